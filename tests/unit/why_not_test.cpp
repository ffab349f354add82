// Why a move is refused, on positions worked out by hand.
#include <catch2/catch_test_macros.hpp>

#include "support/games.h"
#include "support/question.h"

namespace woodpusher::test {
namespace {

const std::string kColumns = "relative-lumberjack", kTrophies = "huntsman", kTwelve = "warmachinewazir-spiel";

TEST_CASE("Why not: a legal move is not refused", "[why]") {
  Question ask("chess");
  CHECK(ask.why("e2", "e4") == "");
  CHECK(ask.why("g1", "f3") == "");
  CHECK(Question("chess", "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1").why("a7", "a8") == "");
  CHECK(Question("chess", "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1").why("e1", "c1") == "");
  CHECK(Question("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").why("e5", "d6") == "");
}

TEST_CASE("Why not: nothing to move, or nowhere to go", "[why]") {
  Question ask("chess");
  CHECK(ask.why("e4", "e5") == "nothing stands on e4");
  CHECK(ask.why("e7", "e5") == "it is White's turn");
  CHECK(ask.why("e2", "e2") == "the Pawn on e2 stands there already");
  CHECK(ask.why("a1", "a2") == "the Pawn on a2 is your own");
  CHECK(ask.about == Names{"a2"});
  Table table("chess");
  CHECK(api::why_not(table.session(), -1, 3)->key == "why.off-board");
  CHECK(api::why_not(table.session(), 3, 64)->key == "why.off-board");
  CHECK(api::why_not_drop(table.session(), 99, 3)->key == "why.off-board");
}

TEST_CASE("Why not: something in the way", "[why]") {
  Question ask("chess");
  CHECK(ask.why("a1", "a5") == "the Pawn on a2 stands in the way");
  CHECK(Question("chess", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1").why("e2", "e4") == "the Pawn on e3 stands in the way");
}

TEST_CASE("Why not: Pawns take otherwise than they move", "[why]") {
  Question ask("chess", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1");
  CHECK(ask.why("e2", "d3") == "a Pawn goes that way only to take");
  CHECK(ask.why("e2", "e3") == "a Pawn does not take that way");
  CHECK(Question("chess", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1").why("e3", "e5") ==
        "a double step is made only from where a Pawn starts");
  CHECK(ask.why("e2", "c3") == "a Pawn never moves so");
}

TEST_CASE("Why not: the King would be attacked", "[why]") {
  Question pinned("chess", "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
  CHECK(pinned.why("e2", "d3") == "leaves e1 attacked by the Rook on e8");
  CHECK(pinned.about == Names{"e1", "e8"});
  Question beside("chess", "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1");
  CHECK(beside.why("e1", "d2") == "d2 is attacked by the Rook on d8");
  Question checked("chess", "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
  CHECK(checked.why("a2", "a3") == "e1 stays attacked by the Rook on e8");
  // The Rook is met, but the Bishop is let in.
  CHECK(Question("chess", "4r1k1/8/8/b7/8/8/3B4/4K3 w - - 0 1").why("d2", "e3") ==
        "leaves e1 attacked by the Bishop on a5");
  Question twice("chess", "4r1k1/8/8/8/7b/8/P7/4K3 w - - 0 1");
  CHECK(twice.why("a2", "a3") == "e1 stays attacked by the Bishop on h4 and the Rook on e8");
}

TEST_CASE("Why not: castling", "[why]") {
  CHECK(Question("chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1").why("e1", "g1") ==
        "the right to castle with the Rook on h1 is gone");
  CHECK(Question("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").why("e1", "c1") ==
        "the right to castle with the Rook on a1 is gone");
  CHECK(Question("chess", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1").why("e1", "g1") ==
        "no castling out of check: e1 is attacked by the Rook on e8");
  CHECK(Question("chess", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1").why("e1", "c1") ==
        "no castling while the Knight on b1 stands between");
  CHECK(Question("chess", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1").why("e1", "g1") ==
        "castling would cross f1, which is attacked by the Rook on f8");
  CHECK(Question("chess", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1").why("e1", "g1") == "g1 is attacked by the Rook on g8");
  CHECK(Question("chess", "8/8/8/8/8/4k3/8/7K b - - 0 1").why("e3", "g3") == "a King never moves so");
}

TEST_CASE("Why not: other pieces take the power", "[why]") {
  Question ask(kColumns, "k7/8/8/3M4/8/3C4/8/K7 w - - 0 1");
  CHECK(ask.why("d5", "e5") == "the Marshall on d5 cannot move as a Rook now, because of the Cardinal on d3");
  CHECK(ask.about == Names{"d3", "d5"});
  CHECK(ask.why("d5", "e6") == "a Marshall never moves so");
  CHECK(ask.why("d5", "e7") == "");
  Question three(kColumns, "1k6/8/8/3A4/3Q4/3B4/8/K7 w - - 0 1");
  CHECK(three.why("d5", "e7") ==
        "the Amazon on d5 cannot move as a Knight now, because of the Bishop on d3 and the Queen on d4");
  CHECK(three.why("d5", "e5") == "the Amazon on d5 cannot move as a Rook now, because of the Bishop on d3");
}

TEST_CASE("Why not: leaving a file would free an enemy on it", "[why]") {
  Question ask(kColumns, "3m2k1/8/8/8/3C4/8/8/3K4 w - - 0 1");
  CHECK(ask.why("d4", "e6") == "leaves d1 attacked: the Marshall on d8 would be a Rook again");
  CHECK(ask.about == Names{"d1", "d8"});
}

TEST_CASE("Why not: a capture would free an enemy", "[why]") {
  CHECK(Question(kColumns, "3m2k1/8/8/8/8/8/3c4/3K4 w - - 0 1").why("d1", "d2") ==
        "leaves d2 attacked: the Marshall on d8 would be a Rook again");
  CHECK(Question(kColumns, "6k1/3q4/2P5/8/2K5/8/3m4/8 w - - 0 1").why("c6", "d7") ==
        "leaves c4 attacked: the Marshall on d2 would be a Knight again");
}

TEST_CASE("Why not: castling frees the piece on the corner's file", "[why]") {
  CHECK(Question(kColumns, "4k3/8/8/8/8/8/7q/4K2M w K - 0 1").why("e1", "g1") ==
        "leaves g1 attacked: the Queen on h2 would be a Bishop again");
}

TEST_CASE("Why not: what a Stone may do", "[why]") {
  Question bare(kTrophies, "8*/7k1/9/9/9/3S5/9/9/K8[] w - - 0 1");
  CHECK(bare.why("d4", "d5") == "nothing lends the Stone on d4 such a move now: it would take a Vizir");
  CHECK(bare.why("d4", "d6") == "nothing lends the Stone on d4 such a move now: it would take a Dabbabah or a Pao");
  CHECK(bare.why("d4", "e8") == "nothing lends the Stone on d4 such a move now: it would take a Giraffe");
  CHECK(bare.why("d4", "e7") == "a Stone never moves so");
  CHECK(bare.why("d4", "d9") == "nothing moves onto d9");
  Question armed(kTrophies, "3W4*/7k1/9/9/3s5/3S5/9/9/K8[] w - - 0 1");
  CHECK(armed.why("d4", "d5") == "a Stone takes nothing but the King");
  CHECK(armed.why("d9", "d8") == "a Vizir never moves");
}

TEST_CASE("Why not: a Pao hops over exactly one piece", "[why]") {
  Question ask(kTrophies, "3P4*/7k1/3s5/3s5/9/3S5/9/9/K8[] w - - 0 1");
  CHECK(ask.why("d4", "f4") == "the Stone on d4 hops over exactly one piece, and there is none between");
  CHECK(ask.why("d4", "d8") ==
        "the Stone on d4 hops over exactly one piece, not over the Stone on d6 and the Stone on d7");
  CHECK(ask.about == Names{"d6", "d7"});
  CHECK(ask.why("d4", "d7") == "a Stone takes nothing but the King");
}

TEST_CASE("Why not: a Horse needs its first step empty", "[why]") {
  Question ask(kTrophies, "3H4*/7k1/9/9/3s5/3S5/9/9/K8[] w - - 0 1");
  CHECK(ask.why("d4", "e6") == "the Stone on d5 stands in the way");
  CHECK(ask.why("d4", "f5") == "");
}

TEST_CASE("Why not: drops", "[why]") {
  Question ask(kTrophies, "8*/7k1/9/9/9/9/s8/9/K8[DSs] w - - 0 1");
  CHECK(ask.why_drop('S', "d4") == "");
  CHECK(ask.why_drop('S', "a1") == "the King on a1 stands there");
  CHECK(ask.why_drop('S', "a9") == "a Stone may not be dropped on a9");
  CHECK(ask.why_drop('D', "d4") == "a Dabbabah may not be dropped on d4");
  CHECK(ask.why_drop('H', "a9") == "White has no Horse in hand");
  // It would arm the enemy's Stone.
  CHECK(ask.why_drop('D', "a9") == "leaves a1 attacked: the Stone on a3 would move as a Dabbabah");
  CHECK(ask.about == Names{"a1", "a3"});
  CHECK(ask.why_drop('D', "b9") == "");
}

TEST_CASE("Why not: leap castling", "[why]") {
  const std::string home = "5k6/12/12/12/12/12/12/R4K5R w KQ - 0 1";
  CHECK(Question(kTwelve, home).why("f1", "c1") == "");
  CHECK(Question(kTwelve, "2r2k6/12/12/12/12/12/12/R4K5R w KQ - 0 1").why("f1", "c1") ==
        "c1 is attacked by the Rook on c8");
  CHECK(Question(kTwelve, "5k6/12/12/12/12/12/12/R4K5R w K - 0 1").why("f1", "c1") ==
        "the right to castle with the Rook on a1 is gone");
  CHECK(Question(kTwelve, "5r3k2/12/12/12/12/12/12/R4K5R w KQ - 0 1").why("f1", "c1") ==
        "no castling out of check: f1 is attacked by the Rook on f8");
  CHECK(Question(kTwelve, "5k6/12/12/12/12/12/12/R1N2K5R w KQ - 0 1").why("f1", "c1") ==
        "the Knight on c1 is your own");
  CHECK(Question(kTwelve, home).why("f1", "c3") == "a King never moves so");
}

TEST_CASE("Why not: a piece that takes nothing, and attacks nothing", "[why]") {
  const auto variant = load_text("[g:chess]\ncaptures.n = nothing\n", "g");
  const auto session = Session::open(variant, "7k/8/8/8/8/2p5/8/1N2K3 w - - 0 1");
  REQUIRE(session);
  const auto at = [&](const std::string& site) { return *variant->board.find(site); };
  CHECK(api::why_not(**session, at("b1"), at("c3"))->text == "a Knight takes nothing");
  CHECK_FALSE(api::why_not(**session, at("b1"), at("a3")));
  CHECK(api::attacked(**session, Colour::White).size() == 5);  // by the King
}

TEST_CASE("Why not: where the place decides", "[why]") {
  CHECK(Question("lumberjack", "4k3/8/8/8/8/8/8/3NK3 w - - 0 1").why("d1", "e3") ==
        "the Knight on d1 moves as a Bishop and a Rook, as its place on the board says");
}

TEST_CASE("Why not: the game is over", "[why]") {
  Question bare("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  CHECK(bare.why("e1", "e2") == "the game is over");
  CHECK(bare.why("e1", "e3") == "a King never moves so");
}

}  // namespace
}  // namespace woodpusher::test
