#include "position/ground.h"

#include "base/random.h"
#include "variant/power_rule.h"

namespace woodpusher {
namespace {

template <class Set>
Set set_of(const SiteList& sites, int walkable) {
  Set set{};
  for (const Site site : sites)
    if (site < walkable) set |= Set::of(site);
  return set;
}

}  // namespace

template <class Set>
Ground<Set>::Ground(std::shared_ptr<const Variant> variant)
    : variant_(std::move(variant)), walkable_(variant_->board.walkable()) {
  build_atoms();
  build_types();
  build_lines();
  build_gaits();
  build_sites();
  build_pawn_shifts();
  build_keys();
}

template <class Set>
void Ground<Set>::build_atoms() {
  const std::array<Set, 2> starts{set_of<Set>(variant_->double_step_sites[0], walkable_),
                                  set_of<Set>(variant_->double_step_sites[1], walkable_)};
  atoms_.reserve(variant_->atoms.size());
  for (std::size_t i = 0; i < variant_->atoms.size(); ++i) {
    atoms_.emplace_back(variant_->board, variant_->atoms[i], starts);
    const AtomMask bit = atom_bit(static_cast<int>(i));
    if (variant_->atoms[i].mode & kCapture) capturing_ |= bit;
    if (variant_->atoms[i].double_step)
      double_steps_ |= bit;
    else if (variant_->atoms[i].mode & kQuiet)
      quiet_ |= bit;
  }
}

template <class Set>
void Ground<Set>::build_types() {
  const PowerRule& rule = variant_->power;
  const auto place = [](Group group) { return static_cast<std::size_t>(group - kMaxAtoms); };
  group_types_[place(kRoyals)] = variant_->royals();
  group_types_[place(kPawns)] = variant_->pawns();
  group_types_[place(kReceivers)] = rule.receivers;
  group_types_[place(kSources)] = rule.sources;
  for (std::size_t type = 0; type < variant_->types.size(); ++type) {
    if (variant_->types[type].captures == Captures::Royal)
      group_types_[place(kRoyalHunters)] |= type_bit(static_cast<int>(type));
    if (variant_->types[type].captures == Captures::Nothing)
      group_types_[place(kPeaceful)] |= type_bit(static_cast<int>(type));
    own_[type] = variant_->types[type].own;
    lends_[type] = variant_->types[type].lends;
    if (variant_->types[type].pawn) pawn_captures_ |= own_[type] & capturing_;
    if (const auto same = type_with(*variant_, own_[type]); same && *same == type)
      types_by_mask_.emplace_back(own_[type], *same);
    Memberships& all = memberships_[type];
    const auto add = [&](int set) { all.sets[all.count++] = static_cast<std::uint8_t>(set); };
    for (int group = kRoyals; group < kGroupEnd; ++group)
      if (is(static_cast<int>(type), static_cast<Group>(group))) add(group);
    if (is(static_cast<int>(type), kReceivers)) continue;
    for (AtomMask rest = own_[type]; rest; rest &= rest - 1) add(std::countr_zero(rest));
  }
}

/// Receivers: what a consensus can leave of each, or what the places give. What lenders give together is not foreseen.
template <class Set>
void Ground<Set>::build_gaits() {
  const PowerRule& rule = variant_->power;
  for (const PieceType& type : variant_->types) gaits_.emplace_back(atoms_, type.own, walkable_);
  if (rule.kind == PowerKind::Table)
    for (const AtomMask mask : rule.table) add_gait(mask);
  if (rule.kind != PowerKind::Consensus) return;
  for (const AtomMask shared : shared_masks(*variant_, rule.sources))
    for (std::size_t type = 0; type < variant_->types.size(); ++type)
      if (is(static_cast<int>(type), kReceivers)) add_gait(shared & own_[type]);
}

template <class Set>
void Ground<Set>::add_gait(AtomMask mask) {
  if (gaits_.size() >= variant_->types.size() + kGaitSlots / 2) return;
  std::size_t slot = gait_slot(mask);
  for (; gait_slots_[slot]; slot = (slot + 1) % kGaitSlots)
    if (gaits_[gait_slots_[slot]].mask() == mask) return;
  gait_slots_[slot] = static_cast<std::uint16_t>(gaits_.size());
  gaits_.emplace_back(atoms_, mask, walkable_);
}

/// On a full rectangle a step is a constant difference of site numbers.
template <class Set>
void Ground<Set>::build_pawn_shifts() {
  const Board& board = variant_->board;
  const TypeMask pawns = variant_->pawns();
  if (std::popcount(pawns) != 1 || is(std::countr_zero(pawns), kReceivers)) return;
  const PieceType& pawn = variant_->types[std::countr_zero(pawns)];
  if (interact_ && (is(std::countr_zero(pawns), kSources) || pawn.leaves)) return;
  if (pawn.captures != Captures::All) return;
  const int files = board.walkable() ? board.file(static_cast<Site>(board.walkable() - 1)) + 1 : 0;
  for (int site = 0; site < board.walkable(); ++site)
    if (board.at(site % files, site / files) != site) return;
  const AtomMask own = own_[std::countr_zero(pawns)];
  for (AtomMask rest = own; rest; rest &= rest - 1) {
    const Atom& atom = variant_->atoms[std::countr_zero(rest)];
    if (atom.double_step) continue;
    if (atom.kind != AtomKind::Leap || atom.legs.size() > 4) return;
    // A plain move of two squares would meet the double step.
    for (const Leg& leg : atom.legs)
      if (leg.step == Step{0, 2}) return;
  }
  for (AtomMask rest = own; rest; rest &= rest - 1)
    for (const Colour colour : kColours) add_shift(colour, variant_->atoms[std::countr_zero(rest)]);
}

template <class Set>
void Ground<Set>::add_shift(Colour colour, const Atom& atom) {
  const Board& board = variant_->board;
  for (const Leg& leg : atom.legs) {
    const Step step = mirrored(leg.step, colour);
    Shift<Set> shift;
    shift.mode = atom.mode;
    for (int site = 0; site < walkable_; ++site) {
      const Site to = board.step(static_cast<Site>(site), step);
      if (to == kNoSite) continue;
      shift.by = to - site;
      shift.from |= Set::of(site);
      const Site last = atom.double_step ? board.step(to, step) : to;
      if (last != kNoSite && promotion_[index(colour)].has(last)) before_promotion_[index(colour)] |= Set::of(site);
    }
    if (!atom.double_step) {
      pawn_shifts_[index(colour)].push_back(shift);
      continue;
    }
    shift.from = set_of<Set>(variant_->double_step_sites[index(colour)], walkable_);
    double_shifts_[index(colour)] = shift;
  }
}

template <class Set>
void Ground<Set>::build_lines() {
  const PowerRule& rule = variant_->power;
  const Board& board = variant_->board;
  neighbourhood_.resize(static_cast<std::size_t>(board.sites()));
  interact_ = rule.kind == PowerKind::Consensus || rule.kind == PowerKind::Inherited;
  if (rule.kind == PowerKind::Table)
    for (const AtomMask mask : rule.table) possible_ |= mask;
  if (!interact_) return;
  for (std::size_t type = 0; type < variant_->types.size(); ++type) {
    if (rule.kind == PowerKind::Inherited && is(static_cast<int>(type), kSources))
      possible_ |= variant_->types[type].lends;
    if (is(static_cast<int>(type), kReceivers) && (rule.kind == PowerKind::Consensus || rule.keeps_own))
      possible_ |= own_[type];
  }
  if (rule.lines & kFiles)
    for (int file = 0; file < board.files(); ++file) add_line(file, 0, {0, 1});
  if (rule.lines & kRanks)
    for (int rank = 0; rank < board.ranks(); ++rank) add_line(0, rank, {1, 0});
  if (rule.lines & kDiagonals) {
    for (int file = 0; file < board.files(); ++file) {
      add_line(file, 0, {1, 1});
      add_line(file, 0, {-1, 1});
    }
    for (int rank = 1; rank < board.ranks(); ++rank) {
      add_line(0, rank, {1, 1});
      add_line(board.files() - 1, rank, {-1, 1});
    }
  }
  for (int site = 0; site < board.sites(); ++site)
    for (std::uint64_t rest = lines_of_[site]; rest; rest &= rest - 1)
      neighbourhood_[site] |= line_sites(std::countr_zero(rest));
}

/// A line from edge to edge; holes do not cut it, and a line of one site is one too.
template <class Set>
void Ground<Set>::add_line(int file, int rank, Step step) {
  const Board& board = variant_->board;
  Set walkable{};
  std::vector<Site> zone;
  const std::uint64_t bit = std::uint64_t{1} << line_sites_.size();
  for (; file >= 0 && file < board.files() && rank < board.ranks(); file += step.dx, rank += step.dy) {
    const Site site = board.at(file, rank);
    if (site == kNoSite) continue;
    lines_of_[site] |= bit;
    if (board.is_zone(site))
      zone.push_back(site);
    else
      walkable |= Set::of(site);
  }
  line_sites_.push_back(walkable);
  line_zone_.push_back(std::move(zone));
}

template <class Set>
void Ground<Set>::build_sites() {
  for (std::size_t colour = 0; colour < 2; ++colour) {
    promotion_[colour] = set_of<Set>(variant_->promotion.sites[colour], walkable_);
    for (std::size_t type = 0; type < variant_->types.size(); ++type) {
      drops_[colour][type] = set_of<Set>(variant_->types[type].drop_sites[colour], walkable_);
      for (const Site site : variant_->types[type].drop_sites[colour])
        if (site >= walkable_) zone_drops_[colour][type] |= std::uint64_t{1} << (site - walkable_);
    }
    for (int side = 0; side < 2; ++side) build_castling(static_cast<Colour>(colour), side);
  }
}

template <class Set>
void Ground<Set>::build_castling(Colour colour, int side) {
  const auto c = static_cast<std::size_t>(index(colour)), s = static_cast<std::size_t>(side);
  const auto& wing = variant_->castling.wings[c][s];
  if (!wing) return;
  const auto bit = static_cast<std::uint8_t>(right_bit(colour, side));
  rights_lost_[wing->king_from] |= bit;
  rights_lost_[wing->partner_from] |= bit;
  const Board& board = variant_->board;
  const int rank = board.rank(wing->king_from), outward = side == 0 ? 1 : -1;
  const auto between = [&](Site last) {
    Set sites{};
    for (int file = board.file(wing->king_from) + outward; file != board.file(last); file += outward)
      if (const Site site = board.at(file, rank); site != kNoSite) sites |= Set::of(site);
    return sites;
  };
  if (variant_->castling.style == CastlingStyle::Leap) {
    castling_sites_[c][s] = between(wing->partner_from);
    return;
  }
  castling_paths_[c][s] = between(wing->partner_from);
  castling_sites_[c][s] = between(wing->king_to);
}

template <class Set>
void Ground<Set>::build_keys() {
  Random random(0x776f6f6470757368);  // fixed: keys are the same on every build
  const auto fill = [&](std::vector<std::uint64_t>& keys, std::size_t count) {
    keys.resize(count);
    for (std::uint64_t& key : keys) key = random.next();
  };
  const auto sites = static_cast<std::size_t>(variant_->board.sites());
  fill(piece_keys_, sites * kPieces);
  for (std::size_t site = 0; site < sites; ++site) piece_keys_[site * kPieces] = 0;
  fill(hand_keys_, 2 * kMaxTypes * 256);
  for (std::size_t hand = 0; hand < 2 * kMaxTypes; ++hand) hand_keys_[hand * 256] = 0;
  fill(en_passant_keys_, sites);
  for (std::uint64_t& key : rights_keys_) key = random.next();
  rights_keys_[0] = 0;
  side_key_ = random.next();
}

template class Ground<Set64>;
template class Ground<Set128>;

}  // namespace woodpusher
