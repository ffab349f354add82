#pragma once
#include <cstdint>
#include <map>
#include <string>

#include "variant/variant.h"

namespace woodpusher::reference {

/// The legal moves by their text, each with the position after it.
using Plays = std::map<std::string, Setup>;
Plays plays(const Variant& variant, const Setup& setup);

/// The same before asking whether the mover's own royal piece is left attacked.
Plays pseudo_plays(const Variant& variant, const Setup& setup);

/// "checkmate", "stalemate" or "" for the side to move.
std::string outcome(const Variant& variant, const Setup& setup);

/// Leaves of the tree of legal moves; draws by rule do not count.
std::uint64_t perft(const Variant& variant, const Setup& setup, int depth);

}  // namespace woodpusher::reference
