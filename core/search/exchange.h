#pragma once
#include "rules/attacks.h"
#include "search/evaluation.h"

namespace woodpusher {

/// Whether a capture or quiet step wins at least `threshold` centipawns if both sides go on taking on its target with
/// their least valuable pieces and stop when they like. Powers are what they are after each capture where the variant
/// makes them interact. Pins and promotions are not looked at. The position is as before when it returns.
template <class Set>
bool wins_exchange(Position<Set>& position, const Evaluation<Set>& evaluation, Move move, int threshold);

extern template bool wins_exchange(Position<Set64>&, const Evaluation<Set64>&, Move, int);
extern template bool wins_exchange(Position<Set128>&, const Evaluation<Set128>&, Move, int);

}  // namespace woodpusher
