#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/colour.h"

namespace woodpusher {

/// Index of a place where a piece can stand. Walkable sites come first, rank by rank from a1, then zone sites likewise.
using Site = std::uint8_t;
constexpr Site kNoSite = 255;
constexpr int kMaxSites = 128;
constexpr int kMaxFiles = 16;
constexpr int kMaxRanks = 16;

/// A displacement in files and ranks, seen from White.
struct Step {
  int dx = 0, dy = 0;
  bool operator==(const Step&) const = default;
};
constexpr Step operator-(Step step) { return {-step.dx, -step.dy}; }
constexpr Step mirrored(Step step, Colour colour) { return colour == Colour::White ? step : Step{step.dx, -step.dy}; }

/// What a cell of the grid is.
enum class Cell : std::uint8_t { Hole, Walkable, Zone };

/// Sites, their names and places. Immutable.
class Board {
 public:
  Board() = default;
  /// `cells` rank by rank from a1, files * ranks of them; at most kMaxSites that are not holes.
  Board(int files, int ranks, const std::vector<Cell>& cells);

  int files() const { return files_; }
  int ranks() const { return ranks_; }
  int sites() const { return static_cast<int>(file_.size()); }
  /// The number of walkable sites; they are the sites below it.
  int walkable() const { return walkable_; }
  bool is_zone(Site site) const { return site >= walkable_; }
  int file(Site site) const { return file_[site]; }
  int rank(Site site) const { return rank_[site]; }
  /// kNoSite for holes and outside.
  Site at(int file, int rank) const;
  /// The walkable site a step away, or kNoSite.
  Site step(Site site, Step step) const;
  /// "a1", "l10".
  std::string name(Site site) const;
  static std::string cell_name(int file, int rank);
  /// The site of a name, nothing if there is none.
  std::optional<Site> find(std::string_view name) const;
  /// Drawing place of the lower left corner, in squares; zones beyond the walkable part stand apart by kZoneGap.
  double x(Site site) const { return offset(file_[site], low_file_, high_file_); }
  double y(Site site) const { return offset(rank_[site], low_rank_, high_rank_); }
  static constexpr double kZoneGap = 0.35;

 private:
  double offset(int at, int low, int high) const;
  int files_ = 0, ranks_ = 0, walkable_ = 0;
  int low_file_ = 0, high_file_ = 0, low_rank_ = 0, high_rank_ = 0;  // bounds of the walkable part
  std::vector<int> file_, rank_;
  std::vector<Site> grid_;
};

/// Reads "a1" or "l10" as file and rank of the grid, from 0; nothing if it is no such name.
std::optional<std::pair<int, int>> parse_cell(std::string_view name);

}  // namespace woodpusher
