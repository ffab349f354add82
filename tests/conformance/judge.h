#pragma once
#include <map>
#include <string>

#include "reference/plays.h"

namespace woodpusher::test {

/// Follows a game by the reference and says how it stands: the rules for the end of a game, written a second time.
class Judge {
 public:
  explicit Judge(const Variant& variant) : variant_(variant) {}

  /// The next position of the game; "" while it goes on, else the key of its outcome.
  std::string see(const Setup& setup, const reference::Plays& plays);

 private:
  bool is_bare(const Setup& setup) const;
  /// What makes positions the same: all but the clocks, and en passant only where a legal move takes so.
  std::string identity(const Setup& setup, const reference::Plays& plays) const;

  const Variant& variant_;
  std::map<std::string, int> seen_;
};

}  // namespace woodpusher::test
