#include "rules/perft.h"

namespace woodpusher {

template <class Set>
std::uint64_t perft(Position<Set>& position, int depth, MoveStack& moves) {
  if (depth == 0) return 1;
  if (depth == 1) return count_legal_moves(position);
  const std::size_t begin = moves.size();
  legal_moves(position, moves);
  const std::size_t end = moves.size();
  std::uint64_t nodes = 0;
  for (std::size_t i = begin; i < end; ++i) {
    position.apply(moves[i]);
    nodes += perft(position, depth - 1, moves);
    position.revert();
  }
  moves.cut(begin);
  return nodes;
}

template std::uint64_t perft(Position<Set64>&, int, MoveStack&);
template std::uint64_t perft(Position<Set128>&, int, MoveStack&);

}  // namespace woodpusher
