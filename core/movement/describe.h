#pragma once
#include <string>

#include "movement/atom.h"

namespace woodpusher {

/// An atom for people: "Rook", "slides along ranks and files", and the sign of it among the drawings ("rook-slide"; ""
/// if it has none).
struct AtomWords {
  std::string name, words, icon;
};
AtomWords describe(const Atom& atom);

}  // namespace woodpusher
