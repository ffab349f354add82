#pragma once
#include <array>

#include "variant/variant.h"

namespace woodpusher {

/// What movements and pieces are worth on the board of a variant, and how far they reach.
struct PieceValues {
  std::array<Pair, kMaxAtoms> atoms{};  // a movement by itself, centipawns
  std::array<int, kMaxAtoms> reach{};   // sites it reaches on a board a third full, in 1024ths, the mean over all sites
  std::array<std::vector<int>, kMaxAtoms> reach_from{};  // the same from each walkable site (White's)
  std::array<Pair, kMaxTypes> types{};                   // a piece
  int promotion_gain = 0;                                // the best piece that a Pawn can become, less the Pawn
  int compound = 0;                                      // see Weight::Compound

  Pair of_mask(AtomMask mask) const;
  int reach_of_mask(AtomMask mask) const;
  /// How much more, in 1024ths of a site, the mask reaches from a site than in the mean.
  int place_of_mask(AtomMask mask, int site) const;
};
PieceValues piece_values(const Variant& variant);

}  // namespace woodpusher
