#include "search/evaluation.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace woodpusher {
namespace {

// Weights in centipawns. They follow what is usual in chess programs with an evaluation made by hand; none is for one
// game.
constexpr int kTempo = 14;
constexpr int kMobility = 5;  // a reached square more or less than the mean of the movements
constexpr int kFreedom = 4;   // a 4th of the difference between what a piece may do now and what it could
constexpr int kPawnThreat = 45, kMinorThreat = 22, kHanging = 28;
constexpr int kDoubled = 12, kIsolated = 12, kShelter = 11;
constexpr int kPressure = 9;  // an attacked square near a royal piece
constexpr int kPair = 35;
constexpr int kCentre = 3;
constexpr int kWhole = 256;  // all the material of the start

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

}  // namespace

template <class Set>
Evaluation<Set>::Evaluation(const Ground<Set>& ground) : ground_(ground), values_(piece_values(ground.variant())) {
  build_sites();
  const Variant& variant = ground.variant();
  for (std::size_t type = 0; type < variant.types.size(); ++type)
    if (!variant.types[type].pawn && !ground.is(static_cast<int>(type), kReceivers) &&
        is_colour_bound(variant, ground.own(static_cast<int>(type))))
      colour_bound_ |= type_bit(static_cast<int>(type));
  for (const Piece piece : variant.start.board)
    if (piece && !variant.types[type_of(piece)].pawn) start_material_ += value(type_of(piece));
  for (const Hand& hand : variant.start.hands)
    for (std::size_t type = 0; type < variant.types.size(); ++type)
      start_material_ += hand[type] * value(static_cast<int>(type));
  start_material_ = std::max(start_material_, 1);
}

template <class Set>
void Evaluation<Set>::build_sites() {
  const Board& board = ground_.variant().board;
  const int count = board.walkable();
  for (auto* list : {&zone_, &file_, &neighbour_files_, &front_[0], &front_[1], &shelter_[0], &shelter_[1]})
    list->resize(count);
  for (auto* list : {&centre_, &advance_[0], &advance_[1]}) list->resize(count);
  distances_.resize(count * count);
  for (int at = 0; at < count; ++at) {
    const auto site = static_cast<Site>(at);
    const int across = std::abs(2 * board.file(site) - board.files() + 1),
              along = std::abs(2 * board.rank(site) - board.ranks() + 1);
    centre_[at] = 6 - std::max(across * 6 / board.files(), along * 6 / board.ranks());
    if ((board.file(site) + board.rank(site)) % 2 == 0) dark_ |= Set::of(at);
    for (int to = 0; to < count; ++to) {
      const auto other_site = static_cast<Site>(to);
      const int files = std::abs(board.file(site) - board.file(other_site)),
                ranks = std::abs(board.rank(site) - board.rank(other_site));
      distances_[at * count + to] = std::max(files, ranks);
      if (std::max(files, ranks) <= 1) zone_[at] |= Set::of(to);
      if (files == 0) file_[at] |= Set::of(to);
      if (files == 1) neighbour_files_[at] |= Set::of(to);
    }
    build_spans(at);
  }
}

template <class Set>
void Evaluation<Set>::build_spans(int at) {
  const Board& board = ground_.variant().board;
  const auto site = static_cast<Site>(at);
  for (const Colour colour : kColours) {
    const int c = index(colour);
    const int gone = colour == Colour::White ? board.rank(site) : board.ranks() - 1 - board.rank(site);
    advance_[c][at] = gone * 64 / std::max(board.ranks() - 1, 1);
    for (int to = 0; to < board.walkable(); ++to) {
      const auto there = static_cast<Site>(to);
      const int ahead = (board.rank(there) - board.rank(site)) * (colour == Colour::White ? 1 : -1);
      if (ahead < 1 || std::abs(board.file(there) - board.file(site)) > 1) continue;
      front_[c][at] |= Set::of(to);
      if (ahead <= 2) shelter_[c][at] |= Set::of(to);
    }
  }
}

template <class Set>
Set Evaluation<Set>::pawn_attacks(const Position<Set>& position, Colour colour) const {
  const Set pawns = position.group(kPawns) & position.pieces(colour);
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
  side.pawn_attacks = side.attacks = side.takes = side.guards = pawn_attacks(position, colour);
  if (const Set royal = position.group(kRoyals) & position.pieces(other(colour)))
    side.royal_zone = zone_[royal.lowest()];
  if (const Set royal = position.group(kRoyals) & side.own) side.royal = royal.lowest();
  return side;
}

template <class Set>
void Evaluation<Set>::judge_piece(const Position<Set>& position, Side& side, const Side& enemy, int site) const {
  const int type = type_of(position.at(site));
  const AtomMask powers = position.powers(site);
  Set reach{};
  AtomMask rest = powers;
  Set quiet{};
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
  side.attacks |= reach;
  if (!ground_.is(type, kRoyalHunters)) side.takes |= reach;
  if (ground_.is(type, kRoyals)) return;
  if (!ground_.is(type, kRoyalHunters)) side.guards |= reach;
  if (value(type) < 420) side.minor_attacks |= reach;
  side.score += value(type) + kCentre * centre_[site];
  side.material += value(type);
  const bool borrows = ground_.variant().power.kind == PowerKind::Inherited;
  if (ground_.is(type, kReceivers) && !borrows) side.score += (values_.of_mask(powers) - value(type)) / kFreedom;
  const int safe = ((quiet | reach) & ~side.own & ~enemy.pawn_attacks).size();
  // Where movements are lent, having them at all is what counts.
  const int expected = borrows ? 0 : values_.reach_of_mask(powers);
  side.score += kMobility * (safe * 1024 - expected) / 1024;
  if (const int near = (reach & side.royal_zone).size()) {
    ++side.attackers;
    side.pressure += near;
  }
}

template <class Set>
void Evaluation<Set>::judge_pieces(const Position<Set>& position, Side& side, const Side& enemy) const {
  (side.own & ~position.group(kPawns)).each([&](int site) { judge_piece(position, side, enemy, site); });
  if (!colour_bound_) return;
  Set bound{};
  side.own.each([&](int site) {
    if (colour_bound_ >> type_of(position.at(site)) & 1) bound |= Set::of(site);
  });
  if ((bound & dark_) && (bound & ~dark_)) side.score += kPair;
}

template <class Set>
int Evaluation<Set>::judge_pawn(const Side& side, const Side& enemy, int site, Set own_pawns, Set enemy_pawns,
                                Set occupied) const {
  const int c = index(side.colour);
  const int advance = advance_[c][site];
  int score = advance / 6 + (centre_[site] >= 4 ? 6 : 0);
  if (!(neighbour_files_[site] & own_pawns)) score -= kIsolated;
  if (front_[c][site] & file_[site] & own_pawns) return score - kDoubled;
  if (front_[c][site] & enemy_pawns) return score;
  // Passed: the more of the way is gone, the better; what it may become scales it.
  int passed = advance * advance * 150 / (64 * 64) + 8;
  const Set ahead = front_[c][site] & file_[site];
  if (ahead & occupied) passed = passed * 2 / 3;
  if (side.royal >= 0 && enemy.royal >= 0)
    passed += (distance(enemy.royal, site) - distance(side.royal, site)) * advance / 16;
  return score + passed * std::clamp(values_.promotion_gain, 0, 900) / 800;
}

template <class Set>
int Evaluation<Set>::judge_pawns(const Position<Set>& position, const Side& side, const Side& enemy) const {
  const Set pawns = position.group(kPawns) & side.own, others = position.group(kPawns) & enemy.own;
  int score = 0;
  pawns.each([&](int site) {
    score += value(type_of(position.at(site))) + judge_pawn(side, enemy, site, pawns, others, position.occupied());
  });
  return score;
}

template <class Set>
int Evaluation<Set>::judge_threats(const Position<Set>& position, const Side& side, const Side& enemy) const {
  const Set targets = enemy.own & ~position.group(kPawns) & ~position.group(kRoyals) & ~position.group(kRoyalHunters);
  int score = kPawnThreat * (targets & side.pawn_attacks).size();
  (targets & side.minor_attacks & ~side.pawn_attacks).each([&](int site) {
    if (value(type_of(position.at(site))) >= 420) score += kMinorThreat;
  });
  return score + kHanging * (enemy.own & ~position.group(kRoyals) & side.takes & ~enemy.takes).size();
}

/// What the enemy makes of the squares round the royal piece, and the shelter it has; both fade as material goes.
template <class Set>
int Evaluation<Set>::judge_royal(const Position<Set>& position, const Side& side, const Side& enemy) const {
  if (side.royal < 0) return 0;
  const int c = index(side.colour);
  int score = -kPressure * enemy.pressure - enemy.pressure * enemy.pressure;
  const Set weak = zone_[side.royal] & enemy.attacks & ~side.guards;
  score -= 6 * weak.size();
  const int enemy_whole = std::min(enemy.material * 2 * kWhole / start_material_, kWhole);
  const int shelter = kShelter * (shelter_[c][side.royal] & position.group(kPawns) & side.own).size() -
                      3 * kCentre * centre_[side.royal];
  return score + (shelter * enemy_whole + 2 * kCentre * centre_[side.royal] * (kWhole - enemy_whole)) / kWhole;
}

template <class Set>
int Evaluation<Set>::judge_hand(const Position<Set>& position, Colour colour) const {
  int score = 0;
  for (int type = 0; type < static_cast<int>(ground_.variant().types.size()); ++type)
    score += position.hand(colour, type) * value(type);
  return score;
}

template <class Set>
int Evaluation<Set>::operator()(const Position<Set>& position) const {
  Side us = gather(position, position.to_move()), them = gather(position, other(position.to_move()));
  judge_pieces(position, us, them);
  judge_pieces(position, them, us);
  int score = us.score - them.score + kTempo;
  score += judge_pawns(position, us, them) - judge_pawns(position, them, us);
  score += judge_threats(position, us, them) - judge_threats(position, them, us);
  score += judge_royal(position, us, them) - judge_royal(position, them, us);
  if (!position.hands_empty()) score += judge_hand(position, us.colour) - judge_hand(position, them.colour);
  return std::clamp(score, -20000, 20000);
}

template class Evaluation<Set64>;
template class Evaluation<Set128>;

}  // namespace woodpusher
