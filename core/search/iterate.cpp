// The outer loop of the search: iterations, windows, limits, what is reported.
#include <algorithm>

#include "search/search.h"

namespace woodpusher {
Score to_score(int raw) {
  if (raw >= kMateBound) return {true, (kMateScore - raw + 1) / 2};
  if (raw <= -kMateBound) return {true, -(kMateScore + raw) / 2};
  return {false, raw};
}

namespace {

/// For comparisons.
int to_raw(Score score) {
  if (!score.is_mate) return score.value;
  return score.value > 0 ? kMateScore - score.value : -kMateScore - score.value;
}

}  // namespace

template <class Set>
Search<Set>::Search(const Ground<Set>& ground, int hash_megabytes)
    : ground_(ground), evaluate_(ground), table_(hash_megabytes), history_(ground.variant()), plies_(kMaxPly + 1) {}

template <class Set>
void Search<Set>::clear() {
  stop();
  table_.clear();
  history_.clear();
  corrections_.clear();
}

template <class Set>
void Search<Set>::begin(const Position<Set>& position, const SearchLimits& limits) {
  stop();
  position_.emplace(position);
  limits_ = limits;
  report_ = {};
  nodes_ = 0;
  moves_.cut(0);
  tried_.clear();
  no_null_ply_ = 0;
  root_depth_ = 0;
  excluded_ = limits.excluded;
  for (Ply& ply : plies_) ply.excluded = Move();
  start_ = counted_from_ = Clock::now();
  table_.age();
  history_.age();
  legal_moves(*position_, moves_);
  set_budget(limits, static_cast<int>(moves_.size()));
  for (std::size_t i = moves_.size(); i-- > 0;)
    if (std::find(excluded_.begin(), excluded_.end(), moves_[i]) == excluded_.end()) report_.best = moves_[i];
  moves_.cut(0);
  if (!report_.best) return finish();
  root_ = iterate();
  root_.start();
}

template <class Set>
void Search<Set>::set_budget(const SearchLimits& limits, int legal_moves) {
  soft_limit_ = hard_limit_ = limits.move_time;
  handicap_ = Handicap(limits.level, limits.seed);
  if (handicap_) limits_.nodes = handicap_.nodes(legal_moves);
  const int us = index(position_->to_move());
  if (limits.time[us] <= 0 || limits.move_time) return;
  // A thirtieth of what is left and most of the increment; four times that where the search does not settle.
  const int moves = limits.moves_to_go > 0 ? std::min(limits.moves_to_go, 30) : 30;
  const int spare = std::max(limits.time[us] - 50, 1);
  const int share = std::min(spare / moves + limits.increment[us] * 3 / 4, spare / 2 + 1);
  hard_limit_ = std::min(share * 4, spare * 4 / 5 + 1);
  soft_limit_ = std::max(share * 6 / 10, 1);
}

template <class Set>
std::int64_t Search<Set>::elapsed() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_).count();
}

/// Of the time for this move; none while pondering.
template <class Set>
std::int64_t Search<Set>::spent() const {
  if (limits_.ponder) return 0;
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - counted_from_).count();
}

template <class Set>
bool Search<Set>::out_of_budget() const {
  if (limits_.infinite) return false;
  return hard_limit_ && spent() >= hard_limit_;
}

template <class Set>
bool Search<Set>::step(int milliseconds) {
  if (!running()) return true;
  const auto rest_at = Clock::now() + std::chrono::milliseconds(milliseconds);
  for (int count = 0; scheduler_.current; ++count) {
    // Node limits are looked at before every step, so that they end a search at the same node however it is sliced.
    // A level looks at each of its moves once at least.
    if (limits_.nodes && nodes_ >= limits_.nodes && !limits_.infinite && (!handicap_ || root_depth_ > 1)) break;
    if (count % 16 == 15) {
      if (out_of_budget()) break;
      if (Clock::now() >= rest_at) return false;
    }
    scheduler_.current.resume();
  }
  stop();
  return true;
}

template <class Set>
void Search<Set>::stop() {
  if (!running() && report_.done) return;
  root_ = Task();  // takes down every call of the recursion
  scheduler_.current = {};
  finish();
}

template <class Set>
void Search<Set>::ponder_hit() {
  if (!limits_.ponder) return;
  limits_.ponder = false;
  counted_from_ = Clock::now();
}

template <class Set>
void Search<Set>::finish() {
  report_.done = true;
  report_.nodes = nodes_;
  if (position_) report_.milliseconds = elapsed();
  if (!report_.lines.empty() && !report_.lines[0].moves.empty()) report_.best = report_.lines[0].moves[0];
}

template <class Set>
Task Search<Set>::iterate() {
  const int last = limits_.mate    ? std::min(2 * limits_.mate - 1, kMaxDepth)
                   : limits_.depth ? std::min(limits_.depth, kMaxDepth)
                                   : kMaxDepth;
  const int lines = std::max(limits_.lines, 1);
  for (int depth = 1; depth <= last; ++depth) {
    root_depth_ = depth;
    excluded_ = limits_.excluded;
    for (int line = 0; line < lines; ++line) {
      const int score = co_await deepen(depth, line);
      if (plies_[0].line_length == 0) break;  // fewer legal moves than lines
      record_line(line, score);
      excluded_.push_back(plies_[0].line[0]);
    }
    // Searched apart, a later line may come out ahead.
    std::stable_sort(report_.lines.begin(), report_.lines.end(),
                     [](const SearchLine& a, const SearchLine& b) { return to_raw(a.score) > to_raw(b.score); });
    report_.depth = depth;
    report_.nodes = nodes_;
    report_.milliseconds = elapsed();
    if (!limits_.infinite && is_decided(depth)) break;
  }
  co_return 0;
}

/// Whether another iteration is not worth while.
template <class Set>
bool Search<Set>::is_decided(int depth) const {
  const Score best = report_.lines[0].score;
  if (best.is_mate && limits_.lines <= 1 && std::abs(best.value) * 2 <= depth) return true;
  if (limits_.mate && best.is_mate && best.value > 0 && best.value <= limits_.mate) return true;
  return soft_limit_ && !limits_.move_time && spent() >= soft_limit_;
}

/// One line to one depth, in a window round what it was that opens where it must.
template <class Set>
Task Search<Set>::deepen(int depth, int line) {
  int alpha = -kInfinity, beta = kInfinity, width = 20;
  const bool known = line < static_cast<int>(report_.lines.size());
  if (depth >= 5 && known && !report_.lines[line].score.is_mate && !limits_.mate) {
    alpha = report_.lines[line].score.value - width;
    beta = report_.lines[line].score.value + width;
  }
  for (;;) {
    const int score = co_await search(depth, 0, alpha, beta, false);
    if (score > alpha && score < beta) co_return score;
    if (alpha == -kInfinity && beta == kInfinity) co_return score;
    width *= 3;
    if (score <= alpha)
      alpha = width > 800 ? -kInfinity : score - width;
    else
      beta = width > 800 ? kInfinity : score + width;
  }
}

template <class Set>
void Search<Set>::record_line(int line, int score) {
  if (static_cast<int>(report_.lines.size()) <= line) report_.lines.resize(line + 1);
  SearchLine& kept = report_.lines[line];
  kept.score = to_score(score);
  kept.moves.assign(plies_[0].line.begin(), plies_[0].line.begin() + plies_[0].line_length);
  if (kept.moves.size() == 1) add_reply(kept.moves);
}

/// A line that was cut short gets the answer that the table expects, for whoever wants to think ahead.
template <class Set>
void Search<Set>::add_reply(std::vector<Move>& moves) {
  make(*position_, moves[0]);
  bool found = false;
  const Move reply = table_.probe(position_->key(), found).move;
  if (reply && is_legal(*position_, reply)) moves.push_back(reply);
  position_->revert();
}

#define WOODPUSHER_INSTANTIATE(Set)                                            \
  template Search<Set>::Search(const Ground<Set>&, int);                       \
  template void Search<Set>::begin(const Position<Set>&, const SearchLimits&); \
  template bool Search<Set>::step(int);                                        \
  template void Search<Set>::stop();                                           \
  template void Search<Set>::ponder_hit();                                     \
  template void Search<Set>::clear();                                          \
  template void Search<Set>::record_line(int, int);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
