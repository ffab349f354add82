#pragma once
#include <emscripten/val.h>

#include <optional>
#include <vector>

#include "api.h"

/// The values of api.h as JavaScript objects, field by field. Nothing becomes null.
namespace woodpusher {

emscripten::val to_js(Colour colour);
emscripten::val to_js(const Choice& choice);
emscripten::val to_js(const Error& error);
emscripten::val to_js(const Options& options);
emscripten::val to_js(const PlayedMove& move);
emscripten::val to_js(const std::optional<int>& number);
emscripten::val to_js(const std::optional<api::Explained>& explained);
emscripten::val to_js(const std::optional<api::LastMove>& last);
emscripten::val to_js(const std::optional<api::OutcomeInfo>& outcome);
emscripten::val to_js(const std::optional<api::Reason>& reason);
emscripten::val to_js(const api::AtomInfo& atom);
emscripten::val to_js(const api::AtomsAt& change);
emscripten::val to_js(const api::BoardInfo& board);
emscripten::val to_js(const api::HandInfo& hand);
emscripten::val to_js(const api::Hands& hands);
emscripten::val to_js(const api::Info& info);
emscripten::val to_js(const api::InfluenceInfo& influence);
emscripten::val to_js(const api::LabelInfo& label);
emscripten::val to_js(const api::MoveInfo& move);
emscripten::val to_js(const api::PieceInfo& piece);
emscripten::val to_js(const api::Previewed& preview);
emscripten::val to_js(const api::Progress& progress);
emscripten::val to_js(const api::SiteInfo& site);
emscripten::val to_js(const api::TargetInfo& target);
emscripten::val to_js(const api::TypeInfo& type);
emscripten::val to_js(const api::View& view);
emscripten::val to_js(const api::ZoneInfo& zone);

constexpr auto kToJs = [](const auto& item) { return to_js(item); };

template <class Items, class Convert>
emscripten::val list(const Items& items, Convert convert) {
  emscripten::val array = emscripten::val::array();
  int at = 0;
  for (const auto& item : items) array.set(at++, convert(item));
  return array;
}
template <class Item>
emscripten::val list(const std::vector<Item>& items) {
  return list(items, [](const Item& item) { return emscripten::val(item); });
}

/// {value: ...} and {error: ...}: what a call that can fail returns.
emscripten::val succeeded(const emscripten::val& value);
emscripten::val failed(const Error& error);

}  // namespace woodpusher
