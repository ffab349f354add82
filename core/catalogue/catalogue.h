#pragma once
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "variant/definition.h"

namespace woodpusher {

/// The names of the built-in variants, the featured ones first.
std::vector<std::string_view> variant_names();

/// A built-in variant with its start position read. Errors of kind Variant (no such name), Option, or Definition.
Result<std::shared_ptr<const Variant>> load_variant(std::string_view name, const Options& options = {});

/// A variant of a text of definitions, whose sections may build on the built-in ones.
Result<std::shared_ptr<const Variant>> load_variant_from(std::string_view text, std::string_view section,
                                                         const Options& options = {});

/// The sections of a text of definitions.
Result<std::vector<std::string>> sections_of(std::string_view text);

}  // namespace woodpusher
