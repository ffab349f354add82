#pragma once
#include "rules/generate.h"
#include "rules/move_stack.h"

namespace woodpusher {

/// Pushes the legal moves of the side to move onto `moves`. The position is as before when it returns.
template <class Set>
void legal_moves(Position<Set>& position, MoveStack& moves, Wanted wanted = Wanted::All);

/// The same with every pseudo-legal move tested, whatever the filter says (tests hold the two against each other).
template <class Set>
void legal_moves_checked(Position<Set>& position, MoveStack& moves);

/// Pushes the moves that are legal but for the safety of the royal piece.
template <class Set>
void pseudo_legal_moves(Position<Set>& position, MoveStack& moves);

/// Whether any move, made for this position or for another, is legal here; it need not even be possible.
template <class Set>
bool is_legal(Position<Set>& position, Move move);

/// The number of legal moves, counted in bulk where no test is needed.
template <class Set>
std::uint64_t count_legal_moves(Position<Set>& position);

/// Applies a legal move, and takes an en passant site that no legal move can use out of the key, so that positions
/// which are the same have the same key. For games and search; bare apply() is enough where keys do not matter.
template <class Set>
void make(Position<Set>& position, Move move);
template <class Set>
void mute_useless_en_passant(Position<Set>& position);

}  // namespace woodpusher
