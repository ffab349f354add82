#pragma once
#include <cstddef>
#include <vector>

#include "position/move.h"

namespace woodpusher {

/// The one arena of moves of a session: generation pushes on top, and each ply cuts back to where it began.
class MoveStack {
 public:
  MoveStack() { moves_.reserve(4096); }
  std::size_t size() const { return moves_.size(); }
  void push(Move move) { moves_.push_back(move); }
  void cut(std::size_t size) { moves_.resize(size); }
  Move& operator[](std::size_t i) { return moves_[i]; }
  Move operator[](std::size_t i) const { return moves_[i]; }

 private:
  std::vector<Move> moves_;
};

}  // namespace woodpusher
