#pragma once
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "variant/variant.h"

namespace woodpusher {

using PgnTags = std::vector<std::pair<std::string, std::string>>;

/// A game as PGN: tags, then the moves in SAN, then the result.
std::string pgn_text(std::shared_ptr<const Variant> variant, const PgnTags& tags, const std::string& fen,
                     const std::vector<std::string>& moves, const std::string& result);

}  // namespace woodpusher
