#pragma once
#include <cstdint>

#include "position/move.h"

namespace woodpusher {

constexpr int kStrongestLevel = 10;

/// How a level is held back, so that it errs as people do: it looks at little, and overlooks some of what it could see,
/// quiet moves sooner than forcing ones. It never picks a move that it thinks bad.
class Handicap {
 public:
  /// Level 1 to 9; 10, or 0, is none at all.
  explicit Handicap(int level = 0, std::uint64_t seed = 0);

  explicit operator bool() const { return nodes_per_move_ > 0; }
  /// How many nodes a search may visit from a position with so many legal moves.
  std::uint64_t nodes(int legal_moves) const;
  /// Whether a move is overlooked in a position; the same each time, so that a level plays alike on any machine.
  /// `forcing`: it takes, promotes or gives check.
  bool overlooks(std::uint64_t key, Move move, bool forcing) const {
    if (!chance_) return false;
    std::uint64_t mixed = (key ^ seed_ ^ move.bits() * 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
    mixed ^= mixed >> 31;
    return static_cast<int>((mixed * 0x94d049bb133111ebu) >> 54) < (forcing ? chance_ / 4 : chance_);
  }

 private:
  int nodes_per_move_ = 0, chance_ = 0;  // of 1024
  std::uint64_t seed_ = 0;
};

}  // namespace woodpusher
