#include "reference/powers.h"

#include <cstdlib>

namespace woodpusher::reference {
namespace {

bool share_line(const Variant& variant, Site a, Site b) {
  const int dx = variant.board.file(a) - variant.board.file(b);
  const int dy = variant.board.rank(a) - variant.board.rank(b);
  const int lines = variant.power.lines;
  return ((lines & kFiles) && dx == 0) || ((lines & kRanks) && dy == 0) ||
         ((lines & kDiagonals) && std::abs(dx) == std::abs(dy));
}

/// Calls `visit(piece)` for each source on the lines through a site.
template <class Visit>
void each_source(const Variant& variant, const Setup& setup, Site site, Visit visit) {
  for (int other = 0; other < variant.board.sites(); ++other) {
    const Piece piece = setup.board[static_cast<std::size_t>(other)];
    if (has(variant.power.sources, piece) && share_line(variant, site, static_cast<Site>(other))) visit(piece);
  }
}

bool may_lend(const Variant& variant, Colour receiver, Colour lender) {
  switch (variant.power.side) {
    case LenderSide::Friend: return lender == receiver;
    case LenderSide::Enemy: return lender != receiver;
    case LenderSide::Any: break;
  }
  return true;
}

AtomMask consensus(const Variant& variant, const Setup& setup, Site site) {
  AtomMask shared = variant.types[type_of(setup.board[site])].own;
  each_source(variant, setup, site, [&](Piece source) { shared &= variant.types[type_of(source)].own; });
  return shared;
}

AtomMask inherited(const Variant& variant, const Setup& setup, Site site) {
  const Piece piece = setup.board[site];
  AtomMask lent = variant.power.keeps_own ? variant.types[type_of(piece)].own : 0;
  each_source(variant, setup, site, [&](Piece source) {
    if (may_lend(variant, colour_of(piece), colour_of(source))) lent |= variant.types[type_of(source)].lends;
  });
  return lent;
}

}  // namespace

bool has(TypeMask types, Piece piece) { return piece != kNoPiece && (types & type_bit(type_of(piece))); }

AtomMask powers(const Variant& variant, const Setup& setup, Site site) {
  const Piece piece = setup.board[site];
  if (piece == kNoPiece || variant.board.is_zone(site)) return 0;
  if (has(variant.power.receivers, piece)) switch (variant.power.kind) {
      case PowerKind::Consensus: return consensus(variant, setup, site);
      case PowerKind::Inherited: return inherited(variant, setup, site);
      case PowerKind::Table: return variant.power.table[site];
      case PowerKind::Own: break;
    }
  return variant.types[type_of(piece)].own;
}

}  // namespace woodpusher::reference
