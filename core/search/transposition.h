#pragma once
#include <cstdint>
#include <vector>

#include "position/move.h"

namespace woodpusher {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What the table knows of a position. Scores count from the position, mates too.
struct Known {
  Move move;
  int score = 0, eval = 0, depth = 0;
  Bound bound = Bound::None;
};

/// A table of fixed size; entries of older searches and of lower depth go first.
class TranspositionTable {
 public:
  explicit TranspositionTable(int megabytes) { resize(megabytes); }
  void resize(int megabytes);
  void clear();
  /// Begins a new search: what is in the table grows older.
  void age() { generation_ = (generation_ + 1) & 0x7f; }

  /// `found` says whether there is an entry.
  Known probe(std::uint64_t key, bool& found) const;
  void store(std::uint64_t key, const Known& known);
  /// How full it is with entries of the present search, in thousandths.
  int fullness() const;

 private:
  /// first: move (39 bits), depth (8, from bit 39), bound (2, from 47), generation (7, from 49);
  /// second: the high half of the key, score and eval (16 bits each).
  struct Entry {
    std::uint64_t first = 0, second = 0;
  };
  static constexpr std::size_t kWays = 4;
  std::size_t bucket(std::uint64_t key) const {
    // The low 32 bits, scaled: the table needs no power of two.
    return static_cast<std::size_t>(((key & 0xffffffff) * buckets_) >> 32) * kWays;
  }
  static int depth_of(const Entry& entry) { return static_cast<int>(entry.first >> 39 & 0xff); }
  int age_of(const Entry& entry) const { return (generation_ - static_cast<int>(entry.first >> 49 & 0x7f)) & 0x7f; }

  std::vector<Entry> entries_;
  std::uint64_t buckets_ = 0;
  int generation_ = 0;
};

}  // namespace woodpusher
