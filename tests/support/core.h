#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "notation/fen.h"
#include "notation/move_text.h"
#include "rules/legal.h"
#include "rules/perft.h"

namespace woodpusher::test {

/// Calls `use(ground)` with the core's tables of a variant, on the set type that fits its board.
template <class Use>
auto with_ground(const std::shared_ptr<const Variant>& variant, Use use) {
  if (variant->board.walkable() <= Set64::kCapacity) return use(Ground<Set64>(variant));
  return use(Ground<Set128>(variant));
}

/// Calls `use(position)` with the core's position of a setup.
template <class Use>
auto with_position(const std::shared_ptr<const Variant>& variant, const Setup& setup, Use use) {
  return with_ground(variant, [&](const auto& ground) {
    Position position(ground, setup);
    return use(position);
  });
}

template <class Set>
std::vector<Move> legal(Position<Set>& position) {
  MoveStack stack;
  legal_moves(position, stack);
  std::vector<Move> moves;
  for (std::size_t i = 0; i < stack.size(); ++i) moves.push_back(stack[i]);
  return moves;
}

template <class Set>
std::string fen(const Position<Set>& position) {
  return fen_text(position.variant(), position.setup());
}

/// The legal moves by their text, each with the FEN after it.
template <class Set>
std::map<std::string, std::string> fens_after(Position<Set>& position) {
  std::map<std::string, std::string> fens;
  for (const Move move : legal(position)) {
    position.apply(move);
    fens.emplace(move_text(position.variant(), move), fen(position));
    position.revert();
  }
  return fens;
}

template <class Set>
std::uint64_t perft(Position<Set>& position, int depth) {
  MoveStack stack;
  return woodpusher::perft(position, depth, stack);
}

}  // namespace woodpusher::test
