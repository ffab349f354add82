#include "uci/limits.h"

#include <algorithm>
#include <charconv>

namespace woodpusher {
namespace {

/// Where the number after a word of "go" belongs; null if no number follows such a word.
int* target(const std::string& name, SearchLimits& limits) {
  if (name == "depth") return &limits.depth;
  if (name == "movetime") return &limits.move_time;
  if (name == "mate") return &limits.mate;
  if (name == "movestogo") return &limits.moves_to_go;
  if (name == "wtime") return &limits.time[0];
  if (name == "btime") return &limits.time[1];
  if (name == "winc") return &limits.increment[0];
  if (name == "binc") return &limits.increment[1];
  return nullptr;
}

Status read_amount(const std::string& name, const std::string& text, SearchLimits& limits) {
  int nodes = 0;
  int* const amount = name == "nodes" ? &nodes : target(name, limits);
  if (!amount) return Error{ErrorKind::Command, "command.unknown", {"go " + name}};
  const auto value = read_number(name, text);
  if (!value) return value.error();
  *amount = std::max(*value, name == "winc" || name == "binc" ? 0 : 1);
  if (nodes) limits.nodes = static_cast<std::uint64_t>(nodes);
  return Done{};
}

/// Reads moves from `at` on, as long as there are any, and excludes all others; where they end.
std::size_t read_moves(const std::vector<std::string>& words, std::size_t at, const std::vector<LegalMove>& moves,
                       SearchLimits& limits) {
  std::vector<Move> wanted;
  for (; at < words.size(); ++at) {
    const auto found =
        std::find_if(moves.begin(), moves.end(), [&](const LegalMove& m) { return m.text == words[at]; });
    if (found == moves.end()) break;
    wanted.push_back(found->move);
  }
  for (const LegalMove& legal : moves)
    if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), legal.move) == wanted.end())
      limits.excluded.push_back(legal.move);
  return at;
}

}  // namespace

Result<int> read_number(const std::string& name, const std::string& text) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, value);
  if (fault != std::errc{} || stop != end) return Error{ErrorKind::Command, "command.value", {name, text}};
  return value;
}

Status read_limits(const std::vector<std::string>& words, const std::vector<LegalMove>& moves, SearchLimits& limits) {
  for (std::size_t i = 1; i < words.size();) {
    const std::string& name = words[i++];
    if (name == "infinite") {
      limits.infinite = true;
    } else if (name == "ponder") {
      limits.ponder = true;
    } else if (name == "searchmoves") {
      i = read_moves(words, i, moves, limits);
    } else {
      const std::string text = i < words.size() ? words[i++] : "";
      if (const Status status = read_amount(name, text, limits); !status) return status;
    }
  }
  return Done{};
}

}  // namespace woodpusher
