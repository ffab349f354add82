#pragma once
#include <array>
#include <string>
#include <vector>

#include "match/game.h"

namespace woodpusher {

/// An estimate and the bounds of its 95 % confidence interval.
struct Estimate {
  double value, low, high;
};

/// The score of A.
struct MatchScore {
  int wins = 0, draws = 0, losses = 0;
  std::array<int, 5> pairs{};  // by the half points of A in both games of a pair
  int duplicates = 0;          // games played twice over; counted once
  int games() const { return wins + draws + losses; }
};

/// Games with the same colours, start and moves count once.
MatchScore score_of(const std::vector<GameRecord>& games);

/// The share of points, 0 to 1. The error comes from the pairs where all games are paired (the two games of an opening
/// are not independent), else from the games.
Estimate share_of(const MatchScore& score);
/// The difference in Elo of a share of points; infinite for 0 and 1.
double elo_of(double share);
Estimate elo_of(const MatchScore& score);

/// "+5 =3 -4, 54.2 %, Elo +28.9 +- 101.2 (95 %: -72.3 to +131.7)".
std::string words_of(const MatchScore& score);

}  // namespace woodpusher
