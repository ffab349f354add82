#pragma once
#include <bit>
#include <cstdint>

#include "position/position.h"
#include "rules/attacks.h"
#include "rules/shield.h"

namespace woodpusher {

/// Whether a pseudo-legal move leaves the mover's royal piece safe. The position is as before when it returns.
template <class Set>
bool is_safe(Position<Set>& position, Move move, int royal);

/// The type a Pawn of the side to move gets on a promotion site that decides it; -1 where the player chooses.
template <class Set>
int decided_promotion(const Position<Set>& position, int to);

/// Noisy: captures and promotions; Quiet: all others.
enum class Wanted : std::uint8_t { All, Noisy, Quiet };

/// Walks over all pseudo-legal moves of the side to move and hands them to a sink in bulk:
///   steps(from, to, hot)         a set of targets and those of them that need the legality test
///   promotions(from, to, hot)    the same for Pawns that arrive
///   drops(type, to, hot), zone_drops(type, to, hot)   zone sites as bits from the first one
///   double_step(from, to, hot)
///   shifted(to, by)              Pawn steps to each of `to` from `by` sites below; never hot
///   shifted_twice(to, by)        double steps, likewise
///   one(move)                    everything else; always to be tested
template <class Set, class Sink>
class Generator {
 public:
  Generator(const Position<Set>& position, const Shield<Set>& shield, Sink& sink)
      : position_(position),
        ground_(position.ground()),
        shield_(shield),
        sink_(sink),
        us_(position.to_move()),
        occupied_(position.occupied()),
        theirs_(position.pieces(other(us_))) {}

  void run(Wanted wanted) {
    const Set targets = wanted == Wanted::All ? ~Set{} : wanted == Wanted::Noisy ? theirs_ : ~occupied_;
    promotes_ = wanted != Wanted::Quiet;
    const Set pawns = pawns_at_once();
    if (pawns) pawn_shifts(pawns, targets);
    (position_.pieces(us_) & ~pawns).each([&](int from) { piece(from, targets); });
    if (position_.state().en_passant != kNoSite && wanted != Wanted::Quiet) en_passant();
    if (wanted == Wanted::Noisy) return;
    if (position_.state().rights) castling();
    if (!position_.hands_empty()) drops();
  }

  /// The steps, captures and promotions of one piece.
  void run_from(int from) { piece(from, ~Set{}); }

 private:
  void piece(int from, Set wanted) {
    const int type = type_of(position_.at(from));
    const AtomMask powers = position_.powers(from);
    if (!powers) return;
    Set quiet{}, taking{};
    reach(from, type, powers, quiet, taking);
    Set to = quiet & ~occupied_;
    if (ground_.takes_all(type)) to |= taking & theirs_;
    if (!ground_.is(type, kPawns)) return steps(from, type, to & wanted);
    const Set twice = double_steps(from, powers & ground_.double_steps());
    const Set last = (to | twice) & ground_.promotion_sites(us_);
    steps(from, type, to & ~last & ~twice & wanted);
    if (last && promotes_) sink_.promotions(from, last, ground_.powers_interact() ? last : hot(from, type, last));
    if (const Set double_step = twice & ~last & wanted)
      sink_.double_step(from, double_step.lowest(), static_cast<bool>(hot(from, type, double_step)));
  }

  /// The Pawns whose moves need no test and no promotion: they go all together.
  Set pawns_at_once() const {
    if (ground_.pawn_shifts(us_).empty() || shield_.in_check || shield_.enter) return {};
    if (ground_.powers_interact() && (shield_.sources_leave & position_.group(kSources) & theirs_)) return {};
    return position_.group(kPawns) & position_.pieces(us_) & ~shield_.leave & ~ground_.before_promotion(us_) &
           ~shield_.sources_leave;
  }

  void pawn_shifts(Set pawns, Set wanted) {
    for (const Shift<Set>& shift : ground_.pawn_shifts(us_)) {
      const Set reached = shifted(pawns & shift.from, shift.by) & wanted;
      Set to{};
      if (shift.mode & kQuiet) to |= reached & ~occupied_;
      if (shift.mode & kCapture) to |= reached & theirs_;
      if (to) sink_.shifted(to, shift.by);
    }
    const Shift<Set>& twice = ground_.double_shift(us_);
    const Set passed = shifted(pawns & twice.from, twice.by) & ~occupied_;
    const Set to = shifted(passed, twice.by) & ~occupied_ & wanted;
    if (to) sink_.shifted_twice(to, twice.by);
  }

  void reach(int from, int type, AtomMask powers, Set& quiet, Set& taking) const {
    AtomMask rest = powers & ~ground_.double_steps();
    if (const Gait<Set>* gait = ground_.gait(type, powers)) {
      gait->reach(us_, from, occupied_, quiet, taking);
      rest = gait->others();
    }
    for (; rest; rest &= rest - 1) {
      const int atom = std::countr_zero(rest);
      const Set reached = ground_.atom(atom).reach(us_, from, occupied_);
      if (ground_.atom(atom).mode() & kQuiet) quiet |= reached;
      if (ground_.atom(atom).mode() & kCapture) taking |= reached;
    }
  }

  void steps(int from, int type, Set to) {
    if (to) sink_.steps(from, to, hot(from, type, to));
  }

  /// The targets by which the move needs the legality test.
  Set hot(int from, int type, Set to) const {
    if (shield_.in_check || from == shield_.royal || shield_.leave.has(from)) return to;
    Set risky = to & shield_.enter;
    if (!ground_.powers_interact()) return risky;
    const bool source = ground_.is(type, kSources);
    if (source && shield_.sources_leave.has(from)) return to;
    if (source) risky |= to & shield_.sources_enter;
    if (ground_.variant().types[type].leaves) risky |= to & theirs_;
    return risky | (to & theirs_ & position_.group(kSources) & shield_.sources_leave);
  }

  Set double_steps(int from, AtomMask atoms) const {
    Set to{};
    for (; atoms; atoms &= atoms - 1) to |= ground_.atom(std::countr_zero(atoms)).reach(us_, from, occupied_);
    return to & ~occupied_;
  }

  void en_passant() {
    const State& state = position_.state();
    position_.pawns_attacking(us_, state.en_passant).each([&](int from) {
      sink_.one(Move::en_passant(from, state.en_passant, state.en_passant_victim));
    });
  }

  void castling() {
    if (shield_.in_check) return;
    for (int side = 0; side < 2; ++side) {
      if (!(position_.state().rights & right_bit(us_, side))) continue;
      const auto& wing = *ground_.variant().castling.wings[index(us_)][side];
      if (ground_.castling_path(us_, side) & occupied_) continue;
      const Set sites = ground_.castling_sites(us_, side);
      if (ground_.variant().castling.style == CastlingStyle::Leap)
        leap_castling(wing, sites & ~occupied_);
      else if (!any_attacked(sites))
        sink_.one(Move::castling(MoveKind::Castling, wing.king_from, wing.king_to, wing.partner_from, wing.partner_to));
    }
  }

  void leap_castling(const CastlingWing& wing, Set sites) {
    sites.each([&](int to) {
      if (!is_attacked(to))
        sink_.one(Move::castling(MoveKind::LeapCastling, wing.king_from, to, wing.partner_from, wing.king_from));
    });
  }

  bool is_attacked(int site) const {
    return attacked(position_, site, other(us_), occupied_, fighters(position_, other(us_)));
  }
  bool any_attacked(Set sites) const {
    bool found = false;
    sites.each([&](int site) { found = found || is_attacked(site); });
    return found;
  }

  void drops() {
    const int types = static_cast<int>(ground_.variant().types.size());
    for (int type = 0; type < types; ++type) {
      if (!position_.hand(us_, type)) continue;
      const bool source = ground_.powers_interact() && ground_.is(type, kSources);
      if (const Set to = ground_.drop_sites(type, us_) & ~occupied_)
        sink_.drops(type, to,
                    shield_.in_check ? to : to & (source ? shield_.enter | shield_.sources_enter : shield_.enter));
      if (const std::uint64_t to = ground_.zone_drops(type, us_) & ~position_.zone())
        sink_.zone_drops(type, to, shield_.in_check ? to : source ? to & shield_.zone_enter : 0);
    }
  }

  const Position<Set>& position_;
  const Ground<Set>& ground_;
  const Shield<Set>& shield_;
  Sink& sink_;
  Colour us_;
  Set occupied_, theirs_;
  bool promotes_ = true;
};

extern template bool is_safe(Position<Set64>&, Move, int);
extern template bool is_safe(Position<Set128>&, Move, int);
extern template int decided_promotion(const Position<Set64>&, int);
extern template int decided_promotion(const Position<Set128>&, int);

}  // namespace woodpusher
