#include "rules/exposure.h"

#include <bit>

#include "rules/attacks.h"
#include "rules/phrases.h"

namespace woodpusher {
namespace {

/// The position after a move, taken back when this ends.
template <class Set>
class Exposure {
 public:
  Exposure(Position<Set>& position, Move move)
      : position_(position),
        us_(position.to_move()),
        them_(other(us_)),
        before_(royal_site(position, us_)),
        already_(attackers(position, before_, them_)) {
    for (int site = 0; site < position.ground().walkable(); ++site) powers_[site] = position.powers(site);
    position.apply(move);
    royal_ = royal_site(position, us_);
    attackers_ = attackers(position, royal_, them_);
  }
  ~Exposure() { position_.revert(); }
  Exposure(const Exposure&) = delete;
  Exposure& operator=(const Exposure&) = delete;

  WhyNot reason() const {
    const bool stays = royal_ == before_;
    if (stays && (attackers_ & already_)) return attacked_by("why.still-attacked", attackers_ & already_);
    for (const Site site : sites_in(attackers_))
      if (const AtomMask atoms = attacking(site); !(atoms & powers_[site])) return armed(site, atoms);
    return attacked_by(stays ? "why.leaves-attacked" : "why.into-attack", attackers_);
  }

 private:
  WhyNot attacked_by(std::string_view key, Set by) const {
    return {key, {royal_name(), pieces_phrase(position_, sites_in(by))}, site_and(royal_, by)};
  }

  WhyNot armed(Site site, AtomMask atoms) const {
    const Variant& variant = position_.variant();
    const bool again = (atoms & ~variant.types[type_of(position_.at(site))].own) == 0;
    const std::string piece = piece_phrase(variant, position_.at(site), site);
    return {again ? "why.armed-again" : "why.armed",
            {royal_name(), piece, atoms_with_article(variant, atoms)},
            site_and(royal_, attackers_)};
  }

  /// The powers by which a piece attacks the royal one.
  AtomMask attacking(Site site) const {
    const Ground<Set>& ground = position_.ground();
    AtomMask found = 0;
    for (AtomMask rest = position_.powers(site) & ground.capturing_atoms(); rest; rest &= rest - 1) {
      const int atom = std::countr_zero(rest);
      if (ground.atom(atom).attackers(them_, royal_, position_.occupied(), Set::of(site))) found |= atom_bit(atom);
    }
    return found;
  }

  std::string royal_name() const { return position_.variant().board.name(static_cast<Site>(royal_)); }

  Position<Set>& position_;
  Colour us_, them_;
  int before_, royal_ = -1;
  Set already_, attackers_{};
  std::array<AtomMask, kMaxSites> powers_{};  // before the move
};

}  // namespace

template <class Set>
WhyNot exposure(Position<Set>& position, Move move) {
  return Exposure<Set>(position, move).reason();
}

template WhyNot exposure(Position<Set64>&, Move);
template WhyNot exposure(Position<Set128>&, Move);

}  // namespace woodpusher
