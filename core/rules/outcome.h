#pragma once
#include <optional>
#include <string_view>

#include "rules/legal.h"

namespace woodpusher {

/// How a game ended.
struct Outcome {
  std::string_view key;          // "checkmate", "stalemate", "bare kings", "threefold repetition", "fifty moves"
  std::optional<Colour> winner;  // none for a draw
  bool operator==(const Outcome&) const = default;
};

/// The outcome of a position, tried in the order of RULES: checkmate, stalemate, bare kings, repetition, fifty moves.
template <class Set>
std::optional<Outcome> outcome(Position<Set>& position);

/// How often the position has occurred since the position was made, now included. Only moves that can be taken back
/// count.
template <class Set>
int occurrences(const Position<Set>& position);

/// Whether neither side can ever win: royal pieces alone, nothing in hand, or one minor more where the variant says so.
template <class Set>
bool is_bare(const Position<Set>& position);

/// Whether the fifty-move rule ends the game here (unless it is mate).
template <class Set>
bool is_too_long(const Position<Set>& position);

}  // namespace woodpusher
