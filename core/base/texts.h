#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace woodpusher {

/// The English words of a key, with {0}, {1}... replaced by `args`; the key itself if it is unknown (a test forbids
/// it).
std::string words(std::string_view key, const std::vector<std::string>& args = {});

/// True if the catalogue has the key.
bool has_words(std::string_view key);

/// "line 3, column 7: ..." or "column 7: ..." or just the words.
std::string words(const Error& error);

/// "fen", "move", "definition"...: the kind as the page sees it.
std::string_view name_of(ErrorKind kind);

}  // namespace woodpusher
