#include "variant/power_rule.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "variant/pieces.h"

namespace woodpusher {
namespace {

constexpr int kMaxLines = 64;  // bits of a word

Result<std::uint8_t> read_lines(Keys& keys, std::string_view otherwise) {
  static const IniLine kDefault{"powerLines", "", 0, 0};
  const IniLine* line = keys.take("powerLines");
  std::istringstream stream(line ? line->value : std::string(otherwise));
  std::uint8_t lines = 0;
  for (std::string word; stream >> word;) {
    if (word == "file")
      lines |= kFiles;
    else if (word == "rank")
      lines |= kRanks;
    else if (word == "diagonal")
      lines |= kDiagonals;
    else
      return definition_error(line ? *line : kDefault, "key.value", {"powerLines", word, "file, rank, diagonal"}, 1);
  }
  return lines;
}

Result<TypeMask> read_types(Keys& keys, const Variant& variant, std::string_view key, TypeMask otherwise) {
  const IniLine* line = keys.take(key);
  return line ? types_of(variant, *line) : Result<TypeMask>(otherwise);
}

/// A consensus is meant in terms of declared movements: a counted piece that is no sum of them is an error.
Status check_basis(Keys& keys, Variant& variant) {
  const IniLine* line = keys.take("powerBasis");
  if (!line) return Error{ErrorKind::Definition, "power.no-basis", {}};
  std::string joined;
  for (const char c : line->value)
    if (c != ' ') joined += c;
  const auto basis = atoms_of(variant, joined, *line);
  if (!basis) return basis.error();
  for (std::size_t i = 0; i < variant.types.size(); ++i)
    if ((variant.power.sources & type_bit(static_cast<int>(i))) && (variant.types[i].own & ~*basis))
      return definition_error(*line, "power.basis", {variant.types[i].name, line->value});
  return Done{};
}

Status read_side(Keys& keys, PowerRule& rule) {
  const IniLine* line = keys.take("powerSide");
  if (!line || line->value == "any") return Done{};
  if (line->value == "friend")
    rule.side = LenderSide::Friend;
  else if (line->value == "enemy")
    rule.side = LenderSide::Enemy;
  else
    return definition_error(*line, "key.value", {"powerSide", line->value, "any, friend, enemy"}, 1);
  return Done{};
}

/// Whether an entry "a", "3" or "e4" of a table by file, rank or site means a site.
bool means(const Board& board, std::string_view by, const std::string& label, Site site) {
  const std::string name = board.name(site);
  if (by == "file") return label == name.substr(0, 1);
  return label == (by == "rank" ? name.substr(1) : name);
}

Status read_table(Variant& variant, const std::string& by, const IniLine& line) {
  if (by != "file" && by != "rank" && by != "site") return definition_error(line, "key.unknown", {line.key});
  std::istringstream stream(line.value);
  for (std::string entry; stream >> entry;) {
    const auto colon = entry.find(':');
    if (colon == std::string::npos) return definition_error(line, "power.entry", {entry});
    const std::string betza = entry.substr(colon + 1);
    const auto atoms =
        atoms_of(variant, betza == "-" ? "" : betza, line, static_cast<int>(line.value.find(entry) + colon + 1));
    if (!atoms) return atoms.error();
    bool any = false;
    for (int site = 0; site < variant.board.walkable(); ++site) {
      if (!means(variant.board, by, entry.substr(0, colon), static_cast<Site>(site))) continue;
      variant.power.table[site] = *atoms;
      any = true;
    }
    if (!any) return definition_error(line, "power.entry", {entry});
  }
  return Done{};
}

Status build_table(Keys& keys, Variant& variant) {
  variant.power.table.assign(static_cast<std::size_t>(variant.board.sites()), 0);
  for (const auto& [by, line] : keys.take_prefix("powerTable."))
    if (const Status status = read_table(variant, by, *line); !status) return status;
  return Done{};
}

Status build_inherited(Keys& keys, Variant& variant) {
  const auto keeps = keys.truth("powerKeepsOwn", false);
  if (!keeps) return keeps.error();
  variant.power.keeps_own = *keeps;
  return read_side(keys, variant.power);
}

int line_count(const Board& board, std::uint8_t lines) {
  const int both = board.files() + board.ranks();
  return (lines & kFiles ? board.files() : 0) + (lines & kRanks ? board.ranks() : 0) +
         (lines & kDiagonals ? 2 * both - 2 : 0);
}

TypeMask lenders(const Variant& variant) {
  TypeMask mask = 0;
  for (std::size_t i = 0; i < variant.types.size(); ++i)
    if (variant.types[i].lends) mask |= type_bit(static_cast<int>(i));
  return mask;
}

}  // namespace

Status build_power_rule(Keys& keys, Variant& variant) {
  const IniLine* line = keys.take("power");
  if (!line || line->value == "own") return Done{};
  PowerRule& rule = variant.power;
  if (line->value == "consensus")
    rule.kind = PowerKind::Consensus;
  else if (line->value == "inherited")
    rule.kind = PowerKind::Inherited;
  else if (line->value == "table")
    rule.kind = PowerKind::Table;
  else
    return definition_error(*line, "key.value", {"power", line->value, "own, consensus, inherited, table"}, 1);

  const TypeMask all = type_bit(static_cast<int>(variant.types.size())) - 1;
  const auto receivers = read_types(keys, variant, "powerPieces", all & ~variant.royals() & ~variant.pawns());
  if (!receivers) return receivers.error();
  rule.receivers = *receivers;
  if (rule.kind == PowerKind::Table) return build_table(keys, variant);

  const auto lines = read_lines(keys, rule.kind == PowerKind::Consensus ? "file" : "file rank");
  if (!lines) return lines.error();
  rule.lines = *lines;
  if (const int count = line_count(variant.board, rule.lines); count > kMaxLines)
    return definition_error(*line, "power.lines", {std::to_string(count), std::to_string(kMaxLines)});
  const auto sources =
      read_types(keys, variant, "powerSources", rule.kind == PowerKind::Consensus ? rule.receivers : lenders(variant));
  if (!sources) return sources.error();
  rule.sources = *sources;
  return rule.kind == PowerKind::Consensus ? check_basis(keys, variant) : build_inherited(keys, variant);
}

std::optional<TypeId> type_with(const Variant& variant, AtomMask mask) {
  for (std::size_t i = 0; i < variant.types.size(); ++i) {
    const PieceType& type = variant.types[i];
    if (type.own == mask && !type.royal && !type.pawn) return static_cast<TypeId>(i);
  }
  return std::nullopt;
}

std::vector<AtomMask> shared_masks(const Variant& variant, TypeMask sources) {
  std::vector<AtomMask> masks;
  for (std::size_t i = 0; i < variant.types.size(); ++i) {
    if (!(sources & type_bit(static_cast<int>(i)))) continue;
    std::vector<AtomMask> more{variant.types[i].own};
    for (const AtomMask mask : masks) more.push_back(mask & variant.types[i].own);
    for (const AtomMask mask : more)
      if (std::find(masks.begin(), masks.end(), mask) == masks.end()) masks.push_back(mask);
  }
  return masks;
}

}  // namespace woodpusher
