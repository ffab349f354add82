#pragma once
#include <cstdint>
#include <vector>

#include "position/move.h"

namespace woodpusher {

constexpr int kMaxDepth = 100;  // plies of the main search
constexpr int kMateScore = 30000;
/// Scores beyond this are mates.
constexpr int kMateBound = kMateScore - 1000;

/// When a search ends; 0 = no such limit. Whatever comes first.
struct SearchLimits {
  int depth = 0;
  std::uint64_t nodes = 0;
  int move_time = 0;                            // milliseconds for this move
  int time[2] = {0, 0}, increment[2] = {0, 0};  // clocks by colour, milliseconds
  int moves_to_go = 0;
  int mate = 0;            // look for a mate in so many moves, without pruning
  int lines = 1;           // principal variations
  int level = 0;           // 1 to 10; 0 = full strength
  std::uint64_t seed = 0;  // what a level overlooks; another each game, lest it always errs alike
  bool infinite = false;
  /// The position is one after a move that the opponent may play: time counts from ponder_hit(). Nodes, levels and
  /// depth count as ever, so that a level plays no better for having pondered.
  bool ponder = false;
  std::vector<Move> excluded;  // first moves not to look at
};

/// A score from the side to move: centipawns, or moves to mate (negative: being mated).
struct Score {
  bool is_mate = false;
  int value = 0;
};
Score to_score(int raw);

struct SearchLine {
  Score score;
  std::vector<Move> moves;
};

/// How far a search has come.
struct SearchReport {
  bool done = false;
  int depth = 0;
  std::uint64_t nodes = 0;  // moves applied, null moves included
  std::int64_t milliseconds = 0;
  std::vector<SearchLine> lines;  // best first; empty if there is no legal move
  Move best;
};

}  // namespace woodpusher
