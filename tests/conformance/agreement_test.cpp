// The core against the slow reference on random positions: the same moves to the same positions, checks and ends.
#include <catch2/catch_test_macros.hpp>

#include "catalogue/catalogue.h"
#include "conformance/random_definition.h"
#include "reference/attack.h"
#include "reference/fen.h"
#include "reference/plays.h"
#include "rules/outcome.h"
#include "support/core.h"
#include "support/files.h"
#include "support/games.h"
#include "support/random_setup.h"

namespace woodpusher::test {
namespace {

constexpr int kPositions = 20000, kPliesOfGame = 120, kPliesOfPlacement = 3;
constexpr int kPositionsOfDefinition = 60, kPositionsPerAttack = 16;

/// Walks through random positions of a game; `fault` tells of the first difference.
template <class Set>
class Walk {
 public:
  Walk(const Ground<Set>& ground, std::uint64_t seed) : ground_(ground), variant_(ground.variant()), random_(seed) {}

  void run(int positions) {
    while (seen_ < positions && fault.empty()) {
      // Half of the positions come from games, half from pieces thrown on the board.
      if (seen_ < positions / 2)
        follow(variant_.start, kPliesOfGame);
      else
        follow(random_setup(variant_, random_), kPliesOfPlacement);
    }
  }
  int seen() const { return seen_; }
  int ends() const { return ends_; }

  std::string fault;

 private:
  void follow(Setup setup, int plies) {
    Position<Set> position(ground_, setup);
    for (int ply = 0; ply < plies && fault.empty(); ++ply) {
      const reference::Plays plays = reference::plays(variant_, setup);
      compare(position, setup, plays);
      if (plays.empty() || !fault.empty()) return;
      const auto next = std::next(plays.begin(), random_.below(plays.size()));
      setup = next->second;
      for (const Move move : legal(position))
        if (move_text(variant_, move) == next->first) {
          position.apply(move);
          break;
        }
    }
  }

  void compare(Position<Set>& position, const Setup& setup, const reference::Plays& plays) {
    ++seen_;
    const std::string before = reference::fen(variant_, setup);
    if (fen(position) != before) return report(before, "the FEN is " + fen(position));
    compare_plays(position, before, plays);
    if (!fault.empty()) return;
    if (in_check(position, setup.to_move) != reference::in_check(variant_, setup, setup.to_move))
      report(before, "check differs");
    compare_end(position, before, setup, plays.empty());
    if (seen_ % kPositionsPerAttack == 0) compare_attacks(position, before, setup);
    for (int site = 0; site < variant_.board.sites(); ++site)
      if (position.powers(site) != reference::powers(variant_, setup, static_cast<Site>(site)))
        report(before, "powers differ at " + variant_.board.name(static_cast<Site>(site)));
  }

  void compare_plays(Position<Set>& position, const std::string& before, const reference::Plays& plays) {
    const std::vector<Move> moves = legal(position);
    if (moves.size() != plays.size() || count_legal_moves(position) != plays.size())
      report(before, differences(moves, plays));
    for (const Move move : moves) {
      const auto play = plays.find(move_text(variant_, move));
      if (play == plays.end()) return report(before, differences(moves, plays));
      position.apply(move);
      const std::string after = fen(position);
      position.revert();
      if (after != reference::fen(variant_, play->second))
        return report(before, play->first + " leads to " + after + ", the reference to " +
                                  reference::fen(variant_, play->second));
    }
  }

  std::string differences(const std::vector<Move>& moves, reference::Plays plays) const {
    std::string extra, missing;
    for (const Move move : moves)
      if (!plays.erase(move_text(variant_, move))) extra += " " + move_text(variant_, move);
    for (const auto& [text, after] : plays) missing += " " + text;
    return "extra moves:" + extra + "; missing moves:" + missing;
  }

  void compare_attacks(const Position<Set>& position, const std::string& before, const Setup& setup) {
    for (int site = 0; site < variant_.board.walkable(); ++site)
      for (const Colour by : kColours)
        if (static_cast<bool>(attackers(position, site, by)) !=
            reference::attacked(variant_, setup, static_cast<Site>(site), by))
          report(before, "attacks differ on " + variant_.board.name(static_cast<Site>(site)));
  }

  void compare_end(Position<Set>& position, const std::string& before, const Setup& setup, bool no_moves) {
    const auto end = outcome(position);
    const std::string key(end ? end->key : "");
    const bool by_moves = key == "checkmate" || key == "stalemate";
    ends_ += no_moves;
    if (by_moves != no_moves || (no_moves && key != reference::outcome(variant_, setup)))
      report(before, "the outcome is " + key);
    if (key == "checkmate" && end->winner != other(setup.to_move)) report(before, "the winner is wrong");
  }

  void report(const std::string& before, const std::string& what) { fault = before + ": " + what; }

  const Ground<Set>& ground_;
  const Variant& variant_;
  Random random_;
  int seen_ = 0, ends_ = 0;
};

void check_agreement(const std::vector<Game>& games) {
  std::uint64_t seed = 2024;
  for (const Game& game : games) {
    INFO(game.label);
    with_ground(game.variant, [&]<class Set>(const Ground<Set>& ground) {
      Walk<Set> walk(ground, ++seed);
      walk.run(scaled(kPositions));
      CHECK(walk.fault == "");
      CHECK(walk.ends() > 0);
    });
  }
}

TEST_CASE("The core agrees with the reference on random positions of the shipped games", "[agreement]") {
  check_agreement(shipped_games());
}

TEST_CASE("The core agrees with the reference on random positions of games that mix primitives", "[agreement]") {
  check_agreement(mixed_games());
}

TEST_CASE("The core agrees with the reference on games defined at random", "[agreement]") {
  Random random(31);
  const int definitions = is_long() ? 20000 : scaled(1500);
  int loaded = 0;
  for (int i = 0; i < definitions; ++i) {
    const std::string text = random_definition(random);
    INFO(text);
    const auto variant = load_variant_from(text, "g");
    if (!variant) continue;
    ++loaded;
    with_ground(*variant, [&]<class Set>(const Ground<Set>& ground) {
      Walk<Set> walk(ground, random.next());
      walk.run(kPositionsOfDefinition);
      CHECK(walk.fault == "");
    });
  }
  CHECK(loaded > definitions / 5);
}

}  // namespace
}  // namespace woodpusher::test
