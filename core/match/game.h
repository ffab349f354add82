#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/engine.h"
#include "variant/variant.h"

namespace woodpusher {

/// Exactly one of move_time, nodes and base is set. Milliseconds.
struct TimeControl {
  int move_time = 0, nodes = 0, base = 0, increment = 0;
  int margin = 200;  // how late an answer may be
};
/// "100 ms a move", "5000 nodes a move", "10+0.1".
std::string words_of(const TimeControl& time);

/// A game between two engines, A and B, and how it went.
struct GameRecord {
  int number = 0;  // from 1; 1 and 2 are a pair, and so on
  bool a_is_white = true;
  std::string fen;                 // where it began
  std::vector<std::string> moves;  // move texts
  std::optional<Colour> winner;
  std::string reason;  // the key of an outcome, "400 plies", or a fault: "illegal move", "crash", "time-out"
  std::string detail;  // the illegal move
  bool is_fault() const { return reason == "illegal move" || reason == "crash" || reason == "time-out"; }
  /// Half points of A: 0, 1 or 2.
  int points_of_a() const { return !winner ? 1 : (*winner == Colour::White) == a_is_white ? 2 : 0; }
  std::string result() const { return !winner ? "1/2-1/2" : *winner == Colour::White ? "1-0" : "0-1"; }
  bool operator==(const GameRecord&) const = default;
};

/// Plays a game from a position of the variant. The core says what is legal and when it is over; whoever makes an
/// illegal move, crashes or is late loses. Number and names are left to the caller.
GameRecord play_game(std::shared_ptr<const Variant> variant, const std::string& fen, std::array<Engine*, 2> by_colour,
                     const TimeControl& time);

}  // namespace woodpusher
