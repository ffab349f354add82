#include "search/piece_values.h"

#include <algorithm>
#include <bit>

namespace woodpusher {
namespace {

// Ralph Betza compared pieces by the squares they reach on a crowded board, each empty with a probability of about 0.7
// ("Ideal values of pieces", 1996); what they reach on an empty one counts beside it.
constexpr int kOne = 1024, kCrowded = 717;             // 0.7 in 1024ths
constexpr int kQuietShare = 400, kCaptureShare = 624;  // of 1024: a movement that only moves, or only takes

/// The chance, in 1024ths, that `count` squares are all empty.
int all_empty(int count, int empty) {
  int chance = kOne;
  for (; count > 0; --count) chance = chance * empty / kOne;
  return chance;
}

/// The chance that a leg gets to its next square after `passed` others.
int chance(const Atom& atom, int passed, int empty) {
  switch (atom.kind) {
    case AtomKind::Leap: return kOne;
    case AtomKind::Hop:  // exactly one of them full; nothing hops on an empty board, so that a crowded one stands for
                         // it
      return passed * (kOne - kCrowded) * all_empty(passed - 1, kCrowded) / kOne;
    case AtomKind::Slide:
    case AtomKind::Path: break;
  }
  return all_empty(passed, empty);
}

int reach_from(const Board& board, const Atom& atom, const Leg& leg, Site site, int empty) {
  int sum = 0, passed = 0;
  for (const Step step : leg.stem) {
    if (site != kNoSite) site = board.step(site, step);
    ++passed;
  }
  for (int count = 0; site != kNoSite && (leg.range == 0 || count < leg.range); ++count, ++passed) {
    site = board.step(site, leg.step);
    if (site != kNoSite) sum += chance(atom, passed, empty);
  }
  return sum;
}

/// By walkable site, in 1024ths of a site.
std::vector<int> reach(const Board& board, const Atom& atom, int empty) {
  std::vector<int> reached(board.walkable());
  for (int from = 0; from < board.walkable(); ++from)
    for (const Leg& leg : atom.legs) reached[from] += reach_from(board, atom, leg, static_cast<Site>(from), empty);
  return reached;
}

int mean(const std::vector<int>& numbers) {
  std::int64_t sum = 0;
  for (const int number : numbers) sum += number;
  return numbers.empty() ? 0 : static_cast<int>(sum / static_cast<std::int64_t>(numbers.size()));
}

bool is_receiver(const Variant& variant, std::size_t type) { return variant.power.receivers >> type & 1; }

/// The mean of what the places of a table give.
Pair table_value(const Variant& variant, const PieceValues& values) {
  Pair sum;
  for (int site = 0; site < variant.board.walkable(); ++site) sum += values.of_mask(variant.power.table[site]);
  return sum / variant.board.walkable();
}

Pair type_value(const Variant& variant, const PieceValues& values, std::size_t type) {
  const PieceType& piece = variant.types[type];
  if (piece.royal || piece.lends) return {};
  if (piece.pawn) return variant.weights[Weight::Pawn];
  if (is_receiver(variant, type) && variant.power.kind == PowerKind::Inherited)
    return variant.weights[Weight::Borrower] + values.of_mask(piece.own);
  if (is_receiver(variant, type) && variant.power.kind == PowerKind::Table) return table_value(variant, values);
  return values.of_mask(piece.own);
}

void judge_atom(const Variant& variant, PieceValues& values, std::size_t at) {
  const Atom& atom = variant.atoms[at];
  const int share = atom.mode == kBoth ? kOne : atom.mode == kQuiet ? kQuietShare : kCaptureShare;
  values.reach_from[at] = reach(variant.board, atom, kCrowded);
  values.reach[at] = mean(values.reach_from[at]);
  const int open = mean(reach(variant.board, atom, kOne));
  const Pair whole = variant.weights[Weight::Square] * values.reach[at] + variant.weights[Weight::OpenSquare] * open;
  values.atoms[at] = whole / kOne * share / kOne;
}

}  // namespace

Pair PieceValues::of_mask(AtomMask mask) const {
  Pair value;
  const bool is_compound = std::popcount(mask) > 1;
  for (; mask; mask &= mask - 1) value += atoms[std::countr_zero(mask)];
  return is_compound ? value + value * compound / 64 : value;
}

int PieceValues::reach_of_mask(AtomMask mask) const {
  int sum = 0;
  for (; mask; mask &= mask - 1) sum += reach[std::countr_zero(mask)];
  return sum;
}

int PieceValues::place_of_mask(AtomMask mask, int site) const {
  int sum = 0;
  for (; mask; mask &= mask - 1) {
    const int atom = std::countr_zero(mask);
    sum += reach_from[atom][site] - reach[atom];
  }
  return sum;
}

PieceValues piece_values(const Variant& variant) {
  PieceValues values;
  values.compound = variant.weights[Weight::Compound].opening;
  for (std::size_t atom = 0; atom < variant.atoms.size(); ++atom) judge_atom(variant, values, atom);
  for (std::size_t type = 0; type < variant.types.size(); ++type)
    values.types[type] = type_value(variant, values, type);
  const auto consider = [&](int type) {
    values.promotion_gain =
        std::max(values.promotion_gain, (values.types[type] - variant.weights[Weight::Pawn]).opening);
  };
  for (TypeMask rest = variant.promotion.choices; rest; rest &= rest - 1) consider(std::countr_zero(rest));
  for (const auto& fixed : variant.promotion.fixed)
    if (fixed) consider(*fixed);
  return values;
}

}  // namespace woodpusher
