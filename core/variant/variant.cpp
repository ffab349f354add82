#include "variant/variant.h"

#include <cctype>

namespace woodpusher {
namespace {

template <class Holds>
TypeMask mask_of(const Variant& variant, Holds holds) {
  TypeMask mask = 0;
  for (std::size_t i = 0; i < variant.types.size(); ++i)
    if (holds(variant.types[i])) mask |= type_bit(static_cast<int>(i));
  return mask;
}

}  // namespace

std::optional<TypeId> Variant::type_of_letter(char letter) const {
  for (std::size_t i = 0; i < types.size(); ++i)
    if (types[i].letter == std::toupper(static_cast<unsigned char>(letter))) return static_cast<TypeId>(i);
  return std::nullopt;
}

TypeMask Variant::royals() const {
  return mask_of(*this, [](const PieceType& type) { return type.royal; });
}

TypeMask Variant::pawns() const {
  return mask_of(*this, [](const PieceType& type) { return type.pawn; });
}

}  // namespace woodpusher
