#include "catalogue/catalogue.h"

#include <algorithm>
#include <cstdlib>

#include "catalogue/embedded.h"
#include "notation/fen.h"
#include "variant/keys.h"

namespace woodpusher {
namespace {

std::vector<IniSection> builtin_sections() {
  std::vector<IniSection> sections;
  for (const EmbeddedFile& file : embedded_files())
    if (auto parsed = parse_ini(file.text)) sections.insert(sections.end(), parsed->begin(), parsed->end());
  return sections;
}

/// An error of a FEN in a definition, at its line.
Error fen_error(const Definition& definition, std::string_view key, Error error) {
  for (auto line = definition.lines.rbegin(); line != definition.lines.rend(); ++line)  // the last one holds
    if (line->key == key) return definition_error(*line, error.key, error.args, error.place.column);
  return error;
}

Result<std::shared_ptr<const Variant>> load(const std::vector<IniSection>& sections, std::string_view name,
                                            const Options& options) {
  const auto definition = resolve(sections, name, options);
  if (!definition) return definition.error();
  auto variant = build(*definition);
  if (!variant) return variant.error();
  const auto start = read_fen(*variant, variant->start_fen);
  if (!start) return fen_error(*definition, "startFen", start.error());
  variant->start = start->setup;
  if (!variant->texts.showcase.empty())
    if (const auto showcase = read_fen(*variant, variant->texts.showcase); !showcase)
      return fen_error(*definition, "showcase", showcase.error());
  return std::make_shared<const Variant>(std::move(*variant));
}

/// Its place among the featured games; a large number for the others.
int featured_place(const std::vector<IniSection>& sections, std::string_view name) {
  for (const IniSection& section : sections)
    if (section.name == name)
      for (const IniLine& line : section.lines)
        if (line.key == "featured") return std::atoi(line.value.c_str());
  return 1000;
}

}  // namespace

std::vector<std::string_view> variant_names() {
  const std::vector<IniSection> sections = builtin_sections();
  std::vector<std::string_view> names;
  for (const EmbeddedFile& file : embedded_files()) names.push_back(file.name);
  std::stable_sort(names.begin(), names.end(), [&](std::string_view a, std::string_view b) {
    return featured_place(sections, a) < featured_place(sections, b);
  });
  return names;
}

Result<std::shared_ptr<const Variant>> load_variant(std::string_view name, const Options& options) {
  const auto names = variant_names();
  if (std::find(names.begin(), names.end(), name) == names.end())
    return Error{ErrorKind::Variant, "variant.unknown", {std::string(name)}};
  return load(builtin_sections(), name, options);
}

Result<std::shared_ptr<const Variant>> load_variant_from(std::string_view text, std::string_view section,
                                                         const Options& options) {
  auto own = parse_ini(text);
  if (!own) return own.error();
  const bool known = std::any_of(own->begin(), own->end(), [&](const IniSection& s) { return s.name == section; });
  if (!known) return Error{ErrorKind::Variant, "variant.unknown", {std::string(section)}};
  // A section of the text takes the place of a built-in one of the same name, with all that belongs to it.
  const auto is_own = [&](const IniSection& section_) {
    return std::any_of(own->begin(), own->end(), [&](const IniSection& s) { return s.name == section_.name; });
  };
  std::vector<IniSection> sections = builtin_sections();
  std::erase_if(sections, is_own);
  sections.insert(sections.begin(), own->begin(), own->end());
  return load(sections, section, options);
}

Result<std::vector<std::string>> sections_of(std::string_view text) {
  const auto parsed = parse_ini(text);
  if (!parsed) return parsed.error();
  std::vector<std::string> names;
  for (const IniSection& section : *parsed)
    if (section.choice.empty()) names.push_back(section.name);
  return names;
}

}  // namespace woodpusher
