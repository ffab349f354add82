#pragma once
#include <bit>

#include "base/random.h"
#include "rules/legal.h"

namespace woodpusher::bench {

/// Takes the pseudo-legal moves of a position in bulk and keeps one of them, each as likely as any other.
template <class Set>
class Sampler {
 public:
  Sampler(const Position<Set>& position, Random& random) : position_(position), random_(random) {}
  Move move() const { return move_; }
  bool hot() const { return hot_; }

  void steps(int from, Set to, Set hot) {
    if (const int site = offer(to); site >= 0) keep(Move::step(from, site), hot.has(site));
  }
  void double_step(int from, int to, bool hot) {
    const Step forward = mirrored({0, 1}, position_.to_move());
    if (offer(1) >= 0)
      keep(Move::double_step(from, to, position_.variant().board.step(static_cast<Site>(from), forward)), hot);
  }
  void shifted(Set to, int by) {
    if (const int site = offer(to); site >= 0) keep(Move::step(site - by, site), false);
  }
  void shifted_twice(Set to, int by) {
    if (const int site = offer(to); site >= 0) keep(Move::double_step(site - 2 * by, site, site - by), false);
  }
  void promotions(int from, Set to, Set hot) {
    to.each([&](int site) {
      const int decided = decided_promotion(position_, site);
      const TypeMask types = decided >= 0 ? type_bit(decided) : position_.variant().promotion.choices;
      if (const int type = offer(Set64{types}); type >= 0) keep(Move::promotion(from, site, type), hot.has(site));
    });
  }
  void drops(int type, Set to, Set hot) {
    if (const int site = offer(to); site >= 0) keep(Move::drop(type, site), hot.has(site));
  }
  void zone_drops(int type, std::uint64_t to, std::uint64_t hot) {
    if (const int zone = offer(Set64{to}); zone >= 0)
      keep(Move::drop(type, zone + position_.ground().walkable()), (hot >> zone) & 1);
  }
  void one(Move move) {
    if (offer(1) >= 0) keep(move, true);
  }

 private:
  /// The number of the one to keep among `count` more moves; -1 to stay with what there is.
  int offer(int count) {
    if (count == 0) return -1;
    seen_ += static_cast<std::uint64_t>(count);
    const auto drawn = random_.below(seen_);
    return drawn < static_cast<std::uint32_t>(count) ? static_cast<int>(drawn) : -1;
  }
  template <class Sites>
  int offer(Sites sites) {
    int skip = offer(sites.size());
    if (skip < 0) return -1;
    for (; skip > 0; --skip) sites.pop();
    return sites.pop();
  }
  void keep(Move move, bool hot) {
    move_ = move;
    hot_ = hot;
  }

  const Position<Set>& position_;
  Random& random_;
  std::uint64_t seen_ = 0;
  Move move_;
  bool hot_ = false;  // its legality is to be tested
};

/// A legal move, each as likely as any other; none if there is none.
template <class Set>
Move random_move(Position<Set>& position, MoveStack& stack, Random& random) {
  constexpr int kTries = 4;
  const Shield<Set> shield(position);
  for (int attempt = 0; attempt < kTries && !shield.in_check; ++attempt) {
    Sampler<Set> sampler(position, random);
    Generator<Set, Sampler<Set>>(position, shield, sampler).run(Wanted::All);
    if (!sampler.move()) return {};
    if (!sampler.hot() || is_safe(position, sampler.move(), shield.royal)) return sampler.move();
  }
  stack.cut(0);
  legal_moves(position, stack);
  return stack.size() ? stack[random.below(stack.size())] : Move{};
}

}  // namespace woodpusher::bench
