#include "search/transposition.h"

#include <algorithm>

namespace woodpusher {
namespace {

std::uint64_t half(int value) { return static_cast<std::uint16_t>(static_cast<std::int16_t>(value)); }
int whole(std::uint64_t bits) { return static_cast<std::int16_t>(static_cast<std::uint16_t>(bits)); }

}  // namespace

void TranspositionTable::resize(int megabytes) {
  buckets_ = static_cast<std::uint64_t>(megabytes) * 1024 * 1024 / (sizeof(Entry) * kWays);
  entries_ = std::vector<Entry>(static_cast<std::size_t>(buckets_) * kWays);
}

void TranspositionTable::clear() {
  std::fill(entries_.begin(), entries_.end(), Entry{});
  generation_ = 0;
}

Known TranspositionTable::probe(std::uint64_t key, bool& found) const {
  const std::size_t start = bucket(key);
  for (std::size_t i = start; i < start + kWays; ++i) {
    const Entry& entry = entries_[i];
    if (!entry.first || (entry.second >> 32) != (key >> 32)) continue;
    found = true;
    Known known;
    known.move = Move::from_bits(entry.first & ((std::uint64_t{1} << 39) - 1));
    known.depth = depth_of(entry);
    known.bound = static_cast<Bound>(entry.first >> 47 & 3);
    known.score = whole(entry.second >> 16 & 0xffff);
    known.eval = whole(entry.second & 0xffff);
    return known;
  }
  found = false;
  return {};
}

void TranspositionTable::store(std::uint64_t key, const Known& known) {
  const std::size_t start = bucket(key);
  std::size_t place = start;
  for (std::size_t i = start; i < start + kWays; ++i) {
    if (!entries_[i].first || (entries_[i].second >> 32) == (key >> 32)) {
      place = i;
      break;
    }
    const auto worth = [&](const Entry& entry) { return depth_of(entry) - 4 * age_of(entry); };
    if (worth(entries_[i]) < worth(entries_[place])) place = i;
  }
  Entry& entry = entries_[place];
  std::uint64_t move = known.move.bits();
  if (!known.move && (entry.second >> 32) == (key >> 32)) move = entry.first & ((std::uint64_t{1} << 39) - 1);
  entry.first = move | static_cast<std::uint64_t>(std::clamp(known.depth, 0, 255)) << 39 |
                static_cast<std::uint64_t>(known.bound) << 47 | static_cast<std::uint64_t>(generation_) << 49;
  entry.second = (key >> 32) << 32 | half(known.score) << 16 | half(known.eval);
}

int TranspositionTable::fullness() const {
  int used = 0;
  const std::size_t sample = std::min<std::size_t>(1000, entries_.size());
  for (std::size_t i = 0; i < sample; ++i) used += entries_[i].first && age_of(entries_[i]) == 0;
  return sample ? used * 1000 / static_cast<int>(sample) : 0;
}

}  // namespace woodpusher
