// Perft counts that others made.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "catalogue/catalogue.h"
#include "support/core.h"
#include "support/files.h"
#include "support/games.h"

namespace woodpusher::test {
namespace {

/// The most nodes of one row.
std::uint64_t node_limit() { return is_long() ? 2000000000 : static_cast<std::uint64_t>(scaled(10000000)); }

struct Row {
  std::string fen;
  int depth;
  std::uint64_t nodes;
};

/// The rows of a game within the limit.
std::vector<Row> rows_of(const std::string& game) {
  std::vector<Row> rows;
  for (const std::string& line : lines_of(read_file("oracle/perft.tsv"))) {
    const auto fields = split(line, '\t');
    if (fields[0] != game) continue;
    const Row row{fields[1] == "startpos" ? "" : fields[1], std::stoi(fields[2]), std::stoull(fields[3])};
    if (row.nodes <= node_limit()) rows.push_back(row);
  }
  return rows;
}

/// Nothing where the FEN is no position of this game: the list has some of its Chess960 and some with the wrong side in
/// check.
std::optional<Setup> position_of(const Variant& variant, const std::string& fen) {
  if (fen.empty()) return variant.start;
  const auto read = read_fen(variant, fen);
  if (!read || read->setup.rights != parse_fen(variant, fen)->rights) return std::nullopt;
  return read->setup;
}

/// Whether the row could be run.
bool check_row(const std::shared_ptr<const Variant>& variant, const Row& row) {
  INFO(variant->name << " " << row.fen << " depth " << row.depth);
  const auto setup = position_of(*variant, row.fen);
  if (setup) with_position(variant, *setup, [&](auto& position) { CHECK(perft(position, row.depth) == row.nodes); });
  return setup.has_value();
}

void check_rows(const std::string& game, const std::shared_ptr<const Variant>& variant) {
  const std::vector<Row> rows = rows_of(game);
  const auto run = std::count_if(rows.begin(), rows.end(), [&](const Row& row) { return check_row(variant, row); });
  INFO(game << ": " << run << " of " << rows.size() << " rows are positions of the game");
  CHECK(run * 10 >= static_cast<long>(rows.size()) * 7);
}

TEST_CASE("Perft of chess", "[perft]") { check_rows("chess", load("chess")); }

TEST_CASE("Perft of 12x8 games in definitions for Fairy-Stockfish", "[perft]") {
  const std::string text = read_file("oracle/wspiel.ini");
  for (const std::string game : {"wspiel", "wspiel-castle", "wspiel-cannon", "wspiel-mpr", "wspiel-jcannon"})
    check_rows(game, load_text(text, game));
}

TEST_CASE("Perft of other games", "[perft]") {
  const std::string text = read_file("perft/games.ini");
  const std::vector<std::string> games = *sections_of(text);
  for (const std::string& game : games) check_rows(game, load_text(text, game));
}

TEST_CASE("Perft of Warmachinewazir-Spiel without castling, by a definition for Fairy-Stockfish", "[perft]") {
  const auto variant = load_text(read_file("oracle/wspiel.ini"), "warmachinewazir-nocastle");
  const std::uint64_t counts[] = {32, 1024, 35668, 1240501, 46935533};
  for (int depth = 1; depth <= 5; ++depth)
    if (counts[depth - 1] <= 5 * node_limit()) CHECK(check_row(variant, {"", depth, counts[depth - 1]}));
}

}  // namespace
}  // namespace woodpusher::test
