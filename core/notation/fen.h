#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "position/position.h"

namespace woodpusher {

/// Reads the fields of a FEN, their shape checked and nothing else. Missing fields after the side to move get their
/// usual values. Errors (kind Fen) name the column.
Result<Setup> parse_fen(const Variant& variant, std::string_view text);

struct ReadFen {
  Setup setup;
  std::vector<std::string> notes;  // what was dropped, in words
};
/// Reads a FEN and checks that it is a position of the game (see rules/validity.h).
Result<ReadFen> read_fen(const Variant& variant, std::string_view text);

std::string fen_text(const Variant& variant, const Setup& setup);

}  // namespace woodpusher
