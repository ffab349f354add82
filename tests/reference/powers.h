#pragma once
#include "variant/variant.h"

namespace woodpusher::reference {

/// What the piece at a site may do now; nothing for an empty site and in a zone.
///
/// Consensus: its own movements that every source on every line through its site has too, itself among them if it is a
/// source. Inherited: all that sources on those lines lend, whatever stands between, zone sites included, and its own
/// if it keeps them. Table: what the site says. Lines run from edge to edge over holes.
AtomMask powers(const Variant& variant, const Setup& setup, Site site);

bool has(TypeMask types, Piece piece);

}  // namespace woodpusher::reference
