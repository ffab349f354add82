#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "base/inline_vector.h"
#include "position/ground.h"
#include "position/move.h"

namespace woodpusher {

/// What a move changes besides the placement; kept whole on the undo stack.
struct State {
  std::uint64_t key = 0;  // board, zone, hands, side, rights, and the en passant site unless muted
  int half_moves = 0;
  int move_number = 1;
  std::uint8_t rights = 0;
  Site en_passant = kNoSite;  // set only where an enemy Pawn could take there by its move alone
  Site en_passant_victim = kNoSite;
  bool en_passant_muted = false;  // it counts for the FEN, not for the key: no such capture is legal
};

/// A position that moves are applied to and taken back from. It knows placement and powers, but no rule: apply() does
/// what it is told.
///
/// Kept sets: for each atom the sites whose piece has it now, and one set a Group. They, the hands and the key change
/// in put(), lift() and settle() and nowhere else.
template <class Set>
class Position {
 public:
  /// A copy of `setup`; en passant is kept only if it is usable. The ground must outlive the position.
  Position(const Ground<Set>& ground, const Setup& setup);

  const Ground<Set>& ground() const { return *ground_; }
  const Variant& variant() const { return ground_->variant(); }
  Colour to_move() const { return to_move_; }
  const State& state() const { return state_; }
  std::uint64_t key() const { return state_.key; }
  Piece at(int site) const { return board_[site]; }
  Set pieces(Colour colour) const { return colours_[index(colour)]; }
  Set occupied() const { return colours_[0] | colours_[1]; }
  std::uint64_t zone() const { return zone_; }
  Set having(int atom) const { return sets_[atom]; }
  Set group(Group group) const { return sets_[group]; }
  int hand(Colour colour, int type) const { return hands_[index(colour)][type]; }
  bool hands_empty() const { return in_hand_ == 0; }
  /// What the piece at a site may do now; nothing for an empty one.
  AtomMask powers(int site) const {
    const Piece piece = at(site);
    if (!piece || site >= ground_->walkable()) return 0;
    return ground_->is(type_of(piece), kReceivers) ? now_[site] : ground_->own(type_of(piece));
  }
  /// What a piece would have at a walkable site if all else stayed as it is.
  AtomMask powers_of(Piece piece, int site) const {
    const int type = type_of(piece);
    return ground_->is(type, kReceivers) ? received(type, colour_of(piece), site) : ground_->own(type);
  }
  /// What powers() says, worked out from the placement alone (tests hold it against the kept ones).
  AtomMask fresh_powers(int site) const;
  std::uint64_t fresh_key() const;
  /// The AND of what the sources of a consensus rule on a line have; all atoms if there are none.
  AtomMask consensus(int line) const { return line_masks_[line].white; }
  bool has_sources(int line) const { return static_cast<bool>(ground_->line_sites(line) & group(kSources)); }

  void apply(Move move);
  void apply_null();
  void revert();
  /// The number of moves applied since the position was made.
  int ply() const { return static_cast<int>(undo_.size()); }
  /// The state before the move that was applied `back` moves ago (1 = the last one).
  const State& earlier(int back) const { return undo_[undo_.size() - static_cast<std::size_t>(back)].state; }

  /// Takes the en passant site out of the key, because no such capture is legal.
  void mute_en_passant();
  /// Pawns of `colour` that could take on `site` by their move alone.
  Set pawns_attacking(Colour colour, int site) const;

  Setup setup() const;

 private:
  struct Change {
    std::uint8_t site;
    Piece before;
  };
  struct Undo {
    State state;
    InlineVector<Change, 5> changes;
    std::int8_t dropped = -1;  // a type out of the hand of the mover
  };

  /// What a line's sources of each colour lend; under a consensus rule, what all of them share is in `white`.
  struct LineMasks {
    AtomMask white = 0, black = 0;
    bool operator==(const LineMasks&) const = default;
    AtomMask of(Colour colour) const { return colour == Colour::White ? white : black; }
  };

  void replace(int site, Piece piece, Undo& undo);
  void put(int site, Piece piece);
  void lift(int site);
  void settle();
  void settle_lines();
  LineMasks line_masks(int line) const;
  template <class Visit>
  void each_source(int line, Visit visit) const;
  AtomMask received(int type, Colour colour, int site) const;
  void give(int site, AtomMask mask);
  void step(Move move, Undo& undo);
  void castle(Move move, Undo& undo);
  void drop(Move move, Undo& undo);
  void pass_turn();
  void set_en_passant(Site site, Site victim);
  void change_hand(Colour colour, int type, int by);

  const Ground<Set>* ground_;
  std::array<Set, kGroupEnd> sets_{};
  std::array<Set, 2> colours_{};
  std::uint64_t zone_ = 0;
  std::array<Piece, kMaxSites> board_{};
  std::array<AtomMask, kMaxSites> now_{};  // receivers only
  std::array<LineMasks, 64> line_masks_{};
  Set stale_{};  // receivers whose powers are to be set
  std::uint64_t stale_lines_ = 0;
  std::array<Hand, 2> hands_{};
  int in_hand_ = 0;
  Colour to_move_ = Colour::White;
  State state_;
  std::vector<Undo> undo_;
};

extern template class Position<Set64>;
extern template class Position<Set128>;

}  // namespace woodpusher
