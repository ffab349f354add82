#include "golden/playout.h"

#include <algorithm>
#include <map>

#include "base/random.h"
#include "base/texts.h"
#include "session/session.h"
#include "variant/placement.h"

namespace woodpusher::test {
namespace {

constexpr int kMostPlies = 160, kPliesPerDiagram = 12;

class Scribe {
 public:
  Scribe(const Game& game, std::uint64_t seed) : variant_(*game.variant), random_(seed) {
    session_ = std::move(*Session::open(game.variant));
    playout_.text = variant_.texts.title + ", a game played by chance (seed " + std::to_string(seed) + ")\n";
    for (const auto& [name, value] : game.options) playout_.text += name + ": " + value + "\n";
  }

  Playout run() {
    diagram();
    while (!session_->outcome() && playout_.plies < kMostPlies) {
      write(next());
      if (playout_.plies % kPliesPerDiagram == 0) diagram();
    }
    if (playout_.plies % kPliesPerDiagram != 0) diagram();
    if (const auto& outcome = session_->outcome()) finish(*outcome);
    return playout_;
  }

 private:
  /// Mates where it can, captures half of the time, anything else as it comes.
  LegalMove next() {
    std::map<std::string, LegalMove> all, captures;
    for (const LegalMove& move : session_->moves()) {
      if (move.san.ends_with('#')) return move;
      all.emplace(move.text, move);
      if (move.captures) captures.emplace(move.text, move);
    }
    const auto& choice = !captures.empty() && random_.below(2) ? captures : all;
    return std::next(choice.begin(), random_.below(choice.size()))->second;
  }

  void write(const LegalMove& move) {
    const Setup setup = session_->setup();
    const std::string number = std::to_string(setup.move_number);
    if (setup.to_move == Colour::White)
      playout_.text += number + ". " + move.san;
    else
      playout_.text += (fresh_line_ ? number + "... " : " ") + move.san + "\n";
    fresh_line_ = setup.to_move == Colour::Black;
    session_->play(move.text);
    ++playout_.plies;
  }

  void diagram() {
    if (!fresh_line_) playout_.text += "\n";
    fresh_line_ = true;
    const Setup setup = session_->setup();
    playout_.text += "\n";
    for (int rank = variant_.board.ranks() - 1; rank >= 0; --rank) playout_.text += row(setup, rank) + "\n";
    playout_.text += "    ";
    for (int file = 0; file < variant_.board.files(); ++file)
      playout_.text += std::string(" ") + static_cast<char>('a' + file);
    playout_.text += "\n" + session_->fen() + "\n\n";
  }

  std::string row(const Setup& setup, int rank) const {
    const std::string number = std::to_string(rank + 1);
    std::string text = std::string(3 - number.size(), ' ') + number + " ";
    for (int file = 0; file < variant_.board.files(); ++file) {
      const Site site = variant_.board.at(file, rank);
      const char empty = site == kNoSite ? ' ' : variant_.board.is_zone(site) ? ':' : '.';
      const bool occupied = site != kNoSite && setup.board[site] != kNoPiece;
      text += std::string(" ") + (occupied ? fen_letter(variant_, setup.board[site]) : empty);
    }
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  void finish(const Outcome& outcome) {
    playout_.outcome = outcome.key;
    const std::string winner = outcome.winner == Colour::White ? "White" : "Black";
    playout_.text += words("outcome." + playout_.outcome, {winner}) + "\n";
  }

  const Variant& variant_;
  Random random_;
  std::unique_ptr<Session> session_;
  Playout playout_;
  bool fresh_line_ = true;
};

}  // namespace

Playout play_out(const Game& game, std::uint64_t seed) { return Scribe(game, seed).run(); }

std::string readable_playout(const Game& game) {
  for (std::uint64_t seed = 1;; ++seed) {
    const Playout playout = play_out(game, seed);
    if (playout.outcome == "checkmate" && playout.plies >= 16) return playout.text;
  }
}

std::vector<Game> golden_games() { return shipped_games(); }

std::string golden_path(const Game& game) {
  std::string path = "golden/" + game.label + ".txt";
  std::replace(path.begin(), path.end(), ' ', '_');
  std::replace(path.begin(), path.end(), '=', '-');
  return path;
}

}  // namespace woodpusher::test
