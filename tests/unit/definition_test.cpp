// The definition language: what it understands, and the line and reason of what it does not.
#include <catch2/catch_test_macros.hpp>

#include "base/texts.h"
#include "catalogue/catalogue.h"
#include "notation/fen.h"
#include "support/games.h"

namespace woodpusher::test {
namespace {

/// "key line:column" of the error of section `g`; "" if it loads.
std::string error_of(const std::string& text, const Options& options = {}) {
  const auto variant = load_variant_from(text, "g", options);
  if (variant) return "";
  const Error& error = variant.error();
  CHECK(has_words(error.key));
  CHECK(words(error).find('{') == std::string::npos);
  return std::string(error.key) + " " + std::to_string(error.place.line) + ":" + std::to_string(error.place.column);
}

/// The error of chess with one more line; that line is the second.
std::string error_with(const std::string& line) { return error_of("[g:chess]\n" + line + "\n"); }

const std::string kKings = "[g]\nking = k\n";
const std::string kStart = "startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";

TEST_CASE("Definition: sections, comments and blank lines", "[definition]") {
  CHECK(error_of("# a comment\n\n; another\n  [g]  \n king=k # at the end\r\n" + kStart) == "");
  CHECK(error_of("king = k\n[g]\n") == "ini.outside 1:0");
  CHECK(error_of("[g\nking = k\n") == "ini.bracket 1:0");
  CHECK(error_of("[g]\n[]\n") == "ini.nameless 2:0");
  CHECK(error_of("[g]\nking k\n") == "ini.equals 2:0");
  CHECK(error_of("[g]\n= k\n") == "ini.equals 2:0");
  CHECK(error_of("[g?x]\n") == "ini.condition 1:0");
  CHECK(error_of(std::string(300 * 1024, '#')) == "ini.size 0:0");
  CHECK(error_of("[other]\n") == "variant.unknown 0:0");
}

TEST_CASE("Definition: a section builds on another, also a built-in one", "[definition]") {
  const std::string text = "[a:chess]\nknight = n:NN\n[g:a]\nrook = r:W\n";
  const auto variant = load_text(text, "g");
  CHECK(variant->types[*variant->type_of_letter('N')].betza == "NN");
  CHECK(variant->types[*variant->type_of_letter('R')].betza == "W");
  CHECK(variant->types[*variant->type_of_letter('B')].betza == "B");
  CHECK(error_of("[g:nowhere]\n") == "ini.no-section 1:0");
  CHECK(error_of("[g:a]\n[a:b]\n[b:g]\n").starts_with("ini.cycle"));
  CHECK(error_of("[g:g]\n").starts_with("ini.cycle"));
}

TEST_CASE("Definition: a later line wins", "[definition]") {
  CHECK(error_of(kKings + kStart + "maxFile = 9\nmaxFile = 8\n") == "");
  CHECK(load_text("[g:chess]\nqueen = q:K\nqueen = q:N\n", "g")->types.size() == 6);
}

TEST_CASE("Definition: an unknown key is an error", "[definition]") {
  CHECK(error_with("castlingg = true") == "key.unknown 2:0");
  CHECK(error_with("Pawn = p") == "key.unknown 2:0");
  CHECK(error_with("customPiece99 = z:N") == "key.unknown 2:0");
  CHECK(error_with("name.n = Horse") == "");
  CHECK(error_with("name.z = Zebra") == "piece.unknown 2:0");
}

TEST_CASE("Definition: a wrong value is an error at its column", "[definition]") {
  CHECK(error_with("castling = yes") == "key.truth 2:12");
  CHECK(error_with("castling=yes") == "key.truth 2:10");
  CHECK(error_with("maxRank = 17") == "key.number 2:11");
  CHECK(error_with("maxRank = 0") == "key.number 2:11");
  CHECK(error_with("maxRank = eight") == "key.number 2:11");
  CHECK(error_with("maxFile = 17") == "key.number 2:11");
  CHECK(error_with("nFoldRule = -1") == "key.number 2:13");
  CHECK(error_with("castlingStyle = short") == "key.value 2:17");
  CHECK(error_with("castlingKingsideFile = 7") == "key.file 2:24");
  CHECK(error_with("power = magic") == "key.value 2:9");
  CHECK(error_with("captures.n = some") == "key.value 2:14");
  CHECK(error_with("promotionPieceTypes = qx") == "piece.unknown 2:24");
  CHECK(error_with("promotionPieceTypes = qk") == "promotion.types 2:23");
  CHECK(error_with("leavesOnCapture.n = x") == "piece.unknown 2:0");
}

TEST_CASE("Definition: pieces", "[definition]") {
  CHECK(error_with("customPiece1 = a:mBcpB") == "");
  CHECK(error_with("customPiece1 = a") == "piece.betza 2:16");
  CHECK(error_with("customPiece1 = 7:N") == "piece.letter 2:16");
  CHECK(error_with("customPiece1 = aN") == "piece.letter 2:16");
  CHECK(error_with("customPiece1 = a:NX") == "betza.unknown 2:19");
  CHECK(error_with("customPiece1 = a:mBcpW") == "betza.hop 2:23");
  CHECK(error_of("[g:chess]\nknight = -\npromotionPieceTypes = qrb\nloneMinorsDraw = b\nstartFen = "
                 "rbbqkbbr/8/8/8/8/8/8/RBBQKBBR w - - 0 1\n") == "");
}

TEST_CASE("Definition: a line that takes over a letter replaces the piece that had it", "[definition]") {
  const auto variant = load_text("[g:chess]\narchbishop = n\n", "g");
  CHECK(variant->types.size() == 6);
  CHECK(variant->types[*variant->type_of_letter('N')].name == "Cardinal");
}

TEST_CASE("Definition: equal movements of several pieces are one atom", "[definition]") {
  const auto variant = load_text("[g:chess]\n", "g");
  const auto own = [&](char letter) { return variant->types[*variant->type_of_letter(letter)].own; };
  CHECK(own('Q') == (own('R') | own('B')));
  CHECK(variant->atoms.size() == 8);  // W, F, R, B, N, the Pawn's step, capture and double step
}

TEST_CASE("Definition: more movements or pieces than fit are an error", "[definition]") {
  std::string many = "[g:chess]\ncustomPiece1 = a:";
  for (int m = 1; m <= 12; ++m)
    for (int n = m; n <= 12; ++n) many += "(" + std::to_string(m) + "," + std::to_string(n) + ")";
  CHECK(error_of(many + "\n") == "piece.atoms 2:0");
}

TEST_CASE("Definition: the start position is read and checked", "[definition]") {
  CHECK(error_of(kKings) == "start.none 0:0");
  CHECK(error_of(kKings + "startFen = 4k3/8/8/8/8/8/8/4X3 w - - 0 1\n") == "fen.letter 3:29");
  CHECK(error_of(kKings + "startFen = 4k3/8/8/8/8/8/8/3K w - - 0 1\n").starts_with("fen.row-length 3:"));
  CHECK(error_of(kKings + "startFen = 4k3/8/8/8/8/8/8/4K3 x - - 0 1\n") == "fen.side 3:32");
  CHECK(error_of(kKings + "startFen = 4k3/8/8/8/8/8/8/8 w - - 0 1\n").starts_with("fen.kings 3:"));
  CHECK(error_of(kKings + "startFen = 3kK3/8/8/8/8/8/8/8 w - - 0 1\n").starts_with("fen.in-check 3:"));
  CHECK(error_of(kKings + "startFen = 4k3/8/8/8/8/8/8/4K3[] w - - 0 1\n").starts_with("fen.no-hands 3:"));
}

TEST_CASE("Definition: boards, holes and zones", "[definition]") {
  CHECK(error_of(kKings + "maxFile = 12\nmaxRank = 12\n" + kStart) == "board.size 0:0");
  CHECK(error_of(kKings + "holes = e5 d4\nstartFen = 4k3/8/8/4*3/3*4/8/8/4K3 w - - 0 1\n") == "");
  CHECK(error_of(kKings + "holes = e5\n" + kStart).starts_with("fen.hole 4:"));
  CHECK(error_of(kKings + "holes = z9\n" + kStart) == "sites.name 3:0");
  CHECK(error_of(kKings + "holes = a9\n" + kStart) == "sites.outside 3:0");
  CHECK(error_of(kKings + "holes = h8-a1\n" + kStart) == "sites.name 3:0");
  CHECK(error_of(kKings + "zone = a1-h8\n" + kStart) == "board.empty 0:0");
  CHECK(error_of(kKings + "maxFile = l\nstartFen = 4k7/12/12/12/12/12/12/4K7 w - - 0 1\n") == "");
}

TEST_CASE("Definition: drops", "[definition]") {
  CHECK(error_with("dropRegion.n = board") == "drops.none 2:0");
  CHECK(error_of("[g:chess]\npieceDrops = true\ndropRegion.n = z9\n") == "sites.name 3:0");
  const auto variant = load_text("[g:chess]\npieceDrops = true\ndropRegion.n = a3-h3\n", "g");
  CHECK(variant->types[*variant->type_of_letter('N')].drop_sites[0].size() == 8);
  CHECK(variant->types[*variant->type_of_letter('P')].drop_sites[0].size() == 48);
  CHECK(variant->types[*variant->type_of_letter('Q')].drop_sites[0].size() == 64);
}

TEST_CASE("Definition: power rules", "[definition]") {
  CHECK(error_with("power = consensus") == "power.no-basis 0:0");
  CHECK(error_of("[g:chess]\npower = consensus\npowerBasis = R N\n") == "power.basis 3:0");
  CHECK(error_of("[g:chess]\npower = consensus\npowerBasis = R X\n").starts_with("betza.unknown 3:"));
  CHECK(error_of("[g:chess]\npower = consensus\npowerBasis = R B N\n") == "");
  CHECK(
      error_of("[g:chess]\npower = consensus\npowerLines = column\npowerBasis = R B N\n").starts_with("key.value 3:"));
  CHECK(error_of("[g:chess]\npower = inherited\npowerSide = both\n") == "key.value 3:13");
  CHECK(error_of("[g:chess]\npower = table\npowerTable.file = a:R j:N\n").starts_with("power.entry 3:"));
  CHECK(error_of("[g:chess]\npower = table\npowerTable.file = aR\n").starts_with("power.entry 3:"));
  CHECK(error_of("[g:chess]\npower = table\npowerTable.file = a:R b:X\n") == "betza.unknown 3:25");
  CHECK(error_of("[g:chess]\npower = table\npowerTable.square = a1:R\n") == "key.unknown 3:0");
  CHECK(error_of("[g:chess]\npower = table\npowerTable.site = a1:R e4:Q\npowerTable.rank = 3:N\n") == "");
}

TEST_CASE("Definition: promotion by the start position", "[definition]") {
  CHECK(error_with("promotionBy = lot") == "key.value 2:15");
  CHECK(error_with("promotionBy = start") == "promotion.start-type 0:0");
  CHECK(error_of("[g:chess]\npromotionBy = start\npromotionOnRoyalSite = consensus\n") == "promotion.alone 0:0");
  CHECK(error_of("[g:chess]\npromotionBy = start\npromotionOnRoyalSite = consensus\npromotionAlone = q\n") ==
        "promotion.needs-consensus 4:0");
  CHECK(error_of("[g:chess]\npower = consensus\npowerBasis = R B N\npromotionBy = start\npromotionOnRoyalSite = "
                 "consensus\npromotionAlone = "
                 "q\n") == "promotion.no-type 0:0");
  CHECK(error_of("[g:chess]\npromotionBy = start\nstartFen = rnbqkbn1/8/8/8/8/8/8/RNBQKBN1 w - - 0 "
                 "1\npromotionOnRoyalSite = consensus\n") == "promotion.empty-site 0:0");
}

TEST_CASE("Definition: choices", "[definition]") {
  const std::string text =
      "[g:chess]\nchoice.size = small large\nchoice.size.title = Size\nchoice.size.large = Very "
      "large\n[g?size=large]\nqueen = q:QN\n";
  const auto betza_of = [&](const Options& options) {
    const auto variant = load_text(text, "g", options);
    return variant->types[*variant->type_of_letter('Q')].betza;
  };
  CHECK(betza_of({}) == "Q");
  CHECK(betza_of({{"size", "small"}}) == "Q");
  CHECK(betza_of({{"size", "large"}}) == "QN");
  CHECK(load_text(text, "g")->choices[0].title == "Size");
  CHECK(load_text(text, "g")->choices[0].values[1].title == "Very large");
  CHECK(load_text(text, "g")->options == Options{{"size", "small"}});
  CHECK(error_of(text, {{"size", "huge"}}) == "option.value 0:0");
  CHECK(error_of(text, {{"colour", "red"}}) == "option.unknown 0:0");
  CHECK(error_of("[g:chess]\nchoice.size =\n") == "ini.choice-empty 2:0");
  CHECK(error_of("[g:chess]\nchoice.size.title = Size\n") == "ini.choice-unknown 2:0");
  CHECK(error_of("[g:chess]\nchoice.size = a b\nchoice.size.c = C\n") == "ini.choice-value 3:0");
  CHECK(error_of("[g:chess]\n[g?size=large]\n") == "ini.choice-unknown 2:0");
}

TEST_CASE("Definition: a choice fills in places of other lines", "[definition]") {
  const std::string text =
      "[g:chess]\nchoice.array = RNBQKBNR any(RNBQK)\nstartFen = "
      "{array:lower:reversed}/pppppppp/8/8/8/8/PPPPPPPP/{array} w - - 0 1\n";
  const auto start = [&](const Options& options) {
    const auto variant = load_text(text, "g", options);
    return fen_text(*variant, variant->start);
  };
  CHECK(start({}) == "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
  CHECK(start({{"array", "QKRRBBNN"}}) == "nnbbrrkq/pppppppp/8/8/8/8/PPPPPPPP/QKRRBBNN w - - 0 1");
  CHECK(error_of(text, {{"array", "QKRRBBN"}}) == "option.value 0:0");
  CHECK(error_of(text, {{"array", "QKRRBBNA"}}) == "option.value 0:0");
}

TEST_CASE("Definition: built-in variants load and are listed, the featured ones first", "[definition]") {
  const auto names = variant_names();
  CHECK(names.size() >= 5);
  bool plain = false;
  for (const std::string_view name : names) {
    INFO(name);
    const auto variant = load_variant(name);
    REQUIRE(variant);
    CHECK((*variant)->name == name);
    CHECK_FALSE((*variant)->texts.summary.empty());
    CHECK_FALSE((*variant)->texts.rules.empty());
    CHECK_FALSE(((*variant)->texts.featured && plain));
    plain = plain || !(*variant)->texts.featured;
  }
  CHECK_FALSE(load_variant("no-such-game"));
  CHECK(words(load_variant("no-such-game").error()).find("no-such-game") != std::string::npos);
}

TEST_CASE("Definition: every value of every choice of a built-in variant loads", "[definition]") {
  for (const std::string_view name : variant_names()) {
    const auto variant = *load_variant(name);
    for (const Choice& choice : variant->choices)
      for (const Choice::Value& value : choice.values) {
        INFO(name << " " << choice.name << "=" << value.value);
        CHECK(load_variant(name, {{choice.name, value.value}}));
        CHECK_FALSE(value.title.empty());
      }
  }
}

}  // namespace
}  // namespace woodpusher::test
