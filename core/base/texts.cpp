#include "base/texts.h"

#include <algorithm>

namespace woodpusher {
namespace {

struct Text {
  std::string_view key, words;
};

/// English. Sorted by key.
constexpr Text kTexts[] = {
    {"betza.bent", "a bent path in brackets takes no direction, \"n\" or \"p\" before it: {0}"},
};

}  // namespace

std::string words(std::string_view key, const std::vector<std::string>& args) {
  const auto text = std::find_if(std::begin(kTexts), std::end(kTexts), [&](const Text& t) { return t.key == key; });
  const std::string_view pattern = text == std::end(kTexts) ? key : text->words;
  std::string filled;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const bool place = pattern[at] == '{' && at + 2 < pattern.size() && pattern[at + 2] == '}';
    if (!place) {
      filled += pattern[at];
      continue;
    }
    const auto number = static_cast<std::size_t>(pattern[at + 1] - '0');
    if (number < args.size()) filled += args[number];
    at += 2;
  }
  return filled;
}

bool has_words(std::string_view key) {
  return std::any_of(std::begin(kTexts), std::end(kTexts), [&](const Text& text) { return text.key == key; });
}

std::string words(const Error& error) {
  std::string text;
  if (error.place.line) text += "line " + std::to_string(error.place.line) + ", ";
  if (error.place.column) text += "column " + std::to_string(error.place.column) + ", ";
  if (!text.empty()) text.replace(text.size() - 2, 2, ": ");
  return text + words(error.key, error.args);
}

std::string_view name_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Fen: return "fen";
    case ErrorKind::Move: return "move";
    case ErrorKind::Definition: return "definition";
    case ErrorKind::Option: return "option";
    case ErrorKind::Variant: return "variant";
    case ErrorKind::Command: break;
  }
  return "command";
}

}  // namespace woodpusher
