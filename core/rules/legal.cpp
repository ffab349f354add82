#include "rules/legal.h"

namespace woodpusher {
namespace {

/// Puts moves on the stack, the hot ones after a test.
template <class Set>
class Lister {
 public:
  Lister(Position<Set>& position, int royal, MoveStack& moves) : position_(position), royal_(royal), moves_(moves) {}

  void steps(int from, Set to, Set hot) {
    (to & ~hot).each([&](int site) { moves_.push(Move::step(from, site)); });
    hot.each([&](int site) { one(Move::step(from, site)); });
  }
  void double_step(int from, int to, bool hot) {
    const Step forward = mirrored({0, 1}, position_.to_move());
    const Move move = Move::double_step(from, to, position_.variant().board.step(static_cast<Site>(from), forward));
    if (hot)
      one(move);
    else
      moves_.push(move);
  }
  void shifted(Set to, int by) {
    to.each([&](int site) { moves_.push(Move::step(site - by, site)); });
  }
  void shifted_twice(Set to, int by) {
    to.each([&](int site) { moves_.push(Move::double_step(site - 2 * by, site, site - by)); });
  }
  void promotions(int from, Set to, Set hot) {
    to.each([&](int site) {
      const int decided = decided_promotion(position_, site);
      if (decided >= 0) return promotion(Move::promotion(from, site, decided), hot.has(site));
      for (const TypeId type : position_.variant().promotion.order)
        promotion(Move::promotion(from, site, type), hot.has(site));
    });
  }
  void drops(int type, Set to, Set hot) {
    (to & ~hot).each([&](int site) { moves_.push(Move::drop(type, site)); });
    hot.each([&](int site) { one(Move::drop(type, site)); });
  }
  void zone_drops(int type, std::uint64_t to, std::uint64_t hot) {
    Set64{to}.each([&](int zone) {
      const Move move = Move::drop(type, zone + position_.ground().walkable());
      if ((hot >> zone) & 1)
        one(move);
      else
        moves_.push(move);
    });
  }
  void one(Move move) {
    if (is_safe(position_, move, royal_)) moves_.push(move);
  }

 private:
  void promotion(Move move, bool hot) {
    if (hot)
      one(move);
    else
      moves_.push(move);
  }

  Position<Set>& position_;
  int royal_;
  MoveStack& moves_;
};

/// Counts moves without making them where that is safe.
template <class Set>
class Counter {
 public:
  Counter(Position<Set>& position, int royal) : position_(position), royal_(royal) {}
  std::uint64_t count() const { return count_; }

  void shifted(Set to, int) { add(to.size()); }
  void shifted_twice(Set to, int) { add(to.size()); }

  void steps(int from, Set to, Set hot) {
    if (!hot) return add(to.size());
    add((to & ~hot).size());
    hot.each([&](int site) { one(Move::step(from, site)); });
  }
  void double_step(int from, int to, bool hot) {
    if (hot)
      one(Move::double_step(from, to, from));
    else
      add(1);
  }
  void promotions(int from, Set to, Set hot) {
    to.each([&](int site) {
      const int decided = decided_promotion(position_, site);
      const int choices = decided >= 0 ? 1 : std::popcount(position_.variant().promotion.choices);
      // Which piece appears matters to the own side only as something in the way, unless powers interact; then each
      // site decides.
      const int type = decided >= 0 ? decided : std::countr_zero(position_.variant().promotion.choices);
      if (position_.ground().powers_interact() && decided < 0) return each_promotion(from, site);
      if (!hot.has(site) || is_safe(position_, Move::promotion(from, site, type), royal_)) add(choices);
    });
  }
  void drops(int type, Set to, Set hot) {
    add((to & ~hot).size());
    hot.each([&](int site) { one(Move::drop(type, site)); });
  }
  void zone_drops(int type, std::uint64_t to, std::uint64_t hot) {
    add(popcount(to & ~hot));
    Set64{hot}.each([&](int zone) { one(Move::drop(type, zone + position_.ground().walkable())); });
  }
  void one(Move move) {
    if (is_safe(position_, move, royal_)) add(1);
  }

 private:
  void add(int number) { count_ += static_cast<std::uint64_t>(number); }
  void each_promotion(int from, int to) {
    for (const TypeId type : position_.variant().promotion.order) one(Move::promotion(from, to, type));
  }

  Position<Set>& position_;
  int royal_;
  std::uint64_t count_ = 0;
};

/// Looks whether one move is among those that are generated.
template <class Set>
class Finder {
 public:
  explicit Finder(const Position<Set>& position, Move wanted) : position_(position), wanted_(wanted) {}
  bool found() const { return found_; }

  void steps(int from, Set to, Set) {
    if (to.has(wanted_.to())) one(Move::step(from, wanted_.to()));
  }
  void double_step(int from, int to, bool) {
    const Step forward = mirrored({0, 1}, position_.to_move());
    one(Move::double_step(from, to, position_.variant().board.step(static_cast<Site>(from), forward)));
  }
  void promotions(int from, Set to, Set) {
    if (!to.has(wanted_.to())) return;
    const int decided = decided_promotion(position_, wanted_.to());
    if (decided >= 0) return one(Move::promotion(from, wanted_.to(), decided));
    for (const TypeId type : position_.variant().promotion.order) one(Move::promotion(from, wanted_.to(), type));
  }
  void shifted(Set, int) {}
  void shifted_twice(Set, int) {}
  void drops(int, Set, Set) {}
  void zone_drops(int, std::uint64_t, std::uint64_t) {}
  void one(Move move) { found_ |= move == wanted_; }

 private:
  const Position<Set>& position_;
  Move wanted_;
  bool found_ = false;
};

template <class Set>
bool is_possible_drop(const Position<Set>& position, Move move) {
  const Ground<Set>& ground = position.ground();
  const Colour us = position.to_move();
  if (!position.hand(us, move.type())) return false;
  const int zone = move.to() - ground.walkable();
  if (zone < 0) return (ground.drop_sites(move.type(), us) & ~position.occupied()).has(move.to());
  return ((ground.zone_drops(move.type(), us) & ~position.zone()) >> zone) & 1;
}

template <class Set>
bool is_listed(Position<Set>& position, Move move) {
  MoveStack moves;
  legal_moves(position, moves);
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (moves[i] == move) return true;
  return false;
}

/// Every move tested; all pass where `royal` is no site.
template <class Set>
void list_all(Position<Set>& position, MoveStack& moves, int royal) {
  Shield<Set> shield(position);
  shield.leave = shield.enter = shield.sources_leave = shield.sources_enter = ~Set{};
  shield.zone_enter = ~std::uint64_t{0};
  Lister<Set> lister(position, royal, moves);
  Generator<Set, Lister<Set>>(position, shield, lister).run(Wanted::All);
}

}  // namespace

template <class Set>
bool is_legal(Position<Set>& position, Move move) {
  if (!move) return false;
  if (move.is_castling() || move.kind() == MoveKind::EnPassant) return is_listed(position, move);  // seldom
  const int royal = royal_site(position, position.to_move());
  if (move.is_drop()) return is_possible_drop(position, move) && is_safe(position, move, royal);
  const Ground<Set>& ground = position.ground();
  if (move.from() >= ground.walkable() || !position.pieces(position.to_move()).has(move.from())) return false;
  const Shield<Set> none;
  Finder<Set> finder(position, move);
  Generator<Set, Finder<Set>>(position, none, finder).run_from(move.from());
  return finder.found() && is_safe(position, move, royal);
}

template <class Set>
void legal_moves(Position<Set>& position, MoveStack& moves, Wanted wanted) {
  const Shield<Set> shield(position);
  Lister<Set> lister(position, shield.royal, moves);
  Generator<Set, Lister<Set>>(position, shield, lister).run(wanted);
}

template <class Set>
void legal_moves_checked(Position<Set>& position, MoveStack& moves) {
  list_all(position, moves, royal_site(position, position.to_move()));
}

template <class Set>
void pseudo_legal_moves(Position<Set>& position, MoveStack& moves) {
  list_all(position, moves, -1);
}

template <class Set>
std::uint64_t count_legal_moves(Position<Set>& position) {
  const Shield<Set> shield(position);
  Counter<Set> counter(position, shield.royal);
  Generator<Set, Counter<Set>>(position, shield, counter).run(Wanted::All);
  return counter.count();
}

template <class Set>
void make(Position<Set>& position, Move move) {
  position.apply(move);
  mute_useless_en_passant(position);
}

template <class Set>
void mute_useless_en_passant(Position<Set>& position) {
  const State& state = position.state();
  if (state.en_passant == kNoSite) return;
  const int royal = royal_site(position, position.to_move());
  bool useful = false;
  position.pawns_attacking(position.to_move(), state.en_passant).each([&](int from) {
    useful = useful || is_safe(position, Move::en_passant(from, state.en_passant, state.en_passant_victim), royal);
  });
  if (!useful) position.mute_en_passant();
}

#define WOODPUSHER_INSTANTIATE(Set)                              \
  template bool is_legal(Position<Set>&, Move);                  \
  template void legal_moves(Position<Set>&, MoveStack&, Wanted); \
  template void legal_moves_checked(Position<Set>&, MoveStack&); \
  template void pseudo_legal_moves(Position<Set>&, MoveStack&);  \
  template std::uint64_t count_legal_moves(Position<Set>&);      \
  template void make(Position<Set>&, Move);                      \
  template void mute_useless_en_passant(Position<Set>&);
WOODPUSHER_INSTANTIATE(Set64)
WOODPUSHER_INSTANTIATE(Set128)
#undef WOODPUSHER_INSTANTIATE

}  // namespace woodpusher
