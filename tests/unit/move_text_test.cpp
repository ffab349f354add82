// Move text and standard algebraic notation, written and read.
#include <catch2/catch_test_macros.hpp>

#include "base/texts.h"
#include "support/table.h"

namespace woodpusher::test {
namespace {

/// The move text that a text is read as; the key of the error where it is not.
std::string read_as(const std::string& variant, const std::string& fen, const std::string& text) {
  Table table(variant, fen);
  const Status status = table.session().play(text);
  return status ? table.session().record().back().text : std::string(status.error().key);
}

TEST_CASE("SAN names the piece, marks captures, checks and mates", "[san]") {
  Table table("chess", "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1");
  CHECK(table.san("a1a8") == "Ra8+");
  CHECK(table.san("e1e2") == "Kxe2");
  CHECK(Table("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1").san("a1a8") == "Ra8#");
  CHECK(Table("chess").san("e2e4") == "e4");
  CHECK(Table("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").san("d4e3") == "dxe3");
}

TEST_CASE("SAN tells pieces apart by file, by rank, or by both", "[san]") {
  CHECK(Table("chess", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1").san("a1d1") == "Rd1");
  CHECK(Table("chess", "3k4/8/8/8/8/8/7K/R6R w - - 0 1").san("a1e1") == "Rae1");
  CHECK(Table("chess", "3k4/R7/8/8/8/8/7K/R7 w - - 0 1").san("a1a4") == "R1a4");
  Table queens("chess", "2k5/8/8/8/4Q2Q/8/K7/7Q w - - 0 1");
  CHECK(queens.san("h4e1") == "Qh4e1");
  CHECK(queens.san("e4e1") == "Qee1");
  CHECK(queens.san("h1e1") == "Q1e1");
}

TEST_CASE("SAN: pieces that may not go there legally do not count", "[san]") {
  // The Knight on d2 is pinned.
  CHECK(Table("chess", "k2r4/8/8/8/8/8/3N4/3K2N1 w - - 0 1").san("g1f3") == "Nf3");
}

TEST_CASE("SAN of drops, castling and promotion", "[san]") {
  CHECK(Table("huntsman").san("S@e4") == "S@e4");
  CHECK(Table("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1").san("e1g1") == "O-O");
  CHECK(Table("warmachinewazir-spiel", "6k5/12/12/12/12/12/12/R4K6 w Q - 0 1").san("f1d1,a1f1") == "O-O(d1)");
  CHECK(Table("chess", "7k/P7/8/8/8/8/8/4K3 w - - 0 1").san("a7a8r") == "a8=R+");
}

TEST_CASE("A move is read as move text or as SAN", "[san]") {
  const std::string fen = "8/P5k1/8/8/8/8/8/R3K2R w KQ - 0 1";
  CHECK(read_as("chess", fen, "e1g1") == "e1g1");
  CHECK(read_as("chess", fen, "O-O") == "e1g1");
  CHECK(read_as("chess", fen, "0-0-0") == "e1c1");
  CHECK(read_as("chess", fen, "a8=Q+") == "a7a8q");
  CHECK(read_as("chess", fen, "a8N") == "a7a8n");
  CHECK(read_as("chess", fen, "a7a8Q") == "a7a8q");
  CHECK(read_as("chess", fen, "Rh5?!") == "h1h5");
  CHECK(read_as("chess", fen, "Rg3") == "move.illegal");
  CHECK(read_as("huntsman", "", "S@e4") == "S@e4");
  CHECK(read_as("huntsman", "", "S@a1") == "move.illegal");
}

TEST_CASE("A promotion is read without its letter only where one is possible", "[san]") {
  const std::string fen = "7k/P7/8/8/8/8/8/4K3 w - - 0 1";
  CHECK(read_as("chess", fen, "a7a8") == "move.ambiguous");
  CHECK(read_as("chess", fen, "a8") == "move.ambiguous");
  CHECK(read_as("relative-lumberjack", fen, "a7a8") == "a7a8m");
  CHECK(read_as("relative-lumberjack", fen, "a8") == "a7a8m");
}

TEST_CASE("A move that is none is refused in words", "[san]") {
  Table table("chess");
  const Status status = table.session().play("e2e5");
  REQUIRE_FALSE(status);
  CHECK(words(status.error()) == "\"e2e5\" is not a legal move here");
  CHECK(table.session().ply() == 0);
  CHECK(read_as("chess", "", "") == "move.illegal");
  CHECK(read_as("chess", "", std::string(5000, 'x')) == "move.illegal");
}

}  // namespace
}  // namespace woodpusher::test
