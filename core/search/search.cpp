#include "search/search.h"

#include <algorithm>

#include "rules/outcome.h"

namespace woodpusher {
namespace {

constexpr int kInfinity = 32000;
constexpr std::array<std::uint64_t, 11> kLevelNodes{0, 100, 300, 900, 2500, 7000, 20000, 60000, 200000, 600000, 0};

/// Scores of mates count from the root in the tree and from the position in the table.
int to_table(int score, int ply) {
  return score >= kMateBound ? score + ply : score <= -kMateBound ? score - ply : score;
}
int from_table(int score, int ply) {
  return score >= kMateBound ? score - ply : score <= -kMateBound ? score + ply : score;
}

/// About the logarithm of both, in plies: late moves of deep nodes are looked at less deeply.
int reduction(int depth, std::size_t number) {
  const auto log2 = [](std::size_t n) { return static_cast<int>(std::bit_width(n)); };
  return (log2(static_cast<std::size_t>(depth)) * log2(number) + 1) / 5;
}

}  // namespace

Score to_score(int raw) {
  if (raw >= kMateBound) return {true, (kMateScore - raw + 1) / 2};
  if (raw <= -kMateBound) return {true, -(kMateScore + raw) / 2};
  return {false, raw};
}

template <class Set>
Search<Set>::Search(const Ground<Set>& ground, int hash_megabytes)
    : ground_(ground), evaluate_(ground), table_(hash_megabytes), plies_(kMaxPly + 1) {}

template <class Set>
Search<Set>::~Search() = default;

template <class Set>
void Search<Set>::clear() {
  stop();
  table_.clear();
  history_.clear();
}

template <class Set>
void Search<Set>::begin(const Position<Set>& position, const SearchLimits& limits) {
  stop();
  position_.emplace(position);
  limits_ = limits;
  report_ = {};
  nodes_ = 0;
  moves_.cut(0);
  excluded_.clear();
  start_ = Clock::now();
  table_.age();
  history_.age();
  set_budget(limits);
  legal_moves(*position_, moves_);
  if (moves_.size()) report_.best = moves_[0];
  const bool any = moves_.size() > 0;
  moves_.cut(0);
  if (!any) return finish();
  root_ = iterate();
  root_.start();
}

template <class Set>
void Search<Set>::set_budget(const SearchLimits& limits) {
  soft_limit_ = hard_limit_ = limits.move_time;
  if (limits.level > 0 && limits.level < 10) limits_.nodes = kLevelNodes[limits.level];
  const auto us = static_cast<std::size_t>(index(position_->to_move()));
  if (const int time = limits.time[us]; time > 0 && !limits.move_time) {
    const int moves = limits.moves_to_go > 0 ? std::min(limits.moves_to_go, 30) : 30;
    const int spare = std::max(time - 50, 1);
    soft_limit_ = std::min(spare / moves + limits.increment[us] * 3 / 4, spare / 2 + 1);
    hard_limit_ = std::min<std::int64_t>(soft_limit_ * 4, spare * 4 / 5 + 1);
    soft_limit_ = std::max<std::int64_t>(soft_limit_ * 3 / 5, 1);
  }
}

template <class Set>
std::int64_t Search<Set>::elapsed() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_).count();
}

template <class Set>
bool Search<Set>::out_of_budget() {
  if (limits_.infinite) return false;
  if (limits_.nodes && nodes_ >= limits_.nodes) return true;
  return hard_limit_ && elapsed() >= hard_limit_;
}

template <class Set>
bool Search<Set>::step(int milliseconds) {
  if (!running()) return true;
  const auto rest_at = Clock::now() + std::chrono::milliseconds(milliseconds);
  for (int count = 0; scheduler_.current; ++count) {
    if (limits_.nodes && nodes_ >= limits_.nodes && !limits_.infinite) break;
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
  if (report_.done) return;
  root_ = {};  // takes down every call of the recursion
  scheduler_.current = {};
  finish();
}

template <class Set>
void Search<Set>::finish() {
  report_.done = true;
  report_.nodes = nodes_;
  report_.milliseconds = elapsed();
  if (!report_.lines.empty() && !report_.lines[0].moves.empty()) report_.best = report_.lines[0].moves[0];
}

template <class Set>
Task Search<Set>::iterate() {
  int last = limits_.depth ? std::min(limits_.depth, kMaxDepth) : kMaxDepth;
  if (limits_.mate) last = std::min(2 * limits_.mate - 1, kMaxDepth);
  for (int depth = 1; depth <= last; ++depth) {
    excluded_.clear();
    for (std::size_t line = 0; line < static_cast<std::size_t>(std::max(limits_.lines, 1)); ++line) {
      const int score = co_await deepen(depth, line);
      if (plies_[0].line_length == 0) break;  // fewer legal moves than lines
      record_line(line, score);
      excluded_.push_back(plies_[0].line[0]);
    }
    report_.depth = depth;
    report_.nodes = nodes_;
    report_.milliseconds = elapsed();
    if (limits_.infinite) continue;
    const Score best = report_.lines[0].score;
    if (best.is_mate && limits_.lines == 1 && std::abs(best.value) * 2 <= depth) break;
    if (limits_.mate && best.is_mate && best.value > 0 && best.value <= limits_.mate) break;
    if (soft_limit_ && elapsed() * 2 >= soft_limit_ && limits_.move_time == 0) break;
  }
  co_return 0;
}

/// One line to one depth, in a window round what it was that opens where it must.
template <class Set>
Task Search<Set>::deepen(int depth, std::size_t line) {
  int alpha = -kInfinity, beta = kInfinity, width = 25;
  if (depth >= 5 && line < report_.lines.size() && !report_.lines[line].score.is_mate && !limits_.mate) {
    alpha = report_.lines[line].score.value - width;
    beta = report_.lines[line].score.value + width;
  }
  for (;;) {
    const int score = co_await search(depth, 0, alpha, beta, false);
    if (score > alpha && score < beta) co_return score;
    if (alpha == -kInfinity && beta == kInfinity) co_return score;
    width *= 4;
    if (score <= alpha)
      alpha = width > 1000 ? -kInfinity : score - width;
    else
      beta = width > 1000 ? kInfinity : score + width;
  }
}

template <class Set>
void Search<Set>::record_line(std::size_t line, int score) {
  if (report_.lines.size() <= line) report_.lines.resize(line + 1);
  SearchLine& kept = report_.lines[line];
  kept.score = to_score(score);
  kept.moves.assign(plies_[0].line.begin(), plies_[0].line.begin() + plies_[0].line_length);
}

template <class Set>
bool Search<Set>::is_draw(int ply) const {
  if (ply == 0) return false;
  if (is_bare(*position_)) return true;
  // Coming back once is enough: whoever gains by it can come back again.
  if (position_->variant().draws.repetitions && occurrences(*position_) > 1) return true;
  return is_too_long(*position_);
}

template <class Set>
bool Search<Set>::has_pieces(Colour colour) const {
  if (position_->pieces(colour) & ~position_->group(kRoyals) & ~position_->group(kPawns)) return true;
  for (int type = 0; type < static_cast<int>(ground_.variant().types.size()); ++type)
    if (position_->hand(colour, type)) return true;
  return false;
}

template <class Set>
bool Search<Set>::is_excluded(Move move) const {
  return std::find(excluded_.begin(), excluded_.end(), move) != excluded_.end();
}

template <class Set>
int Search<Set>::capture_score(Move move) const {
  const Piece victim = move.kind() == MoveKind::EnPassant ? position_->at(move.victim()) : position_->at(move.to());
  int score =
      victim ? evaluate_.value(type_of(victim)) * 8 - evaluate_.value(type_of(position_->at(move.from()))) / 4 : 0;
  if (move.kind() == MoveKind::Promotion) score += evaluate_.value(move.type()) * 8;
  return score;
}

template <class Set>
void Search<Set>::score_moves(std::size_t begin, Move first, int ply) {
  scores_.resize(moves_.size());
  const auto& killers = history_.killers(ply);
  for (std::size_t i = begin; i < moves_.size(); ++i) {
    const Move move = moves_[i];
    if (move == first)
      scores_[i] = 1 << 30;
    else if (is_noisy(*position_, move))
      scores_[i] = (1 << 20) + capture_score(move);
    else if (move == killers[0] || move == killers[1])
      scores_[i] = (1 << 16) + (move == killers[0]);
    else
      scores_[i] = history_.score(moved_piece(*position_, move), move.to());
  }
}

template <class Set>
void Search<Set>::score_captures(std::size_t begin) {
  scores_.resize(moves_.size());
  for (std::size_t i = begin; i < moves_.size(); ++i) scores_[i] = capture_score(moves_[i]);
}

/// Brings the best of the moves from `at` on to the front; of equals the first, so that every build agrees.
template <class Set>
void Search<Set>::pick(std::size_t at) {
  std::size_t best = at;
  for (std::size_t i = at + 1; i < moves_.size(); ++i)
    if (scores_[i] > scores_[best]) best = i;
  std::swap(scores_[at], scores_[best]);
  std::swap(moves_[at], moves_[best]);
}

template <class Set>
void Search<Set>::apply(Move move) {
  ++nodes_;
  make(*position_, move);
}

template <class Set>
void Search<Set>::keep_line(int ply, Move move) {
  Ply& here = plies_[ply];
  const Ply& next = plies_[static_cast<std::size_t>(ply) + 1];
  here.line[0] = move;
  here.line_length = std::min(next.line_length + 1, kMaxPly);
  std::copy_n(next.line.begin(), here.line_length - 1, here.line.begin() + 1);
}

/// A quiet move that refuted gains, those tried before it lose.
template <class Set>
void Search<Set>::reward(Move move, int ply, int depth, std::size_t begin, std::size_t tried) {
  if (is_noisy(*position_, move)) return;
  const int bonus = std::min(depth * depth * 8, 1200);
  history_.add_killer(ply, move);
  history_.update(moved_piece(*position_, move), move.to(), bonus);
  for (std::size_t i = begin; i < tried; ++i)
    if (!is_noisy(*position_, moves_[i])) history_.update(moved_piece(*position_, moves_[i]), moves_[i].to(), -bonus);
}

template <class Set>
Task Search<Set>::search(int depth, int ply, int alpha, int beta, bool may_pass) {
  plies_[ply].line_length = 0;
  if (is_draw(ply)) co_return 0;
  if (depth <= 0 || ply >= kMaxPly - 1) co_return quiesce(ply, alpha, beta);
  const bool is_pv = beta - alpha > 1;
  if (ply > 0) {
    alpha = std::max(alpha, ply - kMateScore);
    beta = std::min(beta, kMateScore - ply - 1);
    if (alpha >= beta) co_return alpha;
  }
  bool found = false;
  const Known known = table_.probe(position_->key(), found);
  if (found && !is_pv && ply > 0 && known.depth >= depth) {
    const int score = from_table(known.score, ply);
    if (known.bound == Bound::Exact || (known.bound == Bound::Lower ? score >= beta : score <= alpha)) co_return score;
  }
  const bool checked = in_check(*position_, position_->to_move());
  const int eval = checked ? 0 : found ? known.eval : evaluate_(*position_);
  plies_[ply].eval = eval;
  const bool exact = limits_.mate > 0;
  const bool may_prune = !is_pv && !checked && !exact && std::abs(beta) < kMateBound;
  if (may_prune && depth <= 6 && eval - 90 * depth >= beta) co_return eval;
  if (may_prune && may_pass && depth >= 3 && eval >= beta && has_pieces(position_->to_move())) {
    ++nodes_;
    position_->apply_null();
    const int score = -co_await search(depth - 3 - depth / 4, ply + 1, -beta, -beta + 1, false);
    position_->revert();
    if (score >= beta) co_return score >= kMateBound ? beta : score;
  }

  const std::size_t begin = moves_.size();
  legal_moves(*position_, moves_);
  const std::size_t end = moves_.size();
  if (begin == end) co_return checked ? ply - kMateScore : 0;
  score_moves(begin, known.move, ply);
  int best = -kInfinity, old_alpha = alpha;
  Move best_move;
  std::size_t number = 0;
  for (std::size_t i = begin; i < end; ++i) {
    pick(i);
    const Move move = moves_[i];
    if (ply == 0 && is_excluded(move)) continue;
    ++number;
    const bool quiet = !is_noisy(*position_, move);
    const bool shallow = depth <= 4 && !checked && !exact && !is_pv && best > -kMateBound && quiet;
    if (shallow && number > static_cast<std::size_t>(6 + 4 * depth * depth)) continue;
    if (shallow && eval + 120 * depth + 60 <= alpha && number > 1) continue;
    const int past = history_.score(moved_piece(*position_, move), move.to());
    apply(move);
    const int extension = checked && depth < 12 ? 1 : 0;
    const int next = depth - 1 + extension;
    int less = 0;
    if (depth >= 3 && number > 2 && quiet && !checked && !exact) {
      less = reduction(depth, number) - (is_pv ? 1 : 0) - (past > History::kLimit / 4 ? 1 : 0) + (past < 0 ? 1 : 0);
      less = std::clamp(less, 0, next - 1);
    }
    int score = 0;
    if (number == 1) {
      score = -co_await search(next, ply + 1, -beta, -alpha, true);
    } else {
      score = -co_await search(next - less, ply + 1, -alpha - 1, -alpha, true);
      if (score > alpha && less) score = -co_await search(next, ply + 1, -alpha - 1, -alpha, true);
      if (score > alpha && score < beta) score = -co_await search(next, ply + 1, -beta, -alpha, true);
    }
    position_->revert();
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    best_move = move;
    alpha = score;
    keep_line(ply, move);
    // What is known to be better counts even if this iteration is not finished.
    if (ply == 0 && excluded_.empty()) record_line(0, score);
    if (score < beta) continue;
    reward(move, ply, depth, begin, i);
    break;
  }
  moves_.cut(begin);
  if (best == -kInfinity) co_return alpha;  // every root move was excluded
  if (!(ply == 0 && !excluded_.empty())) {
    const Bound bound = best >= beta ? Bound::Lower : best > old_alpha ? Bound::Exact : Bound::Upper;
    table_.store(position_->key(), {best_move, to_table(best, ply), eval, depth, bound});
  }
  co_return best;
}

/// Captures and promotions until the position is quiet; all moves while in check.
template <class Set>
int Search<Set>::quiesce(int ply, int alpha, int beta) {
  plies_[ply].line_length = 0;
  const bool checked = in_check(*position_, position_->to_move());
  const int stand = evaluate_(*position_);
  if (ply >= kMaxPly - 1) return stand;
  int best = -kInfinity;
  if (!checked) {
    if (stand >= beta) return stand;
    best = stand;
    alpha = std::max(alpha, stand);
  }
  const std::size_t begin = moves_.size();
  legal_moves(*position_, moves_, checked ? Wanted::All : Wanted::Noisy);
  const std::size_t end = moves_.size();
  if (checked && begin == end) return ply - kMateScore;
  if (checked)
    score_moves(begin, Move(), ply);
  else
    score_captures(begin);
  int tried = 0;
  for (std::size_t i = begin; i < end && alpha < beta; ++i) {
    pick(i);
    const Move move = moves_[i];
    // A piece that hangs cannot make up for being so far behind.
    if (!checked && stand + capture_score(move) / 8 + 200 <= alpha) continue;
    // In check a few answers show enough; many-drop games have hundreds.
    if (checked && ++tried > 6 && best > -kMateBound && !is_noisy(*position_, move)) break;
    apply(move);
    const int score = -quiesce(ply + 1, -beta, -alpha);
    position_->revert();
    if (score <= best) continue;
    best = score;
    if (score > alpha) {
      alpha = score;
      keep_line(ply, move);
    }
  }
  moves_.cut(begin);
  return best;
}

template class Search<Set64>;
template class Search<Set128>;

}  // namespace woodpusher
