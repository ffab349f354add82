#include "variant/pieces.h"

#include <algorithm>
#include <cctype>

#include "movement/betza.h"

namespace woodpusher {
namespace {

/// Piece keys of the Fairy-Stockfish dialect with their movements; names and drawings are ours.
struct Known {
  std::string_view key, betza, name, picture;
};
constexpr Known kKnown[] = {
    {"pawn", "mfWcfF", "Pawn", "pawn"},
    {"knight", "N", "Knight", "knight"},
    {"bishop", "B", "Bishop", "bishop"},
    {"rook", "R", "Rook", "rook"},
    {"queen", "Q", "Queen", "queen"},
    {"king", "K", "King", "king"},
    {"commoner", "K", "Guard", "guard"},
    {"centaur", "KN", "Centaur", "centaur"},
    {"archbishop", "BN", "Cardinal", "cardinal"},
    {"chancellor", "RN", "Marshall", "marshall"},
    {"amazon", "QN", "Amazon", "amazon"},
    {"wazir", "W", "Vizir", "vizir"},
    {"fers", "F", "Ferz", "ferz"},
    {"alfil", "A", "Elephant", "elephant"},
    {"fersAlfil", "FA", "Elephant", "elephant"},
    {"horse", "nN", "Horse", "horse"},
    {"elephant", "nA", "Elephant", "elephant"},
    {"cannon", "mRcpR", "Cannon", "pao"},
    {"silver", "FfW", "Silver", "leaper"},
    {"gold", "WfF", "Gold", "leaper"},
    {"dragonHorse", "BW", "Dragon Horse", "slider"},
    {"dragon", "RF", "Dragon", "slider"},
};
constexpr int kCustomPieces = 25;

const Known* known(std::string_view key) {
  for (const Known& piece : kKnown)
    if (piece.key == key) return &piece;
  return nullptr;
}

bool is_custom(std::string_view key) {
  for (int i = 1; i <= kCustomPieces; ++i)
    if (key == "customPiece" + std::to_string(i)) return true;
  return false;
}

/// A blank piece whose outline tells the kind of movement.
std::string blank_picture(const Variant& variant, AtomMask own) {
  bool slides = false, hops = false, leaps = false;
  for (std::size_t i = 0; i < variant.atoms.size(); ++i) {
    if (!(own & atom_bit(static_cast<int>(i)))) continue;
    const AtomKind kind = variant.atoms[i].kind;
    (kind == AtomKind::Slide ? slides : kind == AtomKind::Hop ? hops : leaps) = true;
  }
  return hops ? "hopper" : slides && leaps ? "rider" : slides ? "slider" : "leaper";
}

/// `letter` or `letter:betza`; the place of the Betza text in the value.
struct PieceLine {
  char letter;
  std::string betza;
  int betza_offset;
};

Result<PieceLine> parse_piece_line(const IniLine& line, std::string_view default_betza, bool needs_betza) {
  const std::string& value = line.value;
  if (value.empty() || !std::isalpha(static_cast<unsigned char>(value[0])) || (value.size() > 1 && value[1] != ':'))
    return definition_error(line, "piece.letter", {line.key, value}, 1);
  if (value.size() == 1 && needs_betza) return definition_error(line, "piece.betza", {line.key}, 1);
  PieceLine piece{static_cast<char>(std::toupper(static_cast<unsigned char>(value[0]))), std::string(default_betza), 0};
  if (value.size() > 1) {
    piece.betza = value.substr(2);
    piece.betza_offset = 2;
  }
  return piece;
}

/// A later line that re-uses a letter takes it over; `-` gives it up.
void release(std::vector<std::pair<const IniLine*, char>>& lines, const std::string& key, char letter) {
  std::erase_if(lines, [&](const auto& entry) { return entry.first->key == key || entry.second == letter; });
}

Result<PieceType> make_type(Variant& variant, const IniLine& line) {
  const Known* standard = known(line.key);
  const auto piece = parse_piece_line(line, standard ? standard->betza : "", !standard);
  if (!piece) return piece.error();
  const auto own = atoms_of(variant, piece->betza, line, piece->betza_offset);
  if (!own) return own.error();
  PieceType type;
  type.letter = piece->letter;
  type.betza = piece->betza;
  type.own = *own;
  type.royal = line.key == "king";
  type.pawn = line.key == "pawn";
  type.name = standard ? std::string(standard->name) : std::string(1, type.letter);
  type.picture = standard ? std::string(standard->picture) : blank_picture(variant, type.own);
  return type;
}

Result<TypeId> type_named(const Variant& variant, const std::string& text, const IniLine& line) {
  if (text.size() == 1)
    if (const auto type = variant.type_of_letter(text[0])) return *type;
  return definition_error(line, "piece.unknown", {line.key, text});
}

/// Calls `use(type, line)` for each line `prefix` + letter.
template <class Use>
Status each_of_prefix(Keys& keys, Variant& variant, std::string_view prefix, Use use) {
  for (const auto& [letter, line] : keys.take_prefix(prefix)) {
    const auto type = type_named(variant, letter, *line);
    if (!type) return type.error();
    if (const Status status = use(variant.types[*type], *line); !status) return status;
  }
  return Done{};
}

Status read_lends(Variant& variant, PieceType& type, const IniLine& line) {
  const auto lends = atoms_of(variant, line.value, line);
  if (!lends) return lends.error();
  type.lends = *lends;
  return Done{};
}

Status read_captures(PieceType& type, const IniLine& line) {
  if (line.value == "all")
    type.captures = Captures::All;
  else if (line.value == "royal")
    type.captures = Captures::Royal;
  else if (line.value == "nothing")
    type.captures = Captures::Nothing;
  else
    return definition_error(line, "key.value", {line.key, line.value, "all, royal, nothing"}, 1);
  return Done{};
}

Status read_properties(Keys& keys, Variant& variant) {
  Status status = each_of_prefix(keys, variant, "name.", [](PieceType& type, const IniLine& line) -> Status {
    type.name = line.value;
    return Done{};
  });
  if (!status) return status;
  status = each_of_prefix(keys, variant, "picture.", [](PieceType& type, const IniLine& line) -> Status {
    type.picture = line.value;
    return Done{};
  });
  if (!status) return status;
  status = each_of_prefix(keys, variant, "lends.",
                          [&](PieceType& type, const IniLine& line) { return read_lends(variant, type, line); });
  if (!status) return status;
  status = each_of_prefix(keys, variant, "captures.",
                          [](PieceType& type, const IniLine& line) { return read_captures(type, line); });
  if (!status) return status;
  return each_of_prefix(keys, variant, "leavesOnCapture.", [&](PieceType& type, const IniLine& line) -> Status {
    const auto left = type_named(variant, line.value, line);
    if (!left) return left.error();
    type.leaves = *left;
    return Done{};
  });
}

}  // namespace

Result<AtomMask> atoms_of(Variant& variant, std::string_view betza, const IniLine& line, int offset) {
  const auto parsed = parse_betza(betza);
  if (!parsed) {
    const Error& fault = parsed.error();
    return definition_error(line, fault.key, fault.args, offset + fault.place.column);
  }
  AtomMask mask = 0;
  for (const Atom& atom : *parsed) {
    const auto same = [&](const Atom& known_atom) { return known_atom.same_movement(atom); };
    const auto place = std::find_if(variant.atoms.begin(), variant.atoms.end(), same);
    if (place == variant.atoms.end() && variant.atoms.size() == kMaxAtoms)
      return definition_error(line, "piece.atoms", {std::to_string(kMaxAtoms)});
    mask |= atom_bit(static_cast<int>(place - variant.atoms.begin()));
    if (place == variant.atoms.end()) variant.atoms.push_back(atom);
  }
  return mask;
}

Result<TypeMask> types_of(const Variant& variant, const IniLine& line) {
  TypeMask mask = 0;
  for (std::size_t i = 0; i < line.value.size(); ++i) {
    const char letter = line.value[i];
    if (letter == ' ' || letter == '-') continue;
    if (letter == '*') return type_bit(static_cast<int>(variant.types.size())) - 1;
    const auto type = variant.type_of_letter(letter);
    if (!type)
      return definition_error(line, "piece.unknown", {line.key, std::string(1, letter)}, static_cast<int>(i) + 1);
    mask |= type_bit(*type);
  }
  return mask;
}

Status build_pieces(Keys& keys, Variant& variant) {
  std::vector<std::pair<const IniLine*, char>> lines;
  for (const IniLine* line : keys.take_where([](std::string_view key) { return known(key) || is_custom(key); })) {
    const char letter = line->value.empty() || line->value == "-"
                            ? '\0'
                            : static_cast<char>(std::toupper(static_cast<unsigned char>(line->value[0])));
    release(lines, line->key, letter);
    if (letter) lines.emplace_back(line, letter);
  }
  for (const auto& [line, letter] : lines) {
    const auto type = make_type(variant, *line);
    if (!type) return type.error();
    if (variant.types.size() == kMaxTypes) return definition_error(*line, "piece.types", {std::to_string(kMaxTypes)});
    variant.types.push_back(*type);
  }
  return read_properties(keys, variant);
}

}  // namespace woodpusher
