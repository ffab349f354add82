// Turns the values of api.h into JavaScript objects and back, and nothing else.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "api.h"
#include "base/texts.h"
#include "uci/uci.h"

using emscripten::val;

namespace woodpusher {
namespace {

val object() { return val::object(); }

// Declared before the lists that use them.
val to_js(const Choice& item);
val to_js(const Error& item);
val to_js(const Options& item);
val to_js(const PlayedMove& item);
val to_js(const api::AtomInfo& item);
val to_js(const api::AtomsAt& item);
val to_js(const api::BoardInfo& item);
val to_js(const api::HandInfo& item);
val to_js(const api::Hands& item);
val to_js(const api::InfluenceInfo& item);
val to_js(const api::Info& item);
val to_js(const api::LabelInfo& item);
val to_js(const api::MoveInfo& item);
val to_js(const api::PieceInfo& item);
val to_js(const api::Progress& item);
val to_js(const api::SiteInfo& item);
val to_js(const api::TargetInfo& item);
val to_js(const api::TypeInfo& item);
val to_js(const api::View& item);
val to_js(const api::ZoneInfo& item);
constexpr auto kToJs = [](const auto& item) { return to_js(item); };

template <class Items, class Convert>
val list(const Items& items, Convert convert) {
  val array = val::array();
  int at = 0;
  for (const auto& item : items) array.set(at++, convert(item));
  return array;
}
template <class Item>
val list(const std::vector<Item>& items) {
  return list(items, [](const Item& item) { return val(item); });
}

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

bool is_missing(const val& value) { return value.isUndefined() || value.isNull(); }

std::string text_of(const val& js, const char* name) {
  const val value = js[name];
  return is_missing(value) ? std::string() : value.call<val>("toString").as<std::string>();
}

int number_of(const val& js, const char* name, int missing = 0) {
  const val value = js[name];
  return value.isNumber() ? value.as<int>() : missing;
}

api::Spec spec_of(const val& js) {
  api::Spec spec;
  spec.variant = text_of(js, "variant");
  spec.definition = text_of(js, "definition");
  spec.fen = text_of(js, "fen");
  if (const val options = js["options"]; !is_missing(options)) {
    const val names = val::global("Object").call<val>("keys", options);
    for (int i = 0; i < names["length"].as<int>(); ++i) {
      const auto name = names[i].as<std::string>();
      spec.options[name] = text_of(options, name.c_str());
    }
  }
  if (const val moves = js["moves"]; !is_missing(moves))
    for (int i = 0; i < moves["length"].as<int>(); ++i) spec.moves.push_back(moves[i].as<std::string>());
  return spec;
}

SearchLimits limits_of(const val& js) {
  SearchLimits limits;
  if (is_missing(js)) return limits;
  limits.depth = number_of(js, "depth");
  limits.nodes = static_cast<std::uint64_t>(std::max(number_of(js, "nodes"), 0));
  limits.move_time = number_of(js, "movetime");
  limits.mate = number_of(js, "mate");
  limits.lines = std::max(number_of(js, "multipv"), 1);
  limits.level = number_of(js, "level");
  return limits;
}

/// A session as JavaScript holds it; delete() frees it.
class JsSession {
 public:
  explicit JsSession(std::shared_ptr<Session> session) : session_(std::move(session)) {}

  val info() const {
    const auto start = Session::open(share());
    return to_js(api::describe(session_->variant(), **start));
  }
  val view() { return to_js(api::view(*session_)); }
  val play(const std::string& text) {
    const Status status = session_->play(text);
    return status ? succeeded(view()) : failed(status.error());
  }
  val undo() {
    session_->undo();
    return view();
  }
  val redo() {
    session_->redo();
    return view();
  }
  val go_to(int ply) {
    session_->go_to(ply);
    return view();
  }
  val explain(int site) { return to_js(api::explain(*session_, site)); }
  val preview(const std::string& move) {
    const auto preview = api::preview(*session_, move);
    return preview ? succeeded(to_js(*preview)) : failed(preview.error());
  }
  val attacked(const std::string& colour) const {
    return list(api::attacked(*session_, colour == "white" ? Colour::White : Colour::Black));
  }
  val why_not(val move) {
    const int to = number_of(move, "to", -1);
    if (!is_missing(move["drop"])) return to_js(api::why_not_drop(*session_, number_of(move, "drop", -1), to));
    return to_js(api::why_not(*session_, number_of(move, "from", -1), to));
  }
  void search_begin(val limits) { session_->begin_search(limits_of(limits)); }
  val search_step(int milliseconds) {
    session_->step_search(milliseconds);
    return to_js(api::progress(*session_));
  }
  void search_stop() { session_->stop_search(); }

 private:
  std::shared_ptr<const Variant> share() const { return session_->share_variant(); }
  std::shared_ptr<Session> session_;  // embind copies what it hands over
};

val variants() { return list(api::variants(), kToJs); }

val describe(val spec) {
  const auto info = api::describe(spec_of(spec));
  return info ? succeeded(to_js(*info)) : failed(info.error());
}

val open(val spec) {
  auto session = api::open(spec_of(spec));
  if (!session) return failed(session.error());
  return succeeded(val(JsSession(std::move(*session))));
}

/// The UCI program; what it says is handed out by the call that made it say so.
class JsUci {
 public:
  JsUci()
      : uci_([this](std::string_view line) { said_.append(line) += '\n'; },
             [this](const std::string& path, std::string& text) { return read(path, text); }) {}
  /// `reader(path)` returns the text of a file, or null.
  void set_reader(val reader) { reader_ = reader; }
  std::string line(const std::string& text) {
    uci_.command(text);
    return take();
  }
  std::string step(int milliseconds) {
    uci_.step(milliseconds);
    return take();
  }
  bool busy() const { return uci_.busy(); }
  bool quitting() const { return uci_.quitting(); }

 private:
  std::string take() { return std::exchange(said_, {}); }
  bool read(const std::string& path, std::string& text) {
    if (is_missing(reader_)) return false;
    const val content = reader_(path);
    if (is_missing(content)) return false;
    text = content.as<std::string>();
    return true;
  }

  std::string said_;
  val reader_ = val::undefined();
  Uci uci_;
};

}  // namespace
}  // namespace woodpusher

EMSCRIPTEN_BINDINGS(woodpusher) {
  using namespace woodpusher;
  emscripten::function("variants", &variants);
  emscripten::function("describe", &describe);
  emscripten::function("open", &woodpusher::open);
  emscripten::class_<JsSession>("Session")
      .function("info", &JsSession::info)
      .function("view", &JsSession::view)
      .function("play", &JsSession::play)
      .function("undo", &JsSession::undo)
      .function("redo", &JsSession::redo)
      .function("goTo", &JsSession::go_to)
      .function("explain", &JsSession::explain)
      .function("preview", &JsSession::preview)
      .function("attacked", &JsSession::attacked)
      .function("whyNot", &JsSession::why_not)
      .function("searchBegin", &JsSession::search_begin)
      .function("searchStep", &JsSession::search_step)
      .function("searchStop", &JsSession::search_stop);
  emscripten::class_<JsUci>("Uci")
      .constructor<>()
      .function("setReader", &JsUci::set_reader)
      .function("line", &JsUci::line)
      .function("step", &JsUci::step)
      .function("busy", &JsUci::busy)
      .function("quitting", &JsUci::quitting);
}
