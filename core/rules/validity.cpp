#include "rules/validity.h"

#include <algorithm>

#include "base/texts.h"
#include "rules/attacks.h"

namespace woodpusher {
namespace {

Error fault(std::string_view key, std::vector<std::string> args) { return {ErrorKind::Fen, key, std::move(args)}; }

std::string colour_word(Colour colour) { return words(colour == Colour::White ? "colour.white" : "colour.black"); }

bool stood_there(const Variant& variant, Site site, Piece piece) {
  return !variant.start.board.empty() && variant.start.board[site] == piece;
}

bool contains(const SiteList& sites, Site site) { return std::find(sites.begin(), sites.end(), site) != sites.end(); }

/// A piece that is only ever dropped into the zone stands nowhere else, and the zone holds no other.
bool may_stand(const Variant& variant, Site site, Piece piece) {
  if (stood_there(variant, site, piece)) return true;
  const PieceType& type = variant.types[type_of(piece)];
  const SiteList& drops = type.drop_sites[index(colour_of(piece))];
  if (variant.board.is_zone(site)) return contains(drops, site);
  const auto is_zone = [&](Site drop) { return variant.board.is_zone(drop); };
  return drops.empty() || !std::all_of(drops.begin(), drops.end(), is_zone);
}

bool on_edge_rank(const Board& board, Site site) {
  int low = board.ranks(), high = -1;
  for (int other_site = 0; other_site < board.walkable(); ++other_site) {
    low = std::min(low, board.rank(static_cast<Site>(other_site)));
    high = std::max(high, board.rank(static_cast<Site>(other_site)));
  }
  return board.rank(site) == low || board.rank(site) == high;
}

Status check_sites(const Variant& variant, const Setup& setup) {
  for (int at = 0; at < variant.board.sites(); ++at) {
    const auto site = static_cast<Site>(at);
    const Piece piece = setup.board[site];
    if (!piece) continue;
    const PieceType& type = variant.types[type_of(piece)];
    if (!may_stand(variant, site, piece)) return fault("fen.misplaced", {type.name, variant.board.name(site)});
    if (type.pawn && !stood_there(variant, site, piece) && on_edge_rank(variant.board, site))
      return fault("fen.pawn-rank", {type.name, variant.board.name(site)});
  }
  return Done{};
}

Status check_royals(const Variant& variant, const Setup& setup) {
  const TypeMask royals = variant.royals();
  if (!royals) return Done{};
  std::array<int, 2> count{};
  for (const Piece piece : setup.board)
    if (piece && (royals >> type_of(piece) & 1)) ++count[index(colour_of(piece))];
  for (const Colour colour : kColours)
    if (const int found = count[index(colour)]; found != 1)
      return fault("fen.kings", {colour_word(colour), std::to_string(found)});
  return Done{};
}

Status check_hands(const Variant& variant, const Setup& setup) {
  for (const Colour colour : kColours)
    for (std::size_t type = 0; type < variant.types.size(); ++type) {
      const auto c = static_cast<std::size_t>(index(colour));
      if (setup.hands[c][type] > variant.hand_limits[c][type])
        return fault("fen.hand", {colour_word(colour), std::to_string(setup.hands[c][type]), variant.types[type].name,
                                  std::to_string(variant.hand_limits[c][type])});
    }
  return Done{};
}

bool at_home(const Variant& variant, const Setup& setup, Colour colour, int side) {
  const auto& wing = variant.castling.wings[index(colour)][side];
  if (!wing) return false;
  const Piece royal = setup.board[wing->king_from];
  return royal && colour_of(royal) == colour && variant.types[type_of(royal)].royal &&
         setup.board[wing->partner_from] == make_piece(wing->partner, colour);
}

void drop_rights(const Variant& variant, Setup& setup, std::vector<std::string>& notes) {
  for (const Colour colour : kColours)
    for (int side = 0; side < 2; ++side) {
      const int bit = right_bit(colour, side);
      if (!(setup.rights & bit) || at_home(variant, setup, colour, side)) continue;
      setup.rights &= ~bit;
      notes.push_back(words("note.rights", {std::string(1, "KQkq"[2 * index(colour) + side])}));
    }
}

/// Whether the Pawn beside could just have come by a double step.
bool just_stepped(const Variant& variant, const Setup& setup) {
  const Colour them = other(setup.to_move);
  const Site victim = variant.board.step(setup.en_passant, mirrored({0, 1}, them));
  const Site origin = variant.board.step(setup.en_passant, mirrored({0, -1}, them));
  if (victim == kNoSite || origin == kNoSite || setup.board[setup.en_passant] || setup.board[origin]) return false;
  const Piece pawn = setup.board[victim];
  return pawn && colour_of(pawn) == them && variant.types[type_of(pawn)].pawn &&
         contains(variant.double_step_sites[index(them)], origin);
}

}  // namespace

template <class Set>
Result<Position<Set>> make_position(const Ground<Set>& ground, Setup& setup, std::vector<std::string>& notes) {
  const Variant& variant = ground.variant();
  for (const auto check : {check_sites, check_royals, check_hands})
    if (const Status status = check(variant, setup); !status) return status.error();
  drop_rights(variant, setup, notes);
  const Site wanted = setup.en_passant;
  if (wanted != kNoSite && (variant.board.is_zone(wanted) || !just_stepped(variant, setup))) setup.en_passant = kNoSite;
  Position<Set> position(ground, setup);
  if (wanted != kNoSite && position.state().en_passant == kNoSite)
    notes.push_back(words("note.en-passant", {variant.board.name(wanted)}));
  setup.en_passant = position.state().en_passant;
  if (in_check(position, other(setup.to_move)))
    return fault("fen.in-check", {colour_word(other(setup.to_move)), colour_word(setup.to_move)});
  return position;
}

template Result<Position<Set64>> make_position(const Ground<Set64>&, Setup&, std::vector<std::string>&);
template Result<Position<Set128>> make_position(const Ground<Set128>&, Setup&, std::vector<std::string>&);

}  // namespace woodpusher
