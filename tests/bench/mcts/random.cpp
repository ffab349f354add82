#include "base/random.h"

#include "mcts/uci_player.h"

namespace woodpusher::bench {
namespace {

/// Moves at random.
template <class Set>
class RandomMover {
 public:
  explicit RandomMover(const Ground<Set>&) {}
  Move operator()(Position<Set>& position, const Limits&, std::ostream&) {
    const std::vector<Move> moves = list_legal(position);
    return moves.empty() ? Move{} : moves[random_.below(moves.size())];
  }

 private:
  Random random_{1};
};

}  // namespace
}  // namespace woodpusher::bench

int main() {
  using namespace woodpusher::bench;
  return speak_uci("Random mover", make_player<RandomMover>);
}
