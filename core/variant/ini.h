#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace woodpusher {

/// A line `key = value` of a definition.
struct IniLine {
  std::string key, value;
  int line = 0;
  int value_column = 0;  // 1-based
};

/// `[name]`, `[name:parent]` or `[name?choice=value]`: lines that hold only where that choice is made.
struct IniSection {
  std::string name, parent, choice, choice_value;
  int line = 0;
  std::vector<IniLine> lines;
};

/// Reads the sections of a file. `#` and `;` begin a comment at the start of a line; ` #` anywhere.
Result<std::vector<IniSection>> parse_ini(std::string_view text);

}  // namespace woodpusher
