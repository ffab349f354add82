#pragma once
#include <ostream>
#include <string>
#include <vector>

namespace woodpusher {

/// Runs a command of the command line ("bench perft", "bench", "help"); its exit code.
int run_command(const std::vector<std::string>& arguments, std::ostream& out);

}  // namespace woodpusher
