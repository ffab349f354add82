// What the core says of pieces and refused moves, on positions worked out by hand.
#include <catch2/catch_test_macros.hpp>

#include "support/question.h"

namespace woodpusher::test {
namespace {

const std::string kColumns = "relative-lumberjack", kTrophies = "huntsman";

TEST_CASE("Explain: Marshall and Cardinal make each other Knights", "[explain]") {
  Question ask(kColumns, "k7/8/8/3M4/8/3C4/8/K7 w - - 0 1");
  CHECK(ask.words("d3") == "Cardinal on d3 moves as a Knight");
  CHECK(ask.influences("d3") == Names{"d5 takes Bishop"});
  CHECK(ask.influences("d5") == Names{"d3 takes Rook"});
  CHECK(ask.influenced("d5") == Names{"d3 takes Bishop"});
}

TEST_CASE("Explain: three that leave each other nothing", "[explain]") {
  Question ask(kColumns, "k7/8/8/3Q4/3C4/3M4/8/K7 w - - 0 1");
  CHECK(ask.words("d5") == "Queen on d5 cannot move: others take all that it has by itself");
  CHECK(ask.influences("d5") == Names{"d3 takes Bishop", "d4 takes Rook"});
  CHECK(ask.piece("d5").targets.empty());
}

TEST_CASE("Explain: alone on its file a piece has all its own, and Kings and Pawns keep theirs", "[explain]") {
  Question ask(kColumns, "3k4/3p4/8/8/3A4/8/3P4/3K4 w - - 0 1");
  CHECK(ask.words("d4") == "Amazon on d4 moves as a Knight, a Bishop and a Rook");
  CHECK(ask.influences("d4").empty());
  CHECK(ask.words("d1") == "King on d1 steps one square along a rank or file; steps one square diagonally");
  CHECK(ask.influenced("d1").empty());
}

TEST_CASE("Explain: what a piece takes from none is not said", "[explain]") {
  Question ask(kColumns, "1k6/8/8/3A4/8/3C4/8/K7 w - - 0 1");
  CHECK(ask.influences("d3").empty());
  CHECK(ask.influences("d5") == Names{"d3 takes Rook"});
}

TEST_CASE("Explain: targets name the powers that lead there", "[explain]") {
  Question ask(kColumns, "k7/8/8/8/3A4/8/8/K7 w - - 0 1");
  const api::Explained amazon = ask.piece("d4");
  CHECK(amazon.targets.size() == 14 + 13 + 8 - 1);  // a1 is the King's
  for (const api::TargetInfo& target : amazon.targets) CHECK(target.atoms.size() == 1);
  CHECK(Question(kColumns, "k7/8/8/8/3A4/8/8/K7 b - - 0 1").piece("d4").targets.empty());
}

TEST_CASE("Explain: a Stone moves by the Trophies at the ends of its lines", "[explain]") {
  Question ask(kTrophies, "3H4*/7k1/9/3S4p/9/3S5/9/9/K8[] w - - 0 1");
  CHECK(ask.words("d6") == "Stone on d6 moves by the Horse on d9 and the Pao on i6");
  CHECK(ask.influences("d6") == Names{"d9 gives Horse", "i6 gives Pao"});
  CHECK(ask.words("d4") == "Stone on d4 moves by the Horse on d9");
  CHECK(ask.influenced("d9") == Names{"d4 gives Horse", "d6 gives Horse"});
  CHECK(ask.words("i6") == "Pao on i6 does not move; it lends: hops along ranks and files over exactly one piece");
}

TEST_CASE("Explain: without a Trophy a Stone cannot move", "[explain]") {
  Question ask(kTrophies, "8*/7k1/9/9/9/3S5/9/9/K8[] w - - 0 1");
  CHECK(ask.words("d4") == "Stone on d4 cannot move: nothing on its lines lends it a movement");
}

TEST_CASE("Explain: lenders beside own moves", "[explain]") {
  Question ask("diagonal-inheritance", "7k/8/8/8/3N4/2R5/8/K7 w - - 0 1");
  CHECK(ask.words("d4") == "Knight on d4 moves as a Knight, and by the Rook on c3 and the Knight on d4");
}

TEST_CASE("Explain: where the place decides", "[explain]") {
  Question ask("lumberjack", "4k3/8/8/8/8/8/8/3NK3 w - - 0 1");
  CHECK(ask.words("d1") == "Knight on d1 moves as a Bishop and a Rook, as its place on the board says");
  CHECK(ask.influences("d1").empty());
  CHECK(ask.preview("d1b1") == Names{"the Knight on b1 gains Knight and loses Bishop and Rook"});
}

TEST_CASE("Preview: leaving a file gives the others back what was taken", "[explain]") {
  Question ask(kColumns, "7k/8/8/3M4/8/3C4/8/K7 w - - 0 1");
  CHECK(ask.preview("d3f4") == Names{"the Cardinal on f4 gains Bishop", "the Marshall on d5 gains Rook"});
  CHECK(ask.preview("a1a2").empty());
}

TEST_CASE("Preview: entering a file, and what is captured takes no more", "[explain]") {
  Question ask(kColumns, "7k/8/8/3m4/8/3C4/8/K3M3 w - - 0 1");
  CHECK(ask.preview("e1d1") == Names{"the Marshall on d1 loses Rook"});
  CHECK(ask.preview("e1e5").empty());
  Question taking(kColumns, "7k/8/8/3m4/8/4C3/8/K7 w - - 0 1");
  CHECK(taking.preview("e3d5").empty());
}

TEST_CASE("Preview: a Trophy arms Stones of both sides; a Stone that appears has what it is lent", "[explain]") {
  Question ask(kTrophies, "8*/7k1/3s5/9/9/3S5/9/9/K8[HS] w - - 0 1");
  CHECK(ask.preview("H@d9") == Names{"the Stone on d4 gains Horse", "the Stone on d7 gains Horse"});
  CHECK(Question(kTrophies, "8*/7k1/9/9/9/8H/9/9/K8[S] w - - 0 1").preview("S@c4") ==
        Names{"the Stone on c4 gains Horse"});
  // Where the King took a Stone, a Stone of his own side appears.
  CHECK(Question(kTrophies, "8*/7k1/9/9/9/9/9/s8/K7H[] w - - 0 1").preview("a1a2") ==
        Names{"the Stone on a1 gains Horse"});
}

TEST_CASE("Preview: an illegal move is an error", "[explain]") {
  Table table(kColumns);
  CHECK_FALSE(api::preview(table.session(), "a1a1"));
  CHECK(table.fen() == Table(kColumns).fen());
}

TEST_CASE("Preview: position and powers after the move", "[explain]") {
  Table table(kColumns, "7k/8/8/3M4/8/3C4/8/K7 w - - 0 1");
  const auto preview = api::preview(table.session(), "d3f4");
  REQUIRE(preview);
  table.play({"d3f4"});
  CHECK(preview->fen == table.fen());
  const api::View view = api::view(table.session());
  REQUIRE(preview->pieces.size() == view.pieces.size());
  for (std::size_t i = 0; i < view.pieces.size(); ++i) CHECK(preview->pieces[i].now == view.pieces[i].now);
}

TEST_CASE("Attacked sites: at the start of chess all of three ranks but the corners", "[explain]") {
  const Names white = Question("chess", "").attacked(Colour::White);
  CHECK(white.size() == 22);
  CHECK_FALSE(white.contains("a1"));
  CHECK_FALSE(white.contains("h1"));
  CHECK(white.contains("e3"));
}

TEST_CASE("Attacked sites: a Stone without Trophies attacks nothing", "[explain]") {
  CHECK(Question(kTrophies, "8*/7k1/9/9/9/3S5/9/9/K8[] w - - 0 1").attacked(Colour::White) == Names{"a2", "b1", "b2"});
  CHECK(Question(kTrophies, "3W4*/7k1/9/9/9/3S5/9/9/K8[] w - - 0 1").attacked(Colour::White) ==
        Names{"a2", "b1", "b2", "c4", "d3", "d5", "e4"});
}

}  // namespace
}  // namespace woodpusher::test
