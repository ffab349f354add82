#include "match/process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <mutex>
#include <sstream>
#include <thread>
#include <vector>

namespace woodpusher {
namespace {

using namespace std::chrono_literals;

/// A pipe that other children do not inherit.
bool open_pipe(int ends[2]) {
  return pipe(ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
}

[[noreturn]] void run_child(int input, int output, std::vector<char*>& arguments) {
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  std::signal(SIGPIPE, SIG_DFL);
  execvp(arguments[0], arguments.data());
  _exit(127);
}

/// False if the child is still there when the time is over.
bool wait_for(pid_t child, Process::Clock::duration time) {
  const auto deadline = Process::Clock::now() + time;
  while (waitpid(child, nullptr, WNOHANG) == 0) {
    if (Process::Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(5ms);
  }
  return true;
}

}  // namespace

Process::Process(const std::string& command) {
  std::signal(SIGPIPE, SIG_IGN);  // a child that is gone shows when it is read
  std::istringstream stream(command);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  if (words.empty()) return;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);

  static std::mutex starting;  // between pipe and its flag no other thread may fork
  const std::scoped_lock lock(starting);
  int to_child[2] = {-1, -1}, from_child[2] = {-1, -1};
  if (!open_pipe(to_child) || !open_pipe(from_child)) return;
  child_ = fork();
  if (child_ == 0) run_child(to_child[0], from_child[1], arguments);
  close(to_child[0]);
  close(from_child[1]);
  input_ = to_child[1];
  output_ = from_child[0];
}

Process::~Process() {
  if (input_ >= 0) close(input_);
  if (output_ >= 0) close(output_);
  if (child_ <= 0 || wait_for(child_, 200ms)) return;
  kill(child_, SIGKILL);
  waitpid(child_, nullptr, 0);
}

void Process::write(const std::string& line) {
  const std::string text = line + "\n";
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t written = ::write(input_, text.data() + done, text.size() - done);
    if (written <= 0) return;
    done += static_cast<std::size_t>(written);
  }
}

bool Process::take_line(std::string& line) {
  const std::size_t end = pending_.find('\n');
  if (end == std::string::npos) return false;
  line = pending_.substr(0, end);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  pending_.erase(0, end + 1);
  return true;
}

Process::Read Process::read(std::string& line, Clock::time_point deadline) {
  while (!take_line(line)) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd wanted{output_, POLLIN, 0};
    const int ready = output_ < 0 ? 1 : poll(&wanted, 1, static_cast<int>(std::max<std::int64_t>(left, 0)));
    if (ready == 0) return Read::TimedOut;
    if (ready < 0) continue;  // a signal
    char buffer[4096];
    const ssize_t count = ::read(output_, buffer, sizeof buffer);
    if (count <= 0) return Read::Ended;
    pending_.append(buffer, static_cast<std::size_t>(count));
  }
  return Read::Line;
}

}  // namespace woodpusher
