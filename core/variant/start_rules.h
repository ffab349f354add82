#pragma once
#include "base/result.h"
#include "variant/keys.h"
#include "variant/variant.h"

namespace woodpusher {

/// Reads what depends on where the pieces start: promotion, double steps, drops, castling. Variant::start must hold the
/// board.
Status build_drops(Keys& keys, Variant& variant);
Status build_promotion(Keys& keys, Variant& variant);
Status build_double_step(Keys& keys, Variant& variant);
Status build_castling(Keys& keys, Variant& variant);

}  // namespace woodpusher
