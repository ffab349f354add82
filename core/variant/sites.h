#pragma once
#include "base/result.h"
#include "variant/keys.h"
#include "variant/variant.h"

namespace woodpusher {

/// Reads board size, zone and holes. Keys: maxFile, maxRank, zone, holes, zoneTitle.
Status build_board(Keys& keys, Variant& variant);

/// Sites of a text: names ("a1"), ranges ("a9-h9"), "board" for all walkable ones, "zone" for the rest, "-" for none.
Result<SiteList> sites_of(const Board& board, const IniLine& line);

/// The walkable rank that is first, second (1)... for a colour.
int rank_for(const Board& board, Colour colour, int from_home);
/// The same counted from the far side: 0 is the last rank.
int rank_from_far(const Board& board, Colour colour, int from_far);
/// The walkable sites of a rank.
SiteList sites_of_rank(const Board& board, int rank);

}  // namespace woodpusher
