#pragma once
#include <cstdint>

#include "rules/legal.h"

namespace woodpusher {

/// The number of lines of `depth` legal moves; draws by rule do not end a line. Counts in bulk at the last ply, without
/// a hash.
template <class Set>
std::uint64_t perft(Position<Set>& position, int depth, MoveStack& moves);

}  // namespace woodpusher
