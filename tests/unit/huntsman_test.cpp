// The rules of Huntsman Chess, sentence by sentence.
#include <catch2/catch_test_macros.hpp>

#include "support/table.h"

namespace woodpusher::test {
namespace {

const std::string kGame = "huntsman";

/// A position from the rows of the board without its ninth file, the trophies of that file from rank 8 down, and those
/// of the ninth rank.
std::string fen_of(const std::string& ninth_rank, const std::vector<std::string>& rows, const std::string& rest) {
  std::string fen = ninth_rank + "*";
  for (const std::string& row : rows) fen += "/" + row;
  return fen + rest;
}

/// The board with White's King a1, Black's h8, and what else stands on d4 and at the ends of its lines.
std::string stone_on_d4(const std::string& at_d9, const std::string& at_i4, const std::string& side = "w") {
  const std::string rank = at_d9.empty() ? "8" : "3" + at_d9 + "4";
  const std::string fourth = at_i4.empty() ? "3S5" : "3S4" + at_i4;
  return fen_of(rank, {"7k1", "9", "9", "9", fourth, "9", "9", "K8"}, "[] " + side + " - - 0 1");
}

TEST_CASE("Huntsman: the setup", "[huntsman]") {
  CHECK(Table(kGame).fen() == "8*/7k1/9/9/9/9/9/9/K8[DEFGHPSSSSSSSSVWdefghpssssssssvw] w - - 0 1");
}

TEST_CASE("Huntsman: a turn moves the King or a Stone, drops a Stone on the 8x8 or a Trophy in the Zone",
          "[huntsman]") {
  Table table(kGame);
  CHECK(table.targets("a1") == Names{"a2", "b1", "b2"});
  CHECK(table.moves("S@").size() == 62);
  CHECK(table.moves("S@").contains("S@h1"));
  CHECK(table.moves("V@").size() == 16);
  CHECK(table.moves("V@") == Names{"V@a9", "V@b9", "V@c9", "V@d9", "V@e9", "V@f9", "V@g9", "V@h9", "V@i1", "V@i2",
                                   "V@i3", "V@i4", "V@i5", "V@i6", "V@i7", "V@i8"});
  CHECK(table.count() == 3 + 62 + 8 * 16);
}

TEST_CASE("Huntsman: a drop needs an empty square", "[huntsman]") {
  Table table(kGame);
  table.play({"S@d4", "F@c9"});
  CHECK_FALSE(table.can("S@d4"));
  CHECK_FALSE(table.can("W@c9"));
  CHECK(table.moves("S@").size() == 61);
  CHECK(table.moves("W@").size() == 15);
}

TEST_CASE("Huntsman: a dropped piece leaves the hand", "[huntsman]") {
  Table table(kGame);
  table.play({"S@d4", "F@c9"});
  CHECK(table.fen() == "2f5*/7k1/9/9/9/3S5/9/9/K8[DEFGHPSSSSSSSVWdeghpssssssssvw] w - - 0 2");
}

TEST_CASE("Huntsman: Trophies never move, never are taken, and nothing moves into the Zone", "[huntsman]") {
  Table table(kGame, fen_of("3W4", {"7k1", "3S4w", "9", "9", "9", "9", "9", "K8"}, "[] w - - 0 1"));
  CHECK(table.moves("d9").empty());
  CHECK(table.targets("d7") == Names{"c7", "d6", "d8", "e7"});
  CHECK(Table(kGame, fen_of("3W4", {"3S3k1", "9", "9", "9", "9", "9", "9", "K8"}, "[] w - - 0 1")).targets("d8") ==
        Names{"c8", "d7", "e8"});
}

TEST_CASE("Huntsman: a Stone without a Trophy cannot move", "[huntsman]") {
  CHECK(Table(kGame, stone_on_d4("", "")).targets("d4").empty());
}

TEST_CASE("Huntsman: a Stone moves by the Trophies of its file and of its rank, of either owner", "[huntsman]") {
  const Names vizir{"c4", "d3", "d5", "e4"}, ferz{"c3", "c5", "e3", "e5"};
  CHECK(Table(kGame, stone_on_d4("W", "")).targets("d4") == vizir);
  CHECK(Table(kGame, stone_on_d4("w", "")).targets("d4") == vizir);
  CHECK(Table(kGame, stone_on_d4("", "f")).targets("d4") == ferz);
  Names both = vizir;
  both.insert(ferz.begin(), ferz.end());
  CHECK(Table(kGame, stone_on_d4("W", "f")).targets("d4") == both);
}

TEST_CASE("Huntsman: a Trophy on another line lends nothing", "[huntsman]") {
  CHECK(Table(kGame, fen_of("2W5", {"7k1", "9", "9", "9", "3S5", "8F", "9", "K8"}, "[] w - - 0 1"))
            .targets("d4")
            .empty());
}

TEST_CASE("Huntsman: Dabbabah and Elephant leap exactly two squares", "[huntsman]") {
  CHECK(Table(kGame, stone_on_d4("D", "")).targets("d4") == Names{"b4", "d2", "d6", "f4"});
  CHECK(Table(kGame, stone_on_d4("E", "")).targets("d4") == Names{"b2", "b6", "f2", "f6"});
  Table leaps(kGame, fen_of("3D4", {"7k1", "9", "9", "3s5", "2sSs3E", "3s5", "9", "K8"}, "[] w - - 0 1"));
  CHECK(leaps.targets("d4") == Names{"b4", "d2", "d6", "f4", "b2", "b6", "f2", "f6"});
}

TEST_CASE("Huntsman: the Horse needs its first square empty", "[huntsman]") {
  CHECK(Table(kGame, stone_on_d4("H", "")).targets("d4") == Names{"b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"});
  Table lame(kGame, fen_of("3H4", {"7k1", "9", "9", "3s5", "3S5", "9", "9", "K8"}, "[] w - - 0 1"));
  CHECK(lame.targets("d4") == Names{"b3", "b5", "c2", "e2", "f3", "f5"});
}

TEST_CASE("Huntsman: the Giraffe goes one square diagonally, then three or more straight outward", "[huntsman]") {
  Table table(kGame, fen_of("1G6", {"7k1", "9", "9", "9", "9", "9", "1S7", "K8"}, "[] w - - 0 1"));
  CHECK(table.targets("b2") == Names{"a6", "a7", "a8", "c6", "c7", "c8", "f1", "g1", "h1", "f3", "g3", "h3"});
  Table blocked(kGame, fen_of("1G6", {"7k1", "9", "9", "2s6", "9", "9", "1S7", "K8"}, "[] w - - 0 1"));
  CHECK(blocked.targets("b2") == Names{"a6", "a7", "a8", "f1", "g1", "h1", "f3", "g3", "h3"});
  Table behind(kGame, fen_of("1G6", {"7k1", "2s6", "9", "9", "9", "2s6", "1S7", "K8"}, "[] w - - 0 1"));
  CHECK(behind.targets("b2") == Names{"a6", "a7", "a8", "f1", "g1", "h1"});
}

TEST_CASE("Huntsman: the Pao hops over exactly one piece of either side, with empty squares before and beyond",
          "[huntsman]") {
  Table table(kGame, fen_of("3P4", {"7k1", "3s5", "9", "9", "1S1S5", "9", "9", "K8"}, "[] w - - 0 1"));
  CHECK(table.targets("d4") == Names{"d8", "a4"});
  Table two(kGame, fen_of("3P4", {"7k1", "3s5", "3s5", "9", "3S5", "9", "9", "K8"}, "[] w - - 0 1"));
  CHECK(two.targets("d4").empty());
  CHECK(Table(kGame, stone_on_d4("P", "")).targets("d4").empty());
}

TEST_CASE("Huntsman: the Vao hops along diagonals", "[huntsman]") {
  Table table(kGame, fen_of("3V4", {"9", "7k1", "5s3", "9", "3S5", "2S6", "9", "K8"}, "[] w - - 0 1"));
  CHECK(table.targets("d4") == Names{"b2", "g7", "h8"});
}

TEST_CASE("Huntsman: a King too is a hurdle", "[huntsman]") {
  Table table(kGame, fen_of("8", {"7k1", "9", "9", "9", "9", "9", "9", "1SK5p"}, "[] w - - 0 1"));
  CHECK(table.targets("b1") == Names{"d1", "e1", "f1", "g1", "h1"});
}

TEST_CASE("Huntsman: a Pao gives check by hopping", "[huntsman]") {
  Table table(kGame, fen_of("3P4", {"3k5", "9", "3s5", "9", "3S5", "9", "9", "K8"}, "[] b - - 0 1"));
  CHECK(table.in_check());
  CHECK_FALSE(Table(kGame, fen_of("3P4", {"3k5", "9", "9", "9", "3S5", "9", "9", "K8"}, "[] b - - 0 1")).in_check());
}

TEST_CASE("Huntsman: with the choice cannon, Pao and Vao slide to move and hop to take the King", "[huntsman]") {
  const Options cannon{{"pao", "cannon"}};
  const std::string open = fen_of("3P4", {"3k5", "9", "9", "9", "3S5", "9", "9", "K8"}, "[] w - - 0 1");
  CHECK(Table(kGame, open, cannon).targets("d4") ==
        Names{"d1", "d2", "d3", "d5", "d6", "d7", "a4", "b4", "c4", "e4", "f4", "g4", "h4"});
  const std::string hurdle = fen_of("3P4", {"3k5", "9", "3s5", "9", "3S5", "9", "9", "K8"}, "[] b - - 0 1");
  CHECK(Table(kGame, hurdle, cannon).in_check());
  const std::string beyond = fen_of("3P4", {"k8", "9", "3s5", "9", "3S5", "9", "9", "K8"}, "[] w - - 0 1");
  CHECK_FALSE(Table(kGame, beyond, cannon).can("d4d7"));
}

TEST_CASE("Huntsman: a Stone takes nothing but the enemy King", "[huntsman]") {
  Table table(kGame, fen_of("3W4", {"7k1", "9", "9", "3s5", "2SS5", "9", "9", "K8"}, "[] w - - 0 1"));
  CHECK(table.targets("d4") == Names{"d3", "e4"});
  CHECK(Table(kGame, fen_of("3W4", {"9", "9", "9", "3k5", "3S5", "9", "9", "K8"}, "[] b - - 0 1")).in_check());
}

TEST_CASE("Huntsman: the King takes a Stone, and a Stone of his own side appears where he came from", "[huntsman]") {
  Table table(kGame, fen_of("8", {"7k1", "9", "9", "9", "9", "9", "1s7", "K8"}, "[SSs] w - - 5 9"));
  CHECK(table.after("a1b2") == "8*/7k1/9/9/9/9/9/1K7/S8[SSs] b - - 0 9");
  CHECK(table.san("a1b2") == "Kxb2");
  Table black(kGame, fen_of("8", {"7k1", "7S1", "9", "9", "9", "9", "9", "K8"}, "[] b - - 5 9"));
  CHECK(black.after("h8h7") == "8*/7s1/7k1/9/9/9/9/9/K8[] w - - 0 10");
}

TEST_CASE("Huntsman: no Stone appears where the King only steps", "[huntsman]") {
  CHECK(Table(kGame).after("a1b2") == "8*/7k1/9/9/9/9/9/1K7/9[DEFGHPSSSSSSSSVWdefghpssssssssvw] b - - 1 1");
}

TEST_CASE("Huntsman: the King may not move into attack", "[huntsman]") {
  // Armed by the Vizir at the end of its rank, the Stone on c2 attacks b2, c1, c3 and d2.
  Table table(kGame, fen_of("8", {"7k1", "9", "9", "9", "9", "9", "2s5W", "K8"}, "[] w - - 0 1"));
  CHECK(table.targets("a1") == Names{"a2", "b1"});
}

TEST_CASE("Huntsman: the King takes no protected Stone", "[huntsman]") {
  // The Stone that takes his place may block, but a Vizir's Stone beside the captured one protects it.
  Table table(kGame, fen_of("8", {"7k1", "9", "9", "9", "9", "9", "1ss5w", "K8"}, "[] w - - 0 1"));
  CHECK_FALSE(table.can("a1b2"));
}

TEST_CASE("Huntsman: a drop may give check", "[huntsman]") {
  Table table(kGame, fen_of("8", {"7k1", "6S2", "9", "9", "9", "9", "9", "K8"}, "[Ff] w - - 0 1"));
  CHECK_FALSE(table.in_check());
  table.play({"F@i7"});
  CHECK(table.in_check());
}

TEST_CASE("Huntsman: a drop may parry a check by standing between or unmaking a hop", "[huntsman]") {
  // A Pao's check over the Stone on d6: a second hurdle on d5 or d7 ends it.
  Table table(kGame, fen_of("3P4", {"3k5", "9", "3s5", "9", "3S5", "9", "9", "K8"}, "[s] b - - 0 1"));
  REQUIRE(table.in_check());
  CHECK(table.moves("S@") == Names{"S@d5", "S@d7"});
  // A Horse's check is ended on the square that it passes.
  Table horse(kGame, fen_of("3H4", {"4k4", "9", "3S5", "9", "9", "9", "9", "K8"}, "[s] b - - 0 1"));
  REQUIRE(horse.in_check());
  CHECK(horse.moves("S@") == Names{"S@d7"});
}

TEST_CASE("Huntsman: a drop may not make the hurdle of a check to the own King", "[huntsman]") {
  Table table(kGame, fen_of("3P4", {"3k5", "9", "9", "9", "3S5", "9", "9", "K8"}, "[ss] b - - 0 1"));
  CHECK_FALSE(table.can("S@d5"));
  CHECK_FALSE(table.can("S@d7"));
  CHECK(table.can("S@d3"));
  CHECK(table.can("S@e4"));
}

TEST_CASE("Huntsman: a drop of a Trophy that arms an enemy Stone against the own King is illegal", "[huntsman]") {
  Table table(kGame, fen_of("8", {"7k1", "9", "9", "9", "9", "9", "1s7", "K8"}, "[FWfw] w - - 0 1"));
  CHECK_FALSE(table.can("F@b9"));
  CHECK_FALSE(table.can("F@i2"));
  CHECK(table.can("W@b9"));
  CHECK(table.can("F@c9"));
}

TEST_CASE("Huntsman: a Stone may not leave the hurdle of the own King's defence", "[huntsman]") {
  // With two hurdles there is no check; when one goes away there is.
  Table table(kGame, fen_of("3P4", {"3k5", "9", "3s5", "3s4W", "3S5", "9", "9", "K8"}, "[] b - - 0 1"));
  REQUIRE_FALSE(table.in_check());
  CHECK_FALSE(table.can("d5c5"));
  CHECK_FALSE(table.can("d5e5"));
}

TEST_CASE("Huntsman: a drop may mate", "[huntsman]") {
  // Armed by an Elephant, the Stone on f6 attacks h8; those on g6 and e8 hold the squares beside it.
  Table table(kGame, fen_of("4D1W1", {"4S2k1", "9", "5SS1F", "9", "9", "9", "9", "K8"}, "[E] w - - 0 1"));
  CHECK_FALSE(
      Table(kGame, fen_of("4D1W1", {"4S2k1", "9", "5SS1F", "9", "9", "9", "9", "K8"}, "[E] b - - 0 1")).in_check());
  CHECK(table.san("E@f9") == "E@f9#");
  CHECK(table.play({"E@f9"}).outcome() == "checkmate");
}

TEST_CASE("Huntsman: the counter goes back to 0 at a capture or a drop, and counts Stone and King moves",
          "[huntsman]") {
  Table table(kGame, fen_of("3W4", {"7k1", "9", "9", "9", "3S5", "9", "9", "K8"}, "[Ss] w - - 7 3"));
  CHECK(table.after("d4d5").ends_with(" b - - 8 3"));
  CHECK(table.after("a1a2").ends_with(" b - - 8 3"));
  CHECK(table.after("S@e4").ends_with(" b - - 0 3"));
}

TEST_CASE("Huntsman: the fifty-move draw applies only while both hands are empty", "[huntsman]") {
  const std::vector<std::string> rows{"7k1", "9", "9", "9", "3S5", "9", "9", "K8"};
  CHECK(Table(kGame, fen_of("3W4", rows, "[] w - - 99 80")).play({"a1a2"}).outcome() == "fifty moves");
  CHECK(Table(kGame, fen_of("3W4", rows, "[s] w - - 99 80")).play({"a1a2"}).outcome() == "");
  CHECK(Table(kGame, fen_of("3W4", rows, "[S] w - - 250 180")).play({"a1a2"}).outcome() == "");
  CHECK(Table(kGame, fen_of("3W4", rows, "[s] w - - 99 80"), {{"fifty", "always"}}).play({"a1a2"}).outcome() ==
        "fifty moves");
  CHECK(Table(kGame, fen_of("3W4", rows, "[] w - - 99 80"), {{"fifty", "never"}}).play({"a1a2"}).outcome() == "");
}

TEST_CASE("Huntsman: two Kings are a draw once nothing is in hand, whatever hangs in the Zone", "[huntsman]") {
  const std::vector<std::string> rows{"7k1", "9", "9", "9", "9", "9", "9", "K8"};
  CHECK(Table(kGame, fen_of("3W4", rows, "[] w - - 0 1")).outcome() == "bare kings");
  CHECK(Table(kGame, fen_of("3W4", rows, "[s] w - - 0 1")).outcome() == "");
}

TEST_CASE("Huntsman: the hands count for the repetition of a position", "[huntsman]") {
  Table table(kGame, fen_of("8", {"7k1", "9", "9", "9", "9", "9", "9", "K8"}, "[Ss] w - - 0 1"));
  const std::vector<std::string> there_and_back{"a1a2", "h8h7", "a2a1", "h7h8"};
  table.play(there_and_back).play(there_and_back);
  CHECK(table.outcome() == "threefold repetition");
}

TEST_CASE("Huntsman: wrong positions are refused", "[huntsman]") {
  const std::vector<std::string> rows{"7k1", "9", "9", "9", "9", "9", "9", "K8"};
  CHECK(refusal(kGame, fen_of("3S4", rows, "[] w - - 0 1")) == "fen.misplaced");
  CHECK(refusal(kGame, fen_of("3K4", rows, "[] w - - 0 1")) == "fen.misplaced");
  CHECK(refusal(kGame, fen_of("8", {"7k1", "9", "9", "3W5", "9", "9", "9", "K8"}, "[] w - - 0 1")) == "fen.misplaced");
  CHECK(refusal(kGame, fen_of("8", rows, "[FF] w - - 0 1")) == "fen.hand");
  CHECK(refusal(kGame, fen_of("8", rows, "[K] w - - 0 1")) == "fen.hand");
  CHECK(refusal(kGame, fen_of("8", rows, "[S w - - 0 1")) == "fen.bracket");
  CHECK(refusal(kGame, "9/7k1/9/9/9/9/9/9/K8[] w - - 0 1") == "fen.hole");
  CHECK(refusal(kGame, "8*/7k1/9/9/9/9/9/9/K7*[] w - - 0 1") == "fen.no-hole");
}

TEST_CASE("Huntsman: letters of the hands come in any order, missing brackets are empty hands", "[huntsman]") {
  const std::vector<std::string> rows{"7k1", "9", "9", "9", "9", "9", "9", "K8"};
  CHECK(Table(kGame, fen_of("8", rows, "[wSfWsD] w - - 0 1")).fen() == fen_of("8", rows, "[DSWfsw] w - - 0 1"));
  CHECK(Table(kGame, fen_of("8", rows, " w - - 0 1")).fen() == fen_of("8", rows, "[] w - - 0 1"));
}

}  // namespace
}  // namespace woodpusher::test
