// Reading and writing positions: what is refused and why, what is dropped and said.
#include "notation/fen.h"

#include <catch2/catch_test_macros.hpp>

#include "base/texts.h"
#include "support/games.h"
#include "support/table.h"

namespace woodpusher::test {
namespace {

const std::string kChess = "chess";
const std::string kRest = " w - - 0 1";

TEST_CASE("A FEN of a wrong shape is refused", "[fen]") {
  CHECK(refusal(kChess, "") == "fen.empty");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/4K3" + kRest) == "fen.rows");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/8/4K3" + kRest) == "fen.after-board");
  CHECK(refusal(kChess, "4k2/8/8/8/8/8/8/4K3" + kRest) == "fen.row-length");
  CHECK(refusal(kChess, "4k4/8/8/8/8/8/8/4K3" + kRest) == "fen.row-length");
  CHECK(refusal(kChess, "4k3r/8/8/8/8/8/8/4K3" + kRest) == "fen.row-end");
  CHECK(refusal(kChess, "4k30/8/8/8/8/8/8/4K3" + kRest) != "");
  CHECK(refusal(kChess, "0/8/8/8/8/8/8/4K3" + kRest) == "fen.empty-run");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3[]" + kRest) == "fen.no-hands");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3") == "fen.side-missing");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3 x - - 0 1") == "fen.side");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3 w KZ - 0 1") == "fen.rights");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3 w - z9 0 1") == "fen.en-passant");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3 w - - x 1") == "fen.half-moves");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3 w - - -1 1") == "fen.half-moves");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1.5") == "fen.move-number");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 more") == "fen.too-long");
  CHECK(refusal(kChess, std::string(100000, '8')) == "fen.size");
}

TEST_CASE("A FEN with an unknown letter is refused", "[fen]") {
  CHECK(refusal(kChess, "4k3/8/8/3x4/8/8/8/4K3" + kRest) == "fen.letter");
  CHECK(refusal(kChess, "4k3/8/8/3 4/8/8/8/4K3" + kRest) != "");
  CHECK(refusal(kChess, "4k3/8/8/3*4/8/8/8/4K3" + kRest) == "fen.no-hole");
}

TEST_CASE("A FEN with other than one King a side is refused", "[fen]") {
  CHECK(refusal(kChess, "8/8/8/8/8/8/8/4K3" + kRest) == "fen.kings");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/8" + kRest) == "fen.kings");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/K3K3" + kRest) == "fen.kings");
}

TEST_CASE("A FEN with a Pawn on the first or last rank is refused", "[fen]") {
  CHECK(refusal(kChess, "4k2P/8/8/8/8/8/8/4K3" + kRest) == "fen.pawn-rank");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4K2P" + kRest) == "fen.pawn-rank");
  CHECK(refusal(kChess, "4k2p/8/8/8/8/8/8/4K3" + kRest) == "fen.pawn-rank");
}

TEST_CASE("A FEN with the side not to move in check is refused", "[fen]") {
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/4KR2 w - - 0 1") == "");
  CHECK(refusal(kChess, "4k3/8/8/8/8/8/8/K3R3 w - - 0 1") == "fen.in-check");
  CHECK(refusal("warmachinewazir-spiel", "6k5/12/12/12/12/12/6G5/K3R7 w - - 0 1") == "");
  CHECK(refusal("warmachinewazir-spiel", "6k5/6G5/12/12/12/12/12/K11 w - - 0 1") == "fen.in-check");
}

TEST_CASE("A refusal says why and where, in words", "[fen]") {
  CHECK(refusal_words(kChess, "4k3/8/8/3x4/8/8/8/4K3" + kRest) == "column 10: \"x\" is not a piece of this game");
  CHECK(refusal_words(kChess, "4k3/8/8/8/8/8/8/4K3 x - - 0 1").starts_with("column 21: "));
  CHECK(refusal_words(kChess, "8/8/8/8/8/8/8/4K3" + kRest) == "Black has 0 Kings; each side has exactly one");
  CHECK(refusal_words(kChess, "4k3/8/8/8/8/8/8/K3R3 w - - 0 1") == "Black is in check and White is to move");
}

TEST_CASE("Castling rights without their pieces at home are dropped, and the reader is told", "[fen]") {
  Table table(kChess, "4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1");
  CHECK(table.fen() == "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1");
  CHECK(table.session().notes() == std::vector<std::string>{words("note.rights", {"K"}), words("note.rights", {"q"})});
  CHECK(Table(kChess, "3k3r/8/8/8/8/8/8/4K3 b k - 0 1").fen() == "3k3r/8/8/8/8/8/8/4K3 b - - 0 1");
  CHECK(Table(kChess, "4k3/8/8/8/8/8/8/4KB1r b K - 0 1").fen() == "4k3/8/8/8/8/8/8/4KB1r b - - 0 1");
}

TEST_CASE("An en passant square that nobody can use is dropped, and the reader is told", "[fen]") {
  for (const std::string fen : {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1",
                                "4k3/8/8/8/3pP3/8/4P3/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/4n3/8/4K3 b - e3 0 1",
                                "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e4 0 1"}) {
    INFO(fen);
    Table table(kChess, fen);
    CHECK(table.fen().find(" b - - 0 1") != std::string::npos);
    CHECK(table.session().notes().size() == 1);
  }
  CHECK(Table(kChess, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").session().notes().empty());
}

TEST_CASE("Missing fields get their usual values", "[fen]") {
  CHECK(Table(kChess, "4k3/8/8/8/8/8/8/4K3 b").fen() == "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
  CHECK(Table(kChess, "4k3/8/8/8/8/8/8/4K2R w K -").fen() == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  CHECK(Table(kChess, "  4k3/8/8/8/8/8/8/4K3   w  - -  4  7 ").fen() == "4k3/8/8/8/8/8/8/4K3 w - - 4 7");
}

TEST_CASE("Runs of empty squares have up to two digits", "[fen]") {
  const std::string game = "warmachinewazir-spiel";
  CHECK(Table(game, "12/12/12/12/12/12/12/K9k1 w - - 0 1").fen() == "12/12/12/12/12/12/12/K9k1 w - - 0 1");
  CHECK(refusal(game, "13/12/12/12/12/12/12/K9k1 w - - 0 1") == "fen.row-length");
}

TEST_CASE("A FEN reads back as it was written, from the start of every game", "[fen]") {
  for (const Game& game : all_games()) {
    INFO(game.label);
    const std::string text = fen_text(*game.variant, game.variant->start);
    const auto read = read_fen(*game.variant, text);
    REQUIRE(read);
    CHECK(fen_text(*game.variant, read->setup) == text);
    CHECK(read->notes.empty());
  }
}

}  // namespace
}  // namespace woodpusher::test
