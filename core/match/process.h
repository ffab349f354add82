#pragma once
#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace woodpusher {

/// A child process whose standard input and output are read and written here, line by line.
class Process {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Read { Line, Ended, TimedOut };

  /// Starts a program with its arguments, parted by spaces. One that cannot be started ends at once.
  explicit Process(const std::string& command);
  /// Closes the child's input; one that does not end by itself soon is killed.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void write(const std::string& line);
  Read read(std::string& line, Clock::time_point deadline);

 private:
  bool take_line(std::string& line);

  pid_t child_ = -1;
  int input_ = -1, output_ = -1;  // of the child
  std::string pending_;
};

}  // namespace woodpusher
