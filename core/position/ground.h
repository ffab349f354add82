#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "movement/atom_table.h"
#include "movement/gait.h"
#include "variant/variant.h"

namespace woodpusher {

/// Groups of pieces that the position keeps a set of, beside one set an atom.
enum Group : int { kRoyals = kMaxAtoms, kPawns, kReceivers, kSources, kPeaceful, kRoyalHunters, kGroupEnd };

/// A leap that all Pawns make at once: from `from`, every site number grows by `by`.
template <class Set>
struct Shift {
  int by = 0;
  Mode mode = kBoth;
  Set from{};
};

/// A variant worked out in sets and tables: everything that does not change during a game. One a variant, shared by its
/// positions.
template <class Set>
class Ground {
 public:
  explicit Ground(std::shared_ptr<const Variant> variant);

  const Variant& variant() const { return *variant_; }
  std::shared_ptr<const Variant> share_variant() const { return variant_; }
  int walkable() const { return walkable_; }
  const AtomTable<Set>& atom(int atom) const { return atoms_[atom]; }
  /// The atoms that can take.
  AtomMask capturing_atoms() const { return capturing_; }
  /// The atoms that can go to an empty site, double steps apart.
  AtomMask quiet_atoms() const { return quiet_; }
  AtomMask double_steps() const { return double_steps_; }
  /// The atoms by which Pawns take.
  AtomMask pawn_captures() const { return pawn_captures_; }

  /// What a type has by itself, without a power rule.
  AtomMask own(int type) const { return own_[type]; }
  /// What a source of the type gives where powers are inherited.
  AtomMask lends(int type) const { return lends_[type]; }
  /// The movements of a piece of the type that has `mask` now, merged; null for a mask that was not foreseen.
  const Gait<Set>* gait(int type, AtomMask mask) const {
    if (!is(type, kReceivers)) return &gaits_[type];
    for (std::size_t slot = gait_slot(mask); gait_slots_[slot]; slot = (slot + 1) % kGaitSlots)
      if (gaits_[gait_slots_[slot]].mask() == mask) return &gaits_[gait_slots_[slot]];
    return nullptr;
  }
  /// The movements of the one kind of Pawn as shifts, and its double step; none if the board or the Pawn is not so
  /// simple.
  const std::vector<Shift<Set>>& pawn_shifts(Colour colour) const { return pawn_shifts_[index(colour)]; }
  const Shift<Set>& double_shift(Colour colour) const { return double_shifts_[index(colour)]; }
  /// The sites from which a Pawn reaches a promotion site in one move.
  Set before_promotion(Colour colour) const { return before_promotion_[index(colour)]; }
  /// The type that moves exactly by `mask` (see type_with()); -1 if there is none.
  int type_moving_by(AtomMask mask) const {
    for (const auto& [known, type] : types_by_mask_)
      if (known == mask) return type;
    return -1;
  }
  bool is(int type, Group group) const { return (group_types_[group - kMaxAtoms] >> type) & 1; }
  /// Whether a type may take any enemy piece.
  bool takes_all(int type) const { return !is(type, kPeaceful) && !is(type, kRoyalHunters); }
  /// The kept sets that a piece of the type belongs to wherever it stands: groups, and its atoms unless a rule decides
  /// them.
  struct Memberships {
    std::uint8_t count = 0;
    std::array<std::uint8_t, kGroupEnd> sets{};
  };
  const Memberships& memberships(int type) const { return memberships_[type]; }

  /// Lines of the power rule: `line_sites` walkable ones, `line_zone` the zone sites on them.
  int lines() const { return static_cast<int>(line_sites_.size()); }
  Set line_sites(int line) const { return line_sites_[line]; }
  const std::vector<Site>& line_zone(int line) const { return line_zone_[line]; }
  /// The lines through a site, as bits.
  std::uint64_t lines_of(int site) const { return lines_of_[site]; }
  /// All walkable sites on the lines through a site, itself included.
  Set neighbourhood(int site) const { return neighbourhood_[site]; }
  /// Whether the rule makes powers depend on other pieces.
  bool powers_interact() const { return interact_; }
  /// Every atom that some piece of the receivers could get.
  AtomMask possible_atoms() const { return possible_; }
  AtomMask table(int site) const { return variant_->power.table[site]; }

  Set promotion_sites(Colour colour) const { return promotion_[index(colour)]; }
  Set drop_sites(int type, Colour colour) const { return drops_[index(colour)][type]; }
  std::uint64_t zone_drops(int type, Colour colour) const { return zone_drops_[index(colour)][type]; }
  /// What must be empty for a castling of the wing.
  Set castling_path(Colour colour, int side) const { return castling_paths_[index(colour)][side]; }
  /// Orthodox: the sites that the royal piece crosses; leaping: those between it and its partner, where it may land.
  Set castling_sites(Colour colour, int side) const { return castling_sites_[index(colour)][side]; }
  /// The rights that go when a site is left or entered.
  int rights_lost(int site) const { return rights_lost_[site]; }

  std::uint64_t piece_key(Piece piece, int site) const {
    return piece_keys_[static_cast<std::size_t>(site) * kPieces + piece];
  }
  std::uint64_t hand_key(Colour colour, int type, int count) const {
    return hand_keys_[(static_cast<std::size_t>(index(colour)) * kMaxTypes + static_cast<std::size_t>(type)) * 256 +
                      static_cast<std::size_t>(count)];
  }
  std::uint64_t rights_key(int rights) const { return rights_keys_[rights]; }
  std::uint64_t en_passant_key(int site) const { return en_passant_keys_[site]; }
  std::uint64_t side_key() const { return side_key_; }

 private:
  static constexpr std::size_t kPieces = 1 + 2 * kMaxTypes;

  static std::size_t gait_slot(AtomMask mask) { return static_cast<std::size_t>((mask * 0x9e3779b97f4a7c15u) >> 56); }

  void build_atoms();
  void build_gaits();
  void add_gait(AtomMask mask);
  void build_pawn_shifts();
  void add_shift(Colour colour, const Atom& atom);
  void build_types();
  void build_lines();
  void add_line(int file, int rank, Step step);
  void build_sites();
  void build_castling(Colour colour, int side);
  void build_keys();

  std::shared_ptr<const Variant> variant_;
  int walkable_ = 0;
  std::vector<AtomTable<Set>> atoms_;
  static constexpr std::size_t kGaitSlots = 256;
  std::vector<Gait<Set>> gaits_;                        // by type, then those that receivers can have
  std::array<std::uint16_t, kGaitSlots> gait_slots_{};  // places in gaits_; 0 = none
  std::array<std::vector<Shift<Set>>, 2> pawn_shifts_;
  std::array<Shift<Set>, 2> double_shifts_{};
  std::array<Set, 2> before_promotion_{};
  AtomMask capturing_ = 0, quiet_ = 0, double_steps_ = 0, pawn_captures_ = 0, possible_ = 0;
  bool interact_ = false;
  std::array<AtomMask, kMaxTypes> own_{}, lends_{};
  std::vector<std::pair<AtomMask, int>> types_by_mask_;
  std::array<Memberships, kMaxTypes> memberships_{};
  std::array<TypeMask, kGroupEnd - kMaxAtoms> group_types_{};
  std::vector<Set> line_sites_;
  std::vector<std::vector<Site>> line_zone_;
  std::array<std::uint64_t, kMaxSites> lines_of_{};
  std::vector<Set> neighbourhood_;
  std::array<Set, 2> promotion_{};
  std::array<std::array<Set, kMaxTypes>, 2> drops_{};
  std::array<std::array<std::uint64_t, kMaxTypes>, 2> zone_drops_{};
  std::array<std::uint8_t, kMaxSites> rights_lost_{};
  std::array<std::array<Set, 2>, 2> castling_paths_{}, castling_sites_{};
  std::vector<std::uint64_t> piece_keys_, hand_keys_, en_passant_keys_;
  std::array<std::uint64_t, 16> rights_keys_{};
  std::uint64_t side_key_ = 0;
};

extern template class Ground<Set64>;
extern template class Ground<Set128>;

}  // namespace woodpusher
