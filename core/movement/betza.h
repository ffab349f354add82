#pragma once
#include <string_view>
#include <vector>

#include "base/result.h"
#include "movement/atom.h"

namespace woodpusher {

/// Reads Betza notation into atoms, compounds split (Q = R + B, K = W + F).
///
/// The dialect: leapers W F D N A H C Z G and (m,n); riders by doubling (NN) or a range (W4, F2, R3, W0 = no limit); R
/// B Q K; directions f b l r v s and pairs; modes m (quiet only), c (capture only); n before N, D, A: lame; p before a
/// rider: a hopper over exactly one piece; and [W-fF] for bent paths: steps that must be met empty, joined by "-", each
/// "f" going on outward, the last of them W F R or B. The error names the column in `text`.
Result<std::vector<Atom>> parse_betza(std::string_view text);

}  // namespace woodpusher
