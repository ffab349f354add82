#include "variant/definition.h"
#include "variant/keys.h"
#include "variant/pieces.h"
#include "variant/placement.h"
#include "variant/power_rule.h"
#include "variant/sites.h"
#include "variant/start_rules.h"

namespace woodpusher {
namespace {

/// Keys of the dialect that say nothing about the rules.
constexpr std::string_view kIrrelevant[] = {"variantTemplate", "pieceToCharTable", "pocketSize"};

void read_texts(Keys& keys, Variant& variant) {
  Texts& texts = variant.texts;
  texts.title = keys.text("title", variant.name);
  texts.author = keys.text("author");
  texts.year = keys.text("year");
  texts.source = keys.text("source");
  texts.summary = keys.text("summary");
  texts.showcase = keys.text("showcase");
  for (const IniLine* line : keys.take_all("rule")) texts.rules.push_back(line->value);
  for (const IniLine* line : keys.take_all("reconstructed")) texts.reconstructed.push_back(line->value);
  for (const std::string_view key : kIrrelevant) keys.take(key);
}

Status read_featured(Keys& keys, Variant& variant) {
  const auto featured = keys.number("featured", 0, 0, 99);
  if (!featured) return featured.error();
  variant.texts.featured = *featured;
  return Done{};
}

Status read_hands(Keys& keys, Variant& variant) {
  const auto drops = keys.truth("pieceDrops", false);
  if (!drops) return drops.error();
  variant.has_hands = *drops;
  return Done{};
}

/// The board of the start position; sides, rights and clocks are read with the whole FEN later.
Status read_start(Keys& keys, Variant& variant) {
  const IniLine* line = keys.take("startFen");
  if (!line) return Error{ErrorKind::Definition, "start.none", {}};
  variant.start_fen = line->value;
  const std::string_view board = std::string_view(line->value).substr(0, line->value.find(' '));
  const auto setup = parse_placement(variant, board);
  if (!setup) return definition_error(*line, setup.error().key, setup.error().args, setup.error().place.column);
  variant.start = *setup;
  variant.hand_limits = setup->hands;
  return Done{};
}

Status read_draws(Keys& keys, Variant& variant) {
  DrawRules& draws = variant.draws;
  const auto repetitions = keys.number("nFoldRule", 3, 0, 100);
  if (!repetitions) return repetitions.error();
  const auto moves = keys.number("nMoveRule", 50, 0, 1000);
  if (!moves) return moves.error();
  const auto empty_hands = keys.truth("nMoveRuleNeedsEmptyHands", false);
  if (!empty_hands) return empty_hands.error();
  draws.repetitions = *repetitions;
  draws.half_moves = 2 * *moves;
  draws.half_moves_need_empty_hands = *empty_hands;
  if (const IniLine* line = keys.take("loneMinorsDraw")) {
    const auto types = types_of(variant, *line);
    if (!types) return types.error();
    draws.lone_minors = *types;
  }
  return Done{};
}

/// `benchPerft = 5 FEN`, any number of lines; the start where there is no FEN.
Status read_bench(Keys& keys, Variant& variant) {
  for (const auto& [key, bench] :
       {std::pair{"benchPerft", &variant.perft_bench}, std::pair{"benchSearch", &variant.search_bench}})
    for (const IniLine* line : keys.take_all(key)) {
      const auto space = line->value.find(' ');
      const std::string depth = line->value.substr(0, space);
      if (depth.empty() || depth.size() > 2 || depth.find_first_not_of("0123456789") != std::string::npos)
        return definition_error(*line, "key.number", {key, "1", "99", depth}, 1);
      bench->push_back({std::stoi(depth), space == std::string::npos ? "" : line->value.substr(space + 1)});
    }
  return Done{};
}

/// `weight.NAME = OPENING ENDING`; one number stands for both.
Status read_weights(Keys& keys, Variant& variant) {
  constexpr int kMost = 4000;
  for (const auto& [name, line] : keys.take_prefix("weight.")) {
    const auto weight = weight_of(name);
    if (!weight) return definition_error(*line, "key.unknown", {line->key});
    const auto space = line->value.find(' ');
    const auto opening = number_between(*line, line->value.substr(0, space), -kMost, kMost);
    if (!opening) return opening.error();
    const auto ending =
        space == std::string::npos ? opening : number_between(*line, line->value.substr(space + 1), -kMost, kMost);
    if (!ending) return ending.error();
    variant.weights[*weight] = {*opening, *ending};
  }
  return Done{};
}

}  // namespace

Result<Variant> build(const Definition& definition) {
  Variant variant;
  variant.name = definition.name;
  variant.choices = definition.choices;
  variant.options = definition.options;
  Keys keys(definition.lines);
  read_texts(keys, variant);
  for (const auto step :
       {read_featured, build_board, build_pieces, read_hands, read_start, build_power_rule, build_drops,
        build_promotion, build_double_step, build_castling, read_draws, read_bench, read_weights})
    if (const Status status = step(keys, variant); !status) return status.error();
  if (const IniLine* line = keys.left_over()) return definition_error(*line, "key.unknown", {line->key});
  return variant;
}

}  // namespace woodpusher
