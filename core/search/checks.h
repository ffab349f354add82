#pragma once
#include <array>
#include <bit>

#include "rules/attacks.h"

namespace woodpusher {

/// Which quiet moves give check, told from sets: from where each movement would hit the enemy royal piece as the board
/// stands. Checks that a move discovers, or unlocks elsewhere by what it leaves behind, are not seen: this is for
/// ordering and pruning, not for rules.
template <class Set>
class CheckMap {
 public:
  explicit CheckMap(const Position<Set>& position) : position_(position), ground_(position.ground()) {
    const Colour us = position.to_move();
    const int royal = royal_site(position, other(us));
    if (royal < 0) return;
    for (AtomMask rest = ground_.capturing_atoms(); rest; rest &= rest - 1) {
      const int atom = std::countr_zero(rest);
      from_[atom] = ground_.atom(atom).attackers(us, royal, position.occupied(), ~Set{});
    }
  }

  bool gives_check(Move move) const {
    if (move.is_castling()) return false;
    if (move.is_drop() && move.to() >= ground_.walkable()) return lends_check(move);
    const bool appears = move.is_drop() || move.kind() == MoveKind::Promotion;
    const Piece piece =
        appears ? make_piece(static_cast<TypeId>(move.type()), position_.to_move()) : position_.at(move.from());
    return hits(position_.powers_of(piece, move.to()), move.to());
  }

 private:
  bool hits(AtomMask powers, int site) const {
    for (powers &= ground_.capturing_atoms(); powers; powers &= powers - 1)
      if (from_[std::countr_zero(powers)].has(site)) return true;
    return false;
  }
  /// A piece in the zone gives check through those that it lends to.
  bool lends_check(Move move) const {
    AtomMask lends = ground_.variant().types[move.type()].lends & ground_.capturing_atoms();
    const Set borrowers =
        ground_.neighbourhood(move.to()) & position_.group(kReceivers) & position_.pieces(position_.to_move());
    for (; lends; lends &= lends - 1)
      if (from_[std::countr_zero(lends)] & borrowers) return true;
    return false;
  }

  const Position<Set>& position_;
  const Ground<Set>& ground_;
  std::array<Set, kMaxAtoms> from_{};
};

}  // namespace woodpusher
