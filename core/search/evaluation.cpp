#include "search/evaluation.h"

#include <algorithm>
#include <bit>

namespace woodpusher {
namespace {

constexpr int kWhole = 256;      // all the material of the start
constexpr int kRootOfOne = 64;   // the unit of square roots
constexpr int kQuarters = 4;     // the root of a number of sites is known to a quarter
constexpr int kLight = 420;      // pieces below are "lesser" ones
constexpr int kSafelyWon = 640;  // a lead that wins without Pawns

bool is_colour_bound(const Variant& variant, AtomMask mask) {
  if (!mask) return false;
  for (; mask; mask &= mask - 1)
    for (const Leg& leg : variant.atoms[std::countr_zero(mask)].legs) {
      int sum = leg.step.dx + leg.step.dy;
      for (const Step step : leg.stem) sum += step.dx + step.dy;
      if (sum & 1 || (leg.range != 1 && (leg.step.dx + leg.step.dy) & 1)) return false;
    }
  return true;
}

int square_root(int number) {
  int root = 0;
  while ((root + 1) * (root + 1) <= number) ++root;
  return root;
}

}  // namespace

template <class Set>
Evaluation<Set>::Evaluation(const Ground<Set>& ground)
    : ground_(ground), piece_values_(piece_values(ground.variant())), tables_(ground.variant().board) {
  const Variant& variant = ground.variant();
  structures_.resize(kStructures);
  for (std::size_t i = 0; i < roots_.size(); ++i)
    roots_[i] = square_root(static_cast<int>(i) * kRootOfOne * kRootOfOne / kQuarters);
  for (int type = 0; type < static_cast<int>(variant.types.size()); ++type) build_type(type);
  for (const Piece piece : variant.start.board)
    if (piece && !variant.types[type_of(piece)].pawn) start_material_ += value(type_of(piece));
  for (const Hand& hand : variant.start.hands)
    for (std::size_t type = 0; type < variant.types.size(); ++type)
      start_material_ += hand[type] * value(static_cast<int>(type));
  start_material_ = std::max(start_material_, 1);
}

template <class Set>
void Evaluation<Set>::build_type(int type) {
  const Variant& variant = ground_.variant();
  const PieceType& piece = variant.types[type];
  const Pair worth = piece_values_.types[type];
  values_[type] = (worth.opening + worth.ending) / 2;
  const bool receives = ground_.is(type, kReceivers);
  if (!piece.pawn && !receives && is_colour_bound(variant, ground_.own(type))) colour_bound_ |= type_bit(type);
  const AtomMask own = receives ? 0 : ground_.own(type);
  expected_[type] = piece_values_.reach_of_mask(own);
  for (int site = 0; site < tables_.sites; ++site) places_[type].push_back(worth + place(own, site));
}

/// What a piece with such movements gains by its place.
template <class Set>
Pair Evaluation<Set>::place(AtomMask powers, int site) const {
  return weight(Weight::Place) * piece_values_.place_of_mask(powers, site) / (16 * 1024) +
         weight(Weight::Centre) * tables_.centre[site] / 16 +
         weight(Weight::Advance) * tables_.advance[index(Colour::White)][site] / 64;
}

template <class Set>
Set Evaluation<Set>::pawn_attacks(const Position<Set>& position, Colour colour, Set pawns) const {
  Set attacks{};
  if (!ground_.pawn_shifts(colour).empty()) {
    for (const Shift<Set>& shift : ground_.pawn_shifts(colour))
      if (shift.mode & kCapture) attacks |= shifted(pawns & shift.from, shift.by);
    return attacks;
  }
  for (AtomMask rest = ground_.pawn_captures(); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    (pawns & position.having(atom)).each([&](int site) {
      attacks |= ground_.atom(atom).reach(colour, site, position.occupied());
    });
  }
  return attacks;
}

template <class Set>
typename Evaluation<Set>::Side Evaluation<Set>::gather(const Position<Set>& position, Colour colour) const {
  Side side;
  side.colour = colour;
  side.own = position.pieces(colour);
  side.pawns = side.own & position.group(kPawns);
  side.pawn_attacks = side.attacks = side.takes = side.guards = pawn_attacks(position, colour, side.pawns);
  if (const Set royal = position.group(kRoyals) & position.pieces(other(colour))) {
    side.enemy_royal = royal.lowest();
    side.royal_zone = tables_.zone[side.enemy_royal];
    for (AtomMask rest = ground_.capturing_atoms(); rest; rest &= rest - 1) {
      const int atom = std::countr_zero(rest);
      if (position.having(atom) & side.own & ~side.pawns)
        side.checks_from[atom] = ground_.atom(atom).attackers(colour, side.enemy_royal, position.occupied(), ~Set{});
    }
  }
  if (const Set royal = position.group(kRoyals) & side.own) side.royal = royal.lowest();
  return side;
}

template <class Set>
void Evaluation<Set>::judge_piece(const Position<Set>& position, Side& side, const Side& enemy, int site) const {
  const int type = type_of(position.at(site));
  const AtomMask powers = position.powers(site);
  Set reach{}, quiet{};
  AtomMask rest = powers;
  if (const Gait<Set>* gait = ground_.gait(type, powers)) {
    gait->reach(side.colour, site, position.occupied(), quiet, reach);
    rest = gait->others();
  }
  for (; rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    const Set more = ground_.atom(atom).reach(side.colour, site, position.occupied());
    quiet |= more;
    if (ground_.atom(atom).mode() & kCapture) reach |= more;
  }
  side.twice |= side.attacks & reach;
  side.attacks |= reach;
  const bool takes = !ground_.is(type, kRoyalHunters);
  if (takes) side.takes |= reach;
  if (ground_.is(type, kRoyals)) {
    side.royal_takes = reach;
    return;
  }
  if (takes) side.guards |= reach;
  if (value(type) < kLight) side.lighter_attacks |= reach;
  side.material += piece_values_.types[type].opening;
  judge_reach(side, enemy, site, type, powers, quiet, reach);
  if (side.enemy_royal < 0) return;
  Set checks{};
  for (AtomMask each = powers & ground_.capturing_atoms(); each; each &= each - 1)
    checks |= side.checks_from[std::countr_zero(each)];
  side.checks |= checks & quiet;
  if (const int near = (reach & side.royal_zone).size()) {
    ++side.attackers;
    side.attacker_worth += value(type);
    side.attacked += near;
  }
}

/// Worth, place, powers and mobility of a piece.
template <class Set>
void Evaluation<Set>::judge_reach(Side& side, const Side& enemy, int site, int type, AtomMask powers, Set quiet,
                                  Set reach) const {
  const int seen = side.colour == Colour::White ? site : tables_.mirrored[site];
  side.score += places_[type][seen];
  int expected = expected_[type];
  if (ground_.is(type, kReceivers)) {
    side.score += judge_powers(type, powers, seen);
    // Where movements are lent, having them at all is what counts.
    expected = ground_.variant().power.kind == PowerKind::Inherited ? 0 : piece_values_.reach_of_mask(powers);
  }
  const int safe = ((quiet | reach) & ~side.own & ~enemy.pawn_attacks).size();
  side.score += weight(Weight::Mobility) * (safe * 1024 - expected) / (16 * 1024);
  side.score +=
      weight(Weight::MobilityRoot) * (roots_[safe * kQuarters] - roots_[expected * kQuarters / 1024]) / kRootOfOne;
}

/// What a piece may do now against what it could if it were freed.
template <class Set>
Pair Evaluation<Set>::judge_powers(int type, AtomMask powers, int seen) const {
  const Pair score = place(powers, seen) - place(0, seen);
  if (ground_.variant().power.kind == PowerKind::Inherited) return score;  // having none is the rule
  if (!powers) return weight(Weight::Stuck);
  const Pair gain = piece_values_.of_mask(powers) - piece_values_.types[type];
  const Pair freedom = weight(Weight::Freedom);
  return score + Pair{gain.opening * freedom.opening / 64, gain.ending * freedom.ending / 64};
}

template <class Set>
void Evaluation<Set>::judge_pieces(const Position<Set>& position, Side& side, const Side& enemy) const {
  (side.own & ~side.pawns).each([&](int site) { judge_piece(position, side, enemy, site); });
  if (!position.hands_empty()) judge_hand(position, side);
  if (!colour_bound_) return;
  Set bound{};
  side.own.each([&](int site) {
    if (colour_bound_ >> type_of(position.at(site)) & 1) bound |= Set::of(site);
  });
  if ((bound & tables_.dark) && (bound & ~tables_.dark)) side.score += weight(Weight::ColourPair);
}

template <class Set>
void Evaluation<Set>::judge_hand(const Position<Set>& position, Side& side) const {
  const Pair share = weight(Weight::Hand);
  for (int type = 0; type < static_cast<int>(ground_.variant().types.size()); ++type) {
    const int count = position.hand(side.colour, type);
    if (!count) continue;
    const Pair worth = piece_values_.types[type] * count;
    side.score += Pair{worth.opening * share.opening / 64, worth.ending * share.ending / 64};
    if (!ground_.is(type, kPawns)) side.material += worth.opening;
    if (!ground_.is(type, kReceivers)) side.hand_powers.push_back(ground_.own(type));
  }
}

/// The two stages mixed by the material that is left. A small lead without Pawns is hard to win, and so is one that
/// nothing has come of for many moves.
template <class Set>
int Evaluation<Set>::mixed(const Position<Set>& position, Pair score, const Side& us, const Side& them) const {
  const int whole = std::min((us.material + them.material) * kWhole / start_material_, kWhole);
  const Side& ahead = score.ending > 0 ? us : them;
  const Side& behind = score.ending > 0 ? them : us;
  if (position.hands_empty() && !ahead.pawns && ahead.material - behind.material < kSafelyWon) score.ending /= 4;
  const int mixed = (score.opening * whole + score.ending * (kWhole - whole)) / kWhole;
  const DrawRules& draws = ground_.variant().draws;
  if (!draws.half_moves || draws.half_moves_need_empty_hands) return mixed;
  return mixed * (2 * draws.half_moves - std::min(position.state().half_moves, draws.half_moves)) /
         (2 * draws.half_moves);
}

template <class Set>
int Evaluation<Set>::operator()(const Position<Set>& position) const {
  Side us = gather(position, position.to_move()), them = gather(position, other(position.to_move()));
  judge_pieces(position, us, them);
  judge_pieces(position, them, us);
  Pair score = us.score - them.score + weight(Weight::Tempo);
  score += judge_pawns(position, us, them);
  score += judge_threats(position, us, them) - judge_threats(position, them, us);
  score += judge_royal(position, us, them) - judge_royal(position, them, us);
  return std::clamp(mixed(position, score, us, them), -20000, 20000);
}

template class Evaluation<Set64>;
template class Evaluation<Set128>;

}  // namespace woodpusher
