#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/legal.h"

namespace woodpusher {

/// "e2e4", "e7e8q", "S@e4", "e1g1", and for a leap castling both pieces: "f1d1,a1f1".
std::string move_text(const Variant& variant, Move move);

/// Standard algebraic notation of each of `moves`, which must be all legal moves of the position: "Qxb7+", "S@e4#",
/// "O-O(d1)".
template <class Set>
std::vector<std::string> san_texts(Position<Set>& position, const std::vector<Move>& moves);

/// The index in `moves` of a move written as move text or as SAN ("x", "=", "+", "#", "!" and "?" may be missing or too
/// many; a promotion letter may be missing where one move fits). Errors of kind Move.
Result<std::size_t> find_move(const std::vector<std::string>& texts, const std::vector<std::string>& sans,
                              std::string_view text);

/// "O-O(d1)" and the like in words for a chooser: "castle: King to d1, Rook from a1 to f1"; a promotion: "Queen"; else
/// "".
std::string move_words(const Variant& variant, Move move, Piece royal, Piece partner);

}  // namespace woodpusher
