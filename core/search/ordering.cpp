#include "search/ordering.h"

namespace woodpusher {

History::History(const Variant& variant)
    : sites_(variant.board.sites()),
      victims_(variant.types.size() + 1),
      main_((1 + 2 * variant.types.size()) * variant.board.sites()),
      continued_(std::min(main_.size() * main_.size(), kMostContinued)),
      captures_(main_.size() * victims_),
      answers_(main_.size()) {}

void History::clear() {
  std::fill(main_.begin(), main_.end(), Entry{0});
  std::fill(continued_.begin(), continued_.end(), Entry{0});
  std::fill(captures_.begin(), captures_.end(), Entry{0});
  std::fill(answers_.begin(), answers_.end(), Move());
  std::fill(killers_.begin(), killers_.end(), std::array<Move, 2>{});
}

void History::age() {
  for (Entry& entry : main_) entry = static_cast<Entry>(entry / 2);
  std::fill(killers_.begin(), killers_.end(), std::array<Move, 2>{});
}

void History::update(Trace move, const Past& past, int bonus) {
  add(main_[move.slot], bonus);
  for (const Trace before : past)
    if (before.slot >= 0) add(continued_[place(before, move)], bonus);
}

void History::add_killer(int ply, Move move) {
  auto& killers = killers_[ply];
  if (killers[0] == move) return;
  killers[1] = killers[0];
  killers[0] = move;
}

}  // namespace woodpusher
