#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/catalogue.h"
#include "session/session.h"

/// What the page sees of the core: plain values, tested natively; bindings.cpp turns them into JavaScript objects field
/// by field.
namespace woodpusher::api {

/// Which game: a built-in variant, or the section `variant` of the text `definition`.
struct Spec {
  std::string variant;
  Options options;
  std::string definition, fen;
  std::vector<std::string> moves;
};

struct SiteInfo {
  std::string name;
  double x = 0, y = 0;  // lower left corner in squares from White's view, y upwards
  bool zone = false, dark = false;
  int file = 0, rank = 0;
};
struct LabelInfo {
  std::string text, axis;  // axis: "file" or "rank"
  double at = 0;           // centre in squares along the axis
};
struct ZoneInfo {
  std::string title;
  double x = 0, y = 0, width = 0, height = 0;
};
struct BoardInfo {
  double width = 0, height = 0;
  int files = 0, ranks = 0;
  std::vector<SiteInfo> sites;
  std::vector<LabelInfo> labels;
  std::vector<ZoneInfo> zones;
};
struct TypeInfo {
  int index = 0;
  std::string letter, name, picture, betza, words;
  bool royal = false;
  std::vector<int> lends;
};
struct AtomInfo {
  int index = 0;
  std::string name, betza, words, icon;
};
struct PieceInfo {
  int site = 0, type = 0;
  Colour colour = Colour::White;
  std::vector<int> now, own;
  bool changes = false;  // its powers depend on where it and others stand
};
struct HandInfo {
  int type = 0, count = 0;
};
struct Hands {
  std::vector<HandInfo> white, black;
};

struct Info {
  std::string name;
  Texts texts;
  std::vector<Choice> choices;
  Options options;
  BoardInfo board;
  std::vector<TypeInfo> types;
  std::vector<AtomInfo> atoms;
  bool hands = false;
  std::string start_fen;
  std::vector<PieceInfo> start_pieces;
  Hands start_hands;
  std::string showcase_fen;  // a telling position, for pictures
  std::vector<PieceInfo> showcase_pieces;
};

struct MoveInfo {
  std::string text, san, kind, words;
  int from = -1, to = 0;  // from: -1 for a drop
  bool capture = false;
  std::optional<int> promotion, drop;
};
struct LastMove {
  int from = -1, to = 0;
  std::vector<int> sites;
};
struct OutcomeInfo {
  std::string key, text;
  std::optional<Colour> winner;
};
struct View {
  std::string fen;
  Colour to_move = Colour::White;
  int ply = 0, plies = 0, move_number = 1;
  std::vector<PieceInfo> pieces;
  Hands hands;
  std::vector<int> checks;
  std::optional<LastMove> last;
  std::optional<OutcomeInfo> outcome;
  std::vector<MoveInfo> moves;  // none once the game is over
  std::vector<PlayedMove> record;
  std::vector<std::string> notes;
};

struct InfluenceInfo {
  int site = 0, type = 0;
  Colour colour = Colour::White;
  std::string name, words;  // "Marshall", "takes Knight"
  std::vector<int> gives, takes;
};
struct TargetInfo {
  int to = 0;
  bool capture = false;
  std::vector<int> atoms;  // those of its powers by which it goes there; none for castling
};
/// A piece, what it may do now, and why.
struct Explained {
  int site = 0, type = 0;
  Colour colour = Colour::White;
  std::string title, words;  // "Amazon on d4", "moves as a Bishop"
  std::vector<int> now, own;
  std::vector<InfluenceInfo> influences;  // what others give it and take from it
  std::vector<InfluenceInfo> influenced;  // what it gives others and takes from them: `site` is theirs
  std::vector<TargetInfo> targets;        // of its legal moves
};
struct AtomsAt {
  int site = 0;
  std::vector<int> atoms;
};
/// The position after a move that has not been made, and the pieces that it gives or takes powers.
struct Previewed {
  std::string fen;
  std::vector<PieceInfo> pieces;
  std::vector<AtomsAt> gained, lost;  // sites after the move
  std::vector<std::string> words;     // "the Marshall on c2 gains Knight"
};
/// Why a move is refused.
struct Reason {
  std::string key, text;
  std::vector<int> sites;
};

struct Progress {
  bool done = false;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::int64_t time = 0;
  Score score;
  std::vector<std::string> line;
  std::string best;
};

Result<std::shared_ptr<const Variant>> load(const Spec& spec);
Result<std::unique_ptr<Session>> open(const Spec& spec);
Info describe(const Variant& variant, Session& start);
/// A variant with its start, whatever FEN and moves the spec has.
Result<Info> describe(const Spec& spec);
/// All built-in variants with their default options.
std::vector<Info> variants();
View view(Session& session);
Progress progress(const Session& session);
/// Nothing where no piece stands.
std::optional<Explained> explain(Session& session, int site);
Result<Previewed> preview(Session& session, std::string_view move);
std::vector<int> attacked(const Session& session, Colour colour);
/// Nothing if a legal move goes there.
std::optional<Reason> why_not(Session& session, int from, int to);
std::optional<Reason> why_not_drop(Session& session, int type, int to);

}  // namespace woodpusher::api
