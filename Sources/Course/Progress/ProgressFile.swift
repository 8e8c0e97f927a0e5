import Glibc

/// The file that keeps a learner's progress: one event a line, only ever appended to.
///
/// Several viewshells may write at once: each line is appended in one piece under a lock. Damaged
/// lines are skipped and counted, and the next line never grows out of a torn one.
public struct ProgressFile: Sendable {
  /// Where it lies.
  public let path: String
  /// The largest file read, in bytes.
  static let largest = 64 << 20

  /// What a file holds.
  public struct Content: Sendable {
    /// The events in order.
    public let events: [ProgressEvent]
    /// The numbers of the lines that could not be read, counted from 1.
    public let damagedLines: [Int]
  }

  /// A file at a path.
  public init(path: String) { self.path = path }

  /// The learner's own file: under `VIEWSHELL_HOME`, `XDG_STATE_HOME` or `~/.local/state`.
  ///
  /// - Returns: Nil when none of these is set.
  public init?(environment: [String: String]) {
    func named(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let home = named("VIEWSHELL_HOME") {
      path = home + "/progress.jsonl"
    } else if let state = named("XDG_STATE_HOME") {
      path = state + "/viewshell/progress.jsonl"
    } else if let home = named("HOME") {
      path = home + "/.local/state/viewshell/progress.jsonl"
    } else {
      return nil
    }
  }

  /// Reads all events; a missing file holds none.
  public func read() throws(FileProblem) -> Content {
    var text = ""
    do throws(FileProblem) {
      text = try readLossy()
    } catch .system(ENOENT) {
      return Content(events: [], damagedLines: [])
    }
    var events: [ProgressEvent] = []
    var damaged: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      if let event = ProgressEvent(line: String(line)) {
        events.append(event)
      } else {
        damaged.append(index + 1)
      }
    }
    return Content(events: events, damagedLines: damaged)
  }

  private func readLossy() throws(FileProblem) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    return String(decoding: try readAll(descriptor, limit: Self.largest), as: UTF8.self)
  }

  /// Appends events under the lock, for the owner's eyes alone.
  public func append(_ events: [ProgressEvent]) throws(FileProblem) {
    guard !events.isEmpty else { return }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try makeDirectory(parts.joined(separator: "/"))
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system(errno) }
    }
    defer { flock(descriptor, LOCK_UN) }
    var text = events.map { $0.line + "\n" }.joined()
    // A crash in the middle of a line must not swallow the next one.
    if endsInside(descriptor) { text = "\n" + text }
    guard writeAll(Array(text.utf8), to: descriptor) else { throw .system(errno) }
  }

  /// Whether the last byte is no line break.
  private func endsInside(_ descriptor: Int32) -> Bool {
    let end = lseek(descriptor, 0, SEEK_END)
    guard end > 0 else { return false }
    var byte: UInt8 = 0
    return pread(descriptor, &byte, 1, end - 1) == 1 && byte != 0x0A
  }
}

/// The time now, in seconds since 1970.
func currentTime() -> Int {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return now.tv_sec
}
