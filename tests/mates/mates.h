#pragma once
#include <string>
#include <vector>

#include "support/games.h"

namespace woodpusher::test {

/// A position from which the side to move mates in so many moves and no fewer, and every first move that does it.
struct Mate {
  int moves = 0;
  std::string fen;
  std::vector<std::string> keys;
};

/// The games that have a file of mates here.
std::vector<Game> games_with_mates();
std::string mates_path(const Game& game);
std::vector<Mate> read_mates(const Game& game);

/// Plays games by chance until `count` mates in two and as many in three are found and proved; a line each.
std::string make_mates(const Game& game, int count);

/// The keys of a mate, proved anew; none if the limit of nodes was met or there is a shorter mate.
std::vector<std::string> prove(const Game& game, const Mate& mate, std::uint64_t node_limit);

}  // namespace woodpusher::test
