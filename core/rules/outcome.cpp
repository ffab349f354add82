#include "rules/outcome.h"

#include <algorithm>

namespace woodpusher {

template <class Set>
int occurrences(const Position<Set>& position) {
  const int reach = std::min(position.state().half_moves, position.ply());
  int count = 1;
  for (int back = 2; back <= reach; back += 2)
    if (position.earlier(back).key == position.key()) ++count;
  return count;
}

template <class Set>
bool is_bare(const Position<Set>& position) {
  if (!position.hands_empty()) return false;
  const Set others = position.occupied() & ~position.group(kRoyals);
  if (!others) return true;
  if (others.size() > 1) return false;
  return (position.variant().draws.lone_minors >> type_of(position.at(others.lowest()))) & 1;
}

template <class Set>
bool is_too_long(const Position<Set>& position) {
  const DrawRules& rules = position.variant().draws;
  if (!rules.half_moves || position.state().half_moves < rules.half_moves) return false;
  return !rules.half_moves_need_empty_hands || position.hands_empty();
}

template <class Set>
std::optional<Outcome> outcome(Position<Set>& position) {
  if (count_legal_moves(position) == 0) {
    if (in_check(position, position.to_move())) return Outcome{"checkmate", other(position.to_move())};
    return Outcome{"stalemate", std::nullopt};
  }
  const DrawRules& rules = position.variant().draws;
  if (is_bare(position)) return Outcome{"bare kings", std::nullopt};
  if (rules.repetitions && occurrences(position) >= rules.repetitions)
    return Outcome{"threefold repetition", std::nullopt};
  if (is_too_long(position)) return Outcome{"fifty moves", std::nullopt};
  return std::nullopt;
}

#define WOODPUSHER_INSTANTIATE(Set)                \
  template int occurrences(const Position<Set>&);  \
  template bool is_bare(const Position<Set>&);     \
  template bool is_too_long(const Position<Set>&); \
  template std::optional<Outcome> outcome(Position<Set>&);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
