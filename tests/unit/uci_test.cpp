// The UCI program, line by line.
#include "uci/uci.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

using namespace woodpusher;

namespace {

/// A program, and what it said since it was last asked.
class Program {
 public:
  std::vector<std::string> ask(const std::string& line) {
    said_.clear();
    uci_.command(line);
    if (line.starts_with("go") || line == "ponderhit") run(40);
    return said_;
  }
  /// Goes on with the search as long as there is something to do, or for so many steps.
  void run(int steps) {
    for (; uci_.busy() && (!uci_.holding() || steps-- > 0);) uci_.step(5);
  }
  std::string last(const std::string& line) {
    const auto lines = ask(line);
    return lines.empty() ? "" : lines.back();
  }
  std::string starting(const std::string& line, const std::string& begin) {
    for (const std::string& said : ask(line))
      if (said.starts_with(begin)) return said;
    return "";
  }
  /// Whether the answer to a line has one that begins so.
  bool says(const std::string& line, const std::string& begin) { return !starting(line, begin).empty(); }
  std::string fen() { return starting("d", "Fen: "); }
  Uci& uci() { return uci_; }

 private:
  std::vector<std::string> said_;
  Uci uci_{[this](std::string_view line) { said_.emplace_back(line); },
           [](const std::string& path, std::string& text) {
             text = "[mine:chess]\nstartFen = 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n";
             return path == "mine.ini";
           }};
};

bool contains(const std::vector<std::string>& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("UCI: it introduces itself with its options", "[uci]") {
  Program program;
  const auto lines = program.ask("uci");
  CHECK(lines.front() == "id name Woodpusher");
  CHECK(lines.back() == "uciok");
  CHECK(program.last("isready") == "readyok");
}

TEST_CASE("UCI: a wrong FEN, move or option is answered, and the position before it stands", "[uci]") {
  Program program;
  program.ask("position startpos moves e2e4");
  const std::string before = program.fen();
  CHECK(program.last("position fen 8/8/8 w").starts_with("info string error fen: column 6: "));
  CHECK(program.last("position fen 9/8/8/8/8/8/8/8 w - - 0 1").starts_with("info string error fen: column 2: "));
  CHECK(program.last("position startpos moves e2e4 e2e4") ==
        "info string error move 2: \"e2e4\" is not a legal move here");
  CHECK(program.last("setoption name array value MQCAKCQM") ==
        "info string error option: there is no option \"array\"");
  CHECK(program.last("setoption name UCI_Variant value nothing") ==
        "info string error variant: there is no variant \"nothing\"");
  CHECK(program.last("setoption name Hash value many").starts_with("info string error command: "));
  CHECK(program.last("go depth soon").starts_with("info string error command: "));
  CHECK(program.last("frobnicate") == "info string error command: unknown command \"frobnicate\"");
  CHECK(program.fen() == before);
}

TEST_CASE("UCI: perft counts each root move", "[uci]") {
  Program program;
  const auto lines = program.ask("go perft 2");
  CHECK(contains(lines, "e2e4: 20"));
  CHECK(lines.back() == "Nodes searched: 400");
}

TEST_CASE("UCI: choices of a variant are options, and put the board back to its start", "[uci]") {
  Program program;
  program.ask("setoption name UCI_Variant value relative-lumberjack");
  CHECK(program.fen().starts_with("Fen: mcqakqcm/"));
  program.ask("setoption name array value QMCAKCMQ");
  CHECK(program.fen().starts_with("Fen: qmcakcmq/"));
  program.ask("setoption name castling value none");
  CHECK(program.fen() == "Fen: qmcakcmq/pppppppp/8/8/8/8/PPPPPPPP/QMCAKCMQ w - - 0 1");
}

TEST_CASE("UCI: definitions come from a file", "[uci]") {
  Program program;
  CHECK(program.last("setoption name VariantPath value other.ini") ==
        "info string error command: the file \"other.ini\" cannot be read");
  program.ask("setoption name VariantPath value mine.ini");
  program.ask("setoption name UCI_Variant value mine");
  CHECK(program.fen() == "Fen: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
}

TEST_CASE("UCI: every kind of limit ends with a legal best move", "[uci]") {
  Program program;
  program.ask("position startpos moves f2f3 e7e5 g2g4");
  for (const std::string limit : {"depth 3", "nodes 500", "movetime 30", "wtime 900 btime 900 winc 0 binc 0", "mate 1"})
    CHECK(program.starting("go " + limit, "bestmove ") == "bestmove d8h4");
}

TEST_CASE("UCI: an endless search ends when told, and later lines have waited", "[uci]") {
  Program program;
  program.uci().command("go infinite");
  program.uci().step(5);
  REQUIRE(program.uci().busy());
  CHECK(program.last("isready") == "readyok");
  CHECK(program.ask("position startpos moves d2d4").empty());
}

TEST_CASE("UCI: stop answers at once and what waited is done then", "[uci]") {
  std::vector<std::string> said;
  Uci uci([&](std::string_view line) { said.emplace_back(line); },
          [](const std::string&, std::string&) { return false; });
  uci.command("go infinite");
  uci.step(5);
  uci.command("position startpos moves d2d4");
  uci.command("d");
  CHECK(std::none_of(said.begin(), said.end(), [](const std::string& line) { return line.starts_with("Fen: "); }));
  uci.command("stop");
  CHECK_FALSE(uci.busy());
  CHECK(std::any_of(said.begin(), said.end(), [](const std::string& line) { return line.starts_with("bestmove "); }));
  CHECK(std::find(said.begin(), said.end(), "Fen: rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1") !=
        said.end());
}

TEST_CASE("UCI: a finished game has no best move", "[uci]") {
  Program program;
  program.ask("position startpos moves f2f3 e7e5 g2g4 d8h4");
  CHECK(program.starting("d", "Outcome: ") == "Outcome: checkmate b");
  CHECK(program.last("go depth 3") == "bestmove (none)");
}

namespace {

/// Positions in which a search has soon nothing more to do: a mate, nothing legal, a game that is over.
const std::vector<std::string> kSettled{
    "position startpos moves f2f3 e7e5 g2g4",
    "position startpos moves f2f3 e7e5 g2g4 d8h4",
    "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1",
};

std::string best_of(Program& program, const std::string& line) { return program.starting(line, "bestmove "); }

}  // namespace

TEST_CASE("UCI: an endless search keeps its best move until it is stopped", "[uci]") {
  Program program;
  for (const std::string& position : kSettled)
    for (const std::string limit : {"", " depth 1", " nodes 1", " movetime 1", " mate 1"}) {
      INFO(position << limit);
      program.ask(position);
      CHECK_FALSE(program.says("go infinite" + limit, "bestmove "));
      CHECK(program.uci().holding());
      CHECK(program.says("stop", "bestmove "));
      CHECK_FALSE(program.uci().holding());
    }
}

TEST_CASE("UCI: while it ponders it keeps its best move, until the hit or a stop", "[uci]") {
  Program program;
  for (const std::string& position : kSettled)
    for (const std::string limit : {" depth 2", " nodes 50", " movetime 1", " wtime 1 btime 1", " mate 1"})
      for (const std::string end : {"ponderhit", "stop"}) {
        INFO(position << limit << " " << end);
        program.ask(position);
        CHECK_FALSE(program.says("go ponder" + limit, "bestmove "));
        CHECK(program.uci().holding());
        CHECK(program.says(end, "bestmove "));
        CHECK_FALSE(program.uci().busy());
      }
}

TEST_CASE("UCI: time does not count while it ponders, and counts from the hit", "[uci]") {
  Program program;
  for (const std::string limit : {"movetime 1", "wtime 60 btime 60"}) {
    CHECK_FALSE(program.says("go ponder " + limit, "bestmove "));
    REQUIRE(program.uci().busy());  // it still searches
    CHECK(best_of(program, "ponderhit") != "bestmove (none)");
    CHECK_FALSE(program.uci().busy());
  }
}

TEST_CASE("UCI: a level finds the same move whether it pondered or not", "[uci]") {
  const auto played = [](const std::string& go, const std::string& then) {
    Program program;
    program.ask("setoption name Level value 4");
    program.ask("position startpos moves e2e4");
    const std::string best = best_of(program, go);
    return best.empty() ? best_of(program, then) : best;
  };
  const std::string best = played("go movetime 60000", "");
  CHECK(best.starts_with("bestmove "));
  CHECK(played("go ponder movetime 60000", "ponderhit") == best);
}

TEST_CASE("UCI: an endless search goes on after a ponder hit, and a hit without a search is nothing", "[uci]") {
  Program program;
  CHECK(program.ask("ponderhit").empty());
  program.ask("position startpos moves f2f3 e7e5 g2g4");
  program.ask("go ponder infinite");
  CHECK_FALSE(program.says("ponderhit", "bestmove "));
  CHECK(best_of(program, "stop") == "bestmove d8h4");
}

TEST_CASE("UCI: the best move comes with the answer it expects, and pondering is announced", "[uci]") {
  Program program;
  CHECK(contains(program.ask("uci"), "option name Ponder type check default false"));
  CHECK(program.ask("setoption name Ponder value true").empty());
  const std::string best = best_of(program, "go depth 4");
  REQUIRE(best.find(" ponder ") != std::string::npos);
  const std::string reply = best.substr(best.find(" ponder ") + 8);
  const std::string moves = " moves " + best.substr(9, best.find(" ponder ") - 9) + " " + reply;
  CHECK(program.ask("position startpos" + moves).empty());
}

TEST_CASE("UCI: a mate in so many moves is found, or it says that there is none", "[uci]") {
  struct Case {
    std::string position;
    int moves;
    std::string mate;  // none if empty
  };
  const Case chess[] = {
      {"fen 7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", 1, "score mate 1"},
      {"fen k7/8/8/8/8/8/1R6/R6K w - - 0 1", 1, ""},
      {"fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1", 2, "score mate 2"},
      {"fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1", 1, ""},
      {"fen 8/8/8/8/8/2k5/7q/K7 b - - 0 1", 4, "score mate 1"},
      {"startpos", 2, ""},
      {"startpos moves f2f3 e7e5 g2g4 d8h4", 2, ""},
  };
  for (const auto& [position, moves, mate] : chess) {
    const std::string& expected = mate;  // clang 14 captures no structured binding
    INFO(position << " in " << moves);
    Program program;
    program.ask("setoption name Level value 1");  // which errs, but not about this
    program.ask("position " + position);
    const auto lines = program.ask("go mate " + std::to_string(moves));
    const std::string none = "info string no mate in " + std::to_string(moves) + " found";
    CHECK(contains(lines, none) == mate.empty());
    CHECK(lines.back().starts_with("bestmove "));
    CHECK(mate.empty() == std::none_of(lines.begin(), lines.end(), [&](const std::string& line) {
            return line.find(expected.empty() ? "score mate " : expected) != std::string::npos &&
                   !line.starts_with("info string");
          }));
  }
}

TEST_CASE("UCI: only the moves to search are searched", "[uci]") {
  Program program;
  program.ask("position startpos moves f2f3 e7e5 g2g4");
  CHECK(best_of(program, "go searchmoves a7a6 depth 3").starts_with("bestmove a7a6"));
  CHECK(best_of(program, "go depth 2 searchmoves a7a6 d8h4") == "bestmove d8h4");
  CHECK(best_of(program, "go nodes 1 searchmoves h7h5").starts_with("bestmove h7h5"));
  program.ask("setoption name MultiPV value 5");
  int lines = 0;
  for (const std::string& line : program.ask("go depth 1 searchmoves a7a6 b7b6"))
    lines += line.starts_with("info depth 1 multipv ");
  CHECK(lines == 4);  // two, reported twice
  CHECK(program.last("go searchmoves a7a1") == "info string error command: unknown command \"go a7a1\"");
}

TEST_CASE("UCI: a line tells depth, score, nodes, time and how full the table is", "[uci]") {
  Program program;
  program.ask("setoption name Hash value 1");
  const auto lines = program.ask("go depth 6");
  const std::string& line = lines[lines.size() - 2];
  CHECK(line.starts_with("info depth 6 multipv 1 score cp "));
  for (const std::string word : {" nodes ", " nps ", " hashfull ", " time ", " pv "})
    CHECK(line.find(word) != std::string::npos);
  CHECK(line.find(" hashfull 0 ") == std::string::npos);
}
