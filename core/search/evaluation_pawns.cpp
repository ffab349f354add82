// What the evaluation says of Pawns.
#include <algorithm>

#include "search/evaluation.h"

namespace woodpusher {

template <class Set>
const typename Evaluation<Set>::Structure& Evaluation<Set>::structure(Set white, Set black) const {
  Structure& kept = structures_[(hash_of(white) + hash_of(black) * 3) >> (64 - kStructureBits)];
  if (kept.known && kept.white == white && kept.black == black) return kept;
  kept = {white, black, {}, {}, true};
  kept.score = judge_structure(Colour::White, white, black, kept.passed) -
               judge_structure(Colour::Black, black, white, kept.passed);
  return kept;
}

template <class Set>
Pair Evaluation<Set>::judge_structure(Colour colour, Set pawns, Set enemy, Set& passed) const {
  Pair score;
  pawns.each([&](int site) {
    score += judge_pawn(colour, site, pawns, enemy);
    const bool blocked = static_cast<bool>(tables_.ahead[index(colour)][site] & pawns);
    if (!blocked && !(tables_.front[index(colour)][site] & enemy)) passed |= Set::of(site);
  });
  return score;
}

template <class Set>
Pair Evaluation<Set>::judge_pawn(Colour colour, int site, Set pawns, Set enemy) const {
  const int c = index(colour);
  Pair score = weight(Weight::PawnCentre) * tables_.centre[site] / 16 +
               weight(Weight::PawnAdvance) * tables_.advance[c][site] / 64;
  if (tables_.ahead[c][site] & pawns) score += weight(Weight::Doubled);
  const Set next = tables_.near[c][site] & tables_.ahead[c][site];
  const Set guarded = next ? tables_.near[c][next.lowest()] & ~tables_.file[site] : Set{};
  if (!(tables_.neighbour_files[site] & pawns))
    score += weight(Weight::Isolated);
  else if (!(tables_.support[c][site] & pawns) && (guarded & enemy))
    score += weight(Weight::Backward);
  // The further it has come, the more its company counts.
  const int share = 32 + tables_.advance[c][site];
  if (tables_.beside[site] & pawns) score += weight(Weight::Beside) * share / 64;
  if (tables_.near[1 - c][site] & ~tables_.file[site] & pawns) score += weight(Weight::Supported) * share / 64;
  return score;
}

template <class Set>
Pair Evaluation<Set>::judge_pawns(const Position<Set>& position, const Side& us, const Side& them) const {
  const bool white = us.colour == Colour::White;
  const Structure& kept = structure(white ? us.pawns : them.pawns, white ? them.pawns : us.pawns);
  Pair score = white ? kept.score : kept.score * -1;
  score += weight(Weight::Pawn) * (us.pawns.size() - them.pawns.size());
  (kept.passed & us.pawns).each([&](int site) { score += judge_passed(position, us, them, site); });
  (kept.passed & them.pawns).each([&](int site) { score -= judge_passed(position, them, us, site); });
  return score;
}

/// The more of the way is gone, the better; what it may become scales it.
template <class Set>
Pair Evaluation<Set>::judge_passed(const Position<Set>& position, const Side& side, const Side& enemy, int site) const {
  const int c = index(side.colour);
  const int advance = tables_.advance[c][site], squared = advance * advance;
  const Set way = tables_.ahead[c][site];
  Pair score = weight(Weight::Passed) + weight(Weight::PassedAdvance) * squared / 4096;
  const Set next = way & tables_.near[c][site];
  if (next & position.occupied()) score += weight(Weight::PassedBlocked) * squared / 4096;
  if (!(way & enemy.attacks)) score += weight(Weight::PassedSafe) * squared / 4096;
  if (side.royal >= 0) score += weight(Weight::PassedOwnKing) * tables_.distance(side.royal, site) * advance / 64;
  if (enemy.royal >= 0) score += weight(Weight::PassedEnemyKing) * tables_.distance(enemy.royal, site) * advance / 64;
  return score * std::clamp(piece_values_.promotion_gain, 0, 1200) / 1024;
}

#define WOODPUSHER_INSTANTIATE(Set) \
  template Pair Evaluation<Set>::judge_pawns(const Position<Set>&, const Side&, const Side&) const;
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
