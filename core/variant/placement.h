#pragma once
#include <string_view>

#include "base/result.h"
#include "variant/variant.h"

namespace woodpusher {

/// Reads the board field of a FEN, hands in brackets included, into board and hands of a Setup; nothing else is looked
/// at. Errors (kind Fen) name the column in `text`.
Result<Setup> parse_placement(const Variant& variant, std::string_view text);

/// The board field with `*` for holes, and the hands in brackets where the game has hands.
std::string placement_text(const Variant& variant, const Setup& setup);

/// The letter of a piece as FEN writes it: a capital for White.
char fen_letter(const Variant& variant, Piece piece);

}  // namespace woodpusher
