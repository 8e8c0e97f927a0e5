/// A key beyond plain characters, or a step of the editor itself, as one control code.
///
/// The codes are C1 control characters: libedit can bind them because they are below 256, and no
/// text contains them. So one table of bindings serves the emacs and the vi keys alike.
enum Key: UInt8, CaseIterable, Sendable {
  case up = 0x81
  case down
  case left
  case right
  case home
  case end
  case delete
  case wordLeft
  case wordRight
  case newLine
  case paste
  case edit
  case previousEntry
  case nextEntry
  case deleteNext
  case accept

  /// How libedit spells the code in a binding.
  var binding: String { "\\" + String(rawValue, radix: 8) }
}

/// What came from the keyboard.
enum KeyEvent: Hashable, Sendable {
  /// A character.
  case scalar(Unicode.Scalar)
  /// A key.
  case key(Key)
  /// Text between the marks of a bracketed paste.
  case paste(String)
  /// Bytes without a meaning.
  case nothing
}
