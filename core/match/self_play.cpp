#include "match/self_play.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <map>

#include "base/random.h"
#include "base/texts.h"
#include "catalogue/catalogue.h"
#include "match/arguments.h"
#include "session/session.h"

namespace woodpusher {
namespace {

constexpr int kRandomPlies = 4, kMaxPlies = 400, kMost = 1000000000;
constexpr int kDecided = 1500;  // centipawns; what stands so teaches nothing more

/// What all games of a run have in common.
struct Plan {
  int games = 0, nodes = 0, random_plies = kRandomPlies;
  std::ofstream* positions = nullptr;  // where quiet positions go, see README
};

/// What happened in the games of a variant.
struct Statistics {
  int games = 0;
  std::int64_t plies = 0, moves = 0;  // moves: legal ones, over all positions
  std::map<std::string, int> ends;    // by winner and reason
  std::vector<std::string> faults;
  long early_memory = 0, memory = 0;  // most in use, kilobytes, after a tenth of the games and after all
};

long peak_memory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

/// What the engine finds; no move if there is none.
SearchReport searched(Session& session, int nodes) {
  SearchLimits limits;
  limits.nodes = static_cast<std::uint64_t>(nodes);
  session.begin_search(limits);
  while (!session.step_search(1000)) {
  }
  return session.search_report();
}

/// A position from which an evaluation can learn: nothing is to be taken at once, and nothing is decided.
bool is_telling(const Session& session, const SearchReport& report, const LegalMove& best) {
  if (report.lines.empty() || report.lines[0].score.is_mate || session.in_check()) return false;
  return !best.captures && best.move.kind() != MoveKind::Promotion && std::abs(report.lines[0].score.value) < kDecided;
}

/// The text of the next move; empty, with a fault noted, if the engine's is not legal.
std::string next_move(Session& session, const Plan& plan, Random& random, Statistics& statistics,
                      std::vector<std::string>& telling) {
  const std::vector<LegalMove> moves = session.moves();
  if (session.ply() < plan.random_plies) return moves[random.below(moves.size())].text;
  const SearchReport report = searched(session, plan.nodes);
  const Move best = report.best;
  const auto found =
      std::find_if(moves.begin(), moves.end(), [&](const LegalMove& legal) { return legal.move == best; });
  if (found != moves.end()) {
    if (plan.positions && is_telling(session, report, *found)) telling.push_back(session.fen());
    return found->text;
  }
  statistics.faults.push_back((best ? "illegal move in " : "no move in ") + session.fen());
  return "";
}

std::string end_of(Session& session) {
  const auto& outcome = session.outcome();
  if (!outcome) return "draw, " + std::to_string(kMaxPlies) + " plies";
  const std::string winner = !outcome->winner ? "draw, " : *outcome->winner == Colour::White ? "White, " : "Black, ";
  return winner + std::string(outcome->key);
}

/// What a game was worth to White, in half points: 0 to 2.
int half_points(Session& session) {
  const auto& outcome = session.outcome();
  if (!outcome || !outcome->winner) return 1;
  return *outcome->winner == Colour::White ? 2 : 0;
}

void play_game(const std::shared_ptr<const Variant>& variant, const Plan& plan, Random& random,
               Statistics& statistics) {
  std::vector<std::string> telling;
  const std::unique_ptr<Session> session = std::move(*Session::open(variant));
  session->set_hash(1);
  while (!session->outcome() && session->ply() < kMaxPlies) {
    statistics.moves += static_cast<std::int64_t>(session->moves().size());
    ++statistics.plies;
    const std::string move = next_move(*session, plan, random, statistics, telling);
    if (move.empty()) return;
    if (!session->play(move)) {
      statistics.faults.push_back(move + " is refused in " + session->fen());
      return;
    }
  }
  ++statistics.ends[end_of(*session)];
  for (const std::string& fen : telling)
    *plan.positions << variant->name << ";" << half_points(*session) << ";" << fen << "\n";
}

Statistics play_games(const std::shared_ptr<const Variant>& variant, const Plan& plan, Random random) {
  Statistics statistics;
  for (; statistics.games < plan.games; ++statistics.games) {
    play_game(variant, plan, random, statistics);
    if (statistics.games == plan.games / 10) statistics.early_memory = peak_memory();
  }
  statistics.memory = peak_memory();
  return statistics;
}

void print(const std::string& variant, const Statistics& statistics, std::ostream& out) {
  const double plies = static_cast<double>(std::max<std::int64_t>(statistics.plies, 1));
  out << variant << ": " << statistics.games << " games, " << std::fixed << std::setprecision(1)
      << plies / statistics.games << " plies a game, " << static_cast<double>(statistics.moves) / plies
      << " moves a position, " << statistics.faults.size() << " faults\n";
  for (const auto& [end, count] : statistics.ends) out << "  " << end << ": " << count << "\n";
  out << "  memory: " << statistics.early_memory << " KB after a tenth of the games, " << statistics.memory
      << " KB after all\n";
  for (const std::string& fault : statistics.faults) out << "  FAULT: " << fault << "\n";
  out << std::flush;
}

/// The variants that "--variant" names: one, or "all" built-in ones.
Result<std::vector<std::shared_ptr<const Variant>>> variants_of(const Arguments& arguments) {
  std::vector<std::shared_ptr<const Variant>> variants;
  if (arguments.text("variant") != "all") {
    const auto variant = load_variant_of(arguments);
    if (!variant) return variant.error();
    return variants = {*variant};
  }
  for (const std::string_view name : variant_names()) {
    const auto variant = load_variant(name);
    if (!variant) return variant.error();
    variants.push_back(*variant);
  }
  return variants;
}

/// The number of faults.
Result<std::size_t> self_play(const std::vector<std::string>& arguments, std::ostream& out) {
  const auto read = Arguments::read(
      arguments, {"variant", "variant-path", "choice", "games", "nodes", "seed", "random-plies", "positions"});
  if (!read) return read.error();
  const auto variants = variants_of(*read);
  if (!variants) return variants.error();
  const auto games = read->number("games", 10, 1, kMost), nodes = read->number("nodes", 1000, 1, kMost),
             seed = read->number("seed", 1, 0, kMost), plies = read->number("random-plies", kRandomPlies, 0, kMaxPlies);
  for (const auto* number : {&games, &nodes, &seed, &plies})
    if (!*number) return number->error();
  std::ofstream positions;
  const std::string path = read->text("positions");
  if (!path.empty()) positions.open(path, std::ios::app);
  const Plan plan{*games, *nodes, *plies, path.empty() ? nullptr : &positions};
  std::size_t faults = 0;
  for (const auto& variant : *variants) {
    const Statistics statistics = play_games(variant, plan, Random(static_cast<std::uint64_t>(*seed)));
    print(variant->name, statistics, out);
    faults += statistics.faults.size();
  }
  return faults;
}

}  // namespace

int run_self_play(const std::vector<std::string>& arguments, std::ostream& out) {
  const auto faults = self_play(arguments, out);
  if (!faults) out << words(faults.error()) << "\n";
  return !faults ? 2 : *faults ? 1 : 0;
}

}  // namespace woodpusher
