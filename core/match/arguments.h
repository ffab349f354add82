#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "variant/definition.h"

namespace woodpusher {

/// "--name value" pairs of a command line. A name may come several times.
class Arguments {
 public:
  static Result<Arguments> read(const std::vector<std::string>& words, const std::vector<std::string_view>& known);

  bool has(const std::string& name) const { return values_.count(name) > 0; }
  const std::vector<std::string>& all(const std::string& name) const;
  /// The last value given.
  std::string text(const std::string& name, const std::string& otherwise = "") const;
  Result<int> number(const std::string& name, int otherwise, int low, int high) const;
  /// "key=value" texts in the order given.
  Result<std::vector<std::pair<std::string, std::string>>> pairs(const std::string& name) const;

 private:
  std::map<std::string, std::vector<std::string>> values_;
};

/// The variant that --variant, --variant-path and --choice name.
Result<std::shared_ptr<const Variant>> load_variant_of(const Arguments& arguments);

}  // namespace woodpusher
