#pragma once
#include <cstdint>
#include <string>

#include "support/games.h"

namespace woodpusher::test {

/// A game played to its end by chance, written for people: moves in SAN, a diagram and FEN every few moves, the
/// outcome. The same seed gives the same game as long as the rules and the texts stay the same, whatever order moves
/// are generated in.
struct Playout {
  std::string text;
  std::string outcome;  // its key, "" if the game went on for too long
  int plies = 0;
};
Playout play_out(const Game& game, std::uint64_t seed);

/// The first playout from seed 1 that ends in mate soon enough to be read.
std::string readable_playout(const Game& game);

/// Games that have a file here, and its path below tests/.
std::vector<Game> golden_games();
std::string golden_path(const Game& game);

}  // namespace woodpusher::test
