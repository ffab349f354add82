#include "notation/fen.h"

#include <cctype>
#include <charconv>
#include <memory>

#include "rules/validity.h"
#include "variant/placement.h"

namespace woodpusher {
namespace {

struct Field {
  std::string_view text;
  int column = 0;
};

Error fault(std::string_view key, std::vector<std::string> args, int column) {
  return {ErrorKind::Fen, key, std::move(args), {0, column}};
}

std::vector<Field> fields_of(std::string_view text) {
  std::vector<Field> fields;
  for (std::size_t at = 0; at < text.size();) {
    if (std::isspace(static_cast<unsigned char>(text[at]))) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && !std::isspace(static_cast<unsigned char>(text[end]))) ++end;
    fields.push_back({text.substr(at, end - at), static_cast<int>(at) + 1});
    at = end;
  }
  return fields;
}

/// K and Q mean the wings of the higher and the lower files; other letters name the partner's file, as in Shredder-FEN.
int side_of_letter(const Variant& variant, char letter, Colour colour) {
  const char capital = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  if (capital == 'K') return 0;
  if (capital == 'Q') return 1;
  for (int side = 0; side < 2; ++side) {
    const auto& wing = variant.castling.wings[index(colour)][side];
    if (wing && variant.board.file(wing->partner_from) == capital - 'A') return side;
  }
  return -1;
}

Result<int> parse_rights(const Variant& variant, const Field& field) {
  int rights = 0;
  if (field.text == "-") return rights;
  for (std::size_t i = 0; i < field.text.size(); ++i) {
    const char letter = field.text[i];
    const Colour colour = std::isupper(static_cast<unsigned char>(letter)) ? Colour::White : Colour::Black;
    const int side = std::isalpha(static_cast<unsigned char>(letter)) ? side_of_letter(variant, letter, colour) : -1;
    if (side < 0) return fault("fen.rights", {std::string(1, letter)}, field.column + static_cast<int>(i));
    rights |= right_bit(colour, side);
  }
  return rights;
}

Result<int> parse_number(const Field& field, std::string_view key, int low) {
  int value = 0;
  const char* end = field.text.data() + field.text.size();
  const auto [stop, error] = std::from_chars(field.text.data(), end, value);
  if (error != std::errc{} || stop != end || value < low || value > 99999)
    return fault(key, {std::string(field.text)}, field.column);
  return value;
}

Status parse_state(const Variant& variant, const std::vector<Field>& fields, Setup& setup) {
  if (fields.size() < 2) return fault("fen.side-missing", {}, 0);
  if (fields[1].text != "w" && fields[1].text != "b")
    return fault("fen.side", {std::string(fields[1].text)}, fields[1].column);
  setup.to_move = fields[1].text == "w" ? Colour::White : Colour::Black;
  if (fields.size() > 2) {
    const auto rights = parse_rights(variant, fields[2]);
    if (!rights) return rights.error();
    setup.rights = *rights;
  }
  if (fields.size() > 3 && fields[3].text != "-") {
    const auto site = variant.board.find(fields[3].text);
    if (!site) return fault("fen.en-passant", {std::string(fields[3].text)}, fields[3].column);
    setup.en_passant = *site;
  }
  if (fields.size() > 4) {
    const auto half = parse_number(fields[4], "fen.half-moves", 0);
    if (!half) return half.error();
    setup.half_moves = *half;
  }
  if (fields.size() > 5) {
    const auto number = parse_number(fields[5], "fen.move-number", 0);
    if (!number) return number.error();
    setup.move_number = *number < 1 ? 1 : *number;
  }
  if (fields.size() > 6) return fault("fen.too-long", {std::string(fields[6].text)}, fields[6].column);
  return Done{};
}

template <class Set>
Result<ReadFen> checked(const Variant& variant, Setup setup) {
  // The ground only looks at the variant while it is used here.
  const Ground<Set> ground(std::shared_ptr<const Variant>(std::shared_ptr<void>(), &variant));
  ReadFen read;
  read.setup = std::move(setup);
  const auto position = make_position(ground, read.setup, read.notes);
  if (!position) return position.error();
  return read;
}

}  // namespace

Result<Setup> parse_fen(const Variant& variant, std::string_view text) {
  if (text.size() > 4096) return fault("fen.size", {}, 0);
  const std::vector<Field> fields = fields_of(text);
  if (fields.empty()) return fault("fen.empty", {}, 0);
  auto setup = parse_placement(variant, fields[0].text);
  if (!setup) {
    Error error = setup.error();
    error.place.column += fields[0].column - 1;
    return error;
  }
  if (const Status status = parse_state(variant, fields, *setup); !status) return status.error();
  return setup;
}

Result<ReadFen> read_fen(const Variant& variant, std::string_view text) {
  auto setup = parse_fen(variant, text);
  if (!setup) return setup.error();
  return variant.board.walkable() <= Set64::kCapacity ? checked<Set64>(variant, *setup)
                                                      : checked<Set128>(variant, *setup);
}

std::string fen_text(const Variant& variant, const Setup& setup) {
  std::string text = placement_text(variant, setup);
  text += setup.to_move == Colour::White ? " w " : " b ";
  for (int bit = 0; bit < 4; ++bit)
    if (setup.rights >> bit & 1) text += "KQkq"[bit];
  if (!setup.rights) text += '-';
  text += ' ' + (setup.en_passant == kNoSite ? "-" : variant.board.name(setup.en_passant));
  return text + ' ' + std::to_string(setup.half_moves) + ' ' + std::to_string(setup.move_number);
}

}  // namespace woodpusher
