#pragma once
#include <array>
#include <bit>
#include <vector>

#include "movement/atom_table.h"

namespace woodpusher {

/// All movements of a mask of atoms merged into few tables, for generation: leaps into one set a site, slides into one
/// run of lines. What cannot be merged (hoppers, paths, riders that only move or only take) stays in `others`.
template <class Set>
class Gait {
 public:
  /// Double steps are left out: they are generated apart.
  Gait(const std::vector<AtomTable<Set>>& atoms, AtomMask mask, int walkable) : mask_(mask) {
    std::vector<const AtomTable<Set>*> slides;
    for (auto& leaps : leaps_) leaps.resize(walkable);
    for (AtomMask rest = mask; rest; rest &= rest - 1) {
      const AtomTable<Set>& atom = atoms[std::countr_zero(rest)];
      if (atom.double_step()) continue;
      if (atom.kind() == AtomKind::Leap)
        add_leaps(atom, walkable);
      else if (atom.kind() == AtomKind::Slide && atom.mode() == kBoth)
        slides.push_back(&atom);
      else
        others_ |= atom_bit(std::countr_zero(rest));
    }
    for (const Colour colour : kColours)
      for (int site = 0; site < walkable; ++site)
        for (const AtomTable<Set>* atom : slides)
          atom->each_line(colour, site, [&](const Line<Set>& line) { lines_[index(colour)].push_back(line); });
    if (walkable) axes_ = static_cast<int>(lines_[0].size()) / walkable;
  }

  AtomMask mask() const { return mask_; }
  AtomMask others() const { return others_; }

  /// Adds the sites reached to move and to take, occupied ones that stop the movement included.
  void reach(Colour colour, int from, Set occupied, Set& quiet, Set& taking) const {
    const int c = index(colour);
    Set slid{};
    const Line<Set>* line = lines_[c].data() + from * axes_;
    for (int axis = 0; axis < axes_; ++axis) slid |= slide(line[axis], occupied);
    const Leaps& leaps = leaps_[c][from];
    quiet |= slid | leaps.quiet;
    taking |= slid | leaps.taking;
  }

 private:
  struct Leaps {
    Set quiet, taking;
  };

  void add_leaps(const AtomTable<Set>& atom, int walkable) {
    for (const Colour colour : kColours)
      for (int site = 0; site < walkable; ++site) {
        const Set to = atom.empty_reach(colour, site);
        if (atom.mode() & kQuiet) leaps_[index(colour)][site].quiet |= to;
        if (atom.mode() & kCapture) leaps_[index(colour)][site].taking |= to;
      }
  }

  AtomMask mask_, others_ = 0;
  int axes_ = 0;
  std::array<std::vector<Leaps>, 2> leaps_;      // [site]
  std::array<std::vector<Line<Set>>, 2> lines_;  // [site * axes + axis]
};

}  // namespace woodpusher
