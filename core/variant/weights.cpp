#include "variant/weights.h"

namespace woodpusher {
namespace {

struct Known {
  Weight weight;
  std::string_view name;
  Pair value;
};

// Centipawns where nothing else is said. "a 16th" and so on: the unit is that part of a centipawn. Those of what pieces
// are worth were set so that a Knight on a chessboard is worth about three Pawns; those of powers were fitted to
// a consensus game, and all others by tests/bench/tuner to 199,000 positions of about 6,000 games that the engine
// played against itself: chess and two games on wider boards in equal parts.
constexpr std::array<Known, kWeights> kKnown{{
    {Weight::Tempo, "tempo", {22, 17}},                // the turn
    {Weight::Square, "square", {63, 40}},              // a square that a piece reaches on a crowded board, in the mean
    {Weight::OpenSquare, "openSquare", {0, 16}},       // the same on an empty board, on top
    {Weight::Compound, "compound", {4, 5}},            // 64ths: what goes together is worth more than its parts
    {Weight::Pawn, "pawn", {41, 94}},                  // a Pawn
    {Weight::Borrower, "borrower", {130, 130}},        // a piece whose movements are lent
    {Weight::ColourPair, "colourPair", {15, 7}},       // pieces bound to either colour of squares
    {Weight::Hand, "hand", {64, 64}},                  // 64ths of the worth of a piece in hand
    {Weight::Mobility, "mobility", {0, 4}},            // 16ths a reached square, more or less than the mean
    {Weight::MobilityRoot, "mobilityRoot", {13, 36}},  // the same, of the square roots of their numbers
    {Weight::Place, "place", {94, 97}},                // 16ths a square that the site offers above the mean
    {Weight::Centre, "centre", {42, 1}},               // 16ths a step (of six) towards the centre
    {Weight::Advance, "advance", {1, 15}},             // the whole way from the own edge to the other
    {Weight::Freedom, "freedom", {3, 27}},             // 64ths of what a piece may do now against what it could
    {Weight::Stuck, "stuck", {-250, -200}},            // a piece without any movement at the moment
    {Weight::PawnCentre, "pawnCentre", {68, -1}},      // 16ths a step towards the centre
    {Weight::PawnAdvance, "pawnAdvance", {4, 14}},     // the whole way
    {Weight::Doubled, "doubled", {-2, -3}},            // another of the same side ahead on the file
    {Weight::Isolated, "isolated", {-20, -25}},        // none on the files beside
    {Weight::Backward, "backward", {0, -3}},           // none beside or behind to protect the step ahead
    {Weight::Beside, "beside", {8, 0}},                // another next to it
    {Weight::Supported, "supported", {13, 1}},         // another protects it
    {Weight::Passed, "passed", {9, 22}},               // no Pawn can stop it
    {Weight::PassedAdvance, "passedAdvance", {100, 172}},   // the square of the part of the way that is gone
    {Weight::PassedBlocked, "passedBlocked", {-59, -163}},  // likewise, where something stands before it
    {Weight::PassedSafe, "passedSafe", {17, 194}},          // likewise, where no enemy attacks its way
    {Weight::PassedOwnKing, "passedOwnKing", {7, -7}},      // a step of the own royal piece to it, by the way gone
    {Weight::PassedEnemyKing, "passedEnemyKing", {1, 37}},  // a step of the enemy's
    {Weight::PawnThreat, "pawnThreat", {82, 32}},           // a piece that a Pawn attacks
    {Weight::PushThreat, "pushThreat", {33, 8}},            // one that a Pawn could attack by a safe step
    {Weight::LighterThreat, "lighterThreat", {74, 15}},     // one that a lesser one attacks
    {Weight::KingThreat, "kingThreat", {10, 19}},           // an unprotected one that the royal piece attacks
    {Weight::Hanging, "hanging", {10, 70}},                 // one that is attacked and not protected
    {Weight::KingCentre, "kingCentre", {4, -5}},            // a step towards the centre
    {Weight::KingAdvance, "kingAdvance", {-19, 40}},        // the whole way
    {Weight::Shelter, "shelter", {26, 12}},                 // an own Pawn just before it, straight or aslant
    {Weight::FarShelter, "farShelter", {11, -3}},           // one a step further on
    {Weight::Storm, "storm", {-26, 0}},                     // an enemy Pawn up to three ranks ahead
    {Weight::DangerBase, "dangerBase", {-19, -20}},         // danger: its square counts, see Danger
    {Weight::DangerAttacker, "dangerAttacker", {19, 10}},   // for each piece that attacks the squares around
    {Weight::DangerWorth, "dangerWorth", {19, 16}},         // 1024ths of the worth of these pieces
    {Weight::DangerSquare, "dangerSquare", {10, 6}},        // for each such attack
    {Weight::DangerWeak, "dangerWeak", {5, 10}},            // for each attacked square that only the royal one protects
    {Weight::DangerCheck, "dangerCheck", {36, 18}},         // for each square of a safe check
    {Weight::DangerDrop, "dangerDrop", {10, 10}},           // for each kind of piece in hand that has a safe check
    {Weight::Danger, "danger", {88, 0}},                    // 8192ths of the square of danger
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kKnown.size(); ++i)
    if (static_cast<std::size_t>(kKnown[i].weight) != i) return false;
  return true;
}
static_assert(in_order());

}  // namespace

Weights::Weights() {
  for (std::size_t i = 0; i < kKnown.size(); ++i) values_[i] = kKnown[i].value;
}

std::string_view name_of(Weight weight) { return kKnown[static_cast<std::size_t>(weight)].name; }

std::optional<Weight> weight_of(std::string_view name) {
  for (const Known& known : kKnown)
    if (known.name == name) return known.weight;
  return std::nullopt;
}

}  // namespace woodpusher
