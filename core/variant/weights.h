#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace woodpusher {

/// Something that counts one thing at the beginning of a game and another at its end.
struct Pair {
  int opening = 0, ending = 0;
  constexpr bool operator==(const Pair&) const = default;
};
constexpr Pair operator+(Pair a, Pair b) { return {a.opening + b.opening, a.ending + b.ending}; }
constexpr Pair operator-(Pair a, Pair b) { return {a.opening - b.opening, a.ending - b.ending}; }
constexpr Pair operator*(Pair a, int n) { return {a.opening * n, a.ending * n}; }
constexpr Pair operator/(Pair a, int n) { return {a.opening / n, a.ending / n}; }
constexpr Pair& operator+=(Pair& a, Pair b) { return a = a + b; }
constexpr Pair& operator-=(Pair& a, Pair b) { return a = a - b; }

/// What the evaluation counts. The table in weights.cpp says what each means, in which unit, and what it is unless a
/// definition says otherwise ("weight.NAME = OPENING ENDING").
enum class Weight : std::uint8_t {
  Tempo,
  // What pieces are worth
  Square,
  OpenSquare,
  Compound,
  Pawn,
  Borrower,
  ColourPair,
  Hand,
  // Where they stand and what they reach
  Mobility,
  MobilityRoot,
  Place,
  Centre,
  Advance,
  // Powers
  Freedom,
  Stuck,
  // Pawns
  PawnCentre,
  PawnAdvance,
  Doubled,
  Isolated,
  Backward,
  Beside,
  Supported,
  Passed,
  PassedAdvance,
  PassedBlocked,
  PassedSafe,
  PassedOwnKing,
  PassedEnemyKing,
  // Threats
  PawnThreat,
  PushThreat,
  LighterThreat,
  KingThreat,
  Hanging,
  // The royal piece
  KingCentre,
  KingAdvance,
  Shelter,
  FarShelter,
  Storm,
  DangerBase,
  DangerAttacker,
  DangerWorth,
  DangerSquare,
  DangerWeak,
  DangerCheck,
  DangerDrop,
  Danger,
  Count
};
constexpr int kWeights = static_cast<int>(Weight::Count);

/// The weights of one variant.
class Weights {
 public:
  /// The general ones.
  Weights();
  Pair operator[](Weight weight) const { return values_[static_cast<std::size_t>(weight)]; }
  Pair& operator[](Weight weight) { return values_[static_cast<std::size_t>(weight)]; }

 private:
  std::array<Pair, kWeights> values_;
};

std::string_view name_of(Weight weight);
std::optional<Weight> weight_of(std::string_view name);

}  // namespace woodpusher
