#include "mcts/uci_player.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "base/texts.h"
#include "catalogue/catalogue.h"

namespace woodpusher::bench {
namespace {

constexpr int kUsualTime = 1000;

class Program {
 public:
  Program(std::string_view name, MakePlayer make) : name_(name), make_(make) {}

  /// False at "quit".
  bool command(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "uci") std::cout << "id name " << name_ << "\nuciok" << std::endl;
    if (word == "isready") ready();
    if (word == "setoption") set_option(line);
    if (word == "position") set_position(words);
    if (word == "go") go(words);
    return word != "quit";
  }

 private:
  void fail(const std::string& text) { std::cout << "info string error " << text << std::endl; }

  /// Loads the variant if that is still to be done.
  bool load() {
    if (player_) return true;
    const auto variant =
        definitions_.empty() ? load_variant(variant_, choices_) : load_variant_from(definitions_, variant_, choices_);
    if (!variant) return fail(words(variant.error())), false;
    player_ = make_(*variant);
    to_move_ = (*variant)->start.to_move;
    return true;
  }

  void ready() {
    load();
    std::cout << "readyok" << std::endl;
  }

  void set_option(const std::string& line) {
    const std::size_t name_at = line.find("name "), value_at = line.find(" value ");
    if (name_at == std::string::npos || value_at == std::string::npos) return;
    const std::string name = line.substr(name_at + 5, value_at - name_at - 5), value = line.substr(value_at + 7);
    player_.reset();
    if (name == "UCI_Variant")
      variant_ = value, choices_.clear();
    else if (name == "VariantPath")
      read_definitions(value);
    else
      choices_[name] = value;
  }

  void read_definitions(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    definitions_ = text.str();
  }

  void set_position(std::istringstream& words) {
    std::string fen, word;
    std::vector<std::string> moves;
    while (words >> word && word != "moves")
      if (word != "fen" && word != "startpos") fen += (fen.empty() ? "" : " ") + word;
    while (words >> word) moves.push_back(word);
    if (!load()) return;
    if (!player_->set_position(fen, moves)) fail("position");
    const bool black_begins = fen.empty() ? to_move_ == Colour::Black : fen.find(" b ") != std::string::npos;
    black_to_move_ = black_begins != (moves.size() % 2 == 1);
  }

  void go(std::istringstream& words) {
    Limits limits;
    std::string word;
    std::int64_t value = 0;
    while (words >> word >> value) {
      if (word == "movetime") limits.milliseconds = static_cast<int>(value);
      if (word == "nodes") limits.nodes = static_cast<std::uint64_t>(value);
      if (word == (black_to_move_ ? "btime" : "wtime")) limits.milliseconds += static_cast<int>(value / 30);
      if (word == (black_to_move_ ? "binc" : "winc")) limits.milliseconds += static_cast<int>(value / 2);
    }
    if (!limits.milliseconds && !limits.nodes) limits.milliseconds = kUsualTime;
    const std::string move = player_ ? player_->best_move(limits, std::cout) : "";
    std::cout << "bestmove " << (move.empty() ? "(none)" : move) << std::endl;
  }

  std::string_view name_;
  MakePlayer make_;
  std::string variant_ = "chess", definitions_;
  Options choices_;
  std::unique_ptr<Player> player_;
  Colour to_move_ = Colour::White;  // at the start
  bool black_to_move_ = false;
};

}  // namespace

int speak_uci(std::string_view name, MakePlayer make_player) {
  Program program(name, make_player);
  for (std::string line; std::getline(std::cin, line);)
    if (!program.command(line)) break;
  return 0;
}

}  // namespace woodpusher::bench
