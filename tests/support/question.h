#pragma once
#include "support/table.h"
#include "wasm/api.h"

namespace woodpusher::test {

/// Asks about a position in the names of sites.
class Question {
 public:
  explicit Question(const std::string& variant, const std::string& fen = {}, const Options& options = {});

  api::Explained piece(const std::string& site);
  /// "Cardinal on d3 moves as a Knight".
  std::string words(const std::string& site);
  /// "d9 gives Horse".
  Names influences(const std::string& site) { return named(piece(site).influences); }
  Names influenced(const std::string& site) { return named(piece(site).influenced); }
  /// The changes that a legal move brings, in words.
  Names preview(const std::string& move);
  Names attacked(Colour colour) { return names(api::attacked(table_.session(), colour)); }
  /// Why a piece may not go there; "" if a legal move does. `about` gets the sites.
  std::string why(const std::string& from, const std::string& to);
  std::string why_drop(char letter, const std::string& to);
  Names about;

 private:
  int at(const std::string& site) { return *board().find(site); }
  std::string name(int site) { return board().name(static_cast<Site>(site)); }
  const Board& board() { return table_.session().variant().board; }
  Names names(const std::vector<int>& sites);
  Names named(const std::vector<api::InfluenceInfo>& influences);
  std::string text(const std::optional<api::Reason>& reason);

  Table table_;
};

}  // namespace woodpusher::test
