#include "match/match.h"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "base/texts.h"
#include "match/openings.h"
#include "match/pgn.h"
#include "match/results.h"
#include "match/score.h"

namespace woodpusher {
namespace {

std::string joined(const EngineOptions& options) {
  std::string text;
  for (const auto& [name, value] : options)
    if (!value.empty()) text += (text.empty() ? "" : ", ") + name + "=" + value;
  return text;
}

/// What must be the same for games to be of one match.
std::string description(const MatchOptions& options) {
  std::string text = "match";
  for (const EngineSetup& engine : options.engines) text += "\t" + engine.command + "\t" + joined(engine.options);
  return text + "\t" + words_of(options.time) + "\t" + std::to_string(options.opening_plies) + " plies, seed " +
         std::to_string(options.seed);
}

/// Hands out games to threads, each with engines of its own, and gathers what they bring.
class Match {
 public:
  Match(const MatchOptions& options, ResultFile results, std::ostream& out)
      : options_(options), results_(std::move(results)), out_(out) {
    for (const GameRecord& game : results_.games()) {
      done_.insert(game.number);
      fens_[pair_of(game.number)] = game.fen;
    }
    openings_ = draw_openings(options.variant, (options.games + 1) / 2, options.opening_plies, options.seed);
  }

  Status run() {
    std::vector<std::thread> threads;
    for (int i = 0; i < options_.concurrency; ++i) threads.emplace_back([this] { work(); });
    for (std::thread& thread : threads) thread.join();
    if (!unstartable_.empty()) return Error{ErrorKind::Command, "match.engine", {unstartable_}};
    return Done{};
  }
  const std::vector<GameRecord>& games() const { return results_.games(); }

  void sum_up() {
    for (const GameRecord& game : games())
      if (game.is_fault())
        out_ << "game " << game.number << ": " << name(game.points_of_a() == 0 ? 0 : 1) << " loses by " << game.reason
             << " " << game.detail << (game.detail.empty() ? "at" : " at") << " ply " << game.moves.size() + 1 << " of "
             << game.fen << "\n";
    const MatchScore score = score_of(games());
    out_ << "A: " << name(0) << "\nB: " << name(1) << "\n";
    out_ << options_.variant->name << ", " << words_of(options_.time) << ", " << score.games() << " games";
    if (score.duplicates) out_ << ", besides " << score.duplicates << " that were played twice";
    out_ << "\n";
    for (std::size_t side = 0; side < 2; ++side) {
      print_effort(side);
      print_faults(side);
    }
    out_ << "pairs by points 0 to 2:";
    for (const int count : score.pairs) out_ << " " << count;
    out_ << "\nscore of A: " << words_of(score) << "\n";
  }

 private:
  static int pair_of(int number) { return (number - 1) / 2; }
  const std::string& name(std::size_t side) const {
    return names_[side].empty() ? options_.engines[side].command : names_[side];
  }

  /// The number of the next game to play; 0 if there is none.
  int take() {
    const std::scoped_lock lock(mutex_);
    if (!unstartable_.empty()) return 0;
    while (next_ <= options_.games)
      if (const int number = next_++; !done_.count(number)) return number;
    return 0;
  }

  std::string opening(int number) const {
    const auto recorded = fens_.find(pair_of(number));
    return recorded != fens_.end() ? recorded->second : openings_[static_cast<std::size_t>(pair_of(number))];
  }

  void work() {
    Engine a(options_.engines[0]), b(options_.engines[1]);
    std::array<Engine*, 2> engines = {&a, &b};
    if (!all_start(engines)) return;
    while (const int number = take()) {
      const bool a_is_white = number % 2 == 1;
      if (!a_is_white) std::swap(engines[0], engines[1]);
      GameRecord game = play_game(options_.variant, opening(number), engines, options_.time);
      game.number = number;
      game.a_is_white = a_is_white;
      finish(game);
      engines = {&a, &b};
    }
    const std::scoped_lock lock(mutex_);
    efforts_[0].add(a.effort());
    efforts_[1].add(b.effort());
  }

  /// A crash in the middle of a match loses a game; an engine that never starts is a mistake of the command line.
  bool all_start(const std::array<Engine*, 2>& engines) {
    for (std::size_t side = 0; side < 2; ++side) {
      const bool starts = engines[side]->new_game() == Fault::None;
      const std::scoped_lock lock(mutex_);
      names_[side] = engines[side]->name();
      if (!starts) unstartable_ = engines[side]->name();
      if (!starts) return false;
    }
    return true;
  }

  void finish(const GameRecord& game) {
    const std::scoped_lock lock(mutex_);
    results_.add(game);
    if (!options_.pgn.empty()) std::ofstream(options_.pgn, std::ios::app) << pgn(game);
    out_ << std::setw(5) << game.number << (game.a_is_white ? " A-B " : " B-A ") << game.result() << " " << game.reason
         << (game.detail.empty() ? "" : " " + game.detail) << ", " << game.moves.size() << " plies | "
         << words_of(score_of(games())) << std::endl;
  }

  std::string pgn(const GameRecord& game) const {
    const std::size_t white = game.a_is_white ? 0 : 1, black = 1 - white;
    PgnTags tags = {{"Event", "Match"},
                    {"Round", std::to_string(pair_of(game.number) + 1) + "." + std::to_string(2 - game.number % 2)},
                    {"White", name(white)},
                    {"Black", name(black)},
                    {"Result", game.result()},
                    {"Variant", options_.variant->name},
                    {"SetUp", "1"},
                    {"FEN", game.fen},
                    {"WhiteOptions", joined(options_.engines[white].options)},
                    {"BlackOptions", joined(options_.engines[black].options)},
                    {"TimeControl", words_of(options_.time)},
                    {"Termination", game.reason + (game.detail.empty() ? "" : " " + game.detail)}};
    return pgn_text(options_.variant, tags, game.fen, game.moves, game.result());
  }

  void print_effort(std::size_t side) {
    Effort& effort = efforts_[side];
    if (effort.depths.empty()) return;
    const auto moves = static_cast<std::int64_t>(effort.depths.size());
    const auto middle = effort.depths.begin() + moves / 2;
    std::nth_element(effort.depths.begin(), middle, effort.depths.end());  // the mean would tell of found mates
    out_ << "AB"[side] << " a move: depth " << *middle << " (median), " << effort.nodes / moves << " nodes, "
         << effort.milliseconds / moves << " ms; "
         << 1000 * effort.nodes / std::max<std::int64_t>(effort.milliseconds, 1) << " nodes a second\n";
  }

  void print_faults(std::size_t side) {
    std::map<std::string, int> counts;
    for (const GameRecord& game : games())
      if (game.is_fault() && (game.points_of_a() == 0) == (side == 0)) ++counts[game.reason];
    out_ << "AB"[side] << " lost by illegal move: " << counts["illegal move"] << ", crash: " << counts["crash"]
         << ", time-out: " << counts["time-out"] << "\n";
  }

  const MatchOptions& options_;
  ResultFile results_;
  std::ostream& out_;
  std::set<int> done_;
  std::map<int, std::string> fens_;  // of pairs that were begun in an earlier run
  std::vector<std::string> openings_;
  std::mutex mutex_;  // guards what follows, and results_ and out_
  int next_ = 1;
  std::string unstartable_;
  std::array<std::string, 2> names_;
  std::array<Effort, 2> efforts_;
};

}  // namespace

Result<std::vector<GameRecord>> play_match(const MatchOptions& options, std::ostream& out) {
  auto results = ResultFile::open(options.resume, description(options));
  if (!results) return results.error();
  Match match(options, std::move(*results), out);
  if (const Status status = match.run(); !status) return status.error();
  match.sum_up();
  return match.games();
}

int run_match(const std::vector<std::string>& arguments, std::ostream& out) {
  const auto options = read_match_options(arguments);
  const auto games = options ? play_match(*options, out) : Result<std::vector<GameRecord>>(options.error());
  if (!games) out << words(games.error()) << "\n";
  return games ? 0 : 2;
}

}  // namespace woodpusher
