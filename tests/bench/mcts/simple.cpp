#include "base/random.h"
#include "mcts/uci_player.h"
#include "search/evaluation.h"

namespace woodpusher::bench {
namespace {

/// Mates in one, else makes the capture of the most valuable piece, else moves at random.
template <class Set>
class Simple {
 public:
  explicit Simple(const Ground<Set>& ground) : values_(ground) {}

  Move operator()(Position<Set>& position, const Limits&, std::ostream&) {
    const std::vector<Move> moves = list_legal(position);
    std::vector<Move> best;
    int highest = 0;
    for (const Move move : moves) {
      if (mates(position, move)) return move;
      const int value = taken_value(position, move);
      if (value > highest) best.clear();
      highest = std::max(highest, value);
      if (value == highest) best.push_back(move);
    }
    return best.empty() ? Move{} : best[random_.below(best.size())];
  }

 private:
  /// 0 for a move that takes nothing.
  int taken_value(const Position<Set>& position, Move move) const {
    if (move.is_drop() || move.is_castling()) return 0;
    const Piece piece = position.at(move.kind() == MoveKind::EnPassant ? move.victim() : move.to());
    return piece ? std::max(values_.value(type_of(piece)), 1) : 0;
  }

  Evaluation<Set> values_;
  Random random_{1};
};

}  // namespace
}  // namespace woodpusher::bench

int main() {
  using namespace woodpusher::bench;
  return speak_uci("Simple mover", make_player<Simple>);
}
