#include "support/files.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace woodpusher::test {

std::string read_file(const std::string& path) {
  std::ifstream file(WOODPUSHER_TEST_DATA "/" + path);
  if (!file) throw std::runtime_error("no such file: tests/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> lines_of(const std::string& text) { return split(text, '\n'); }

std::vector<std::string> split(const std::string& line, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(line);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

bool is_slow_build() {
#if defined(WOODPUSHER_SLOW_BUILD) || !defined(NDEBUG)
  return true;
#else
  return false;
#endif
}

int scaled(int full) { return is_slow_build() ? full / 10 : full; }

bool is_long() { return std::getenv("LONG_TESTS") != nullptr; }

}  // namespace woodpusher::test
