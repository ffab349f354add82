#include "match/results.h"

#include <charconv>
#include <fstream>
#include <sstream>

namespace woodpusher {
namespace {

std::optional<Colour> winner_of(const std::string& result) {
  if (result == "1-0") return Colour::White;
  if (result == "0-1") return Colour::Black;
  return std::nullopt;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

}  // namespace

std::string line_of(const GameRecord& game) {
  std::string line = std::to_string(game.number) + "\t" + (game.a_is_white ? "A" : "B") + "\t" + game.result() + "\t" +
                     game.reason + "\t" + game.detail + "\t" + game.fen + "\t";
  for (std::size_t i = 0; i < game.moves.size(); ++i) line += (i ? " " : "") + game.moves[i];
  return line;
}

std::optional<GameRecord> read_line(const std::string& line) {
  const std::vector<std::string> fields = split(line + "\t.", '\t');  // so that an empty last field is one
  GameRecord game;
  if (fields.size() != 8) return std::nullopt;
  const auto [stop, fault] = std::from_chars(fields[0].data(), fields[0].data() + fields[0].size(), game.number);
  if (fault != std::errc{} || *stop || game.number < 1) return std::nullopt;
  game.a_is_white = fields[1] == "A";
  game.winner = winner_of(fields[2]);
  game.reason = fields[3];
  game.detail = fields[4];
  game.fen = fields[5];
  game.moves = split(fields[6], ' ');
  return game;
}

Result<ResultFile> ResultFile::open(const std::string& path, const std::string& match) {
  ResultFile results;
  results.path_ = path;
  if (path.empty()) return results;
  std::string line;
  if (std::ifstream file(path); std::getline(file, line)) {
    if (line != match) return Error{ErrorKind::Command, "match.other", {path, line}};
    // A last line without its end was cut off: that game is played again.
    while (std::getline(file, line))
      if (const auto game = read_line(line); game && !file.eof()) results.games_.push_back(*game);
    std::ofstream fresh(path);
    fresh << match << "\n";
    for (const GameRecord& game : results.games_) fresh << line_of(game) << "\n";
    return results;
  }
  std::ofstream file(path);
  if (!(file << match << "\n")) return Error{ErrorKind::Command, "match.write", {path}};
  return results;
}

void ResultFile::add(const GameRecord& game) {
  games_.push_back(game);
  if (!path_.empty()) std::ofstream(path_, std::ios::app) << line_of(game) << "\n" << std::flush;
}

}  // namespace woodpusher
