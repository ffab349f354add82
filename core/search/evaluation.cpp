#include "search/evaluation.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace woodpusher {
namespace {

// Mobility weighs atoms by what they reach where each square is empty with probability 0.7, which is about the
// crowdedness at which Ralph Betza compared chess pieces ("Ideal values", 1996). A Knight's 5.25 squares are set to
// 320.
constexpr int kEmpty = 717, kOne = 1024;  // 0.7 in 1024ths
constexpr int kPerSquare = 61;            // centipawns a reached square
constexpr int kQuietShare = 400,
              kCaptureShare = 624;  // of 1024: what a movement that only moves or only takes is worth
constexpr int kPawnValue = 100;
constexpr int kMobility = 3, kRoyalAttack = 9, kTempo = 12;
constexpr int kBorrower = 130;  // a piece whose movements are lent

/// The chance, in 1024ths, that `count` squares are all empty.
int all_empty(int count) {
  int chance = kOne;
  for (; count > 0; --count) chance = chance * kEmpty / kOne;
  return chance;
}

}  // namespace

template <class Set>
Evaluation<Set>::Evaluation(const Ground<Set>& ground) : ground_(ground) {
  build_values();
  build_sites();
}

/// In 1024ths of a square, the mean over all sites.
template <class Set>
int Evaluation<Set>::mean_reach(int atom) const {
  const Board& board = ground_.variant().board;
  const Atom& movement = ground_.variant().atoms[atom];
  std::int64_t sum = 0;
  for (int from = 0; from < board.walkable(); ++from)
    for (const Leg& leg : movement.legs) {
      Site site = static_cast<Site>(from);
      int passed = 0;
      for (const Step step : leg.stem) site = site == kNoSite ? kNoSite : board.step(site, step), ++passed;
      for (int count = 0; site != kNoSite && (leg.range == 0 || count < leg.range); ++count, ++passed) {
        site = board.step(site, leg.step);
        if (site == kNoSite) break;
        // A hopper needs exactly one of the squares it passed to be full.
        sum += movement.kind == AtomKind::Leap  ? kOne
               : movement.kind == AtomKind::Hop ? passed * (kOne - kEmpty) * all_empty(passed - 1) / kOne
                                                : all_empty(passed);
      }
    }
  return static_cast<int>(sum / board.walkable());
}

template <class Set>
int Evaluation<Set>::mask_value(AtomMask mask) const {
  int value = 0;
  for (; mask; mask &= mask - 1) value += atom_values_[std::countr_zero(mask)];
  return value;
}

template <class Set>
void Evaluation<Set>::build_values() {
  const Variant& variant = ground_.variant();
  for (std::size_t atom = 0; atom < variant.atoms.size(); ++atom) {
    const Mode mode = variant.atoms[atom].mode;
    const int share = mode == kBoth ? kOne : mode == kQuiet ? kQuietShare : kCaptureShare;
    atom_values_[atom] = mean_reach(static_cast<int>(atom)) * kPerSquare / kOne * share / kOne;
  }
  for (std::size_t type = 0; type < variant.types.size(); ++type) {
    const PieceType& piece = variant.types[type];
    if (piece.royal) continue;
    if (piece.pawn)
      values_[type] = kPawnValue;
    else if (ground_.is(static_cast<int>(type), kReceivers) && variant.power.kind == PowerKind::Inherited)
      values_[type] = kBorrower;
    else if (!piece.lends)
      values_[type] = mask_value(piece.own);
    // What goes together covers more than its parts one by one.
    if (!piece.pawn && std::popcount(piece.own) > 1) values_[type] += values_[type] / 16;
  }
  for (TypeMask rest = variant.promotion.choices; rest; rest &= rest - 1)
    promotion_gain_ = std::max(promotion_gain_, value(std::countr_zero(rest)) - kPawnValue);
  for (const auto& fixed : variant.promotion.fixed)
    if (fixed) promotion_gain_ = std::max(promotion_gain_, value(*fixed) - kPawnValue);
}

template <class Set>
void Evaluation<Set>::build_sites() {
  const Board& board = ground_.variant().board;
  const auto count = static_cast<std::size_t>(board.walkable());
  centre_.resize(count);
  royal_zone_.resize(count);
  for (auto& spans : front_span_) spans.resize(count);
  for (auto& advances : advance_) advances.resize(count);
  for (int at = 0; at < board.walkable(); ++at) {
    const auto site = static_cast<Site>(at);
    const int across = std::abs(2 * board.file(site) - board.files() + 1),
              along = std::abs(2 * board.rank(site) - board.ranks() + 1);
    centre_[site] = 6 - std::max(across * 8 / board.files(), along * 8 / board.ranks());
    royal_zone_[site] = Set::of(site);
    for (int dx = -1; dx <= 1; ++dx)
      for (int dy = -1; dy <= 1; ++dy)
        if (const Site near = board.step(site, {dx, dy}); near != kNoSite) royal_zone_[site] |= Set::of(near);
    for (const Colour colour : kColours) {
      const auto c = static_cast<std::size_t>(index(colour));
      const int gone = colour == Colour::White ? board.rank(site) : board.ranks() - 1 - board.rank(site);
      advance_[c][site] = gone * 64 / board.ranks();
      for (int dx = -1; dx <= 1; ++dx)
        for (int ahead = 1; ahead < board.ranks(); ++ahead)
          if (const Site front = board.step(site, mirrored({dx, ahead}, colour)); front != kNoSite)
            front_span_[c][site] |= Set::of(front);
    }
  }
}

template <class Set>
int Evaluation<Set>::pawn(const Position<Set>& position, Colour us, int site) const {
  const auto c = static_cast<std::size_t>(index(us));
  const int advance = advance_[c][site];
  const bool passed = !(front_span_[c][site] & position.group(kPawns) & position.pieces(other(us)));
  return advance / 4 + (passed ? advance * advance / 40 * std::min(promotion_gain_, 900) / 900 : 0);
}

template <class Set>
int Evaluation<Set>::side(const Position<Set>& position, Colour us) const {
  const Set own = position.pieces(us), occupied = position.occupied();
  const Set target = position.group(kRoyals) & position.pieces(other(us));
  const Set zone = target ? royal_zone_[target.lowest()] : Set{};
  int score = 0, pressure = 0;
  own.each([&](int site) {
    const int type = type_of(position.at(site));
    score += value(type);
    if (ground_.is(type, kPawns)) {
      score += pawn(position, us, site);
      return;
    }
    if (ground_.is(type, kRoyals)) return;
    score += centre_[site];
    Set reach{};
    for (AtomMask rest = position.powers(site); rest; rest &= rest - 1)
      reach |= ground_.atom(std::countr_zero(rest)).reach(us, site, occupied);
    score += kMobility * (reach & ~own).size();
    pressure += (reach & zone).size();
  });
  score += kRoyalAttack * pressure + pressure * pressure;
  if (position.hands_empty()) return score;
  for (std::size_t type = 0; type < ground_.variant().types.size(); ++type)
    score += position.hand(us, static_cast<int>(type)) * value(static_cast<int>(type));
  return score;
}

template <class Set>
int Evaluation<Set>::operator()(const Position<Set>& position) const {
  const Colour us = position.to_move();
  return std::clamp(side(position, us) - side(position, other(us)) + kTempo, -20000, 20000);
}

template class Evaluation<Set64>;
template class Evaluation<Set128>;

}  // namespace woodpusher
