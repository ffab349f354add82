#pragma once
#include <string>
#include <vector>

#include "base/result.h"
#include "position/position.h"

namespace woodpusher {

/// Makes a position of a setup, or says why it is none: royal pieces, where pieces may stand, hands, side not to move
/// in check. Castling rights without their pieces at home and an en passant site that nobody can use are dropped from
/// `setup`; `notes` gets the key of a text for each (rights: "note.rights", en passant: "note.en-passant").
template <class Set>
Result<Position<Set>> make_position(const Ground<Set>& ground, Setup& setup, std::vector<std::string>& notes);

}  // namespace woodpusher
