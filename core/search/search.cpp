#include "search/search.h"

#include <algorithm>
#include <cstdlib>

#include "rules/outcome.h"

namespace woodpusher {
namespace {

// The margins below are in centipawns; they follow what is usual for alpha-beta programs with an evaluation made by
// hand.
constexpr int kFutileDepth = 8, kFutileMargin = 80;  // so far above beta that it will hold
constexpr int kRazorDepth = 3, kRazorMargin = 240;   // so far below alpha that only captures can help
constexpr int kNullVerified = 11;                    // from this depth a null move's cut is searched again without it
constexpr int kCaptureDepth = 5, kCaptureMargin = 160;
constexpr int kSingularDepth = 7, kDoubleMargin = 18;

}  // namespace

template <class Set>
typename Search<Set>::Node Search<Set>::look(int depth, int ply, int alpha, int beta) {
  Node node;
  node.depth = depth;
  node.ply = ply;
  node.alpha = alpha;
  node.beta = beta;
  Ply& here = plies_[ply];
  node.is_pv = beta - alpha > 1;
  node.known = table_.probe(position_->key(), node.found);
  const Known& known = node.known;
  node.score = from_table(known.score, ply);
  const bool deep_enough = node.found && known.depth >= depth && !here.excluded;
  if (deep_enough && !node.is_pv && ply > 0)
    node.answered =
        known.bound == Bound::Exact || (known.bound == Bound::Lower ? node.score >= beta : node.score <= alpha);
  if (node.answered) return node;
  node.checked = in_check(*position_, position_->to_move());
  if (!node.checked) node.raw = node.found && known.eval != kUnknownEval ? known.eval : evaluate_(*position_);
  here.eval = node.checked ? kNoEval : node.raw + corrections_.of(*position_);
  node.eval = here.eval;
  // A searched score is a better guess than the static one where its bound allows.
  if (node.found && !node.checked && std::abs(node.score) < kMateBound &&
      (known.bound == Bound::Exact || (known.bound == Bound::Lower) == (node.score > node.eval)))
    node.eval = node.score;
  const int earlier = ply >= 2 && plies_[ply - 2].eval != kNoEval ? plies_[ply - 2].eval
                      : ply >= 4                                  ? plies_[ply - 4].eval
                                                                  : kNoEval;
  node.improving = !node.checked && (earlier == kNoEval || here.eval > earlier);
  node.may_prune = !node.is_pv && !node.checked && !limits_.mate && !here.excluded && std::abs(beta) < kMateBound;
  return node;
}

template <class Set>
bool Search<Set>::is_draw(int ply) const {
  if (ply == 0) return false;
  if (is_bare(*position_)) return true;
  // Coming back once is enough: whoever gains by it can come back again.
  if (position_->variant().draws.repetitions && occurrences(*position_) > 1) return true;
  if (!is_too_long(*position_)) return false;
  return !in_check(*position_, position_->to_move());  // mate goes before
}

template <class Set>
bool Search<Set>::has_pieces(Colour colour) const {
  return (position_->pieces(colour) & ~position_->group(kRoyals) & ~position_->group(kPawns)) ||
         !position_->hands_empty();
}

template <class Set>
bool Search<Set>::may_try_null(const Node& node) const {
  return node.may_prune && node.depth >= 3 && node.eval >= node.beta &&
         plies_[node.ply].eval >= node.beta - 15 * node.depth + (node.improving ? 90 : 150) &&
         node.ply >= no_null_ply_ && plies_[node.ply - 1].trace.slot >= 0 && has_pieces(position_->to_move());
}

template <class Set>
bool Search<Set>::may_be_singular(const Node& node) const {
  return node.depth >= kSingularDepth && node.ply > 0 && node.ply < 2 * root_depth_ && node.found && node.known.move &&
         node.known.bound != Bound::Upper && node.known.depth >= node.depth - 3 && !plies_[node.ply].excluded &&
         std::abs(node.score) < kMateBound && !limits_.mate;
}

template <class Set>
bool Search<Set>::is_skipped(const Node& node, Move move) const {
  if (move == plies_[node.ply].excluded) return true;
  return node.ply == 0 && std::find(excluded_.begin(), excluded_.end(), move) != excluded_.end();
}

template <class Set>
void Search<Set>::apply(Move move, int ply) {
  ++nodes_;
  plies_[ply].trace = trace(move);
  make(*position_, move);
}

template <class Set>
void Search<Set>::pass(int ply) {
  ++nodes_;
  plies_[ply].trace = {};
  position_->apply_null();
}

template <class Set>
void Search<Set>::keep_line(int ply, Move move) {
  Ply& here = plies_[ply];
  const Ply& next = plies_[ply + 1];
  here.line[0] = move;
  here.line_length = std::min(next.line_length + 1, kMaxPly);
  std::copy_n(next.line.begin(), here.line_length - 1, here.line.begin() + 1);
}

/// A move that refuted gains experience, those tried before it lose.
template <class Set>
void Search<Set>::learn(const Node& node, std::size_t tried_begin, Move move) {
  const int bonus = std::min(150 * node.depth - 60, 1700);
  const bool quiet = !is_noisy(*position_, move);
  const History::Past past = this->past(node.ply);
  if (quiet) {
    history_.add_killer(node.ply, move);
    history_.set_answer(past[0], move);
    history_.update(trace(move), past, bonus);
  } else {
    history_.update_capture(trace(move), victim_type(move), bonus);
  }
  for (std::size_t i = tried_begin; i < tried_.size(); ++i) {
    const Move other = tried_[i];
    if (is_noisy(*position_, other))
      history_.update_capture(trace(other), victim_type(other), -bonus);
    else if (quiet)
      history_.update(trace(other), past, -bonus);
  }
}

/// What the node found goes to the table and to experience.
template <class Set>
void Search<Set>::keep(const Node& node, int best, Move best_move, int old_alpha) {
  const Ply& here = plies_[node.ply];
  if (here.excluded || (node.ply == 0 && !excluded_.empty())) return;
  const Bound bound = best >= node.beta ? Bound::Lower : best > old_alpha ? Bound::Exact : Bound::Upper;
  table_.store(position_->key(),
               {best_move, to_table(best, node.ply), node.checked ? kUnknownEval : node.raw, node.depth, bound});
  if (node.checked || std::abs(best) >= kMateBound || (best_move && is_noisy(*position_, best_move))) return;
  if (bound == Bound::Exact || (bound == Bound::Lower) == (best > here.eval))
    corrections_.learn(*position_, best - node.raw, node.depth);
}

/// Whether the side to move would stand well even if it passed; then it need not be looked at further.
template <class Set>
Task Search<Set>::probe_null(const Node node) {
  const int depth = node.depth, beta = node.beta;
  const int less = 3 + depth / 3 + std::min((node.eval - beta) / 180, 3);
  pass(node.ply);
  const int score = -co_await search(depth - less, node.ply + 1, -beta, -beta + 1, !node.is_cut);
  position_->revert();
  if (score < beta) co_return score;
  const int sure = score >= kMateBound ? beta : score;
  if (depth < kNullVerified || no_null_ply_) co_return sure;
  // Where passing would be the best move a null move proves nothing: deep cuts are searched again without it.
  no_null_ply_ = node.ply + 3 * (depth - less) / 4;
  const int verified = co_await search(depth - less, node.ply, beta - 1, beta, false);
  no_null_ply_ = 0;
  co_return verified >= beta ? sure : verified;
}

/// Whether a capture refutes even a shallower search with some margin.
template <class Set>
Task Search<Set>::probe_captures(const Node node) {
  const int raised = node.beta + kCaptureMargin;
  Picker picker =
      picker_of(node.known.move && is_noisy(*position_, node.known.move) ? node.known.move : Move(), node.ply, false);
  picker.quiets = false;
  picker.threshold = std::max(raised - plies_[node.ply].eval, 0);
  int best = -kInfinity;
  for (Candidate tried; best < raised && next(picker, tried) && picker.stage != Stage::BadNoisy;) {
    if (is_skipped(node, tried.move)) continue;
    apply(tried.move, node.ply);
    int score = -quiesce(node.ply + 1, -raised, -raised + 1);
    if (score >= raised) score = -co_await search(node.depth - 4, node.ply + 1, -raised, -raised + 1, !node.is_cut);
    position_->revert();
    best = std::max(best, score);
  }
  moves_.cut(picker.begin);
  co_return best;
}

template <class Set>
Task Search<Set>::search(int depth, int ply, int alpha, int beta, bool is_cut) {
  Ply& here = plies_[ply];
  here.line_length = 0;
  if (is_draw(ply)) co_return 0;
  if (depth <= 0 || ply >= kMaxPly - 2) co_return quiesce(ply, alpha, beta);
  if (ply > 0) {
    alpha = std::max(alpha, ply - kMateScore);
    beta = std::min(beta, kMateScore - ply - 1);
    if (alpha >= beta) co_return alpha;
  }
  Node node = look(depth, ply, alpha, beta);
  if (node.answered) co_return node.score;
  node.is_cut = is_cut;
  here.doubled = ply > 0 ? plies_[ply - 1].doubled : 0;
  if (ply + 2 <= kMaxPly) history_.forget_killers(ply + 2);

  if (node.may_prune) {
    if (depth <= kFutileDepth && node.eval - kFutileMargin * (depth - (node.improving ? 1 : 0)) >= beta)
      co_return node.eval;
    if (depth <= kRazorDepth && node.eval + kRazorMargin * depth < alpha) {
      const int score = quiesce(ply, alpha, beta);
      if (score < alpha) co_return score;
      here.line_length = 0;
    }
    if (may_try_null(node)) {
      const int score = co_await probe_null(node);
      if (score >= beta) co_return score;
      here.line_length = 0;
    }
    const bool unlikely = node.found && node.known.depth >= depth - 3 && node.score < beta + kCaptureMargin;
    if (depth >= kCaptureDepth && !unlikely) {
      const int score = co_await probe_captures(node);
      if (score >= beta + kCaptureMargin) co_return score - kCaptureMargin;
      here.line_length = 0;
    }
  }
  // Without a move to begin with a shallower search finds one sooner.
  if (depth >= 4 && !node.known.move && !limits_.mate && (node.is_pv || is_cut)) --node.depth;
  depth = node.depth;

  int singular = 0;
  if (may_be_singular(node)) {
    const int margin = node.score - 2 * depth;
    here.excluded = node.known.move;
    const int score = co_await search((depth - 1) / 2, ply, margin - 1, margin, is_cut);
    here.excluded = Move();
    here.line_length = 0;
    if (score < margin)
      singular = !node.is_pv && score < margin - kDoubleMargin ? 2 : 1;
    else if (margin >= beta)
      co_return margin;
    else if (node.score >= beta)
      singular = -1;
  }

  const int old_alpha = alpha;
  int best = -kInfinity, number = 0;
  Move best_move;
  const std::size_t tried_begin = tried_.size();
  Picker picker = picker_of(node.known.move, ply, node.checked);
  for (Candidate tried; next(picker, tried);) {
    const Move move = tried.move;
    if (is_skipped(node, move)) continue;
    ++number;
    if (number > 1 && !node.checked && handicap_.overlooks(position_->key(), move, !tried.quiet || tried.checks))
      continue;
    node.alpha = alpha;
    if (number > 1 && is_hopeless(node, tried, number, best)) continue;
    const int less = number > 1 ? reduction(node, tried, number) : 0;
    const int more = extension(node, tried, singular);
    const int whole = depth - 1 + more;
    if (more > 1) ++here.doubled;
    apply(move, ply);
    int score = 0;
    if (number > 1) {
      const int reduced = std::clamp(whole - less, 1, std::max(whole, 1));
      score = -co_await search(whole <= 0 ? whole : reduced, ply + 1, -alpha - 1, -alpha, less > 0 || !is_cut);
      if (score > alpha && reduced < whole) score = -co_await search(whole, ply + 1, -alpha - 1, -alpha, !is_cut);
    } else if (!node.is_pv) {
      score = -co_await search(whole, ply + 1, -alpha - 1, -alpha, !is_cut);
    }
    if (node.is_pv && (number == 1 || (score > alpha && score < beta)))
      score = -co_await search(whole, ply + 1, -beta, -alpha, false);
    position_->revert();
    if (more > 1) --here.doubled;
    if (score > best) {
      best = score;
      if (score > alpha) {
        best_move = move;
        alpha = score;
        keep_line(ply, move);
        // What is known to be better counts even if this iteration is not finished.
        if (ply == 0 && excluded_.empty()) record_line(0, score);
        if (score >= beta) break;
      }
    }
    if (move != best_move) tried_.push_back(move);
  }
  moves_.cut(picker.begin);
  if (number == 0) co_return here.excluded ? old_alpha : node.checked ? ply - kMateScore : 0;
  if (best >= beta) learn(node, tried_begin, best_move);
  tried_.resize(tried_begin);
  if (best == -kInfinity) co_return old_alpha;  // every move was left out
  keep(node, best, best_move, old_alpha);
  co_return best;
}

// The outer loop is in iterate.cpp.
#define WOODPUSHER_INSTANTIATE(Set)                            \
  template Task Search<Set>::search(int, int, int, int, bool); \
  template bool Search<Set>::has_pieces(Colour) const;         \
  template void Search<Set>::apply(Move, int);                 \
  template void Search<Set>::keep_line(int, Move);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
