// The functions and classes of the compiled module: api.h as JavaScript calls it.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "to_js.h"
#include "uci/uci.h"

using emscripten::val;

namespace woodpusher {
namespace {

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
  limits.seed = static_cast<std::uint64_t>(number_of(js, "seed"));
  limits.ponder = js["ponder"].isTrue();
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
  void ponder_hit() { session_->ponder_hit(); }

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
  bool holding() const { return uci_.holding(); }
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
      .function("searchStop", &JsSession::search_stop)
      .function("ponderHit", &JsSession::ponder_hit);
  emscripten::class_<JsUci>("Uci")
      .constructor<>()
      .function("setReader", &JsUci::set_reader)
      .function("line", &JsUci::line)
      .function("step", &JsUci::step)
      .function("busy", &JsUci::busy)
      .function("holding", &JsUci::holding)
      .function("quitting", &JsUci::quitting);
}
