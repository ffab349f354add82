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

int scaled(int full) {
#if defined(WOODPUSHER_SLOW_BUILD) || !defined(NDEBUG)
  return full / 10;
#else
  return full;
#endif
}

bool is_long() { return std::getenv("LONG_TESTS") != nullptr; }

}  // namespace woodpusher::test
