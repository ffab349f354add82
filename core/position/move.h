#pragma once
#include <cstdint>

#include "geometry/board.h"
#include "variant/variant.h"

namespace woodpusher {

enum class MoveKind : std::uint8_t { Step, DoubleStep, Promotion, EnPassant, Castling, LeapCastling, Drop };

/// A move in one word. Bits: 0-6 from, 7-13 to, 14-17 kind, 18-23 type (dropped or promoted to), 24-30 partner from,
/// 31-37 partner to (castling; partner from is the victim's site for en passant, the passed site for a double step). 0
/// is no move.
class Move {
 public:
  constexpr Move() = default;
  static constexpr Move step(int from, int to) { return Move(from, to, MoveKind::Step, 0, 0, 0); }
  static constexpr Move double_step(int from, int to, int passed) {
    return Move(from, to, MoveKind::DoubleStep, 0, passed, 0);
  }
  static constexpr Move promotion(int from, int to, int type) {
    return Move(from, to, MoveKind::Promotion, type, 0, 0);
  }
  static constexpr Move en_passant(int from, int to, int victim) {
    return Move(from, to, MoveKind::EnPassant, 0, victim, 0);
  }
  static constexpr Move castling(MoveKind kind, int from, int to, int partner_from, int partner_to) {
    return Move(from, to, kind, 0, partner_from, partner_to);
  }
  static constexpr Move drop(int type, int to) { return Move(to, to, MoveKind::Drop, type, 0, 0); }

  constexpr explicit operator bool() const { return bits_ != 0; }
  constexpr bool operator==(const Move&) const = default;
  constexpr std::uint64_t bits() const { return bits_; }
  static constexpr Move from_bits(std::uint64_t bits) {
    Move move;
    move.bits_ = bits;
    return move;
  }
  /// The site left; for a drop the same as to().
  constexpr int from() const { return field(0, 7); }
  constexpr int to() const { return field(7, 7); }
  constexpr MoveKind kind() const { return static_cast<MoveKind>(field(14, 4)); }
  constexpr int type() const { return field(18, 6); }
  constexpr int partner_from() const { return field(24, 7); }
  constexpr int partner_to() const { return field(31, 7); }
  constexpr int victim() const { return partner_from(); }
  constexpr int passed() const { return partner_from(); }
  constexpr bool is_castling() const { return kind() == MoveKind::Castling || kind() == MoveKind::LeapCastling; }
  constexpr bool is_drop() const { return kind() == MoveKind::Drop; }

 private:
  constexpr Move(int from, int to, MoveKind kind, int type, int partner_from, int partner_to)
      : bits_(word(from, 0) | word(to, 7) | word(static_cast<int>(kind), 14) | word(type, 18) | word(partner_from, 24) |
              word(partner_to, 31) | kSomeMove) {}
  static constexpr std::uint64_t word(int value, int shift) { return static_cast<std::uint64_t>(value) << shift; }
  constexpr int field(int shift, int width) const { return static_cast<int>((bits_ >> shift) & ((1u << width) - 1)); }
  /// Keeps a1-a1 drops apart from no move.
  static constexpr std::uint64_t kSomeMove = std::uint64_t{1} << 38;

  std::uint64_t bits_ = 0;
};

}  // namespace woodpusher
