#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/position.h"

namespace woodpusher {

/// Why something may not be done: a key of the catalogue of texts, what fills its places, and the sites it is about.
struct WhyNot {
  std::string_view key;
  std::vector<std::string> args;
  std::vector<Site> sites;
};

/// Why the piece on a site may not go to another; nothing if some legal move does just that. Any two numbers may be
/// asked about. The position is as before when it returns.
template <class Set>
std::optional<WhyNot> why_not(Position<Set>& position, int from, int to);

/// Why a piece of a type may not be dropped on a site; nothing if it may.
template <class Set>
std::optional<WhyNot> why_not_drop(Position<Set>& position, int type, int to);

}  // namespace woodpusher
