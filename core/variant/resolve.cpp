#include <algorithm>
#include <cctype>
#include <sstream>

#include "base/texts.h"
#include "variant/definition.h"

namespace woodpusher {
namespace {

constexpr int kMaxAncestors = 16;
constexpr std::string_view kChoicePrefix = "choice.";

Error fault(std::string_view key, int line, std::vector<std::string> args) {
  return {ErrorKind::Definition, key, std::move(args), {line, 0}};
}

const IniSection* find(const std::vector<IniSection>& sections, std::string_view name) {
  for (const IniSection& section : sections)
    if (section.name == name && section.choice.empty()) return &section;
  return nullptr;
}

/// The section and its ancestors, the oldest first.
Result<std::vector<const IniSection*>> lineage(const std::vector<IniSection>& sections, std::string_view name) {
  std::vector<const IniSection*> line;
  int from = 0;
  for (std::string wanted(name); !wanted.empty();) {
    const IniSection* section = find(sections, wanted);
    if (!section) return fault("ini.no-section", from, {wanted});
    if (line.size() >= kMaxAncestors) return fault("ini.cycle", section->line, {std::string(name)});
    line.push_back(section);
    from = section->line;
    wanted = section->parent;
  }
  std::reverse(line.begin(), line.end());
  return line;
}

std::vector<std::string> split(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> parts;
  for (std::string part; stream >> part;) parts.push_back(part);
  return parts;
}

/// `choice.array = MCQAKQCM MQCAKCQM any(KQMCA)`.
Choice parse_choice(std::string name, const std::string& text) {
  Choice choice;
  choice.name = choice.title = std::move(name);
  for (const std::string& part : split(text)) {
    if (part.starts_with("any(") && part.ends_with(")"))
      choice.letters = part.substr(4, part.size() - 5);
    else
      choice.values.push_back({part, part});
  }
  return choice;
}

/// Reads a `choice.` line: the choice itself, its title, or the title of a value.
Status read_choice(std::vector<Choice>& choices, const IniLine& line) {
  const std::string rest = line.key.substr(kChoicePrefix.size());
  const auto dot = rest.find('.');
  const std::string name = rest.substr(0, dot);
  auto known = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) { return choice.name == name; });
  if (dot == std::string::npos) {
    Choice choice = parse_choice(name, line.value);
    if (choice.values.empty()) return fault("ini.choice-empty", line.line, {name});
    if (known == choices.end())
      choices.push_back(std::move(choice));
    else
      *known = std::move(choice);
    return Done{};
  }
  if (known == choices.end()) return fault("ini.choice-unknown", line.line, {name});
  const std::string what = rest.substr(dot + 1);
  if (what == "title") {
    known->title = line.value;
    return Done{};
  }
  for (Choice::Value& value : known->values)
    if (value.value == what) {
      value.title = line.value;
      return Done{};
    }
  return fault("ini.choice-value", line.line, {what, name});
}

bool allows(const Choice& choice, const std::string& value) {
  for (const Choice::Value& known : choice.values)
    if (known.value == value) return true;
  return !choice.letters.empty() && value.size() == choice.values.front().value.size() &&
         value.find_first_not_of(choice.letters) == std::string::npos;
}

std::string allowed_values(const Choice& choice) {
  std::string text;
  for (const Choice::Value& value : choice.values) text += (text.empty() ? "" : ", ") + value.value;
  if (!choice.letters.empty())
    text += words("option.any", {std::to_string(choice.values.front().value.size()), choice.letters});
  return text;
}

Result<Options> chosen(const std::vector<Choice>& choices, const Options& options) {
  Options result;
  for (const Choice& choice : choices) result[choice.name] = choice.values.front().value;
  for (const auto& [name, value] : options) {
    const auto choice =
        std::find_if(choices.begin(), choices.end(), [&key = name](const Choice& c) { return c.name == key; });
    if (choice == choices.end()) return Error{ErrorKind::Option, "option.unknown", {name}};
    if (!allows(*choice, value))
      return Error{ErrorKind::Option, "option.value", {name, value, allowed_values(*choice)}};
    result[name] = value;
  }
  return result;
}

std::string transformed(std::string text, std::string_view how) {
  if (how.find("lower") != std::string_view::npos)
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (how.find("reversed") != std::string_view::npos) std::reverse(text.begin(), text.end());
  return text;
}

/// Replaces {choice} and {choice:lower:reversed} by the value in force.
std::string filled(const std::string& text, const Options& options) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const auto open = text.find('{', at);
    const auto close = open == std::string::npos ? open : text.find('}', open);
    if (close == std::string::npos) return result + text.substr(at);
    const std::string inside = text.substr(open + 1, close - open - 1);
    const auto colon = inside.find(':');
    const auto option = options.find(inside.substr(0, colon));
    result += text.substr(at, open - at);
    if (option == options.end())
      result += text.substr(open, close - open + 1);
    else
      result += transformed(option->second, colon == std::string::npos ? "" : inside.substr(colon));
    at = close + 1;
  }
  return result;
}

}  // namespace

Result<Definition> resolve(const std::vector<IniSection>& sections, std::string_view name, const Options& options) {
  const auto line = lineage(sections, name);
  if (!line) return line.error();
  Definition definition;
  definition.name = name;
  for (const IniSection* section : *line)
    for (const IniLine& entry : section->lines)
      if (entry.key.starts_with(kChoicePrefix))
        if (const Status status = read_choice(definition.choices, entry); !status) return status.error();
  auto in_force = chosen(definition.choices, options);
  if (!in_force) return in_force.error();
  definition.options = std::move(*in_force);
  const auto take = [&](const IniSection& section) {
    for (IniLine entry : section.lines) {
      if (entry.key.starts_with(kChoicePrefix)) continue;
      entry.value = filled(entry.value, definition.options);
      definition.lines.push_back(std::move(entry));
    }
  };
  for (const IniSection* section : *line) {
    take(*section);
    for (const IniSection& conditional : sections) {
      if (conditional.name != section->name || conditional.choice.empty()) continue;
      const auto option = definition.options.find(conditional.choice);
      if (option == definition.options.end())
        return fault("ini.choice-unknown", conditional.line, {conditional.choice});
      if (option->second == conditional.choice_value) take(conditional);
    }
  }
  return definition;
}

}  // namespace woodpusher
