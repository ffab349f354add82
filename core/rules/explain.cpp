#include "rules/explain.h"

#include <array>
#include <bit>

#include "base/texts.h"
#include "rules/attacks.h"
#include "rules/phrases.h"

namespace woodpusher {
namespace {

bool lends_to(const PowerRule& rule, Colour lender, Colour receiver) {
  if (rule.side == LenderSide::Any) return true;
  return (lender == receiver) == (rule.side == LenderSide::Friend);
}

bool is_receiver(const Variant& variant, int type) { return variant.power.receivers & type_bit(type); }

/// Calls `visit(site)` for each piece that counts or lends on the lines of a site, itself included.
template <class Set, class Visit>
void each_source(const Position<Set>& position, int site, Visit visit) {
  const Ground<Set>& ground = position.ground();
  (ground.neighbourhood(site) & position.group(kSources)).each(visit);
  for (std::uint64_t lines = ground.lines_of(site); lines; lines &= lines - 1)
    for (const Site zone : ground.line_zone(std::countr_zero(lines)))
      if (position.at(zone) && ground.is(type_of(position.at(zone)), kSources)) visit(zone);
}

/// Where the piece on a site after a move stood before it; -1 if it was not there.
int origin_of(Move move, int site) {
  if (site == move.to()) return move.is_drop() ? -1 : move.from();
  if (move.is_castling() && site == move.partner_to()) return move.partner_from();
  return site == move.from() ? -1 : site;
}

template <class Set>
std::string lenders(const Position<Set>& position, int site) {
  std::vector<Site> sites;
  for (const Influence& influence : influences(position, site)) sites.push_back(influence.site);
  return pieces_phrase(position, sites);
}

template <class Set>
std::string lent_words(const Position<Set>& position, int site) {
  const Variant& variant = position.variant();
  const AtomMask own = own_powers(variant, position.at(site));
  const std::string others = lenders(position, site);
  if (own && others.empty()) return moves_phrase(variant, own);
  if (own) return words("explain.and-by", {moves_phrase(variant, own), others});
  return others.empty() ? words("explain.not-lent") : words("explain.by", {others});
}

}  // namespace

template <class Set>
std::vector<Influence> influences(const Position<Set>& position, int site) {
  std::vector<Influence> found;
  const Variant& variant = position.variant();
  const Piece piece = position.at(site);
  if (!piece || site >= position.ground().walkable() || !is_receiver(variant, type_of(piece))) return found;
  each_source(position, site, [&](int other) {
    const PieceType& source = variant.types[type_of(position.at(other))];
    Influence influence{static_cast<Site>(other)};
    if (variant.power.kind == PowerKind::Consensus)
      influence.takes = variant.types[type_of(piece)].own & ~source.own;
    else if (lends_to(variant.power, colour_of(position.at(other)), colour_of(piece)))
      influence.gives = source.lends;
    if (influence.takes | influence.gives) found.push_back(influence);
  });
  return found;
}

template <class Set>
std::vector<Influence> influenced(const Position<Set>& position, int site) {
  std::vector<Influence> found;
  position.group(kReceivers).each([&](int other) {
    for (const Influence& influence : influences(position, other))
      if (influence.site == site) found.push_back({static_cast<Site>(other), influence.gives, influence.takes});
  });
  return found;
}

AtomMask own_powers(const Variant& variant, Piece piece) {
  const PowerRule& rule = variant.power;
  const bool decided = rule.kind == PowerKind::Table || (rule.kind == PowerKind::Inherited && !rule.keeps_own);
  if (!piece || (decided && is_receiver(variant, type_of(piece)))) return 0;
  return variant.types[type_of(piece)].own;
}

template <class Set>
AtomMask ways(const Position<Set>& position, int from, int to) {
  const Ground<Set>& ground = position.ground();
  const Piece piece = position.at(from);
  const bool in_passing = to == position.state().en_passant && ground.is(type_of(piece), kPawns);
  AtomMask found = 0;
  for (AtomMask rest = position.powers(from); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    if (!ground.atom(atom).reach(colour_of(piece), from, position.occupied()).has(to)) continue;
    const Mode mode = ground.atom(atom).mode();
    const bool takes = position.at(to) || (in_passing && !(mode & kQuiet));
    if (mode & (takes ? kCapture : kQuiet)) found |= atom_bit(atom);
  }
  return found;
}

template <class Set>
std::vector<PowerChange> preview(Position<Set>& position, Move move) {
  const int walkable = position.ground().walkable();
  std::array<AtomMask, kMaxSites> before{};
  for (int site = 0; site < walkable; ++site) before[site] = position.powers(site);
  position.apply(move);
  std::vector<PowerChange> changes;
  position.occupied().each([&](int site) {
    const int origin = origin_of(move, site);
    const AtomMask had = origin < 0 ? 0 : before[origin], has = position.powers(site);
    if (had != has) changes.push_back({static_cast<Site>(site), has & ~had, had & ~has});
  });
  position.revert();
  return changes;
}

template <class Set>
Set attacked_sites(const Position<Set>& position, Colour colour) {
  const Ground<Set>& ground = position.ground();
  Set found{};
  fighters(position, colour).each([&](int from) {
    for (AtomMask rest = position.powers(from) & ground.capturing_atoms(); rest; rest &= rest - 1)
      found |= ground.atom(std::countr_zero(rest)).reach(colour, from, position.occupied());
  });
  return found;
}

template <class Set>
std::string movement_words(const Position<Set>& position, int site) {
  const Variant& variant = position.variant();
  const Piece piece = position.at(site);
  const PieceType& type = variant.types[type_of(piece)];
  if (site >= position.ground().walkable() || !is_receiver(variant, type_of(piece)))
    return type_phrase(variant, type_of(piece));
  const AtomMask now = position.powers(site);
  switch (variant.power.kind) {
    case PowerKind::Consensus:
      if (now || !type.own) return moves_phrase(variant, now);
      return words("explain.nothing-left");
    case PowerKind::Inherited: return lent_words(position, site);
    case PowerKind::Table: return words("explain.place", {moves_phrase(variant, now)});
    case PowerKind::Own: break;
  }
  return type_phrase(variant, type_of(piece));
}

#define WOODPUSHER_INSTANTIATE(Set)                                      \
  template std::vector<Influence> influences(const Position<Set>&, int); \
  template std::vector<Influence> influenced(const Position<Set>&, int); \
  template AtomMask ways(const Position<Set>&, int, int);                \
  template std::vector<PowerChange> preview(Position<Set>&, Move);       \
  template Set attacked_sites(const Position<Set>&, Colour);             \
  template std::string movement_words(const Position<Set>&, int);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
