#pragma once
#include "base/site_set.h"

namespace woodpusher {

/// A line through a site, without the site itself: `all` its sites, and those `low` the site in number. Sites rise
/// along a line in the order a rider meets them, upward from the site and downward below it.
template <class Set>
struct Line {
  Set all{}, low{};
};

/// The sites a rider reaches: up to and including the first occupied one each way.
template <class Set>
inline Set slide(const Line<Set>& line, Set occupied) {
  const Set blockers = line.all & occupied;
  const Set below = blockers & line.low, above = blockers ^ below;
  // above - (highest blocker below) flips every bit from that blocker up to the first one above.
  return line.all & (above ^ minus(above, top_or_first(below)));
}

/// The sites a hopper over exactly one piece reaches.
template <class Set>
inline Set hop(const Line<Set>& line, Set occupied) {
  const Set seen = slide(line, occupied);
  const Set hurdles = seen & occupied;
  if (!hurdles) return {};
  return slide(line, occupied & ~hurdles) & ~seen;
}

}  // namespace woodpusher
