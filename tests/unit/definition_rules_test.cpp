// What a definition may say that no shipped game does, and what it means.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "catalogue/catalogue.h"
#include "session/session.h"
#include "support/games.h"
#include "support/table.h"

namespace woodpusher::test {
namespace {

std::unique_ptr<Session> open(const std::string& text) { return std::move(*Session::open(load_text(text, "g"))); }

/// The texts of the legal moves; twice the same would be a fault.
Names moves_of(const std::string& text, const std::string& begin) {
  const auto session = open(text);
  Names found;
  for (const LegalMove& move : session->moves()) {
    if (!move.text.starts_with(begin)) continue;
    CHECK_FALSE(found.contains(move.text));
    found.insert(move.text);
  }
  return found;
}

std::string after(const std::string& text, const std::string& move) {
  const auto session = open(text);
  REQUIRE(session->play(move));
  return session->fen();
}

TEST_CASE("Definition: an orthodox castling does not cross a hole", "[definition]") {
  const Names moves =
      moves_of("[g:chess]\nholes = f1 f8\nstartFen = rnbqk*nr/pppppppp/8/8/8/8/PPPPPPPP/R3K*1R w KQkq - 0 1\n", "e1");
  CHECK(moves == Names{"e1c1", "e1d1"});
}

TEST_CASE("Definition: a leap castling crosses holes", "[definition]") {
  const Names moves = moves_of(
      "[g:chess]\ncastlingStyle = leap\nholes = f1 f8\nstartFen = rnbqk*nr/pppppppp/8/8/8/8/PPPPPPPP/4K*1R w Kk - 0 "
      "1\n",
      "e1");
  CHECK(moves == Names{"e1d1", "e1g1,h1e1"});
}

TEST_CASE("Definition: a Pawn that reaches its last rank by a double step promotes", "[definition]") {
  const Names moves = moves_of(
      "[g]\nking = k\nrook = r\npawn = p\nmaxRank = 4\npromotionPieceTypes = r\nstartFen = 7k/8/P7/7K w - - 0 1\n",
      "a2");
  CHECK(moves == Names{"a2a3", "a2a4r"});
}

TEST_CASE("Definition: a Pawn that takes nothing, or Kings only, takes nothing en passant", "[definition]") {
  for (const std::string captures : {"nothing", "royal"}) {
    const std::string game =
        "[g:chess]\ncaptures.p = " + captures + "\nstartFen = 4k3/8/8/8/3p1n2/8/4P3/4K3 w - - 0 1\n";
    CHECK(moves_of(game, "e2") == Names{"e2e3", "e2e4"});
    CHECK(after(game, "e2e4").find(" b - - ") != std::string::npos);
  }
  CHECK(moves_of("[g:chess]\ncaptures.p = nothing\nstartFen = 4k3/8/8/8/8/3p4/4P3/K7 b - - 0 1\n", "d3") ==
        Names{"d3d2"});
}

TEST_CASE("Definition: a piece that takes Kings only gives check and takes nothing else", "[definition]") {
  const std::string game = "[g:chess]\ncaptures.r = royal\nstartFen = 4k3/8/8/8/4n3/8/8/4R2K w - - 0 1\n";
  CHECK_FALSE(moves_of(game, "e1").contains("e1e4"));
  CHECK(open("[g:chess]\ncaptures.r = royal\nstartFen = 4k3/8/8/8/8/8/8/4R2K b - - 0 1\n")->in_check());
  CHECK_FALSE(open("[g:chess]\ncaptures.r = nothing\nstartFen = 4k3/8/8/8/8/8/8/4R2K b - - 0 1\n")->in_check());
}

TEST_CASE("Definition: what a capture leaves behind is there at once, en passant and by promotion too",
          "[definition]") {
  CHECK(after("[g:chess]\nleavesOnCapture.p = n\nstartFen = 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1\n", "d4e3") ==
        "4k3/8/8/8/3n4/4p3/8/4K3 w - - 0 2");
  CHECK(after("[g:chess]\nleavesOnCapture.p = n\nstartFen = 1r6/P6k/8/8/8/8/8/4K3 w - - 0 1\n", "a7b8q") ==
        "1Q6/N6k/8/8/8/8/8/4K3 b - - 0 1");
  CHECK(after("[g:chess]\nleavesOnCapture.p = n\nstartFen = 4k3/8/8/8/8/8/P7/4K3 w - - 0 1\n", "a2a3") ==
        "4k3/8/8/8/8/P7/8/4K3 b - - 0 1");
}

TEST_CASE("Definition: what a Pawn's capture leaves behind may not arm the enemy against the own King",
          "[definition]") {
  // The Knight left on e4 would lend the enemy Stone on c4 a Bishop's moves, which reach f1.
  const std::string game =
      "[g:chess]\ncustomPiece1 = s:\nlends.n = B\npower = inherited\npowerLines = rank\npowerPieces = s\npowerSide = "
      "enemy\n"
      "leavesOnCapture.p = n\nstartFen = 7k/8/8/3r4/2s1P3/8/8/5K2 w - - 0 1\n";
  CHECK(moves_of(game, "e4") == Names{"e4e5"});
}

TEST_CASE("Definition: a King that moves as far as he castles has two moves of different texts", "[definition]") {
  const Names moves = moves_of("[g:chess]\nking = k:KD\nstartFen = 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n", "e1g1");
  CHECK(moves.size() == 2);
}

TEST_CASE("Definition: a Pawn that is lent a step of two squares has one move there", "[definition]") {
  const Names moves = moves_of(
      "[g:chess]\nlends.r = D\npower = inherited\npowerLines = rank\npowerPieces = p\npowerKeepsOwn = true\n"
      "startFen = 4k3/8/8/8/8/8/P6R/4K3 w - - 0 1\n",
      "a2a4");
  CHECK(moves == Names{"a2a4"});
}

TEST_CASE("Definition: a consensus counts what stands in a zone", "[definition]") {
  const std::string game =
      "[g]\nmaxRank = 5\nzone = a5-h5\nking = k\nrook = r\nqueen = q\nbishop = b\npieceDrops = true\ndropRegion.b = "
      "zone\n"
      "power = consensus\npowerBasis = R B\npowerLines = file\nstartFen = b7/7k/8/8/Q6K[] w - - 0 1\n";
  const auto session = open(game);
  const Variant& variant = session->variant();
  CHECK(session->powers(*variant.board.find("a1")) == variant.types[*variant.type_of_letter('B')].own);
}

TEST_CASE("Definition: a start position that is refused is told at its own line", "[definition]") {
  const auto variant = load_variant_from("[g:chess]\nstartFen = 8/8/8/8/8/8/8/8 w - - 0 1\n", "g");
  REQUIRE_FALSE(variant);
  CHECK(variant.error().place.line == 2);
}

TEST_CASE("Definition: lines run from edge to edge over holes", "[definition]") {
  const std::string game =
      "[g:chess]\nholes = a4 b2\npower = consensus\npowerLines = file\npowerBasis = R B N\n"
      "startFen = r6k/8/8/8/*7/8/1*6/Q6K w - - 0 1\n";
  const auto session = open(game);
  const Variant& variant = session->variant();
  CHECK(session->powers(*variant.board.find("a1")) == variant.types[*variant.type_of_letter('R')].own);
}

TEST_CASE("Definition: lenders may be friends, enemies or both, and what they lend adds to or replaces the own",
          "[definition]") {
  const auto targets = [](const std::string& side, const std::string& keeps) {
    return moves_of(
               "[g:chess]\ncustomPiece1 = w:W\nlends.n = F\nlends.b = D\npower = inherited\npowerLines = file "
               "rank\npowerPieces = w\n"
               "powerSide = " +
                   side + "\npowerKeepsOwn = " + keeps + "\nstartFen = 7k/8/3N4/8/3W3b/8/8/K7 w - - 0 1\n",
               "d4")
        .size();
  };
  CHECK(targets("friend", "false") == 4);
  CHECK(targets("enemy", "false") == 3);  // the Dabbabah's leap to d6 is taken by the own Knight
  CHECK(targets("any", "false") == 7);
  CHECK(targets("any", "true") == 11);
}

}  // namespace
}  // namespace woodpusher::test
