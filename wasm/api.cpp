#include "api.h"

#include <algorithm>
#include <bit>

#include "base/texts.h"
#include "movement/describe.h"
#include "notation/fen.h"
#include "notation/move_text.h"
#include "rules/phrases.h"

namespace woodpusher::api {
namespace {

std::vector<int> atoms_in(AtomMask mask) {
  std::vector<int> atoms;
  for (; mask; mask &= mask - 1) atoms.push_back(std::countr_zero(mask));
  return atoms;
}

/// Sites that people see: every site of the board and the zone.
std::vector<SiteInfo> sites_of(const Board& board) {
  std::vector<SiteInfo> sites;
  for (int at = 0; at < board.sites(); ++at) {
    const auto site = static_cast<Site>(at);
    sites.push_back({board.name(site), board.x(site), board.y(site), board.is_zone(site),
                     (board.file(site) + board.rank(site)) % 2 == 0, board.file(site), board.rank(site)});
  }
  return sites;
}

/// One label for each file and each rank that has a walkable site.
std::vector<LabelInfo> labels_of(const Board& board) {
  std::vector<LabelInfo> labels;
  const auto add = [&](std::string text, const char* axis, double at) {
    const auto same = [&](const LabelInfo& label) { return label.axis == axis && label.text == text; };
    if (std::none_of(labels.begin(), labels.end(), same)) labels.push_back({std::move(text), axis, at});
  };
  for (int at = 0; at < board.walkable(); ++at) {
    const auto site = static_cast<Site>(at);
    const std::string name = board.name(site);
    add(name.substr(0, 1), "file", board.x(site) + 0.5);
    add(name.substr(1), "rank", board.y(site) + 0.5);
  }
  return labels;
}

/// Zone sites that lie in one row or column beside the board make one zone.
std::vector<ZoneInfo> zones_of(const Variant& variant) {
  const Board& board = variant.board;
  std::vector<ZoneInfo> zones;
  for (int at = board.walkable(); at < board.sites(); ++at) {
    const auto site = static_cast<Site>(at);
    const double x = board.x(site), y = board.y(site);
    const auto joins = [&](const ZoneInfo& zone) {
      return (zone.y == y && zone.height == 1 && zone.x + zone.width == x) ||
             (zone.x == x && zone.width == 1 && zone.y + zone.height == y);
    };
    const auto known = std::find_if(zones.begin(), zones.end(), joins);
    if (known == zones.end())
      zones.push_back({variant.texts.zone_title, x, y, 1, 1});
    else
      (known->y == y ? known->width : known->height) += 1;
  }
  return zones;
}

BoardInfo board_of(const Variant& variant) {
  BoardInfo info;
  info.files = variant.board.files();
  info.ranks = variant.board.ranks();
  info.sites = sites_of(variant.board);
  info.labels = labels_of(variant.board);
  info.zones = zones_of(variant);
  for (const SiteInfo& site : info.sites) {
    info.width = std::max(info.width, site.x + 1);
    info.height = std::max(info.height, site.y + 1);
  }
  return info;
}

bool is_in(TypeMask mask, std::size_t type) { return mask >> type & 1; }

TypeInfo type_info(const Variant& variant, std::size_t type) {
  const PieceType& piece = variant.types[type];
  return {static_cast<int>(type),
          std::string(1, piece.letter),
          piece.name,
          piece.picture,
          piece.betza,
          type_phrase(variant, static_cast<int>(type)),
          piece.royal,
          atoms_in(piece.lends)};
}

/// `powers(site)` says what the piece there may do.
template <class Powers>
std::vector<PieceInfo> pieces_of(const Variant& variant, const Setup& setup, Powers powers) {
  std::vector<PieceInfo> pieces;
  for (std::size_t at = 0; at < setup.board.size(); ++at) {
    const Piece piece = setup.board[at];
    if (!piece) continue;
    const auto site = static_cast<Site>(at);
    const TypeId type = type_of(piece);
    const bool changes = variant.power.kind != PowerKind::Own && is_in(variant.power.receivers, type);
    const AtomMask own = variant.board.is_zone(site) ? 0 : own_powers(variant, piece);
    pieces.push_back({site, type, colour_of(piece), atoms_in(powers(site)), atoms_in(own), changes});
  }
  return pieces;
}

std::vector<PieceInfo> pieces_of(const Session& session) {
  return pieces_of(session.variant(), session.setup(), [&](Site site) { return session.powers(site); });
}

std::vector<HandInfo> hand_of(const Variant& variant, const Setup& setup, Colour colour) {
  std::vector<HandInfo> hand;
  const auto c = static_cast<std::size_t>(index(colour));
  for (std::size_t type = 0; type < variant.types.size(); ++type)
    if (variant.hand_limits[c][type]) hand.push_back({static_cast<int>(type), setup.hands[c][type]});
  return hand;
}

Hands hands_of(const Session& session) {
  const Setup setup = session.setup();
  return {hand_of(session.variant(), setup, Colour::White), hand_of(session.variant(), setup, Colour::Black)};
}

std::string kind_name(MoveKind kind) {
  switch (kind) {
    case MoveKind::DoubleStep: return "double";
    case MoveKind::EnPassant: return "enPassant";
    case MoveKind::Castling: return "castle";
    case MoveKind::LeapCastling: return "leapCastle";
    case MoveKind::Drop: return "drop";
    case MoveKind::Step:
    case MoveKind::Promotion: break;
  }
  return "move";
}

MoveInfo move_info(const Session& session, const LegalMove& legal) {
  const Move move = legal.move;
  const Setup setup = session.setup();
  MoveInfo info;
  info.text = legal.text;
  info.san = legal.san;
  info.kind = kind_name(move.kind());
  info.to = move.to();
  info.capture = legal.captures;
  if (move.is_drop())
    info.drop = move.type();
  else
    info.from = move.from();
  if (move.kind() == MoveKind::Promotion) info.promotion = move.type();
  const Piece partner = move.is_castling() ? setup.board[static_cast<std::size_t>(move.partner_from())] : kNoPiece;
  info.words = move_words(session.variant(), move, setup.board[static_cast<std::size_t>(move.from())], partner);
  return info;
}

LastMove last_move(Move move) {
  LastMove last{move.is_drop() ? -1 : move.from(), move.to(), {move.to()}};
  if (!move.is_drop()) last.sites.push_back(move.from());
  if (move.is_castling() && move.partner_from() != move.to()) last.sites.push_back(move.partner_from());
  if (move.is_castling() && move.partner_to() != move.from()) last.sites.push_back(move.partner_to());
  return last;
}

InfluenceInfo influence_info(const Variant& variant, const Setup& setup, const Influence& influence) {
  const Piece piece = setup.board[influence.site];
  const std::string text = words(influence.gives ? "explain.gives" : "explain.takes",
                                 {atom_names(variant, influence.gives | influence.takes)});
  return {influence.site,
          type_of(piece),
          colour_of(piece),
          variant.types[type_of(piece)].name,
          text,
          atoms_in(influence.gives),
          atoms_in(influence.takes)};
}

std::string change_words(const Variant& variant, const Setup& after, const PowerChange& change) {
  const std::string piece = piece_phrase(variant, after.board[change.site], change.site);
  const std::string gained = atom_names(variant, change.gained), lost = atom_names(variant, change.lost);
  if (!change.lost) return words("explain.gains", {piece, gained});
  if (!change.gained) return words("explain.loses", {piece, lost});
  return words("explain.gains-loses", {piece, gained, lost});
}

std::optional<Reason> reason(const std::optional<WhyNot>& why) {
  if (!why) return std::nullopt;
  return Reason{std::string(why->key), words(why->key, why->args), {why->sites.begin(), why->sites.end()}};
}

OutcomeInfo outcome_info(const Outcome& outcome) {
  const std::string winner =
      outcome.winner ? words(*outcome.winner == Colour::White ? "colour.white" : "colour.black") : "";
  return {std::string(outcome.key), words("outcome." + std::string(outcome.key), {winner}), outcome.winner};
}

}  // namespace

Result<std::shared_ptr<const Variant>> load(const Spec& spec) {
  return spec.definition.empty() ? load_variant(spec.variant, spec.options)
                                 : load_variant_from(spec.definition, spec.variant, spec.options);
}

Result<std::unique_ptr<Session>> open(const Spec& spec) {
  const auto variant = load(spec);
  if (!variant) return variant.error();
  return Session::open(*variant, spec.fen, spec.moves);
}

Info describe(const Variant& variant, Session& start) {
  Info info;
  info.name = variant.name;
  info.texts = variant.texts;
  info.choices = variant.choices;
  info.options = variant.options;
  info.board = board_of(variant);
  for (std::size_t type = 0; type < variant.types.size(); ++type) info.types.push_back(type_info(variant, type));
  for (std::size_t atom = 0; atom < variant.atoms.size(); ++atom) {
    const AtomWords words = woodpusher::describe(variant.atoms[atom]);
    info.atoms.push_back({static_cast<int>(atom), words.name, variant.atoms[atom].betza, words.words, words.icon});
  }
  info.hands = variant.has_hands;
  info.start_fen = start.fen();
  info.start_pieces = pieces_of(start);
  info.start_hands = hands_of(start);
  const auto showcase = Session::open(start.share_variant(), variant.texts.showcase);
  info.showcase_fen = (*showcase)->fen();
  info.showcase_pieces = pieces_of(**showcase);
  return info;
}

Result<Info> describe(const Spec& spec) {
  const auto variant = load(spec);
  if (!variant) return variant.error();
  const auto start = Session::open(*variant);
  if (!start) return start.error();
  return describe(**variant, **start);
}

std::vector<Info> variants() {
  std::vector<Info> all;
  for (const std::string_view name : variant_names())
    if (auto info = describe(Spec{std::string(name), {}, {}, {}, {}})) all.push_back(std::move(*info));
  return all;
}

View view(Session& session) {
  View view;
  const Setup setup = session.setup();
  view.fen = session.fen();
  view.to_move = setup.to_move;
  view.ply = session.ply();
  view.record = session.record();
  view.plies = static_cast<int>(view.record.size());
  view.move_number = setup.move_number;
  view.pieces = pieces_of(session);
  view.hands = hands_of(session);
  for (const Site site : session.checked_sites()) view.checks.push_back(site);
  if (view.ply) view.last = last_move(view.record[static_cast<std::size_t>(view.ply) - 1].move);
  if (const auto& outcome = session.outcome())
    view.outcome = outcome_info(*outcome);
  else
    for (const LegalMove& move : session.moves()) view.moves.push_back(move_info(session, move));
  view.notes = session.notes();
  return view;
}

Progress progress(const Session& session) {
  const SearchReport report = session.search_report();
  Progress progress;
  progress.done = report.done;
  progress.depth = report.depth;
  progress.nodes = report.nodes;
  progress.time = report.milliseconds;
  if (!report.lines.empty()) {
    progress.score = report.lines[0].score;
    for (const Move move : report.lines[0].moves) progress.line.push_back(move_text(session.variant(), move));
  }
  if (report.best) progress.best = move_text(session.variant(), report.best);
  return progress;
}

std::optional<Explained> explain(Session& session, int site) {
  const auto found = session.explain(site);
  if (!found) return std::nullopt;
  const Variant& variant = session.variant();
  const Setup setup = session.setup();
  const Piece piece = setup.board[static_cast<std::size_t>(site)];
  const std::string name = variant.board.name(static_cast<Site>(site));
  Explained explained{site,
                      type_of(piece),
                      colour_of(piece),
                      words("explain.title", {variant.types[type_of(piece)].name, name}),
                      found->words,
                      atoms_in(found->now),
                      atoms_in(found->own),
                      {},
                      {},
                      {}};
  for (const Influence& influence : found->influences)
    explained.influences.push_back(influence_info(variant, setup, influence));
  for (const Influence& influence : found->influenced)
    explained.influenced.push_back(influence_info(variant, setup, influence));
  for (const auto& target : found->targets)
    explained.targets.push_back({target.to, target.captures, atoms_in(target.atoms)});
  return explained;
}

Result<Previewed> preview(Session& session, std::string_view move) {
  const auto found = session.preview(move);
  if (!found) return found.error();
  const Variant& variant = session.variant();
  Previewed previewed;
  previewed.fen = fen_text(variant, found->setup);
  previewed.pieces = pieces_of(variant, found->setup, [&](Site site) { return found->powers[site]; });
  for (const PowerChange& change : found->changes) {
    if (change.gained) previewed.gained.push_back({change.site, atoms_in(change.gained)});
    if (change.lost) previewed.lost.push_back({change.site, atoms_in(change.lost)});
    previewed.words.push_back(change_words(variant, found->setup, change));
  }
  return previewed;
}

std::vector<int> attacked(const Session& session, Colour colour) {
  const std::vector<Site> sites = session.attacked(colour);
  return {sites.begin(), sites.end()};
}

std::optional<Reason> why_not(Session& session, int from, int to) { return reason(session.why_not(from, to)); }

std::optional<Reason> why_not_drop(Session& session, int type, int to) {
  return reason(session.why_not_drop(type, to));
}

}  // namespace woodpusher::api
