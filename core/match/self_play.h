#pragma once
#include <ostream>
#include <string>
#include <vector>

namespace woodpusher {

/// The command "woodpusher selfplay": games of the engine against itself in this process, to find faults. Its exit
/// code: 1 if a move was illegal or missing.
int run_self_play(const std::vector<std::string>& arguments, std::ostream& out);

}  // namespace woodpusher
