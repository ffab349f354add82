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

/// Calls `run(name, session, depth)` for each bench position of each built-in variant; false if one cannot be opened.
template <class Run>
bool each_bench(std::vector<BenchPosition> Variant::*list, Run run) {
  for (const std::string_view name : variant_names()) {
    const auto variant = load_variant(name);
    if (!variant) return false;
    for (const BenchPosition& bench : (**variant).*list) {
      const auto session = Session::open(*variant, bench.fen);
      if (!session) return false;
      run(std::string(name) + (bench.fen.empty() ? "" : " (later)"), **session, bench.depth);
    }
  }
  return true;
}

std::uint64_t a_second(std::uint64_t nodes, double seconds) {
  return static_cast<std::uint64_t>(static_cast<double>(nodes) / (seconds > 0 ? seconds : 1e-6));
}

int bench_perft(std::ostream& out) {
  return each_bench(&Variant::perft_bench,
                    [&](const std::string& name, Session& session, int depth) {
                      const double begin = cpu_seconds();
                      const std::uint64_t nodes = session.perft(depth);
                      out << name << " depth " << depth << ": " << nodes << " nodes, "
                          << a_second(nodes, cpu_seconds() - begin) << " a second\n"
                          << std::flush;
                    })
             ? 0
             : 1;
}

/// One number for all builds: what the search visits.
int bench_search(std::ostream& out) {
  std::uint64_t nodes = 0;
  const double begin = cpu_seconds();
  const bool done = each_bench(&Variant::search_bench, [&](const std::string& name, Session& session, int depth) {
    SearchLimits limits;
    limits.depth = depth;
    session.begin_search(limits);
    while (!session.step_search(kSliceMilliseconds)) {
    }
    const SearchReport report = session.search_report();
    out << name << " depth " << depth << ": " << report.nodes << " nodes, " << report.milliseconds << " ms\n"
        << std::flush;
    nodes += report.nodes;
  });
  out << "Nodes a second: " << a_second(nodes, cpu_seconds() - begin) << "\n";
  out << "Bench: " << nodes << "\n";
  return done ? 0 : 1;
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
