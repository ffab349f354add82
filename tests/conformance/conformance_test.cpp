// What holds in every position of every game, checked along random games that are played to their end.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "conformance/judge.h"
#include "rules/outcome.h"
#include "rules/validity.h"
#include "support/core.h"
#include "support/files.h"
#include "support/games.h"
#include "support/random_setup.h"

namespace woodpusher::test {
namespace {

constexpr int kGames = 16, kPlacements = 300, kMostPlies = 600;

template <class Set>
bool same_sets(const Position<Set>& a, const Position<Set>& b) {
  for (int atom = 0; atom < static_cast<int>(a.variant().atoms.size()); ++atom)
    if (a.having(atom) != b.having(atom)) return false;
  for (int group = kRoyals; group < kGroupEnd; ++group)
    if (a.group(static_cast<Group>(group)) != b.group(static_cast<Group>(group))) return false;
  for (int site = 0; site < a.variant().board.sites(); ++site)
    if (a.powers(site) != b.powers(site)) return false;
  return a.occupied() == b.occupied() && a.pieces(Colour::White) == b.pieces(Colour::White) && a.zone() == b.zone();
}

template <class Set>
bool sets_match_powers(const Position<Set>& position) {
  for (int site = 0; site < position.variant().board.walkable(); ++site)
    for (int atom = 0; atom < static_cast<int>(position.variant().atoms.size()); ++atom)
      if (position.having(atom).has(site) != static_cast<bool>(position.powers(site) & atom_bit(atom))) return false;
  return true;
}

template <class Set>
void check_kept_state(const Position<Set>& position) {
  const Position<Set> fresh(position.ground(), position.setup());
  REQUIRE(same_sets(position, fresh));
  REQUIRE(position.key() == position.fresh_key());
  REQUIRE(sets_match_powers(position));
}

template <class Set>
void check_apply_and_revert(Position<Set>& position, const std::vector<Move>& moves) {
  const Position<Set> before = position;
  const std::string text = fen(position);
  for (const Move move : moves) {
    position.apply(move);
    const bool moved = position.key() != before.key() && position.to_move() != before.to_move();
    position.revert();
    REQUIRE((moved && position.key() == before.key() && position.ply() == before.ply()));
  }
  REQUIRE(fen(position) == text);
  REQUIRE(same_sets(position, before));
}

template <class Set>
void check_filter(Position<Set>& position, const std::vector<Move>& moves) {
  MoveStack checked;
  legal_moves_checked(position, checked);
  REQUIRE(checked.size() == moves.size());
  std::set<std::uint64_t> filtered, tested;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    filtered.insert(moves[i].bits());
    tested.insert(checked[i].bits());
  }
  REQUIRE(filtered == tested);
  REQUIRE(filtered.size() == moves.size());
  REQUIRE(count_legal_moves(position) == moves.size());
}

template <class Set>
bool is_noisy(const Position<Set>& position, Move move) {
  switch (move.kind()) {
    case MoveKind::EnPassant:
    case MoveKind::Promotion: return true;
    case MoveKind::Step: return position.at(move.to()) != kNoPiece;
    default: return false;
  }
}

/// The noisy moves are the captures and promotions among the legal ones.
template <class Set>
void check_noisy(Position<Set>& position, const std::vector<Move>& moves) {
  MoveStack noisy;
  legal_moves(position, noisy, Wanted::Noisy);
  std::set<std::uint64_t> all, found;
  for (const Move move : moves) all.insert(move.bits());
  for (std::size_t i = 0; i < noisy.size(); ++i) {
    if (!all.contains(noisy[i].bits()) || !is_noisy(position, noisy[i]))
      FAIL("not noisy: " << move_text(position.variant(), noisy[i]));
    found.insert(noisy[i].bits());
  }
  for (const Move move : moves)
    if (is_noisy(position, move) && !found.contains(move.bits()))
      FAIL("left out: " << move_text(position.variant(), move));
}

/// Noisy and quiet moves are all moves, and none is both.
template <class Set>
void check_parts(Position<Set>& position, const std::vector<Move>& moves) {
  MoveStack parts;
  legal_moves(position, parts, Wanted::Noisy);
  legal_moves(position, parts, Wanted::Quiet);
  std::set<std::uint64_t> all, found;
  for (const Move move : moves) all.insert(move.bits());
  for (std::size_t i = 0; i < parts.size(); ++i) found.insert(parts[i].bits());
  REQUIRE(parts.size() == moves.size());
  REQUIRE(found == all);
}

/// A single move is judged as the list says, also one that belongs to another position or exposes the royal piece.
template <class Set>
void check_single(Position<Set>& position, const std::vector<Move>& moves) {
  std::set<std::uint64_t> all;
  for (const Move move : moves) all.insert(move.bits());
  MoveStack others;
  pseudo_legal_moves(position, others);
  if (!moves.empty()) {
    position.apply(moves.back());
    pseudo_legal_moves(position, others);
    for (const Move move : legal(position)) {
      position.apply(move);
      if (others.size() < 600) pseudo_legal_moves(position, others);
      position.revert();
    }
    position.revert();
  }
  for (const Move move : moves) others.push(move);
  for (std::size_t i = 0; i < others.size(); ++i)
    if (is_legal(position, others[i]) != all.contains(others[i].bits()))
      FAIL("wrongly judged: " << move_text(position.variant(), others[i]));
}

template <class Set>
void check_texts(Position<Set>& position, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(move_text(position.variant(), move));
  const std::vector<std::string> sans = san_texts(position, moves);
  REQUIRE(std::set<std::string>(texts.begin(), texts.end()).size() == moves.size());
  REQUIRE(std::set<std::string>(sans.begin(), sans.end()).size() == moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto by_text = find_move(texts, sans, texts[i]), by_san = find_move(texts, sans, sans[i]);
    if (!by_text || *by_text != i || !by_san || *by_san != i)
      FAIL(texts[i] << " or " << sans[i] << " is read as another move");
  }
}

template <class Set>
void check_fen(const Position<Set>& position) {
  auto setup = parse_fen(position.variant(), fen(position));
  REQUIRE(setup);
  std::vector<std::string> notes;
  const auto read = make_position(position.ground(), *setup, notes);
  REQUIRE(read);
  REQUIRE(notes.empty());
  REQUIRE(fen(*read) == fen(position));
}

template <class Set>
std::vector<Move> check_position(Position<Set>& position) {
  const std::vector<Move> moves = legal(position);
  check_kept_state(position);
  check_filter(position, moves);
  check_noisy(position, moves);
  check_parts(position, moves);
  check_single(position, moves);
  check_apply_and_revert(position, moves);
  check_texts(position, moves);
  check_fen(position);
  return moves;
}

/// Plays a random game until it ends; the key of its outcome, "" if it goes on for too long.
template <class Set>
std::string play_game(const Ground<Set>& ground, Random& random) {
  const Variant& variant = ground.variant();
  Position<Set> position(ground, variant.start);
  Judge judge(variant);
  for (int ply = 0; ply < kMostPlies; ++ply) {
    INFO(variant.name << " " << fen(position));
    const std::vector<Move> moves = check_position(position);
    const auto end = outcome(position);
    const std::string key(end ? end->key : "");
    REQUIRE(key == judge.see(position.setup(), reference::plays(variant, position.setup())));
    if (end) return key;
    make(position, moves[random.below(moves.size())]);
  }
  return "";
}

TEST_CASE("Random games to their end", "[conformance]") {
  std::set<std::string> ends;
  for (const Game& game : all_games()) {
    INFO(game.label);
    Random random(7);
    with_ground(game.variant, [&](const auto& ground) {
      for (int i = 0; i < scaled(kGames); ++i) ends.insert(play_game(ground, random));
    });
  }
  ends.erase("");
  if (!is_slow_build())
    CHECK(ends == std::set<std::string>{"bare kings", "checkmate", "fifty moves", "stalemate", "threefold repetition"});
}

TEST_CASE("Pieces thrown on the board", "[conformance]") {
  for (const Game& game : all_games()) {
    INFO(game.label);
    Random random(11);
    with_ground(game.variant, [&]<class Set>(const Ground<Set>& ground) {
      for (int i = 0; i < scaled(kPlacements); ++i) {
        Position<Set> position(ground, random_setup(*game.variant, random));
        INFO(fen(position));
        for (int ply = 0; ply < 3; ++ply) {
          const std::vector<Move> moves = check_position(position);
          if (moves.empty()) break;
          make(position, moves[random.below(moves.size())]);
        }
      }
    });
  }
}

}  // namespace
}  // namespace woodpusher::test
