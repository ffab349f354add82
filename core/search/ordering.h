#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "position/position.h"

namespace woodpusher {

/// How well quiet moves did elsewhere in the tree: by piece and target, after the one or two moves before, as answers
/// to a move, and as killers of a ply.
class History {
 public:
  /// A move as the tables see it: which piece came where.
  struct Trace {
    int slot = -1;  // -1: no move
    bool operator==(const Trace&) const = default;
  };

  explicit History(const Variant& variant);
  void clear();
  /// Begins a new search: older experience counts less.
  void age();

  Trace trace(Piece piece, int to) const { return {piece * sites_ + to}; }
  /// The moves one, two and four plies ago.
  using Past = std::array<Trace, 3>;
  /// The experience with a quiet move. Within +-4 kLimit.
  int score(Trace move, const Past& past) const {
    return main_[move.slot] + continued(past[0], move) + continued(past[1], move) + continued(past[2], move) / 2;
  }
  /// The experience with taking a piece of a type; -1 for a promotion that takes nothing. Within +-kLimit.
  int capture(Trace move, int victim) const { return captures_[capture_place(move, victim)]; }
  /// Rewards or punishes a move; no entry ever leaves +-kLimit.
  void update(Trace move, const Past& past, int bonus);
  void update_capture(Trace move, int victim, int bonus) { add(captures_[capture_place(move, victim)], bonus); }

  const std::array<Move, 2>& killers(int ply) const { return killers_[ply]; }
  void add_killer(int ply, Move move);
  void forget_killers(int ply) { killers_[ply] = {}; }
  Move answer(Trace before) const { return before.slot < 0 ? Move() : answers_[before.slot]; }
  void set_answer(Trace before, Move move) {
    if (before.slot >= 0) answers_[before.slot] = move;
  }

  static constexpr int kLimit = 8192;

 private:
  using Entry = std::int16_t;
  static void add(Entry& entry, int bonus) {
    entry = static_cast<Entry>(entry + bonus - entry * std::abs(bonus) / kLimit);
  }
  int continued(Trace before, Trace move) const { return before.slot < 0 ? 0 : continued_[place(before, move)]; }
  std::size_t place(Trace before, Trace move) const {
    const std::size_t whole =
        static_cast<std::size_t>(before.slot) * main_.size() + static_cast<std::size_t>(move.slot);
    return whole < continued_.size() ? whole : whole % continued_.size();
  }

  std::size_t capture_place(Trace move, int victim) const {
    return static_cast<std::size_t>(move.slot) * victims_ + static_cast<std::size_t>(victim + 1);
  }

  static constexpr std::size_t kMostContinued = std::size_t{1} << 22;  // games of very many pieces share places

  int sites_;
  std::size_t victims_;
  std::vector<Entry> main_, continued_, captures_;
  std::vector<Move> answers_;
  std::vector<std::array<Move, 2>> killers_ = std::vector<std::array<Move, 2>>(256);
};

/// The piece that a move brings to its target: the one that goes there, or the one dropped.
template <class Set>
Piece moved_piece(const Position<Set>& position, Move move) {
  return move.is_drop() ? make_piece(static_cast<TypeId>(move.type()), position.to_move()) : position.at(move.from());
}

template <class Set>
bool is_capture(const Position<Set>& position, Move move) {
  return move.kind() == MoveKind::EnPassant ||
         (!move.is_drop() && !move.is_castling() && position.at(move.to()) != kNoPiece);
}

/// Captures and promotions.
template <class Set>
bool is_noisy(const Position<Set>& position, Move move) {
  return move.kind() == MoveKind::Promotion || is_capture(position, move);
}

}  // namespace woodpusher
