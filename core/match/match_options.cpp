#include <cmath>
#include <cstdlib>

#include "match/arguments.h"
#include "match/match.h"

namespace woodpusher {
namespace {

constexpr int kMost = 1000000000;
const std::string kThisProgram = "/proc/self/exe";

/// The common options, and below them those of one engine, which may replace them ("VariantPath=" leaves it out).
EngineOptions options_for(const Arguments& arguments, const EngineOptions& choices, const EngineOptions& own) {
  EngineOptions options = {{"VariantPath", arguments.text("variant-path")},
                           {"UCI_Variant", arguments.text("variant", "chess")}};
  for (const auto& choice : choices) options.push_back(choice);
  for (const auto& [name, value] : own) {
    bool known = false;
    for (auto& [common, text] : options)
      if (common == name) text = value, known = true;
    if (!known) options.emplace_back(name, value);
  }
  return options;
}

Result<int> milliseconds(const std::string& text) {
  char* end = nullptr;
  const double seconds = std::strtod(text.c_str(), &end);
  if (text.empty() || *end || seconds < 0 || seconds > 1e5)
    return Error{ErrorKind::Command, "command.value", {"--tc", text}};
  return static_cast<int>(std::lround(seconds * 1000));
}

Status read_clock(const std::string& text, TimeControl& time) {
  const std::size_t plus = text.find('+');
  const auto base = milliseconds(text.substr(0, plus));
  if (!base) return base.error();
  const auto increment = milliseconds(plus == std::string::npos ? "0" : text.substr(plus + 1));
  if (!increment) return increment.error();
  time.base = *base;
  time.increment = *increment;
  return Done{};
}

Result<TimeControl> read_time(const Arguments& arguments) {
  TimeControl time;
  const auto move_time = arguments.number("movetime", 0, 1, kMost), nodes = arguments.number("nodes", 0, 1, kMost),
             margin = arguments.number("margin", time.margin, 0, kMost);
  for (const auto* number : {&move_time, &nodes, &margin})
    if (!*number) return number->error();
  time.move_time = *move_time;
  time.nodes = *nodes;
  time.margin = *margin;
  if (arguments.has("tc"))
    if (const Status status = read_clock(arguments.text("tc"), time); !status) return status.error();
  if ((time.move_time > 0) + (time.nodes > 0) + (time.base > 0) != 1)
    return Error{ErrorKind::Command, "match.time", {}};
  return time;
}

Status read_engines(const Arguments& arguments, MatchOptions& options) {
  const auto& commands = arguments.all("engine");
  const auto choices = arguments.pairs("choice"), a = arguments.pairs("option-a"), b = arguments.pairs("option-b");
  if (commands.size() != 2) return Error{ErrorKind::Command, "match.engines", {}};
  for (const auto* pairs : {&choices, &a, &b})
    if (!*pairs) return pairs->error();
  const EngineOptions* own[] = {&*a, &*b};
  for (std::size_t side = 0; side < 2; ++side)
    options.engines[side] = {commands[side] == "self" ? kThisProgram : commands[side],
                             options_for(arguments, *choices, *own[side])};
  return Done{};
}

}  // namespace

Result<MatchOptions> read_match_options(const std::vector<std::string>& words) {
  const auto arguments = Arguments::read(
      words, {"engine", "option-a", "option-b", "variant", "variant-path", "choice", "games", "movetime", "nodes", "tc",
              "margin", "openings-plies", "seed", "pgn", "resume", "concurrency"});
  if (!arguments) return arguments.error();
  MatchOptions options;
  if (const Status status = read_engines(*arguments, options); !status) return status.error();
  const auto variant = load_variant_of(*arguments);
  if (!variant) return variant.error();
  const auto time = read_time(*arguments);
  if (!time) return time.error();
  const auto games = arguments->number("games", options.games, 1, kMost),
             plies = arguments->number("openings-plies", options.opening_plies, 0, 100),
             seed = arguments->number("seed", 1, 0, kMost), concurrency = arguments->number("concurrency", 1, 1, 256);
  for (const auto* number : {&games, &plies, &seed, &concurrency})
    if (!*number) return number->error();
  options.variant = *variant;
  options.time = *time;
  options.games = *games;
  options.opening_plies = *plies;
  options.seed = static_cast<std::uint64_t>(*seed);
  options.concurrency = *concurrency;
  options.pgn = arguments->text("pgn");
  options.resume = arguments->text("resume");
  return options;
}

}  // namespace woodpusher
