#include <atomic>
#include <condition_variable>
#include <deque>
#include <fstream>
#include <iostream>
#include <mutex>
#include <sstream>
#include <thread>

#include "match/match.h"
#include "match/self_play.h"
#include "uci/commands.h"
#include "uci/uci.h"

namespace {

/// Lines of standard input, read by a thread of their own so that "stop" is seen during a search.
class Input {
 public:
  Input() : reader_([this] { read(); }) { reader_.detach(); }

  /// The next line; waits for one if `wait`. False if there is none (yet, or any more).
  bool next(std::string& line, bool wait) {
    std::unique_lock lock(mutex_);
    if (wait) arrived_.wait(lock, [this] { return !lines_.empty() || ended_; });
    if (lines_.empty()) return false;
    line = std::move(lines_.front());
    lines_.pop_front();
    return true;
  }
  bool ended() {
    const std::scoped_lock lock(mutex_);
    return ended_ && lines_.empty();
  }

 private:
  void read() {
    for (std::string line; std::getline(std::cin, line);) {
      const std::scoped_lock lock(mutex_);
      lines_.push_back(line);
      arrived_.notify_one();
    }
    const std::scoped_lock lock(mutex_);
    ended_ = true;
    arrived_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::string> lines_;
  bool ended_ = false;
  std::thread reader_;
};

bool read_file(const std::string& path, std::string& text) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return false;
  std::ostringstream content;
  content << file.rdbuf();
  text = content.str();
  return true;
}

void run_uci() {
  woodpusher::Uci uci([](std::string_view line) { std::cout << line << std::endl; }, read_file);
  Input& input = *new Input;  // its thread may still wait for a line when the program ends
  constexpr int kSliceMilliseconds = 5;
  while (!uci.quitting()) {
    std::string line;
    if (input.next(line, !uci.busy()))
      uci.command(line);
    else if (uci.holding() && input.ended())
      uci.command("stop");  // nobody is left to say so
    else if (uci.busy())
      uci.step(kSliceMilliseconds);
    else if (input.ended())
      break;
  }
}

}  // namespace

int main(int count, char** arguments) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);  // the reading thread must not flush what this one writes
  if (count < 2) {
    run_uci();
    return 0;
  }
  const std::string command = arguments[1];
  const std::vector<std::string> rest(arguments + 2, arguments + count);
  if (command == "match") return woodpusher::run_match(rest, std::cout);
  if (command == "selfplay") return woodpusher::run_self_play(rest, std::cout);
  return woodpusher::run_command({arguments + 1, arguments + count}, std::cout);
}
