#include "match/pgn.h"

#include "session/session.h"

namespace woodpusher {
namespace {

constexpr std::size_t kWidth = 80;

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) out += (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
  return out + "\"";
}

std::vector<std::string> move_words_of(const Session& session) {
  std::vector<std::string> words;
  for (const PlayedMove& move : session.record()) {
    if (move.colour == Colour::White || words.empty())
      words.push_back(std::to_string(move.number) + (move.colour == Colour::White ? "." : "..."));
    words.push_back(move.san);
  }
  return words;
}

}  // namespace

std::string pgn_text(std::shared_ptr<const Variant> variant, const PgnTags& tags, const std::string& fen,
                     const std::vector<std::string>& moves, const std::string& result) {
  std::string text;
  for (const auto& [name, value] : tags) text += "[" + name + " " + quoted(value) + "]\n";
  const auto session = Session::open(std::move(variant), fen, moves);
  std::vector<std::string> words = session ? move_words_of(**session) : moves;
  words.push_back(result);
  std::string line;
  for (const std::string& word : words) {
    if (!line.empty() && line.size() + 1 + word.size() > kWidth) {
      text += "\n" + line;
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return text + "\n" + line + "\n\n";
}

}  // namespace woodpusher
