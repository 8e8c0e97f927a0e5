/// The lexical classes of Swift source.
public enum TokenKind: UInt8, Hashable, Sendable {
  /// The end of the text; its trivia is everything after the last real token.
  case endOfFile
  /// A name that is no reserved word; also a name in backticks.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier
  /// A reserved word; ``Token/word`` tells which.
  case keyword
  /// `42`, `0xFF`.
  case integer
  /// `1.5`, `1e3`.
  case float
  /// The opening quote of a string with its `#` marks.
  case stringStart
  /// Characters between quotes and interpolations, escapes not yet decoded.
  case stringText
  /// `\(` with the `#` marks of its string.
  case interpolationStart
  /// The `)` that ends an interpolation.
  case interpolationEnd
  /// The closing quote of a string with its `#` marks; empty when it was missing.
  case stringEnd
  /// `/regex/`, `#/regex/#`.
  case regex
  /// An operator with space on both sides or on neither.
  case binaryOperator
  /// An operator glued to what follows only.
  case prefixOperator
  /// An operator glued to what precedes only.
  case postfixOperator
  /// `=`.
  case equal
  /// `->`.
  case arrow
  /// `.` glued to what precedes, or free.
  case period
  /// `.` glued to what follows only.
  case prefixPeriod
  /// `?` glued to what precedes.
  case postfixQuestion
  /// `?` after space.
  case infixQuestion
  /// `!` glued to what precedes.
  case postfixExclamation
  /// `&` glued to what follows only.
  case prefixAmpersand
  /// `(`
  case leftParen
  /// `)`
  case rightParen
  /// `[`
  case leftBracket
  /// `]`
  case rightBracket
  /// `{`
  case leftBrace
  /// `}`
  case rightBrace
  /// `,`
  case comma
  /// `:`
  case colon
  /// `;`
  case semicolon
  /// `@`
  case at
  /// `#name`: a directive or a macro; ``Token/word`` tells the known ones.
  case pound
  /// `\`
  case backslash
  /// A character that means nothing in Swift.
  case unknown
}

/// One token with the blank space and comments before it.
///
/// The ranges from ``triviaStart`` to ``end`` of all tokens, one after the other, are the source
/// text byte for byte.
public struct Token: Hashable, Sendable {
  /// The lexical class.
  public internal(set) var kind: TokenKind
  /// The known word it spells, `.ordinary` for all others.
  public internal(set) var word: Word
  /// What was found before and in the token.
  var flags: Flags
  var triviaOffset: Int32
  var startOffset: Int32
  var endOffset: Int32
  /// For a bracket the index of its other half, else -1.
  var partner: Int32 = -1

  struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    /// A line break stands in the trivia.
    static let newline = Flags(rawValue: 1)
    /// The name stands in backticks.
    static let escaped = Flags(rawValue: 2)
    /// A documentation comment stands in the trivia.
    static let documentation = Flags(rawValue: 4)
    /// The token is broken and was reported.
    static let broken = Flags(rawValue: 8)
    /// A multi-line string.
    static let multiline = Flags(rawValue: 16)
    /// An operator with space (or a bracket, comma, ...) on both sides.
    static let spaced = Flags(rawValue: 32)
  }

  /// The offset of the first byte of the trivia before the token.
  public var triviaStart: Int { Int(triviaOffset) }
  /// The offset of the token's first byte.
  public var start: Int { Int(startOffset) }
  /// The offset just past the token's last byte.
  public var end: Int { Int(endOffset) }
  /// The bytes of the token without trivia.
  public var span: Span { Span(start, end) }
  /// True when the token is the first of its line.
  public var isAtLineStart: Bool { flags.contains(.newline) }
}
