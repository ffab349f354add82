#include "conformance/judge.h"

#include <algorithm>

#include "reference/fen.h"
#include "reference/powers.h"

namespace woodpusher::test {
namespace {

bool hands_empty(const Setup& setup) {
  return std::all_of(setup.hands.begin(), setup.hands.end(), [](const Hand& hand) {
    return std::all_of(hand.begin(), hand.end(), [](int count) { return count == 0; });
  });
}

bool takes_en_passant(const Variant& variant, const Setup& before, const Setup& after) {
  const Site victim = variant.board.step(before.en_passant, mirrored({0, -1}, before.to_move));
  return after.board[victim] == kNoPiece;
}

}  // namespace

std::string Judge::see(const Setup& setup, const reference::Plays& plays) {
  if (plays.empty()) return reference::outcome(variant_, setup);
  const int count = ++seen_[identity(setup, plays)];
  const DrawRules& draws = variant_.draws;
  if (is_bare(setup)) return "bare kings";
  if (draws.repetitions && count >= draws.repetitions) return "threefold repetition";
  const bool may_count = !draws.half_moves_need_empty_hands || hands_empty(setup);
  return draws.half_moves && setup.half_moves >= draws.half_moves && may_count ? "fifty moves" : "";
}

bool Judge::is_bare(const Setup& setup) const {
  int others = 0, minors = 0;
  for (int site = 0; site < variant_.board.walkable(); ++site) {
    const Piece piece = setup.board[static_cast<std::size_t>(site)];
    if (piece == kNoPiece || reference::has(variant_.royals(), piece)) continue;
    ++others;
    minors += reference::has(variant_.draws.lone_minors, piece);
  }
  return hands_empty(setup) && (others == 0 || (others == 1 && minors == 1));
}

std::string Judge::identity(const Setup& setup, const reference::Plays& plays) const {
  Setup same = setup;
  same.half_moves = same.move_number = 0;
  const auto takes = [&](const auto& play) { return takes_en_passant(variant_, setup, play.second); };
  if (setup.en_passant != kNoSite && std::none_of(plays.begin(), plays.end(), takes)) same.en_passant = kNoSite;
  return reference::fen(variant_, same);
}

}  // namespace woodpusher::test
