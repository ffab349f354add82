#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "variant/variant.h"

namespace woodpusher {

/// FENs of `count` positions, different while that can be had, each `plies` random moves from the start, where the game
/// is not over and a short search finds neither side clearly better. The same from the same seed.
std::vector<std::string> draw_openings(std::shared_ptr<const Variant> variant, int count, int plies,
                                       std::uint64_t seed);

}  // namespace woodpusher
