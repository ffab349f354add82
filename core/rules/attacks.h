#pragma once
#include <bit>

#include "position/position.h"

namespace woodpusher {

/// Whether `pieces` of colour `by` could take a royal piece on `site`, with the board occupied as given and powers as
/// they are.
template <class Set>
bool attacked(const Position<Set>& position, int site, Colour by, Set occupied, Set pieces) {
  const Ground<Set>& ground = position.ground();
  for (AtomMask rest = ground.capturing_atoms(); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    if (ground.atom(atom).attackers(by, site, occupied, position.having(atom) & pieces)) return true;
  }
  return false;
}

/// The pieces of `by` that can take at all.
template <class Set>
Set fighters(const Position<Set>& position, Colour by) {
  return position.pieces(by) & ~position.group(kPeaceful);
}

/// The pieces of `by` that attack a site in the position as it stands.
template <class Set>
Set attackers(const Position<Set>& position, int site, Colour by) {
  const Ground<Set>& ground = position.ground();
  const Set pieces = fighters(position, by);
  Set found{};
  for (AtomMask rest = ground.capturing_atoms(); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    found |= ground.atom(atom).attackers(by, site, position.occupied(), position.having(atom) & pieces);
  }
  return found;
}

/// The site of a colour's royal piece, or -1.
template <class Set>
int royal_site(const Position<Set>& position, Colour colour) {
  const Set royal = position.group(kRoyals) & position.pieces(colour);
  return royal ? royal.lowest() : -1;
}

template <class Set>
bool in_check(const Position<Set>& position, Colour colour) {
  const int royal = royal_site(position, colour);
  return royal >= 0 && attacked(position, royal, other(colour), position.occupied(), fighters(position, other(colour)));
}

}  // namespace woodpusher
