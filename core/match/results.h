#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/game.h"

namespace woodpusher {

/// One line: number, White (A or B), result, reason, illegal move, FEN and moves, parted by tabs.
std::string line_of(const GameRecord& game);
std::optional<GameRecord> read_line(const std::string& line);

/// A text file with a line a game, below a line that says which match it is.
class ResultFile {
 public:
  /// Reads what is there, or begins the file. An error if it is of another match. An empty path: no file.
  static Result<ResultFile> open(const std::string& path, const std::string& match);

  const std::vector<GameRecord>& games() const { return games_; }
  void add(const GameRecord& game);

 private:
  std::string path_;
  std::vector<GameRecord> games_;
};

}  // namespace woodpusher
