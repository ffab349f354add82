#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "geometry/board.h"
#include "movement/atom.h"
#include "variant/weights.h"

namespace woodpusher {

/// Index of a type of piece in Variant::types.
using TypeId = std::uint8_t;
constexpr int kMaxTypes = 48;
using TypeMask = std::uint64_t;
constexpr TypeMask type_bit(int type) { return TypeMask{1} << type; }

/// A set of sites of any kind, for definitions (the hot code has its own, see base/site_set.h).
using SiteList = std::vector<Site>;

/// What a type may take.
enum class Captures : std::uint8_t { All, Royal, Nothing };

struct PieceType {
  char letter = 0;  // capital
  std::string name, picture, betza;
  AtomMask own = 0;    // its movements by itself
  AtomMask lends = 0;  // what it gives to others under an inheritance rule
  bool royal = false;
  bool pawn = false;  // promotes, makes double steps, takes en passant; resets the half-move clock
  Captures captures = Captures::All;
  std::optional<TypeId> leaves;  // what appears, of its own colour, on the site that it left by a capture
  std::array<SiteList, 2> drop_sites;
};

/// How powers depend on placement.
enum class PowerKind : std::uint8_t {
  Own,        // a piece has what its type has
  Consensus,  // only what all counted pieces on its lines have
  Inherited,  // what lenders on its lines give
  Table,      // what the site says
};

/// Families of lines, as bits.
enum LineFamily : std::uint8_t { kFiles = 1, kRanks = 2, kDiagonals = 4 };

enum class LenderSide : std::uint8_t { Any, Friend, Enemy };

struct PowerRule {
  PowerKind kind = PowerKind::Own;
  std::uint8_t lines = 0;  // LineFamily bits
  TypeMask receivers = 0;  // whose powers the rule decides
  TypeMask sources = 0;    // who counts (Consensus) or lends (Inherited)
  LenderSide side = LenderSide::Any;
  bool keeps_own = false;       // Inherited: what is lent is added to the own movements
  std::vector<AtomMask> table;  // Table: by site
};

/// What a Pawn becomes on a site of its promotion zone.
struct PromotionRule {
  std::array<SiteList, 2> sites;
  TypeMask choices = 0;                      // to choose from, where the site does not decide
  std::vector<TypeId> order;                 // the same in the order of the definition
  std::vector<std::optional<TypeId>> fixed;  // by site: the type that the site decides
  std::vector<bool> consensus;               // by site: what the counted pieces on the file share decides
  std::optional<TypeId> alone;               // for consensus where no piece counts
};

/// Castling of one wing; sides as in FEN: 0 = the higher files ("K"), 1 = the lower ("Q").
struct CastlingWing {
  Site king_from = kNoSite, king_to = kNoSite;  // king_to only without leaping
  Site partner_from = kNoSite, partner_to = kNoSite;
  TypeId partner = 0;
  bool named_by_both = false;  // the King could go to king_to by a plain move too, so the text names both pieces
};
enum class CastlingStyle : std::uint8_t { None, Orthodox, Leap };

struct CastlingRule {
  CastlingStyle style = CastlingStyle::None;
  std::array<std::array<std::optional<CastlingWing>, 2>, 2> wings;  // [colour][side]
};

struct DrawRules {
  int repetitions = 3;   // 0 = none
  int half_moves = 100;  // 0 = none
  bool half_moves_need_empty_hands = false;
  TypeMask lone_minors = 0;  // one of these and two royals are not enough to win
};

/// A way to play the variant that the players choose.
struct Choice {
  struct Value {
    std::string value, title;
  };
  std::string name, title;
  std::vector<Value> values;  // the first is the default
  std::string letters;        // other values of the same length made of these letters are allowed too; empty: none
};

struct Texts {
  std::string title, author, year, source, summary, zone_title;
  std::vector<std::string> rules, reconstructed;
  int featured = 0;      // its place among the games shown first; 0 = not among them
  std::string showcase;  // the FEN of a telling position, for pictures; empty: the start
};

/// A piece or nothing: 0, or 1 + 2 * type + colour.
using Piece = std::uint8_t;
constexpr Piece kNoPiece = 0;
constexpr Piece make_piece(TypeId type, Colour colour) { return static_cast<Piece>(1 + 2 * type + index(colour)); }
constexpr TypeId type_of(Piece piece) { return static_cast<TypeId>((piece - 1) >> 1); }
constexpr Colour colour_of(Piece piece) { return static_cast<Colour>((piece - 1) & 1); }

/// Castling rights as bits: 1 << (2 * colour + side).
constexpr int right_bit(Colour colour, int side) { return 1 << (2 * index(colour) + side); }

using Hand = std::array<std::uint8_t, kMaxTypes>;

/// A position to measure speed with, and how deep.
struct BenchPosition {
  int depth = 0;
  std::string fen;  // empty: the start
};

/// Where everything stands and who moves: any such thing, sensible or not.
struct Setup {
  std::vector<Piece> board;  // by site
  std::array<Hand, 2> hands{};
  Colour to_move = Colour::White;
  int rights = 0;
  Site en_passant = kNoSite;
  int half_moves = 0;
  int move_number = 1;
};

/// A game, parsed and checked. Immutable once built.
struct Variant {
  std::string name;
  Texts texts;
  std::vector<Choice> choices;
  std::map<std::string, std::string> options;  // the value in force of each choice
  Board board;
  std::vector<Atom> atoms;
  std::vector<PieceType> types;
  PowerRule power;
  PromotionRule promotion;
  std::array<SiteList, 2> double_step_sites;
  CastlingRule castling;
  DrawRules draws;
  bool has_hands = false;
  std::array<Hand, 2> hand_limits{};  // the most that a hand may hold
  std::string start_fen;              // as the definition writes it
  Setup start;
  std::vector<BenchPosition> perft_bench, search_bench;
  Weights weights;  // of the evaluation

  std::optional<TypeId> type_of_letter(char letter) const;
  TypeMask royals() const;
  TypeMask pawns() const;
};

}  // namespace woodpusher
