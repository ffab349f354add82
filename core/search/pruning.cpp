// Which moves of a node are not worth a look, and which a longer or shorter one.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "search/exchange.h"
#include "search/search.h"

namespace woodpusher {
namespace {

// The margins are in centipawns; they follow what is usual for alpha-beta programs with an evaluation made by hand.
constexpr int kFutility = 95, kFutilityBase = 90;
constexpr int kLosingCapture = 110, kLosingQuiet = 22;
constexpr int kBadHistory = 2600;
constexpr int kHistoryPerPly = 6500;
constexpr int kMostDoubled = 6;

/// 16 times the binary logarithm, in straight pieces between the powers of two.
int log16(int n) {
  const int whole = std::bit_width(static_cast<unsigned>(n)) - 1;
  return 16 * whole + ((n << 4) >> whole) - 16;
}

}  // namespace

/// Late or losing moves near the leaves that are not worth a look.
template <class Set>
bool Search<Set>::is_hopeless(const Node& node, const Candidate& tried, int number, int best) {
  if (node.ply == 0 || limits_.mate || best <= -kMateBound || !has_pieces(position_->to_move())) return false;
  if (tried.quiet) return is_quiet_hopeless(node, tried, number);
  return node.depth <= 6 && !node.checked && tried.move.kind() != MoveKind::Promotion &&
         !wins_exchange(*position_, evaluate_, tried.move, -kLosingCapture * node.depth);
}

template <class Set>
bool Search<Set>::is_quiet_hopeless(const Node& node, const Candidate& tried, int number) {
  if (node.checked || tried.checks) return false;
  if (!node.is_pv && number > (3 + node.depth * node.depth) / (node.improving ? 1 : 2)) return true;
  const int left = std::max(node.depth - 1 - reduction(node, tried, number), 0);  // what it would be searched to
  const int experience = quiet_history(tried.move, node.ply);
  if (left <= 4 && experience < -kBadHistory * (left + 1)) return true;
  if (left <= 6 && node.eval + kFutilityBase + kFutility * left + experience / 160 <= node.alpha) return true;
  return left <= 6 && !tried.move.is_drop() && !tried.move.is_castling() &&
         !wins_exchange(*position_, evaluate_, tried.move, -kLosingQuiet * left * left);
}

template <class Set>
int Search<Set>::reduction(const Node& node, const Candidate& tried, int number) const {
  if (node.depth < 2 || number <= (node.is_pv ? 2 : 1) || limits_.mate) return 0;
  int less = log16(node.depth) * log16(number) * 58 / (256 * 256);
  if (!tried.quiet) {
    less = less / 2 - history_.capture(trace(tried.move), victim_type(tried.move)) / 5000;
  } else {
    less -= std::clamp(quiet_history(tried.move, node.ply) / kHistoryPerPly, -2, 2);
    const auto& killers = history_.killers(node.ply);
    if (tried.move == killers[0] || tried.move == killers[1]) --less;
    if (!node.improving) ++less;
    if (node.is_cut) ++less;
    if (node.known.move && is_noisy(*position_, node.known.move)) ++less;
  }
  if (node.is_pv) --less;
  if (node.checked || tried.checks) --less;
  return std::max(less, 0);
}

/// By how much a move is searched deeper. `singular`: by how much the table's move is, if this is it.
template <class Set>
int Search<Set>::extension(const Node& node, const Candidate& tried, int singular) const {
  if (node.ply >= 2 * root_depth_) return 0;
  if (tried.move == node.known.move && singular)
    return singular > 1 && plies_[node.ply].doubled >= kMostDoubled ? 1 : singular;
  return node.checked && (node.is_pv || node.depth <= 2) ? 1 : 0;
}

#define WOODPUSHER_INSTANTIATE(Set)                                                \
  template bool Search<Set>::is_hopeless(const Node&, const Candidate&, int, int); \
  template int Search<Set>::reduction(const Node&, const Candidate&, int) const;   \
  template int Search<Set>::extension(const Node&, const Candidate&, int) const;
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
