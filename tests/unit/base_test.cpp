// Sets, vectors, random numbers, results.
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "base/inline_vector.h"
#include "base/random.h"
#include "base/result.h"
#include "base/site_set.h"
#include "movement/lines.h"

namespace woodpusher::test {
namespace {

template <class Set>
std::vector<int> sites_of(Set set) {
  std::vector<int> sites;
  set.each([&](int site) { sites.push_back(site); });
  return sites;
}

TEMPLATE_TEST_CASE("A site set holds what was put in", "[base]", Set64, Set128) {
  const int last = TestType::kCapacity - 1;
  const TestType set = TestType::of(0) | TestType::of(31) | TestType::of(63) | TestType::of(last);
  CHECK(set.has(0));
  CHECK(set.has(63));
  CHECK(set.has(last));
  CHECK_FALSE(set.has(30));
  CHECK(set.size() == (last == 63 ? 3 : 4));
  CHECK(set.lowest() == 0);
  CHECK_FALSE(static_cast<bool>(TestType{}));
  CHECK(TestType::first(TestType::kCapacity) == ~TestType{});
  CHECK(TestType::first(0) == TestType{});
  CHECK(TestType::first(10).size() == 10);
}

TEMPLATE_TEST_CASE("A site set is walked through and emptied in rising order", "[base]", Set64, Set128) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    std::set<int> wanted;
    TestType set{};
    for (int i = 0; i < 20; ++i) {
      const auto site = static_cast<int>(random.below(TestType::kCapacity));
      wanted.insert(site);
      set |= TestType::of(site);
    }
    const std::vector<int> sorted(wanted.begin(), wanted.end());
    CHECK(sites_of(set) == sorted);
    CHECK(set.size() == static_cast<int>(wanted.size()));
    CHECK(top_or_first(set) == TestType::of(sorted.back()));
    std::vector<int> popped;
    while (set) popped.push_back(set.pop());
    CHECK(popped == sorted);
  }
}

TEMPLATE_TEST_CASE("The operators of a site set are those of sets", "[base]", Set64, Set128) {
  const TestType a = TestType::of(1) | TestType::of(60), b = TestType::of(60) | TestType::of(62);
  CHECK((a & b) == TestType::of(60));
  CHECK((a | b).size() == 3);
  CHECK((a ^ b) == (TestType::of(1) | TestType::of(62)));
  CHECK((a & ~b) == TestType::of(1));
  CHECK(top_or_first(TestType{}) == TestType::of(0));
}

TEST_CASE("Sets subtract as whole numbers", "[base]") {
  CHECK(minus(Set64{5}, Set64{7}) == Set64{~std::uint64_t{1}});
  CHECK(minus(Set128{0, 1}, Set128{1, 0}) == Set128{~std::uint64_t{0}, 0});
  CHECK(minus(Set128{0, 0}, Set128{1, 0}) == Set128{~std::uint64_t{0}, ~std::uint64_t{0}});
}

/// A line through `site` with sites on both sides, in the rising order that riders need.
template <class Set>
Line<Set> line_through(int site, const std::vector<int>& low, const std::vector<int>& high) {
  Line<Set> line;
  for (const int s : low) line.all |= Set::of(s), line.low |= Set::of(s);
  for (const int s : high) line.all |= Set::of(s);
  REQUIRE_FALSE(line.all.has(site));
  return line;
}

template <class Set>
Set set_of(const std::vector<int>& sites) {
  Set set{};
  for (const int site : sites) set |= Set::of(site);
  return set;
}

TEMPLATE_TEST_CASE("A slide goes up to the first piece each way, a hop on to the next", "[base]", Set64, Set128) {
  const int far = TestType::kCapacity - 1;
  const auto line = line_through<TestType>(30, {0, 10, 20}, {40, 50, 60, far});
  const auto slid = [&](const std::vector<int>& occupied) { return sites_of(slide(line, set_of<TestType>(occupied))); };
  const auto hopped = [&](const std::vector<int>& occupied) { return sites_of(hop(line, set_of<TestType>(occupied))); };
  CHECK(slid({30}) == std::vector<int>{0, 10, 20, 40, 50, 60, far});
  CHECK(slid({30, 20, 40}) == std::vector<int>{20, 40});
  CHECK(slid({10, 60}) == std::vector<int>{10, 20, 40, 50, 60});
  CHECK(slid({0, far}) == std::vector<int>{0, 10, 20, 40, 50, 60, far});
  CHECK(slid({15, 45}) == std::vector<int>{0, 10, 20, 40, 50, 60, far});
  CHECK(hopped({}).empty());
  CHECK(hopped({20}) == std::vector<int>{0, 10});
  CHECK(hopped({20, 10}) == std::vector<int>{10});
  CHECK(hopped({40}) == std::vector<int>{50, 60, far});
  CHECK(hopped({10, 50}) == std::vector<int>{0, 60, far});
  CHECK(hopped({0, far}).empty());
}

TEST_CASE("An inline vector keeps what was pushed", "[base]") {
  InlineVector<int, 4> vector;
  CHECK(vector.empty());
  vector.push_back(7);
  vector.push_back(9);
  CHECK(vector.size() == 2);
  CHECK(vector[1] == 9);
  CHECK(std::vector<int>(vector.begin(), vector.end()) == std::vector<int>{7, 9});
  vector.clear();
  CHECK(vector.empty());
}

TEST_CASE("Random numbers are the same everywhere and stay below their bound", "[base]") {
  Random random(0);  // the first numbers of SplitMix64 for seed 0, as its authors give them
  CHECK(random.next() == 0xe220a8397b1dcdafu);
  CHECK(random.next() == 0x6e789e6aa1b965f4u);
  CHECK(random.next() == 0x06c45d188009454fu);
  std::set<std::uint32_t> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(random.below(6));
  CHECK(seen == std::set<std::uint32_t>{0, 1, 2, 3, 4, 5});
}

TEST_CASE("A result holds a value or an error", "[base]") {
  const Result<std::string> good(std::string("yes"));
  const Result<std::string> bad(Error{ErrorKind::Fen, "fen.empty", {}, {2, 3}});
  REQUIRE(good);
  CHECK(*good == "yes");
  CHECK(good->size() == 3);
  REQUIRE_FALSE(bad);
  CHECK(bad.error().key == "fen.empty");
  CHECK(bad.error().place == Place{2, 3});
}

}  // namespace
}  // namespace woodpusher::test
