#pragma once
#include "base/result.h"
#include "variant/keys.h"
#include "variant/variant.h"

namespace woodpusher {

/// Reads the pieces of a definition: types, atoms, names, pictures, what they lend, take and leave. Board and promotion
/// come later.
Status build_pieces(Keys& keys, Variant& variant);

/// The atoms of a Betza text, added to the variant's table where it lacks them; errors at `line`, `offset` characters
/// into its value.
Result<AtomMask> atoms_of(Variant& variant, std::string_view betza, const IniLine& line, int offset = 0);

/// Types by their letters ("qmca", "Q M C A", "*" for all, "-" for none).
Result<TypeMask> types_of(const Variant& variant, const IniLine& line);

}  // namespace woodpusher
