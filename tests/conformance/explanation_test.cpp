// What is explained holds in every position of every game: along random games, and with pieces thrown on the board.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "base/texts.h"
#include "rules/explain.h"
#include "rules/phrases.h"
#include "rules/why_not.h"
#include "support/core.h"
#include "support/files.h"
#include "support/games.h"
#include "support/random_setup.h"

namespace woodpusher::test {
namespace {

constexpr int kGames = 4, kPliesOfGame = 60, kPlacements = 40;

/// What is given and taken makes up the powers of each piece, and is the same seen from the other side.
template <class Set>
void check_influences(const Position<Set>& position) {
  const Variant& variant = position.variant();
  std::multiset<std::pair<int, int>> forth, back;
  for (int site = 0; site < variant.board.sites(); ++site) {
    AtomMask given = 0, taken = 0;
    for (const Influence& influence : influences(position, site)) {
      REQUIRE(position.at(influence.site));
      given |= influence.gives;
      taken |= influence.takes;
      forth.insert({influence.site, site});
    }
    for (const Influence& influence : influenced(position, site)) back.insert({site, influence.site});
    const Piece piece = position.at(site);
    if (!piece || site >= variant.board.walkable() || variant.power.kind == PowerKind::Table) continue;
    REQUIRE(((own_powers(variant, piece) | given) & ~taken) == position.powers(site));
  }
  REQUIRE(forth == back);
}

/// A site is attacked if and only if some piece attacks it.
template <class Set>
void check_attacked_sites(const Position<Set>& position) {
  for (const Colour colour : kColours) {
    Set expected{};
    for (int site = 0; site < position.ground().walkable(); ++site)
      if (attackers(position, site, colour)) expected |= Set::of(site);
    REQUIRE((attacked_sites(position, colour) == expected));
  }
}

/// From where each piece came to its site; none for one that appeared.
std::map<int, int> origins(const Variant& variant, Move move, const Setup& after) {
  std::map<int, int> from;
  for (int site = 0; site < variant.board.walkable(); ++site)
    if (after.board[static_cast<std::size_t>(site)]) from[site] = site;
  if (!move.is_drop()) from.erase(move.from());
  from.erase(move.to());
  if (!move.is_drop()) from[move.to()] = move.from();
  if (move.is_castling()) from[move.partner_to()] = move.partner_from();
  return from;
}

/// What was had before the move and what changes make what is had after it, worked out afresh.
template <class Set>
void check_preview(Position<Set>& position, Move move) {
  const std::vector<PowerChange> changes = preview(position, move);
  std::map<int, AtomMask> before;
  for (int site = 0; site < position.ground().walkable(); ++site) before[site] = position.powers(site);
  position.apply(move);
  const Position<Set> fresh(position.ground(), position.setup());
  position.revert();
  std::map<int, AtomMask> expected;
  for (const auto& [site, from] : origins(position.variant(), move, fresh.setup())) expected[site] = before[from];
  for (const PowerChange& change : changes) {
    REQUIRE((change.gained | change.lost));
    REQUIRE(!(expected[change.site] & change.gained));
    REQUIRE((expected[change.site] & change.lost) == change.lost);
    expected[change.site] = (expected[change.site] | change.gained) & ~change.lost;
  }
  for (int site = 0; site < position.ground().walkable(); ++site)
    if (expected[site] != fresh.powers(site))
      FAIL("powers on " << position.variant().board.name(static_cast<Site>(site)));
}

/// An answer has words, nothing in them is left out, and its sites are on the board.
void check_answer(const Variant& variant, const WhyNot& why) {
  const std::string text = words(why.key, why.args);
  bool good = has_words(why.key) && text.find_first_of("{}") == std::string::npos;
  for (const std::string& argument : why.args) good = good && !argument.empty();
  for (const Site site : why.sites) good = good && site < variant.board.sites();
  if (!good) FAIL(text);
}

using Pairs = std::set<std::pair<int, int>>;

Pairs pairs_of(const MoveStack& moves) {
  Pairs pairs;
  for (std::size_t i = 0; i < moves.size(); ++i)
    pairs.insert({moves[i].is_drop() ? -1 - moves[i].type() : moves[i].from(), moves[i].to()});
  return pairs;
}

/// Each attempt that is not legal is answered and no other; those that are pseudo-legal by an attack that is there.
template <class Set>
void check_refusals(Position<Set>& position) {
  const Variant& variant = position.variant();
  MoveStack legal, pseudo;
  legal_moves(position, legal);
  pseudo_legal_moves(position, pseudo);
  const Pairs allowed = pairs_of(legal), possible = pairs_of(pseudo);
  const std::string before = fen(position);
  for (int from = -static_cast<int>(variant.types.size()); from < variant.board.sites(); ++from)
    for (int to = 0; to < variant.board.sites(); ++to) {
      const auto why = from < 0 ? why_not_drop(position, -1 - from, to) : why_not(position, from, to);
      if (why.has_value() == allowed.contains({from, to})) FAIL(from << " to " << to);
      if (!why) continue;
      check_answer(variant, *why);
      const bool attack = why->key.find("attack") != why->key.npos || why->key.find("armed") != why->key.npos;
      const bool may_castle = variant.castling.style == CastlingStyle::Leap;
      const bool fits = possible.contains({from, to}) ? attack && why->sites.size() > 1 : !attack || may_castle;
      if (!fits) FAIL(from << " to " << to << ": " << words(why->key, why->args));
    }
  REQUIRE(fen(position) == before);
}

/// Those that are said to attack the royal piece do so after the move, with the power that is named.
template <class Set>
void check_exposures(Position<Set>& position) {
  MoveStack pseudo;
  pseudo_legal_moves(position, pseudo);
  const Colour us = position.to_move();
  for (std::size_t i = 0; i < pseudo.size(); ++i) {
    const Move move = pseudo[i];
    const auto why =
        move.is_drop() ? why_not_drop(position, move.type(), move.to()) : why_not(position, move.from(), move.to());
    if (!why || move.kind() == MoveKind::Promotion || move.is_castling()) continue;
    const Position<Set> before = position;
    position.apply(move);
    REQUIRE(why->sites.front() == royal_site(position, us));
    const Set by = attackers(position, royal_site(position, us), other(us));
    for (std::size_t at = 1; at < why->sites.size(); ++at) REQUIRE(by.has(why->sites[at]));
    if (why->key.starts_with("why.armed")) {
      bool gained = false;
      by.each([&](int site) { gained = gained || position.powers(site) & ~before.powers(site); });
      REQUIRE(gained);
    }
    position.revert();
  }
}

/// Every legal move that is no castling goes by some power of the piece.
template <class Set>
void check_ways(Position<Set>& position, const std::vector<Move>& moves) {
  for (const Move move : moves) {
    if (move.is_drop() || move.is_castling()) continue;
    const AtomMask found = ways(position, move.from(), move.to());
    REQUIRE((found && !(found & ~position.powers(move.from()))));
  }
}

template <class Set>
void check_words(const Position<Set>& position) {
  for (int site = 0; site < position.variant().board.sites(); ++site) {
    if (!position.at(site)) continue;
    const std::string text = movement_words(position, site);
    REQUIRE(!text.empty());
    REQUIRE(text.find_first_of("{}") == std::string::npos);
    if (!position.powers(site)) REQUIRE(text.find("moves as") == std::string::npos);
  }
}

template <class Set>
void check_position(Position<Set>& position, const std::vector<Move>& moves, Random& random) {
  check_influences(position);
  check_attacked_sites(position);
  check_ways(position, moves);
  check_words(position);
  check_exposures(position);
  for (const Move move : moves)
    if (random.below(4) == 0) check_preview(position, move);
}

template <class Set>
void follow(Position<Set>& position, int plies, Random& random) {
  for (int ply = 0; ply < plies; ++ply) {
    INFO(fen(position));
    const std::vector<Move> moves = legal(position);
    check_position(position, moves, random);
    if (random.below(16) == 0) check_refusals(position);
    if (moves.empty()) return;
    make(position, moves[random.below(moves.size())]);
  }
}

TEST_CASE("Explanations along random games", "[explain]") {
  for (const Game& game : all_games()) {
    INFO(game.label);
    Random random(17);
    with_ground(game.variant, [&]<class Set>(const Ground<Set>& ground) {
      for (int i = 0; i < std::max(1, scaled(kGames)); ++i) {
        Position<Set> position(ground, game.variant->start);
        follow(position, kPliesOfGame, random);
      }
    });
  }
}

TEST_CASE("Explanations of pieces thrown on the board", "[explain]") {
  for (const Game& game : all_games()) {
    INFO(game.label);
    Random random(19);
    with_ground(game.variant, [&]<class Set>(const Ground<Set>& ground) {
      for (int i = 0; i < scaled(kPlacements); ++i) {
        Position<Set> position(ground, random_setup(*game.variant, random));
        follow(position, 2, random);
      }
    });
  }
}

}  // namespace
}  // namespace woodpusher::test
