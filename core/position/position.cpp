#include "position/position.h"

#include <bit>

namespace woodpusher {

template <class Set>
Position<Set>::Position(const Ground<Set>& ground, const Setup& setup) : ground_(&ground) {
  undo_.reserve(256);
  stale_lines_ = ground.lines() >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << ground.lines()) - 1;
  for (int site = 0; site < variant().board.sites(); ++site)
    if (const Piece piece = setup.board[site]) put(site, piece);
  for (const Colour colour : kColours)
    for (int type = 0; type < static_cast<int>(variant().types.size()); ++type)
      if (const int count = setup.hands[index(colour)][type]) change_hand(colour, type, count);
  settle();
  to_move_ = setup.to_move;
  if (to_move_ == Colour::Black) state_.key ^= ground.side_key();
  state_.rights = static_cast<std::uint8_t>(setup.rights);
  state_.key ^= ground.rights_key(state_.rights);
  state_.half_moves = setup.half_moves;
  state_.move_number = setup.move_number;
  if (setup.en_passant == kNoSite) return;
  const Step forward = mirrored({0, 1}, other(to_move_));
  set_en_passant(setup.en_passant, variant().board.step(setup.en_passant, forward));
}

template <class Set>
void Position<Set>::put(int site, Piece piece) {
  board_[site] = piece;
  state_.key ^= ground_->piece_key(piece, site);
  const int type = type_of(piece);
  if (ground_->powers_interact() && ground_->is(type, kSources)) stale_lines_ |= ground_->lines_of(site);
  if (site >= ground_->walkable()) {
    zone_ |= std::uint64_t{1} << (site - ground_->walkable());
    return;
  }
  const Set bit = Set::of(site);
  colours_[index(colour_of(piece))] ^= bit;
  const auto& memberships = ground_->memberships(type);
  for (int i = 0; i < memberships.count; ++i) sets_[memberships.sets[i]] ^= bit;
  if (ground_->is(type, kReceivers)) stale_ |= bit;
}

template <class Set>
void Position<Set>::lift(int site) {
  const Piece piece = at(site);
  const int type = type_of(piece);
  board_[site] = kNoPiece;
  state_.key ^= ground_->piece_key(piece, site);
  if (ground_->powers_interact() && ground_->is(type, kSources)) stale_lines_ |= ground_->lines_of(site);
  if (site >= ground_->walkable()) {
    zone_ &= ~(std::uint64_t{1} << (site - ground_->walkable()));
    return;
  }
  const Set bit = Set::of(site);
  colours_[index(colour_of(piece))] ^= bit;
  const auto& memberships = ground_->memberships(type);
  for (int i = 0; i < memberships.count; ++i) sets_[memberships.sets[i]] ^= bit;
  if (ground_->is(type, kReceivers)) give(site, 0);
}

template <class Set>
void Position<Set>::give(int site, AtomMask mask) {
  AtomMask& now = now_[site];
  const Set bit = Set::of(site);
  for (AtomMask changed = now ^ mask; changed; changed &= changed - 1) sets_[std::countr_zero(changed)] ^= bit;
  now = mask;
}

/// Brings powers up to date with the placement.
template <class Set>
void Position<Set>::settle() {
  if (stale_lines_) settle_lines();
  const Set stale = stale_ & group(kReceivers);
  stale.each([&](int site) { give(site, received(type_of(at(site)), colour_of(at(site)), site)); });
  stale_ = {};
}

/// Works out the lines that changed; where the outcome is another, all receivers on the line are stale.
template <class Set>
void Position<Set>::settle_lines() {
  for (; stale_lines_; stale_lines_ &= stale_lines_ - 1) {
    const int line = std::countr_zero(stale_lines_);
    const LineMasks fresh = line_masks(line);
    if (fresh == line_masks_[line]) continue;
    line_masks_[line] = fresh;
    stale_ |= ground_->line_sites(line);
  }
}

template <class Set>
typename Position<Set>::LineMasks Position<Set>::line_masks(int line) const {
  if (variant().power.kind == PowerKind::Consensus) {
    AtomMask shared = ~AtomMask{0};
    each_source(line, [&](Piece piece) { shared &= ground_->own(type_of(piece)); });
    return {shared, 0};
  }
  LineMasks lent;
  each_source(line, [&](Piece piece) {
    (colour_of(piece) == Colour::White ? lent.white : lent.black) |= ground_->lends(type_of(piece));
  });
  return lent;
}

template <class Set>
template <class Visit>
void Position<Set>::each_source(int line, Visit visit) const {
  (ground_->line_sites(line) & group(kSources)).each([&](int site) { visit(at(site)); });
  for (const Site site : ground_->line_zone(line))
    if (at(site) && ground_->is(type_of(at(site)), kSources)) visit(at(site));
}

/// The powers of a receiver from the lines it stands on.
template <class Set>
AtomMask Position<Set>::received(int type, Colour colour, int site) const {
  const PowerRule& rule = variant().power;
  if (rule.kind == PowerKind::Table) return ground_->table(site);
  std::uint64_t lines = ground_->lines_of(site);
  if (rule.kind == PowerKind::Consensus) {
    AtomMask mask = ground_->own(type);
    for (; lines; lines &= lines - 1) mask &= line_masks_[std::countr_zero(lines)].white;
    return mask;
  }
  AtomMask mask = rule.keeps_own ? ground_->own(type) : 0;
  for (; lines; lines &= lines - 1) {
    const LineMasks& masks = line_masks_[std::countr_zero(lines)];
    if (rule.side != LenderSide::Enemy) mask |= masks.of(colour);
    if (rule.side != LenderSide::Friend) mask |= masks.of(other(colour));
  }
  return mask;
}

template <class Set>
void Position<Set>::replace(int site, Piece piece, Undo& undo) {
  const Piece before = at(site);
  undo.changes.push_back({static_cast<std::uint8_t>(site), before});
  if (before) lift(site);
  if (piece) put(site, piece);
}

template <class Set>
void Position<Set>::step(Move move, Undo& undo) {
  const int from = move.from(), to = move.to();
  const Piece piece = at(from);
  const PieceType& type = variant().types[type_of(piece)];
  const bool takes = at(to) != kNoPiece || move.kind() == MoveKind::EnPassant;
  const Piece left = takes && type.leaves ? make_piece(*type.leaves, to_move_) : kNoPiece;
  if (move.kind() == MoveKind::EnPassant) replace(move.victim(), kNoPiece, undo);
  replace(from, left, undo);
  replace(to, move.kind() == MoveKind::Promotion ? make_piece(static_cast<TypeId>(move.type()), to_move_) : piece,
          undo);
  if (takes || type.pawn) state_.half_moves = 0;
}

template <class Set>
void Position<Set>::castle(Move move, Undo& undo) {
  const Piece royal = at(move.from()), partner = at(move.partner_from());
  replace(move.from(), kNoPiece, undo);
  replace(move.partner_from(), kNoPiece, undo);
  replace(move.to(), royal, undo);
  replace(move.partner_to(), partner, undo);
}

template <class Set>
void Position<Set>::drop(Move move, Undo& undo) {
  undo.dropped = static_cast<std::int8_t>(move.type());
  change_hand(to_move_, move.type(), -1);
  replace(move.to(), make_piece(static_cast<TypeId>(move.type()), to_move_), undo);
  state_.half_moves = 0;
}

template <class Set>
void Position<Set>::apply(Move move) {
  Undo& undo = undo_.emplace_back();
  undo.state = state_;
  ++state_.half_moves;
  set_en_passant(kNoSite, kNoSite);
  if (move.is_drop())
    drop(move, undo);
  else if (move.is_castling())
    castle(move, undo);
  else
    step(move, undo);
  if (state_.rights) {
    state_.key ^= ground_->rights_key(state_.rights);
    state_.rights &= static_cast<std::uint8_t>(~(ground_->rights_lost(move.from()) | ground_->rights_lost(move.to())));
    state_.key ^= ground_->rights_key(state_.rights);
  }
  settle();
  pass_turn();
  if (move.kind() == MoveKind::DoubleStep)
    set_en_passant(static_cast<Site>(move.passed()), static_cast<Site>(move.to()));
}

template <class Set>
void Position<Set>::apply_null() {
  undo_.emplace_back().state = state_;
  ++state_.half_moves;
  set_en_passant(kNoSite, kNoSite);
  pass_turn();
}

template <class Set>
void Position<Set>::pass_turn() {
  if (to_move_ == Colour::Black) ++state_.move_number;
  to_move_ = other(to_move_);
  state_.key ^= ground_->side_key();
}

template <class Set>
void Position<Set>::revert() {
  const Undo& undo = undo_.back();
  to_move_ = other(to_move_);
  for (std::size_t i = undo.changes.size(); i-- > 0;) {
    const auto [site, before] = undo.changes[i];
    if (at(site)) lift(site);
    if (before) put(site, before);
  }
  if (undo.dropped >= 0) change_hand(to_move_, undo.dropped, 1);
  settle();
  state_ = undo.state;
  undo_.pop_back();
}

template <class Set>
void Position<Set>::change_hand(Colour colour, int type, int by) {
  std::uint8_t& count = hands_[index(colour)][type];
  state_.key ^= ground_->hand_key(colour, type, count);
  count = static_cast<std::uint8_t>(count + by);
  in_hand_ += by;
  state_.key ^= ground_->hand_key(colour, type, count);
}

/// Sets the site if a Pawn of the side to move can use it; kNoSite clears it.
template <class Set>
void Position<Set>::set_en_passant(Site site, Site victim) {
  if (state_.en_passant != kNoSite && !state_.en_passant_muted)
    state_.key ^= ground_->en_passant_key(state_.en_passant);
  const bool usable = site != kNoSite && victim != kNoSite && pawns_attacking(to_move_, site);
  state_.en_passant = usable ? site : kNoSite;
  state_.en_passant_victim = usable ? victim : kNoSite;
  state_.en_passant_muted = false;
  if (usable) state_.key ^= ground_->en_passant_key(site);
}

template <class Set>
void Position<Set>::mute_en_passant() {
  if (state_.en_passant == kNoSite || state_.en_passant_muted) return;
  state_.key ^= ground_->en_passant_key(state_.en_passant);
  state_.en_passant_muted = true;
}

template <class Set>
Set Position<Set>::pawns_attacking(Colour colour, int site) const {
  const Set pawns = group(kPawns) & pieces(colour) & ~group(kPeaceful) & ~group(kRoyalHunters);
  Set found{};
  for (AtomMask rest = ground_->pawn_captures(); rest; rest &= rest - 1) {
    const int atom = std::countr_zero(rest);
    found |= ground_->atom(atom).attackers(colour, site, occupied(), pawns & having(atom));
  }
  return found;
}

template <class Set>
AtomMask Position<Set>::fresh_powers(int site) const {
  const Piece piece = at(site);
  if (!piece || site >= ground_->walkable()) return 0;
  const Position fresh(*ground_, setup());
  return fresh.powers(site);
}

template <class Set>
std::uint64_t Position<Set>::fresh_key() const {
  Position fresh(*ground_, setup());
  if (state_.en_passant_muted) fresh.mute_en_passant();
  return fresh.key();
}

template <class Set>
Setup Position<Set>::setup() const {
  Setup setup;
  setup.board.assign(board_.begin(), board_.begin() + variant().board.sites());
  setup.hands = hands_;
  setup.to_move = to_move_;
  setup.rights = state_.rights;
  setup.en_passant = state_.en_passant;
  setup.half_moves = state_.half_moves;
  setup.move_number = state_.move_number;
  return setup;
}

template class Position<Set64>;
template class Position<Set128>;

}  // namespace woodpusher
