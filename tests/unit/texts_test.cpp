// The catalogue of texts.
#include "base/texts.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "support/files.h"

namespace woodpusher::test {
namespace {

namespace fs = std::filesystem;

const fs::path kTop = fs::path(WOODPUSHER_TEST_DATA) / "..";
const fs::path kCatalogue = kTop / "core/base/texts.cpp";

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// The string literals of a source, as they are written.
std::set<std::string> literals_of(const std::string& text) {
  std::set<std::string> found;
  for (const std::string& line : lines_of(text))
    for (std::size_t open = line.find('"'); open != std::string::npos; open = line.find('"', open)) {
      const std::size_t close = line.find('"', open + 1);
      if (close == std::string::npos) break;
      found.insert(line.substr(open + 1, close - open - 1));
      open = close + 1;
    }
  return found;
}

/// Whether a text has the form of a key: "fen.row-end", "outcome.bare kings".
bool is_key(const std::string& text) {
  const std::string letters = "abcdefghijklmnopqrstuvwxyz";
  const std::size_t point = text.find_first_not_of(letters);
  return point != std::string::npos && point > 0 && text[point] == '.' && point + 1 < text.size() &&
         text.find_first_not_of(letters + "-. ", point) == std::string::npos;
}

/// The first string of each line of the catalogue.
std::set<std::string> catalogue_keys() {
  std::set<std::string> keys;
  for (const std::string& line : lines_of(text_of(kCatalogue)))
    if (const auto open = line.find("{\""); open != std::string::npos)
      keys.insert(line.substr(open + 2, line.find('"', open + 2) - open - 2));
  return keys;
}

/// The part of a key before the first point.
std::string family(const std::string& key) { return key.substr(0, key.find('.')); }

/// String literals in the sources that look like a key of one of the catalogue's families.
std::set<std::string> used_keys() {
  std::set<std::string> families, used;
  for (const std::string& key : catalogue_keys()) families.insert(family(key));
  for (const std::string folder : {"core", "wasm"})
    for (const auto& entry : fs::recursive_directory_iterator(kTop / folder)) {
      const fs::path& path = entry.path();
      if ((path.extension() != ".cpp" && path.extension() != ".h") || fs::equivalent(path, kCatalogue)) continue;
      for (const std::string& text : literals_of(text_of(path)))
        if (is_key(text) && families.contains(family(text)) && !text.ends_with(".h")) used.insert(text);
    }
  return used;
}

TEST_CASE("Every key that the core uses has words", "[texts]") {
  const std::set<std::string> used = used_keys();
  CHECK(used.size() > 80);
  for (const std::string& key : used) {
    INFO(key);
    CHECK(has_words(key));
  }
}

TEST_CASE("Every outcome has words", "[texts]") {
  for (const std::string key : {"checkmate", "stalemate", "bare kings", "threefold repetition", "fifty moves"})
    CHECK(has_words("outcome." + key));
}

TEST_CASE("Every text is used", "[texts]") {
  const std::set<std::string> used = used_keys();
  for (const std::string& key : catalogue_keys()) {
    // Keys of these are put together from a name.
    if (family(key) == "atom" || family(key) == "outcome") continue;
    INFO(key);
    CHECK(used.contains(key));
  }
}

TEST_CASE("Words fill in their arguments", "[texts]") {
  CHECK(words("fen.kings", {"White", "2"}) == "White has 2 Kings; each side has exactly one");
  CHECK(words("no such key") == "no such key");
  CHECK(words(Error{ErrorKind::Definition, "key.unknown", {"x"}, {3, 7}}) ==
        "line 3, column 7: \"x\" is not a key that is understood");
  CHECK(words(Error{ErrorKind::Definition, "key.unknown", {"x"}, {3, 0}}) ==
        "line 3: \"x\" is not a key that is understood");
  CHECK(words(Error{ErrorKind::Fen, "fen.empty", {}, {}}) == "the FEN is empty");
}

TEST_CASE("An argument that looks like a place is left as it is", "[texts]") {
  CHECK(words("key.unknown", {"{0}"}) == "\"{0}\" is not a key that is understood");
}

}  // namespace
}  // namespace woodpusher::test
