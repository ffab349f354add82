#include "movement/betza.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <tuple>

namespace woodpusher {
namespace {

struct Leaper {
  char letter;
  Step step;
};
constexpr Leaper kLeapers[] = {{'W', {0, 1}}, {'F', {1, 1}}, {'D', {0, 2}}, {'N', {1, 2}}, {'A', {2, 2}},
                               {'H', {0, 3}}, {'C', {1, 3}}, {'Z', {2, 3}}, {'G', {3, 3}}};

auto order(const Leg& leg) {
  std::vector<int> stem;
  for (const Step step : leg.stem) stem.insert(stem.end(), {step.dx, step.dy});
  return std::tuple(leg.step.dx, leg.step.dy, leg.range, stem);
}

/// All mirrorings and turnings of a step, each once.
std::vector<Step> directions_of(Step step) {
  std::vector<Step> all;
  for (const auto [dx, dy] : {Step{step.dx, step.dy}, Step{step.dy, step.dx}})
    for (const int sx : {1, -1})
      for (const int sy : {1, -1}) {
        const Step turned{sx * dx, sy * dy};
        if (std::find(all.begin(), all.end(), turned) == all.end()) all.push_back(turned);
      }
  return all;
}

bool is_oblique(Step step) { return step.dx && step.dy && std::abs(step.dx) != std::abs(step.dy); }

/// Whether one direction letter admits a step.
bool admits(char letter, Step step) {
  const bool tall = std::abs(step.dy) > std::abs(step.dx);
  switch (letter) {
    case 'f': return step.dy > 0;
    case 'b': return step.dy < 0;
    case 'l': return step.dx < 0;
    case 'r': return step.dx > 0;
    case 'v': return is_oblique(step) ? tall : step.dy != 0;
    default: return is_oblique(step) ? !tall : step.dx != 0;
  }
}

/// Whether letters "fl", "ff", "fs"... taken together admit a step that is not orthogonal.
bool admits_pair(char first, char second, Step step) {
  if (first != second) return admits(first, step) && admits(second, step);
  const bool tall = std::abs(step.dy) > std::abs(step.dx);
  return admits(first, step) && tall == (first == 'f' || first == 'b');
}

bool is_vertical(char letter) { return letter == 'f' || letter == 'b' || letter == 'v'; }

bool is_pair(char first, char second, Step step) {
  if (!step.dx || !step.dy) return false;
  if (is_oblique(step) && first == second && first != 'v' && first != 's') return true;
  return is_vertical(first) != is_vertical(second);
}

/// The steps that a run of direction letters leaves of `all`; every one for no letters.
std::vector<Step> restricted(const std::vector<Step>& all, std::string_view letters) {
  if (letters.empty()) return all;
  std::vector<Step> kept;
  for (const Step step : all) {
    bool in = false;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (i + 1 < letters.size() && is_pair(letters[i], letters[i + 1], step)) {
        in = in || admits_pair(letters[i], letters[i + 1], step);
        ++i;
      } else {
        in = in || admits(letters[i], step);
      }
    }
    if (in) kept.push_back(step);
  }
  return kept;
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Result<std::vector<Atom>> run() {
    while (at_ < text_.size()) {
      const Status status = term();
      if (!status) return status.error();
    }
    return atoms_;
  }

 private:
  struct Modifiers {
    std::string directions;
    Mode mode = kBoth;
    bool lame = false, hops = false;
  };

  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  Error error(std::string_view key, std::string what) const {
    return {ErrorKind::Definition, key, {std::move(what)}, {0, static_cast<int>(at_) + 1}};
  }
  Error unknown() const {
    return peek() ? error("betza.unknown", std::string(1, peek())) : error("betza.ends", std::string(text_));
  }

  Status term() {
    term_start_ = at_;
    Modifiers modifiers;
    for (; std::islower(static_cast<unsigned char>(peek())); ++at_) {
      const char letter = peek();
      if (std::string_view("fblrvs").find(letter) != std::string_view::npos)
        modifiers.directions += letter;
      else if (letter == 'm')
        modifiers.mode = kQuiet;
      else if (letter == 'c')
        modifiers.mode = kCapture;
      else if (letter == 'n')
        modifiers.lame = true;
      else if (letter == 'p')
        modifiers.hops = true;
      else
        return unknown();
    }
    switch (peek()) {
      case '[': return bent(modifiers);
      case 'K': ++at_; return pair('W', 'F', 1, modifiers);
      case 'Q': ++at_; return pair('W', 'F', 0, modifiers);
      case 'R': ++at_; return add('W', {0, 1}, range(0), modifiers);
      case 'B': ++at_; return add('F', {1, 1}, range(0), modifiers);
      case '(': return numbered(modifiers);
      default: return lettered(modifiers);
    }
  }

  Status lettered(const Modifiers& modifiers) {
    const char letter = peek();
    for (const Leaper& leaper : kLeapers) {
      if (leaper.letter != letter) continue;
      ++at_;
      if (peek() == letter) {
        ++at_;
        return add(letter, leaper.step, 0, modifiers);
      }
      return add(letter, leaper.step, range(1), modifiers);
    }
    return unknown();
  }

  std::optional<int> number() {
    if (!std::isdigit(static_cast<unsigned char>(peek()))) return std::nullopt;
    int value = 0;
    while (std::isdigit(static_cast<unsigned char>(peek())) && value < 100) value = value * 10 + (text_[at_++] - '0');
    return value;
  }
  int range(int otherwise) { return number().value_or(otherwise); }

  Status numbered(const Modifiers& modifiers) {
    ++at_;
    const auto m = number();
    if (!m || peek() != ',') return unknown();
    ++at_;
    const auto n = number();
    if (!n || peek() != ')') return unknown();
    ++at_;
    if ((*m == 0 && *n == 0) || *m >= kMaxFiles || *n >= kMaxFiles) return error("betza.leap", std::string(text_));
    return add('(', {std::min(*m, *n), std::max(*m, *n)}, range(1), modifiers);
  }

  Status pair(char first, char second, int otherwise, const Modifiers& modifiers) {
    const int limit = range(otherwise);
    const Status status = add(first, {0, 1}, limit, modifiers);
    return status ? add(second, {1, 1}, limit, modifiers) : status;
  }

  Status add(char letter, Step step, int limit, const Modifiers& modifiers) {
    if (modifiers.hops && limit == 1) return error("betza.hop", std::string(text_));
    if (modifiers.lame && (limit != 1 || !(letter == 'N' || letter == 'D' || letter == 'A')))
      return error("betza.lame", std::string(text_));
    Atom atom;
    atom.mode = modifiers.mode;
    atom.kind = modifiers.hops   ? AtomKind::Hop
                : modifiers.lame ? AtomKind::Path
                : limit == 1     ? AtomKind::Leap
                                 : AtomKind::Slide;
    for (const Step direction : restricted(directions_of(step), modifiers.directions))
      atom.legs.push_back(modifiers.lame ? lame_leg(direction) : Leg{{}, direction, limit});
    atom.betza = prefix(modifiers) + atom_text(letter, step, limit);
    return keep(std::move(atom));
  }

  /// A Horse steps along its longer side first; a lame Dabbabah or Elephant half its way.
  static Leg lame_leg(Step to) {
    if (!is_oblique(to)) return {{{to.dx / 2, to.dy / 2}}, {to.dx / 2, to.dy / 2}, 1};
    const Step first = std::abs(to.dx) > std::abs(to.dy) ? Step{to.dx / 2, 0} : Step{0, to.dy / 2};
    return {{first}, {to.dx - first.dx, to.dy - first.dy}, 1};
  }

  static std::string prefix(const Modifiers& modifiers) {
    std::string text = modifiers.directions;
    if (modifiers.mode == kQuiet) text += 'm';
    if (modifiers.mode == kCapture) text += 'c';
    if (modifiers.hops) text += 'p';
    if (modifiers.lame) text += 'n';
    return text;
  }

  static std::string atom_text(char letter, Step step, int limit) {
    if (letter == 'W' && limit != 1) return limit ? "R" + std::to_string(limit) : "R";
    if (letter == 'F' && limit != 1) return limit ? "B" + std::to_string(limit) : "B";
    std::string text =
        letter == '(' ? "(" + std::to_string(step.dx) + "," + std::to_string(step.dy) + ")" : std::string(1, letter);
    return limit == 1 ? text : text + std::to_string(limit);
  }

  /// [F-fW-fW-fR]: the first step in all its directions, each later one outward.
  Status bent(const Modifiers& modifiers) {
    if (!modifiers.directions.empty() || modifiers.lame || modifiers.hops)
      return error("betza.bent", std::string(text_));
    ++at_;
    std::vector<std::vector<Step>> paths;
    int limit = 1;
    for (bool first = true;; first = false) {
      if (!first && peek() != 'f') return unknown();
      if (!first) ++at_;
      const char letter = peek();
      if (letter != 'W' && letter != 'F' && letter != 'R' && letter != 'B') return unknown();
      ++at_;
      paths = first ? starts(letter) : continued(paths, letter);
      limit = letter == 'R' || letter == 'B' ? range(0) : 1;
      if (peek() == ']') break;
      if (peek() != '-' || limit != 1) return unknown();
      ++at_;
    }
    ++at_;
    Atom atom;
    atom.kind = AtomKind::Path;
    atom.mode = modifiers.mode;
    for (std::vector<Step>& path : paths) {
      const Step last = path.back();
      path.pop_back();
      atom.legs.push_back({std::move(path), last, limit});
    }
    atom.betza = std::string(text_.substr(term_start_, at_ - term_start_));
    return keep(std::move(atom));
  }

  static Step unit(char letter) { return letter == 'W' || letter == 'R' ? Step{0, 1} : Step{1, 1}; }
  static std::vector<std::vector<Step>> starts(char letter) {
    std::vector<std::vector<Step>> paths;
    for (const Step step : directions_of(unit(letter))) paths.push_back({step});
    return paths;
  }
  /// Outward: within 45 degrees of the step before.
  static std::vector<std::vector<Step>> continued(const std::vector<std::vector<Step>>& paths, char letter) {
    std::vector<std::vector<Step>> longer;
    for (const auto& path : paths)
      for (const Step step : directions_of(unit(letter))) {
        const Step before = path.back();
        const int along = step.dx * before.dx + step.dy * before.dy;
        if (along <= 0 || (!is_turn(before, step) && step != before)) continue;
        longer.push_back(path);
        longer.back().push_back(step);
      }
    return longer;
  }
  static bool is_turn(Step a, Step b) { return (a.dx && a.dy) != (b.dx && b.dy); }

  Status keep(Atom atom) {
    if (atom.legs.empty()) return error("betza.nowhere", std::string(text_));
    std::sort(atom.legs.begin(), atom.legs.end(), [](const Leg& a, const Leg& b) { return order(a) < order(b); });
    for (const Atom& known : atoms_)
      if (known.same_movement(atom)) return Done{};
    atoms_.push_back(std::move(atom));
    return Done{};
  }

  std::string_view text_;
  std::size_t at_ = 0, term_start_ = 0;
  std::vector<Atom> atoms_;
};

}  // namespace

Result<std::vector<Atom>> parse_betza(std::string_view text) { return Parser(text).run(); }

}  // namespace woodpusher
