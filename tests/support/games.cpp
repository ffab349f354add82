#include "support/games.h"

#include <algorithm>
#include <stdexcept>

#include "base/texts.h"
#include "catalogue/catalogue.h"
#include "support/files.h"

namespace woodpusher::test {
namespace {

struct Entry {
  std::string name;
  Options options = {};
};

const Entry kShipped[] = {
    {"chess"},
    {"relative-lumberjack"},
    {"relative-lumberjack", {{"array", "MQCAKCQM"}}},
    {"relative-lumberjack", {{"array", "QMCAKCMQ"}, {"castling", "none"}}},
    {"relative-lumberjack", {{"array", "AKCQMMQC"}}},
    {"huntsman"},
    {"huntsman", {{"pao", "cannon"}, {"fifty", "always"}}},
    {"warmachinewazir-spiel"},
    {"warmachinewazir-spiel", {{"array", "RNKQBWGCNBWR"}}},
    {"lumberjack"},
};

const Entry kMixed[] = {
    {"rank-consensus"},
    {"diagonal-inheritance"},
    {"diagonal-inheritance", {{"side", "enemy"}, {"own", "lost"}}},
    {"diagonal-inheritance", {{"side", "any"}}},
    {"leap-castling"},
    {"knight-leaves"},
    {"rank-king"},
    {"menagerie"},
};

std::shared_ptr<const Variant> checked(const Result<std::shared_ptr<const Variant>>& variant, const std::string& name) {
  if (!variant) throw std::runtime_error(name + ": " + words(variant.error()));
  return *variant;
}

std::string label_of(const Entry& entry) {
  std::string label = entry.name;
  for (const auto& [name, value] : entry.options) label += " " + name + "=" + value;
  return label;
}

template <std::size_t Count>
std::vector<Game> load_all(const Entry (&entries)[Count]) {
  std::vector<Game> games;
  for (const Entry& entry : entries)
    games.push_back({entry.name, entry.options, load(entry.name, entry.options), label_of(entry)});
  return games;
}

}  // namespace

std::shared_ptr<const Variant> load(const std::string& name, const Options& options) {
  const auto names = variant_names();
  if (std::find(names.begin(), names.end(), name) != names.end()) return checked(load_variant(name, options), name);
  return load_text(read_file("definitions/" + name + ".ini"), name, options);
}

std::shared_ptr<const Variant> load_text(const std::string& text, const std::string& section, const Options& options) {
  return checked(load_variant_from(text, section, options), section);
}

const std::vector<Game>& shipped_games() {
  static const std::vector<Game> games = load_all(kShipped);
  return games;
}

const std::vector<Game>& mixed_games() {
  static const std::vector<Game> games = load_all(kMixed);
  return games;
}

std::vector<Game> all_games() {
  std::vector<Game> games = shipped_games();
  games.insert(games.end(), mixed_games().begin(), mixed_games().end());
  return games;
}

}  // namespace woodpusher::test
