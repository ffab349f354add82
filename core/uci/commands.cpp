#include "uci/commands.h"

#include <ctime>

#include "base/texts.h"
#include "catalogue/catalogue.h"
#include "session/session.h"

namespace woodpusher {
namespace {

constexpr int kSliceMilliseconds = 1000;

/// CPU time of this process; other programs on the machine do not count.
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::unique_ptr<Session> open(std::string_view name, std::string_view fen = {}) {
  const auto variant = load_variant(name);
  if (!variant) return nullptr;
  auto session = Session::open(*variant, fen);
  return session ? std::move(*session) : nullptr;
}

struct PerftBench {
  std::string_view variant, fen;
  int depth;
};
constexpr PerftBench kPerft[] = {
    {"chess", "", 6},
    {"chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
    {"warmachinewazir-spiel", "", 5},
    {"relative-lumberjack", "", 5},
    {"huntsman", "", 3},
    {"huntsman", "2EDW1vP*/7s1/2K6/1s2S4/S2k4f/9/1s7/8V/8G[FHSSSShw] w - - 0 38", 4},
};

int bench_perft(std::ostream& out) {
  for (const PerftBench& bench : kPerft) {
    const auto session = open(bench.variant, bench.fen);
    if (!session) return 1;
    const double begin = cpu_seconds();
    const std::uint64_t nodes = session->perft(bench.depth);
    const double seconds = cpu_seconds() - begin;
    out << bench.variant << (bench.fen.empty() ? "" : " (midgame)") << " depth " << bench.depth << ": " << nodes
        << " nodes, " << static_cast<std::uint64_t>(static_cast<double>(nodes) / (seconds > 0 ? seconds : 1e-6))
        << " a second\n"
        << std::flush;
  }
  return 0;
}

struct SearchBench {
  std::string_view variant, fen;
  int depth;
};
constexpr SearchBench kSearch[] = {
    {"chess", "", 11},
    {"chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 8},
    {"chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 12},
    {"relative-lumberjack", "", 9},
    {"relative-lumberjack", "m3kqcm/pp2pppp/8/2pp4/3PP3/8/PPPQ1PPP/MC2K1CM w KQk - 0 8", 7},
    {"lumberjack", "", 8},
    {"warmachinewazir-spiel", "", 9},
    {"huntsman", "", 3},
    {"huntsman", "2EDW1vP*/7s1/2K6/1s2S4/S2k4f/9/1s7/8V/8G[FHSSSShw] w - - 0 38", 4},
};

/// One number for all builds: what the search visits.
int bench_search(std::ostream& out) {
  std::uint64_t nodes = 0;
  const double begin = cpu_seconds();
  for (const SearchBench& bench : kSearch) {
    const auto session = open(bench.variant, bench.fen);
    if (!session) return 1;
    SearchLimits limits;
    limits.depth = bench.depth;
    session->begin_search(limits);
    while (!session->step_search(kSliceMilliseconds)) {
    }
    const SearchReport report = session->search_report();
    out << bench.variant << " depth " << bench.depth << ": " << report.nodes << " nodes, " << report.milliseconds
        << " ms\n"
        << std::flush;
    nodes += report.nodes;
  }
  const double seconds = cpu_seconds() - begin;
  out << "Nodes a second: " << static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds) << "\n";
  out << "Bench: " << nodes << "\n";
  return 0;
}

int help(std::ostream& out) {
  out << "woodpusher             speaks UCI on standard input and output\n"
         "woodpusher bench       searches fixed positions to fixed depths; prints one node count\n"
         "woodpusher bench perft counts legal moves; prints nodes a second\n"
         "woodpusher match       plays games between two UCI engines (core/match/README.md; native program only)\n"
         "woodpusher selfplay    plays games of the engine against itself (likewise)\n";
  return 0;
}

}  // namespace

int run_command(const std::vector<std::string>& arguments, std::ostream& out) {
  if (arguments[0] == "bench")
    return arguments.size() > 1 && arguments[1] == "perft" ? bench_perft(out) : bench_search(out);
  if (arguments[0] == "help" || arguments[0] == "--help") return help(out);
  out << words("command.unknown", {arguments[0]}) << "\n";
  help(out);
  return 2;
}

}  // namespace woodpusher
