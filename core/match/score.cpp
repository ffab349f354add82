#include "match/score.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>
#include <numeric>
#include <set>

namespace woodpusher {
namespace {

constexpr double kTwoSided95 = 1.959964;

std::string signed_text(double value) {
  if (std::isinf(value)) return value > 0 ? "+inf" : "-inf";
  char text[32];
  std::snprintf(text, sizeof text, "%+.1f", value);
  return text;
}

/// The standard error of a mean of values from 0 to 1, counted in equal steps.
template <std::size_t N>
double standard_error(const std::array<int, N>& counts) {
  const double total = std::accumulate(counts.begin(), counts.end(), 0);
  double mean = 0, squares = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const double value = static_cast<double>(i) / (N - 1), weight = counts[i] / total;
    mean += weight * value;
    squares += weight * value * value;
  }
  return std::sqrt(std::max(squares - mean * mean, 0.0) / total);
}

}  // namespace

MatchScore score_of(const std::vector<GameRecord>& games) {
  MatchScore score;
  std::set<std::string> seen;
  std::map<int, std::vector<int>> pairs;
  for (const GameRecord& game : games) {
    std::string same = game.fen + (game.a_is_white ? " A" : " B");
    for (const std::string& move : game.moves) same += " " + move;
    if (!seen.insert(same).second) {
      ++score.duplicates;
      continue;
    }
    const int points = game.points_of_a();
    ++(points == 2 ? score.wins : points == 1 ? score.draws : score.losses);
    pairs[(game.number - 1) / 2].push_back(points);
  }
  for (const auto& [number, points] : pairs)
    if (points.size() == 2) ++score.pairs[static_cast<std::size_t>(points[0] + points[1])];
  return score;
}

Estimate share_of(const MatchScore& score) {
  if (!score.games()) return {0.5, 0, 1};
  const double share = (score.wins + score.draws / 2.0) / score.games();
  const int paired = 2 * std::accumulate(score.pairs.begin(), score.pairs.end(), 0);
  const double error = paired == score.games()
                           ? standard_error(score.pairs)
                           : standard_error(std::array<int, 3>{score.losses, score.draws, score.wins});
  const double reach = kTwoSided95 * error;
  return {share, std::max(share - reach, 0.0), std::min(share + reach, 1.0)};
}

double elo_of(double share) {
  if (share <= 0) return -std::numeric_limits<double>::infinity();
  if (share >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(share / (1 - share));
}

Estimate elo_of(const MatchScore& score) {
  const Estimate share = share_of(score);
  return {elo_of(share.value), elo_of(share.low), elo_of(share.high)};
}

std::string words_of(const MatchScore& score) {
  if (!score.games()) return "no games";
  char percent[32];
  std::snprintf(percent, sizeof percent, "%.1f", 100 * share_of(score).value);
  const Estimate elo = elo_of(score);
  std::string text = "+" + std::to_string(score.wins) + " =" + std::to_string(score.draws) + " -" +
                     std::to_string(score.losses) + ", " + percent + " %, Elo " + signed_text(elo.value);
  if (!std::isinf(elo.low) && !std::isinf(elo.high)) text += " +- " + signed_text((elo.high - elo.low) / 2).substr(1);
  return text + " (95 %: " + signed_text(elo.low) + " to " + signed_text(elo.high) + ")";
}

}  // namespace woodpusher
