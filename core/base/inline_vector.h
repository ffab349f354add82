#pragma once
#include <array>
#include <cassert>
#include <cstddef>

namespace woodpusher {

/// A vector of at most `Capacity` elements that lives where it is declared. Adding to a full one is a fault of the
/// caller.
template <class T, std::size_t Capacity>
class InlineVector {
 public:
  void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, Capacity> items_;
  std::size_t size_ = 0;
};

}  // namespace woodpusher
