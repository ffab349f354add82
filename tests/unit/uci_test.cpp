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
    if (line.starts_with("go") && !line.ends_with("infinite"))
      while (uci_.busy()) uci_.step(20);
    return said_;
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
  program.ask("go infinite");
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
