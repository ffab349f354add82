#pragma once
#include <utility>

#include "support/core.h"

namespace woodpusher::test {

/// Proves mates by trying everything: no evaluation, no table, draws by rule left aside.
template <class Set>
class Solver {
 public:
  Solver(Position<Set>& position, std::uint64_t node_limit) : position_(position), left_(node_limit) {}

  /// The moves by which the side to move mates in `moves` of its own, whatever is answered.
  std::vector<Move> keys(int moves) {
    std::vector<Move> found;
    for (const Move move : legal(position_))
      if (mates_by(move, moves)) found.push_back(move);
    return found;
  }
  bool mates_in(int moves) {
    for (const Move move : legal(position_))
      if (mates_by(move, moves)) return true;
    return false;
  }
  /// Whether the limit of nodes was met: then nothing that was found is proved.
  bool gave_up() const { return left_ == 0; }

 private:
  bool mates_by(Move move, int moves) {
    if (left_ == 0) return false;
    --left_;
    position_.apply(move);
    const bool mates = moves == 1 ? is_mate() : is_lost(moves);
    position_.revert();
    return mates;
  }

  bool is_mate() { return in_check(position_, position_.to_move()) && count_legal_moves(position_) == 0; }

  /// The answer that refuted the last try is tried first.
  bool is_lost(int moves) {
    std::vector<Move> answers = legal(position_);
    if (answers.empty()) return in_check(position_, position_.to_move());
    for (Move& answer : answers)
      if (answer == refutation_[moves]) std::swap(answer, answers.front());
    for (const Move answer : answers) {
      position_.apply(answer);
      const bool lost = mates_in(moves - 1);
      position_.revert();
      if (!lost) {
        refutation_[moves] = answer;
        return false;
      }
    }
    return true;
  }

  Position<Set>& position_;
  std::uint64_t left_;
  Move refutation_[8] = {};
};

}  // namespace woodpusher::test
