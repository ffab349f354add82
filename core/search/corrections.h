#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "position/position.h"

namespace woodpusher {

/// How far the evaluation was off, in the mean, in positions of one Pawn structure that were searched: what it will be
/// off by next time.
class Corrections {
 public:
  template <class Set>
  int of(const Position<Set>& position) const {
    return table_[place(position)] / kGrain;
  }
  /// The search says `off` centipawns more than the evaluation did.
  template <class Set>
  void learn(const Position<Set>& position, int off, int depth) {
    std::int16_t& entry = table_[place(position)];
    const int weight = std::min(depth + 1, 16), target = std::clamp(off, -kMost, kMost) * kGrain;
    entry = static_cast<std::int16_t>((entry * (kInertia - weight) + target * weight) / kInertia);
  }
  void clear() { std::fill(table_.begin(), table_.end(), std::int16_t{0}); }

 private:
  static constexpr int kBits = 13, kGrain = 128, kInertia = 256, kMost = 100;

  template <class Set>
  static std::size_t place(const Position<Set>& position) {
    const Set pawns = position.group(kPawns);
    const std::uint64_t hash =
        hash_of(pawns & position.pieces(Colour::White)) * 3 + hash_of(pawns & position.pieces(Colour::Black));
    return static_cast<std::size_t>(hash >> (64 - kBits)) * 2 + static_cast<std::size_t>(index(position.to_move()));
  }

  std::vector<std::int16_t> table_ = std::vector<std::int16_t>(std::size_t{2} << kBits);
};

}  // namespace woodpusher
