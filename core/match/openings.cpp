#include "match/openings.h"

#include <cstdlib>
#include <set>

#include "base/random.h"
#include "session/session.h"

namespace woodpusher {
namespace {

constexpr int kTries = 200;
constexpr std::uint64_t kNodes = 1000;
constexpr int kEven = 150;  // centipawns
constexpr int kLost = 100000;

/// How lopsided a position is.
int imbalance(Session& session) {
  if (session.outcome()) return kLost;
  SearchLimits limits;
  limits.nodes = kNodes;
  session.begin_search(limits);
  while (!session.step_search(1000)) {
  }
  const SearchReport report = session.search_report();
  if (report.lines.empty()) return 0;  // too many moves to finish a single depth
  const Score score = report.lines[0].score;
  return score.is_mate ? kLost / 2 : std::abs(score.value);
}

void play_random(Session& session, int plies, Random& random) {
  for (int ply = 0; ply < plies && !session.outcome(); ++ply) {
    const auto& moves = session.moves();
    session.play(std::string(moves[random.below(moves.size())].text));
  }
}

}  // namespace

std::vector<std::string> draw_openings(std::shared_ptr<const Variant> variant, int count, int plies,
                                       std::uint64_t seed) {
  Random random(seed);
  const std::unique_ptr<Session> session = std::move(*Session::open(variant));
  session->set_hash(1);
  std::set<std::string> drawn;
  std::vector<std::string> openings;
  for (int i = 0; i < count; ++i) {
    std::string best;
    int least = kLost + 1;
    for (int attempt = 0; attempt < kTries && least >= kEven; ++attempt) {
      session->go_to(0);
      play_random(*session, plies, random);
      const std::string fen = session->fen();
      const int imbalanced = drawn.count(fen) ? kLost : imbalance(*session);
      if (imbalanced >= least) continue;
      least = imbalanced;
      best = fen;
    }
    drawn.insert(best);
    openings.push_back(best);
  }
  return openings;
}

}  // namespace woodpusher
