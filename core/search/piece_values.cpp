#include "search/piece_values.h"

#include <algorithm>
#include <bit>

namespace woodpusher {
namespace {

// Ralph Betza compared pieces by the squares they reach on a crowded board, each empty with a probability of about 0.7
// ("Ideal values of pieces", 1996). A Knight's 5.25 squares are set to 320.
constexpr int kOne = 1024, kEmpty = 717;               // 0.7 in 1024ths
constexpr int kPerSquare = 61;                         // centipawns
constexpr int kQuietShare = 400, kCaptureShare = 624;  // of 1024: a movement that only moves, or only takes
constexpr int kPawnValue = 100;
constexpr int kBorrowerValue = 130;  // a piece whose movements are lent

/// The chance, in 1024ths, that `count` squares are all empty.
int all_empty(int count) {
  int chance = kOne;
  for (; count > 0; --count) chance = chance * kEmpty / kOne;
  return chance;
}

/// The chance that a leg gets to its next square after `passed` others.
int chance(const Atom& atom, int passed) {
  switch (atom.kind) {
    case AtomKind::Leap: return kOne;
    case AtomKind::Hop: return passed * (kOne - kEmpty) * all_empty(passed - 1) / kOne;  // exactly one of them full
    case AtomKind::Slide:
    case AtomKind::Path: break;
  }
  return all_empty(passed);
}

std::int64_t reach_from(const Board& board, const Atom& atom, const Leg& leg, Site site) {
  std::int64_t sum = 0;
  int passed = 0;
  for (const Step step : leg.stem) {
    if (site != kNoSite) site = board.step(site, step);
    ++passed;
  }
  for (int count = 0; site != kNoSite && (leg.range == 0 || count < leg.range); ++count, ++passed) {
    site = board.step(site, leg.step);
    if (site != kNoSite) sum += chance(atom, passed);
  }
  return sum;
}

int mean_reach(const Board& board, const Atom& atom) {
  std::int64_t sum = 0;
  for (int from = 0; from < board.walkable(); ++from)
    for (const Leg& leg : atom.legs) sum += reach_from(board, atom, leg, static_cast<Site>(from));
  return static_cast<int>(sum / board.walkable());
}

bool is_receiver(const Variant& variant, std::size_t type) { return variant.power.receivers >> type & 1; }

/// The mean of what the places of a table give.
int table_value(const Variant& variant, const PieceValues& values) {
  int sum = 0;
  for (int site = 0; site < variant.board.walkable(); ++site) sum += values.of_mask(variant.power.table[site]);
  return sum / variant.board.walkable();
}

int type_value(const Variant& variant, const PieceValues& values, std::size_t type) {
  const PieceType& piece = variant.types[type];
  if (piece.royal || piece.lends) return 0;
  if (piece.pawn) return kPawnValue;
  if (is_receiver(variant, type) && variant.power.kind == PowerKind::Inherited)
    return kBorrowerValue + values.of_mask(piece.own);
  if (is_receiver(variant, type) && variant.power.kind == PowerKind::Table) return table_value(variant, values);
  return values.of_mask(piece.own);
}

}  // namespace

int PieceValues::of_mask(AtomMask mask) const {
  int value = 0;
  const bool compound = std::popcount(mask) > 1;
  for (; mask; mask &= mask - 1) value += atoms[std::countr_zero(mask)];
  return compound ? value + value / 16 : value;  // what goes together is worth more than its parts
}

int PieceValues::reach_of_mask(AtomMask mask) const {
  int sum = 0;
  for (; mask; mask &= mask - 1) sum += reach[std::countr_zero(mask)];
  return sum;
}

PieceValues piece_values(const Variant& variant) {
  PieceValues values;
  for (std::size_t atom = 0; atom < variant.atoms.size(); ++atom) {
    const Mode mode = variant.atoms[atom].mode;
    const int share = mode == kBoth ? kOne : mode == kQuiet ? kQuietShare : kCaptureShare;
    values.reach[atom] = mean_reach(variant.board, variant.atoms[atom]);
    values.atoms[atom] = values.reach[atom] * kPerSquare / kOne * share / kOne;
  }
  for (std::size_t type = 0; type < variant.types.size(); ++type)
    values.types[type] = type_value(variant, values, type);
  const auto consider = [&](int type) {
    values.promotion_gain = std::max(values.promotion_gain, values.types[type] - kPawnValue);
  };
  for (TypeMask rest = variant.promotion.choices; rest; rest &= rest - 1) consider(std::countr_zero(rest));
  for (const auto& fixed : variant.promotion.fixed)
    if (fixed) consider(*fixed);
  return values;
}

}  // namespace woodpusher
