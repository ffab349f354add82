#include "support/table.h"

#include <stdexcept>

#include "base/texts.h"
#include "notation/fen.h"
#include "support/games.h"

namespace woodpusher::test {

Table::Table(const std::string& variant, const std::string& fen, const Options& options)
    : variant_(load(variant, options)) {
  auto session = Session::open(variant_, fen);
  if (!session) throw std::runtime_error(words(session.error()));
  session_ = std::move(*session);
}

Table& Table::play(const std::vector<std::string>& moves) {
  for (const std::string& move : moves)
    if (const Status status = session_->play(move); !status)
      throw std::runtime_error(words(status.error()) + " in " + fen());
  return *this;
}

bool Table::can(const std::string& move) const { return moves().contains(move); }

Names Table::moves(const std::string& begin) const {
  Names found;
  for (const LegalMove& move : session_->moves())
    if (move.text.starts_with(begin)) found.insert(move.text);
  return found;
}

Names Table::targets(const std::string& site) const {
  Names found;
  for (const LegalMove& move : session_->moves())
    if (move.move.kind() != MoveKind::LeapCastling && move.text.starts_with(site))
      found.insert(variant_->board.name(static_cast<Site>(move.move.to())));
  return found;
}

std::string Table::san(const std::string& text) const {
  for (const LegalMove& move : session_->moves())
    if (move.text == text) return move.san;
  return "";
}

std::string Table::powers(const std::string& site) const {
  const AtomMask mask = session_->powers(*variant_->board.find(site));
  Names names;
  for (std::size_t i = 0; i < variant_->atoms.size(); ++i)
    if (mask & atom_bit(static_cast<int>(i))) names.insert(variant_->atoms[i].betza);
  std::string text;
  for (const std::string& name : names) text += name;
  return text;
}

std::string Table::outcome() const {
  const auto& outcome = session_->outcome();
  return outcome ? std::string(outcome->key) : "";
}

std::string Table::after(const std::string& move) {
  play({move});
  const std::string text = fen();
  session_->undo();
  return text;
}

std::string refusal(const std::string& variant, const std::string& fen, const Options& options) {
  const auto read = read_fen(*load(variant, options), fen);
  return read ? "" : std::string(read.error().key);
}

std::string refusal_words(const std::string& variant, const std::string& fen) {
  const auto read = read_fen(*load(variant), fen);
  return read ? "" : words(read.error());
}

}  // namespace woodpusher::test
