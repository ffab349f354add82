#pragma once
#include <string>

#include "base/random.h"

namespace woodpusher::test {

/// The text of a definition, its section named `g`, put together at random: any board with holes, pieces of any
/// movements, power rule, drops, castling. It need not load, but most do.
std::string random_definition(Random& random);

}  // namespace woodpusher::test
