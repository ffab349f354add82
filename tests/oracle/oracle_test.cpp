// Every row of the oracle, on the core and on the reference.
#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

#include "reference/attack.h"
#include "reference/fen.h"
#include "reference/plays.h"
#include "rules/outcome.h"
#include "support/core.h"
#include "support/files.h"
#include "support/games.h"

namespace woodpusher::test {
namespace {

using Fens = std::map<std::string, std::string>;

struct Row {
  std::shared_ptr<const Variant> variant;
  std::string fen;
  bool check;
  std::string outcome;  // "" while the game goes on, "checkmate w" with the winner
  std::vector<std::uint64_t> perft;
  Fens moves;
};

std::vector<Row> read_rows() {
  std::map<std::string, std::shared_ptr<const Variant>> variants;
  std::vector<Row> rows;
  for (const std::string& line : lines_of(read_file("oracle/positions.jsonl"))) {
    const auto json = nlohmann::json::parse(line);
    auto& variant = variants[json["variant"]];
    if (!variant) variant = load(json["variant"]);
    const auto& outcome = json["outcome"];
    rows.push_back({variant, json["fen"], json["check"], outcome.is_null() ? "" : outcome.get<std::string>(),
                    json["perft"], json["moves"]});
  }
  return rows;
}

std::string with_winner(std::string key, Colour winner) {
  if (key != "checkmate") return key;
  return key + (winner == Colour::White ? " w" : " b");
}

template <class Set>
std::string outcome_text(Position<Set>& position) {
  const auto end = outcome(position);
  return end ? with_winner(std::string(end->key), end->winner.value_or(Colour::White)) : "";
}

TEST_CASE("The core gives every row of the oracle", "[oracle]") {
  const std::vector<Row> rows = read_rows();
  REQUIRE(rows.size() == 375);
  for (const Row& row : rows) {
    INFO(row.variant->name << " " << row.fen);
    const auto read = read_fen(*row.variant, row.fen);
    REQUIRE(read);
    CHECK(read->notes.empty());
    with_position(row.variant, read->setup, [&](auto& position) {
      CHECK(fen(position) == row.fen);
      CHECK(fens_after(position) == row.moves);
      CHECK(in_check(position, position.to_move()) == row.check);
      CHECK(outcome_text(position) == row.outcome);
      for (std::size_t i = 0; i < row.perft.size(); ++i)
        CHECK(perft(position, static_cast<int>(i) + 1) == row.perft[i]);
    });
  }
}

Fens fens_of(const Variant& variant, const reference::Plays& plays) {
  Fens fens;
  for (const auto& [text, after] : plays) fens[text] = reference::fen(variant, after);
  return fens;
}

TEST_CASE("The reference gives every row of the oracle", "[oracle]") {
  const auto most = static_cast<std::uint64_t>(scaled(200000));
  for (const Row& row : read_rows()) {
    INFO(row.variant->name << " " << row.fen);
    const Setup setup = reference::read_fen(*row.variant, row.fen);
    CHECK(reference::fen(*row.variant, setup) == row.fen);
    CHECK(fens_of(*row.variant, reference::plays(*row.variant, setup)) == row.moves);
    CHECK(reference::in_check(*row.variant, setup, setup.to_move) == row.check);
    CHECK(with_winner(reference::outcome(*row.variant, setup), other(setup.to_move)) == row.outcome);
    for (std::size_t i = 0; i < row.perft.size(); ++i)
      if (row.perft[i] <= most) CHECK(reference::perft(*row.variant, setup, static_cast<int>(i) + 1) == row.perft[i]);
  }
}

}  // namespace
}  // namespace woodpusher::test
