#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "position/position.h"

namespace woodpusher {

/// How well quiet moves did elsewhere in the tree: by piece and target, and as killers of a ply.
class History {
 public:
  void clear();
  void age();
  int score(Piece piece, int to) const { return table_[slot(piece, to)]; }
  /// Rewards or punishes a move; the table never leaves +-kLimit.
  void update(Piece piece, int to, int bonus) {
    std::int16_t& entry = table_[slot(piece, to)];
    entry = static_cast<std::int16_t>(entry + bonus - entry * std::abs(bonus) / kLimit);
  }
  const std::array<Move, 2>& killers(int ply) const { return killers_[ply]; }
  void add_killer(int ply, Move move);

  static constexpr int kLimit = 8192;

 private:
  static std::size_t slot(Piece piece, int to) {
    return static_cast<std::size_t>(piece) * kMaxSites + static_cast<std::size_t>(to);
  }
  std::vector<std::int16_t> table_ = std::vector<std::int16_t>((1 + 2 * kMaxTypes) * kMaxSites);
  std::vector<std::array<Move, 2>> killers_ = std::vector<std::array<Move, 2>>(256);
};

/// The piece that a move brings to its target: the one that goes there, or the one dropped.
template <class Set>
Piece moved_piece(const Position<Set>& position, Move move) {
  return move.is_drop() ? make_piece(static_cast<TypeId>(move.type()), position.to_move()) : position.at(move.from());
}

template <class Set>
bool is_noisy(const Position<Set>& position, Move move) {
  return move.kind() == MoveKind::Promotion || move.kind() == MoveKind::EnPassant ||
         (!move.is_drop() && !move.is_castling() && position.at(move.to()) != kNoPiece);
}

}  // namespace woodpusher
