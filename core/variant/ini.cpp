#include "variant/ini.h"

namespace woodpusher {
namespace {

constexpr std::size_t kMaxText = 256 * 1024;

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::string_view without_comment(std::string_view line) {
  const std::string_view start = trimmed(line);
  if (start.empty() || start[0] == '#' || start[0] == ';') return {};
  const auto comment = line.find(" #");
  return comment == std::string_view::npos ? line : line.substr(0, comment);
}

Error fault(std::string_view key, int line, std::string what = {}) {
  return {ErrorKind::Definition, key, {std::move(what)}, {line, 0}};
}

Result<IniSection> heading(std::string_view text, int line) {
  if (text.back() != ']') return fault("ini.bracket", line);
  IniSection section;
  section.line = line;
  std::string_view name = text.substr(1, text.size() - 2);
  if (const auto mark = name.find('?'); mark != std::string_view::npos) {
    const std::string_view condition = name.substr(mark + 1);
    const auto equals = condition.find('=');
    if (equals == std::string_view::npos) return fault("ini.condition", line, std::string(name));
    section.choice = trimmed(condition.substr(0, equals));
    section.choice_value = trimmed(condition.substr(equals + 1));
    name = name.substr(0, mark);
  } else if (const auto colon = name.find(':'); colon != std::string_view::npos) {
    section.parent = trimmed(name.substr(colon + 1));
    name = name.substr(0, colon);
  }
  section.name = trimmed(name);
  if (section.name.empty()) return fault("ini.nameless", line);
  return section;
}

Result<IniLine> key_and_value(std::string_view text, int number) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos) return fault("ini.equals", number, std::string(trimmed(text)));
  IniLine line;
  line.line = number;
  line.key = trimmed(text.substr(0, equals));
  const std::string_view value = text.substr(equals + 1);
  line.value = trimmed(value);
  const auto begin = value.find_first_not_of(" \t");
  line.value_column = static_cast<int>(equals + 2 + (begin == std::string_view::npos ? 0 : begin));
  if (line.key.empty()) return fault("ini.equals", number, std::string(trimmed(text)));
  return line;
}

}  // namespace

Result<std::vector<IniSection>> parse_ini(std::string_view text) {
  if (text.size() > kMaxText) return fault("ini.size", 0, std::to_string(kMaxText / 1024));
  std::vector<IniSection> sections;
  int number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    const std::string_view line = without_comment(text.substr(at, end - at));
    at = end + 1;
    ++number;
    const std::string_view content = trimmed(line);
    if (content.empty()) continue;
    if (content[0] == '[') {
      auto section = heading(content, number);
      if (!section) return section.error();
      sections.push_back(std::move(*section));
      continue;
    }
    if (sections.empty()) return fault("ini.outside", number, std::string(content));
    auto entry = key_and_value(line, number);
    if (!entry) return entry.error();
    sections.back().lines.push_back(std::move(*entry));
  }
  return sections;
}

}  // namespace woodpusher
