// Betza text: which movements each letter makes, and what an error says.
#include "movement/betza.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <tuple>

#include "base/texts.h"
#include "movement/walker.h"

namespace woodpusher::test {
namespace {

using Steps = std::set<std::pair<int, int>>;

std::vector<Atom> atoms_of(const std::string& text) {
  const auto atoms = parse_betza(text);
  REQUIRE(atoms);
  return *atoms;
}

/// The displacements of all legs of all atoms.
Steps steps_of(const std::string& text) {
  Steps steps;
  for (const Atom& atom : atoms_of(text))
    for (const Leg& leg : atom.legs) steps.emplace(leg.step.dx, leg.step.dy);
  return steps;
}

/// A step turned and mirrored in all ways.
Steps all_of(int m, int n) {
  Steps steps;
  for (const auto& [a, b] : {std::pair{m, n}, std::pair{n, m}})
    for (const int x : {a, -a})
      for (const int y : {b, -b}) steps.emplace(x, y);
  return steps;
}

/// The sites that a movement leads to from e5 of an empty 9x9 board, relative to it.
Steps reach_of(const std::string& text, Colour colour = Colour::White) {
  const Board board(9, 9, std::vector<Cell>(81, Cell::Walkable));
  Steps found;
  for (const Atom& atom : atoms_of(text))
    for (const Route& route : routes(board, atom, colour, board.at(4, 4)))
      for (const Site site : route.ray) found.emplace(board.file(site) - 4, board.rank(site) - 4);
  return found;
}

std::string error_of(const std::string& text) {
  const auto atoms = parse_betza(text);
  return atoms ? "" : std::string(atoms.error().key) + " at " + std::to_string(atoms.error().place.column);
}

TEST_CASE("Betza: each leaper goes its step turned and mirrored in all ways", "[betza]") {
  const std::vector<std::tuple<std::string, int, int>> leapers{
      {"W", 0, 1}, {"F", 1, 1}, {"D", 0, 2}, {"N", 1, 2},     {"A", 2, 2},     {"H", 0, 3},
      {"C", 1, 3}, {"Z", 2, 3}, {"G", 3, 3}, {"(1,4)", 1, 4}, {"(4,1)", 1, 4}, {"(0,5)", 0, 5}};
  for (const auto& [text, m, n] : leapers) {
    INFO(text);
    CHECK(steps_of(text) == all_of(m, n));
    CHECK(atoms_of(text).size() == 1);
    CHECK(atoms_of(text)[0].kind == AtomKind::Leap);
    CHECK(atoms_of(text)[0].mode == kBoth);
  }
}

TEST_CASE("Betza: riders by letter, by doubling and by range", "[betza]") {
  for (const std::string text : {"R", "WW", "W0", "R0"}) CHECK(reach_of(text).size() == 16);
  for (const std::string text : {"B", "FF", "F0"}) CHECK(reach_of(text).size() == 16);
  CHECK(atoms_of("R")[0].kind == AtomKind::Slide);
  CHECK(reach_of("R3").size() == 12);
  CHECK(reach_of("W2") == Steps{{0, 1}, {0, 2}, {0, -1}, {0, -2}, {1, 0}, {2, 0}, {-1, 0}, {-2, 0}});
  CHECK(reach_of("NN") == reach_of("N0"));
  CHECK(reach_of("NN").size() == 16);
  CHECK(reach_of("R1") == reach_of("W"));
  CHECK(atoms_of("R1")[0].kind == AtomKind::Leap);
}

TEST_CASE("Betza: compounds are split, equal movements are one", "[betza]") {
  CHECK(atoms_of("Q").size() == 2);
  CHECK(atoms_of("K").size() == 2);
  CHECK(reach_of("Q").size() == 32);
  CHECK(reach_of("K") == Steps{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}});
  CHECK(atoms_of("QRBWW").size() == 2);
  CHECK(atoms_of("WK").size() == 2);
  CHECK(atoms_of("Q2").size() == 2);
  CHECK(reach_of("Q2").size() == 16);
  CHECK(atoms_of("mWcW").size() == 2);
}

TEST_CASE("Betza: directions of steps straight and diagonal", "[betza]") {
  CHECK(steps_of("fW") == Steps{{0, 1}});
  CHECK(steps_of("bW") == Steps{{0, -1}});
  CHECK(steps_of("lW") == Steps{{-1, 0}});
  CHECK(steps_of("rW") == Steps{{1, 0}});
  CHECK(steps_of("sW") == Steps{{-1, 0}, {1, 0}});
  CHECK(steps_of("vW") == Steps{{0, -1}, {0, 1}});
  CHECK(steps_of("fsW") == Steps{{0, 1}, {-1, 0}, {1, 0}});
  CHECK(steps_of("fF") == Steps{{-1, 1}, {1, 1}});
  CHECK(steps_of("lF") == Steps{{-1, -1}, {-1, 1}});
  CHECK(steps_of("flF") == Steps{{-1, 1}});
  CHECK(steps_of("flbrF") == Steps{{-1, 1}, {1, -1}});
  CHECK(steps_of("sF") == all_of(1, 1));
  CHECK(reach_of("fR") == Steps{{0, 1}, {0, 2}, {0, 3}, {0, 4}});
  CHECK(steps_of("fK") == Steps{{0, 1}, {-1, 1}, {1, 1}});
}

TEST_CASE("Betza: directions of oblique steps", "[betza]") {
  CHECK(steps_of("ffN") == Steps{{-1, 2}, {1, 2}});
  CHECK(steps_of("bbN") == Steps{{-1, -2}, {1, -2}});
  CHECK(steps_of("fsN") == Steps{{-2, 1}, {2, 1}});
  CHECK(steps_of("bsN") == Steps{{-2, -1}, {2, -1}});
  CHECK(steps_of("vN") == Steps{{-1, 2}, {1, 2}, {-1, -2}, {1, -2}});
  CHECK(steps_of("sN") == Steps{{-2, 1}, {2, 1}, {-2, -1}, {2, -1}});
  CHECK(steps_of("ffbsN") == Steps{{-1, 2}, {1, 2}, {-2, -1}, {2, -1}});
}

TEST_CASE("Betza: a movement is mirrored for Black", "[betza]") {
  CHECK(reach_of("fW", Colour::Black) == Steps{{0, -1}});
  CHECK(reach_of("flF", Colour::Black) == Steps{{-1, -1}});
  CHECK(reach_of("N", Colour::Black) == reach_of("N"));
}

TEST_CASE("Betza: m moves only, c captures only", "[betza]") {
  CHECK(atoms_of("mW")[0].mode == kQuiet);
  CHECK(atoms_of("cW")[0].mode == kCapture);
  CHECK(atoms_of("mfWcfF").size() == 2);
  CHECK(steps_of("mfWcfF") == Steps{{0, 1}, {-1, 1}, {1, 1}});
}

TEST_CASE("Betza: p before a rider hops", "[betza]") {
  CHECK(atoms_of("pR")[0].kind == AtomKind::Hop);
  CHECK(atoms_of("mRcpR").size() == 2);
  CHECK(error_of("pW") == "betza.hop at 3");
  CHECK(error_of("pN") == "betza.hop at 3");
}

TEST_CASE("Betza: n before N, D and A is lame", "[betza]") {
  const auto leg = [](const std::string& text, Step whole) {
    const Atom atom = atoms_of(text)[0];
    for (const Leg& candidate : atom.legs) {
      const Step first = candidate.stem.at(0);
      if (first.dx + candidate.step.dx == whole.dx && first.dy + candidate.step.dy == whole.dy) return first;
    }
    return Step{};
  };
  CHECK(leg("nN", {1, 2}) == Step{0, 1});
  CHECK(leg("nN", {-2, 1}) == Step{-1, 0});
  CHECK(leg("nD", {0, -2}) == Step{0, -1});
  CHECK(leg("nA", {2, -2}) == Step{1, -1});
  CHECK(reach_of("nN") == reach_of("N"));
  CHECK(error_of("nW") == "betza.lame at 3");
  CHECK(error_of("nR") == "betza.lame at 3");
  CHECK(error_of("nC") == "betza.lame at 3");
}

TEST_CASE("Betza: a bent path goes on outward", "[betza]") {
  CHECK(reach_of("[F-fW-fW-fR]") == Steps{{1, 4}, {-1, 4}, {4, 1}, {4, -1}, {1, -4}, {-1, -4}, {-4, 1}, {-4, -1}});
  CHECK(reach_of("[W-fF]") == all_of(1, 2));
  CHECK(reach_of("[F-fW]") == all_of(1, 2));
  CHECK(reach_of("[W-fW]") == all_of(0, 2));
  CHECK(reach_of("[F-fB2]") == [] {
    Steps steps = all_of(2, 2);
    steps.merge(all_of(3, 3));
    return steps;
  }());
  CHECK(error_of("f[F-fW]") == "betza.bent at 2");
  CHECK(error_of("[N-fW]") == "betza.unknown at 2");
  CHECK(error_of("[F-W]") == "betza.unknown at 4");
  CHECK(error_of("[F-fR-fW]") == "betza.unknown at 6");
  CHECK(error_of("[F-fW") == "betza.ends at 6");
}

TEST_CASE("Betza: an unknown letter is an error that says where", "[betza]") {
  CHECK(error_of("x") == "betza.unknown at 1");
  CHECK(error_of("RX") == "betza.unknown at 2");
  CHECK(error_of("mfWxF") == "betza.unknown at 4");
  CHECK(error_of("R B") == "betza.unknown at 2");
  CHECK(error_of("(1;2)") == "betza.unknown at 3");
  CHECK(error_of("f") == "betza.ends at 2");
  CHECK(error_of("(1,") == "betza.ends at 4");
  CHECK(error_of("(0,0)").starts_with("betza.leap"));
  CHECK(error_of("(1,99)").starts_with("betza.leap"));
  CHECK(words(parse_betza("RX").error()) == "column 2: \"X\" is not understood here");
}

TEST_CASE("Betza: nothing at all is a piece that cannot move", "[betza]") { CHECK(atoms_of("").empty()); }

TEST_CASE("Betza: the text of an atom reads back as the same movement", "[betza]") {
  for (const std::string text :
       {"W",       "F",  "D",  "N",     "A",   "H",  "C",  "Z",  "G",   "(1,4)", "R",    "B",   "R3",
        "F2",      "NN", "N3", "mRcpR", "pB4", "nN", "nD", "nA", "fsW", "ffN",   "fbmW", "cfF", "[F-fW-fW-fR]",
        "m[W-fF]", "K",  "Q",  "(2,4)3"}) {
    INFO(text);
    for (const Atom& atom : atoms_of(text)) {
      const auto again = parse_betza(atom.betza);
      REQUIRE(again);
      REQUIRE(again->size() == 1);
      CHECK((*again)[0].same_movement(atom));
    }
  }
}

}  // namespace
}  // namespace woodpusher::test
