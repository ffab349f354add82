#include "variant/start_rules.h"

#include <algorithm>
#include <bit>

#include "movement/walker.h"
#include "variant/pieces.h"
#include "variant/power_rule.h"
#include "variant/sites.h"

namespace woodpusher {
namespace {

SiteList walkable_sites(const Board& board) {
  SiteList sites;
  for (int site = 0; site < board.walkable(); ++site) sites.push_back(static_cast<Site>(site));
  return sites;
}

void leave_out(SiteList& sites, const SiteList& others) {
  std::erase_if(sites, [&](Site site) { return std::find(others.begin(), others.end(), site) != others.end(); });
}

/// A site that decides the promotion by the piece that stood there in the setup.
Status fix_by_start(Variant& variant, Site site, bool royal_by_consensus) {
  PromotionRule& rule = variant.promotion;
  const Piece piece = variant.start.board[site];
  if (piece == kNoPiece) return Error{ErrorKind::Definition, "promotion.empty-site", {variant.board.name(site)}};
  const PieceType& type = variant.types[type_of(piece)];
  if (type.pawn || (type.royal && !royal_by_consensus))
    return Error{ErrorKind::Definition, "promotion.start-type", {type.name, variant.board.name(site)}};
  if (type.royal)
    rule.consensus[site] = true;
  else
    rule.fixed[site] = type_of(piece);
  return Done{};
}

/// Whatever the counted pieces share must be the movement of some type.
Status check_consensus_types(const Variant& variant) {
  for (const AtomMask mask : shared_masks(variant, variant.power.sources)) {
    if (type_with(variant, mask)) continue;
    std::string betza;
    for (std::size_t i = 0; i < variant.atoms.size(); ++i)
      if (mask & atom_bit(static_cast<int>(i))) betza += variant.atoms[i].betza;
    return Error{ErrorKind::Definition, "promotion.no-type", {betza.empty() ? "-" : betza}};
  }
  return Done{};
}

Status build_consensus_promotion(Keys& keys, Variant& variant) {
  const IniLine* line = keys.take("promotionAlone");
  if (!line) return Error{ErrorKind::Definition, "promotion.alone", {}};
  const auto type = line->value.size() == 1 ? variant.type_of_letter(line->value[0]) : std::nullopt;
  if (!type) return definition_error(*line, "piece.unknown", {line->key, line->value}, 1);
  variant.promotion.alone = *type;
  if (variant.power.kind != PowerKind::Consensus) return definition_error(*line, "promotion.needs-consensus", {});
  return check_consensus_types(variant);
}

/// The types of a list of letters, each once, in its order.
std::vector<TypeId> in_order(const Variant& variant, const std::string& letters) {
  std::vector<TypeId> types;
  for (const char letter : letters)
    if (const auto type = variant.type_of_letter(letter);
        type && std::find(types.begin(), types.end(), *type) == types.end())
      types.push_back(*type);
  return types;
}

/// A piece's site on its colour's home rank, if it has exactly one of its types there.
std::optional<Site> royal_home(const Variant& variant, Colour colour) {
  for (const Site site : sites_of_rank(variant.board, rank_for(variant.board, colour, 0))) {
    const Piece piece = variant.start.board[site];
    if (piece != kNoPiece && colour_of(piece) == colour && variant.types[type_of(piece)].royal) return site;
  }
  return std::nullopt;
}

struct CastlingFiles {
  std::array<int, 2> king, partner;  // by side
  int king_steps = 0;                // more than 0: so many squares towards the partner instead of `king`
  TypeMask partners = 0;
};

Result<int> read_file(Keys& keys, std::string_view key, int otherwise) {
  const IniLine* line = keys.take(key);
  if (!line) return otherwise;
  if (line->value.size() != 1 || line->value[0] < 'a' || line->value[0] >= 'a' + kMaxFiles)
    return definition_error(*line, "key.file", {line->key, line->value}, 1);
  return line->value[0] - 'a';
}

Result<CastlingFiles> read_castling_files(Keys& keys, const Variant& variant) {
  CastlingFiles files;
  const std::array<std::string_view, 2> king_keys{"castlingKingsideFile", "castlingQueensideFile"};
  const std::array<std::string_view, 2> partner_keys{"castlingRookKingsideFile", "castlingRookQueensideFile"};
  const std::array<int, 2> king_defaults{6, 2}, partner_defaults{variant.board.files() - 1, 0};
  for (std::size_t side = 0; side < 2; ++side) {
    const auto king = read_file(keys, king_keys[side], king_defaults[side]);
    if (!king) return king.error();
    const auto partner = read_file(keys, partner_keys[side], partner_defaults[side]);
    if (!partner) return partner.error();
    files.king[side] = *king;
    files.partner[side] = *partner;
  }
  const auto steps = keys.number("castlingKingSteps", 0, 0, kMaxFiles);
  if (!steps) return steps.error();
  files.king_steps = *steps;
  const IniLine* partners = keys.take("castlingRookPieces");
  const auto rook = variant.type_of_letter('R');
  const auto mask = partners ? types_of(variant, *partners) : Result<TypeMask>(rook ? type_bit(*rook) : 0);
  if (!mask) return mask.error();
  files.partners = *mask;
  return files;
}

/// What the piece that starts on a site could ever do there.
AtomMask possible_atoms(const Variant& variant, Site site) {
  const TypeId type = type_of(variant.start.board[site]);
  const bool receives = variant.power.receivers >> type & 1;
  if (receives && variant.power.kind == PowerKind::Table) return variant.power.table[site];
  AtomMask atoms = variant.types[type].own;
  if (receives && variant.power.kind == PowerKind::Inherited)
    for (const PieceType& lender : variant.types) atoms |= lender.lends;
  return atoms;
}

/// Whether the royal piece of a site could get to another by a plain move.
bool may_walk(const Variant& variant, Colour colour, Site from, Site to) {
  for (AtomMask rest = possible_atoms(variant, from); rest; rest &= rest - 1)
    for (const Route& route : routes(variant.board, variant.atoms[std::countr_zero(rest)], colour, from))
      if (std::find(route.ray.begin(), route.ray.end(), to) != route.ray.end()) return true;
  return false;
}

std::optional<CastlingWing> make_wing(const Variant& variant, const CastlingFiles& files, Colour colour, int side) {
  const auto king = royal_home(variant, colour);
  if (!king) return std::nullopt;
  const Board& board = variant.board;
  const int rank = board.rank(*king), outward = side == 0 ? 1 : -1;
  CastlingWing wing;
  wing.king_from = *king;
  wing.partner_from = board.at(files.partner[side], rank);
  if (wing.partner_from == kNoSite) return std::nullopt;
  const Piece partner = variant.start.board[wing.partner_from];
  if (partner == kNoPiece || colour_of(partner) != colour || !(files.partners & type_bit(type_of(partner))))
    return std::nullopt;
  wing.partner = type_of(partner);
  const int distance = (board.file(wing.partner_from) - board.file(*king)) * outward;
  if (variant.castling.style == CastlingStyle::Leap) return distance > 1 ? std::optional(wing) : std::nullopt;
  const int to = files.king_steps ? board.file(*king) + outward * files.king_steps : files.king[side];
  const int steps = (to - board.file(*king)) * outward;
  // The King lands between where he and his partner stood: never on the partner's own square.
  if (steps < 1 || steps >= distance) return std::nullopt;
  wing.king_to = board.at(to, rank);
  wing.partner_to = board.at(to - outward, rank);
  if (wing.king_to == kNoSite || wing.partner_to == kNoSite) return std::nullopt;
  for (int file = board.file(*king); file != board.file(wing.partner_from); file += outward)
    if (board.at(file, rank) == kNoSite) return std::nullopt;
  wing.named_by_both = may_walk(variant, colour, *king, wing.king_to);
  return wing;
}

}  // namespace

Status build_drops(Keys& keys, Variant& variant) {
  SiteList unsafe = sites_of_rank(variant.board, rank_for(variant.board, Colour::White, 0));
  const SiteList last = sites_of_rank(variant.board, rank_for(variant.board, Colour::Black, 0));
  unsafe.insert(unsafe.end(), last.begin(), last.end());
  const auto regions = keys.take_prefix("dropRegion.");
  if (!variant.has_hands) {
    if (!regions.empty()) return definition_error(*regions[0].second, "drops.none", {regions[0].second->key});
    return Done{};
  }
  for (PieceType& type : variant.types) {
    SiteList sites = walkable_sites(variant.board);
    if (type.pawn) leave_out(sites, unsafe);
    type.drop_sites = {sites, sites};
  }
  for (const auto& [letter, line] : regions) {
    const auto type = letter.size() == 1 ? variant.type_of_letter(letter[0]) : std::nullopt;
    if (!type) return definition_error(*line, "piece.unknown", {line->key, letter});
    const auto sites = sites_of(variant.board, *line);
    if (!sites) return sites.error();
    variant.types[*type].drop_sites = {*sites, *sites};
  }
  return Done{};
}

Status build_promotion(Keys& keys, Variant& variant) {
  PromotionRule& rule = variant.promotion;
  const auto count = static_cast<std::size_t>(variant.board.sites());
  rule.fixed.assign(count, std::nullopt);
  rule.consensus.assign(count, false);
  if (const IniLine* line = keys.take("promotionPieceTypes")) {
    const auto types = types_of(variant, *line);
    if (!types) return types.error();
    rule.choices = *types;
    rule.order = in_order(variant, line->value);
    if (rule.choices & (variant.royals() | variant.pawns())) return definition_error(*line, "promotion.types", {}, 1);
  }
  const IniLine* by = keys.take("promotionBy");
  const bool by_start = by && by->value == "start";
  if (by && !by_start && by->value != "choice")
    return definition_error(*by, "key.value", {by->key, by->value, "choice, start"}, 1);
  const IniLine* royal = keys.take("promotionOnRoyalSite");
  if (royal && royal->value != "consensus")
    return definition_error(*royal, "key.value", {royal->key, royal->value, "consensus"}, 1);
  if (!variant.pawns() || (!by_start && !rule.choices)) return Done{};
  for (const Colour colour : kColours) {
    auto& sites = rule.sites[index(colour)];
    sites = sites_of_rank(variant.board, rank_from_far(variant.board, colour, 0));
    if (!by_start) continue;
    for (const Site site : sites)
      if (const Status status = fix_by_start(variant, site, royal != nullptr); !status) return status;
  }
  return royal ? build_consensus_promotion(keys, variant) : Status(Done{});
}

Status build_double_step(Keys& keys, Variant& variant) {
  const auto double_step = keys.truth("doubleStep", true);
  if (!double_step) return double_step.error();
  if (!*double_step || !variant.pawns()) return Done{};
  if (variant.atoms.size() == kMaxAtoms)
    return Error{ErrorKind::Definition, "piece.atoms", {std::to_string(kMaxAtoms)}};
  for (const Colour colour : kColours)
    variant.double_step_sites[index(colour)] = sites_of_rank(variant.board, rank_for(variant.board, colour, 1));
  Atom atom;
  atom.kind = AtomKind::Path;
  atom.mode = kQuiet;
  atom.double_step = true;
  atom.legs = {{{{0, 1}}, {0, 1}, 1}};
  atom.betza = "imfnD";
  for (PieceType& type : variant.types)
    if (type.pawn) type.own |= atom_bit(static_cast<int>(variant.atoms.size()));
  variant.atoms.push_back(atom);
  return Done{};
}

Status build_castling(Keys& keys, Variant& variant) {
  const IniLine* style = keys.take("castlingStyle");
  const auto castling = keys.truth("castling", true);
  if (!castling) return castling.error();
  const auto files = read_castling_files(keys, variant);
  if (!files) return files.error();
  if (style && style->value != "leap" && style->value != "orthodox")
    return definition_error(*style, "key.value", {style->key, style->value, "orthodox, leap"}, 1);
  if (!*castling) return Done{};
  CastlingRule& rule = variant.castling;
  rule.style = style && style->value == "leap" ? CastlingStyle::Leap : CastlingStyle::Orthodox;
  bool any = false;
  for (const Colour colour : kColours)
    for (int side = 0; side < 2; ++side) {
      auto& wing = rule.wings[index(colour)][side];
      wing = make_wing(variant, *files, colour, side);
      any = any || wing;
    }
  if (!any) rule.style = CastlingStyle::None;
  return Done{};
}

}  // namespace woodpusher
