#pragma once
#include <cstdint>

namespace woodpusher {

enum class Colour : std::uint8_t { White, Black };

constexpr Colour other(Colour colour) { return colour == Colour::White ? Colour::Black : Colour::White; }
constexpr int index(Colour colour) { return static_cast<int>(colour); }
constexpr Colour kColours[] = {Colour::White, Colour::Black};

}  // namespace woodpusher
