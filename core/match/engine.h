#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "match/process.h"

namespace woodpusher {

using EngineOptions = std::vector<std::pair<std::string, std::string>>;

/// How an engine is started, and the options that it is sent, in this order.
struct EngineSetup {
  std::string command;
  EngineOptions options;
};

enum class Fault { None, IllegalMove, Crash, TimeOut };

struct Reply {
  Fault fault = Fault::None;
  std::string move;
  int milliseconds = 0;
};

/// What an engine said about its searches.
struct Effort {
  std::vector<int> depths;  // one a move
  std::int64_t nodes = 0, milliseconds = 0;
  void add(const Effort& more);
};

/// A UCI engine in a process of its own.
class Engine {
 public:
  explicit Engine(EngineSetup setup) : setup_(std::move(setup)) {}

  /// Makes it ready for a game, started anew if it is not running.
  Fault new_game();
  /// Sends a position and a "go" command; the answer counts if it comes within so many milliseconds. An engine that
  /// crashes or is late is ended.
  Reply think(const std::string& position, const std::string& go, int limit);
  /// The "id name" of the engine; its command as long as it has said none.
  const std::string& name() const { return name_.empty() ? setup_.command : name_; }
  const EngineOptions& options() const { return setup_.options; }
  const Effort& effort() const { return effort_; }

 private:
  Fault start();
  /// Reads to a line that begins with `word`.
  Fault await(const std::string& word, std::string& line, Process::Clock::time_point deadline);
  Fault failed(Fault fault);
  void note_info(const std::string& line);

  EngineSetup setup_;
  std::string name_;
  std::unique_ptr<Process> process_;
  int depth_ = 0;  // of the running search
  std::int64_t nodes_ = 0;
  Effort effort_;
};

}  // namespace woodpusher
