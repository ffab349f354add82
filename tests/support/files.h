#pragma once
#include <string>
#include <vector>

namespace woodpusher::test {

/// The text of a file below tests/; a missing one ends the test that asks.
std::string read_file(const std::string& path);
std::vector<std::string> lines_of(const std::string& text);
std::vector<std::string> split(const std::string& line, char separator);

/// Whether sanitizers are on or the build is not optimized.
bool is_slow_build();
/// Work for random tests: `full`, or a tenth in a slow build.
int scaled(int full);
/// Whether the long tier was asked for: LONG_TESTS is set.
bool is_long();

}  // namespace woodpusher::test
