#include "to_js.h"

#include "base/texts.h"

using emscripten::val;

namespace woodpusher {
namespace {

val object() { return val::object(); }

}  // namespace

val to_js(Colour colour) { return val(colour == Colour::White ? "white" : "black"); }
val to_js(const std::optional<int>& number) { return number ? val(*number) : val::null(); }

val to_js(const Error& error) {
  val js = object();
  js.set("kind", std::string(name_of(error.kind)));
  js.set("text", words(error));
  js.set("key", std::string(error.key));
  js.set("args", list(error.args));
  if (error.place == Place{}) return js;
  val place = object();
  place.set("line", error.place.line);
  place.set("column", error.place.column);
  js.set("place", place);
  return js;
}

val failed(const Error& error) {
  val js = object();
  js.set("error", to_js(error));
  return js;
}
val succeeded(const val& value) {
  val js = object();
  js.set("value", value);
  return js;
}

val to_js(const Options& options) {
  val js = object();
  for (const auto& [name, value] : options) js.set(name, value);
  return js;
}

val to_js(const Choice& choice) {
  val js = object();
  js.set("name", choice.name);
  js.set("title", choice.title);
  js.set("default", choice.values.front().value);
  js.set("any", !choice.letters.empty());
  js.set("anyHint", choice.letters);
  js.set("values", list(choice.values, [](const Choice::Value& value) {
           val item = object();
           item.set("value", value.value);
           item.set("title", value.title);
           return item;
         }));
  return js;
}

val to_js(const api::SiteInfo& site) {
  val js = object();
  js.set("name", site.name);
  js.set("x", site.x);
  js.set("y", site.y);
  js.set("zone", site.zone);
  js.set("dark", site.dark);
  js.set("file", site.file);
  js.set("rank", site.rank);
  return js;
}

val to_js(const api::LabelInfo& label) {
  val js = object();
  js.set("text", label.text);
  js.set("axis", label.axis);
  js.set("at", label.at);
  return js;
}

val to_js(const api::ZoneInfo& zone) {
  val js = object();
  js.set("title", zone.title);
  js.set("x", zone.x);
  js.set("y", zone.y);
  js.set("width", zone.width);
  js.set("height", zone.height);
  return js;
}

val to_js(const api::BoardInfo& board) {
  val js = object();
  js.set("width", board.width);
  js.set("height", board.height);
  js.set("files", board.files);
  js.set("ranks", board.ranks);
  js.set("sites", list(board.sites, kToJs));
  js.set("labels", list(board.labels, kToJs));
  js.set("zones", list(board.zones, kToJs));
  return js;
}

val to_js(const api::TypeInfo& type) {
  val js = object();
  js.set("index", type.index);
  js.set("letter", type.letter);
  js.set("name", type.name);
  js.set("picture", type.picture);
  js.set("betza", type.betza);
  js.set("words", type.words);
  js.set("royal", type.royal);
  js.set("lends", list(type.lends));
  return js;
}

val to_js(const api::AtomInfo& atom) {
  val js = object();
  js.set("index", atom.index);
  js.set("name", atom.name);
  js.set("betza", atom.betza);
  js.set("words", atom.words);
  js.set("icon", atom.icon);
  return js;
}

val to_js(const api::PieceInfo& piece) {
  val js = object();
  js.set("site", piece.site);
  js.set("type", piece.type);
  js.set("color", to_js(piece.colour));
  js.set("now", list(piece.now));
  js.set("own", list(piece.own));
  js.set("changes", piece.changes);
  return js;
}

val to_js(const api::HandInfo& hand) {
  val js = object();
  js.set("type", hand.type);
  js.set("count", hand.count);
  return js;
}

val to_js(const api::Hands& hands) {
  val js = object();
  js.set("white", list(hands.white, kToJs));
  js.set("black", list(hands.black, kToJs));
  return js;
}

val to_js(const api::Info& info) {
  val js = object();
  js.set("name", info.name);
  js.set("title", info.texts.title);
  js.set("author", info.texts.author);
  js.set("year", info.texts.year);
  js.set("source", info.texts.source);
  js.set("summary", info.texts.summary);
  js.set("rules", list(info.texts.rules));
  js.set("reconstructed", list(info.texts.reconstructed));
  js.set("featured", info.texts.featured > 0);
  js.set("choices", list(info.choices, kToJs));
  js.set("options", to_js(info.options));
  js.set("board", to_js(info.board));
  js.set("types", list(info.types, kToJs));
  js.set("atoms", list(info.atoms, kToJs));
  js.set("hands", info.hands);
  val start = object();
  start.set("fen", info.start_fen);
  start.set("pieces", list(info.start_pieces, kToJs));
  start.set("hands", to_js(info.start_hands));
  js.set("start", start);
  val showcase = object();
  showcase.set("fen", info.showcase_fen);
  showcase.set("pieces", list(info.showcase_pieces, kToJs));
  js.set("showcase", showcase);
  return js;
}

val to_js(const api::MoveInfo& move) {
  val js = object();
  js.set("text", move.text);
  js.set("san", move.san);
  js.set("kind", move.kind);
  js.set("words", move.words);
  js.set("from", move.from);
  js.set("to", move.to);
  js.set("capture", move.capture);
  js.set("promotion", to_js(move.promotion));
  js.set("drop", to_js(move.drop));
  return js;
}

val to_js(const PlayedMove& move) {
  val js = object();
  js.set("text", move.text);
  js.set("san", move.san);
  js.set("color", to_js(move.colour));
  js.set("number", move.number);
  return js;
}

val to_js(const std::optional<api::LastMove>& last) {
  if (!last) return val::null();
  val js = object();
  js.set("from", last->from);
  js.set("to", last->to);
  js.set("sites", list(last->sites));
  return js;
}

val to_js(const std::optional<api::OutcomeInfo>& outcome) {
  if (!outcome) return val::null();
  val js = object();
  js.set("key", outcome->key);
  js.set("text", outcome->text);
  js.set("winner", outcome->winner ? to_js(*outcome->winner) : val::null());
  return js;
}

val to_js(const api::View& view) {
  val js = object();
  js.set("fen", view.fen);
  js.set("sideToMove", to_js(view.to_move));
  js.set("ply", view.ply);
  js.set("plies", view.plies);
  js.set("moveNumber", view.move_number);
  js.set("pieces", list(view.pieces, kToJs));
  js.set("hands", to_js(view.hands));
  js.set("checks", list(view.checks));
  js.set("last", to_js(view.last));
  js.set("outcome", to_js(view.outcome));
  js.set("moves", list(view.moves, kToJs));
  js.set("record", list(view.record, kToJs));
  js.set("notes", list(view.notes));
  return js;
}

val to_js(const api::InfluenceInfo& influence) {
  val js = object();
  js.set("site", influence.site);
  js.set("type", influence.type);
  js.set("color", to_js(influence.colour));
  js.set("name", influence.name);
  js.set("gives", list(influence.gives));
  js.set("takes", list(influence.takes));
  js.set("words", influence.words);
  return js;
}

val to_js(const api::TargetInfo& target) {
  val js = object();
  js.set("to", target.to);
  js.set("capture", target.capture);
  js.set("atoms", list(target.atoms));
  return js;
}

val to_js(const std::optional<api::Explained>& explained) {
  if (!explained) return val::null();
  val js = object();
  js.set("site", explained->site);
  js.set("type", explained->type);
  js.set("color", to_js(explained->colour));
  js.set("title", explained->title);
  js.set("words", explained->words);
  js.set("now", list(explained->now));
  js.set("own", list(explained->own));
  js.set("influences", list(explained->influences, kToJs));
  js.set("influenced", list(explained->influenced, kToJs));
  js.set("targets", list(explained->targets, kToJs));
  return js;
}

val to_js(const api::AtomsAt& change) {
  val js = object();
  js.set("site", change.site);
  js.set("atoms", list(change.atoms));
  return js;
}

val to_js(const api::Previewed& preview) {
  val js = object();
  js.set("fen", preview.fen);
  js.set("pieces", list(preview.pieces, kToJs));
  js.set("gained", list(preview.gained, kToJs));
  js.set("lost", list(preview.lost, kToJs));
  js.set("words", list(preview.words));
  return js;
}

val to_js(const std::optional<api::Reason>& reason) {
  if (!reason) return val::null();
  val js = object();
  js.set("key", reason->key);
  js.set("text", reason->text);
  js.set("sites", list(reason->sites));
  return js;
}

val to_js(const api::Progress& progress) {
  val js = object();
  js.set("done", progress.done);
  js.set("depth", progress.depth);
  js.set("nodes", static_cast<double>(progress.nodes));
  js.set("time", static_cast<double>(progress.time));
  val score = object();
  score.set(progress.score.is_mate ? "mate" : "cp", progress.score.value);
  js.set("score", score);
  js.set("pv", list(progress.line));
  js.set("best", progress.best);
  return js;
}

}  // namespace woodpusher
