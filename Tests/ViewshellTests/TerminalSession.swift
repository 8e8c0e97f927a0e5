import CPty
import Glibc
import Testing

/// viewshell running on a terminal of its own, driven as a person would: keys in, a screen out.
final class TerminalSession {
  private(set) var screen: TerminalScreen
  /// Everything the program wrote.
  private(set) var output: [UInt8] = []
  let process: pid_t
  let master: Int32
  private var undecoded: [UInt8] = []
  private var status: Int32?

  init(
    arguments: [String] = ["--no-save"],
    environment: [String: String] = [:],
    columns: Int = 60,
    rows: Int = 16
  ) throws {
    screen = TerminalScreen(width: columns, height: rows)
    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/dev/null",
      "EDITRC": "/dev/null", "PATH": "/usr/bin:/bin",
    ]
    variables.merge(environment) { $1 }
    let path = viewshellPath()
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0.key + "=" + $0.value) }
    words.append(nil)
    settings.append(nil)
    var descriptor: Int32 = -1
    process = cpty_spawn(&descriptor, path, words, settings, UInt16(rows), UInt16(columns))
    for pointer in words + settings { free(pointer) }
    master = descriptor
    try #require(process > 0)
  }

  deinit {
    kill(process, SIGKILL)
    close(master)
    if status == nil { waitpid(process, nil, 0) }
  }

  /// Types keys.
  func send(_ keys: String) { send(bytes: Array(keys.utf8)) }

  /// Sends bytes.
  func send(bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(master, $0.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if count <= 0 { return }
      offset += count
      pump(milliseconds: 0)
    }
  }

  /// Reads until the screen holds a text; fails after a time limit.
  @discardableResult
  func wait(
    for text: String,
    seconds: Double = 20,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    wait(seconds: seconds, sourceLocation: sourceLocation, expecting: text) {
      $0.screen.text.contains(text)
    }
  }

  /// Reads until a condition holds; fails after a time limit, showing the screen.
  @discardableResult
  func wait(
    seconds: Double = 20,
    sourceLocation: SourceLocation = #_sourceLocation,
    expecting: String,
    until condition: (TerminalSession) -> Bool
  ) -> Bool {
    let end = now() + seconds
    while !condition(self) {
      if now() > end || (!pump(milliseconds: 50) && !condition(self)) {
        Issue.record("missed \(expecting) on\n\(screen.text)", sourceLocation: sourceLocation)
        return false
      }
    }
    return true
  }

  /// Reads until the program is gone; its exit code, or 128 and the signal that ended it.
  func exitCode(seconds: Double = 20) -> Int32 {
    let end = now() + seconds
    while pump(milliseconds: 50) {
      if now() > end {
        kill(process, SIGKILL)
        break
      }
    }
    var value: Int32 = 0
    waitpid(process, &value, 0)
    status = value
    let signal = value & 0x7F
    return signal == 0 ? (value >> 8) & 0xFF : 128 + signal
  }

  /// Reads what is there; false at the end.
  @discardableResult
  private func pump(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return true }
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(master, &chunk, chunk.count)
    guard count > 0 else { return false }
    output += chunk[..<count]
    undecoded += chunk[..<count]
    // Keep an unfinished character for the next read.
    var whole = undecoded.count
    while whole > 0, undecoded.count - whole < 3, undecoded[whole - 1] & 0xC0 == 0x80 { whole -= 1 }
    if whole > 0, undecoded[whole - 1] >= 0xC0 {
      let lead = undecoded[whole - 1]
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      whole = undecoded.count - whole + 1 < length ? whole - 1 : undecoded.count
    } else {
      whole = undecoded.count
    }
    screen.feed(String(decoding: undecoded[..<whole], as: UTF8.self))
    undecoded.removeFirst(whole)
    return true
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The program under test, which stands beside the test runner.
func viewshellPath() -> String {
  var folder = Substring(CommandLine.arguments[0])
  while !folder.isEmpty {
    folder = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
    let path = folder + "/viewshell"
    var status = stat()
    if stat(String(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG { return String(path) }
  }
  return ".build/debug/viewshell"
}
