#include "notation/move_text.h"

#include <cctype>

#include "base/texts.h"
#include "rules/attacks.h"

namespace woodpusher {
namespace {

std::string site_name(const Variant& variant, int site) { return variant.board.name(static_cast<Site>(site)); }
char letter_of(const Variant& variant, int type) { return variant.types[type].letter; }

/// What tells a piece from others of its type that could go to the same site: nothing, its file, its rank, or both.
template <class Set>
std::string origin(const Position<Set>& position, Move move, const std::vector<Move>& moves) {
  const Board& board = position.variant().board;
  bool other_piece = false, same_file = false, same_rank = false;
  for (const Move rival : moves) {
    if (rival.is_drop() || rival.is_castling() || rival.to() != move.to() || rival.from() == move.from()) continue;
    if (position.at(rival.from()) != position.at(move.from())) continue;
    const auto a = static_cast<Site>(rival.from()), b = static_cast<Site>(move.from());
    other_piece = true;
    same_file = same_file || board.file(a) == board.file(b);
    same_rank = same_rank || board.rank(a) == board.rank(b);
  }
  if (!other_piece) return "";
  const std::string name = site_name(position.variant(), move.from());
  if (!same_file) return name.substr(0, 1);
  return same_rank ? name : name.substr(1);
}

std::string castling_text(const Variant& variant, Move move) {
  if (move.kind() == MoveKind::LeapCastling) return "O-O(" + site_name(variant, move.to()) + ")";
  return variant.board.file(static_cast<Site>(move.to())) > variant.board.file(static_cast<Site>(move.from()))
             ? "O-O"
             : "O-O-O";
}

bool names_both(const Variant& variant, Move move) {
  if (move.kind() != MoveKind::Castling) return move.kind() == MoveKind::LeapCastling;
  for (const auto& wings : variant.castling.wings)
    for (const auto& wing : wings)
      if (wing && wing->king_from == move.from() && wing->king_to == move.to()) return wing->named_by_both;
  return false;
}

template <class Set>
std::string bare_san(const Position<Set>& position, Move move, const std::vector<Move>& moves) {
  const Variant& variant = position.variant();
  const std::string to = site_name(variant, move.to());
  if (move.is_drop()) return std::string(1, letter_of(variant, move.type())) + "@" + to;
  if (move.is_castling()) return castling_text(variant, move);
  const int type = type_of(position.at(move.from()));
  const bool takes = position.at(move.to()) != kNoPiece || move.kind() == MoveKind::EnPassant;
  std::string text;
  if (!variant.types[type].pawn)
    text = letter_of(variant, type) + origin(position, move, moves);
  else if (takes)
    text = site_name(variant, move.from()).substr(0, 1);
  text += takes ? "x" + to : to;
  if (move.kind() == MoveKind::Promotion) text += std::string("=") + letter_of(variant, move.type());
  return text;
}

template <class Set>
std::string suffix(Position<Set>& position, Move move) {
  position.apply(move);
  std::string text;
  if (in_check(position, position.to_move())) text = count_legal_moves(position) ? "+" : "#";
  position.revert();
  return text;
}

/// SAN without what readers leave out or add.
std::string plain(std::string_view text) {
  std::string kept;
  for (const char c : text)
    if (std::string_view("x=+#!?").find(c) == std::string_view::npos && !std::isspace(static_cast<unsigned char>(c)))
      kept += c == '0' ? 'O' : c;
  return kept;
}

bool is_promotion_of(std::string_view known, std::string_view text) {
  return known.size() == text.size() + 1 && known.substr(0, text.size()) == text &&
         std::isalpha(static_cast<unsigned char>(known.back())) && known.find('@') == std::string_view::npos &&
         known.find('-') == std::string_view::npos;
}

std::string lowered_last(std::string text) {
  if (!text.empty()) text.back() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.back())));
  return text;
}

}  // namespace

std::string move_text(const Variant& variant, Move move) {
  const std::string to = site_name(variant, move.to());
  if (move.is_drop()) return std::string(1, letter_of(variant, move.type())) + "@" + to;
  std::string text = site_name(variant, move.from()) + to;
  if (move.kind() == MoveKind::Promotion) text += static_cast<char>(std::tolower(letter_of(variant, move.type())));
  if (names_both(variant, move))
    text += "," + site_name(variant, move.partner_from()) + site_name(variant, move.partner_to());
  return text;
}

template <class Set>
std::vector<std::string> san_texts(Position<Set>& position, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(bare_san(position, move, moves) + suffix(position, move));
  return texts;
}

Result<std::size_t> find_move(const std::vector<std::string>& texts, const std::vector<std::string>& sans,
                              std::string_view text) {
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (texts[i] == text || texts[i] == lowered_last(std::string(text)) || sans[i] == text) return i;
  const std::string wanted = plain(text);
  std::vector<std::size_t> fits;
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (plain(sans[i]) == wanted) fits.push_back(i);
  if (fits.empty())
    for (std::size_t i = 0; i < texts.size(); ++i)
      if (is_promotion_of(texts[i], text) || is_promotion_of(plain(sans[i]), wanted)) fits.push_back(i);
  if (fits.size() == 1) return fits[0];
  if (fits.size() > 1)
    return Error{ErrorKind::Move, "move.ambiguous", {std::string(text), texts[fits[0]], texts[fits[1]]}};
  return Error{ErrorKind::Move, "move.illegal", {std::string(text)}};
}

std::string move_words(const Variant& variant, Move move, Piece royal, Piece partner) {
  if (move.kind() == MoveKind::Promotion) return variant.types[move.type()].name;
  if (!move.is_castling()) return "";
  return words("move.castle",
               {variant.types[type_of(royal)].name, site_name(variant, move.to()), variant.types[type_of(partner)].name,
                site_name(variant, move.partner_from()), site_name(variant, move.partner_to())});
}

template std::vector<std::string> san_texts(Position<Set64>&, const std::vector<Move>&);
template std::vector<std::string> san_texts(Position<Set128>&, const std::vector<Move>&);

}  // namespace woodpusher
