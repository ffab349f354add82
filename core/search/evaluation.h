#pragma once
#include <array>
#include <vector>

#include "position/position.h"
#include "search/piece_values.h"

namespace woodpusher {

/// How good a position is, from the movements of the definition alone. Centipawns; integers only, so that every build
/// gives the same.
///
/// The terms are those of chess programs, said without chess: material, what a piece may do now against what it could
/// do if freed, safe mobility against the mean of its movements, pieces attacked by lesser ones or left alone, Pawns
/// (doubled, isolated, passed), shelter and attackers near a royal piece, pairs of pieces bound to one colour of
/// squares, pieces in hand, the turn.
template <class Set>
class Evaluation {
 public:
  explicit Evaluation(const Ground<Set>& ground);

  /// The position from the side to move.
  int operator()(const Position<Set>& position) const;
  /// A type on the board or in hand.
  int value(int type) const { return values_.types[type]; }

 private:
  /// What is gathered of one side before it is judged.
  struct Side {
    Colour colour;
    Set own{}, pawn_attacks{};
    Set attacks{};        // where an enemy royal piece could not stand
    Set takes{};          // where something could be taken
    Set guards{};         // the same without the royal piece
    Set minor_attacks{};  // by pieces of little worth
    Set royal_zone{};     // of the enemy royal piece
    int royal = -1;
    int score = 0, attackers = 0, pressure = 0, material = 0;
  };

  Side gather(const Position<Set>& position, Colour colour) const;
  Set pawn_attacks(const Position<Set>& position, Colour colour) const;
  void judge_pieces(const Position<Set>& position, Side& side, const Side& enemy) const;
  void judge_piece(const Position<Set>& position, Side& side, const Side& enemy, int site) const;
  int judge_pawns(const Position<Set>& position, const Side& side, const Side& enemy) const;
  int judge_pawn(const Side& side, const Side& enemy, int site, Set own_pawns, Set enemy_pawns, Set occupied) const;
  int judge_threats(const Position<Set>& position, const Side& side, const Side& enemy) const;
  int judge_royal(const Position<Set>& position, const Side& side, const Side& enemy) const;
  int judge_hand(const Position<Set>& position, Colour colour) const;
  int distance(int a, int b) const { return distances_[a * ground_.walkable() + b]; }

  void build_sites();
  void build_spans(int site);

  const Ground<Set>& ground_;
  PieceValues values_;
  int start_material_ = 0;                   // of both sides, Pawns and royal pieces apart
  std::vector<int> centre_;                  // by site, 0 at the edge
  std::vector<int> distances_;               // in royal steps
  std::vector<Set> zone_;                    // by site: the site and those one step away
  std::vector<Set> file_, neighbour_files_;  // by site
  std::array<std::vector<Set>, 2> front_,
      shelter_;                              // by site: ahead on the file and its neighbours; three squares just ahead
  std::array<std::vector<int>, 2> advance_;  // by site: ranks gone from home, in 64ths of the way
  Set dark_{};
  TypeMask colour_bound_ = 0;
};

extern template class Evaluation<Set64>;
extern template class Evaluation<Set128>;

}  // namespace woodpusher
