#include "reference/fen.h"

#include <cctype>
#include <sstream>

namespace woodpusher::reference {
namespace {

constexpr const char* kRights = "KQkq";

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

Piece piece_of(const Variant& variant, char letter) {
  const bool white = std::isupper(static_cast<unsigned char>(letter)) != 0;
  return make_piece(*variant.type_of_letter(letter), white ? Colour::White : Colour::Black);
}

char letter_of(const Variant& variant, std::size_t type, Colour colour) {
  const char capital = variant.types[type].letter;
  return colour == Colour::White ? capital : static_cast<char>(std::tolower(static_cast<unsigned char>(capital)));
}

void read_board(const Variant& variant, const std::string& text, Setup& setup) {
  setup.board.assign(static_cast<std::size_t>(variant.board.sites()), kNoPiece);
  int file = 0, rank = variant.board.ranks() - 1;
  for (std::size_t i = 0; i < text.size() && text[i] != '['; ++i) {
    if (text[i] == '/') {
      file = 0;
      --rank;
    } else if (is_digit(text[i])) {
      const bool two_digits = i + 1 < text.size() && is_digit(text[i + 1]);
      file += std::stoi(text.substr(i, two_digits ? 2 : 1));
      i += two_digits;
    } else {
      if (text[i] != '*') setup.board[variant.board.at(file, rank)] = piece_of(variant, text[i]);
      ++file;
    }
  }
}

void read_hands(const Variant& variant, const std::string& text, Setup& setup) {
  const auto open = text.find('[');
  if (open == std::string::npos) return;
  for (std::size_t i = open + 1; text[i] != ']'; ++i) {
    const Piece piece = piece_of(variant, text[i]);
    ++setup.hands[static_cast<std::size_t>(index(colour_of(piece)))][type_of(piece)];
  }
}

std::string rank_text(const Variant& variant, const Setup& setup, int rank) {
  std::string text;
  int run = 0;
  for (int file = 0; file < variant.board.files(); ++file) {
    const Site site = variant.board.at(file, rank);
    const bool empty = site != kNoSite && setup.board[site] == kNoPiece;
    if (!empty && run) text += std::to_string(run);
    run = empty ? run + 1 : 0;
    if (site == kNoSite)
      text += '*';
    else if (!empty)
      text += letter_of(variant, type_of(setup.board[site]), colour_of(setup.board[site]));
  }
  return run ? text + std::to_string(run) : text;
}

std::string hands_text(const Variant& variant, const Setup& setup) {
  std::string text;
  for (const Colour colour : kColours)
    for (char letter = 'A'; letter <= 'Z'; ++letter)
      if (const auto type = variant.type_of_letter(letter))
        text +=
            std::string(setup.hands[static_cast<std::size_t>(index(colour))][*type], letter_of(variant, *type, colour));
  return "[" + text + "]";
}

std::string rights_text(int rights) {
  std::string text;
  for (int bit = 0; bit < 4; ++bit)
    if (rights & (1 << bit)) text += kRights[bit];
  return text.empty() ? "-" : text;
}

}  // namespace

Setup read_fen(const Variant& variant, const std::string& text) {
  std::istringstream fields(text);
  std::string board, side, rights, en_passant;
  Setup setup;
  fields >> board >> side >> rights >> en_passant >> setup.half_moves >> setup.move_number;
  read_board(variant, board, setup);
  read_hands(variant, board, setup);
  if (side == "b") setup.to_move = Colour::Black;
  for (int bit = 0; bit < 4; ++bit)
    if (rights.find(kRights[bit]) != std::string::npos) setup.rights |= 1 << bit;
  if (en_passant != "-") setup.en_passant = *variant.board.find(en_passant);
  return setup;
}

std::string fen(const Variant& variant, const Setup& setup) {
  std::string text;
  for (int rank = variant.board.ranks() - 1; rank >= 0; --rank)
    text += rank_text(variant, setup, rank) + (rank ? "/" : "");
  if (variant.has_hands) text += hands_text(variant, setup);
  text += setup.to_move == Colour::White ? " w " : " b ";
  text += rights_text(setup.rights) + " " + (setup.en_passant == kNoSite ? "-" : variant.board.name(setup.en_passant));
  return text + " " + std::to_string(setup.half_moves) + " " + std::to_string(setup.move_number);
}

}  // namespace woodpusher::reference
