// Matches: what is drawn, counted, written and read again, and what becomes of engines that misbehave.
#include "match/match.h"

#include <unistd.h>

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "match/openings.h"
#include "match/results.h"
#include "match/score.h"
#include "match/self_play.h"
#include "session/session.h"
#include "support/games.h"

namespace woodpusher::test {
namespace {

namespace fs = std::filesystem;

/// A folder that goes with the test.
class Scratch {
 public:
  Scratch() : folder_(fs::temp_directory_path() / ("woodpusher-match-" + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~Scratch() { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return folder_ / name; }

  /// An engine that knows the formalities, and answers "go" with a line of shell.
  std::string engine(const std::string& name, const std::string& on_go) const {
    std::ofstream(path(name)) << "#!/bin/sh\nwhile read -r line; do case \"$line\" in\nuci) echo id name " << name
                              << "; echo uciok;;\nisready) echo readyok;;\nquit) exit 0;;\ngo*) " << on_go
                              << ";;\nesac; done\n";
    fs::permissions(path(name), fs::perms::owner_all);
    return path(name);
  }

 private:
  fs::path folder_;
};

std::string slurp(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

GameRecord game(int number, int points, const std::string& moves) {
  GameRecord record;
  record.number = number;
  record.a_is_white = number % 2 == 1;
  record.fen = "start";
  record.moves = {moves};
  record.reason = "checkmate";
  if (points != 1) record.winner = (points == 2) == record.a_is_white ? Colour::White : Colour::Black;
  return record;
}

std::vector<GameRecord> play(std::vector<std::string> words, std::string* printed = nullptr) {
  const auto options = read_match_options(words);
  REQUIRE(options);
  std::ostringstream out;
  const auto games = play_match(*options, out);
  REQUIRE(games);
  if (printed) *printed = out.str();
  return *games;
}

TEST_CASE("Openings are legal, different, even, and the same from the same seed", "[match]") {
  for (const std::string name : {"chess", "huntsman", "warmachinewazir-spiel"}) {
    INFO(name);
    const auto variant = load(name);
    const auto openings = draw_openings(variant, 12, 6, 5);
    CHECK(std::set<std::string>(openings.begin(), openings.end()).size() == 12);
    for (const std::string& fen : openings) {
      const auto session = Session::open(variant, fen);
      REQUIRE(session);
      CHECK(!(*session)->outcome());
      CHECK((*session)->setup().move_number == 4);
    }
    CHECK(openings == draw_openings(variant, 12, 6, 5));
    CHECK(openings != draw_openings(variant, 12, 6, 6));
  }
}

TEST_CASE("Elo of a share of points", "[match]") {
  // 400 * log10(s / (1 - s)), by hand.
  CHECK(elo_of(0.5) == Catch::Approx(0));
  CHECK(elo_of(0.75) == Catch::Approx(190.848).margin(0.001));
  CHECK(elo_of(10.0 / 11) == Catch::Approx(400));
  CHECK(elo_of(1.0 / 11) == Catch::Approx(-400));
  CHECK(std::isinf(elo_of(1.0)));
}

TEST_CASE("The error of the score comes from pairs, else from games", "[match]") {
  MatchScore paired;  // 50 pairs of 1.5 points, 50 of 0.5: mean 0.5, deviation 0.25, error 0.025
  paired.wins = paired.losses = 50;
  paired.draws = 100;
  paired.pairs = {0, 50, 0, 50, 0};
  CHECK(share_of(paired).high == Catch::Approx(0.5 + 1.959964 * 0.025));
  CHECK(elo_of(paired).high == Catch::Approx(34.14).margin(0.02));

  MatchScore single;  // 60 won, 40 lost: deviation sqrt(0.24), error 0.04899
  single.wins = 60;
  single.losses = 40;
  CHECK(share_of(single).value == Catch::Approx(0.6));
  CHECK(share_of(single).low == Catch::Approx(0.6 - 1.959964 * 0.0489898));
}

TEST_CASE("Points count for A on either side, and a game that comes twice once", "[match]") {
  const MatchScore score = score_of({game(1, 2, "e2e4"), game(2, 2, "e2e4"), game(3, 1, "d2d4"), game(4, 0, "d2d4"),
                                     game(5, 2, "e2e4"), game(6, 0, "a2a3")});
  CHECK(score.wins == 2);
  CHECK(score.draws == 1);
  CHECK(score.losses == 2);
  CHECK(score.duplicates == 1);
  CHECK(score.pairs == std::array<int, 5>{0, 1, 0, 0, 1});
}

TEST_CASE("A game is read as it was written", "[match]") {
  GameRecord record = game(7, 0, "e2e4");
  record.moves = {"e2e4", "S@e4", "f1d1,a1f1"};
  record.detail = "a1a1";
  record.reason = "illegal move";
  CHECK(read_line(line_of(record)) == record);
  record.moves.clear();
  record.detail.clear();
  CHECK(read_line(line_of(record)) == record);
  CHECK(!read_line("7\tA\t1-0"));
  CHECK(!read_line("x" + line_of(record)));
}

TEST_CASE("Engines that crash, move illegally or stay silent lose", "[match]") {
  const Scratch scratch;
  const std::string crash = scratch.engine("crash", "exit 1"),
                    illegal = scratch.engine("illegal", "echo bestmove a1a1"), silent = scratch.engine("silent", ":"),
                    none = scratch.engine("none", "echo 'bestmove (none)'");
  std::string printed;
  auto games = play({"--engine", crash, "--engine", illegal, "--variant", "chess", "--games", "4", "--movetime", "50"},
                    &printed);
  REQUIRE(games.size() == 4);
  for (const GameRecord& played : games) {  // White is to move, so White it is that fails
    CHECK(played.reason == (played.a_is_white ? "crash" : "illegal move"));
    CHECK(played.winner == Colour::Black);
    CHECK(played.detail == (played.a_is_white ? "" : "a1a1"));
  }
  CHECK(printed.find("A lost by illegal move: 0, crash: 2, time-out: 0") != std::string::npos);
  CHECK(printed.find("B lost by illegal move: 2, crash: 0, time-out: 0") != std::string::npos);
  CHECK(printed.find("score of A: +2 =0 -2, 50.0 %") != std::string::npos);

  games = play({"--engine", silent, "--engine", none, "--variant", "chess", "--games", "2", "--movetime", "10",
                "--margin", "40"});
  REQUIRE(games.size() == 2);
  CHECK(games[0].reason == "time-out");
  CHECK(games[0].points_of_a() == 0);
  CHECK(games[1].reason == "illegal move");
  CHECK(games[1].points_of_a() == 2);
}

TEST_CASE("An engine that does not start is an error, not a loss", "[match]") {
  const auto options = read_match_options(
      {"--engine", "/nowhere/engine", "--engine", "/bin/false", "--variant", "chess", "--nodes", "10"});
  REQUIRE(options);
  std::ostringstream out;
  CHECK(!play_match(*options, out));
}

TEST_CASE("A match goes on where it was left, with the same openings", "[match]") {
  const Scratch scratch;
  const std::vector<std::string> words = {
      "--engine", WOODPUSHER_PROGRAM, "--engine", WOODPUSHER_PROGRAM, "--variant", "chess", "--nodes", "50",
      "--resume", scratch.path("r"),  "--pgn",    scratch.path("p"),  "--games"};
  const auto with_games = [&](const std::string& games) {
    std::vector<std::string> all = words;
    all.push_back(games);
    return all;
  };
  const auto first = play(with_games("3"));
  REQUIRE(first.size() == 3);
  std::ofstream(scratch.path("r"), std::ios::app) << "4\tB\t1-0\tcheckma";  // cut off by a crash
  const auto second = play(with_games("4"));
  REQUIRE(second.size() == 4);
  CHECK(std::equal(first.begin(), first.end(), second.begin()));
  CHECK(second[3].number == 4);
  CHECK(second[3].fen == second[2].fen);
  for (const GameRecord& played : second) CHECK(!played.is_fault());

  const std::string pgn = slurp(scratch.path("p"));
  CHECK(pgn.find("[Variant \"chess\"]") != std::string::npos);
  CHECK(pgn.find("[FEN \"" + second[3].fen + "\"]") != std::string::npos);
  CHECK(pgn.find("[Round \"2.2\"]") != std::string::npos);

  std::vector<std::string> other = with_games("4");
  other[7] = "60";
  std::ostringstream out;
  CHECK(!play_match(*read_match_options(other), out));
}

TEST_CASE("The command line of a match is checked", "[match]") {
  const std::vector<std::string> engines = {"--engine", "a", "--engine", "b"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), engines.begin(), engines.end());
    return read_match_options(more);
  };
  CHECK(!with({"--games", "2"}));
  CHECK(!with({"--movetime", "10", "--nodes", "10"}));
  CHECK(!with({"--movetime", "fast"}));
  CHECK(!with({"--nodes", "10", "--sede", "3"}));
  CHECK(!with({"--nodes", "10", "--seed"}));
  CHECK(!with({"--nodes", "10", "--variant", "nothing"}));
  const auto clock = with({"--tc", "10+0.1", "--variant", "chess"});
  REQUIRE(clock);
  CHECK(words_of(clock->time) == "10+0.1");
  const auto options = with({"--nodes", "10", "--variant", "relative-lumberjack", "--choice", "array=MQCAKCQM",
                             "--option-b", "UCI_Variant=", "--option-b", "Use NNUE=false"});
  REQUIRE(options);
  CHECK(options->engines[0].options ==
        EngineOptions{{"VariantPath", ""}, {"UCI_Variant", "relative-lumberjack"}, {"array", "MQCAKCQM"}});
  CHECK(options->engines[1].options ==
        EngineOptions{{"VariantPath", ""}, {"UCI_Variant", ""}, {"array", "MQCAKCQM"}, {"Use NNUE", "false"}});
}

TEST_CASE("Self-play finds no fault in any game", "[match]") {
  std::ostringstream out;
  CHECK(run_self_play({"--variant", "all", "--games", "1", "--nodes", "50"}, out) == 0);
  CHECK(out.str().find("FAULT") == std::string::npos);
  CHECK(run_self_play({"--variant", "nothing"}, out) == 2);
}

}  // namespace
}  // namespace woodpusher::test
