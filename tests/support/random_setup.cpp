#include "support/random_setup.h"

#include <algorithm>

#include "reference/attack.h"

namespace woodpusher::test {
namespace {

/// Whether a FEN may have a piece of the type there: Pawns not on their first and last rank; in a zone only what is
/// dropped there.
bool may_stand(const Variant& variant, const PieceType& type, Site site) {
  const auto in_zone = [&](Site s) { return variant.board.is_zone(s); };
  const bool zone_type = std::any_of(type.drop_sites[0].begin(), type.drop_sites[0].end(), in_zone);
  if (in_zone(site) != zone_type) return false;
  if (!type.pawn) return true;
  const int rank = variant.board.rank(site);
  return rank != 0 && rank != variant.board.ranks() - 1;
}

class Thrower {
 public:
  Thrower(const Variant& variant, Random& random) : variant_(variant), random_(random) {}

  Setup run() {
    do {
      setup_ = Setup{};
      setup_.board.assign(static_cast<std::size_t>(variant_.board.sites()), kNoPiece);
      throw_royals();
      keep_some_at_home();
      throw_pieces();
      fill_hands();
      setup_.to_move = kColours[random_.below(2)];
      setup_.half_moves = static_cast<int>(random_.below(20));
      setup_.move_number = 1 + static_cast<int>(random_.below(60));
      give_rights();
    } while (reference::in_check(variant_, setup_, other(setup_.to_move)));
    return setup_;
  }

 private:
  Site any_site() { return static_cast<Site>(random_.below(static_cast<std::uint64_t>(variant_.board.sites()))); }

  void put(TypeId type, Colour colour, Site site) {
    if (setup_.board[site] != kNoPiece || !may_stand(variant_, variant_.types[type], site)) return;
    setup_.board[site] = make_piece(type, colour);
  }

  void throw_royals() {
    const bool at_home = random_.below(3) == 0;
    for (std::size_t site = 0; site < setup_.board.size(); ++site) {
      const Piece piece = variant_.start.board[site];
      if (piece == kNoPiece || !variant_.types[type_of(piece)].royal) continue;
      if (at_home)
        setup_.board[site] = piece;
      else
        while (!holds(piece)) put(type_of(piece), colour_of(piece), any_site());
    }
  }
  bool holds(Piece piece) const {
    return std::find(setup_.board.begin(), setup_.board.end(), piece) != setup_.board.end();
  }

  /// So that castlings and promotions by the start position happen.
  void keep_some_at_home() {
    const std::uint32_t tenths = random_.below(11);
    for (std::size_t site = 0; site < setup_.board.size(); ++site) {
      const Piece piece = variant_.start.board[site];
      if (piece == kNoPiece || variant_.types[type_of(piece)].royal || random_.below(10) >= tenths) continue;
      put(type_of(piece), colour_of(piece), static_cast<Site>(site));
    }
  }

  void throw_pieces() {
    const auto count = random_.below(static_cast<std::uint64_t>(variant_.board.walkable()) / 3);
    for (std::uint32_t i = 0; i < count; ++i) {
      const auto type = static_cast<TypeId>(random_.below(variant_.types.size()));
      if (!variant_.types[type].royal) put(type, kColours[random_.below(2)], any_site());
    }
  }

  /// What the game has of a type and does not stand on the board.
  void fill_hands() {
    for (std::size_t colour = 0; colour < 2; ++colour)
      for (std::size_t type = 0; type < variant_.types.size(); ++type) {
        const int limit = variant_.hand_limits[colour][type];
        const Piece piece = make_piece(static_cast<TypeId>(type), static_cast<Colour>(colour));
        const auto standing = static_cast<int>(std::count(setup_.board.begin(), setup_.board.end(), piece));
        if (limit > standing)
          setup_.hands[colour][type] =
              static_cast<std::uint8_t>(random_.below(static_cast<std::uint64_t>(limit - standing) + 1));
      }
  }

  void give_rights() {
    for (const Colour colour : kColours)
      for (int side = 0; side < 2; ++side) {
        const auto& wing =
            variant_.castling.wings[static_cast<std::size_t>(index(colour))][static_cast<std::size_t>(side)];
        if (!wing || setup_.board[wing->partner_from] != make_piece(wing->partner, colour) || random_.below(4) == 0)
          continue;
        if (setup_.board[wing->king_from] == variant_.start.board[wing->king_from])
          setup_.rights |= right_bit(colour, side);
      }
  }

  const Variant& variant_;
  Random& random_;
  Setup setup_;
};

}  // namespace

Setup random_setup(const Variant& variant, Random& random) { return Thrower(variant, random).run(); }

}  // namespace woodpusher::test
