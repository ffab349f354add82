#pragma once
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "session/session.h"
#include "variant/definition.h"

namespace woodpusher::test {

using Names = std::set<std::string>;

/// A game on the table, for tests that read like rules.
class Table {
 public:
  /// At a FEN, or at the start. Throws with the reason where there is no such game or position.
  explicit Table(const std::string& variant, const std::string& fen = {}, const Options& options = {});

  Session& session() { return *session_; }
  std::string fen() const { return session_->fen(); }
  /// Plays moves, each a text or SAN; throws where one is not legal.
  Table& play(const std::vector<std::string>& moves);

  bool can(const std::string& move) const;
  /// Where the piece on a site may go: "e4"; without castling by leap.
  Names targets(const std::string& site) const;
  /// The texts of all moves that begin so.
  Names moves(const std::string& begin = {}) const;
  std::size_t count() const { return session_->moves().size(); }
  std::string san(const std::string& move) const;
  /// The movements that the piece on a site has now, as Betza letters in alphabetical order: "BN"; "" for none.
  std::string powers(const std::string& site) const;
  bool in_check() const { return session_->in_check(); }
  /// The key of the outcome, "" while the game goes on.
  std::string outcome() const;
  /// The FEN after a move, which is taken back.
  std::string after(const std::string& move);

 private:
  std::shared_ptr<const Variant> variant_;
  std::unique_ptr<Session> session_;
};

/// The key of the error by which a FEN is refused, "" if it is not.
std::string refusal(const std::string& variant, const std::string& fen, const Options& options = {});
/// The words of that error, its place included.
std::string refusal_words(const std::string& variant, const std::string& fen);

}  // namespace woodpusher::test
