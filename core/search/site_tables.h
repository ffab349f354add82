#pragma once
#include <array>
#include <vector>

#include "base/site_set.h"
#include "variant/variant.h"

namespace woodpusher {

/// What the evaluation needs to know of a board: places and spans, by walkable site and, where it matters, by colour.
template <class Set>
struct SiteTables {
  explicit SiteTables(const Board& board);

  int distance(int a, int b) const { return distances[a * sites + b]; }

  int sites = 0;
  std::vector<int> mirrored;                       // the site that is to White what this one is to Black
  std::vector<int> centre;                         // 0 at the edge to 6
  std::vector<int> distances;                      // in royal steps
  std::vector<Set> zone;                           // the site and those one step away
  std::vector<Set> file, neighbour_files, beside;  // beside: left and right of the site
  std::array<std::vector<Set>, 2> ahead;           // the file ahead
  std::array<std::vector<Set>, 2> front;           // ahead on the file and those beside it
  std::array<std::vector<Set>, 2> near, far,
      storm;                                // ahead, at most one file away: the next rank, the one after, three
  std::array<std::vector<Set>, 2> support;  // on the files beside, not ahead
  std::array<std::vector<int>, 2> advance;  // ranks gone from home, in 64ths of the way
  Set dark{};                               // every second site, as on a chessboard
};

extern template struct SiteTables<Set64>;
extern template struct SiteTables<Set128>;

}  // namespace woodpusher
