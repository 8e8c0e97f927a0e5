/// Turns source bytes into tokens, all at once.
///
/// The lexer knows no grammar. It keeps two stacks: open brackets, to pair them, and open strings,
/// to return into a string when the parentheses of an interpolation close.
struct Lexer {
  let bytes: ByteBuffer
  let words = WordTable.shared
  var position = 0
  var tokens: [Token] = []
  var diagnostics: [Diagnostic] = []
  /// True when a comment or multi-line string was still open at the end.
  var endsInside = false
  /// The indices of open brackets.
  var brackets: [Int32] = []
  var strings: [OpenString] = []
  var triviaStart = 0
  var flags: Token.Flags = []

  /// A string whose end has not been seen: we are inside one of its interpolations.
  struct OpenString {
    let start: Int
    let marks: Int
    let isMultiline: Bool
    /// Parentheses opened inside the current interpolation.
    var depth = 0
    /// The brackets open when the interpolation began.
    var brackets = 0
    /// Where the current interpolation began.
    var interpolation = 0
    /// The index of the token it began with.
    var token = 0
  }

  init(_ bytes: ByteBuffer) {
    self.bytes = bytes
  }

  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    bytes[position &+ distance]
  }

  /// Leaves out what stands before an offset.
  mutating func begin(at offset: Int) {
    position = offset
    triviaStart = offset
  }

  /// Reads everything; the last token is always the end of the file.
  mutating func run() {
    tokens.reserveCapacity((bytes.count - position) / 5 + 8)
    skipByteOrderMarkAndShebang()
    while true {
      skipTrivia()
      if let open = strings.last, !open.isMultiline, flags.contains(.newline) {
        abandonInterpolation()
        continue
      }
      guard position < bytes.count else { break }
      readToken()
    }
    while !strings.isEmpty { abandonInterpolation() }
    add(.endOfFile, from: position)
  }

  mutating func report(_ kind: DiagnosticKind, _ start: Int, _ end: Int, _ arguments: [String] = [])
  {
    guard diagnostics.count < ParserLimits.diagnostics else { return }
    diagnostics.append(Diagnostic(kind, at: Span(start, end), arguments))
  }

  /// Appends a token that ends at the current position.
  @inline(__always)
  mutating func add(_ kind: TokenKind, from start: Int, word: Word = .ordinary, partner: Int32 = -1)
  {
    tokens.append(
      Token(
        kind: kind,
        word: word,
        flags: flags,
        triviaOffset: Int32(truncatingIfNeeded: triviaStart),
        startOffset: Int32(truncatingIfNeeded: start),
        endOffset: Int32(truncatingIfNeeded: position),
        partner: partner
      )
    )
    triviaStart = position
    flags = []
  }

  private mutating func readToken() {
    let byte = bytes[position]
    if CharacterClass.isNameHead(byte) { return readName() }
    let start = position
    switch byte {
    case 0x28, 0x5B, 0x7B: open(byte)
    case 0x29, 0x5D, 0x7D: close(byte)
    case 0x2C: single(.comma)
    case 0x3A: single(.colon)
    case 0x3B: single(.semicolon)
    case 0x40: single(.at)
    case 0x5C: single(.backslash)
    case 0x22: readString(marks: 0)
    case 0x23: readPound()
    case 0x24: readDollar()
    case 0x60: readBackticks()
    case 0x2E: readPeriod()
    case 0x30...0x39: readNumber()
    case 0x2F where isRegexPosition && readRegex(marks: 0): break
    case 0x80...: readUnicode()
    default:
      if CharacterClass.isOperator(byte) { return readOperator() }
      position += 1
      report(.unexpectedCharacter, start, position, [CharacterClass.visible(Unicode.Scalar(byte))])
      flags.insert(.broken)
      add(.unknown, from: start)
    }
  }

  mutating func single(_ kind: TokenKind) {
    position += 1
    add(kind, from: position - 1)
  }

  mutating func open(_ byte: UInt8) {
    position += 1
    if byte == 0x28, !strings.isEmpty { strings[strings.count - 1].depth += 1 }
    brackets.append(Int32(truncatingIfNeeded: tokens.count))
    add(byte == 0x28 ? .leftParen : byte == 0x5B ? .leftBracket : .leftBrace, from: position - 1)
  }

  mutating func close(_ byte: UInt8) {
    if byte == 0x29, let string = strings.last {
      if string.depth == 0 { return endInterpolation() }
      strings[strings.count - 1].depth -= 1
    }
    position += 1
    let kind: TokenKind = byte == 0x29 ? .rightParen : byte == 0x5D ? .rightBracket : .rightBrace
    add(kind, from: position - 1, partner: pair(kind))
  }

  /// Pairs the closing bracket about to be added with the nearest opening one of its kind.
  ///
  /// A brace reaches over unclosed parentheses, but nothing reaches over an unclosed brace.
  private mutating func pair(_ kind: TokenKind) -> Int32 {
    let wanted: TokenKind =
      kind == .rightParen ? .leftParen : kind == .rightBracket ? .leftBracket : .leftBrace
    // Sixty unclosed brackets in a row are no slip; looking further would cost quadratic time.
    let floor = max(strings.last?.brackets ?? 0, brackets.count - 60)
    var index = brackets.count - 1
    while index >= floor {
      let opening = Int(brackets[index])
      if tokens[opening].kind == wanted {
        tokens[opening].partner = Int32(truncatingIfNeeded: tokens.count)
        brackets.removeLast(brackets.count - index)
        return Int32(truncatingIfNeeded: opening)
      }
      if tokens[opening].kind == .leftBrace { return -1 }
      index -= 1
    }
    return -1
  }
}
