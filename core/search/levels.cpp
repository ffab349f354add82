#include "search/levels.h"

#include <algorithm>
#include <array>

namespace woodpusher {
namespace {

struct Level {
  int nodes_per_move, overlooked;  // overlooked: of 1024
};
// Each scores 60 to 90 % against the one before on chess and the featured games.
constexpr std::array<Level, kStrongestLevel> kLevels{
    {{0, 0}, {3, 520}, {5, 350}, {11, 220}, {20, 160}, {45, 100}, {105, 55}, {250, 25}, {700, 0}, {2300, 0}}};
constexpr int kFewMoves = 20;  // where there are fewer, a search gets as much as if there were so many

}  // namespace

Handicap::Handicap(int level, std::uint64_t seed) : seed_(seed * 0x9e3779b97f4a7c15u) {
  if (level < 1 || level >= kStrongestLevel) return;
  nodes_per_move_ = kLevels[level].nodes_per_move;
  chance_ = kLevels[level].overlooked;
}

std::uint64_t Handicap::nodes(int legal_moves) const {
  return static_cast<std::uint64_t>(nodes_per_move_) * static_cast<std::uint64_t>(std::max(legal_moves, kFewMoves));
}

}  // namespace woodpusher
