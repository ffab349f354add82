#include "geometry/board.h"

#include <algorithm>
#include <charconv>

namespace woodpusher {

Board::Board(int files, int ranks, const std::vector<Cell>& cells)
    : files_(files),
      ranks_(ranks),
      low_file_(files),
      high_file_(-1),
      low_rank_(ranks),
      high_rank_(-1),
      grid_(cells.size(), kNoSite) {
  for (const Cell kind : {Cell::Walkable, Cell::Zone}) {
    for (int cell = 0; cell < files * ranks; ++cell) {
      if (cells[cell] != kind) continue;
      grid_[cell] = static_cast<Site>(file_.size());
      file_.push_back(cell % files);
      rank_.push_back(cell / files);
      if (kind == Cell::Zone) continue;
      ++walkable_;
      low_file_ = std::min(low_file_, file_.back());
      high_file_ = std::max(high_file_, file_.back());
      low_rank_ = std::min(low_rank_, rank_.back());
      high_rank_ = std::max(high_rank_, rank_.back());
    }
  }
}

Site Board::at(int file, int rank) const {
  if (file < 0 || file >= files_ || rank < 0 || rank >= ranks_) return kNoSite;
  return grid_[rank * files_ + file];
}

Site Board::step(Site site, Step step) const {
  const Site to = at(file_[site] + step.dx, rank_[site] + step.dy);
  return to != kNoSite && is_zone(to) ? kNoSite : to;
}

std::string Board::cell_name(int file, int rank) { return static_cast<char>('a' + file) + std::to_string(rank + 1); }

std::string Board::name(Site site) const { return cell_name(file_[site], rank_[site]); }

std::optional<Site> Board::find(std::string_view name) const {
  const auto cell = parse_cell(name);
  if (!cell) return std::nullopt;
  const Site site = at(cell->first, cell->second);
  if (site == kNoSite) return std::nullopt;
  return site;
}

double Board::offset(int at, int low, int high) const {
  // A zone below the walkable part pushes everything else away by a gap, one above it is pushed itself.
  return at + (low > 0 && at >= low ? kZoneGap : 0) + (at > high ? kZoneGap : 0);
}

std::optional<std::pair<int, int>> parse_cell(std::string_view name) {
  if (name.size() < 2 || name[0] < 'a' || name[0] >= 'a' + kMaxFiles || name[1] == '0') return std::nullopt;
  int rank = 0;
  const auto [end, fault] = std::from_chars(name.data() + 1, name.data() + name.size(), rank);
  if (fault != std::errc{} || end != name.data() + name.size() || rank < 1 || rank > kMaxRanks) return std::nullopt;
  return std::pair{name[0] - 'a', rank - 1};
}

}  // namespace woodpusher
