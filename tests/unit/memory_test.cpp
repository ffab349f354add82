// Memory in use stays level, however many games are played. Sanitizers bring allocators, and a check, of their own.
#include <catch2/catch_test_macros.hpp>

#if defined(__linux__) && defined(__GLIBC__) && !defined(WOODPUSHER_SLOW_BUILD)
#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "support/games.h"
#include "uci/uci.h"

namespace {

std::atomic<std::int64_t> blocks{0}, live{0}, peak{0};  // the latter in bytes

void* counted(void* block) {
  if (!block) throw std::bad_alloc();
  ++blocks;
  const auto now = live += static_cast<std::int64_t>(malloc_usable_size(block));
  if (now > peak) peak = now;
  return block;
}

void release(void* block) {
  if (!block) return;
  --blocks;
  live -= static_cast<std::int64_t>(malloc_usable_size(block));
  std::free(block);
}

void* aligned(std::size_t size, std::align_val_t alignment) {
  const auto step = static_cast<std::size_t>(alignment);
  return counted(std::aligned_alloc(step, (size + step - 1) / step * step));
}

}  // namespace

// The other forms call these.
void* operator new(std::size_t size) { return counted(std::malloc(size ? size : 1)); }
void* operator new(std::size_t size, std::align_val_t alignment) { return aligned(size, alignment); }
void operator delete(void* block) noexcept { release(block); }
void operator delete(void* block, std::size_t) noexcept { release(block); }
void operator delete(void* block, std::align_val_t) noexcept { release(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { release(block); }

namespace woodpusher::test {
namespace {

/// A new game with a few searches.
void play_game(Uci& uci) {
  uci.command("ucinewgame");
  for (const std::string go : {"go nodes 60", "go ponder nodes 60", "go infinite"}) {
    uci.command("position startpos");
    uci.command(go);
    uci.step(0);
    uci.command("stop");
  }
}

void open_and_search(const std::shared_ptr<const Variant>& variant, bool stop) {
  const auto session = Session::open(variant);
  SearchLimits limits;
  limits.nodes = 60;
  (*session)->set_hash(1);
  (*session)->moves();
  (*session)->begin_search(limits);
  (*session)->step_search(0);
  if (stop) (*session)->stop_search();
}

/// Whether nothing more is in use after any of several rounds than after the first.
template <class Play>
bool stays_level(Play play) {
  play();
  const auto blocks_before = blocks.load(), bytes_before = live.load();
  for (int round = 1; round < 20; ++round) play();
  // A block may be a little larger than was asked for.
  return blocks == blocks_before && std::abs(live - bytes_before) < 1024;
}

TEST_CASE("Memory: the count sees what is kept", "[memory]") {
  std::vector<std::unique_ptr<int>> kept;
  kept.reserve(100);
  CHECK_FALSE(stays_level([&] { kept.push_back(std::make_unique<int>()); }));
  std::string longer;
  CHECK_FALSE(stays_level([&] { longer.append(100, 'x'); }));
}

TEST_CASE("Memory: a thousand games through UCI leave nothing", "[memory]") {
  Uci uci([](std::string_view) {}, [](const std::string&, std::string&) { return false; });
  uci.command("setoption name Hash value 1");
  CHECK(stays_level([&] {
    for (const std::string_view name : variant_names()) {
      uci.command("setoption name UCI_Variant value " + std::string(name));
      for (int game = 0; game < 10; ++game) play_game(uci);
    }
  }));
}

TEST_CASE("Memory: a thousand sessions, dropped in the midst of a search or after it, leave nothing", "[memory]") {
  CHECK(stays_level([&] {
    for (const std::string_view name : variant_names()) {
      const auto variant = load(std::string(name));
      for (int game = 0; game < 10; ++game) open_and_search(variant, game % 2 > 0);
    }
  }));
}

TEST_CASE("Memory: a longer search takes no more", "[memory]") {
  const auto session = Session::open(load("chess"));
  const auto most = [&](std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    peak = live.load();
    (*session)->begin_search(limits);
    while (!(*session)->step_search(1000)) {
    }
    return peak.load();
  };
  (*session)->set_hash(1);
  const auto brief = most(5000);
  CHECK(most(100000) - brief < 1 << 16);
}

}  // namespace
}  // namespace woodpusher::test
#endif
