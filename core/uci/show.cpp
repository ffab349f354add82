// What "d" prints.
#include <algorithm>
#include <bit>

#include "base/texts.h"
#include "uci/uci.h"
#include "variant/placement.h"

namespace woodpusher {

void Uci::show() {
  print_board();
  say("Fen: " + session_->fen());
  print_powers();
  std::string checkers = "Checkers:";
  for (const Site site : session_->checkers()) checkers += " " + variant_->board.name(site);
  say(checkers);
  if (const auto& outcome = session_->outcome()) {
    const std::string winner =
        outcome->winner ? words(*outcome->winner == Colour::White ? "colour.white" : "colour.black") : "";
    say("Outcome: " + std::string(outcome->key) +
        (outcome->winner ? (*outcome->winner == Colour::White ? " w" : " b") : ""));
    say("Result: " + words("outcome." + std::string(outcome->key), {winner}));
  }
}

void Uci::print_board() {
  const Board& board = variant_->board;
  const Setup setup = session_->setup();
  for (int rank = board.ranks() - 1; rank >= 0; --rank) {
    const std::string label = std::to_string(rank + 1);
    std::string line(4 - std::min<std::size_t>(label.size(), 2), ' ');
    line += label + " ";
    for (int file = 0; file < board.files(); ++file) {
      const Site site = board.at(file, rank);
      const bool zone = site != kNoSite && board.is_zone(site);
      const char cell = site == kNoSite     ? ' '
                        : setup.board[site] ? fen_letter(*variant_, setup.board[site])
                        : zone              ? '_'
                                            : '.';
      line += std::string(" ") + cell;
    }
    say(line);
  }
  std::string files = "     ";
  for (int file = 0; file < board.files(); ++file) files += std::string(" ") + static_cast<char>('a' + file);
  say(files);
}

void Uci::print_powers() {
  const Setup setup = session_->setup();
  for (int at = 0; at < variant_->board.walkable(); ++at) {
    const auto site = static_cast<Site>(at);
    if (!setup.board[site]) continue;
    const PieceType& type = variant_->types[type_of(setup.board[site])];
    std::string powers;
    for (AtomMask rest = session_->powers(site); rest; rest &= rest - 1)
      powers += (powers.empty() ? "" : " ") + variant_->atoms[std::countr_zero(rest)].betza;
    say("Powers: " + variant_->board.name(site) + " " + type.name + " " + (powers.empty() ? "none" : powers));
  }
}

}  // namespace woodpusher
