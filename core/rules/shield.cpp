#include "rules/shield.h"

#include <bit>

#include "rules/attacks.h"

namespace woodpusher {
namespace {

/// The sites seen from the royal piece along a line if his first own blockers were away, those he sees now left out.
template <class Set>
Set behind(const Line<Set>& line, Set occupied, Set own, Set& blockers) {
  const Set seen = slide(line, occupied);
  blockers = seen & own;
  return blockers ? slide(line, occupied & ~blockers) & ~seen : Set{};
}

/// From where a piece with this atom could come to `site`, if any one own piece went away and hoppers had their
/// hurdles.
template <class Set>
Set could_come(const AtomTable<Set>& atom, Colour by, int site, Set occupied, Set own) {
  if (atom.kind() != AtomKind::Slide) return atom.origins(by, site);
  Set from{};
  atom.each_reverse_line(by, site, [&](const Line<Set>& line) {
    Set blockers{};
    from |= slide(line, occupied) | behind(line, occupied, own, blockers);
  });
  return from;
}

}  // namespace

template <class Set>
Shield<Set>::Shield(const Position<Set>& position) : royal(royal_site(position, position.to_move())) {
  if (royal < 0) return;
  look_around(position);
  if (!in_check && position.ground().powers_interact()) guard_powers(position);
}

/// One look at each atom answers both: who gives check, and who would if something moved.
template <class Set>
void Shield<Set>::look_around(const Position<Set>& position) {
  const Ground<Set>& ground = position.ground();
  const Colour them = other(position.to_move());
  const Set theirs = fighters(position, them), occupied = position.occupied();
  for (AtomMask rest = ground.capturing_atoms(); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    const AtomTable<Set>& table = ground.atom(atom);
    const Set near = position.having(atom) & theirs & table.origins(them, royal);
    if (!near) continue;
    in_check = static_cast<bool>(table.attackers(them, royal, occupied, near));
    if (in_check) return;
    guard_against(position, table, near);
  }
}

/// `near`: the pieces that have the atom and would reach him, were nothing in their way.
template <class Set>
void Shield<Set>::guard_against(const Position<Set>& position, const AtomTable<Set>& table, Set near) {
  const Colour them = other(position.to_move());
  const Set own = position.pieces(position.to_move()), occupied = position.occupied();
  if (table.kind() == AtomKind::Path)
    for (const auto& approach : table.approaches(them, royal))
      if (near.has(approach.from)) leave |= approach.clear;
  table.each_reverse_line(them, royal, [&](const Line<Set>& line) {
    if (!(line.all & near)) return;
    if (table.kind() == AtomKind::Hop) {
      leave |= line.all;
      enter |= line.all;
      return;
    }
    Set blockers{};
    if (behind(line, occupied, own, blockers) & near) leave |= blockers;
  });
}

template <class Set>
void Shield<Set>::guard_powers(const Position<Set>& position) {
  const Ground<Set>& ground = position.ground();
  const Colour them = other(position.to_move());
  const Set theirs = fighters(position, them) & position.group(kReceivers);
  const Set own = position.pieces(position.to_move()), occupied = position.occupied();
  for (AtomMask rest = ground.possible_atoms() & ground.capturing_atoms(); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    const Set lacking = theirs & ~position.having(atom);
    if (!lacking) continue;
    guard_from(position, lacking & could_come(ground.atom(atom), them, royal, occupied, own), atom_bit(atom));
  }
}

/// A consensus is loosened only by a source that goes; an inheritance is widened only by one that comes.
template <class Set>
void Shield<Set>::guard_from(const Position<Set>& position, Set candidates, AtomMask atom) {
  const Ground<Set>& ground = position.ground();
  const bool consensus = ground.variant().power.kind == PowerKind::Consensus;
  candidates.each([&](int site) {
    if (consensus) {
      if (ground.own(type_of(position.at(site))) & atom) sources_leave |= ground.neighbourhood(site);
      return;
    }
    sources_enter |= ground.neighbourhood(site);
    for (std::uint64_t lines = ground.lines_of(site); lines; lines &= lines - 1)
      for (const Site zone : ground.line_zone(std::countr_zero(lines)))
        zone_enter |= std::uint64_t{1} << (zone - ground.walkable());
  });
}

template struct Shield<Set64>;
template struct Shield<Set128>;

}  // namespace woodpusher
