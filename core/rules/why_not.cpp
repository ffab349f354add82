#include "rules/why_not.h"

#include <algorithm>
#include <bit>

#include "base/texts.h"
#include "movement/walker.h"
#include "rules/explain.h"
#include "rules/exposure.h"
#include "rules/legal.h"
#include "rules/phrases.h"

namespace woodpusher {
namespace {

using Answer = std::optional<WhyNot>;

std::string colour_name(Colour colour) { return words(colour == Colour::White ? "colour.white" : "colour.black"); }

/// Nothing if one of the pseudo-legal moves that `wanted` picks is legal; what exposes the royal piece if none is; no
/// answer at all if there are none.
struct Verdict {
  bool legal = false;
  Answer exposed;
};
template <class Set, class Wanted>
Verdict judge(Position<Set>& position, Wanted wanted) {
  MoveStack moves;
  pseudo_legal_moves(position, moves);
  const int royal = royal_site(position, position.to_move());
  Verdict verdict;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!wanted(moves[i])) continue;
    if (is_safe(position, moves[i], royal)) return {true, std::nullopt};
    if (!verdict.exposed) verdict.exposed = exposure(position, moves[i]);
  }
  return verdict;
}

/// Finds what is wrong with going from one site to another where no pseudo-legal move does.
template <class Set>
class Inquiry {
 public:
  Inquiry(const Position<Set>& position, int from, int to)
      : position_(position),
        ground_(position.ground()),
        variant_(position.variant()),
        us_(position.to_move()),
        from_(static_cast<Site>(from)),
        to_(static_cast<Site>(to)),
        piece_(position.at(from)) {}

  WhyNot answer() const {
    constexpr Answer (Inquiry::*kChecks[])()
        const = {&Inquiry::nothing_to_move, &Inquiry::bad_target, &Inquiry::castling, &Inquiry::captures,
                 &Inquiry::blocked,         &Inquiry::wrong_mode, &Inquiry::taken,    &Inquiry::elsewhere};
    for (const auto check : kChecks)
      if (Answer found = (this->*check)()) return *found;
    return {"why.never", {with_article(type().name)}, {from_}};
  }

 private:
  /// A way that leads to the target if what stands between is as it should be.
  struct Way {
    int atom;
    std::vector<Site> between;  // the pieces on the way
  };

  Answer nothing_to_move() const {
    if (!piece_) return WhyNot{"why.nothing", {name(from_)}, {from_}};
    if (colour_of(piece_) != us_) return WhyNot{"why.not-yours", {colour_name(us_)}, {from_}};
    if (variant_.board.is_zone(from_)) return WhyNot{"why.immobile", {with_article(type().name)}, {from_}};
    return std::nullopt;
  }

  Answer bad_target() const {
    if (to_ == from_) return WhyNot{"why.same", {phrase(from_)}, {from_}};
    if (variant_.board.is_zone(to_)) return WhyNot{"why.zone", {name(to_)}, {to_}};
    const Piece there = position_.at(to_);
    if (there && colour_of(there) == us_) return WhyNot{"why.own-piece", {phrase(to_)}, {to_}};
    return std::nullopt;
  }

  Answer castling() const {
    for (int side = 0; side < 2; ++side) {
      const auto& wing = variant_.castling.wings[static_cast<std::size_t>(index(us_))][static_cast<std::size_t>(side)];
      if (!wing || wing->king_from != from_ || !ground_.is(type_of(piece_), kRoyals)) continue;
      const bool leaps = variant_.castling.style == CastlingStyle::Leap;
      if (leaps ? ground_.castling_sites(us_, side).has(to_) : wing->king_to == to_) return castling_fault(*wing, side);
    }
    return std::nullopt;
  }

  Answer castling_fault(const CastlingWing& wing, int side) const {
    if (!(position_.state().rights & right_bit(us_, side)))
      return WhyNot{"why.castling-right",
                    {variant_.types[wing.partner].name, name(wing.partner_from)},
                    {from_, wing.partner_from}};
    if (const Set by = attacked_from(from_)) return castling_attack("why.castling-check", from_, by);
    if (const Set between = ground_.castling_path(us_, side) & position_.occupied())
      return WhyNot{"why.castling-path", {phrase(static_cast<Site>(between.lowest()))}, sites_in(between)};
    const bool leaps = variant_.castling.style == CastlingStyle::Leap;
    for (const Site site : leaps ? std::vector<Site>{to_} : sites_in(ground_.castling_sites(us_, side)))
      if (const Set by = attacked_from(site))
        return castling_attack(leaps ? "why.into-attack" : "why.castling-crossing", site, by);
    return std::nullopt;
  }

  WhyNot castling_attack(std::string_view key, Site site, Set by) const {
    return {key, {name(site), pieces_phrase(position_, sites_in(by))}, site_and(site, by)};
  }

  /// It reaches what stands there, but may not take it.
  Answer captures() const {
    if (!position_.at(to_) || type().captures == Captures::All) return std::nullopt;
    for (const Way& way : ways_by(position_.powers(from_)))
      if (is_open(way))
        return WhyNot{type().captures == Captures::Royal ? "why.takes-royal" : "why.takes-nothing",
                      {with_article(type().name), royal_name()},
                      {to_}};
    return std::nullopt;
  }

  Answer blocked() const {
    for (const Way& way : ways_by(position_.powers(from_))) {
      if (is_open(way) || !fits_target(way)) continue;
      if (way.between.empty()) return WhyNot{"why.no-hurdle", {phrase(from_)}, {from_}};
      if (!hops(way)) return WhyNot{"why.blocked", {phrase(way.between.front())}, way.between};
      return WhyNot{"why.hurdles", {phrase(from_), pieces_phrase(position_, way.between)}, way.between};
    }
    return std::nullopt;
  }

  Answer wrong_mode() const {
    for (const Way& way : ways_by(position_.powers(from_)))
      if (!fits_target(way))
        return WhyNot{position_.at(to_) ? "why.only-moves" : "why.only-takes", {with_article(type().name)}, {to_}};
    return std::nullopt;
  }

  /// It would go there by its own powers, but other pieces take them.
  Answer taken() const {
    if (variant_.power.kind != PowerKind::Consensus) return std::nullopt;
    const AtomMask atoms = leading(type().own & ~position_.powers(from_));
    if (!atoms) return std::nullopt;
    Set takers{};
    for (const Influence& influence : influences(position_, from_))
      if (influence.takes & atoms) takers |= Set::of(influence.site);
    return WhyNot{"why.taken",
                  {phrase(from_), any_of_atoms(variant_, atoms), pieces_phrase(position_, sites_in(takers))},
                  site_and(from_, takers)};
  }

  /// It would go there from other places, or if another piece lent it the power.
  Answer elsewhere() const {
    const bool receives = ground_.is(type_of(piece_), kReceivers);
    if (const AtomMask own = type().own & ground_.double_steps(); own && !receives && leads_by_route(own))
      return WhyNot{"why.double-step", {type().name}, {from_}};
    const AtomMask atoms = receives ? leading((ground_.possible_atoms() | type().own) & ~position_.powers(from_)) : 0;
    if (!atoms) return std::nullopt;
    if (variant_.power.kind == PowerKind::Inherited)
      return WhyNot{"why.not-lent", {phrase(from_), any_of_atoms(variant_, atoms)}, {from_}};
    if (variant_.power.kind != PowerKind::Table) return std::nullopt;
    return WhyNot{"why.place", {phrase(from_), moves_phrase(variant_, position_.powers(from_))}, {from_}};
  }

  std::vector<Way> ways_by(AtomMask atoms) const {
    std::vector<Way> found;
    for (; atoms; atoms &= atoms - 1) {
      const int atom = std::countr_zero(atoms);
      if (ground_.atom(atom).empty_reach(us_, from_).has(to_)) add_ways(atom, found);
    }
    return found;
  }
  void add_ways(int atom, std::vector<Way>& found) const {
    for (const Route& route : routes(variant_.board, variant_.atoms[static_cast<std::size_t>(atom)], us_, from_)) {
      const auto end = std::find(route.ray.begin(), route.ray.end(), to_);
      // No hop leads to the next site.
      const bool hop = ground_.atom(atom).kind() == AtomKind::Hop;
      if (end == route.ray.end() || (hop && end == route.ray.begin())) continue;
      Way way{atom, {}};
      const auto keep = [&](Site site) {
        if (position_.at(site)) way.between.push_back(site);
      };
      std::for_each(route.stem.begin(), route.stem.end(), keep);
      std::for_each(route.ray.begin(), end, keep);
      found.push_back(std::move(way));
    }
  }
  /// Those of the atoms that lead to the target on some board.
  AtomMask leading(AtomMask atoms) const {
    AtomMask found = 0;
    for (const Way& way : ways_by(atoms)) found |= atom_bit(way.atom);
    return found;
  }
  /// The same wherever the atoms may start.
  bool leads_by_route(AtomMask atoms) const {
    std::vector<Way> found;
    for (; atoms; atoms &= atoms - 1) add_ways(std::countr_zero(atoms), found);
    return !found.empty();
  }

  bool hops(const Way& way) const { return ground_.atom(way.atom).kind() == AtomKind::Hop; }
  bool is_open(const Way& way) const { return hops(way) ? way.between.size() == 1 : way.between.empty(); }
  bool fits_target(const Way& way) const {
    return ground_.atom(way.atom).mode() & (position_.at(to_) ? kCapture : kQuiet);
  }
  Set attacked_from(Site site) const { return attackers(position_, site, other(us_)); }
  const PieceType& type() const { return variant_.types[type_of(piece_)]; }
  std::string name(Site site) const { return variant_.board.name(site); }
  std::string phrase(Site site) const { return piece_phrase(variant_, position_.at(site), site); }
  std::string royal_name() const {
    const TypeMask royals = variant_.royals();
    return royals ? variant_.types[static_cast<std::size_t>(std::countr_zero(royals))].name : "";
  }

  const Position<Set>& position_;
  const Ground<Set>& ground_;
  const Variant& variant_;
  Colour us_;
  Site from_, to_;
  Piece piece_;
};

bool is_site(const Variant& variant, int site) { return site >= 0 && site < variant.board.sites(); }

template <class Set>
WhyNot drop_fault(const Position<Set>& position, int type, int to) {
  const Variant& variant = position.variant();
  const std::string& name = variant.types[type].name;
  const auto site = static_cast<Site>(to);
  if (!position.hand(position.to_move(), type)) return {"why.not-in-hand", {colour_name(position.to_move()), name}, {}};
  if (position.at(to)) return {"why.occupied", {piece_phrase(variant, position.at(to), to)}, {site}};
  return {"why.drop-site", {with_article(name), variant.board.name(site)}, {site}};
}

}  // namespace

template <class Set>
std::optional<WhyNot> why_not(Position<Set>& position, int from, int to) {
  if (!is_site(position.variant(), from) || !is_site(position.variant(), to)) return WhyNot{"why.off-board", {}, {}};
  const auto wanted = [&](Move move) { return !move.is_drop() && move.from() == from && move.to() == to; };
  Verdict verdict = judge(position, wanted);
  if (verdict.legal || verdict.exposed) return verdict.exposed;
  return Inquiry<Set>(position, from, to).answer();
}

template <class Set>
std::optional<WhyNot> why_not_drop(Position<Set>& position, int type, int to) {
  const bool known = type >= 0 && type < static_cast<int>(position.variant().types.size());
  if (!known || !is_site(position.variant(), to)) return WhyNot{"why.off-board", {}, {}};
  const auto wanted = [&](Move move) { return move.is_drop() && move.type() == type && move.to() == to; };
  Verdict verdict = judge(position, wanted);
  if (verdict.legal || verdict.exposed) return verdict.exposed;
  return drop_fault(position, type, to);
}

#define WOODPUSHER_INSTANTIATE(Set)                                 \
  template std::optional<WhyNot> why_not(Position<Set>&, int, int); \
  template std::optional<WhyNot> why_not_drop(Position<Set>&, int, int);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
