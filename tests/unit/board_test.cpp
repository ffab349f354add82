// Sites, their names and places; the tables of movements made from them.
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include "base/random.h"
#include "movement/atom_table.h"
#include "movement/betza.h"
#include "movement/walker.h"

namespace woodpusher::test {
namespace {

/// A board drawn from rank 1 upwards: '.' walkable, '*' a hole, 'z' zone.
Board board_of(const std::vector<std::string>& ranks) {
  std::vector<Cell> cells;
  for (const std::string& rank : ranks)
    for (const char c : rank) cells.push_back(c == '.' ? Cell::Walkable : c == 'z' ? Cell::Zone : Cell::Hole);
  return Board(static_cast<int>(ranks[0].size()), static_cast<int>(ranks.size()), cells);
}

TEST_CASE("Walkable sites come first, rank by rank, zone sites after them", "[board]") {
  const Board board = board_of({"..z", ".*.", "zz."});
  CHECK(board.sites() == 8);
  CHECK(board.walkable() == 5);
  CHECK(board.name(0) == "a1");
  CHECK(board.name(1) == "b1");
  CHECK(board.name(2) == "a2");
  CHECK(board.name(3) == "c2");
  CHECK(board.name(4) == "c3");
  CHECK(board.name(5) == "c1");
  CHECK(board.name(7) == "b3");
  CHECK(board.is_zone(5));
  CHECK_FALSE(board.is_zone(4));
}

TEST_CASE("A site is found by its name", "[board]") {
  const Board board = board_of({"..z", ".*.", "zz."});
  for (int site = 0; site < board.sites(); ++site)
    CHECK(board.find(board.name(static_cast<Site>(site))) == static_cast<Site>(site));
  for (const std::string name : {"b2", "d1", "a4", "a0", "a01", "A1", "1a", "a", "", "a1 ", "a1x", "a99999999999"}) {
    INFO(name);
    CHECK_FALSE(board.find(name));
  }
}

TEST_CASE("Files and ranks go up to 16", "[board]") {
  const Board board(8, 16, std::vector<Cell>(128, Cell::Walkable));
  CHECK(board.name(127) == "h16");
  CHECK(board.find("h16") == Site{127});
  CHECK(parse_cell("p16") == std::pair{15, 15});
  CHECK_FALSE(parse_cell("q1"));
  CHECK_FALSE(parse_cell("a17"));
}

TEST_CASE("A step leads to a walkable site or nowhere", "[board]") {
  const Board board = board_of({"..z", ".*.", "zz."});
  CHECK(board.step(*board.find("a1"), {1, 0}) == *board.find("b1"));
  CHECK(board.step(*board.find("b1"), {1, 0}) == kNoSite);  // zone
  CHECK(board.step(*board.find("a2"), {1, 0}) == kNoSite);  // hole
  CHECK(board.step(*board.find("a2"), {2, 0}) == *board.find("c2"));
  CHECK(board.step(*board.find("a1"), {-1, 0}) == kNoSite);
  CHECK(board.step(*board.find("c3"), {0, 1}) == kNoSite);
}

TEST_CASE("Zones are drawn a gap apart from the board", "[board]") {
  const Board board = board_of({"..z", "..z", "zz*"});
  CHECK(board.x(*board.find("b1")) == 1);
  CHECK(board.x(*board.find("c1")) == 2 + Board::kZoneGap);
  CHECK(board.y(*board.find("a3")) == 2 + Board::kZoneGap);
  CHECK(board.y(*board.find("c2")) == 1);
  const Board below = board_of({"zz", "..", ".."});
  CHECK(below.y(*below.find("a1")) == 0);
  CHECK(below.y(*below.find("a2")) == 1 + Board::kZoneGap);
}

/// What the walker reaches step by step on a board with pieces.
template <class Set>
Set walked(const Board& board, const Atom& atom, Colour colour, Site from, Set occupied) {
  Set reached{};
  for (const Route& route : routes(board, atom, colour, from)) {
    bool blocked = false;
    for (const Site site : route.stem) blocked = blocked || occupied.has(site);
    const int wanted = atom.kind == AtomKind::Hop ? 1 : 0;
    int met = 0;
    for (std::size_t i = 0; i < route.ray.size() && !blocked && met <= wanted; ++i) {
      if (met == wanted) reached |= Set::of(route.ray[i]);
      met += occupied.has(route.ray[i]);
    }
  }
  return reached;
}

template <class Set>
void check_tables(const Board& board) {
  Random random(5);
  const auto atoms = *parse_betza("RBNWFDAHZnNnDnAR3F2pRpB4NNfRflB(1,4)(2,4)3[F-fW-fW-fR][W-fF-fB]ffNsRmfW");
  const std::array<Set, 2> starts{};
  for (const Atom& atom : atoms) {
    INFO(atom.betza);
    const AtomTable<Set> table(board, atom, starts);
    for (int round = 0; round < 300; ++round) {
      Set occupied{};
      const auto count = random.below(static_cast<std::uint64_t>(board.walkable()) / 2);
      for (std::uint32_t i = 0; i < count; ++i)
        occupied |= Set::of(static_cast<int>(random.below(static_cast<std::uint64_t>(board.walkable()))));
      const auto from = static_cast<Site>(random.below(static_cast<std::uint64_t>(board.walkable())));
      const auto to = static_cast<Site>(random.below(static_cast<std::uint64_t>(board.walkable())));
      for (const Colour colour : kColours) {
        REQUIRE(table.reach(colour, from, occupied) == walked(board, atom, colour, from, occupied));
        Set attackers{};
        occupied.each([&](int piece) {
          if (walked(board, atom, colour, static_cast<Site>(piece), occupied).has(to)) attackers |= Set::of(piece);
        });
        REQUIRE(table.attackers(colour, to, occupied, occupied) == attackers);
      }
    }
  }
}

TEST_CASE("Tables reach what the walker reaches, forward and in reverse: 8x8", "[board]") {
  check_tables<Set64>(Board(8, 8, std::vector<Cell>(64, Cell::Walkable)));
  check_tables<Set64>(
      board_of({"...*....", "........", ".*......", "........", "....*...", "*......*", "........", "..*....."}));
}

TEST_CASE("Tables reach what the walker reaches, forward and in reverse: larger boards", "[board]") {
  check_tables<Set128>(Board(12, 8, std::vector<Cell>(96, Cell::Walkable)));
  check_tables<Set128>(Board(8, 16, std::vector<Cell>(128, Cell::Walkable)));
  check_tables<Set128>(Board(16, 8, std::vector<Cell>(128, Cell::Walkable)));
}

}  // namespace
}  // namespace woodpusher::test
