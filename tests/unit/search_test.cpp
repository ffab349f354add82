// What the search finds, and what it is held to.
#include "search/search.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "catalogue/catalogue.h"
#include "notation/move_text.h"
#include "session/session.h"

using namespace woodpusher;

namespace {

SearchReport searched(Session& session, const SearchLimits& limits) {
  session.begin_search(limits);
  while (!session.step_search(1000)) {
  }
  return session.search_report();
}

std::unique_ptr<Session> open(std::string_view variant, std::string_view fen = {},
                              const std::vector<std::string>& moves = {}) {
  auto session = Session::open(*load_variant(variant), fen, moves);
  REQUIRE(session);
  return std::move(*session);
}

SearchLimits depth(int plies) {
  SearchLimits limits;
  limits.depth = plies;
  return limits;
}

SearchLimits nodes(std::uint64_t count) {
  SearchLimits limits;
  limits.nodes = count;
  return limits;
}

SearchLimits level(int level, std::uint64_t seed = 0) {
  SearchLimits limits;
  limits.level = level;
  limits.seed = seed;
  return limits;
}

int evaluated(const std::shared_ptr<const Variant>& variant, std::string_view fen) {
  const auto session = Session::open(variant, fen);
  REQUIRE(session);
  return searched(**session, depth(1)).lines[0].score.value;
}

}  // namespace

TEST_CASE("Search: slices change nothing of what is found", "[search]") {
  for (const std::string_view variant : variant_names()) {
    const auto whole = open(variant), sliced = open(variant);
    const SearchReport once = searched(*whole, depth(5));
    sliced->begin_search(depth(5));
    while (!sliced->step_search(0)) {
    }
    CHECK(sliced->search_report().nodes == once.nodes);
    CHECK(sliced->search_report().best == once.best);
  }
}

TEST_CASE("Search: node limits hold, however many answers each check has", "[search]") {
  for (const std::string_view variant : variant_names()) {
    const std::shared_ptr<const Variant> loaded = *load_variant(variant);
    for (const BenchPosition& bench : loaded->search_bench) {
      const auto session = open(variant, bench.fen);
      INFO(variant << " " << bench.fen);
      CHECK(searched(*session, nodes(3000)).nodes < 9000);  // the last quiescence may go on
    }
  }
}

TEST_CASE("Search: takes what hangs, and mates where it can", "[search]") {
  CHECK(move_text(**load_variant("chess"),
                  searched(*open("chess", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"), depth(4)).best) == "e4d5");
  const SearchReport mate = searched(*open("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), depth(4));
  CHECK(mate.lines[0].score.is_mate);
  CHECK(mate.lines[0].score.value == 1);
}

TEST_CASE("Search: a lost side takes the repetition", "[search]") {
  // Perpetual check: Black is far ahead and White can check for ever from e8 and h5.
  const auto session = open("chess", "6k1/6p1/8/7Q/8/8/1q4PP/r4BK1 w - - 0 1");
  const SearchReport report = searched(*session, depth(9));
  CHECK(report.lines[0].score.value == 0);
}

TEST_CASE("Search: a draw by moves without progress is seen before it comes", "[search]") {
  // White cannot mate within the two half moves that are left.
  const auto session = open("chess", "7k/8/8/8/8/8/Q7/K7 w - - 98 90");
  CHECK(searched(*session, depth(6)).lines[0].score.value == 0);
}

TEST_CASE("Search: each principal variation begins with another move, better ones first", "[search]") {
  SearchLimits limits = depth(5);
  limits.lines = 4;
  const SearchReport report = searched(*open("relative-lumberjack"), limits);
  REQUIRE(report.lines.size() == 4);
  std::set<std::uint64_t> first;
  for (std::size_t i = 0; i < report.lines.size(); ++i) {
    first.insert(report.lines[i].moves[0].bits());
    if (i > 0) CHECK(report.lines[i - 1].score.value >= report.lines[i].score.value);
  }
  CHECK(first.size() == 4);
}

TEST_CASE("Search: wherever it is stopped, it says which answer it expects", "[search]") {
  for (const std::string_view variant : variant_names()) {
    int answered = 0, searches = 0;
    for (std::uint64_t count = 2000; count < 12000; count += 173) {
      const auto session = open(variant);
      const SearchReport report = searched(*session, nodes(count));
      REQUIRE(report.lines.size() == 1);
      ++searches;
      answered += report.lines[0].moves.size() > 1;
    }
    INFO(variant << ": " << answered << " of " << searches);
    CHECK(answered == searches);
  }
}

TEST_CASE("Levels: a level plays the same move each time, and a stronger one looks at more", "[search][levels]") {
  for (const std::string_view variant : variant_names()) {
    std::uint64_t before = 0;
    for (int strength = 1; strength <= 7; ++strength) {
      INFO(variant << " level " << strength);
      const SearchReport once = searched(*open(variant), level(strength)),
                         again = searched(*open(variant), level(strength));
      CHECK(once.best == again.best);
      CHECK(once.nodes == again.nodes);
      CHECK(once.nodes > before / 2);  // the weakest look at each of their moves once at least
      before = once.nodes;
    }
    CHECK(before >= 5000);
  }
}

TEST_CASE("Levels: what a weak level overlooks differs from game to game, a strong one overlooks nothing",
          "[search][levels]") {
  std::set<std::uint64_t> weak, strong;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    weak.insert(searched(*open("chess"), level(1, seed)).best.bits());
    strong.insert(searched(*open("chess"), level(8, seed)).best.bits());
  }
  CHECK(weak.size() > 1);
  CHECK(strong.size() == 1);
}

TEST_CASE("Levels: forcing moves are overlooked less often than quiet ones", "[levels]") {
  const Handicap handicap(1, 5);
  int quiet = 0, forcing = 0;
  for (std::uint64_t key = 1; key <= 4000; ++key) {
    quiet += handicap.overlooks(key * 0x9e3779b97f4a7c15u, Move::step(1, 2), false);
    forcing += handicap.overlooks(key * 0x9e3779b97f4a7c15u, Move::step(1, 2), true);
  }
  CHECK(quiet > 3 * forcing);
  CHECK(forcing > 0);
  for (int strongest = 8; strongest <= kStrongestLevel; ++strongest)
    CHECK_FALSE(Handicap(strongest).overlooks(1, Move::step(1, 2), false));
}

TEST_CASE("Weights: a definition's own are used, and wrong ones named with their line", "[search][weights]") {
  const std::string_view fen = "4k3/pppp4/8/8/8/8/PPPPP3/4K3 w - - 0 1";
  const auto own = load_variant_from("[dear:chess]\nweight.pawn = 400 500\n[cheap:chess]\nweight.pawn = 20\n", "dear"),
             cheap =
                 load_variant_from("[dear:chess]\nweight.pawn = 400 500\n[cheap:chess]\nweight.pawn = 20\n", "cheap");
  REQUIRE(own);
  REQUIRE(cheap);
  CHECK(evaluated(*own, fen) > evaluated(*cheap, fen) + 200);
  CHECK((*own)->weights[Weight::Pawn] == Pair{400, 500});
  CHECK((*cheap)->weights[Weight::Pawn] == Pair{20, 20});
  const auto unknown = load_variant_from("[a:chess]\nweight.pown = 1 2\n", "a");
  REQUIRE_FALSE(unknown);
  CHECK(unknown.error().place.line == 2);
  for (const std::string_view wrong : {"x", "1 y", "1 2 3", "99999", ""}) {
    const auto refused = load_variant_from("[a:chess]\nweight.pawn = " + std::string(wrong) + "\n", "a");
    INFO(wrong);
    CHECK_FALSE(refused);
  }
}

TEST_CASE("Weights: every one has a name of its own", "[weights]") {
  std::set<std::string_view> names;
  for (int i = 0; i < kWeights; ++i) {
    const auto weight = static_cast<Weight>(i);
    names.insert(name_of(weight));
    CHECK(weight_of(name_of(weight)) == weight);
  }
  CHECK(names.size() == kWeights);
  CHECK_FALSE(weight_of("pown"));
}

TEST_CASE("Evaluation: the same from either side's seat", "[search]") {
  // Mirrored positions of games whose setups are mirrors too: what is good for White is as good for Black.
  const std::pair<std::string_view, std::string_view> mirrored[] = {
      {"r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
       "rnbqk2r/pppp1ppp/5n2/2b1p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 4 4"},
      {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "8/4p1p1/8/1r3P1K/kp5R/3P4/2P5/8 b - - 0 1"}};
  for (const auto& [white, black] : mirrored)
    CHECK(evaluated(*load_variant("chess"), white) == evaluated(*load_variant("chess"), black));
}
