// What the page sees of the core.
#include "wasm/api.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

namespace woodpusher::test {
namespace {

std::unique_ptr<Session> open(const api::Spec& spec) {
  auto session = api::open(spec);
  REQUIRE(session);
  return std::move(*session);
}

api::Info info_of(const std::string& variant) {
  const auto info = api::describe(api::Spec{variant, {}, "", "", {}});
  REQUIRE(info);
  return *info;
}

api::MoveInfo move_of(const api::View& view, const std::string& text) {
  const auto move = std::find_if(view.moves.begin(), view.moves.end(), [&](const auto& m) { return m.text == text; });
  REQUIRE(move != view.moves.end());
  return *move;
}

TEST_CASE("API: every built-in variant is described in full", "[api]") {
  const std::vector<api::Info> all = api::variants();
  CHECK(all.size() >= 5);
  for (const api::Info& info : all) {
    INFO(info.name);
    CHECK_FALSE(info.texts.title.empty());
    CHECK_FALSE(info.texts.rules.empty());
    CHECK_FALSE(info.types.empty());
    CHECK_FALSE(info.start_pieces.empty());
    CHECK(info.options.size() == info.choices.size());
    for (const api::TypeInfo& type : info.types) {
      CHECK_FALSE(type.name.empty());
      CHECK_FALSE(type.picture.empty());
      CHECK_FALSE(type.words.empty());
    }
    for (const api::AtomInfo& atom : info.atoms) {
      CHECK_FALSE(atom.name.empty());
      CHECK_FALSE(atom.words.empty());
      CHECK(atom.words.find('{') == std::string::npos);
    }
  }
}

TEST_CASE("API: squares are dark and light in turn, and a1 is dark", "[api]") {
  const api::BoardInfo board = info_of("chess").board;
  CHECK(board.width == 8);
  CHECK(board.height == 8);
  CHECK(board.sites[0].name == "a1");
  CHECK(board.sites[0].dark);
  for (const api::SiteInfo& site : board.sites) CHECK(site.dark == ((site.file + site.rank) % 2 == 0));
  CHECK(board.labels.size() == 16);
}

TEST_CASE("API: a zone has its sites, its title and a gap to the board", "[api]") {
  const api::BoardInfo board = info_of("huntsman").board;
  CHECK(std::count_if(board.sites.begin(), board.sites.end(), [](const auto& site) { return site.zone; }) == 16);
  CHECK(board.sites.size() == 80);
  REQUIRE_FALSE(board.zones.empty());
  CHECK(board.zones[0].title == "Hunt Trophy Zone");
  CHECK(board.width > 9);
  CHECK(board.width == board.height);
  std::set<std::pair<double, double>> places;
  for (const api::SiteInfo& site : board.sites) places.emplace(site.x, site.y);
  CHECK(places.size() == board.sites.size());
}

TEST_CASE("API: a view shows pieces with what they may do now and by their type", "[api]") {
  const auto session = open({"relative-lumberjack", {}, "", "k7/8/8/3M4/8/3C4/8/K7 w - - 0 1", {}});
  const api::View view = api::view(*session);
  CHECK(view.pieces.size() == 4);
  for (const api::PieceInfo& piece : view.pieces) {
    const std::string letter = info_of("relative-lumberjack").types[static_cast<std::size_t>(piece.type)].letter;
    if (letter != "M" && letter != "C") continue;
    CHECK(piece.now.size() == 1);
    CHECK(piece.own.size() == 2);
    CHECK(piece.changes);
  }
}

TEST_CASE("API: kinds of moves", "[api]") {
  const auto chess = open({"chess", {}, "", "4k3/P7/8/8/3p4/8/4P3/4K2R w K - 0 1", {}});
  const api::View view = api::view(*chess);
  CHECK(move_of(view, "e1g1").kind == "castle");
  CHECK(move_of(view, "e1g1").words == "castle: King to g1, Rook from h1 to f1");
  CHECK(move_of(view, "e2e4").kind == "double");
  CHECK(move_of(view, "e2e3").kind == "move");
  CHECK(move_of(view, "a7a8n").promotion);
  CHECK(move_of(view, "a7a8n").words == "Knight");
  chess->play("e2e4");
  CHECK(move_of(api::view(*chess), "d4e3").kind == "enPassant");
  CHECK(move_of(api::view(*chess), "d4e3").capture);
  const auto wide = open({"warmachinewazir-spiel", {}, "", "6k5/12/12/12/12/12/12/R4K6 w Q - 0 1", {}});
  CHECK(move_of(api::view(*wide), "f1e1,a1f1").kind == "leapCastle");
  const auto huntsman = open({"huntsman", {}, "", "", {}});
  const api::MoveInfo drop = move_of(api::view(*huntsman), "S@e4");
  CHECK(drop.kind == "drop");
  CHECK(drop.from == -1);
  CHECK(drop.drop);
}

TEST_CASE("API: hands list every type that a hand can hold, with its count", "[api]") {
  const auto session = open({"huntsman", {}, "", "", {"S@e4"}});
  const api::Hands hands = api::view(*session).hands;
  REQUIRE(hands.white.size() == 9);
  int pieces = 0;
  for (const api::HandInfo& hand : hands.white) pieces += hand.count;
  CHECK(pieces == 15);
}

TEST_CASE("API: the last move names its sites", "[api]") {
  const auto session = open({"chess", {}, "", "", {"e2e4"}});
  const api::View view = api::view(*session);
  REQUIRE(view.last);
  CHECK(info_of("chess").board.sites[static_cast<std::size_t>(view.last->from)].name == "e2");
  CHECK(info_of("chess").board.sites[static_cast<std::size_t>(view.last->to)].name == "e4");
  CHECK_FALSE(api::view(*open({"chess", {}, "", "", {}})).last);
}

TEST_CASE("API: a finished game has an outcome in words and no moves", "[api]") {
  const auto session = open({"chess", {}, "", "", {"f3", "e5", "g4", "Qh4"}});
  const api::View view = api::view(*session);
  REQUIRE(view.outcome);
  CHECK(view.outcome->key == "checkmate");
  CHECK(view.outcome->text == "Checkmate. Black wins.");
  CHECK(view.outcome->winner == Colour::Black);
  CHECK(view.moves.empty());
  CHECK(view.checks.size() == 1);
  CHECK(view.record.back().san == "Qh4#");
}

TEST_CASE("API: a definition of one's own is opened by its section", "[api]") {
  const std::string text = "[mine:chess]\nqueen = q:QN\n";
  CHECK(api::open({"mine", {}, text, "", {}}));
  const auto unknown = api::open({"other", {}, text, "", {}});
  REQUIRE_FALSE(unknown);
  CHECK(unknown.error().kind == ErrorKind::Variant);
  const auto broken = api::open({"mine", {}, "[mine:chess]\nqueen = q:QX\n", "", {}});
  REQUIRE_FALSE(broken);
  CHECK(broken.error().kind == ErrorKind::Definition);
  CHECK(broken.error().place == Place{2, 12});
}

TEST_CASE("API: wrong options, positions and moves are errors of their kind", "[api]") {
  CHECK(api::open({"huntsman", {{"pao", "jump"}}, "", "", {}}).error().kind == ErrorKind::Option);
  CHECK(api::open({"chess", {}, "", "8/8", {}}).error().kind == ErrorKind::Fen);
  CHECK(api::open({"chess", {}, "", "", {"e2e5"}}).error().kind == ErrorKind::Move);
  CHECK(api::open({"nothing", {}, "", "", {}}).error().kind == ErrorKind::Variant);
}

}  // namespace
}  // namespace woodpusher::test
