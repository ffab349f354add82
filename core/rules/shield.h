#pragma once
#include <cstdint>

#include "position/position.h"

namespace woodpusher {

/// What stands between the royal piece of the side to move and attack: the filter in front of the legality test. A move
/// that touches none of it cannot expose him, so it is legal without a test. Every set may hold too much, never too
/// little.
template <class Set>
struct Shield {
  explicit Shield(const Position<Set>& position);
  /// Nothing known: for moves that are all tested anyway.
  Shield() = default;

  int royal = -1;         // his site, -1 if there is none
  bool in_check = false;  // then every move is tested
  Set leave{};            // emptying one of these may open a line or a path to him
  Set enter{};            // filling one of these may give a hopper its hurdle
  // Sites on lines of enemy pieces that could reach him, had they a power which they lack:
  Set sources_leave{};           // a source that leaves or is taken here may set one free
  Set sources_enter{};           // a source that appears here may lend it
  std::uint64_t zone_enter = 0;  // the same for zone sites, from the first one

 private:
  void look_around(const Position<Set>& position);
  void guard_against(const Position<Set>& position, const AtomTable<Set>& table, Set near);
  void guard_powers(const Position<Set>& position);
  void guard_from(const Position<Set>& position, Set candidates, AtomMask atom);
};

extern template struct Shield<Set64>;
extern template struct Shield<Set128>;

}  // namespace woodpusher
