#include "uci/uci.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "base/texts.h"
#include "notation/move_text.h"
#include "uci/commands.h"
#include "uci/limits.h"

namespace woodpusher {
namespace {

std::vector<std::string> split(std::string_view line) {
  std::istringstream stream{std::string(line)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text += (i > from ? " " : "") + words[i];
  return text;
}

std::size_t place_of(const std::vector<std::string>& words, std::string_view word) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

Result<int> number_in(const std::string& name, const std::string& text, int low, int high) {
  const auto value = read_number(name, text);
  if (!value) return value.error();
  if (*value < low || *value > high)
    return Error{ErrorKind::Option, "key.number", {name, std::to_string(low), std::to_string(high), text}};
  return value;
}

std::string score_text(Score score) { return (score.is_mate ? "mate " : "cp ") + std::to_string(score.value); }

}  // namespace

Uci::Uci(Write write, ReadFile read_file) : write_(std::move(write)), read_file_(std::move(read_file)) {
  open(variant_name_, {});
}

Result<std::shared_ptr<const Variant>> Uci::load(const std::string& variant, const Options& options) const {
  const bool own = std::find(own_names_.begin(), own_names_.end(), variant) != own_names_.end();
  return own ? load_variant_from(definitions_, variant, options) : load_variant(variant, options);
}

/// Opens a game; if anything is wrong, says so and leaves the one before.
bool Uci::open(const std::string& name, const Options& options) {
  const auto variant = load(name, options);
  if (!variant) {
    fail(variant.error());
    return false;
  }
  auto session = Session::open(*variant);
  if (!session) {
    fail(session.error());
    return false;
  }
  variant_name_ = name;
  options_ = options;
  variant_ = *variant;
  session_ = std::move(*session);
  session_->set_hash(hash_);
  return true;
}

void Uci::restart(std::string_view fen, const std::vector<std::string>& moves) {
  if (const Status status = session_->restart(fen, moves); !status) return fail(status.error());
  for (const std::string& note : session_->notes()) say("info string " + note);
}

void Uci::fail(const Error& error) {
  const bool at_move = error.kind == ErrorKind::Move && error.place.column > 0;
  if (!at_move) return say("info string error " + std::string(name_of(error.kind)) + ": " + words(error));
  say("info string error move " + std::to_string(error.place.column) + ": " + words(error.key, error.args));
}

void Uci::command(std::string_view line) {
  const Words input = split(line);
  if (input.empty()) return;
  const std::string& name = input[0];
  if (name == "quit") {
    session_->stop_search();
    waiting_.clear();
    finish_search();
    quitting_ = true;
  } else if (name == "stop") {
    session_->stop_search();
    finish_search();
  } else if (name == "isready") {
    say("readyok");
  } else if (name == "ponderhit") {
    limits_.ponder = false;
    session_->ponder_hit();
  } else if (name == "debug") {
  } else if (searching_) {
    waiting_.emplace_back(line);  // its turn comes when the search has ended
  } else if (name == "uci") {
    identify();
  } else if (name == "setoption") {
    set_option(input);
  } else if (name == "ucinewgame") {
    session_->set_hash(hash_);
    restart({}, {});
  } else if (name == "position") {
    set_position(input);
  } else if (name == "go") {
    go(input);
  } else if (name == "d") {
    show();
  } else if (name == "bench") {
    bench(input);
  } else {
    fail({ErrorKind::Command, "command.unknown", {name}});
  }
}

void Uci::identify() {
  say("id name Woodpusher");
  say("id author The Woodpusher authors");
  say("option name Hash type spin default 16 min 1 max 1024");
  say("option name Ponder type check default false");
  say("option name MultiPV type spin default 1 min 1 max 5");
  say("option name Level type spin default 10 min 1 max 10");
  say("option name Seed type spin default 0 min 0 max 1000000");
  say("option name VariantPath type string default <empty>");
  list_options();
  say("uciok");
}

void Uci::list_options() {
  std::string line = "option name UCI_Variant type combo default " + variant_name_;
  for (const std::string_view name : variant_names()) line += " var " + std::string(name);
  for (const std::string& name : own_names_) line += " var " + name;
  say(line);
  for (const Choice& choice : variant_->choices) {
    std::string text = "option name " + choice.name + " type " + (choice.letters.empty() ? "combo" : "string") +
                       " default " + option_of(choice);
    if (choice.letters.empty())
      for (const Choice::Value& value : choice.values) text += " var " + value.value;
    say(text);
  }
}

std::string Uci::option_of(const Choice& choice) const {
  const auto option = variant_->options.find(choice.name);
  return option == variant_->options.end() ? choice.values.front().value : option->second;
}

void Uci::set_option(const Words& input) {
  const std::size_t value_at = place_of(input, "value");
  if (input.size() < 3 || input[1] != "name")
    return fail({ErrorKind::Command, "command.unknown", {joined(input, 0, input.size())}});
  const std::string name = joined(input, 2, value_at);
  const std::string value = joined(input, std::min(value_at + 1, input.size()), input.size());
  const auto spin = [&](int low, int high, int& target) {
    const auto read = number_in(name, value, low, high);
    if (!read) return fail(read.error());
    target = *read;
  };
  if (same(name, "UCI_Variant")) return set_variant(value);
  if (same(name, "VariantPath")) return load_file(value);
  if (same(name, "Hash")) {
    spin(1, 1024, hash_);
    return session_->set_hash(hash_);
  }
  if (same(name, "Ponder")) return;  // the one who asks for it does it
  if (same(name, "MultiPV")) return spin(1, 5, lines_);
  if (same(name, "Level")) return spin(1, kStrongestLevel, level_);
  if (same(name, "Seed")) return spin(0, 1000000, seed_);
  set_choice(name, value);
}

void Uci::set_variant(const std::string& name) {
  if (!open(name, {})) return;
  for (const Choice& choice : variant_->choices) say("info string option " + choice.name + " is " + option_of(choice));
}

/// Sets an option of the variant; the board goes back to the start.
void Uci::set_choice(const std::string& name, const std::string& value) {
  Options options = options_;
  std::string known = name;
  for (const Choice& choice : variant_->choices)
    if (same(choice.name, name)) known = choice.name;
  options[known] = value;
  open(variant_name_, options);
}

void Uci::load_file(const std::string& path) {
  if (path.empty() || path == "<empty>") {
    definitions_.clear();
    own_names_.clear();
    return;
  }
  std::string text;
  if (!read_file_(path, text)) return fail({ErrorKind::Command, "command.file", {path}});
  const auto names = sections_of(text);
  if (!names) return fail(names.error());
  definitions_ = std::move(text);
  own_names_ = *names;
  list_options();
}

void Uci::set_position(const Words& input) {
  const std::size_t moves_at = place_of(input, "moves");
  const std::vector<std::string> moves(
      input.begin() + static_cast<std::ptrdiff_t>(std::min(moves_at + 1, input.size())), input.end());
  if (input.size() > 1 && input[1] == "startpos") {
    restart({}, moves);
  } else if (input.size() > 1 && input[1] == "fen") {
    const std::string fen = joined(input, 2, moves_at);
    if (fen.empty()) return fail({ErrorKind::Fen, "fen.empty", {}});
    restart(fen, moves);
  } else {
    fail({ErrorKind::Command, "command.position", {}});
  }
}

void Uci::go(const Words& input) {
  if (input.size() > 2 && input[1] == "perft") {
    const auto depth = number_in("perft", input[2], 1, 20);
    return depth ? perft(*depth) : fail(depth.error());
  }
  limits_ = {};
  limits_.lines = lines_;
  if (const Status status = read_limits(input, session_->moves(), limits_); !status) return fail(status.error());
  limits_.seed = static_cast<std::uint64_t>(seed_);
  if (level_ < kStrongestLevel && !limits_.mate) limits_.level = level_;  // a mate is proved whatever the level
  reported_depth_ = 0;
  searching_ = true;
  session_->begin_search(limits_);
}

bool Uci::busy() const { return searching_ && !(holding() && session_->search_report().done); }

void Uci::perft(int depth) {
  std::uint64_t nodes = 0;
  const std::vector<LegalMove> moves = session_->moves();
  for (const LegalMove& move : moves) {
    const std::uint64_t below = session_->perft_after(move.move, depth - 1);
    say(move.text + ": " + std::to_string(below));
    nodes += below;
  }
  say("");
  say("Nodes searched: " + std::to_string(nodes));
}

void Uci::step(int milliseconds) {
  if (!searching_) return;
  const bool done = session_->step_search(milliseconds);
  const SearchReport report = session_->search_report();
  if (report.depth > reported_depth_) report_line();
  if (done && !holding()) finish_search();
}

/// Lines that came during a search, in their order; one of them may begin another search.
void Uci::run_waiting() {
  while (!searching_ && !waiting_.empty()) {
    const std::string line = std::move(waiting_.front());
    waiting_.pop_front();
    command(line);
  }
}

void Uci::report_line() {
  const SearchReport report = session_->search_report();
  reported_depth_ = report.depth;
  for (std::size_t i = 0; i < report.lines.size(); ++i) {
    std::string line = "info depth " + std::to_string(report.depth) + " multipv " + std::to_string(i + 1) + " score " +
                       score_text(report.lines[i].score) + " nodes " + std::to_string(report.nodes) + " nps " +
                       std::to_string(report.nodes * 1000 /
                                      static_cast<std::uint64_t>(std::max<std::int64_t>(report.milliseconds, 1))) +
                       " hashfull " + std::to_string(session_->hash_fullness()) + " time " +
                       std::to_string(report.milliseconds) + " pv";
    for (const Move move : report.lines[i].moves) line += " " + move_text(*variant_, move);
    say(line);
  }
}

bool Uci::found_mate(const SearchReport& report) const {
  if (report.lines.empty()) return false;
  const Score best = report.lines[0].score;
  return best.is_mate && best.value > 0 && best.value <= limits_.mate;
}

void Uci::finish_search() {
  if (!searching_) return;
  searching_ = false;
  const SearchReport report = session_->search_report();
  if (!report.lines.empty()) report_line();
  if (limits_.mate && !found_mate(report))
    say("info string " + words("search.no-mate", {std::to_string(limits_.mate)}));
  std::string line = "bestmove " + (report.best ? move_text(*variant_, report.best) : "(none)");
  if (!report.lines.empty() && report.lines[0].moves.size() > 1)
    line += " ponder " + move_text(*variant_, report.lines[0].moves[1]);
  say(line);
  run_waiting();
}

/// The benchmarks of the command line, so that they run over the compiled module too.
void Uci::bench(const Words& input) {
  std::ostringstream out;
  run_command(input, out);
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) say(line);
}

}  // namespace woodpusher
