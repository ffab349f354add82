#pragma once
#include <algorithm>
#include <vector>

#include "reference/powers.h"

namespace woodpusher::reference {

/// Calls `visit(atom, to)` for each site that the movements of the piece at `from` lead to, whatever may be done there.
template <class Visit>
void each_reach(const Variant& variant, const Setup& setup, Site from, Visit visit);

/// Whether the piece at `from` may end on a site by a movement: a quiet one on an empty site, a capturing one on an
/// enemy it may take.
bool may_end(const Variant& variant, const Setup& setup, Site from, Site to, Mode mode);

/// Whether a royal piece of the other side that stood on the site could be taken by a piece of `by`.
bool attacked(const Variant& variant, const Setup& setup, Site site, Colour by);

/// Whether a royal piece of the colour is attacked.
bool in_check(const Variant& variant, const Setup& setup, Colour colour);

inline bool contains(const SiteList& sites, Site site) {
  return std::find(sites.begin(), sites.end(), site) != sites.end();
}

/// Along one leg: over empty stem sites, then step by step until something stands in the way; a hopper counts only what
/// lies between its first and its second piece.
template <class Visit>
void each_end_of_leg(const Variant& variant, const Setup& setup, Site from, const Leg& leg, bool hops, Visit visit) {
  const Colour colour = colour_of(setup.board[from]);
  Site site = from;
  for (const Step step : leg.stem) {
    site = variant.board.step(site, mirrored(step, colour));
    if (site == kNoSite || setup.board[site] != kNoPiece) return;
  }
  int met = 0;
  for (int count = 0; leg.range == 0 || count < leg.range; ++count) {
    site = variant.board.step(site, mirrored(leg.step, colour));
    if (site == kNoSite || met > (hops ? 1 : 0)) return;
    if (met == (hops ? 1 : 0)) visit(site);
    if (setup.board[site] != kNoPiece) ++met;
  }
}

template <class Visit>
void each_reach(const Variant& variant, const Setup& setup, Site from, Visit visit) {
  const AtomMask now = powers(variant, setup, from);
  for (std::size_t i = 0; i < variant.atoms.size(); ++i) {
    const Atom& atom = variant.atoms[i];
    if (!(now & atom_bit(static_cast<int>(i)))) continue;
    if (atom.double_step &&
        !contains(variant.double_step_sites[static_cast<std::size_t>(index(colour_of(setup.board[from])))], from))
      continue;
    for (const Leg& leg : atom.legs)
      each_end_of_leg(variant, setup, from, leg, atom.kind == AtomKind::Hop, [&](Site to) { visit(atom, to); });
  }
}

}  // namespace woodpusher::reference
