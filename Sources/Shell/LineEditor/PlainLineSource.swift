import Glibc

/// Reads lines without a line editor: from a pipe, a file or a terminal that cannot edit.
final class PlainLineSource: LineSource {
  private let isIncomplete: (String) -> Bool
  private let showPrompt: ((String) -> Void)?
  private var bytes: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - isIncomplete: Whether further lines could complete a text.
  ///   - showPrompt: Shows the prompt before a line; nil when nobody is there to see it.
  init(isIncomplete: @escaping (String) -> Bool, showPrompt: ((String) -> Void)?) {
    self.isIncomplete = isIncomplete
    self.showPrompt = showPrompt
  }

  func remember(_ entry: String) {}

  func next() -> LineEvent {
    var text = ""
    while true {
      showPrompt?(text.isEmpty ? "vs> " : "... ")
      switch line() {
      case .input(let line):
        text += (text.isEmpty ? "" : "\n") + line
        if !isIncomplete(text) { return .input(text) }
      case .cancelled: return .cancelled
      case .end: return text.isEmpty ? .end : .input(text)
      }
    }
  }

  /// One line without its end.
  private func line() -> LineEvent {
    var start = position
    while true {
      if let end = bytes[start...].firstIndex(of: 0x0A) {
        let text = decode(position..<end)
        position = end + 1
        return .input(text)
      }
      start = bytes.count
      if isAtEnd || bytes.count - position > maximumSourceBytes {
        let text = decode(position..<bytes.count)
        position = bytes.count
        return text.isEmpty ? .end : .input(text)
      }
      if case .cancelled? = fill() { return .cancelled }
      start -= min(start, discardRead())
    }
  }

  /// Reads more; says so when a signal came instead.
  private func fill() -> LineEvent? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 {
      isAtEnd = true
    } else if errno == EINTR {
      guard takeInterrupt() else { return nil }
      position = bytes.count
      return .cancelled
    } else {
      isAtEnd = true
    }
    return nil
  }

  /// Drops what was handed out already; returns how many bytes.
  private func discardRead() -> Int {
    let count = position
    guard count > 1 << 16 else { return 0 }
    bytes.removeFirst(count)
    position = 0
    return count
  }

  private func decode(_ range: Range<Int>) -> String {
    var line = bytes[range].filter { $0 != 0 }
    if line.last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
