#pragma once
#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/game.h"
#include "variant/variant.h"

namespace woodpusher {

struct MatchOptions {
  std::shared_ptr<const Variant> variant;
  std::array<EngineSetup, 2> engines;  // A and B
  TimeControl time;
  int games = 100, opening_plies = 6, concurrency = 1;
  std::uint64_t seed = 1;
  std::string pgn, resume;  // files; empty: none
};

/// Reads "--engine A --engine B --variant V ...": see the README.
Result<MatchOptions> read_match_options(const std::vector<std::string>& words);

/// Plays the games that are not yet in the resume file, tells of each, and returns all. An error if an engine does not
/// start or a file cannot be used.
Result<std::vector<GameRecord>> play_match(const MatchOptions& options, std::ostream& out);

/// The command "woodpusher match"; its exit code.
int run_match(const std::vector<std::string>& arguments, std::ostream& out);

}  // namespace woodpusher
