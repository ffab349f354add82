#include "movement/walker.h"

#include <optional>

namespace woodpusher {
namespace {

/// Nothing where the route leaves the board.
std::optional<Route> route(const Board& board, const Leg& leg, Colour colour, Site from) {
  Route way;
  Site site = from;
  for (const Step step : leg.stem) {
    site = board.step(site, mirrored(step, colour));
    if (site == kNoSite) return std::nullopt;
    way.stem.push_back(site);
  }
  for (int count = 0; leg.range == 0 || count < leg.range; ++count) {
    site = board.step(site, mirrored(leg.step, colour));
    if (site == kNoSite) break;
    way.ray.push_back(site);
  }
  if (way.ray.empty()) return std::nullopt;
  return way;
}

}  // namespace

std::vector<Route> routes(const Board& board, const Atom& atom, Colour colour, Site from) {
  std::vector<Route> ways;
  if (board.is_zone(from)) return ways;
  for (const Leg& leg : atom.legs)
    if (auto way = route(board, leg, colour, from)) ways.push_back(std::move(*way));
  return ways;
}

}  // namespace woodpusher
