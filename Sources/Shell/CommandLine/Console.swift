import Course
import Glibc

/// Where text goes: standard output and standard error, or two strings in a test.
///
/// Output is collected and written in large pieces; what goes to standard error is always preceded
/// by everything printed before it.
final class Console {
  /// Where bytes go.
  enum Stream {
    /// Standard output.
    case output
    /// Standard error.
    case error
  }

  private let sink: (Stream, [UInt8]) -> Void
  private var pending: [UInt8] = []

  /// Writes through `sink`.
  init(sink: @escaping (Stream, [UInt8]) -> Void) { self.sink = sink }

  /// Writes to the process's own streams.
  convenience init() {
    self.init { stream, bytes in
      writeAll(bytes, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
    }
  }

  /// Prints text and a line break to standard output.
  func print(_ text: String) { write(text + "\n") }

  /// Writes text to standard output.
  func write(_ text: String) {
    pending += Array(text.utf8)
    if pending.count > 1 << 16 { flush() }
  }

  /// Prints text and a line break to standard error.
  func printError(_ text: String) {
    flush()
    sink(.error, Array((text + "\n").utf8))
  }

  /// Hands everything collected to the sink.
  func flush() {
    guard !pending.isEmpty else { return }
    sink(.output, pending)
    pending.removeAll(keepingCapacity: true)
  }
}
