// The rules of Warmachinewazir-Spiel, sentence by sentence.
#include <catch2/catch_test_macros.hpp>

#include "support/games.h"
#include "support/table.h"

namespace woodpusher::test {
namespace {

const std::string kGame = "warmachinewazir-spiel";

TEST_CASE("Warmachinewazir-Spiel: the setup, turned half round for Black", "[warmachinewazir-spiel]") {
  CHECK(Table(kGame).fen() == "rwnbgqkcbnwr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RWNBCKQGBNWR w KQkq - 0 1");
}

TEST_CASE("Warmachinewazir-Spiel: another array of the same pieces may be given", "[warmachinewazir-spiel]") {
  Table table(kGame, "", {{"array", "RNKQBWGCNBWR"}});
  CHECK(table.fen() == "rwbncgwbqknr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNKQBWGCNBWR w KQkq - 0 1");
  CHECK_THROWS(load(kGame, {{"array", "RNKQBWGCNBW"}}));
}

TEST_CASE("Warmachinewazir-Spiel: the Warmachinewazir steps one or leaps two orthogonally", "[warmachinewazir-spiel]") {
  Table table(kGame, "11k/12/12/3p8/2pWP7/12/12/K11 w - - 0 1");
  CHECK(table.targets("d4") == Names{"b4", "c4", "d2", "d3", "d5", "d6", "f4"});
}

TEST_CASE("Warmachinewazir-Spiel: the Guard moves as a King and is not royal", "[warmachinewazir-spiel]") {
  Table table(kGame, "11k/12/12/12/3Gp7/12/12/K11 w - - 0 1");
  CHECK(table.targets("d4") == Names{"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"});
}

TEST_CASE("Warmachinewazir-Spiel: the Centaur moves as a Guard or a Knight", "[warmachinewazir-spiel]") {
  Table table(kGame, "11k/12/12/12/3C8/12/12/K11 w - - 0 1");
  CHECK(table.targets("d4") ==
        Names{"b3", "b5", "c2", "c3", "c4", "c5", "c6", "d3", "d5", "e2", "e3", "e4", "e5", "e6", "f3", "f5"});
}

TEST_CASE("Warmachinewazir-Spiel: the King leaps to any empty square between him and a Rook",
          "[warmachinewazir-spiel]") {
  Table table(kGame, "6k5/12/12/12/12/12/12/R4K5R w KQ - 0 1");
  CHECK(table.moves("f1b1") == Names{"f1b1,a1f1"});
  for (const std::string to : {"b1", "c1", "d1", "e1"}) CHECK(table.can("f1" + to + ",a1f1"));
  for (const std::string to : {"g1", "h1", "i1", "j1", "k1"}) CHECK(table.can("f1" + to + ",l1f1"));
  CHECK_FALSE(table.can("f1a1,a1f1"));
  CHECK_FALSE(table.can("f1l1,l1f1"));
  CHECK(table.after("f1c1,a1f1") == "6k5/12/12/12/12/12/12/2K2R5R b - - 1 1");
  CHECK(table.after("f1k1,l1f1") == "6k5/12/12/12/12/12/12/R4R4K1 b - - 1 1");
}

TEST_CASE("Warmachinewazir-Spiel: Black's King castles from g8", "[warmachinewazir-spiel]") {
  Table table(kGame, "r5k4r/12/12/12/12/12/12/5K6 b kq - 0 1");
  CHECK(table.after("g8h8,l8g8") == "r5rk4/12/12/12/12/12/12/5K6 w - - 1 2");
  CHECK(table.after("g8b8,a8g8") == "1k4r4r/12/12/12/12/12/12/5K6 w - - 1 2");
}

TEST_CASE("Warmachinewazir-Spiel: squares between may be occupied or attacked", "[warmachinewazir-spiel]") {
  Table table(kGame, "2r3k5/12/12/12/12/12/12/RN1BqK6 w Q - 0 1");
  CHECK(table.in_check());
  Table quiet(kGame, "2r3k5/12/12/12/12/12/12/RN1BCK6 w Q - 0 1");
  CHECK(quiet.moves("f1c1").empty());  // attacked by the Rook
  Table open(kGame, "3r2k5/12/12/12/12/12/12/RN1BCK6 w Q - 0 1");
  CHECK(open.can("f1c1,a1f1"));
  Table crossing(kGame, "4r1k5/12/12/12/12/12/12/R4K6 w Q - 0 1");
  CHECK_FALSE(crossing.can("f1e1,a1f1"));
  CHECK(crossing.can("f1d1,a1f1"));
}

TEST_CASE("Warmachinewazir-Spiel: castling to the square next to the King is not his plain step there",
          "[warmachinewazir-spiel]") {
  Table table(kGame, "6k5/12/12/12/12/12/12/R4K6 w Q - 0 1");
  CHECK(table.moves("f1e1") == Names{"f1e1", "f1e1,a1f1"});
  CHECK(table.after("f1e1") == "6k5/12/12/12/12/12/12/R3K7 b - - 1 1");
  CHECK(table.after("f1e1,a1f1") == "6k5/12/12/12/12/12/12/4KR6 b - - 1 1");
  CHECK(table.san("f1e1") == "Ke1");
  CHECK(table.san("f1e1,a1f1") == "O-O(e1)");
}

TEST_CASE("Warmachinewazir-Spiel: no castling out of check", "[warmachinewazir-spiel]") {
  CHECK(Table(kGame, "5rk5/12/12/12/12/12/12/R4K5R w KQ - 0 1").moves("f1c1").empty());
}

TEST_CASE("Warmachinewazir-Spiel: no castling after King or Rook have moved", "[warmachinewazir-spiel]") {
  Table table(kGame, "6k5/11p/12/12/12/12/12/R4K5R w KQ - 0 1");
  table.play({"l1l2", "g8g7", "l2l1", "g7g8"});
  CHECK(table.fen() == "6k5/11p/12/12/12/12/12/R4K5R w Q - 4 3");
  CHECK_FALSE(table.can("f1k1,l1f1"));
  CHECK(table.can("f1b1,a1f1"));
  table.play({"f1f2", "g8g7", "f2f1", "g7g8"});
  CHECK_FALSE(table.can("f1b1,a1f1"));
}

TEST_CASE("Warmachinewazir-Spiel: castling is once a game", "[warmachinewazir-spiel]") {
  Table table(kGame, "6k5/12/12/12/12/12/12/R4K5R w KQ - 0 1");
  CHECK(table.play({"f1e1,a1f1"}).fen() == "6k5/12/12/12/12/12/12/4KR5R b - - 1 1");
}

TEST_CASE("Warmachinewazir-Spiel: a taken Rook takes the right with it", "[warmachinewazir-spiel]") {
  Table table(kGame, "6k4r/12/12/12/12/12/12/R4K5R b KQ - 0 1");
  CHECK(table.after("l8l1").find(" w Q ") != std::string::npos);
}

TEST_CASE("Warmachinewazir-Spiel: Pawns are as in chess and promote to any of Q R B N W G C",
          "[warmachinewazir-spiel]") {
  Table table(kGame, "6k5/P11/12/12/12/12/11P/5K6 w - - 0 1");
  CHECK(table.moves("a7a8") == Names{"a7a8b", "a7a8c", "a7a8g", "a7a8n", "a7a8q", "a7a8r", "a7a8w"});
  CHECK(table.targets("l2") == Names{"l3", "l4"});
}

TEST_CASE("Warmachinewazir-Spiel: en passant", "[warmachinewazir-spiel]") {
  Table table(kGame, "6k5/12/12/12/10p1/12/11P/5K6 w - - 0 1");
  table.play({"l2l4"});
  CHECK(table.fen() == "6k5/12/12/12/10pP/12/12/5K6 b - l3 0 1");
  CHECK(table.after("k4l3") == "6k5/12/12/12/12/11p/12/5K6 w - - 0 2");
}

TEST_CASE("Warmachinewazir-Spiel: a King and a minor piece against a King go on", "[warmachinewazir-spiel]") {
  CHECK(Table(kGame, "6k5/12/12/12/12/12/12/5KN5 w - - 0 1").outcome() == "");
  CHECK(Table(kGame, "6k5/12/12/12/12/12/12/5K6 w - - 0 1").outcome() == "bare kings");
}

TEST_CASE("Warmachinewazir-Spiel: the castling field is KQkq, or files as in Shredder-FEN", "[warmachinewazir-spiel]") {
  CHECK(Table(kGame, "r5k4r/12/12/12/12/12/12/R4K5R w LAla - 0 1").fen() ==
        "r5k4r/12/12/12/12/12/12/R4K5R w KQkq - 0 1");
  CHECK(refusal(kGame, "r5k4r/12/12/12/12/12/12/R4K5R w KX - 0 1") == "fen.rights");
}

}  // namespace
}  // namespace woodpusher::test
