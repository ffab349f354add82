#include "mates/mates.h"

#include <algorithm>
#include <sstream>

#include "base/random.h"
#include "mates/solver.h"
#include "rules/outcome.h"
#include "support/files.h"

namespace woodpusher::test {
namespace {

constexpr int kMostPlies = 200;
constexpr std::uint64_t kNodeLimit = 30000000;

/// Mates in `moves`, none shorter; no keys if that is not so or could not be proved.
template <class Set>
Mate proved(Position<Set>& position, int moves, std::uint64_t node_limit) {
  Solver<Set> solver(position, node_limit);
  for (int fewer = 1; fewer < moves; ++fewer)
    if (solver.mates_in(fewer)) return {};
  Mate mate{moves, fen(position), {}};
  for (const Move key : solver.keys(moves)) mate.keys.push_back(move_text(position.variant(), key));
  std::sort(mate.keys.begin(), mate.keys.end());
  return solver.gave_up() ? Mate{} : mate;
}

template <class Set>
class Maker {
 public:
  Maker(const Ground<Set>& ground, int count) : ground_(ground), random_(1), wanted_{0, 0, count, count} {}

  std::vector<Mate> run() {
    while (wanted_[2] > 0 || wanted_[3] > 0) play();
    std::stable_sort(found_.begin(), found_.end(), [](const Mate& a, const Mate& b) { return a.moves < b.moves; });
    return found_;
  }

 private:
  /// One game; where it ends in mate, the positions before are looked at: at most one mate a game.
  void play() {
    Position<Set> position(ground_, ground_.variant().start);
    while (!outcome(position) && position.ply() < kMostPlies) position.apply(next(position));
    const auto end = outcome(position);
    if (!end || end->key != "checkmate") return;
    for (const int moves : {3, 2})
      if (wanted_[moves] > 0 && look_back(position, moves)) return;
  }

  bool look_back(const Position<Set>& end, int moves) {
    Position<Set> position = end;
    for (int back = 2 * moves - 1; back > 0; --back) {
      if (position.ply() == 0) return false;
      position.revert();
    }
    Mate mate = proved(position, moves, kNodeLimit);
    if (mate.keys.empty()) return false;
    found_.push_back(std::move(mate));
    --wanted_[moves];
    return true;
  }

  /// Mates where it can, captures and checks more often than else.
  Move next(Position<Set>& position) {
    const std::vector<Move> moves = legal(position);
    std::vector<Move> lively;
    for (const Move move : moves) {
      const bool takes = !move.is_drop() && !move.is_castling() && position.at(move.to()) != kNoPiece;
      position.apply(move);
      const bool checks = in_check(position, position.to_move());
      const bool mates = checks && count_legal_moves(position) == 0;
      position.revert();
      if (mates) return move;
      if (takes || checks) lively.push_back(move);
    }
    const std::vector<Move>& choice = !lively.empty() && random_.below(2) ? lively : moves;
    return choice[random_.below(choice.size())];
  }

  const Ground<Set>& ground_;
  Random random_;
  int wanted_[4];
  std::vector<Mate> found_;
};

}  // namespace

std::vector<Game> games_with_mates() {
  std::vector<Game> games = shipped_games();
  std::erase_if(games, [](const Game& game) { return game.options.contains("array"); });
  return games;
}

std::string mates_path(const Game& game) {
  std::string path = "mates/" + game.label + ".txt";
  std::replace(path.begin(), path.end(), ' ', '_');
  std::replace(path.begin(), path.end(), '=', '-');
  return path;
}

std::vector<Mate> read_mates(const Game& game) {
  std::vector<Mate> mates;
  for (const std::string& line : lines_of(read_file(mates_path(game)))) {
    const auto fields = split(line, '\t');
    mates.push_back({std::stoi(fields.at(0)), fields.at(1), split(fields.at(2), ' ')});
  }
  return mates;
}

std::string make_mates(const Game& game, int count) {
  const std::vector<Mate> mates =
      with_ground(game.variant, [&]<class Set>(const Ground<Set>& ground) { return Maker<Set>(ground, count).run(); });
  std::ostringstream text;
  for (const Mate& mate : mates) {
    text << mate.moves << "\t" << mate.fen << "\t";
    for (const std::string& key : mate.keys) text << (&key == &mate.keys[0] ? "" : " ") << key;
    text << "\n";
  }
  return text.str();
}

std::vector<std::string> prove(const Game& game, const Mate& mate, std::uint64_t node_limit) {
  const auto read = read_fen(*game.variant, mate.fen);
  if (!read) return {};
  return with_position(game.variant, read->setup,
                       [&](auto& position) { return proved(position, mate.moves, node_limit).keys; });
}

}  // namespace woodpusher::test
