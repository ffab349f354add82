// Chess: what the other games take over.
#include <catch2/catch_test_macros.hpp>

#include "support/table.h"

namespace woodpusher::test {
namespace {

const std::string kGame = "chess";

TEST_CASE("Chess: castling on both wings", "[chess]") {
  Table table(kGame, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
  CHECK(table.after("e1g1") == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
  CHECK(table.after("e1c1") == "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9");
  CHECK(table.san("e1g1") == "O-O");
  CHECK(table.san("e1c1") == "O-O-O");
}

TEST_CASE("Chess: no castling out of, through or into check, or over pieces", "[chess]") {
  const auto castlings = [](const std::string& fen) {
    Names found;
    for (const std::string move : {"e1g1", "e1c1"})
      if (Table(kGame, fen).can(move)) found.insert(move);
    return found;
  };
  CHECK(castlings("4rk2/8/8/8/8/8/8/R3K2R w KQ - 0 1").empty());
  CHECK(castlings("5r2/1k6/8/8/8/8/8/R3K2R w KQ - 0 1") == Names{"e1c1"});
  CHECK(castlings("6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1") == Names{"e1c1"});
  CHECK(castlings("3r4/1k6/8/8/8/8/8/R3K2R w KQ - 0 1") == Names{"e1g1"});
  CHECK(castlings("1r6/2k5/8/8/8/8/8/R3K2R w KQ - 0 1") == Names{"e1c1", "e1g1"});
  CHECK(castlings("8/1k6/8/8/8/8/8/RN2K1NR w KQ - 0 1").empty());
  CHECK(castlings("8/1k6/8/8/8/8/8/R3K2R w - - 0 1").empty());
}

TEST_CASE("Chess: a Rook that moves or is taken loses its right, a King both", "[chess]") {
  Table table(kGame, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  CHECK(table.after("a1a2").find(" b Kkq ") != std::string::npos);
  CHECK(table.after("a1a8").find(" b Kk ") != std::string::npos);
  CHECK(table.after("e1e2").find(" b kq ") != std::string::npos);
}

TEST_CASE("Chess: promotion to Queen, Rook, Bishop or Knight", "[chess]") {
  Table table(kGame, "1n6/P6k/8/8/8/8/8/4K3 w - - 0 1");
  CHECK(table.moves("a7a8") == Names{"a7a8b", "a7a8n", "a7a8q", "a7a8r"});
  CHECK(table.moves("a7b8").size() == 4);
  CHECK(table.san("a7b8n") == "axb8=N");
}

TEST_CASE("Chess: a Pawn does not step over or onto pieces", "[chess]") {
  Table table(kGame, "4k3/8/8/8/p6p/n7/P6P/4K3 w - - 0 1");
  CHECK(table.targets("a2").empty());
  CHECK(table.targets("h2") == Names{"h3"});
}

TEST_CASE("Chess: en passant only at once", "[chess]") {
  Table table(kGame, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
  table.play({"e2e4"});
  CHECK(table.can("d4e3"));
  table.play({"e8e7", "e1e2", "e7e8"});
  CHECK_FALSE(table.can("d4e3"));
}

TEST_CASE("Chess: en passant that opens the rank to the King is not legal", "[chess]") {
  Table table(kGame, "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1");
  CHECK_FALSE(table.can("d4e3"));
}

TEST_CASE("The en passant field names a square only if a Pawn could take there by its move alone, pinned or not",
          "[rules]") {
  Table nobody(kGame, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  CHECK(nobody.after("e2e4") == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
  Table pinned(kGame, "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1");
  CHECK(pinned.after("e2e4") == "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1");
  Table other_side(kGame, "4k3/8/8/8/8/8/2P1P3/4K3 w - - 0 1");
  CHECK(other_side.after("e2e4").find(" b - - ") != std::string::npos);
}

TEST_CASE("The half-move counter is 0 after a capture or a Pawn move and counts all else, castling included",
          "[rules]") {
  Table table(kGame, "4k3/8/8/8/8/8/p6P/R3K2R w KQ - 12 30");
  CHECK(table.after("h2h3").ends_with(" b KQ - 0 30"));
  CHECK(table.after("a1a2").ends_with(" b K - 0 30"));
  CHECK(table.after("e1g1").ends_with(" b - - 13 30"));
  CHECK(table.after("a1b1").ends_with(" b K - 13 30"));
}

TEST_CASE("The move number rises after Black's move", "[rules]") {
  Table table(kGame);
  table.play({"e2e4"});
  CHECK(table.fen().ends_with(" 0 1"));
  table.play({"g8f6"});
  CHECK(table.fen().ends_with(" 1 2"));
}

TEST_CASE("Checkmate ends the game and names the winner", "[rules]") {
  Table table(kGame);
  table.play({"f2f3", "e7e5", "g2g4", "d8h4"});
  CHECK(table.outcome() == "checkmate");
  CHECK(table.session().outcome()->winner == Colour::Black);
  CHECK(table.count() == 0);
  CHECK_FALSE(table.session().play("a2a3"));
}

TEST_CASE("Stalemate is a draw", "[rules]") {
  Table table(kGame, "7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
  CHECK(table.outcome() == "stalemate");
  CHECK_FALSE(table.session().outcome()->winner);
}

TEST_CASE("Bare Kings are a draw; in chess also with one Knight or Bishop", "[rules]") {
  CHECK(Table(kGame, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").outcome() == "bare kings");
  CHECK(Table(kGame, "4k3/8/8/8/8/8/8/4KN2 w - - 0 1").outcome() == "bare kings");
  CHECK(Table(kGame, "4kb2/8/8/8/8/8/8/4K3 w - - 0 1").outcome() == "bare kings");
  CHECK(Table(kGame, "4kb2/8/8/8/8/8/8/4KN2 w - - 0 1").outcome() == "");
  CHECK(Table(kGame, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").outcome() == "");
  CHECK(Table(kGame, "4k3/8/8/8/8/8/8/4KR2 w - - 0 1").outcome() == "");
  CHECK(Table("relative-lumberjack", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1").outcome() == "");
}

TEST_CASE("The third occurrence of a position is a draw, the second is none", "[rules]") {
  Table table(kGame);
  const std::vector<std::string> there_and_back{"g1f3", "g8f6", "f3g1", "f6g8"};
  table.play(there_and_back);
  CHECK(table.outcome() == "");
  table.play(there_and_back);
  CHECK(table.outcome() == "threefold repetition");
  table.session().undo();
  CHECK(table.outcome() == "");
}

TEST_CASE("Positions with other castling rights are not the same", "[rules]") {
  Table table(kGame, "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
  const std::vector<std::string> there_and_back{"h1h2", "a8a7", "h2h1", "a7a8"};
  // The first occurrence still had the rights.
  table.play(there_and_back).play(there_and_back);
  CHECK(table.outcome() == "");
  table.play(there_and_back);
  CHECK(table.outcome() == "threefold repetition");
}

TEST_CASE("Positions with another en passant capture are not the same", "[rules]") {
  Table table(kGame, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
  const std::vector<std::string> there_and_back{"e8d8", "e1d1", "d8e8", "d1e1"};
  table.play({"e2e4"}).play(there_and_back).play(there_and_back);
  CHECK(table.outcome() == "");
  table.play(there_and_back);
  CHECK(table.outcome() == "threefold repetition");
}

TEST_CASE("An en passant capture that is not legal does not count for the repetition", "[rules]") {
  // The Pawn d4 is pinned to its King: after e2e4 nothing can be taken, so that position counts as the first.
  Table table(kGame, "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1");
  const std::vector<std::string> there_and_back{"d8d7", "e1f1", "d7d8", "f1e1"};
  table.play({"e2e4"}).play(there_and_back);
  CHECK(table.outcome() == "");
  table.play(there_and_back);
  CHECK(table.outcome() == "threefold repetition");
}

TEST_CASE("The same holds where the game begins at a FEN with such a field", "[rules]") {
  Table table(kGame, "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1");
  CHECK(table.fen() == "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1");
  const std::vector<std::string> there_and_back{"d8d7", "e1f1", "d7d8", "f1e1"};
  table.play(there_and_back).play(there_and_back);
  CHECK(table.outcome() == "threefold repetition");
}

TEST_CASE("Fifty moves by each side are a draw at a half-move counter of 100", "[rules]") {
  Table table(kGame, "4k3/8/8/8/8/8/8/R3K3 w - - 98 90");
  CHECK(table.play({"a1a2"}).outcome() == "");
  CHECK(table.play({"e8e7"}).outcome() == "fifty moves");
}

TEST_CASE("Checkmate and stalemate come before fifty moves", "[rules]") {
  CHECK(Table(kGame, "7k/8/6K1/8/8/8/8/R7 w - - 99 90").play({"a1a8"}).outcome() == "checkmate");
  CHECK(Table(kGame, "7k/8/5K2/8/8/8/8/6R1 w - - 99 90").play({"g1g7"}).outcome() == "stalemate");
  CHECK(Table(kGame, "7k/8/6K1/8/8/8/8/5R2 w - - 99 90").play({"f1f2"}).outcome() == "fifty moves");
}

TEST_CASE("Bare kings come before repetition, repetition before fifty moves", "[rules]") {
  Table bare(kGame, "4k3/8/8/8/8/8/3r4/3K4 w - - 0 1");
  CHECK(bare.play({"d1d2"}).outcome() == "bare kings");
  CHECK(Table(kGame, "4k3/8/8/8/8/8/8/4K3 w - - 100 90").outcome() == "bare kings");
  Table table(kGame, "4k3/8/8/8/8/8/8/R3K3 w - - 92 90");
  const std::vector<std::string> there_and_back{"a1a2", "e8e7", "a2a1", "e7e8"};
  table.play(there_and_back).play(there_and_back);
  CHECK(table.outcome() == "threefold repetition");
}

TEST_CASE("Perft ignores draws by rule", "[rules]") {
  CHECK(Table(kGame, "4k3/8/8/8/8/8/8/4K3 w - - 120 90").session().perft(1) == 5);
}

}  // namespace
}  // namespace woodpusher::test
