#include "rules/generate.h"

namespace woodpusher {
namespace {

/// Whether a move puts, takes or removes a piece that counts for the powers of others.
template <class Set>
bool changes_powers(const Position<Set>& position, Move move) {
  const Ground<Set>& ground = position.ground();
  if (!ground.powers_interact()) return false;
  const auto is_source = [&](Piece piece) { return piece && ground.is(type_of(piece), kSources); };
  switch (move.kind()) {
    case MoveKind::Drop: return ground.is(move.type(), kSources);
    case MoveKind::Step:
    case MoveKind::DoubleStep:
      return is_source(position.at(move.from())) || is_source(position.at(move.to())) ||
             ground.variant().types[type_of(position.at(move.from()))].leaves;
    default: return true;
  }
}

/// The test where powers stay as they are: the board after the move is enough.
template <class Set>
bool is_safe_by_occupation(const Position<Set>& position, Move move, int royal) {
  const Colour them = other(position.to_move());
  Set occupied = position.occupied(), theirs = fighters(position, them);
  if (move.is_drop()) {
    if (move.to() < position.ground().walkable()) occupied |= Set::of(move.to());
    return !attacked(position, royal, them, occupied, theirs);
  }
  const Set to = Set::of(move.to());
  const bool leaves = (occupied & to) && position.variant().types[type_of(position.at(move.from()))].leaves;
  if (!leaves) occupied &= ~Set::of(move.from());
  if (move.is_castling()) occupied = (occupied & ~Set::of(move.partner_from())) | Set::of(move.partner_to());
  if (move.kind() == MoveKind::EnPassant) {
    occupied &= ~Set::of(move.victim());
    theirs &= ~Set::of(move.victim());
  }
  const int site = move.from() == royal ? move.to() : royal;
  return !attacked(position, site, them, occupied | to, theirs & ~to);
}

}  // namespace

template <class Set>
bool is_safe(Position<Set>& position, Move move, int royal) {
  if (royal < 0) return true;
  if (!changes_powers(position, move)) return is_safe_by_occupation(position, move, royal);
  const Colour us = position.to_move();
  position.apply(move);
  const bool safe = !in_check(position, us);
  position.revert();
  return safe;
}

template <class Set>
int decided_promotion(const Position<Set>& position, int to) {
  const PromotionRule& rule = position.variant().promotion;
  const auto site = static_cast<std::size_t>(to);
  if (rule.fixed[site]) return *rule.fixed[site];
  if (!rule.consensus[site]) return -1;
  // The Pawn itself does not count, and neither does what it takes.
  const Ground<Set>& ground = position.ground();
  AtomMask shared = ~AtomMask{0};
  bool any = false;
  const auto count = [&](int source) {
    shared &= ground.own(type_of(position.at(source)));
    any = true;
  };
  (ground.neighbourhood(to) & position.group(kSources) & ~Set::of(to)).each(count);
  for (std::uint64_t lines = ground.lines_of(to); lines; lines &= lines - 1)
    for (const Site zone : ground.line_zone(std::countr_zero(lines)))
      if (position.at(zone) && ground.is(type_of(position.at(zone)), kSources)) count(zone);
  if (!any) return *rule.alone;
  return ground.type_moving_by(shared);
}

template bool is_safe(Position<Set64>&, Move, int);
template bool is_safe(Position<Set128>&, Move, int);
template int decided_promotion(const Position<Set64>&, int);
template int decided_promotion(const Position<Set128>&, int);

}  // namespace woodpusher
