// A game being played: its line, undo and redo, and what it answers.
#include <catch2/catch_test_macros.hpp>

#include "base/texts.h"
#include "support/games.h"
#include "support/table.h"

namespace woodpusher::test {
namespace {

std::vector<std::string> record_of(const Session& session) {
  std::vector<std::string> texts;
  for (const PlayedMove& move : session.record()) texts.push_back(move.san);
  return texts;
}

TEST_CASE("Session: opens with moves already played, as text or SAN", "[session]") {
  const auto session = Session::open(load("chess"), "", {"e2e4", "e5", "Nf3"});
  REQUIRE(session);
  CHECK(record_of(**session) == std::vector<std::string>{"e4", "e5", "Nf3"});
  CHECK((*session)->ply() == 3);
}

TEST_CASE("Session: a move that cannot be played is named by its number", "[session]") {
  const auto session = Session::open(load("chess"), "", {"e2e4", "e2e4"});
  REQUIRE_FALSE(session);
  CHECK(session.error().kind == ErrorKind::Move);
  CHECK(session.error().place.column == 2);
  CHECK(words(session.error()).find("e2e4") != std::string::npos);
}

TEST_CASE("Session: a wrong FEN is an error", "[session]") {
  const auto session = Session::open(load("chess"), "nonsense");
  REQUIRE_FALSE(session);
  CHECK(session.error().kind == ErrorKind::Fen);
}

TEST_CASE("Session: undo and redo walk along the line", "[session]") {
  Table table("chess");
  const std::string start = table.fen();
  table.play({"e2e4", "e7e5"});
  const std::string end = table.fen();
  CHECK(table.session().undo());
  CHECK(table.session().undo());
  CHECK_FALSE(table.session().undo());
  CHECK(table.fen() == start);
  CHECK(table.session().record().size() == 2);
  CHECK(table.session().redo());
  CHECK(table.session().redo());
  CHECK_FALSE(table.session().redo());
  CHECK(table.fen() == end);
}

TEST_CASE("Session: a move after undo forgets what could be redone", "[session]") {
  Table table("chess");
  table.play({"e2e4", "e7e5", "g1f3"});
  table.session().go_to(1);
  table.play({"c7c5"});
  CHECK(record_of(table.session()) == std::vector<std::string>{"e4", "c5"});
  CHECK_FALSE(table.session().redo());
}

TEST_CASE("Session: a refused move changes nothing", "[session]") {
  Table table("chess");
  table.play({"e2e4", "e7e5"});
  table.session().undo();
  CHECK_FALSE(table.session().play("e2e4"));
  CHECK(table.session().record().size() == 2);
  CHECK(table.session().redo());
}

TEST_CASE("Session: any ply of the line can be gone to", "[session]") {
  Table table("chess");
  table.play({"e2e4", "e7e5", "g1f3", "b8c6"});
  table.session().go_to(2);
  CHECK(table.session().ply() == 2);
  CHECK(table.can("g1f3"));
  table.session().go_to(99);
  CHECK(table.session().ply() == 4);
  table.session().go_to(-5);
  CHECK(table.session().ply() == 0);
}

TEST_CASE("Session: the outcome follows undo and redo", "[session]") {
  Table table("chess");
  table.play({"f2f3", "e7e5", "g2g4", "d8h4"});
  CHECK(table.outcome() == "checkmate");
  table.session().undo();
  CHECK(table.outcome() == "");
  CHECK(table.count() == 30);
  table.session().redo();
  CHECK(table.outcome() == "checkmate");
}

TEST_CASE("Session: play goes on after a draw by rule", "[session]") {
  Table table("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 99 90");
  table.play({"a1a2"});
  CHECK(table.outcome() == "fifty moves");
  CHECK(table.session().play("e8e7"));
}

TEST_CASE("Session: names the attacked King and who attacks him", "[session]") {
  Table table("chess", "4k3/8/8/8/8/5n2/8/4KR1q w - - 0 1");
  const Board& board = table.session().variant().board;
  CHECK(table.in_check());
  CHECK(table.session().checked_sites() == std::vector<Site>{*board.find("e1")});
  CHECK(table.session().checkers() == std::vector<Site>{*board.find("f3")});
  Table quiet("chess");
  CHECK(quiet.session().checked_sites().empty());
  CHECK(quiet.session().checkers().empty());
}

TEST_CASE("Session: a double check names both", "[session]") {
  Table table("chess", "4k3/8/8/8/8/5n2/8/4K2q w - - 0 1");
  CHECK(table.session().checkers().size() == 2);
}

TEST_CASE("Session: sessions of different variants do not touch each other", "[session]") {
  Table chess("chess"), huntsman("huntsman"), wide("warmachinewazir-spiel"), other("chess");
  chess.play({"e2e4"});
  huntsman.play({"S@e4"});
  wide.play({"a2a4"});
  CHECK(other.fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  CHECK(chess.session().perft(2) == 600);
  CHECK(huntsman.fen().find("4S4") != std::string::npos);
  CHECK(wide.session().ply() == 1);
}

TEST_CASE("Session: perft leaves the position as it was", "[session]") {
  Table table("chess");
  CHECK(table.session().perft(1) == 20);
  CHECK(table.session().perft(3) == 8902);
  CHECK(table.session().perft(0) == 1);
  CHECK(table.session().ply() == 0);
  CHECK(table.fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST_CASE("Session: castling and en passant are taken back whole", "[session]") {
  Table table("chess", "r3k2r/8/8/8/3p4/8/4P3/R3K2R w KQkq - 0 1");
  const std::string start = table.fen();
  table.play({"e2e4", "d4e3", "e1g1", "e8c8"});
  CHECK(table.fen() == "2kr3r/8/8/8/8/4p3/8/R4RK1 w - - 2 3");
  table.session().go_to(0);
  CHECK(table.fen() == start);
}

}  // namespace
}  // namespace woodpusher::test
