// The rules of Lumberjack, sentence by sentence.
#include <catch2/catch_test_macros.hpp>

#include "support/table.h"

namespace woodpusher::test {
namespace {

const std::string kGame = "lumberjack";

TEST_CASE("Lumberjack: the array is that of chess", "[lumberjack]") {
  CHECK(Table(kGame).fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
}

TEST_CASE("Lumberjack: every piece but the Pawns moves by its file", "[lumberjack]") {
  const std::vector<std::pair<std::string, std::string>> files{{"a", "R"},  {"b", "N"}, {"c", "B"}, {"d", "BR"},
                                                               {"e", "FW"}, {"f", "B"}, {"g", "N"}, {"h", "R"}};
  Table table(kGame, "2k5/8/8/8/8/NBRNBQNB/8/K7 w - - 0 1");
  for (const auto& [file, powers] : files) CHECK(table.powers(file + "3") == powers);
}

TEST_CASE("Lumberjack: a Pawn moves as in chess on every file", "[lumberjack]") {
  Table table(kGame, "7k/8/8/8/8/1p1p4/2P5/4K3 w - - 0 1");
  CHECK(table.targets("c2") == Names{"b3", "c3", "c4", "d3"});
}

TEST_CASE("Lumberjack: the King too moves by his file", "[lumberjack]") {
  CHECK(Table(kGame, "8/8/7k/8/8/8/8/1K6 w - - 0 1").targets("b1") == Names{"a3", "c3", "d2"});
  CHECK(Table(kGame, "8/8/8/6k1/8/8/8/4K3 w - - 0 1").targets("e1") == Names{"d1", "d2", "e2", "f1", "f2"});
  CHECK(Table(kGame, "8/8/8/5pk1/8/8/3P4/2NK1N2 w - - 0 1").targets("d1") == Names{"a4", "b3", "c2", "e1", "e2", "h5"});
}

TEST_CASE("Lumberjack: the King gives check by the moves of his file", "[lumberjack]") {
  CHECK(refusal(kGame, "k7/8/8/8/8/8/8/K7 w - - 0 1") == "fen.in-check");
  CHECK_FALSE(Table(kGame, "8/k7/8/8/8/8/8/1K6 w - - 0 1").can("b1a3"));
}

TEST_CASE("Lumberjack: a piece changes its moves with its file", "[lumberjack]") {
  Table table(kGame, "7k/8/8/8/8/8/8/RK6 w - - 0 1");
  CHECK(table.powers("a1") == "R");
  table.play({"a1a5", "h8h7", "a5b5"});
  CHECK(table.powers("b5") == "N");
}

TEST_CASE("Lumberjack: no castling", "[lumberjack]") {
  Table table(kGame, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  CHECK(table.fen() == "4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
  CHECK_FALSE(table.can("e1g1"));
}

TEST_CASE("Lumberjack: a Pawn promotes to Q, R, B or N, and all of them move by the file", "[lumberjack]") {
  Table table(kGame, "8/P6k/8/8/8/8/8/4K3 w - - 0 1");
  CHECK(table.moves("a7") == Names{"a7a8q", "a7a8r", "a7a8b", "a7a8n"});
  CHECK(table.play({"a7a8n"}).powers("a8") == "R");
}

TEST_CASE("Lumberjack: en passant is as in chess", "[lumberjack]") {
  Table table(kGame, "7k/8/8/8/3p4/8/2P5/4K3 w - - 0 1");
  CHECK(table.play({"c2c4"}).after("d4c3") == "7k/8/8/8/8/2p5/8/4K3 w - - 0 2");
}

}  // namespace
}  // namespace woodpusher::test
