#pragma once
#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

#include "mcts/random_move.h"
#include "mcts/uci_player.h"
#include "rules/outcome.h"
#include "search/evaluation.h"

namespace woodpusher::bench {

/// Plain Monte Carlo tree search (UCT, Kocsis and Szepesvari 2006) with uniform random playouts. They are short and end
/// by the count of material: played on, nearly all are drawn, and it loses to a player that takes what hangs.
template <class Set>
class Mcts {
 public:
  explicit Mcts(const Ground<Set>& ground) : values_(ground) {}

  /// The child of the root that was visited most.
  Move operator()(const Position<Set>& game, const Limits& limits, std::ostream& out) {
    const auto begin = Clock::now();
    Position<Set> position = game;
    nodes_.assign(1, Node{});
    expand(0, position);
    if (!nodes_[0].count) return {};
    deepest_ = 0;
    std::uint64_t playouts = 0;
    const auto spent = [&] { return std::chrono::duration<double, std::milli>(Clock::now() - begin).count(); };
    while ((!limits.nodes || playouts < limits.nodes) &&
           (!limits.milliseconds || spent() < limits.milliseconds - kReserve)) {
      descend(position);
      ++playouts;
    }
    const Node& best = *std::max_element(children(0), children(0) + nodes_[0].count, [](const Node& a, const Node& b) {
      return std::pair(a.visits, a.points) < std::pair(b.visits, b.points);
    });
    out << "info depth " << deepest_ << " nodes " << playouts << " nps "
        << static_cast<std::uint64_t>(static_cast<double>(playouts) / std::max(spent(), 0.001) * 1000) << " time "
        << static_cast<int>(spent()) << " string playouts, share " << best.points / std::max(best.visits, 1) << "\n";
    return best.move;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr double kExploration = 0.5, kReserve = 2;  // the latter in milliseconds
  static constexpr int kPlayoutPlies = 10;
  static constexpr double kScale = 300;  // centipawns
  static constexpr std::size_t kMostNodes = 4000000;

  struct Node {
    Move move;          // that led here
    double points = 0;  // sum of results for whoever made it
    int visits = 0;
    int first = 0, count = -1;  // children; -1: not looked at yet
  };

  Node* children(std::size_t node) { return nodes_.data() + nodes_[node].first; }

  /// One playout: down the tree, a leaf made a node with children, a random game from there, and the result to all on
  /// the way.
  void descend(Position<Set>& position) {
    path_.assign(1, 0);
    double white = 0.5;
    bool over = false;
    while (true) {
      const std::size_t node = path_.back();
      if (nodes_[node].count < 0 && nodes_[node].visits > 0 && nodes_.size() < kMostNodes) expand(node, position);
      over = path_.size() > 1 && is_over(position, nodes_[node].count, white);
      if (over || nodes_[node].count <= 0) break;
      path_.push_back(select(node));
      make(position, nodes_[path_.back()].move);
    }
    const int depth = static_cast<int>(path_.size()) - 1;
    deepest_ = std::max(deepest_, depth);
    if (!over) white = playout(position);
    back_up(position, white);
  }

  /// A draw by rule, or no legal move where that is known.
  bool is_over(const Position<Set>& position, int moves, double& white) const {
    white = 0.5;
    if (moves == 0) white = lost_or_stalemate(position);
    const int repetitions = position.variant().draws.repetitions;
    return moves == 0 || is_bare(position) || is_too_long(position) ||
           (repetitions && occurrences(position) >= repetitions);
  }

  /// The result for White where the side to move has no legal move.
  static double lost_or_stalemate(const Position<Set>& position) {
    if (!in_check(position, position.to_move())) return 0.5;
    return position.to_move() == Colour::White ? 0 : 1;
  }

  /// Gives a node its children; where one of them mates, that one alone (Teytaud and Teytaud, "On the huge benefit of
  /// decisive moves in Monte-Carlo tree search algorithms", 2010).
  void expand(std::size_t node, Position<Set>& position) {
    std::vector<Move> moves = list_legal(position);
    const auto mate = std::find_if(moves.begin(), moves.end(), [&](Move move) { return mates(position, move); });
    if (mate != moves.end()) moves = {*mate};
    for (std::size_t i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[random_.below(i)]);
    nodes_[node].first = static_cast<int>(nodes_.size());
    nodes_[node].count = static_cast<int>(moves.size());
    for (const Move move : moves) nodes_.push_back({move});
  }

  /// A child never tried, else the one with the highest upper confidence bound.
  std::size_t select(std::size_t node) {
    const double explore = kExploration * kExploration * std::log(nodes_[node].visits + 1);
    std::size_t best = 0;
    double highest = -1;
    for (int i = 0; i < nodes_[node].count; ++i) {
      const auto at = static_cast<std::size_t>(nodes_[node].first + i);
      const Node& child = nodes_[at];
      if (!child.visits) return at;
      const double bound = child.points / child.visits + std::sqrt(explore / child.visits);
      if (bound <= highest) continue;
      highest = bound;
      best = at;
    }
    return best;
  }

  /// A random game to its end or for so many plies; the result for White. The position is as before.
  double playout(Position<Set>& position) {
    const int begin = position.ply();
    double white = -1;
    while (white < 0) {
      if (is_bare(position) || is_too_long(position))
        white = 0.5;
      else if (position.ply() - begin == kPlayoutPlies)
        white = by_material(position);
      else if (const Move move = random_move(position, stack_, random_))
        position.apply(move);
      else
        white = lost_or_stalemate(position);
    }
    while (position.ply() > begin) position.revert();
    return white;
  }

  /// What a game that is not over counts for White.
  double by_material(const Position<Set>& position) const {
    int balance = 0;
    for (const Colour colour : kColours) {
      int side = 0;
      position.pieces(colour).each([&](int site) { side += values_.value(type_of(position.at(site))); });
      for (int type = 0; type < static_cast<int>(position.variant().types.size()); ++type)
        side += position.hand(colour, type) * values_.value(type);
      balance += colour == Colour::White ? side : -side;
    }
    return 1 / (1 + std::exp(-balance / kScale));
  }

  void back_up(Position<Set>& position, double white) {
    for (std::size_t i = path_.size(); i-- > 0;) {
      Node& node = nodes_[path_[i]];
      ++node.visits;
      node.points += position.to_move() == Colour::Black ? white : 1 - white;
      if (i > 0) position.revert();
    }
  }

  Evaluation<Set> values_;
  Random random_{1};
  MoveStack stack_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> path_;
  int deepest_ = 0;
};

}  // namespace woodpusher::bench
