#pragma once
#include <array>
#include <vector>

#include "base/inline_vector.h"
#include "position/position.h"
#include "search/piece_values.h"
#include "search/site_tables.h"

namespace woodpusher {

/// How good a position is, from the movements of the definition alone. Centipawns; integers only, so that every build
/// gives the same.
///
/// The terms are those of chess programs, said without chess; variant/weights.cpp lists them with what they count. Each
/// counts one thing at the beginning of a game and another at its end, and the material that is left mixes the two.
template <class Set>
class Evaluation {
 public:
  explicit Evaluation(const Ground<Set>& ground);

  /// The position from the side to move.
  int operator()(const Position<Set>& position) const;
  /// A type on the board or in hand, for exchanges.
  int value(int type) const { return values_[type]; }

 private:
  /// What is gathered of one side before it is judged.
  struct Side {
    Colour colour;
    Set own{}, pawns{}, pawn_attacks{};
    Set attacks{};          // where an enemy royal piece could not stand
    Set twice{};            // attacked by two pieces or more
    Set takes{};            // where something could be taken
    Set guards{};           // the same without the royal piece
    Set royal_takes{};      // by the royal piece
    Set lighter_attacks{};  // by pieces of little worth
    Set checks{};           // from where, or to where, a piece gives check to the enemy's royal piece
    Set royal_zone{};       // of the enemy royal piece
    std::array<Set, kMaxAtoms> checks_from{};       // by atom: from where it would hit the enemy royal piece
    InlineVector<AtomMask, kMaxTypes> hand_powers;  // what pieces in hand would do
    int royal = -1, enemy_royal = -1;
    Pair score;
    int attackers = 0, attacker_worth = 0, attacked = 0, material = 0;
  };
  /// What the Pawns are worth by themselves; kept, since they seldom change.
  struct Structure {
    Set white{}, black{};
    Pair score;    // from White's side
    Set passed{};  // of both
    bool known = false;
  };

  void build_type(int type);
  Pair place(AtomMask powers, int site) const;
  Side gather(const Position<Set>& position, Colour colour) const;
  Set pawn_attacks(const Position<Set>& position, Colour colour, Set pawns) const;
  void judge_pieces(const Position<Set>& position, Side& side, const Side& enemy) const;
  void judge_piece(const Position<Set>& position, Side& side, const Side& enemy, int site) const;
  void judge_reach(Side& side, const Side& enemy, int site, int type, AtomMask powers, Set quiet, Set reach) const;
  Pair judge_powers(int type, AtomMask powers, int seen) const;
  void judge_hand(const Position<Set>& position, Side& side) const;
  int mixed(const Position<Set>& position, Pair score, const Side& us, const Side& them) const;

  // evaluation_pawns.cpp
  Pair judge_pawns(const Position<Set>& position, const Side& us, const Side& them) const;
  const Structure& structure(Set white, Set black) const;
  Pair judge_structure(Colour colour, Set pawns, Set enemy, Set& passed) const;
  Pair judge_pawn(Colour colour, int site, Set pawns, Set enemy) const;
  Pair judge_passed(const Position<Set>& position, const Side& side, const Side& enemy, int site) const;

  // evaluation_royal.cpp
  Pair judge_threats(const Position<Set>& position, const Side& side, const Side& enemy) const;
  Pair judge_pushes(const Position<Set>& position, const Side& side, const Side& enemy, Set targets) const;
  Pair judge_royal(const Position<Set>& position, const Side& side, const Side& enemy) const;
  int danger(const Position<Set>& position, const Side& side, const Side& enemy) const;

  Pair weight(Weight weight) const { return ground_.variant().weights[weight]; }

  const Ground<Set>& ground_;
  PieceValues piece_values_;
  SiteTables<Set> tables_;
  std::array<int, kMaxTypes> values_{};
  std::array<std::vector<Pair>, kMaxTypes> places_;  // by type and White's site; those whose movements are their own
  std::array<int, kMaxTypes> expected_{};            // their mean reach in 1024ths of a site
  std::array<int, 4 * (kMaxSites + 1)> roots_{};     // 64 times the square root of a number of quarters
  int start_material_ = 0;                           // of both sides, Pawns and royal pieces apart
  TypeMask colour_bound_ = 0;
  static constexpr int kStructureBits = 12, kStructures = 1 << kStructureBits;
  mutable std::vector<Structure> structures_;
};

}  // namespace woodpusher
