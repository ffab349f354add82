#pragma once
#include <array>
#include <vector>

#include "position/position.h"

namespace woodpusher {

/// What pieces are worth and where they stand well, worked out from the movements of the definition. Centipawns,
/// integers only, so that every build gives the same numbers.
template <class Set>
class Evaluation {
 public:
  explicit Evaluation(const Ground<Set>& ground);

  /// The position from the side to move.
  int operator()(const Position<Set>& position) const;
  /// A type on the board or in hand.
  int value(int type) const { return values_[type]; }
  /// A movement: the mean number of sites that it reaches on a board a third full, made comparable to a Pawn.
  int atom_value(int atom) const { return atom_values_[atom]; }
  int promotion_gain() const { return promotion_gain_; }

 private:
  int side(const Position<Set>& position, Colour us) const;
  int pawn(const Position<Set>& position, Colour us, int site) const;
  int mean_reach(int atom) const;
  int mask_value(AtomMask mask) const;
  void build_values();
  void build_sites();

  const Ground<Set>& ground_;
  std::array<int, kMaxAtoms> atom_values_{};
  std::array<int, kMaxTypes> values_{};
  int promotion_gain_ = 0;
  std::vector<int> centre_;                     // by site
  std::vector<Set> royal_zone_;                 // by site: the site and those one step away
  std::array<std::vector<Set>, 2> front_span_;  // by site: where an enemy Pawn would stop or take a Pawn on its way
  std::array<std::vector<int>, 2> advance_;     // by site: ranks gone from home, in 64ths of the way
};

extern template class Evaluation<Set64>;
extern template class Evaluation<Set128>;

}  // namespace woodpusher
