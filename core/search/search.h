#pragma once
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "rules/legal.h"
#include "search/evaluation.h"
#include "search/limits.h"
#include "search/ordering.h"
#include "search/task.h"
#include "search/transposition.h"

namespace woodpusher {

/// Iterative deepening alpha-beta that can rest at any node of the main search and go on later: its recursion is made
/// of coroutines (task.h). Resting changes nothing of what it finds.
template <class Set>
class Search {
 public:
  /// The ground must outlive the search.
  explicit Search(const Ground<Set>& ground, int hash_megabytes = 16);
  ~Search();

  /// Begins a search of a copy of the position, its past included (for repetitions).
  void begin(const Position<Set>& position, const SearchLimits& limits);
  /// Goes on for about `milliseconds`, or until `enough()` says so if that is sooner; true once the search has ended.
  bool step(int milliseconds);
  void stop();
  bool running() const { return static_cast<bool>(scheduler_.current); }
  const SearchReport& report() const { return report_; }

  void set_hash(int megabytes) { table_.resize(megabytes); }
  /// Forgets all that was learnt: a new game begins.
  void clear();
  Scheduler& scheduler() { return scheduler_; }

 private:
  static constexpr int kMaxPly = 200;
  using Clock = std::chrono::steady_clock;

  struct Ply {
    Move current;
    int eval = 0;
    std::array<Move, kMaxPly> line{};  // the principal variation from here
    int line_length = 0;
  };

  Task iterate();
  Task deepen(int depth, std::size_t line);
  Task search(int depth, int ply, int alpha, int beta, bool may_pass);
  int quiesce(int ply, int alpha, int beta);

  bool is_draw(int ply) const;
  bool is_excluded(Move move) const;
  bool has_pieces(Colour colour) const;
  void score_moves(std::size_t begin, Move first, int ply);
  void score_captures(std::size_t begin);
  int capture_score(Move move) const;
  void pick(std::size_t at);
  void apply(Move move);
  void keep_line(int ply, Move move);
  void reward(Move move, int ply, int depth, std::size_t begin, std::size_t tried);
  void record_line(std::size_t line, int score);
  void finish();
  bool out_of_budget();
  void set_budget(const SearchLimits& limits);
  std::int64_t elapsed() const;

  const Ground<Set>& ground_;
  Evaluation<Set> evaluate_;
  TranspositionTable table_;
  History history_;
  std::optional<Position<Set>> position_;
  MoveStack moves_;
  std::vector<int> scores_;
  std::vector<Ply> plies_;
  SearchLimits limits_;
  SearchReport report_;
  Scheduler scheduler_;
  Task root_;
  std::vector<Move> excluded_;
  std::uint64_t nodes_ = 0;
  Clock::time_point start_;
  std::int64_t soft_limit_ = 0, hard_limit_ = 0;  // milliseconds; 0 = none
};

extern template class Search<Set64>;
extern template class Search<Set128>;

}  // namespace woodpusher
