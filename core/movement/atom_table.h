#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "base/site_set.h"
#include "movement/atom.h"
#include "movement/lines.h"

namespace woodpusher {

/// An atom worked out for every walkable site of a board and both colours: forward (where a piece there may go, mode
/// apart) and in reverse (from where a piece could come).
template <class Set>
class AtomTable {
 public:
  /// `starts`: by colour, the sites an atom with `double_step` starts from; others start anywhere.
  AtomTable(const Board& board, const Atom& atom, const std::array<Set, 2>& starts);

  AtomKind kind() const { return kind_; }
  Mode mode() const { return mode_; }
  bool double_step() const { return double_step_; }

  /// The sites reached from `from`, occupied ones that stop the movement included.
  Set reach(Colour colour, int from, Set occupied) const {
    switch (kind_) {
      case AtomKind::Leap: return reach_[index(colour)][from];
      case AtomKind::Slide: return along(lines_[index(colour)], from, occupied, slide<Set>);
      case AtomKind::Hop: return along(lines_[index(colour)], from, occupied, hop<Set>);
      case AtomKind::Path: break;
    }
    return path_reach(colour, from, occupied);
  }

  /// Those of `pieces` (of `colour`, having this atom) that reach `to`.
  Set attackers(Colour colour, int to, Set occupied, Set pieces) const {
    const Set near = pieces & reverse_[index(colour)][to];
    if (kind_ == AtomKind::Leap || !near) return near;
    if (kind_ == AtomKind::Slide) return near & along(reverse_lines_[index(colour)], to, occupied, slide<Set>);
    if (kind_ == AtomKind::Hop) return near & along(reverse_lines_[index(colour)], to, occupied, hop<Set>);
    return path_attackers(colour, to, occupied, near);
  }

  /// The sites from which a piece could reach `to` if all stood well between.
  Set origins(Colour colour, int to) const { return reverse_[index(colour)][to]; }
  /// The sites reached from `from` on an empty board (hoppers: as if there were a hurdle anywhere).
  Set empty_reach(Colour colour, int from) const { return reach_[index(colour)][from]; }

  /// Calls `visit(line)` for each line through `to` on which pieces of `colour` could come by it (Slide and Hop).
  template <class Visit>
  void each_reverse_line(Colour colour, int to, Visit visit) const {
    const auto& lines = reverse_lines_[index(colour)];
    for (int axis = 0; axis < axes_; ++axis) visit(lines[to * axes_ + axis]);
  }

  /// Calls `visit(line)` for each line from a site (Slide and Hop).
  template <class Visit>
  void each_line(Colour colour, int from, Visit visit) const {
    for (int axis = 0; axis < axes_; ++axis) visit(lines_[index(colour)][from * axes_ + axis]);
  }

  /// A route by which a Path atom arrives.
  struct Approach {
    int from;
    Set clear;  // sites that must be empty
  };
  const std::vector<Approach>& approaches(Colour colour, int to) const { return approaches_[index(colour)][to]; }

 private:
  struct Path {
    Set stem{};
    Line<Set> ray{};
  };
  template <class Value>
  using PerColour = std::array<std::vector<Value>, 2>;

  void add_lines(const Board& board, const Atom& atom, Colour colour, int from);
  void add_paths(const Board& board, const Atom& atom, Colour colour, int from);

  template <class Kernel>
  Set along(const std::vector<Line<Set>>& lines, int site, Set occupied, Kernel kernel) const {
    const Line<Set>* line = lines.data() + site * axes_;
    Set reached{};
    for (int axis = 0; axis < axes_; ++axis) reached |= kernel(line[axis], occupied);
    return reached;
  }
  Set path_reach(Colour colour, int from, Set occupied) const {
    Set reached{};
    for (const Path& path : paths_[index(colour)][from])
      if (!(path.stem & occupied)) reached |= slide(path.ray, occupied);
    return reached;
  }
  Set path_attackers(Colour colour, int to, Set occupied, Set pieces) const {
    Set found{};
    for (const Approach& approach : approaches(colour, to))
      if (pieces.has(approach.from) && !(approach.clear & occupied)) found |= Set::of(approach.from);
    return found;
  }

  AtomKind kind_;
  Mode mode_;
  bool double_step_;
  int axes_ = 0;
  std::vector<Step> axis_;                       // one direction of each axis
  PerColour<Set> reach_, reverse_;               // [site]
  PerColour<Line<Set>> lines_, reverse_lines_;   // [site * axes + axis]
  PerColour<std::vector<Path>> paths_;           // [site]
  PerColour<std::vector<Approach>> approaches_;  // [site]
};

extern template class AtomTable<Set64>;
extern template class AtomTable<Set128>;

}  // namespace woodpusher
