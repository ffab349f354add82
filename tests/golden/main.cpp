// Writes the golden games of tests/golden anew.
#include <fstream>
#include <iostream>

#include "golden/playout.h"

int main() {
  using namespace woodpusher::test;
  for (const Game& game : golden_games()) {
    std::ofstream(WOODPUSHER_TEST_DATA "/" + golden_path(game)) << readable_playout(game);
    std::cout << golden_path(game) << "\n";
  }
}
