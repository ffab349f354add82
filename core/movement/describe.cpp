#include "movement/describe.h"

#include <algorithm>
#include <cstdlib>

#include "base/texts.h"

namespace woodpusher {
namespace {

/// Movements that have a name of their own; the texts are "atom.<betza>.name" and "atom.<betza>.words".
struct Named {
  std::string_view betza, icon;
};
constexpr Named kNamed[] = {
    {"R", "rook-slide"},
    {"B", "bishop-slide"},
    {"N", "knight-leap"},
    {"W", "wazir-step"},
    {"F", "ferz-step"},
    {"D", "dabbabah-leap"},
    {"A", "alfil-leap"},
    {"nN", "mao"},
    {"pR", "pao-hop"},
    {"pB", "vao-hop"},
    {"[F-fW-fW-fR]", "giraffe-bend"},
    {"fmW", ""},
    {"fcF", ""},
    {"imfnD", ""},
};

/// The longer side of the step last, as leaps are written.
std::string leap_text(Step step) {
  const int a = std::abs(step.dx), b = std::abs(step.dy);
  return "(" + std::to_string(std::min(a, b)) + "," + std::to_string(std::max(a, b)) + ")";
}

std::string kind_key(const Atom& atom) {
  switch (atom.kind) {
    case AtomKind::Leap: return "atom.leap";
    case AtomKind::Slide: return "atom.slide";
    case AtomKind::Hop: return "atom.hop";
    case AtomKind::Path: break;
  }
  return "atom.path";
}

std::string general_words(const Atom& atom) {
  const Step step = atom.legs.front().step;
  const bool straight = step.dx == 0 || step.dy == 0, unit = std::max(std::abs(step.dx), std::abs(step.dy)) == 1;
  const std::string where =
      unit ? words(straight ? "atom.straight" : "atom.diagonal") : words("atom.steps", {leap_text(step)});
  std::string text = words(kind_key(atom), {atom.kind == AtomKind::Leap   ? leap_text(step)
                                            : atom.kind == AtomKind::Path ? atom.betza
                                                                          : where});
  if (atom.kind == AtomKind::Slide && atom.legs.front().range)
    text += words("atom.range", {std::to_string(atom.legs.front().range)});
  if (atom.mode == kQuiet) text += words("atom.quiet");
  if (atom.mode == kCapture) text += words("atom.capture");
  return text;
}

}  // namespace

AtomWords describe(const Atom& atom) {
  for (const Named& named : kNamed) {
    if (named.betza != atom.betza) continue;
    const std::string key = "atom." + atom.betza;
    return {words(key + ".name"), words(key + ".words"), std::string(named.icon)};
  }
  return {atom.betza, general_words(atom), ""};
}

}  // namespace woodpusher
