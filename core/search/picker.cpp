// The order in which the moves of a node are tried: the table's move, captures and promotions that do not lose, quiet
// moves by experience, losing captures.
#include <algorithm>

#include "search/exchange.h"
#include "search/search.h"

namespace woodpusher {
namespace {

constexpr int kFavour = 1 << 17;  // killers and answers go before all other quiet moves
constexpr int kCheckBonus = 8000;

}  // namespace

template <class Set>
typename Search<Set>::Picker Search<Set>::picker_of(Move first, int ply, bool checked) const {
  Picker picker;
  picker.ply = ply;
  picker.first = first;
  picker.begin = picker.bad_end = picker.at = picker.end = moves_.size();
  if (checked) picker.stage = Stage::Answers;
  return picker;
}

/// The type of piece that a move takes; -1 for none.
template <class Set>
int Search<Set>::victim_type(Move move) const {
  if (move.is_drop() || move.is_castling()) return -1;
  const Piece piece = position_->at(move.kind() == MoveKind::EnPassant ? move.victim() : move.to());
  return piece ? type_of(piece) : -1;
}

template <class Set>
int Search<Set>::capture_value(Move move) const {
  const int victim = victim_type(move);
  int value = victim >= 0 ? evaluate_.value(victim) : 0;
  if (move.kind() == MoveKind::Promotion) value += evaluate_.value(move.type());
  return value;
}

template <class Set>
typename Search<Set>::Candidate Search<Set>::noisy_candidate(Move move) const {
  const int experience = history_.capture(trace(move), victim_type(move));
  return {capture_value(move) * 16 - evaluate_.value(type_of(position_->at(move.from()))) + experience, false, false,
          move};
}

template <class Set>
typename Search<Set>::Candidate Search<Set>::quiet_candidate(Move move, int ply, const CheckMap<Set>& checks) const {
  const auto& killers = history_.killers(ply);
  const int favour = move == killers[0] ? 3 : move == killers[1] ? 2 : move == history_.answer(before(ply, 1)) ? 1 : 0;
  Candidate candidate{0, true, checks.gives_check(move), move};
  candidate.score = favour ? kFavour + favour : quiet_history(move, ply) + (candidate.checks ? kCheckBonus : 0);
  return candidate;
}

/// Makes the moves of one kind and scores them; the table's move, already tried, is left out.
template <class Set>
void Search<Set>::list(Picker& picker, Wanted wanted) {
  moves_.cut(picker.bad_end);
  legal_moves(*position_, moves_, wanted);
  picker.at = picker.bad_end;
  picker.end = moves_.size();
  picker.picked = 0;
  candidates_.resize(moves_.size());
  const std::optional<CheckMap<Set>> checks =
      wanted == Wanted::Noisy ? std::nullopt : std::optional<CheckMap<Set>>(*position_);
  for (std::size_t i = picker.at; i < picker.end; ++i) {
    const Move move = moves_[i];
    const bool noisy = wanted == Wanted::Noisy || (wanted == Wanted::All && is_noisy(*position_, move));
    candidates_[i] = noisy ? noisy_candidate(move) : quiet_candidate(move, picker.ply, *checks);
    if (wanted == Wanted::All && noisy) candidates_[i].score += 1 << 20;
    if (move == picker.first) candidates_[i].score = 1 << 30;
  }
  if (wanted != Wanted::All && picker.at < picker.end && picker.first) {
    for (std::size_t i = picker.at; i < picker.end; ++i)
      if (candidates_[i].move == picker.first) {
        std::swap(candidates_[i], candidates_[picker.at]);
        ++picker.at;
        break;
      }
  }
}

/// The best that is left of a kind: the first few one by one, as often no more are needed, then all the rest sorted at
/// once. Of equals the smaller word goes first, so that every build agrees.
template <class Set>
bool Search<Set>::take(Picker& picker, Candidate& next) {
  constexpr int kOneByOne = 6;
  if (picker.at >= picker.end) return false;
  const auto from = candidates_.begin() + static_cast<std::ptrdiff_t>(picker.at);
  const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(picker.end);
  const auto sooner = [](const Candidate& a, const Candidate& b) {
    return a.score != b.score ? a.score > b.score : a.move.bits() < b.move.bits();
  };
  if (picker.picked < kOneByOne)
    std::iter_swap(from, std::min_element(from, end, sooner));
  else if (picker.picked == kOneByOne)
    std::sort(from, end, sooner);
  ++picker.picked;
  next = candidates_[picker.at++];
  return true;
}

/// The same for captures; those that lose are put aside.
template <class Set>
bool Search<Set>::take_good(Picker& picker, Candidate& next) {
  while (take(picker, next)) {
    if (next.move.kind() == MoveKind::Promotion || wins_exchange(*position_, evaluate_, next.move, picker.threshold))
      return true;
    candidates_[picker.bad_end++] = next;
  }
  return false;
}

template <class Set>
bool Search<Set>::next(Picker& picker, Candidate& next) {
  switch (picker.stage) {
    case Stage::Table:
      picker.stage = Stage::Noisy;
      if (picker.first && is_legal(*position_, picker.first)) {
        next = {0, !is_noisy(*position_, picker.first), false, picker.first};
        if (next.quiet) next.checks = CheckMap<Set>(*position_).gives_check(next.move);
        return true;
      }
      picker.first = Move();
      [[fallthrough]];
    case Stage::Noisy:
      list(picker, Wanted::Noisy);
      picker.stage = Stage::GoodNoisy;
      [[fallthrough]];
    case Stage::GoodNoisy:
      if (take_good(picker, next)) return true;
      picker.stage = picker.quiets ? Stage::Quiets : Stage::End;
      if (!picker.quiets) return false;
      [[fallthrough]];
    case Stage::Quiets:
      list(picker, Wanted::Quiet);
      picker.stage = Stage::Quiet;
      [[fallthrough]];
    case Stage::Quiet:
      if (picker.quiets && take(picker, next)) return true;
      picker.stage = Stage::BadNoisy;
      picker.at = picker.begin;
      [[fallthrough]];
    case Stage::BadNoisy:
      if (picker.at < picker.bad_end) {
        next = candidates_[picker.at++];
        return true;
      }
      picker.stage = Stage::End;
      return false;
    case Stage::Answers:
      list(picker, Wanted::All);
      picker.stage = Stage::Answer;
      [[fallthrough]];
    case Stage::Answer: return take(picker, next);
    case Stage::End: break;
  }
  return false;
}

#define WOODPUSHER_INSTANTIATE(Set)                                                    \
  template typename Search<Set>::Picker Search<Set>::picker_of(Move, int, bool) const; \
  template bool Search<Set>::next(Picker&, Candidate&);                                \
  template int Search<Set>::capture_value(Move) const;                                 \
  template int Search<Set>::victim_type(Move) const;
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
