#pragma once
#include <optional>

#include "base/random.h"
#include "variant/variant.h"

namespace woodpusher::test {

/// A position of the game that need not be reachable: royal pieces anywhere, some pieces of any type where they may
/// stand, some in hand, castling rights where their pieces are at home, the side not to move not in check (as the
/// reference sees it).
Setup random_setup(const Variant& variant, Random& random);

}  // namespace woodpusher::test
