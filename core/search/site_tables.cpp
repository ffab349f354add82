#include "search/site_tables.h"

#include <algorithm>
#include <cstdlib>

namespace woodpusher {
namespace {

/// Files and ranks from one site to another, ranks as a side sees them.
struct Way {
  int files = 0, ranks = 0;
};
Way way(const Board& board, int from, int to, Colour colour) {
  const auto a = static_cast<Site>(from), b = static_cast<Site>(to);
  const int ranks = board.rank(b) - board.rank(a);
  return {std::abs(board.file(b) - board.file(a)), colour == Colour::White ? ranks : -ranks};
}

template <class Set>
void build_spans(SiteTables<Set>& tables, const Board& board, int site, Colour colour) {
  const auto c = static_cast<std::size_t>(index(colour));
  const int rank = board.rank(static_cast<Site>(site));
  const int gone = colour == Colour::White ? rank : board.ranks() - 1 - rank;
  tables.advance[c][site] = gone * 64 / std::max(board.ranks() - 1, 1);
  for (int to = 0; to < tables.sites; ++to) {
    const auto [files, ranks] = way(board, site, to, colour);
    if (files > 1) continue;
    const Set there = Set::of(to);
    if (ranks <= 0) {
      if (files == 1) tables.support[c][site] |= there;
      continue;
    }
    tables.front[c][site] |= there;
    if (files == 0) tables.ahead[c][site] |= there;
    if (ranks == 1) tables.near[c][site] |= there;
    if (ranks == 2) tables.far[c][site] |= there;
    if (ranks <= 3) tables.storm[c][site] |= there;
  }
}

}  // namespace

template <class Set>
SiteTables<Set>::SiteTables(const Board& board) : sites(board.walkable()) {
  for (auto* list : {&zone, &file, &neighbour_files, &beside}) list->resize(sites);
  for (auto* pair : {&ahead, &front, &near, &far, &storm, &support})
    for (auto& list : *pair) list.resize(sites);
  for (auto* list : {&centre, &mirrored, &advance[0], &advance[1]}) list->resize(sites);
  distances.resize(sites * sites);
  for (int at = 0; at < sites; ++at) {
    const auto site = static_cast<Site>(at);
    const int across = std::abs(2 * board.file(site) - board.files() + 1),
              along = std::abs(2 * board.rank(site) - board.ranks() + 1);
    centre[at] = 6 - std::max(across * 6 / board.files(), along * 6 / board.ranks());
    const Site across_board = board.at(board.file(site), board.ranks() - 1 - board.rank(site));
    mirrored[at] = across_board < sites ? across_board : at;
    if ((board.file(site) + board.rank(site)) % 2 == 0) dark |= Set::of(at);
    for (int to = 0; to < sites; ++to) {
      const auto [files, ahead_by] = way(board, at, to, Colour::White);
      const int ranks = std::abs(ahead_by);
      distances[at * sites + to] = std::max(files, ranks);
      if (std::max(files, ranks) <= 1) zone[at] |= Set::of(to);
      if (files == 0) file[at] |= Set::of(to);
      if (files == 1) neighbour_files[at] |= Set::of(to);
      if (files == 1 && ranks == 0) beside[at] |= Set::of(to);
    }
    for (const Colour colour : kColours) build_spans(*this, board, at, colour);
  }
}

template struct SiteTables<Set64>;
template struct SiteTables<Set128>;

}  // namespace woodpusher
