#pragma once
#include <string>

#include "variant/variant.h"

namespace woodpusher::reference {

/// The position of a FEN that is known to be good: nothing is checked.
Setup read_fen(const Variant& variant, const std::string& text);

std::string fen(const Variant& variant, const Setup& setup);

}  // namespace woodpusher::reference
