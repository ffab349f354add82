#include "match/game.h"

#include <algorithm>

#include "session/session.h"

namespace woodpusher {
namespace {

constexpr int kMaxPlies = 400;
constexpr int kHanging = 60000;  // an engine without a time limit that takes so long hangs

std::string seconds(int milliseconds) {
  std::string text = std::to_string(milliseconds / 1000);
  if (milliseconds % 1000 == 0) return text;
  text += "." + std::to_string(1000 + milliseconds % 1000).substr(1);
  return text.substr(0, text.find_last_not_of('0') + 1);
}

std::string_view name_of(Fault fault) {
  return fault == Fault::Crash ? "crash" : fault == Fault::TimeOut ? "time-out" : "illegal move";
}

/// The clocks of one game.
class Clocks {
 public:
  explicit Clocks(const TimeControl& time) : time_(time), left_{time.base, time.base} {}

  std::string go() const {
    if (time_.move_time) return "go movetime " + std::to_string(time_.move_time);
    if (time_.nodes) return "go nodes " + std::to_string(time_.nodes);
    const std::string increment = std::to_string(time_.increment);
    return "go wtime " + std::to_string(left_[0]) + " btime " + std::to_string(left_[1]) + " winc " + increment +
           " binc " + increment;
  }
  int limit(Colour mover) const {
    if (time_.move_time) return time_.move_time + time_.margin;
    return time_.nodes ? kHanging : left_[index(mover)] + time_.margin;
  }
  void spend(Colour mover, int milliseconds) {
    left_[index(mover)] = std::max(left_[index(mover)] - milliseconds, 1) + time_.increment;
  }

 private:
  TimeControl time_;
  std::array<int, 2> left_;
};

bool is_legal(Session& session, const std::string& text) {
  const auto& moves = session.moves();
  return std::any_of(moves.begin(), moves.end(), [&](const LegalMove& move) { return move.text == text; });
}

void lose(GameRecord& game, Colour loser, Fault fault, const std::string& detail = "") {
  game.winner = other(loser);
  game.reason = name_of(fault);
  game.detail = detail;
}

/// Has the side to move play; false if it cannot.
bool play_move(Session& session, GameRecord& game, Engine& engine, Clocks& clocks) {
  const Colour mover = session.setup().to_move;
  std::string position = "position fen " + game.fen + (game.moves.empty() ? "" : " moves");
  for (const std::string& move : game.moves) position += " " + move;
  const Reply reply = engine.think(position, clocks.go(), clocks.limit(mover));
  const Fault fault = reply.fault == Fault::None && !is_legal(session, reply.move) ? Fault::IllegalMove : reply.fault;
  if (fault != Fault::None) {
    lose(game, mover, fault, reply.move);
    return false;
  }
  clocks.spend(mover, reply.milliseconds);
  game.moves.push_back(reply.move);
  return static_cast<bool>(session.play(reply.move));
}

}  // namespace

std::string words_of(const TimeControl& time) {
  if (time.move_time) return std::to_string(time.move_time) + " ms a move";
  if (time.nodes) return std::to_string(time.nodes) + " nodes a move";
  return seconds(time.base) + "+" + seconds(time.increment);
}

GameRecord play_game(std::shared_ptr<const Variant> variant, const std::string& fen, std::array<Engine*, 2> by_colour,
                     const TimeControl& time) {
  GameRecord game;
  game.fen = fen;
  for (const Colour colour : kColours)
    if (const Fault fault = by_colour[index(colour)]->new_game(); fault != Fault::None) {
      lose(game, colour, fault);
      return game;
    }
  const std::unique_ptr<Session> session = std::move(*Session::open(variant, fen));
  Clocks clocks(time);
  while (!session->outcome()) {
    if (game.moves.size() == kMaxPlies) {
      game.reason = std::to_string(kMaxPlies) + " plies";
      return game;
    }
    if (!play_move(*session, game, *by_colour[index(session->setup().to_move)], clocks)) return game;
  }
  game.winner = session->outcome()->winner;
  game.reason = session->outcome()->key;
  return game;
}

}  // namespace woodpusher
