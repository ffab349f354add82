#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "variant/ini.h"

namespace woodpusher {

/// The keys of a definition: the builder takes what it understands, and what is left over is an error.
class Keys {
 public:
  explicit Keys(const std::vector<IniLine>& lines);

  /// The last line with this key.
  const IniLine* take(std::string_view key);
  /// Every line with this key, in order.
  std::vector<const IniLine*> take_all(std::string_view key);
  /// The last line of each key that begins with `prefix`, by what follows it.
  std::vector<std::pair<std::string, const IniLine*>> take_prefix(std::string_view prefix);

  /// Every line whose key `wanted` accepts, in order.
  template <class Wanted>
  std::vector<const IniLine*> take_where(Wanted wanted) {
    std::vector<const IniLine*> found;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (!wanted(std::string_view(lines_[i].key))) continue;
      taken_[i] = true;
      found.push_back(&lines_[i]);
    }
    return found;
  }

  std::string text(std::string_view key, std::string otherwise = {});
  Result<bool> truth(std::string_view key, bool otherwise);
  Result<int> number(std::string_view key, int otherwise, int low, int high);

  /// The first line that nobody took.
  const IniLine* left_over() const;

 private:
  const std::vector<IniLine>& lines_;
  std::vector<bool> taken_;
};

/// The number that `text`, a part of the line's value, writes; an error if it is none or out of bounds.
Result<int> number_between(const IniLine& line, std::string_view text, int low, int high);

/// An error of a definition at a line; `column` in its value, 0 = the line as a whole.
Error definition_error(const IniLine& line, std::string_view key, std::vector<std::string> args, int column = 0);

}  // namespace woodpusher
