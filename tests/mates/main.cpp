// Writes the files of mates of tests/mates anew.
#include <fstream>
#include <iostream>

#include "mates/mates.h"

int main() {
  using namespace woodpusher::test;
  for (const Game& game : games_with_mates()) {
    std::cout << mates_path(game) << std::endl;
    std::ofstream(WOODPUSHER_TEST_DATA "/" + mates_path(game)) << make_mates(game, 10);
  }
}
