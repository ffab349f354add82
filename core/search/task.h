#pragma once
#include <coroutine>
#include <cstddef>
#include <exception>
#include <memory>
#include <vector>

namespace woodpusher {

/// Memory for coroutine frames, handed out and taken back in the manner of a stack: a search makes no other allocation
/// per node.
class FrameStack {
 public:
  FrameStack() : memory_(std::make_unique<std::byte[]>(kBytes)) {}
  void* take(std::size_t size) {
    const std::size_t whole = rounded(size);
    if (top_ + whole > kBytes) std::terminate();  // kMaxDepth frames fit many times over
    void* frame = memory_.get() + top_;
    top_ += whole;
    return frame;
  }
  void give_back(std::size_t size) { top_ -= rounded(size); }

 private:
  static constexpr std::size_t kBytes = std::size_t{1} << 19;
  static constexpr std::size_t rounded(std::size_t size) { return (size + 63) / 64 * 64; }
  std::unique_ptr<std::byte[]> memory_;
  std::size_t top_ = 0;
};

/// What runs the coroutines of one search: the innermost one that can go on, and their memory.
struct Scheduler {
  std::coroutine_handle<> current;
  FrameStack frames;
};

/// A recursive call that can rest between any two steps: `const int score = co_await search(...)`. The coroutine must
/// be a member of a class with a `scheduler()`. The scheduler resumes the innermost one; it is never resumed from
/// inside another, so the native stack stays flat, also where the compiler has no tail calls (WebAssembly).
class Task {
 public:
  struct promise_type {
    int value = 0;
    std::coroutine_handle<> caller;
    Scheduler* scheduler = nullptr;

    template <class Owner, class... Args>
    explicit promise_type(Owner& owner, Args&&...) : scheduler(&owner.scheduler()) {}

    template <class Owner, class... Args>
    static void* operator new(std::size_t size, Owner& owner, Args&&...) {
      FrameStack& frames = owner.scheduler().frames;
      auto* frame = static_cast<std::byte*>(frames.take(size + kHeader));
      *reinterpret_cast<FrameStack**>(frame) = &frames;
      return frame + kHeader;
    }
    static void operator delete(void* frame, std::size_t size) {
      auto* start = static_cast<std::byte*>(frame) - kHeader;
      (*reinterpret_cast<FrameStack**>(start))->give_back(size + kHeader);
    }

    Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct Finish {
      bool await_ready() noexcept { return false; }
      void await_suspend(std::coroutine_handle<promise_type> task) noexcept {
        task.promise().scheduler->current = task.promise().caller;
      }
      void await_resume() noexcept {}
    };
    Finish final_suspend() noexcept { return {}; }
    void return_value(int result) { value = result; }
    void unhandled_exception() { std::terminate(); }

   private:
    static constexpr std::size_t kHeader = 16;
  };

  Task() = default;
  Task(Task&& other) noexcept : handle_(other.handle_) { other.handle_ = {}; }
  Task& operator=(Task&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Task() {
    if (handle_) handle_.destroy();
  }

  /// Makes this the task that the scheduler runs, called by nobody.
  void start() { handle_.promise().scheduler->current = handle_; }

  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> caller) noexcept {
    handle_.promise().caller = caller;
    handle_.promise().scheduler->current = handle_;
  }
  int await_resume() const noexcept { return handle_.promise().value; }

 private:
  explicit Task(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
  std::coroutine_handle<promise_type> handle_;
};

}  // namespace woodpusher
