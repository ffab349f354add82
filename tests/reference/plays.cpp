#include "reference/plays.h"

#include <cctype>
#include <vector>

#include "reference/attack.h"
#include "reference/powers.h"

namespace woodpusher::reference {
namespace {

char small(char letter) { return static_cast<char>(std::tolower(static_cast<unsigned char>(letter))); }
std::size_t at(Colour colour) { return static_cast<std::size_t>(index(colour)); }

/// The moves of one position, gathered.
class Generator {
 public:
  Generator(const Variant& variant, const Setup& setup) : variant_(variant), setup_(setup), mover_(setup.to_move) {}

  Plays run() {
    for (int site = 0; site < variant_.board.walkable(); ++site) {
      const Piece piece = setup_.board[static_cast<std::size_t>(site)];
      if (piece != kNoPiece && colour_of(piece) == mover_) piece_plays(static_cast<Site>(site));
    }
    drops();
    castling();
    return std::move(found_);
  }

 private:
  const PieceType& type_at(Site site) const { return variant_.types[type_of(setup_.board[site])]; }
  std::string names(Site from, Site to) const { return variant_.board.name(from) + variant_.board.name(to); }

  void piece_plays(Site from) {
    each_reach(variant_, setup_, from, [&](const Atom& atom, Site to) {
      if (may_end(variant_, setup_, from, to, atom.mode))
        step(from, to, atom);
      else if (takes_en_passant(variant_, setup_, from, atom) && to == setup_.en_passant)
        en_passant(from, to);
    });
  }

  void step(Site from, Site to, const Atom& atom) {
    const bool promotes = type_at(from).pawn && contains(variant_.promotion.sites[at(mover_)], to);
    if (promotes) return promote(from, to);
    Setup after = moved(from, to, setup_.board[from], is_taken(to));
    if (!atom.double_step) return void(found_.emplace(names(from, to), after));
    // Where a plain move leads there too, it is the double step that is made.
    mark_en_passant(after, variant_.board.step(from, mirrored(atom.legs[0].stem[0], mover_)));
    found_.insert_or_assign(names(from, to), after);
  }

  void promote(Site from, Site to) {
    for (std::size_t type = 0; type < variant_.types.size(); ++type)
      if (promotion_types(to) & type_bit(static_cast<int>(type)))
        found_.emplace(names(from, to) + small(variant_.types[type].letter),
                       moved(from, to, make_piece(static_cast<TypeId>(type), mover_), is_taken(to)));
  }

  TypeMask promotion_types(Site to) const {
    const PromotionRule& rule = variant_.promotion;
    if (rule.fixed[to]) return type_bit(*rule.fixed[to]);
    return rule.consensus[to] ? type_bit(consensus_type(to)) : rule.choices;
  }

  /// The type that moves just as the counted pieces of the file can together; what is taken on the site is gone.
  TypeId consensus_type(Site to) const {
    AtomMask shared = ~AtomMask{0};
    bool any = false;
    for (int rank = 0; rank < variant_.board.ranks(); ++rank) {
      const Site site = variant_.board.at(variant_.board.file(to), rank);
      if (site == kNoSite || site == to || !has(variant_.power.sources, setup_.board[site])) continue;
      shared &= type_at(site).own;
      any = true;
    }
    for (std::size_t type = 0; any && type < variant_.types.size(); ++type)
      if (variant_.types[type].own == shared && !variant_.types[type].royal && !variant_.types[type].pawn)
        return static_cast<TypeId>(type);
    return *variant_.promotion.alone;
  }

  void en_passant(Site from, Site to) {
    Setup after = moved(from, to, setup_.board[from], true);
    after.board[variant_.board.step(to, mirrored({0, -1}, mover_))] = kNoPiece;
    found_.emplace(names(from, to), after);
  }

  /// Whether an atom of the piece at a site takes en passant: a Pawn's own way of capturing, if it has it now.
  static bool takes_en_passant(const Variant& variant, const Setup& setup, Site from, const Atom& atom) {
    const PieceType& type = variant.types[type_of(setup.board[from])];
    const auto number = static_cast<int>(&atom - variant.atoms.data());
    return type.pawn && type.captures == Captures::All && (type.own & atom_bit(number)) && (atom.mode & kCapture);
  }

  /// The site counts only if a Pawn of the other side could take there.
  void mark_en_passant(Setup& after, Site passed) const {
    for (int from = 0; from < variant_.board.walkable(); ++from) {
      const Piece piece = after.board[static_cast<std::size_t>(from)];
      if (piece == kNoPiece || colour_of(piece) == mover_) continue;
      each_reach(variant_, after, static_cast<Site>(from), [&](const Atom& atom, Site to) {
        if (to == passed && takes_en_passant(variant_, after, static_cast<Site>(from), atom)) after.en_passant = passed;
      });
    }
  }

  /// The position after the mover's turn, the board apart.
  Setup turned() const {
    Setup after = setup_;
    after.to_move = other(mover_);
    after.en_passant = kNoSite;
    ++after.half_moves;
    if (mover_ == Colour::Black) ++after.move_number;
    return after;
  }

  bool is_taken(Site to) const { return setup_.board[to] != kNoPiece; }

  /// The position after a piece went from a site to another, where it stands as `piece`.
  Setup moved(Site from, Site to, Piece piece, bool takes) const {
    Setup after = turned();
    if (takes || type_at(from).pawn) after.half_moves = 0;
    const auto leaves = type_at(from).leaves;
    after.board[from] = takes && leaves ? make_piece(*leaves, mover_) : kNoPiece;
    after.board[to] = piece;
    lose_rights(after, from);
    lose_rights(after, to);
    return after;
  }

  void lose_rights(Setup& after, Site site) const {
    for (const Colour colour : kColours)
      for (int side = 0; side < 2; ++side) {
        const auto& wing = variant_.castling.wings[at(colour)][static_cast<std::size_t>(side)];
        if (wing && (wing->king_from == site || wing->partner_from == site)) after.rights &= ~right_bit(colour, side);
      }
  }

  void drops() {
    for (std::size_t type = 0; type < variant_.types.size(); ++type) {
      if (!setup_.hands[at(mover_)][type]) continue;
      for (const Site to : variant_.types[type].drop_sites[at(mover_)]) {
        if (setup_.board[to] != kNoPiece) continue;
        Setup after = turned();
        after.half_moves = 0;
        --after.hands[at(mover_)][type];
        after.board[to] = make_piece(static_cast<TypeId>(type), mover_);
        found_.emplace(std::string{variant_.types[type].letter, '@'} + variant_.board.name(to), after);
      }
    }
  }

  void castling() {
    for (int side = 0; side < 2; ++side) {
      const auto& wing = variant_.castling.wings[at(mover_)][static_cast<std::size_t>(side)];
      if (!wing || !(setup_.rights & right_bit(mover_, side)) || is_attacked(wing->king_from)) continue;
      if (variant_.castling.style == CastlingStyle::Leap)
        leap_castling(*wing);
      else
        orthodox_castling(*wing);
    }
  }

  bool is_attacked(Site site) const { return attacked(variant_, setup_, site, other(mover_)); }
  bool is_empty(Site site) const { return site != kNoSite && setup_.board[site] == kNoPiece; }

  /// The sites strictly between two of a rank, holes as kNoSite.
  SiteList between(Site a, Site b) const {
    SiteList sites;
    const int low = std::min(variant_.board.file(a), variant_.board.file(b)),
              high = std::max(variant_.board.file(a), variant_.board.file(b));
    for (int file = low + 1; file < high; ++file) sites.push_back(variant_.board.at(file, variant_.board.rank(a)));
    return sites;
  }

  void leap_castling(const CastlingWing& wing) {
    for (const Site to : between(wing.king_from, wing.partner_from))
      if (is_empty(to) && !is_attacked(to))
        found_.emplace(names(wing.king_from, to) + "," + names(wing.partner_from, wing.king_from),
                       castled(wing, to, wing.king_from));
  }

  void orthodox_castling(const CastlingWing& wing) {
    for (const Site site : between(wing.king_from, wing.partner_from))
      if (!is_empty(site)) return;
    for (const Site site : between(wing.king_from, wing.king_to))
      if (is_attacked(site)) return;
    const std::string partner = wing.named_by_both ? "," + names(wing.partner_from, wing.partner_to) : "";
    found_.emplace(names(wing.king_from, wing.king_to) + partner, castled(wing, wing.king_to, wing.partner_to));
  }

  Setup castled(const CastlingWing& wing, Site king_to, Site partner_to) const {
    Setup after = turned();
    after.board[wing.king_from] = after.board[wing.partner_from] = kNoPiece;
    after.board[king_to] = setup_.board[wing.king_from];
    after.board[partner_to] = setup_.board[wing.partner_from];
    lose_rights(after, wing.king_from);
    return after;
  }

  const Variant& variant_;
  const Setup& setup_;
  Colour mover_;
  Plays found_;
};

}  // namespace

Plays pseudo_plays(const Variant& variant, const Setup& setup) { return Generator(variant, setup).run(); }

Plays plays(const Variant& variant, const Setup& setup) {
  Plays found = pseudo_plays(variant, setup);
  std::erase_if(found, [&](const auto& play) { return in_check(variant, play.second, setup.to_move); });
  return found;
}

std::string outcome(const Variant& variant, const Setup& setup) {
  if (!plays(variant, setup).empty()) return "";
  return in_check(variant, setup, setup.to_move) ? "checkmate" : "stalemate";
}

std::uint64_t perft(const Variant& variant, const Setup& setup, int depth) {
  if (depth == 0) return 1;
  const Plays found = plays(variant, setup);
  if (depth == 1) return found.size();
  std::uint64_t leaves = 0;
  for (const auto& [text, after] : found) leaves += perft(variant, after, depth - 1);
  return leaves;
}

}  // namespace woodpusher::reference
