#pragma once
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "notation/fen.h"
#include "notation/move_text.h"
#include "rules/attacks.h"
#include "rules/legal.h"
#include "rules/validity.h"

namespace woodpusher::bench {

/// How long a player may think; 0 = no such limit.
struct Limits {
  int milliseconds = 0;
  std::uint64_t nodes = 0;
};

template <class Set>
std::vector<Move> list_legal(Position<Set>& position) {
  MoveStack stack;
  legal_moves(position, stack);
  std::vector<Move> moves;
  for (std::size_t i = 0; i < stack.size(); ++i) moves.push_back(stack[i]);
  return moves;
}

template <class Set>
bool mates(Position<Set>& position, Move move) {
  position.apply(move);
  const bool mate = in_check(position, position.to_move()) && count_legal_moves(position) == 0;
  position.revert();
  return mate;
}

/// A player of one variant, with a position before it.
class Player {
 public:
  virtual ~Player() = default;
  /// False, with the position undefined, for a wrong FEN or move.
  virtual bool set_position(std::string_view fen, const std::vector<std::string>& moves) = 0;
  /// Move text; empty if there is no legal move. What there is to tell goes to `out` as "info" lines.
  virtual std::string best_move(const Limits& limits, std::ostream& out) = 0;
};

/// A Mind<Set> is made of a ground and chooses: Move operator()(Position<Set>&, const Limits&, std::ostream&).
template <class Set, class Mind>
class PlayerOn final : public Player {
 public:
  explicit PlayerOn(std::shared_ptr<const Variant> variant) : ground_(std::move(variant)), mind_(ground_) {}

  bool set_position(std::string_view fen, const std::vector<std::string>& moves) override {
    auto setup = fen.empty() ? Result<Setup>(ground_.variant().start) : parse_fen(ground_.variant(), fen);
    if (!setup) return false;
    std::vector<std::string> notes;
    auto position = make_position(ground_, *setup, notes);
    if (!position) return false;
    position_.emplace(std::move(*position));
    mute_useless_en_passant(*position_);
    for (const std::string& text : moves)
      if (!play(text)) return false;
    return true;
  }

  std::string best_move(const Limits& limits, std::ostream& out) override {
    const Move move = mind_(*position_, limits, out);
    return move ? move_text(ground_.variant(), move) : "";
  }

 private:
  bool play(const std::string& text) {
    for (const Move move : list_legal(*position_))
      if (move_text(ground_.variant(), move) == text) {
        make(*position_, move);
        return true;
      }
    return false;
  }

  Ground<Set> ground_;
  Mind mind_;
  std::optional<Position<Set>> position_;
};

template <template <class> class Mind>
std::unique_ptr<Player> make_player(std::shared_ptr<const Variant> variant) {
  if (variant->board.walkable() <= Set64::kCapacity)
    return std::make_unique<PlayerOn<Set64, Mind<Set64>>>(std::move(variant));
  return std::make_unique<PlayerOn<Set128, Mind<Set128>>>(std::move(variant));
}

using MakePlayer = std::unique_ptr<Player> (*)(std::shared_ptr<const Variant>);

/// Speaks UCI on standard input and output until "quit": the variant, its choices and VariantPath as options; "go" with
/// movetime, nodes or clocks, answered before the next line is read.
int speak_uci(std::string_view name, MakePlayer make_player);

}  // namespace woodpusher::bench
