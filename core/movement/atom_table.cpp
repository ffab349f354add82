#include "movement/atom_table.h"

#include <algorithm>

#include "movement/walker.h"

namespace woodpusher {
namespace {

/// The direction of a pair in which site numbers rise: both directions of a line share an axis.
Step rising(Step step) { return step.dy > 0 || (step.dy == 0 && step.dx > 0) ? step : -step; }

std::vector<Step> axes_of(const Atom& atom) {
  std::vector<Step> axes;
  for (const Leg& leg : atom.legs)
    for (const Colour colour : kColours) {
      const Step axis = rising(mirrored(leg.step, colour));
      if (std::find(axes.begin(), axes.end(), axis) == axes.end()) axes.push_back(axis);
    }
  return axes;
}

template <class Set>
void add(Line<Set>& line, int site, const std::vector<Site>& ray) {
  for (const Site to : ray) {
    line.all |= Set::of(to);
    if (to < site) line.low |= Set::of(to);
  }
}

}  // namespace

template <class Set>
AtomTable<Set>::AtomTable(const Board& board, const Atom& atom, const std::array<Set, 2>& starts)
    : kind_(atom.kind), mode_(atom.mode), double_step_(atom.double_step) {
  const auto count = static_cast<std::size_t>(board.walkable());
  if (kind_ == AtomKind::Slide || kind_ == AtomKind::Hop) axis_ = axes_of(atom);
  axes_ = static_cast<int>(axis_.size());
  for (const Colour colour : kColours) {
    const auto c = static_cast<std::size_t>(index(colour));
    reach_[c].resize(count);
    reverse_[c].resize(count);
    lines_[c].resize(count * axis_.size());
    reverse_lines_[c].resize(count * axis_.size());
    paths_[c].resize(count);
    approaches_[c].resize(count);
    for (int from = 0; from < board.walkable(); ++from) {
      if (double_step_ && !starts[c].has(from)) continue;
      add_lines(board, atom, colour, from);
      if (kind_ == AtomKind::Path) add_paths(board, atom, colour, from);
    }
  }
}

template <class Set>
void AtomTable<Set>::add_lines(const Board& board, const Atom& atom, Colour colour, int from) {
  const auto c = static_cast<std::size_t>(index(colour));
  for (const Leg& leg : atom.legs) {
    Atom one = atom;
    one.legs = {leg};
    const Step axis = rising(mirrored(leg.step, colour));
    const auto place = std::find(axis_.begin(), axis_.end(), axis) - axis_.begin();
    for (const Route& route : routes(board, one, colour, static_cast<Site>(from))) {
      for (const Site to : route.ray) {
        reach_[c][from] |= Set::of(to);
        reverse_[c][to] |= Set::of(from);
        if (axes_ == 0) continue;
        Line<Set>& back = reverse_lines_[c][to * axes_ + place];
        back.all |= Set::of(from);
        if (from < to) back.low |= Set::of(from);
      }
      if (axes_) add(lines_[c][from * axes_ + place], from, route.ray);
    }
  }
}

template <class Set>
void AtomTable<Set>::add_paths(const Board& board, const Atom& atom, Colour colour, int from) {
  const auto c = static_cast<std::size_t>(index(colour));
  for (const Route& route : routes(board, atom, colour, static_cast<Site>(from))) {
    Path path;
    for (const Site site : route.stem) path.stem |= Set::of(site);
    Set clear = path.stem;
    // Everything on the ray lies on one side of where it begins: "low" is all of it or nothing.
    const int begin = route.stem.empty() ? from : route.stem.back();
    add(path.ray, begin, route.ray);
    for (const Site to : route.ray) {
      approaches_[c][to].push_back({from, clear});
      clear |= Set::of(to);
    }
    paths_[c][from].push_back(path);
  }
}

template class AtomTable<Set64>;
template class AtomTable<Set128>;

}  // namespace woodpusher
