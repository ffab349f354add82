#include "search/search.h"

#include <algorithm>

#include "rules/outcome.h"
#include "search/exchange.h"

namespace woodpusher {
namespace {

constexpr int kInfinity = 32000;
constexpr int kNoEval = -32001;

/// Scores of mates count from the root in the tree and from the position in the table.
int to_table(int score, int ply) {
  return score >= kMateBound ? score + ply : score <= -kMateBound ? score - ply : score;
}
int from_table(int score, int ply) {
  return score >= kMateBound ? score - ply : score <= -kMateBound ? score + ply : score;
}

/// 16 times the binary logarithm, in straight pieces between the powers of two.
int log16(int n) {
  const int whole = std::bit_width(static_cast<unsigned>(n)) - 1;
  return 16 * whole + ((n << 4) >> whole) - 16;
}

}  // namespace

// The margins below are in centipawns; they follow what is usual for alpha-beta programs with an evaluation made by
// hand.

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
  here.eval = node.checked ? kNoEval : node.found ? known.eval : evaluate_(*position_);
  node.eval = here.eval;
  // A searched score is a better guess than the static one where its bound allows.
  if (node.found && !node.checked && std::abs(node.score) < kMateBound &&
      (known.bound == Bound::Exact || (known.bound == Bound::Lower) == (node.score > node.eval)))
    node.eval = node.score;
  const int earlier = ply >= 2 ? plies_[ply - 2].eval : kNoEval;
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
  if (position_->pieces(colour) & ~position_->group(kRoyals) & ~position_->group(kPawns)) return true;
  for (int type = 0; type < static_cast<int>(ground_.variant().types.size()); ++type)
    if (position_->hand(colour, type)) return true;
  return false;
}

template <class Set>
bool Search<Set>::may_try_null(const Node& node, bool may_pass) const {
  return node.may_prune && may_pass && node.depth >= 3 && node.eval >= node.beta &&
         plies_[node.ply].eval >= node.beta - 120 && has_pieces(position_->to_move());
}

template <class Set>
bool Search<Set>::may_be_singular(const Node& node) const {
  return node.depth >= 7 && node.ply > 0 && node.ply < 2 * root_depth_ && node.found && node.known.move &&
         node.known.bound != Bound::Upper && node.known.depth >= node.depth - 3 && !plies_[node.ply].excluded &&
         std::abs(node.score) < kMateBound && !limits_.mate;
}

template <class Set>
bool Search<Set>::is_skipped(const Node& node, Move move) const {
  if (move == plies_[node.ply].excluded) return true;
  return node.ply == 0 && std::find(excluded_.begin(), excluded_.end(), move) != excluded_.end();
}

/// Late or losing moves near the leaves that are not worth a look.
template <class Set>
bool Search<Set>::is_hopeless(const Node& node, const Candidate& tried, int number, int best) {
  if (node.is_pv || node.checked || limits_.mate || best <= -kMateBound || node.ply == 0 || tried.checks) return false;
  if (tried.quiet) return is_quiet_hopeless(node, tried.move, number);
  return node.depth <= 5 && tried.move.kind() != MoveKind::Promotion &&
         !wins_exchange(*position_, evaluate_, tried.move, -110 * node.depth);
}

template <class Set>
bool Search<Set>::is_quiet_hopeless(const Node& node, Move move, int number) {
  const int depth = node.depth;
  if (depth <= 6 && number > (5 + 3 * depth * depth) / (node.improving ? 1 : 2)) return true;
  if (depth <= 5 && node.eval + 110 * depth + 80 <= node.alpha) return true;
  if (depth <= 3 && quiet_history(move, node.ply) < -3000 * depth) return true;
  return depth <= 6 && !move.is_drop() && !move.is_castling() &&
         !wins_exchange(*position_, evaluate_, move, -25 * depth * depth);
}

template <class Set>
int Search<Set>::reduction(const Node& node, const Candidate& tried, int number) const {
  if (node.depth < 3 || number <= (node.is_pv ? 3 : 2) || limits_.mate) return 0;
  int less = log16(node.depth) * log16(number) * 54 / (256 * 256);
  if (!tried.quiet) less = less / 2;
  if (node.is_pv) --less;
  if (node.checked || tried.checks) --less;
  if (!node.improving && tried.quiet) ++less;
  if (tried.quiet) less -= std::clamp(quiet_history(tried.move, node.ply) / 7000, -2, 2);
  const auto& killers = history_.killers(node.ply);
  if (tried.move == killers[0] || tried.move == killers[1]) --less;
  return std::max(less, 0);
}

template <class Set>
int Search<Set>::capture_value(Move move) const {
  const Piece victim = move.kind() == MoveKind::EnPassant ? position_->at(move.victim())
                       : move.is_drop()                   ? kNoPiece
                                                          : position_->at(move.to());
  int value = victim ? evaluate_.value(type_of(victim)) : 0;
  if (move.kind() == MoveKind::Promotion) value += evaluate_.value(move.type());
  return value;
}

/// The table's move, captures that do not lose, killers and answers, quiet moves by experience, losing captures.
template <class Set>
typename Search<Set>::Candidate Search<Set>::candidate(Move move, Move first, int ply, const CheckMap<Set>& checks) {
  Candidate tried;
  tried.move = move;
  tried.quiet = !is_noisy(*position_, move);
  if (!tried.quiet) {
    const bool good = move.kind() == MoveKind::Promotion || wins_exchange(*position_, evaluate_, move, 0);
    tried.score =
        (good ? 1 << 20 : -(1 << 20)) + capture_value(move) * 16 - evaluate_.value(type_of(position_->at(move.from())));
  } else {
    const auto& killers = history_.killers(ply);
    const int favour = move == killers[0]                        ? 3
                       : move == killers[1]                      ? 2
                       : move == history_.answer(before(ply, 1)) ? 1
                                                                 : 0;
    tried.checks = checks.gives_check(move);
    tried.score = favour ? (1 << 17) + favour : quiet_history(move, ply) + (tried.checks ? 6000 : 0);
  }
  if (move == first) tried.score = 1 << 30;
  return tried;
}

template <class Set>
void Search<Set>::list_candidates(std::size_t begin, Move first, int ply) {
  const CheckMap<Set> checks(*position_);
  candidates_.resize(moves_.size());
  for (std::size_t i = begin; i < moves_.size(); ++i) candidates_[i] = candidate(moves_[i], first, ply, checks);
}

template <class Set>
void Search<Set>::list_captures(std::size_t begin) {
  candidates_.resize(moves_.size());
  for (std::size_t i = begin; i < moves_.size(); ++i) {
    const Move move = moves_[i];
    candidates_[i] = {capture_value(move) * 16 - evaluate_.value(type_of(position_->at(move.from()))), false, false,
                      move};
  }
}

/// Brings the best of the candidates from `at` on to the front: the first few one by one, as often no more are needed,
/// then all the rest at once. Of equals the one that was generated first or has the smaller word goes first, so that
/// every build agrees.
template <class Set>
void Search<Set>::pick(std::size_t begin, std::size_t at) {
  constexpr std::size_t kOneByOne = 6;
  if (at - begin > kOneByOne) return;
  const auto from = candidates_.begin() + static_cast<std::ptrdiff_t>(at);
  const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(moves_.size());
  const auto sooner = [](const Candidate& a, const Candidate& b) {
    return a.score != b.score ? a.score > b.score : a.move.bits() < b.move.bits();
  };
  if (at - begin == kOneByOne) return std::sort(from, end, sooner);
  std::iter_swap(from, std::min_element(from, end, sooner));
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

/// A quiet move that refuted gains, those tried before it lose.
template <class Set>
void Search<Set>::reward(const Node& node, Move move, std::size_t begin, std::size_t tried) {
  if (is_noisy(*position_, move)) return;
  const int bonus = std::min(160 * node.depth, 1800);
  const Trace one = before(node.ply, 1), two = before(node.ply, 2);
  history_.add_killer(node.ply, move);
  history_.set_answer(one, move);
  history_.update(trace(move), one, two, bonus);
  for (std::size_t i = begin; i < tried; ++i)
    if (candidates_[i].quiet) history_.update(trace(candidates_[i].move), one, two, -bonus);
}

template <class Set>
void Search<Set>::store(const Node& node, int best, Move best_move, int old_alpha) {
  if (plies_[node.ply].excluded || (node.ply == 0 && !excluded_.empty())) return;
  const Bound bound = best >= node.beta ? Bound::Lower : best > old_alpha ? Bound::Exact : Bound::Upper;
  const int eval = node.checked ? 0 : plies_[node.ply].eval;
  table_.store(position_->key(), {best_move, to_table(best, node.ply), eval, node.depth, bound});
}

template <class Set>
Task Search<Set>::search(int depth, int ply, int alpha, int beta, bool may_pass) {
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

  if (node.may_prune && depth <= 8 && node.eval - 85 * (depth - (node.improving ? 1 : 0)) >= beta) co_return node.eval;
  if (node.may_prune && depth <= 3 && node.eval + 250 * depth + 50 < alpha) {
    const int score = quiesce(ply, alpha, beta);
    if (score < alpha) co_return score;
    here.line_length = 0;
  }
  if (may_try_null(node, may_pass)) {
    const int less = 3 + depth / 4 + std::min((node.eval - beta) / 200, 3);
    pass(ply);
    int score = -co_await search(depth - less, ply + 1, -beta, -beta + 1, false);
    position_->revert();
    // Where passing would be the best move a null move proves nothing: deep cuts are searched again without it.
    if (score >= beta && depth >= 10) score = co_await search(depth - less, ply, beta - 1, beta, false);
    if (score >= beta) co_return score >= kMateBound ? beta : score;
    here.line_length = 0;
  }
  if (depth >= 5 && !node.known.move && !limits_.mate) --depth, --node.depth;

  int singular = 0;
  if (may_be_singular(node)) {
    const int margin = node.score - 2 * depth;
    here.excluded = node.known.move;
    const int score = co_await search((depth - 1) / 2, ply, margin - 1, margin, false);
    here.excluded = Move();
    here.line_length = 0;
    if (score < margin)
      singular = 1;
    else if (margin >= beta)
      co_return margin;
  }

  const std::size_t begin = moves_.size();
  legal_moves(*position_, moves_);
  const std::size_t end = moves_.size();
  if (begin == end) co_return node.checked ? ply - kMateScore : 0;
  list_candidates(begin, node.known.move, ply);
  const int old_alpha = alpha;
  int best = -kInfinity, number = 0;
  Move best_move;
  std::size_t at = begin;
  for (; at < end; ++at) {
    pick(begin, at);
    const Candidate tried = candidates_[at];
    const Move move = tried.move;
    if (is_skipped(node, move)) continue;
    ++number;
    node.alpha = alpha;
    if (number > 1 && is_hopeless(node, tried, number, best)) continue;
    const int less = reduction(node, tried, number);
    const int extension = move == node.known.move && singular ? 1 : node.checked && ply < 2 * root_depth_ ? 1 : 0;
    const int next = depth - 1 + extension;
    apply(move, ply);
    int score = 0;
    if (number > 1) {
      score = -co_await search(std::min(next, std::max(next - less, 1)), ply + 1, -alpha - 1, -alpha, true);
      if (score > alpha && less > 0) score = -co_await search(next, ply + 1, -alpha - 1, -alpha, true);
    }
    if (number == 1 || (score > alpha && score < beta)) score = -co_await search(next, ply + 1, -beta, -alpha, true);
    position_->revert();
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    best_move = move;
    alpha = score;
    keep_line(ply, move);
    // What is known to be better counts even if this iteration is not finished.
    if (ply == 0 && excluded_.empty()) record_line(0, score);
    if (score >= beta) break;
  }
  if (best >= beta) reward(node, best_move, begin, at);
  moves_.cut(begin);
  if (best == -kInfinity) co_return old_alpha;  // every move was left out
  node.alpha = old_alpha;
  store(node, best, best_move, old_alpha);
  co_return best;
}

/// Captures and promotions until the position is quiet; all moves while in check.
template <class Set>
int Search<Set>::quiesce(int ply, int alpha, int beta) {
  Ply& here = plies_[ply];
  here.line_length = 0;
  if (ply >= kMaxPly - 2) return evaluate_(*position_);
  bool found = false;
  const Known known = table_.probe(position_->key(), found);
  if (found && beta - alpha == 1) {
    const int score = from_table(known.score, ply);
    if (known.bound == Bound::Exact || (known.bound == Bound::Lower ? score >= beta : score <= alpha)) return score;
  }
  const bool checked = in_check(*position_, position_->to_move());
  const int stand = checked ? -kInfinity : found ? known.eval : evaluate_(*position_);
  here.eval = checked ? kNoEval : stand;
  int best = stand;
  if (stand >= beta) return stand;
  const int old_alpha = alpha;
  alpha = std::max(alpha, stand);
  const std::size_t begin = moves_.size();
  legal_moves(*position_, moves_, checked ? Wanted::All : Wanted::Noisy);
  const std::size_t end = moves_.size();
  if (checked && begin == end) return ply - kMateScore;
  if (checked)
    list_candidates(begin, known.move, ply);
  else
    list_captures(begin);
  Move best_move;
  int tried = 0;
  for (std::size_t i = begin; i < end && alpha < beta; ++i) {
    pick(begin, i);
    const Move move = candidates_[i].move;
    if (!checked) {
      // A gain that cannot make up for being so far behind, or an exchange that loses.
      if (stand + capture_value(move) + 180 <= alpha && move.kind() != MoveKind::Promotion) continue;
      if (move.kind() != MoveKind::Promotion && !wins_exchange(*position_, evaluate_, move, 0)) continue;
    } else if (best > -kMateBound && candidates_[i].quiet && tried >= 3) {
      break;  // in check a few answers show enough; many-drop games have hundreds
    }
    ++tried;
    apply(move, ply);
    const int score = -quiesce(ply + 1, -beta, -alpha);
    position_->revert();
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    best_move = move;
    alpha = score;
    keep_line(ply, move);
  }
  moves_.cut(begin);
  const Bound bound = best >= beta ? Bound::Lower : best > old_alpha ? Bound::Exact : Bound::Upper;
  table_.store(position_->key(), {best_move, to_table(best, ply), checked ? 0 : stand, 0, bound});
  return best;
}

// The outer loop is in iterate.cpp.
#define WOODPUSHER_INSTANTIATE(Set) template Task Search<Set>::search(int, int, int, int, bool);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
