/// What the parser refuses to go beyond, so that no input can exhaust the stack.
enum ParserLimits {
  /// Levels of nesting: brackets, blocks, types, prefix operators.
  static let depth = 250
  /// Links of one chain such as `a.b.c()`; the tree of a chain is as deep as the chain is long.
  static let chain = 2000
  /// Branches of one `if ... else if ...`.
  static let elseIf = 500
  /// Operators of one expression, once folded.
  static let operators = 1000
  /// Messages for one text; further ones would help nobody.
  static let diagnostics = 200
}

/// A recursive-descent parser over the tokens of one text.
struct Parser {
  let bytes: ByteBuffer
  let tokens: TokenBuffer
  var index = 0
  /// The current token; the rest of one when `>` was split off `>>`.
  var token: Token
  /// Where the last consumed token ended.
  var previousEnd = 0
  var diagnostics: [Diagnostic] = []
  /// True when declarations keep the lines of their documentation.
  var keepsDocumentation = true
  /// True once something was wrong before the end of the text: more lines cannot help.
  var failedBeforeEnd = false
  /// True once something was missing at the end of the text.
  var failedAtEnd = false
  /// Greater than 0 while trying a reading that may turn out wrong: nothing is reported.
  var speculation = 0
  var speculationFailed = false
  /// The place of the last report: one place gets one message.
  var lastReport = -1
  var depth = 0
  /// True once something was too deep; it is said once.
  var hasReportedDepth = false
  /// True once a search for a closing bracket ran to the end in vain.
  var skipsLinesOnly = false
  /// The `<` that were tried as generic arguments and are none.
  var triedGenerics: Set<Int> = []
  /// Greater than 0 inside something the lexer has reported as a whole.
  var muted = 0
  /// Where declarations stand.
  var context = Context.file
  /// The innermost closure, as far as `$0` is concerned.
  var closure = ClosureArguments.unavailable
  /// How many shorthand arguments the innermost closure uses.
  var shorthandCount = 0
  /// What the surroundings allow.
  var mode = Mode()
  /// True when the text ends behind a function that still lacks its body.
  var lacksBody = false

  /// Whether `$0` has a meaning.
  enum ClosureArguments {
    /// Outside of closures.
    case unavailable
    /// In a closure without a signature.
    case numbered
    /// In a closure that names its parameters.
    case named
  }

  /// What may stand in an expression here; brackets of every kind begin afresh.
  struct Mode {
    /// False in the conditions of `if`, `while`, `switch`, ...: there `{` begins the body.
    var allowsTrailingClosures = true
    /// True inside `case` patterns, where `let x` and `is T` may stand in expressions.
    var isPattern = false
    /// True behind `let` or `var` in such a pattern.
    var isBinding = false
    /// True in the condition of `#if`, which ends with its line.
    var isSingleLine = false
    /// True there and in its parentheses, where versions such as `1.2.3` may stand.
    var isDirective = false
    /// True in a pattern before `=`.
    var stopsAtAssignment = false
  }

  init(_ bytes: ByteBuffer, _ tokens: TokenBuffer) {
    self.bytes = bytes
    self.tokens = tokens
    token = tokens[0]
  }

  // MARK: Moving

  var atEnd: Bool { token.kind == .endOfFile }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  @inline(__always)
  func at(_ word: Word) -> Bool {
    token.word == word && !token.flags.contains(.escaped) && token.kind != .pound
  }

  /// True at `#if`, `#available`, ...
  @inline(__always)
  func atDirective(_ word: Word) -> Bool { token.kind == .pound && token.word == word }

  /// The token some places ahead; the end of the file repeats.
  @inline(__always)
  func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  @inline(__always)
  mutating func advance() {
    previousEnd = token.end
    if index < tokens.count - 1 { index += 1 }
    token = tokens[index]
  }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  func text(_ span: Span) -> String {
    bytes.text(span.start, span.end)
  }

  /// True when the current token is an operator spelled so.
  func atOperator(_ spelling: StaticString) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default: return false
    }
    let length = spelling.utf8CodeUnitCount
    guard token.end - token.start == length else { return false }
    return spelling.withUTF8Buffer { wanted in
      for offset in 0..<length where wanted[offset] != bytes[token.start + offset] { return false }
      return true
    }
  }

  /// True when the current token is an operator or mark that begins with this byte.
  func startsWith(_ first: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion,
      .postfixExclamation, .prefixAmpersand:
      return byte(token.start) == first
    default: return false
    }
  }

  /// Consumes only the first byte of an operator: the `>` of `>>`, the `?` of `>?`.
  mutating func consumeFirstByte() {
    guard token.end - token.start > 1 else { return advance() }
    token.startOffset += 1
    token.flags.remove(.newline)
    previousEnd = token.start
    switch byte(token.start) {
    case 0x3F: token.kind = .postfixQuestion
    case 0x21: token.kind = .postfixExclamation
    case 0x3D where token.end - token.start == 1:
      token.kind = .equal
      // `A<B>= c`: the `=` touches the type, but not its value.
      if byte(token.end) <= 0x20 { remark(.unevenAssignment, at: token.span) }
    case 0x7E: token.kind = .prefixOperator
    default: token.kind = .binaryOperator
    }
  }

  /// The span from a start to the end of the last consumed token.
  @inline(__always)
  func span(from start: Int) -> Span { Span(start, max(start, previousEnd)) }

  /// Consumes the current token as a name.
  mutating func takeName() -> NameSyntax {
    let span = token.span
    let inner = token.flags.contains(.escaped) ? Span(span.start + 1, span.end - 1) : span
    let name = NameSyntax(text(inner), span)
    advance()
    return name
  }

  // MARK: Trying

  struct Checkpoint {
    let index: Int
    let token: Token
    let previousEnd: Int
    let depth: Int
    let failed: Bool
  }

  mutating func beginSpeculation() -> Checkpoint {
    let checkpoint = Checkpoint(
      index: index,
      token: token,
      previousEnd: previousEnd,
      depth: depth,
      failed: speculationFailed
    )
    speculation += 1
    speculationFailed = false
    return checkpoint
  }

  /// Ends a trial; unless it is kept, everything is as it was before.
  mutating func endSpeculation(_ checkpoint: Checkpoint, keep: Bool) {
    speculation -= 1
    speculationFailed = checkpoint.failed
    guard !keep else { return }
    index = checkpoint.index
    token = checkpoint.token
    previousEnd = checkpoint.previousEnd
    depth = checkpoint.depth
  }
}
