#include "mcts/tree.h"

int main() {
  using namespace woodpusher::bench;
  return speak_uci("Monte Carlo tree search", make_player<Mcts>);
}
