#pragma once
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/catalogue.h"
#include "session/session.h"

namespace woodpusher {

/// The UCI program without its input and output: lines go in, lines come out. It never blocks: a search is carried on
/// by step().
class Uci {
 public:
  using Write = std::function<void(std::string_view line)>;
  /// Reads a file for VariantPath; nothing if it cannot be read.
  using ReadFile = std::function<bool(const std::string& path, std::string& text)>;
  Uci(Write write, ReadFile read_file);

  void command(std::string_view line);
  /// Goes on with the search for about so long; does nothing without one.
  void step(int milliseconds);
  /// Whether step() has something to do.
  bool busy() const;
  /// Whether a search keeps its best move, once it has one, until it is told to stop or that it pondered well.
  bool holding() const { return searching_ && (limits_.infinite || limits_.ponder); }
  bool quitting() const { return quitting_; }

 private:
  using Words = std::vector<std::string>;

  void identify();
  void list_options();
  std::string option_of(const Choice& choice) const;
  void set_option(const Words& words);
  void set_variant(const std::string& name);
  void set_choice(const std::string& name, const std::string& value);
  void load_file(const std::string& path);
  void set_position(const Words& words);
  void go(const Words& words);
  void perft(int depth);
  void bench(const Words& words);
  void show();
  void print_board();
  void print_powers();
  void report_line();
  bool found_mate(const SearchReport& report) const;
  void finish_search();
  void run_waiting();
  bool open(const std::string& variant, const Options& options);
  void restart(std::string_view fen, const std::vector<std::string>& moves);
  Result<std::shared_ptr<const Variant>> load(const std::string& variant, const Options& options) const;
  void fail(const Error& error);
  void say(const std::string& line) { write_(line); }

  Write write_;
  ReadFile read_file_;
  std::string definitions_;             // the text of VariantPath
  std::vector<std::string> own_names_;  // its sections
  std::string variant_name_ = "chess";
  Options options_;
  int hash_ = 16, lines_ = 1, level_ = kStrongestLevel, seed_ = 0;
  std::shared_ptr<const Variant> variant_;
  std::unique_ptr<Session> session_;
  bool searching_ = false, quitting_ = false;
  SearchLimits limits_;  // of the search
  std::deque<std::string> waiting_;
  int reported_depth_ = 0;
};

}  // namespace woodpusher
