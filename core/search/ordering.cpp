#include "search/ordering.h"

namespace woodpusher {

void History::clear() {
  std::fill(table_.begin(), table_.end(), std::int16_t{0});
  std::fill(killers_.begin(), killers_.end(), std::array<Move, 2>{});
}

void History::age() {
  for (std::int16_t& entry : table_) entry = static_cast<std::int16_t>(entry / 4);
  std::fill(killers_.begin(), killers_.end(), std::array<Move, 2>{});
}

void History::add_killer(int ply, Move move) {
  auto& killers = killers_[ply];
  if (killers[0] == move) return;
  killers[1] = killers[0];
  killers[0] = move;
}

}  // namespace woodpusher
