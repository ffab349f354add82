#pragma once
#include <vector>

#include "movement/atom.h"

namespace woodpusher {

/// One way an atom leads from a site: all of `stem` must be empty, then the sites of `ray` in the order they are met.
struct Route {
  std::vector<Site> stem;
  std::vector<Site> ray;  // never empty
};

/// The routes of an atom from a site for a colour. The one place that walks the board: tables for generation and
/// attacks, arrows and diagrams are all made from it.
std::vector<Route> routes(const Board& board, const Atom& atom, Colour colour, Site from);

}  // namespace woodpusher
