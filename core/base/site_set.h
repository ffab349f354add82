#pragma once
#include <bit>
#include <cstdint>

namespace woodpusher {

/// The number of bits. Without a machine instruction for it std::popcount is a call into the compiler's library; this
/// is inlined.
constexpr int popcount(std::uint64_t bits) {
#if defined(__wasm__) || defined(__POPCNT__)
  return std::popcount(bits);
#else
  bits -= (bits >> 1) & 0x5555555555555555u;
  bits = (bits & 0x3333333333333333u) + ((bits >> 2) & 0x3333333333333333u);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return static_cast<int>((bits * 0x0101010101010101u) >> 56);
#endif
}

/// A set of up to 64 sites, one bit each.
struct Set64 {
  static constexpr int kCapacity = 64;
  std::uint64_t bits = 0;

  static constexpr Set64 of(int site) { return {std::uint64_t{1} << site}; }
  /// Sites 0 to count - 1.
  static constexpr Set64 first(int count) {
    return {count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1};
  }
  constexpr bool operator==(const Set64&) const = default;
  constexpr explicit operator bool() const { return bits != 0; }
  constexpr bool has(int site) const { return (bits >> site) & 1; }
  constexpr int size() const { return popcount(bits); }
  /// The lowest site; the set must not be empty.
  constexpr int lowest() const { return std::countr_zero(bits); }
  constexpr int pop() {
    const int site = lowest();
    bits &= bits - 1;
    return site;
  }
  /// Calls `visit(site)` in rising order.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (std::uint64_t rest = bits; rest; rest &= rest - 1) visit(std::countr_zero(rest));
  }
};
constexpr Set64 operator|(Set64 a, Set64 b) { return {a.bits | b.bits}; }
constexpr Set64 operator&(Set64 a, Set64 b) { return {a.bits & b.bits}; }
constexpr Set64 operator^(Set64 a, Set64 b) { return {a.bits ^ b.bits}; }
constexpr Set64 operator~(Set64 a) { return {~a.bits}; }

/// A set of up to 128 sites in two words: no wide shifts, which are library calls in WebAssembly.
struct Set128 {
  static constexpr int kCapacity = 128;
  std::uint64_t low = 0, high = 0;

  static constexpr Set128 of(int site) {
    const std::uint64_t bit = std::uint64_t{1} << (site & 63);
    return site < 64 ? Set128{bit, 0} : Set128{0, bit};
  }
  static constexpr Set128 first(int count) {
    return {Set64::first(count).bits, count > 64 ? Set64::first(count - 64).bits : 0};
  }
  constexpr bool operator==(const Set128&) const = default;
  constexpr explicit operator bool() const { return (low | high) != 0; }
  constexpr bool has(int site) const { return ((site < 64 ? low : high) >> (site & 63)) & 1; }
  constexpr int size() const { return popcount(low) + popcount(high); }
  constexpr int lowest() const { return low ? std::countr_zero(low) : 64 + std::countr_zero(high); }
  constexpr int pop() {
    const int site = lowest();
    std::uint64_t& word = low ? low : high;
    word &= word - 1;
    return site;
  }
  /// Low word, then high word: faster than a branch at every site. One call of `visit`, so that it is inlined.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int first = 0; first < kCapacity; first += 64)
      for (std::uint64_t rest = first ? high : low; rest; rest &= rest - 1) visit(first + std::countr_zero(rest));
  }
};
constexpr Set128 operator|(Set128 a, Set128 b) { return {a.low | b.low, a.high | b.high}; }
constexpr Set128 operator&(Set128 a, Set128 b) { return {a.low & b.low, a.high & b.high}; }
constexpr Set128 operator^(Set128 a, Set128 b) { return {a.low ^ b.low, a.high ^ b.high}; }
constexpr Set128 operator~(Set128 a) { return {~a.low, ~a.high}; }

template <class Set>
constexpr Set& operator|=(Set& a, Set b) {
  return a = a | b;
}
template <class Set>
constexpr Set& operator&=(Set& a, Set b) {
  return a = a & b;
}
template <class Set>
constexpr Set& operator^=(Set& a, Set b) {
  return a = a ^ b;
}

/// Sets that differ seldom have the same high bits of this.
constexpr std::uint64_t hash_of(Set64 set) { return set.bits * 0x9e3779b97f4a7c15u; }
constexpr std::uint64_t hash_of(Set128 set) { return (set.low * 0x9e3779b97f4a7c15u ^ set.high) * 0xbf58476d1ce4e5b9u; }

/// The highest site of `set` as a set of its own; site 0 if it is empty.
constexpr Set64 top_or_first(Set64 set) { return {std::uint64_t{1} << (63 - std::countl_zero(set.bits | 1))}; }
constexpr Set128 top_or_first(Set128 set) {
  if (set.high) return {0, std::uint64_t{1} << (63 - std::countl_zero(set.high))};
  return {top_or_first(Set64{set.low}).bits, 0};
}

/// a - b as whole numbers.
constexpr Set64 minus(Set64 a, Set64 b) { return {a.bits - b.bits}; }
constexpr Set128 minus(Set128 a, Set128 b) { return {a.low - b.low, a.high - b.high - (a.low < b.low)}; }

/// Every site moved up by `by` numbers (down if negative, -63 to 63); what leaves the capacity is gone.
constexpr Set64 shifted(Set64 set, int by) { return {by >= 0 ? set.bits << by : set.bits >> -by}; }
constexpr Set128 shifted(Set128 set, int by) {
  if (by == 0) return set;
  if (by > 0) return {set.low << by, set.high << by | set.low >> (64 - by)};
  return {set.low >> -by | set.high << (64 + by), set.high >> -by};
}

}  // namespace woodpusher
