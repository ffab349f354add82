#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace woodpusher {

/// Where in a text something stands; 1-based, 0 = not known.
struct Place {
  int line = 0;
  int column = 0;
  bool operator==(const Place&) const = default;
};

enum class ErrorKind { Fen, Move, Definition, Option, Variant, Command };

/// An error as a value: a key of the catalogue of texts, what fills its places, and where it happened.
struct Error {
  ErrorKind kind;
  std::string_view key;  // a literal, one of base/texts.cpp
  std::vector<std::string> args;
  Place place{};
};

template <class T>
class Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&state_); }
  const T& operator*() const { return *std::get_if<0>(&state_); }
  T* operator->() { return std::get_if<0>(&state_); }
  const T* operator->() const { return std::get_if<0>(&state_); }
  const Error& error() const { return *std::get_if<1>(&state_); }

 private:
  std::variant<T, Error> state_;
};

struct Done {};
using Status = Result<Done>;

}  // namespace woodpusher
