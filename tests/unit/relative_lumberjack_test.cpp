// The rules of Relative Lumberjack, sentence by sentence.
#include <catch2/catch_test_macros.hpp>

#include "support/games.h"
#include "support/table.h"

namespace woodpusher::test {
namespace {

const std::string kGame = "relative-lumberjack";

TEST_CASE("Relative Lumberjack: the setup has on each file the compound with the piece of that file in chess",
          "[relative-lumberjack]") {
  CHECK(Table(kGame).fen() == "mcqakqcm/pppppppp/8/8/8/8/PPPPPPPP/MCQAKQCM w KQkq - 0 1");
}

TEST_CASE("Relative Lumberjack: other arrays are choices, mirrored for Black", "[relative-lumberjack]") {
  CHECK(Table(kGame, "", {{"array", "MQCAKCQM"}}).fen() == "mqcakcqm/pppppppp/8/8/8/8/PPPPPPPP/MQCAKCQM w KQkq - 0 1");
  CHECK(Table(kGame, "", {{"array", "QMCAKCMQ"}}).fen() == "qmcakcmq/pppppppp/8/8/8/8/PPPPPPPP/QMCAKCMQ w KQkq - 0 1");
}

TEST_CASE("Relative Lumberjack: any back rank of these pieces with one King may be given", "[relative-lumberjack]") {
  Table table(kGame, "", {{"array", "AKCQMMQC"}});
  CHECK(table.fen() == "akcqmmqc/pppppppp/8/8/8/8/PPPPPPPP/AKCQMMQC w Kk - 0 1");  // no room on the other wing
  CHECK_THROWS(load(kGame, {{"array", "QQQQQQQQ"}}));
  CHECK_THROWS(load(kGame, {{"array", "KQQQKQQQ"}}));
  CHECK_THROWS(load(kGame, {{"array", "MCQAKQC"}}));
  CHECK_THROWS(load(kGame, {{"array", "MCQAKQCR"}}));
}

TEST_CASE("Relative Lumberjack: promotion and castling follow the array", "[relative-lumberjack]") {
  const Options array{{"array", "AKCQMMQC"}};
  CHECK(Table(kGame, "6k1/P7/8/8/8/8/8/1K6 w - - 0 1", array).moves("a7") == Names{"a7a8a"});
  CHECK(Table(kGame, "6k1/2P5/8/8/8/8/8/1K6 w - - 0 1", array).moves("c7") == Names{"c7c8c"});
  Table castling(kGame, "6k1/8/8/8/8/8/8/AK5C w KQ - 0 1", array);
  CHECK(castling.fen() == "6k1/8/8/8/8/8/8/AK5C w K - 0 1");
  CHECK(castling.after("b1d1") == "6k1/8/8/8/8/8/8/A1CK4 b - - 1 1");
}

TEST_CASE("Relative Lumberjack: alone on its file a piece has all its own moves", "[relative-lumberjack]") {
  CHECK(Table(kGame, "k7/8/8/8/3A4/8/8/K7 w - - 0 1").powers("d4") == "BNR");
  CHECK(Table(kGame, "k7/8/8/8/3M4/8/8/K7 w - - 0 1").powers("d4") == "NR");
  CHECK(Table(kGame, "k7/8/8/8/3C4/8/8/K7 w - - 0 1").powers("d4") == "BN");
  CHECK(Table(kGame, "k7/8/8/8/3Q4/8/8/K7 w - - 0 1").powers("d4") == "BR");
}

TEST_CASE("Relative Lumberjack: Marshall and Cardinal make each other Knights", "[relative-lumberjack]") {
  Table table(kGame, "k7/8/8/3M4/8/3C4/8/K7 w - - 0 1");
  CHECK(table.powers("d5") == "N");
  CHECK(table.powers("d3") == "N");
  CHECK(table.targets("d3") == Names{"b2", "b4", "c1", "c5", "e1", "e5", "f2", "f4"});
}

TEST_CASE("Relative Lumberjack: Queen and Cardinal make each other Bishops", "[relative-lumberjack]") {
  Table table(kGame, "1k6/8/8/3Q4/8/3C4/8/K7 w - - 0 1");
  CHECK(table.powers("d5") == "B");
  CHECK(table.powers("d3") == "B");
}

TEST_CASE("Relative Lumberjack: Queen and Marshall make each other Rooks", "[relative-lumberjack]") {
  Table table(kGame, "k7/8/8/3Q4/8/3M4/8/K7 w - - 0 1");
  CHECK(table.powers("d5") == "R");
  CHECK(table.powers("d3") == "R");
}

TEST_CASE("Relative Lumberjack: Marshall, Queen and Cardinal together cannot move", "[relative-lumberjack]") {
  Table table(kGame, "k7/8/8/3Q4/3C4/3M4/8/K7 w - - 0 1");
  for (const std::string site : {"d3", "d4", "d5"}) {
    CHECK(table.powers(site) == "");
    CHECK(table.targets(site).empty());
  }
}

TEST_CASE("Relative Lumberjack: pieces of either colour count, Kings and Pawns do not", "[relative-lumberjack]") {
  CHECK(Table(kGame, "k7/8/8/3m4/8/3C4/8/K7 w - - 0 1").powers("d3") == "N");
  CHECK(Table(kGame, "3k4/3p4/8/3p4/8/3A4/3P4/3K4 w - - 0 1").powers("d3") == "BNR");
}

TEST_CASE("Relative Lumberjack: Kings and Pawns are not affected", "[relative-lumberjack]") {
  Table table(kGame, "3k4/3m4/8/8/3c4/8/3P4/3K3M w - - 0 1");
  CHECK(table.powers("d2") == "fcFfmWimfnD");
  CHECK(table.targets("d2") == Names{"d3"});
  CHECK(table.targets("d1") == Names{"c1", "e1"});  // c2 and e2 are a Knight's move from d4
}

TEST_CASE("Relative Lumberjack: the author's example: a Queen with a Cardinal on her file gives no check along it",
          "[relative-lumberjack]") {
  Table table(kGame, "4k3/8/8/8/8/8/4Q3/K3C3 b - - 0 1");
  CHECK_FALSE(table.in_check());
  CHECK(table.powers("e2") == "B");
  CHECK(Table(kGame, "4k3/8/8/8/8/8/4Q3/K7 b - - 0 1").in_check());
}

TEST_CASE("Relative Lumberjack: leaving a file can unleash an enemy piece on it", "[relative-lumberjack]") {
  // The Cardinal makes the Marshall a Knight; any of its moves would make it a Rook that takes the King.
  Table table(kGame, "3m2k1/8/8/8/3C4/8/8/3K4 w - - 0 1");
  CHECK(table.powers("d8") == "N");
  CHECK(table.targets("d4").empty());
  CHECK_FALSE(table.targets("d1").empty());
}

TEST_CASE("Relative Lumberjack: entering a file can disarm a checker", "[relative-lumberjack]") {
  Table table(kGame, "6k1/8/8/1C1m4/8/8/8/3K4 w - - 0 1");
  REQUIRE(table.in_check());
  // d3 and d4 stand in the way too; from d6 and d7 the Cardinal only makes the Marshall a Knight.
  CHECK(table.targets("b5") == Names{"d3", "d4", "d6", "d7"});
  CHECK(table.after("b5d6") == "6k1/8/3C4/3m4/8/8/8/3K4 b - - 1 1");
}

TEST_CASE("Relative Lumberjack: a capture on a file changes the powers there", "[relative-lumberjack]") {
  // The Queen keeps the Marshall to the Rook's moves. Were she taken, it would attack the King by the Knight's.
  Table table(kGame, "6k1/3q4/2P5/8/2K5/8/3m4/8 w - - 0 1");
  CHECK_FALSE(table.in_check());
  CHECK(table.powers("d2") == "R");
  CHECK_FALSE(table.can("c6d7"));
}

TEST_CASE("Relative Lumberjack: legality is judged on the position after the move", "[relative-lumberjack]") {
  // The Cardinal keeps the Marshall to the Knight's moves. Taken by the King, it no longer does.
  Table table(kGame, "3m2k1/8/8/8/8/8/3c4/3K4 w - - 0 1");
  CHECK(table.powers("d8") == "N");
  CHECK_FALSE(table.can("d1d2"));
}

TEST_CASE("Relative Lumberjack: a Pawn becomes what stood on its square in the setup", "[relative-lumberjack]") {
  const std::vector<std::pair<std::string, std::string>> becomes{{"a7", "a7a8m"}, {"b7", "b7b8c"}, {"c7", "c7c8q"},
                                                                 {"d7", "d7d8a"}, {"f7", "f7f8q"}, {"g7", "g7g8c"},
                                                                 {"h7", "h7h8m"}};
  Table table(kGame, "8/PPPP1PPP/8/4k3/8/4K3/8/8 w - - 0 1");
  for (const auto& [pawn, move] : becomes) CHECK(table.moves(pawn) == Names{move});
  Table black(kGame, "8/8/8/4k3/8/4K3/pppp1ppp/8 b - - 0 1");
  CHECK(black.moves("b2") == Names{"b2b1c"});
  CHECK(black.after("d2d1a") == "8/8/8/4k3/8/4K3/ppp2ppp/3a4 w - - 0 2");
}

/// What a white Pawn on e7 becomes with these pieces below it on its file.
std::string promotion_with(const std::string& middle) {
  const Names moves = Table(kGame, "8/k3P3/" + middle + "/8/7K w - - 0 1").moves("e7e8");
  REQUIRE(moves.size() == 1);
  return moves.begin()->substr(4);
}

TEST_CASE("Relative Lumberjack: on a King's square a Pawn becomes what the pieces of the file share",
          "[relative-lumberjack]") {
  CHECK(promotion_with("4q3/8/8/8") == "q");
  CHECK(promotion_with("4m3/8/4Q3/8") == "r");
  CHECK(promotion_with("4m3/4Q3/4q3/8") == "r");  // the author's: a Marshall and two Queens
  CHECK(promotion_with("4b3/8/8/8") == "b");      // the author's: a Bishop, a King and the Pawn
  CHECK(promotion_with("4c3/4M3/8/8") == "n");
  CHECK(promotion_with("4a3/8/8/8") == "a");
  CHECK(promotion_with("4a3/4m3/8/8") == "m");
}

TEST_CASE("Relative Lumberjack: on a King's square without other pieces a Pawn becomes an Amazon",
          "[relative-lumberjack]") {
  CHECK(promotion_with("8/8/8/8") == "a");
  CHECK(promotion_with("4p3/4P3/8/8") == "a");
  CHECK(Table(kGame, "8/4P3/8/8/8/4k3/8/4K3 w - - 0 1").moves("e7") == Names{"e7e8a"});
}

TEST_CASE("Relative Lumberjack: on a King's square where pieces share nothing a Pawn becomes a Stump",
          "[relative-lumberjack]") {
  CHECK(promotion_with("4q3/4m3/4c3/8") == "s");
  CHECK(promotion_with("4r3/4b3/8/8") == "s");
  Table table(kGame, "8/k3P3/4r3/4b3/8/8/8/7K w - - 0 1");
  table.play({"e7e8s", "a7a6"});
  CHECK(table.powers("e8") == "");
  CHECK(table.targets("e8").empty());
}

TEST_CASE("Relative Lumberjack: what a promoting Pawn takes on the King's square does not count",
          "[relative-lumberjack]") {
  CHECK(Table(kGame, "4q3/k2P4/8/8/8/8/8/7K w - - 0 1").moves("d7e8") == Names{"d7e8a"});
  CHECK(Table(kGame, "4q3/k2P4/4c3/8/8/8/8/7K w - - 0 1").moves("d7e8") == Names{"d7e8c"});
}

TEST_CASE("Relative Lumberjack: Black's King's square is e1, White's e8", "[relative-lumberjack]") {
  CHECK(Table(kGame, "7k/8/8/8/4Q3/8/K3p3/8 b - - 0 1").moves("e2e1") == Names{"e2e1q"});
}

TEST_CASE("Relative Lumberjack: promotion is compulsory and read without its letter", "[relative-lumberjack]") {
  Table table(kGame, "8/k3P3/8/8/8/8/8/7K w - - 0 1");
  CHECK_FALSE(table.can("e7e8"));
  CHECK(table.play({"e7e8"}).fen() == "4A3/k7/8/8/8/8/8/7K b - - 0 1");
}

TEST_CASE("Relative Lumberjack: castling is with the piece of the corner, whatever its powers",
          "[relative-lumberjack]") {
  // The Marshall on h1 has nothing in common with the Cardinal and the Queen on its file.
  Table table(kGame, "4k3/8/7c/7q/8/8/8/4K2M w K - 0 1");
  REQUIRE(table.powers("h1") == "");
  CHECK(table.after("e1g1") == "4k3/8/7c/7q/8/8/8/5MK1 b - - 1 1");
}

TEST_CASE("Relative Lumberjack: the square that the King reaches is judged after castling", "[relative-lumberjack]") {
  // With the Marshall on its file the Queen on h2 is a Rook and does not attack g1; once the Marshall has left, she
  // does.
  CHECK_FALSE(Table(kGame, "4k3/8/8/8/8/8/7q/4K2M w K - 0 1").can("e1g1"));
}

TEST_CASE("Relative Lumberjack: the square that the King crosses is judged before castling", "[relative-lumberjack]") {
  CHECK_FALSE(Table(kGame, "4k3/5q2/8/8/8/8/8/4K2M w K - 0 1").can("e1g1"));
  CHECK(Table(kGame, "4k3/5c2/8/8/8/8/8/4K2M w K - 0 1").can("e1g1"));
}

TEST_CASE("Relative Lumberjack: castling can be chosen away", "[relative-lumberjack]") {
  Table table(kGame, "", {{"castling", "none"}});
  CHECK(table.fen() == "mcqakqcm/pppppppp/8/8/8/8/PPPPPPPP/MCQAKQCM w - - 0 1");
  CHECK(Table(kGame, "4k3/8/8/8/8/8/8/4K2M w K - 0 1", {{"castling", "none"}}).fen() ==
        "4k3/8/8/8/8/8/8/4K2M w - - 0 1");
}

TEST_CASE("Relative Lumberjack: a right to castle needs the type of the setup in the corner", "[relative-lumberjack]") {
  Table table(kGame, "4k3/8/8/8/8/8/8/Q3K2M w KQ - 0 1");
  CHECK(table.fen() == "4k3/8/8/8/8/8/8/Q3K2M w K - 0 1");
  CHECK(table.session().notes().size() == 1);
}

TEST_CASE("Relative Lumberjack: double step and en passant are as in chess", "[relative-lumberjack]") {
  Table table(kGame, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
  table.play({"e2e4"});
  CHECK(table.fen() == "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  CHECK(table.after("d4e3") == "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
}

}  // namespace
}  // namespace woodpusher::test
