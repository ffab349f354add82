#include "match/engine.h"

#include <sstream>

namespace woodpusher {
namespace {

using namespace std::chrono_literals;

constexpr auto kStartTime = 10s;

/// Reads the word after `key` as a number, if it is there.
template <class Number>
void read_after(const std::string& line, const std::string& key, Number& number) {
  std::istringstream stream(line);
  for (std::string word; stream >> word;)
    if (Number value = 0; word == key && stream >> value) number = value;
}

bool begins_with(const std::string& line, const std::string& word) {
  return line.compare(0, word.size(), word) == 0 && (line.size() == word.size() || line[word.size()] == ' ');
}

}  // namespace

void Effort::add(const Effort& more) {
  depths.insert(depths.end(), more.depths.begin(), more.depths.end());
  nodes += more.nodes;
  milliseconds += more.milliseconds;
}

Fault Engine::failed(Fault fault) {
  if (fault != Fault::None) process_.reset();
  return fault;
}

Fault Engine::await(const std::string& word, std::string& line, Process::Clock::time_point deadline) {
  while (true) {
    const Process::Read read = process_->read(line, deadline);
    if (read == Process::Read::Ended) return failed(Fault::Crash);
    if (read == Process::Read::TimedOut) return failed(Fault::TimeOut);
    if (begins_with(line, word)) return Fault::None;
    if (begins_with(line, "id name")) name_ = line.substr(8);
    if (begins_with(line, "info")) note_info(line);
  }
}

void Engine::note_info(const std::string& line) {
  read_after(line, "depth", depth_);
  read_after(line, "nodes", nodes_);
}

Fault Engine::start() {
  process_ = std::make_unique<Process>(setup_.command);
  process_->write("uci");
  std::string line;
  const Fault fault = await("uciok", line, Process::Clock::now() + kStartTime);
  if (fault != Fault::None) return fault;
  for (const auto& [name, value] : setup_.options)
    if (!value.empty()) process_->write("setoption name " + name + " value " + value);
  return Fault::None;
}

Fault Engine::new_game() {
  if (!process_)
    if (const Fault fault = start(); fault != Fault::None) return fault;
  process_->write("ucinewgame");
  process_->write("isready");
  std::string line;
  return await("readyok", line, Process::Clock::now() + kStartTime);
}

Reply Engine::think(const std::string& position, const std::string& go, int limit) {
  depth_ = 0;
  nodes_ = 0;
  process_->write(position);
  const auto begin = Process::Clock::now();
  process_->write(go);
  Reply reply;
  std::string line;
  reply.fault = await("bestmove", line, begin + std::chrono::milliseconds(limit));
  const auto spent = std::chrono::ceil<std::chrono::milliseconds>(Process::Clock::now() - begin);
  reply.milliseconds = static_cast<int>(spent.count());
  if (reply.fault != Fault::None) return reply;
  std::istringstream words(line.substr(8));
  words >> reply.move;
  effort_.add({{depth_}, nodes_, reply.milliseconds});
  return reply;
}

}  // namespace woodpusher
