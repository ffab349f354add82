#pragma once
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "rules/legal.h"
#include "search/checks.h"
#include "search/corrections.h"
#include "search/evaluation.h"
#include "search/levels.h"
#include "search/limits.h"
#include "search/ordering.h"
#include "search/task.h"
#include "search/transposition.h"

namespace woodpusher {

/// Iterative deepening principal variation search that can rest at any node of the main search and go on later: its
/// recursion is made of coroutines (task.h). Resting changes nothing of what it finds.
template <class Set>
class Search {
 public:
  /// The ground must outlive the search.
  explicit Search(const Ground<Set>& ground, int hash_megabytes = 16);

  /// Begins a search of a copy of the position, its past included (for repetitions).
  void begin(const Position<Set>& position, const SearchLimits& limits);
  /// Goes on for about `milliseconds`; true once the search has ended.
  bool step(int milliseconds);
  void stop();
  /// The move that was pondered on has been played: time counts from now.
  void ponder_hit();
  bool running() const { return static_cast<bool>(scheduler_.current); }
  const SearchReport& report() const { return report_; }
  int hash_fullness() const { return table_.fullness(); }

  /// Forgets all that was learnt: a new game begins.
  void clear();
  Scheduler& scheduler() { return scheduler_; }

 private:
  static constexpr int kMaxPly = 200;
  using Clock = std::chrono::steady_clock;
  using Trace = History::Trace;

  struct Ply {
    Trace trace;                       // the move made here
    Move excluded;                     // while a singular move is tested
    int eval = 0;                      // kNoEval in check
    int doubled = 0;                   // extensions by two on the way here
    std::array<Move, kMaxPly> line{};  // the principal variation from here
    int line_length = 0;
  };

  /// What is known of a node before its moves are tried.
  struct Node {
    int depth = 0, ply = 0, alpha = 0, beta = 0;
    bool is_pv = false, is_cut = false, checked = false, improving = false, may_prune = false;
    bool found = false;
    Known known;
    int raw = 0;            // the static evaluation, uncorrected
    int eval = 0;           // corrected, or better guessed from the table
    bool answered = false;  // the table has the score
    int score = 0;
  };

  /// A move to try and how soon; `checks` for a quiet move that gives check.
  struct Candidate {
    int score = 0;
    bool quiet = false, checks = false;
    Move move;
  };

  /// The moves of a node, likely best first; each kind is made only once it is asked for. The arrays hold, from
  /// `begin`: losing captures put aside, then what is left of the kind at hand.
  enum class Stage : std::uint8_t { Table, Noisy, GoodNoisy, Quiets, Quiet, BadNoisy, Answers, Answer, End };
  struct Picker {
    Stage stage = Stage::Table;
    int ply = 0, threshold = 0;
    bool quiets = true;
    Move first;
    std::size_t begin = 0, bad_end = 0, at = 0, end = 0;
    int picked = 0;  // of the kind at hand
  };

  Task iterate();
  Task deepen(int depth, int line);
  Task search(int depth, int ply, int alpha, int beta, bool is_cut);
  Task probe_null(const Node node);
  Task probe_captures(const Node node);
  int quiesce(int ply, int alpha, int beta, int depth = 0);

  // Nodes: search.cpp
  Node look(int depth, int ply, int alpha, int beta);
  bool is_draw(int ply) const;
  bool is_skipped(const Node& node, Move move) const;
  bool may_try_null(const Node& node) const;
  bool may_be_singular(const Node& node) const;
  bool has_pieces(Colour colour) const;
  void learn(const Node& node, std::size_t tried_begin, Move move);
  void keep(const Node& node, int best, Move best_move, int old_alpha);

  // What is not worth a look, or a shorter one: pruning.cpp
  bool is_hopeless(const Node& node, const Candidate& tried, int number, int best);
  bool is_quiet_hopeless(const Node& node, const Candidate& tried, int number);
  int reduction(const Node& node, const Candidate& tried, int number) const;
  int extension(const Node& node, const Candidate& tried, int singular) const;

  // The order of moves: picker.cpp
  Picker picker_of(Move first, int ply, bool checked) const;
  bool next(Picker& picker, Candidate& next);
  void list(Picker& picker, Wanted wanted);
  bool take(Picker& picker, Candidate& next);
  bool take_good(Picker& picker, Candidate& next);
  Candidate noisy_candidate(Move move) const;
  Candidate quiet_candidate(Move move, int ply, const CheckMap<Set>& checks) const;
  int capture_value(Move move) const;

  Trace trace(Move move) const { return history_.trace(moved_piece(*position_, move), move.to()); }
  Trace before(int ply, int back) const { return ply >= back ? plies_[ply - back].trace : Trace{}; }
  History::Past past(int ply) const { return {before(ply, 1), before(ply, 2), before(ply, 4)}; }
  int quiet_history(Move move, int ply) const { return history_.score(trace(move), past(ply)); }
  int victim_type(Move move) const;
  void apply(Move move, int ply);
  void pass(int ply);
  void keep_line(int ply, Move move);

  void record_line(int line, int score);
  void add_reply(std::vector<Move>& moves);
  bool is_decided(int depth) const;
  void finish();
  bool out_of_budget() const;
  void set_budget(const SearchLimits& limits, int legal_moves);
  std::int64_t elapsed() const;
  std::int64_t spent() const;

  const Ground<Set>& ground_;
  Evaluation<Set> evaluate_;
  TranspositionTable table_;
  History history_;
  Corrections corrections_;
  std::optional<Position<Set>> position_;
  MoveStack moves_;
  std::vector<Candidate> candidates_;  // beside moves_
  std::vector<Ply> plies_;
  std::vector<Move> tried_;  // moves that did not refute, by ply one after another
  SearchLimits limits_;
  Handicap handicap_;
  SearchReport report_;
  Scheduler scheduler_;
  Task root_;
  std::vector<Move> excluded_;  // first moves that are excluded, or those of better lines
  std::uint64_t nodes_ = 0;
  int root_depth_ = 0;
  int no_null_ply_ = 0;  // while a null move is verified: none before this ply
  Clock::time_point start_, counted_from_;
  std::int64_t soft_limit_ = 0, hard_limit_ = 0;  // milliseconds; 0 = none
};

/// Scores beyond any that a search gives.
constexpr int kInfinity = 32000;
constexpr int kNoEval = -32001;       // of a ply in check
constexpr int kUnknownEval = -32002;  // in the table: likewise

/// Scores of mates count from the root in the tree and from the position in the table.
constexpr int to_table(int score, int ply) {
  return score >= kMateBound ? score + ply : score <= -kMateBound ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
  return score >= kMateBound ? score - ply : score <= -kMateBound ? score + ply : score;
}

}  // namespace woodpusher
