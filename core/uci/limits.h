#pragma once
#include <string>
#include <vector>

#include "session/session.h"

namespace woodpusher {

/// A whole number, or an error that names what needs it.
Result<int> read_number(const std::string& name, const std::string& text);

/// Reads "go depth 5 movetime 100 searchmoves e2e4..." into limits. `moves` are the legal ones.
Status read_limits(const std::vector<std::string>& words, const std::vector<LegalMove>& moves, SearchLimits& limits);

}  // namespace woodpusher
