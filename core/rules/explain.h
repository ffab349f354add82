#pragma once
#include <string>
#include <vector>

#include "position/position.h"

namespace woodpusher {

/// A piece that decides with others what another may do.
struct Influence {
  Site site = kNoSite;
  AtomMask gives = 0;  // inheritance: what it lends
  AtomMask takes = 0;  // consensus: what the other has by itself and this one lacks
};

/// The pieces, those of zones too, that decide what the piece on a site may do. None where a table decides, or nothing
/// but its type.
template <class Set>
std::vector<Influence> influences(const Position<Set>& position, int site);

/// The other way round: the pieces for which the piece on a site is such a one.
template <class Set>
std::vector<Influence> influenced(const Position<Set>& position, int site);

/// What a piece has by its type alone, as far as the power rule leaves that to it: nothing if others lend all, or if
/// the site decides.
AtomMask own_powers(const Variant& variant, Piece piece);

/// Those of its powers by which the piece on a site can go to another, in the position as it stands: pseudo-legally,
/// and castling apart.
template <class Set>
AtomMask ways(const Position<Set>& position, int from, int to);

/// A piece that has other powers after a move than before.
struct PowerChange {
  Site site = kNoSite;  // after the move
  AtomMask gained = 0, lost = 0;
};

/// The pieces whose powers a move changes. A piece that moves is compared with what it had where it came from, one
/// that appears with nothing. The position is as before when it returns.
template <class Set>
std::vector<PowerChange> preview(Position<Set>& position, Move move);

/// The walkable sites on which a royal piece of the other colour could be taken now.
template <class Set>
Set attacked_sites(const Position<Set>& position, Colour colour);

/// How the piece on a site moves now, and why: "moves as a Bishop", "moves by the Horse on d9 and the Pao on i5".
template <class Set>
std::string movement_words(const Position<Set>& position, int site);

}  // namespace woodpusher
