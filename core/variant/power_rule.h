#pragma once
#include "base/result.h"
#include "variant/keys.h"
#include "variant/variant.h"

namespace woodpusher {

/// Reads the power rule: power (own, consensus, inherited, table), powerLines, powerPieces, powerSources, powerSide,
/// powerKeepsOwn, powerBasis, powerTable.file, powerTable.rank, powerTable.site.
Status build_power_rule(Keys& keys, Variant& variant);

/// The type that moves exactly by `mask`, among all.
std::optional<TypeId> type_with(const Variant& variant, AtomMask mask);

/// Every set of movements that counted pieces can share: the AND of any number of types of `sources`.
std::vector<AtomMask> shared_masks(const Variant& variant, TypeMask sources);

}  // namespace woodpusher
