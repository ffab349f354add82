#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "variant/ini.h"
#include "variant/variant.h"

namespace woodpusher {

using Options = std::map<std::string, std::string>;

/// The lines that hold for a section once its ancestors are laid under it and its choices are made.
struct Definition {
  std::string name;
  std::vector<Choice> choices;
  Options options;             // one value a choice
  std::vector<IniLine> lines;  // later ones win; choices resolved, {name} filled in
};

/// Lays out section `name` of `sections` for the given options; the defaults hold for those not named.
Result<Definition> resolve(const std::vector<IniSection>& sections, std::string_view name, const Options& options);

/// Builds the game of a definition, its start position not yet read (that is notation's work).
Result<Variant> build(const Definition& definition);

}  // namespace woodpusher
