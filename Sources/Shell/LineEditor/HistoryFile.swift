import Course
import Glibc

/// Where the history is kept; nil when it is switched off or there is no home.
func historyPath(variable: (String) -> String? = environment) -> String? {
  if let path = variable("VIEWSHELL_HISTORY") { return path.isEmpty ? nil : path }
  return stateDirectory(variable: variable).map { $0 + "/history" }
}

/// Where viewshell keeps what it remembers; nil when there is no home.
func stateDirectory(variable: (String) -> String? = environment) -> String? {
  if let home = variable("VIEWSHELL_HOME"), !home.isEmpty { return home }
  if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/viewshell" }
  guard let home = variable("HOME"), !home.isEmpty else { return nil }
  return home + "/.local/state/viewshell"
}

/// The history of all sessions: one line an entry, appended under a lock so that sessions running
/// side by side lose nothing.
struct HistoryFile {
  /// The file.
  let path: String
  /// The most entries that are loaded; a file twice as long is rewritten.
  var limit = 2000

  /// The entries of every session, oldest first; empty when there is no readable file.
  func load() -> [String] {
    guard let text = contents() else { return [] }
    let entries = text.split(separator: "\n").map(HistoryCodec.decode)
    return HistoryCodec.deduplicated(entries, limit: limit)
  }

  /// Adds one entry; one that is too long or cannot be written is left out.
  func append(_ entry: String) {
    guard entry.utf8.count <= HistoryCodec.maximumBytes, makeDirectory(),
      let lock = lock()
    else { return }
    defer { close(lock) }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    writeAll(Array((HistoryCodec.encode(entry) + "\n").utf8), to: descriptor)
    close(descriptor)
    compact()
  }

  /// Why nothing can be written here; nil when it can.
  func writeProblem() -> Int32? {
    guard makeDirectory() else { return errno }
    let target = access(path, F_OK) == 0 ? path : directory
    return access(target, W_OK) == 0 ? nil : errno
  }

  private var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func contents() -> String? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 26 {
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Waits for the lock that every writer takes; closing the descriptor gives it back.
  private func lock() -> Int32? {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno != EINTR {
        close(descriptor)
        return nil
      }
    }
    return descriptor
  }

  private func makeDirectory() -> Bool {
    if access(directory, F_OK) == 0 { return true }
    var made = ""
    for part in directory.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR { return false }
    }
    return true
  }

  /// Rewrites a file that has grown to twice the limit; called under the lock.
  private func compact() {
    guard let text = contents(), text.utf8.count > limit * 64,
      text.utf8.count(where: { $0 == 0x0A }) > limit * 2
    else { return }
    let lines = load().map { HistoryCodec.encode($0) + "\n" }.joined()
    try? writeText(lines, to: path, mode: 0o600)
  }
}
