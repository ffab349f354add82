#pragma once
#include "rules/why_not.h"

namespace woodpusher {

/// What is wrong with a move that would be legal if the royal piece did not matter: who attacks it, and whether only
/// because the move gives the attacker the power to. The position is as before when it returns.
template <class Set>
WhyNot exposure(Position<Set>& position, Move move);

}  // namespace woodpusher
