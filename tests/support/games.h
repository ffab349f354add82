#pragma once
#include <memory>
#include <string>
#include <vector>

#include "variant/definition.h"

namespace woodpusher::test {

struct Game {
  std::string name;  // of the variant
  Options options;
  std::shared_ptr<const Variant> variant;
  std::string label;  // name and options, for reports
};

/// The built-in games, each with its default choices and with every other that matters to the rules.
const std::vector<Game>& shipped_games();
/// Those of tests/definitions.
const std::vector<Game>& mixed_games();
std::vector<Game> all_games();

/// A built-in game or one of tests/definitions; throws with the reason where it does not load.
std::shared_ptr<const Variant> load(const std::string& name, const Options& options = {});
std::shared_ptr<const Variant> load_text(const std::string& text, const std::string& section,
                                         const Options& options = {});

}  // namespace woodpusher::test
