/// What came from the learner.
enum LineEvent: Hashable, Sendable {
  /// A complete input, of one or more lines.
  case input(String)
  /// The input was thrown away with Ctrl-C.
  case cancelled
  /// There will be no more.
  case end
}

/// Where inputs come from: a line editor on a terminal, or plain lines.
protocol LineSource: AnyObject {
  /// Waits for the next input.
  func next() -> LineEvent
  /// Adds an input to what Up brings back.
  func remember(_ entry: String)
}
