// Mates in two and three: they are what they say, and the engine finds them.
#include "mates/mates.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>

#include "notation/move_text.h"
#include "session/session.h"
#include "support/files.h"

namespace woodpusher::test {
namespace {

/// Five seconds, more where the build is slow.
int milliseconds() { return is_slow_build() ? 50000 : 5000; }

/// What a search says of the position of a mate.
SearchReport search(const Game& game, const Mate& mate, const SearchLimits& limits) {
  const auto session = std::move(*Session::open(game.variant, mate.fen));
  const auto start = std::chrono::steady_clock::now();
  session->begin_search(limits);
  while (!session->step_search(20))
    if (std::chrono::steady_clock::now() - start > std::chrono::milliseconds(milliseconds())) session->stop_search();
  return session->search_report();
}

void check_found(const Game& game, const Mate& mate, const SearchLimits& limits, int most_moves) {
  INFO(game.label << " mate in " << mate.moves << ": " << mate.fen);
  const SearchReport report = search(game, mate, limits);
  REQUIRE_FALSE(report.lines.empty());
  REQUIRE(report.lines[0].score.is_mate);
  CHECK(report.lines[0].score.value >= mate.moves);
  CHECK(report.lines[0].score.value <= most_moves);
  const std::string best = move_text(*game.variant, report.best);
  const bool is_key = std::find(mate.keys.begin(), mate.keys.end(), best) != mate.keys.end();
  if (report.lines[0].score.value == mate.moves) CHECK(is_key);
}

TEST_CASE("There are ten mates in two and ten in three for each shipped game, proved", "[mates]") {
  for (const Game& game : games_with_mates()) {
    const std::vector<Mate> mates = read_mates(game);
    CHECK(mates.size() == 20);
    for (const Mate& mate : mates) {
      INFO(game.label << " mate in " << mate.moves << ": " << mate.fen);
      if (mate.moves == 2 || is_long()) CHECK(prove(game, mate, 30000000) == mate.keys);
    }
  }
}

TEST_CASE("The engine finds a mate in five seconds, never a shorter one than there is", "[mates]") {
  SearchLimits limits;
  limits.move_time = milliseconds();
  for (const Game& game : games_with_mates())
    for (const Mate& mate : read_mates(game)) check_found(game, mate, limits, 10);
}

TEST_CASE("Asked for a mate in so many moves, the engine finds it in five seconds", "[mates]") {
  for (const Game& game : games_with_mates())
    for (const Mate& mate : read_mates(game)) {
      SearchLimits limits;
      limits.mate = mate.moves;
      check_found(game, mate, limits, mate.moves);
    }
}

}  // namespace
}  // namespace woodpusher::test
