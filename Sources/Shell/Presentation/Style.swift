/// What a piece of output is, for colouring it.
enum Style: String, CaseIterable, Sendable {
  /// The name of a fact: `type`, `size`.
  case label = "1"
  /// A type name.
  case type = "36"
  /// A size or another number.
  case number = "33"
  /// A new node.
  case inserted = "32"
  /// A node that is gone, or an error.
  case removed = "31"
  /// Lost state, or a warning.
  case reset = "35"
  /// What matters less.
  case dim = "2"
}

extension Presentation {
  /// The text in the colour of its style when colour is on.
  func styled(_ text: String, _ style: Style) -> String {
    color && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
