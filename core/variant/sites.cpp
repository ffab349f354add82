#include "variant/sites.h"

#include <sstream>

namespace woodpusher {
namespace {

struct Range {
  int file, rank, last_file, last_rank;
};

std::optional<Range> parse_range(const std::string& text) {
  const auto dash = text.find('-');
  const auto from = parse_cell(text.substr(0, dash));
  const auto to = dash == std::string::npos ? from : parse_cell(text.substr(dash + 1));
  if (!from || !to || from->first > to->first || from->second > to->second) return std::nullopt;
  return Range{from->first, from->second, to->first, to->second};
}

/// Calls `visit(file, rank)` for the cells that a text names; the error names the part that is no cell.
template <class Visit>
Status each_cell(const IniLine& line, Visit visit) {
  std::istringstream stream(line.value);
  for (std::string part; stream >> part;) {
    const auto range = parse_range(part);
    if (!range) return definition_error(line, "sites.name", {line.key, part});
    for (int rank = range->rank; rank <= range->last_rank; ++rank)
      for (int file = range->file; file <= range->last_file; ++file)
        if (!visit(file, rank))
          return definition_error(line, "sites.outside", {line.key, Board::cell_name(file, rank)});
  }
  return Done{};
}

/// maxFile is a number or, as Fairy-Stockfish allows, a letter.
Result<int> read_files(Keys& keys) {
  const IniLine* line = keys.take("maxFile");
  if (line && line->value.size() == 1 && line->value[0] >= 'a' && line->value[0] < 'a' + kMaxFiles)
    return line->value[0] - 'a' + 1;
  return keys.number("maxFile", 8, 1, kMaxFiles);
}

Status mark(Keys& keys, std::string_view key, Cell kind, int files, int ranks, std::vector<Cell>& cells) {
  const IniLine* line = keys.take(key);
  if (!line) return Done{};
  return each_cell(*line, [&](int file, int rank) {
    if (file >= files || rank >= ranks) return false;
    cells[rank * files + file] = kind;
    return true;
  });
}

bool has_walkable(const Board& board, int rank) {
  for (int file = 0; file < board.files(); ++file) {
    const Site site = board.at(file, rank);
    if (site != kNoSite && !board.is_zone(site)) return true;
  }
  return false;
}

}  // namespace

Status build_board(Keys& keys, Variant& variant) {
  const auto files = read_files(keys);
  if (!files) return files.error();
  const auto ranks = keys.number("maxRank", 8, 1, kMaxRanks);
  if (!ranks) return ranks.error();
  std::vector<Cell> cells(static_cast<std::size_t>(*files * *ranks), Cell::Walkable);
  for (const auto& [key, kind] : {std::pair{"zone", Cell::Zone}, std::pair{"holes", Cell::Hole}})
    if (const Status status = mark(keys, key, kind, *files, *ranks, cells); !status) return status;
  int count = 0, walkable = 0;
  for (const Cell cell : cells) {
    count += cell != Cell::Hole;
    walkable += cell == Cell::Walkable;
  }
  if (count > kMaxSites)
    return Error{ErrorKind::Definition, "board.size", {std::to_string(count), std::to_string(kMaxSites)}};
  if (walkable == 0) return Error{ErrorKind::Definition, "board.empty", {}};
  if (count - walkable > 64) return Error{ErrorKind::Definition, "board.zone", {std::to_string(count - walkable)}};
  variant.board = Board(*files, *ranks, cells);
  variant.texts.zone_title = keys.text("zoneTitle");
  return Done{};
}

Result<SiteList> sites_of(const Board& board, const IniLine& line) {
  SiteList sites;
  if (line.value == "-") return sites;
  if (line.value == "board" || line.value == "zone") {
    for (int site = 0; site < board.sites(); ++site)
      if (board.is_zone(static_cast<Site>(site)) == (line.value == "zone")) sites.push_back(static_cast<Site>(site));
    return sites;
  }
  const Status status = each_cell(line, [&](int file, int rank) {
    if (board.at(file, rank) != kNoSite) sites.push_back(board.at(file, rank));
    return board.at(file, rank) != kNoSite;
  });
  if (!status) return status.error();
  return sites;
}

int rank_for(const Board& board, Colour colour, int from_home) {
  return rank_from_far(board, other(colour), from_home);
}

int rank_from_far(const Board& board, Colour colour, int from_far) {
  const int forward = colour == Colour::White ? 1 : -1;
  int rank = colour == Colour::White ? board.ranks() - 1 : 0;
  while (!has_walkable(board, rank)) rank -= forward;
  return rank - forward * from_far;
}

SiteList sites_of_rank(const Board& board, int rank) {
  SiteList sites;
  for (int file = 0; file < board.files(); ++file) {
    const Site site = board.at(file, rank);
    if (site != kNoSite && !board.is_zone(site)) sites.push_back(site);
  }
  return sites;
}

}  // namespace woodpusher
