#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "geometry/board.h"

namespace woodpusher {

/// How a movement is computed; the first that fits.
enum class AtomKind : std::uint8_t {
  Leap,   // one step, nothing between matters
  Slide,  // steps along a line until something stands in the way
  Hop,    // along a line over exactly one piece, any number of empty squares before and beyond
  Path,   // squares that must be empty, then a slide: lame leapers, bent sliders, double steps
};

/// What a movement may end on.
enum Mode : std::uint8_t { kQuiet = 1, kCapture = 2, kBoth = 3 };

/// One way to go: the `stem` must be empty, then up to `range` times `step` (0 = no limit).
struct Leg {
  std::vector<Step> stem;
  Step step;
  int range = 1;
  bool operator==(const Leg&) const = default;
};

/// A kind of movement, written from White's side and mirrored for Black. Equal movements are one atom in a variant.
struct Atom {
  AtomKind kind = AtomKind::Leap;
  Mode mode = kBoth;
  std::vector<Leg> legs;  // sorted
  /// A move by it may be answered en passant, and it starts only on a colour's double-step sites.
  bool double_step = false;
  std::string betza;  // its text; does not count for equality

  bool same_movement(const Atom& atom) const {
    return kind == atom.kind && mode == atom.mode && legs == atom.legs && double_step == atom.double_step;
  }
};

constexpr int kMaxAtoms = 64;
/// A set of atoms of a variant, by their index.
using AtomMask = std::uint64_t;
constexpr AtomMask atom_bit(int atom) { return AtomMask{1} << atom; }

}  // namespace woodpusher
