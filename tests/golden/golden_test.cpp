// The golden games, played again.
#include <catch2/catch_test_macros.hpp>

#include "golden/playout.h"
#include "support/files.h"

namespace woodpusher::test {
namespace {

std::uint64_t seed_of(const std::string& text) {
  const std::string mark = "(seed ";
  return std::stoull(text.substr(text.find(mark) + mark.size()));
}

TEST_CASE("Golden games go as they went", "[golden]") {
  for (const Game& game : golden_games()) {
    INFO(game.label << ": write them anew with woodpusher_golden if the change is meant");
    const std::string text = read_file(golden_path(game));
    CHECK(play_out(game, seed_of(text)).text == text);
  }
}

}  // namespace
}  // namespace woodpusher::test
