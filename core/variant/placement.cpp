#include "variant/placement.h"

#include <cctype>

namespace woodpusher {
namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

class PlacementReader {
 public:
  PlacementReader(const Variant& variant, std::string_view text) : variant_(variant), text_(text) {
    setup_.board.assign(static_cast<std::size_t>(variant.board.sites()), kNoPiece);
  }

  Result<Setup> run() {
    for (int rank = variant_.board.ranks() - 1; rank >= 0; --rank) {
      if (const Status status = row(rank); !status) return status.error();
      if (rank == 0) break;
      if (!peek() || peek() == '[') return fault("fen.rows", {row_name(rank - 1)});
      if (peek() != '/') return fault("fen.row-end", {row_name(rank), std::to_string(variant_.board.files())});
      ++at_;
    }
    if (peek() == '[')
      if (const Status status = hands(); !status) return status.error();
    if (at_ < text_.size()) return fault("fen.after-board", {std::string(1, peek())});
    return setup_;
  }

 private:
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  static std::string row_name(int rank) { return std::to_string(rank + 1); }
  Error fault(std::string_view key, std::vector<std::string> args) const {
    return {ErrorKind::Fen, key, std::move(args), {0, static_cast<int>(at_) + 1}};
  }

  Status row(int rank) {
    const int files = variant_.board.files();
    int file = 0;
    while (file < files && peek() != '/' && peek() != '[' && peek()) {
      if (is_digit(peek())) {
        if (const Status status = gap(rank, file); !status) return status;
      } else if (const Status status = cell(rank, file++); !status) {
        return status;
      }
    }
    if (file != files) return fault("fen.row-length", {row_name(rank), std::to_string(file), std::to_string(files)});
    return Done{};
  }

  Status gap(int rank, int& file) {
    int count = 0;
    for (; is_digit(peek()); ++at_) count = std::min(count * 10 + (peek() - '0'), 1000);
    if (count == 0) return fault("fen.empty-run", {});
    for (; count > 0; --count, ++file) {
      if (file >= variant_.board.files())
        return fault("fen.row-length",
                     {row_name(rank), std::to_string(file + count), std::to_string(variant_.board.files())});
      if (variant_.board.at(file, rank) == kNoSite) return fault("fen.hole", {Board::cell_name(file, rank)});
    }
    return Done{};
  }

  Status cell(int rank, int file) {
    const Site site = variant_.board.at(file, rank);
    const std::string name = Board::cell_name(file, rank);
    if (peek() == '*') {
      if (site != kNoSite) return fault("fen.no-hole", {name});
      ++at_;
      return Done{};
    }
    if (site == kNoSite) return fault("fen.hole", {name});
    const auto piece = letter();
    if (!piece) return fault("fen.letter", {std::string(1, peek())});
    setup_.board[site] = *piece;
    ++at_;
    return Done{};
  }

  std::optional<Piece> letter() const {
    const auto type = variant_.type_of_letter(peek());
    if (!type) return std::nullopt;
    return make_piece(*type, std::isupper(static_cast<unsigned char>(peek())) ? Colour::White : Colour::Black);
  }

  Status hands() {
    if (!variant_.has_hands) return fault("fen.no-hands", {});
    for (++at_; peek() != ']'; ++at_) {
      if (!peek()) return fault("fen.bracket", {});
      const auto piece = letter();
      if (!piece) return fault("fen.letter", {std::string(1, peek())});
      std::uint8_t& count = setup_.hands[index(colour_of(*piece))][type_of(*piece)];
      if (count == 255) return fault("fen.hand-full", {std::string(1, peek())});
      ++count;
    }
    ++at_;
    return Done{};
  }

  const Variant& variant_;
  std::string_view text_;
  std::size_t at_ = 0;
  Setup setup_;
};

std::string row_text(const Variant& variant, const Setup& setup, int rank) {
  std::string text;
  int empty = 0;
  const auto flush = [&] {
    if (empty) text += std::to_string(empty);
    empty = 0;
  };
  for (int file = 0; file < variant.board.files(); ++file) {
    const Site site = variant.board.at(file, rank);
    if (site != kNoSite && setup.board[site] == kNoPiece) {
      ++empty;
      continue;
    }
    flush();
    text += site == kNoSite ? '*' : fen_letter(variant, setup.board[site]);
  }
  flush();
  return text;
}

/// Letters in alphabetical order, White's first.
std::string hands_text(const Variant& variant, const Setup& setup) {
  std::string text = "[";
  for (const Colour colour : kColours)
    for (char letter = 'A'; letter <= 'Z'; ++letter)
      if (const auto type = variant.type_of_letter(letter))
        text.append(setup.hands[index(colour)][*type], fen_letter(variant, make_piece(*type, colour)));
  return text + "]";
}

}  // namespace

char fen_letter(const Variant& variant, Piece piece) {
  const char letter = variant.types[type_of(piece)].letter;
  return colour_of(piece) == Colour::White ? letter
                                           : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

Result<Setup> parse_placement(const Variant& variant, std::string_view text) {
  return PlacementReader(variant, text).run();
}

std::string placement_text(const Variant& variant, const Setup& setup) {
  std::string text;
  for (int rank = variant.board.ranks() - 1; rank >= 0; --rank)
    text += row_text(variant, setup, rank) + (rank ? "/" : "");
  return variant.has_hands ? text + hands_text(variant, setup) : text;
}

}  // namespace woodpusher
