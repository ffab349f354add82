#include "search/exchange.h"

#include <algorithm>
#include <bit>

namespace woodpusher {
namespace {

constexpr int kRoyalValue = 20000;

template <class Set>
int worth(const Position<Set>& position, const Evaluation<Set>& evaluation, int site) {
  const int type = type_of(position.at(site));
  return position.ground().is(type, kRoyals) ? kRoyalValue : evaluation.value(type);
}

/// The least valuable of `pieces`, -1 for none.
template <class Set>
int cheapest(const Position<Set>& position, const Evaluation<Set>& evaluation, Set pieces) {
  int best = -1, best_value = 0;
  pieces.each([&](int site) {
    const int value = worth(position, evaluation, site);
    if (best >= 0 && value >= best_value) return;
    best = site;
    best_value = value;
  });
  return best;
}

template <class Set>
Set takers(const Position<Set>& position, int to, Colour by, Set occupied, Set pieces) {
  const Ground<Set>& ground = position.ground();
  Set found{};
  for (AtomMask rest = ground.capturing_atoms(); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    found |= ground.atom(atom).attackers(by, to, occupied, position.having(atom) & pieces);
  }
  return found;
}

/// Pieces that take only royal ones have no part in exchanges.
template <class Set>
Set exchangers(const Position<Set>& position, Colour colour) {
  return fighters(position, colour) & ~position.group(kRoyalHunters);
}

/// What the side to move can win on `to`, powers as they are; `standing` is the worth of the piece there.
template <class Set>
int fixed_gain(const Position<Set>& position, const Evaluation<Set>& evaluation, int to, Colour by, Set occupied,
               int standing) {
  const Set pieces = exchangers(position, by) & occupied;
  const int from = cheapest(position, evaluation, takers(position, to, by, occupied, pieces));
  if (from < 0) return 0;
  const int value = worth(position, evaluation, from);
  // A royal piece does not walk into a recapture.
  const Set rest = occupied & ~Set::of(from);
  if (value == kRoyalValue && takers(position, to, other(by), rest, exchangers(position, other(by)) & rest)) return 0;
  return std::max(0, standing - fixed_gain(position, evaluation, to, other(by), rest, value));
}

/// The same with each capture made on the board, so that powers follow.
template <class Set>
int made_gain(Position<Set>& position, const Evaluation<Set>& evaluation, int to, int depth) {
  const Colour us = position.to_move();
  const Set pieces = exchangers(position, us) & ~Set::of(to);
  const int from = cheapest(position, evaluation, takers(position, to, us, position.occupied(), pieces));
  if (from < 0 || depth > 8) return 0;
  const int standing = worth(position, evaluation, to);
  const bool royal = worth(position, evaluation, from) == kRoyalValue;
  position.apply(Move::step(from, to));
  const Set answers =
      takers(position, to, position.to_move(), position.occupied(), exchangers(position, position.to_move()));
  const int loss = royal ? (answers ? kRoyalValue : 0) : answers ? made_gain(position, evaluation, to, depth + 1) : 0;
  position.revert();
  return std::max(0, standing - loss);
}

}  // namespace

template <class Set>
bool wins_exchange(Position<Set>& position, const Evaluation<Set>& evaluation, Move move, int threshold) {
  const int to = move.to();
  int gain = position.at(to) ? worth(position, evaluation, to) : 0;
  if (move.kind() == MoveKind::EnPassant) gain = worth(position, evaluation, move.victim());
  if (gain < threshold) return false;
  const int own = worth(position, evaluation, move.from());
  if (gain - own >= threshold) return true;
  if (position.ground().powers_interact()) {
    position.apply(move);
    const int loss = made_gain(position, evaluation, to, 0);
    position.revert();
    return gain - loss >= threshold;
  }
  const Set occupied = (position.occupied() & ~Set::of(move.from())) | Set::of(to);
  return gain - fixed_gain(position, evaluation, to, other(position.to_move()), occupied, own) >= threshold;
}

template bool wins_exchange(Position<Set64>&, const Evaluation<Set64>&, Move, int);
template bool wins_exchange(Position<Set128>&, const Evaluation<Set128>&, Move, int);

}  // namespace woodpusher
