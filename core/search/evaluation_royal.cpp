// What the evaluation says of attacked pieces and of the safety of royal ones.
#include <algorithm>
#include <bit>

#include "search/evaluation.h"

namespace woodpusher {
namespace {

constexpr int kHeavy = 420;
constexpr int kMostChecks = 4, kMostDanger = 700;

}  // namespace

template <class Set>
Pair Evaluation<Set>::judge_threats(const Position<Set>& position, const Side& side, const Side& enemy) const {
  const Set pieces = enemy.own & ~enemy.pawns & ~position.group(kRoyals) & ~position.group(kRoyalHunters);
  Pair score = weight(Weight::PawnThreat) * (pieces & side.pawn_attacks).size();
  (pieces & side.lighter_attacks & ~side.pawn_attacks).each([&](int site) {
    if (value(type_of(position.at(site))) >= kHeavy) score += weight(Weight::LighterThreat);
  });
  const Set loose = enemy.own & ~position.group(kRoyals) & ~enemy.takes;
  score += weight(Weight::Hanging) * (loose & side.takes).size();
  if (loose & side.royal_takes) score += weight(Weight::KingThreat);
  return score + judge_pushes(position, side, enemy, pieces & ~side.pawn_attacks);
}

/// Pieces that a Pawn could attack by a step to a square where it is safe.
template <class Set>
Pair Evaluation<Set>::judge_pushes(const Position<Set>& position, const Side& side, const Side& enemy,
                                   Set targets) const {
  Set steps{};
  for (const Shift<Set>& shift : ground_.pawn_shifts(side.colour))
    if (shift.mode & kQuiet) steps |= shifted(side.pawns & shift.from, shift.by);
  steps = steps & ~position.occupied() & ~enemy.pawn_attacks & (side.takes | ~enemy.attacks);
  if (!steps) return {};
  return weight(Weight::PushThreat) * (targets & pawn_attacks(position, side.colour, steps)).size();
}

template <class Set>
int Evaluation<Set>::danger(const Position<Set>& position, const Side& side, const Side& enemy) const {
  const auto of = [&](Weight which) { return weight(which).opening; };
  int danger = of(Weight::DangerBase) + of(Weight::DangerAttacker) * enemy.attackers +
               of(Weight::DangerWorth) * enemy.attacker_worth / 1024 + of(Weight::DangerSquare) * enemy.attacked;
  const Set weak = tables_.zone[side.royal] & enemy.attacks & ~side.guards;
  danger += of(Weight::DangerWeak) * weak.size();
  const Set safe = ~enemy.own & (~side.attacks | (weak & enemy.twice));
  danger += of(Weight::DangerCheck) * std::min((enemy.checks & safe).size(), kMostChecks);
  for (const AtomMask powers : enemy.hand_powers) {
    Set checks{};
    for (AtomMask rest = powers & ground_.capturing_atoms(); rest; rest &= rest - 1) {
      const int atom = std::countr_zero(rest);
      checks |= ground_.atom(atom).attackers(enemy.colour, side.royal, position.occupied(), ~Set{});
    }
    if (checks & safe & ~position.occupied()) danger += of(Weight::DangerDrop);
  }
  return std::clamp(danger, 0, kMostDanger);
}

/// Shelter and place of the royal piece, less what the enemy makes of the squares round it.
template <class Set>
Pair Evaluation<Set>::judge_royal(const Position<Set>& position, const Side& side, const Side& enemy) const {
  if (side.royal < 0) return {};
  const int c = index(side.colour);
  Pair score = weight(Weight::KingCentre) * tables_.centre[side.royal] +
               weight(Weight::KingAdvance) * tables_.advance[c][side.royal] / 64;
  score += weight(Weight::Shelter) * (tables_.near[c][side.royal] & side.pawns).size();
  score += weight(Weight::FarShelter) * (tables_.far[c][side.royal] & side.pawns).size();
  score += weight(Weight::Storm) * (tables_.storm[c][side.royal] & enemy.pawns).size();
  const int danger = this->danger(position, side, enemy);
  return score - weight(Weight::Danger) * (danger * danger / 64) / 128;
}

#define WOODPUSHER_INSTANTIATE(Set)                                                                   \
  template Pair Evaluation<Set>::judge_threats(const Position<Set>&, const Side&, const Side&) const; \
  template Pair Evaluation<Set>::judge_royal(const Position<Set>&, const Side&, const Side&) const;
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
