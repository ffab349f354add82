// The end of each line: captures, promotions and, at first, checks, until the position is quiet.
#include <algorithm>

#include "rules/outcome.h"
#include "search/exchange.h"
#include "search/search.h"

namespace woodpusher {
namespace {

constexpr int kGainMargin = 160;   // centipawns that a capture may win beside the piece
constexpr int kMostAnswers = 3;    // quiet ones to a check that are looked at; many-drop games have hundreds
constexpr int kDeepestCheck = -6;  // in check below this a position is judged as it stands, so that no line is endless

}  // namespace

/// Captures and promotions until the position is quiet; while in check, all moves. `depth` goes down from 0.
template <class Set>
int Search<Set>::quiesce(int ply, int alpha, int beta, int depth) {
  Ply& here = plies_[ply];
  here.line_length = 0;
  if (ply >= kMaxPly - 2) return evaluate_(*position_);
  bool found = false;
  const Known known = table_.probe(position_->key(), found);
  if (found && beta - alpha == 1) {
    const int score = from_table(known.score, ply);
    if (known.bound == Bound::Exact || (known.bound == Bound::Lower ? score >= beta : score <= alpha)) return score;
  }
  const bool checked = depth >= kDeepestCheck && in_check(*position_, position_->to_move());
  const int raw = checked ? 0 : found && known.eval != kUnknownEval ? known.eval : evaluate_(*position_);
  const int stand = checked ? -kInfinity : raw + corrections_.of(*position_);
  here.eval = checked ? kNoEval : stand;
  int best = stand;
  if (stand >= beta) {
    if (!found) table_.store(position_->key(), {Move(), to_table(best, ply), raw, 0, Bound::Lower});
    return stand;
  }
  const int old_alpha = alpha;
  alpha = std::max(alpha, stand);
  Picker picker =
      picker_of(known.move && (checked || is_noisy(*position_, known.move)) ? known.move : Move(), ply, checked);
  picker.quiets = false;
  Move best_move;
  int answers = 0;
  for (Candidate tried; alpha < beta && next(picker, tried);) {
    const Move move = tried.move;
    if (!checked) {
      if (picker.stage == Stage::BadNoisy) break;  // exchanges that lose
      if (stand + capture_value(move) + kGainMargin <= alpha && move.kind() != MoveKind::Promotion) {
        best = std::max(best, stand + capture_value(move) + kGainMargin);
        continue;
      }
    } else if (best > -kMateBound && tried.quiet && ++answers > kMostAnswers) {
      break;
    }
    apply(move, ply);
    const int score = -quiesce(ply + 1, -beta, -alpha, depth - 1);
    position_->revert();
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    best_move = move;
    alpha = score;
    keep_line(ply, move);
  }
  const bool mated = checked && picker.begin == picker.end;
  moves_.cut(picker.begin);
  if (mated) return ply - kMateScore;
  const Bound bound = best >= beta ? Bound::Lower : best > old_alpha ? Bound::Exact : Bound::Upper;
  table_.store(position_->key(), {best_move, to_table(best, ply), checked ? kUnknownEval : raw, 0, bound});
  return best;
}

#define WOODPUSHER_INSTANTIATE(Set) template int Search<Set>::quiesce(int, int, int, int);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
