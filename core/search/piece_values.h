#pragma once
#include <array>

#include "variant/variant.h"

namespace woodpusher {

/// What movements and pieces are worth on the board of a variant, in centipawns, and how far they reach.
struct PieceValues {
  std::array<int, kMaxAtoms> atoms{};  // a movement by itself
  std::array<int, kMaxAtoms> reach{};  // sites it reaches on a board a third full, in 1024ths, the mean over all sites
  std::array<int, kMaxTypes> types{};  // a piece
  int promotion_gain = 0;              // the best piece that a Pawn can become, less the Pawn

  int of_mask(AtomMask mask) const;
  int reach_of_mask(AtomMask mask) const;
};
PieceValues piece_values(const Variant& variant);

}  // namespace woodpusher
