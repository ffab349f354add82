#include "reference/attack.h"

namespace woodpusher::reference {

bool may_end(const Variant& variant, const Setup& setup, Site from, Site to, Mode mode) {
  const Piece piece = setup.board[from], target = setup.board[to];
  if (target == kNoPiece) return mode & kQuiet;
  if (colour_of(target) == colour_of(piece) || !(mode & kCapture)) return false;
  const Captures takes = variant.types[type_of(piece)].captures;
  return takes == Captures::All || (takes == Captures::Royal && variant.types[type_of(target)].royal);
}

bool attacked(const Variant& variant, const Setup& setup, Site site, Colour by) {
  for (int from = 0; from < variant.board.walkable(); ++from) {
    const Piece piece = setup.board[static_cast<std::size_t>(from)];
    if (piece == kNoPiece || colour_of(piece) != by || variant.types[type_of(piece)].captures == Captures::Nothing)
      continue;
    bool hit = false;
    each_reach(variant, setup, static_cast<Site>(from),
               [&](const Atom& atom, Site to) { hit = hit || (to == site && (atom.mode & kCapture)); });
    if (hit) return true;
  }
  return false;
}

bool in_check(const Variant& variant, const Setup& setup, Colour colour) {
  for (int site = 0; site < variant.board.walkable(); ++site) {
    const Piece piece = setup.board[static_cast<std::size_t>(site)];
    if (has(variant.royals(), piece) && colour_of(piece) == colour &&
        attacked(variant, setup, static_cast<Site>(site), other(colour)))
      return true;
  }
  return false;
}

}  // namespace woodpusher::reference
