#include "match/arguments.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>

#include "catalogue/catalogue.h"

namespace woodpusher {

Result<Arguments> Arguments::read(const std::vector<std::string>& words, const std::vector<std::string_view>& known) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const std::string name = words[i].substr(0, 2) == "--" ? words[i].substr(2) : "";
    if (std::find(known.begin(), known.end(), name) == known.end())
      return Error{ErrorKind::Command, "command.unknown", {words[i]}};
    if (i + 1 == words.size()) return Error{ErrorKind::Command, "match.value", {words[i]}};
    arguments.values_[name].push_back(words[i + 1]);
  }
  return arguments;
}

const std::vector<std::string>& Arguments::all(const std::string& name) const {
  static const std::vector<std::string> kNone;
  const auto found = values_.find(name);
  return found == values_.end() ? kNone : found->second;
}

std::string Arguments::text(const std::string& name, const std::string& otherwise) const {
  return has(name) ? all(name).back() : otherwise;
}

Result<int> Arguments::number(const std::string& name, int otherwise, int low, int high) const {
  if (!has(name)) return otherwise;
  const std::string& text = all(name).back();
  const char* end = text.data() + text.size();
  int value = 0;
  const auto [stop, fault] = std::from_chars(text.data(), end, value);
  if (fault != std::errc{} || stop != end || value < low || value > high)
    return Error{ErrorKind::Command, "key.number", {"--" + name, std::to_string(low), std::to_string(high), text}};
  return value;
}

Result<std::vector<std::pair<std::string, std::string>>> Arguments::pairs(const std::string& name) const {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string& text : all(name)) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return Error{ErrorKind::Command, "ini.equals", {text}};
    pairs.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  return pairs;
}

Result<std::shared_ptr<const Variant>> load_variant_of(const Arguments& arguments) {
  const std::string name = arguments.text("variant", "chess"), path = arguments.text("variant-path");
  const auto choices = arguments.pairs("choice");
  if (!choices) return choices.error();
  const Options options(choices->begin(), choices->end());
  if (path.empty()) return load_variant(name, options);
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{ErrorKind::Command, "command.file", {path}};
  std::ostringstream text;
  text << file.rdbuf();
  const auto sections = sections_of(text.str());
  if (!sections) return sections.error();
  const bool own = std::find(sections->begin(), sections->end(), name) != sections->end();
  return own ? load_variant_from(text.str(), name, options) : load_variant(name, options);
}

}  // namespace woodpusher
