import Glibc

/// Grades answers in processes of their own, so that an answer that brings one down, or keeps it
/// busy for ever, costs itself and nothing else.
///
/// A worker reads one answer a line and writes one entry a line; the pool hands out the next answer
/// when the last one came back.
final class WorkerPool {
  /// What became of one answer.
  enum Outcome {
    /// The line the worker wrote.
    case line(String)
    /// The worker died.
    case crashed
    /// The worker took too long and was ended.
    case timedOut
  }

  private final class Worker {
    var process: pid_t
    let input: Int32
    let output: Int32
    var task: Int?
    var deadline = 0
    var received: [UInt8] = []

    init(process: pid_t, input: Int32, output: Int32) {
      self.process = process
      self.input = input
      self.output = output
    }
  }

  private let command: [String]
  private let environment: [String]
  private let count: Int
  private let seconds: Int
  private var workers: [Worker] = []

  /// Prepares a pool; no process is started yet.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: The environment of the workers, `NAME=value`.
  ///   - count: How many workers run at once.
  ///   - seconds: How long one answer may take.
  init(command: [String], environment: [String], count: Int, seconds: Int) {
    self.command = command
    self.environment = environment
    self.count = max(1, min(count, 64))
    self.seconds = seconds
  }

  /// Has every task done; `done` hears of each as it comes back.
  ///
  /// - Returns: False when no worker could be started.
  func run(_ tasks: [String], done: (Int, Outcome) -> Void) -> Bool {
    signal(SIGPIPE, SIG_IGN)
    defer { for worker in workers { end(worker) } }
    var next = 0
    var open = tasks.count
    while open > 0 {
      while workers.count < min(count, open), let worker = start() { workers.append(worker) }
      if workers.isEmpty { return false }
      for worker in workers where worker.task == nil && next < tasks.count {
        worker.task = next
        worker.deadline = monotonicSeconds() + seconds
        next += 1
        if let task = worker.task {
          _ = writeAll(Array((tasks[task] + "\n").utf8), to: worker.input)
        }
      }
      for (worker, outcome) in wait() {
        if let task = worker.task {
          done(task, outcome)
          open -= 1
        }
        worker.task = nil
        if case .line = outcome { continue }
        end(worker)
        workers = workers.filter { $0 !== worker }
      }
    }
    return true
  }

  /// Waits until at least one worker answered, died or ran out of time.
  private func wait() -> [(Worker, Outcome)] {
    var descriptors = workers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    _ = poll(&descriptors, nfds_t(descriptors.count), 500)
    var outcomes: [(Worker, Outcome)] = []
    let now = monotonicSeconds()
    for (worker, descriptor) in zip(workers, descriptors) {
      if descriptor.revents != 0 {
        if let outcome = receive(worker) { outcomes.append((worker, outcome)) }
      } else if worker.task != nil, now >= worker.deadline {
        outcomes.append((worker, .timedOut))
      }
    }
    return outcomes
  }

  private func receive(_ worker: Worker) -> Outcome? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(worker.output, &buffer, buffer.count)
    if count < 0, errno == EINTR { return nil }
    guard count > 0 else { return .crashed }
    worker.received += buffer[..<count]
    guard let end = worker.received.firstIndex(of: 0x0A) else { return nil }
    let line = String(decoding: worker.received[..<end], as: UTF8.self)
    worker.received.removeSubrange(...end)
    return .line(line)
  }

  private func start() -> Worker? {
    guard let toWorker = makePipe() else { return nil }
    guard let fromWorker = makePipe() else {
      for descriptor in toWorker { close(descriptor) }
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A worker starts with every signal as it comes, whatever this thread has put off.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var nothing = sigset_t()
    sigemptyset(&nothing)
    posix_spawnattr_setsigmask(&attributes, &nothing)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_adddup2(&actions, toWorker[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromWorker[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    let code = withCStrings(command) { arguments in
      withCStrings(environment) { variables in
        posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
      }
    }
    close(toWorker[0])
    close(fromWorker[1])
    guard code == 0 else {
      close(toWorker[1])
      close(fromWorker[0])
      return nil
    }
    return Worker(process: process, input: toWorker[1], output: fromWorker[0])
  }

  private func end(_ worker: Worker) {
    close(worker.input)
    close(worker.output)
    kill(worker.process, SIGKILL)
    var status: Int32 = 0
    while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
  }
}

/// A pipe that no other process inherits; nil when there is none to be had.
private func makePipe() -> [Int32]? {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  return ends
}

/// Seconds of a clock that nobody sets.
private func monotonicSeconds() -> Int {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return now.tv_sec
}

/// Calls a function with an array of C strings that ends with nil.
private func withCStrings<Result>(
  _ texts: [String],
  _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else {
      preconditionFailure("an array with at least one element has an address")
    }
    return body(base)
  }
}
