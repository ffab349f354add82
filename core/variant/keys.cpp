#include "variant/keys.h"

#include <charconv>

namespace woodpusher {

Keys::Keys(const std::vector<IniLine>& lines) : lines_(lines), taken_(lines.size(), false) {}

const IniLine* Keys::take(std::string_view key) {
  const auto all = take_all(key);
  return all.empty() ? nullptr : all.back();
}

std::vector<const IniLine*> Keys::take_all(std::string_view key) {
  std::vector<const IniLine*> found;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (lines_[i].key != key) continue;
    taken_[i] = true;
    found.push_back(&lines_[i]);
  }
  return found;
}

std::vector<std::pair<std::string, const IniLine*>> Keys::take_prefix(std::string_view prefix) {
  std::map<std::string, const IniLine*> found;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (!lines_[i].key.starts_with(prefix)) continue;
    taken_[i] = true;
    found[lines_[i].key.substr(prefix.size())] = &lines_[i];
  }
  return {found.begin(), found.end()};
}

std::string Keys::text(std::string_view key, std::string otherwise) {
  const IniLine* line = take(key);
  return line ? line->value : std::move(otherwise);
}

Result<bool> Keys::truth(std::string_view key, bool otherwise) {
  const IniLine* line = take(key);
  if (!line) return otherwise;
  if (line->value == "true") return true;
  if (line->value == "false") return false;
  return definition_error(*line, "key.truth", {line->key, line->value}, 1);
}

Result<int> Keys::number(std::string_view key, int otherwise, int low, int high) {
  const IniLine* line = take(key);
  return line ? number_between(*line, line->value, low, high) : otherwise;
}

const IniLine* Keys::left_over() const {
  for (std::size_t i = 0; i < lines_.size(); ++i)
    if (!taken_[i]) return &lines_[i];
  return nullptr;
}

Result<int> number_between(const IniLine& line, std::string_view text, int low, int high) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, value);
  if (fault != std::errc{} || stop != end || value < low || value > high)
    return definition_error(line, "key.number",
                            {line.key, std::to_string(low), std::to_string(high), std::string(text)}, 1);
  return value;
}

Error definition_error(const IniLine& line, std::string_view key, std::vector<std::string> args, int column) {
  return {ErrorKind::Definition, key, std::move(args), {line.line, column ? line.value_column + column - 1 : 0}};
}

}  // namespace woodpusher
