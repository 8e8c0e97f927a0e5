extension Parser {
  /// Reports at the current token.
  mutating func report(_ kind: DiagnosticKind, _ arguments: [String] = []) {
    report(kind, at: token.span, arguments)
  }

  /// Reports a mistake found at the current token and shown at a span.
  ///
  /// One token gets one message: what follows from a mistake is not a second mistake.
  mutating func report(
    _ kind: DiagnosticKind,
    at span: Span,
    _ arguments: [String] = [],
    hints: [Phrase] = []
  ) {
    guard speculation == 0 else {
      speculationFailed = true
      return
    }
    if atEnd { failedAtEnd = true } else { failedBeforeEnd = true }
    guard lastReport != token.start else { return }
    lastReport = token.start
    if muted > 0 || wasReportedByLexer { return }
    append(Diagnostic(kind, at: span, arguments, hints: hints))
  }

  /// True when the lexer has already complained: about the character here, or about the text before
  /// it that swallowed a closing bracket.
  private var wasReportedByLexer: Bool {
    if token.kind == .unknown { return token.flags.contains(.broken) }
    guard index > 0, token.isAtLineStart || atEnd else { return false }
    return tokens[index - 1].kind == .stringEnd && tokens[index - 1].flags.contains(.broken)
  }

  /// Reports something that leaves the reading of the rest undisturbed.
  mutating func remark(_ kind: DiagnosticKind, at span: Span, _ arguments: [String] = []) {
    guard speculation == 0 else {
      speculationFailed = true
      return
    }
    failedBeforeEnd = true
    guard muted == 0 else { return }
    append(Diagnostic(kind, at: span, arguments))
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    if diagnostics.count < ParserLimits.diagnostics { diagnostics.append(diagnostic) }
  }

  /// True when the last report was about the current token.
  var hasReportedHere: Bool { lastReport == token.start && speculation == 0 }

  /// The current token as messages name it.
  var found: String {
    atEnd ? "" : text(token.span)
  }

  /// Just behind the last consumed token: where something is missing.
  var gap: Span { Span(previousEnd, previousEnd) }

  /// Where to show that something is missing: at the token that stands there instead, but not on a
  /// later line.
  var place: Span { atEnd || token.isAtLineStart ? gap : token.span }

  /// Consumes a token or reports that it is missing behind the last one.
  mutating func expect(_ kind: TokenKind, _ spelling: String) {
    if !consume(kind) { report(.expectedToken, at: place, [spelling]) }
  }

  /// Consumes the closing half of a bracket.
  ///
  /// When something else stands there, everything up to
  /// the closing half is skipped if the text has one.
  mutating func close(_ kind: TokenKind, opening: Token) {
    if consume(kind) { return }
    let pair: (String, String) =
      switch kind {
      case .rightParen: ("(", ")")
      case .rightBracket: ("[", "]")
      default: ("{", "}")
      }
    report(.unclosedBracket, at: atEnd ? opening.span : gap, [pair.0, pair.1])
    guard speculation == 0 else { return }
    let partner = Int(opening.partner)
    if partner > index { jump(to: partner) }
    if at(kind), Int(token.partner) >= 0, index == partner { advance() }
  }

  /// Makes a later token the current one, skipping what stands between.
  mutating func jump(to target: Int) {
    guard target > index, target < tokens.count else { return }
    index = target
    token = tokens[target]
    previousEnd = tokens[target - 1].end
  }

  /// Skips one token, or everything in its brackets.
  mutating func skipBalanced() {
    let partner = Int(token.partner)
    if partner > index { jump(to: partner) }
    advance()
  }

  /// Skips to the next line, semicolon or closing bracket, over whole brackets.
  mutating func skipLine() {
    var isFirst = true
    while !atEnd {
      if !isFirst, token.isAtLineStart { return }
      switch token.kind {
      case .semicolon, .rightBrace, .rightParen, .rightBracket, .interpolationEnd: return
      default: skipBalanced()
      }
      isFirst = false
    }
  }

  /// Goes one level deeper; false when the limit is reached, after skipping what is too deep.
  mutating func enter() -> Bool {
    depth += 1
    guard depth > ParserLimits.depth else { return true }
    depth -= 1
    if speculation > 0 {
      speculationFailed = true
      return false
    }
    if !hasReportedDepth { report(.tooDeep, [String(ParserLimits.depth)]) }
    failedBeforeEnd = true
    hasReportedDepth = true
    skipTooDeep()
    return false
  }

  mutating func leave() { depth -= 1 }

  /// Skips to the end of the innermost bracket or `#if`, or of the line when there is none.
  private mutating func skipTooDeep() {
    var ahead = index
    var nesting = 0
    while !skipsLinesOnly, ahead < tokens.count - 1 {
      switch tokens[ahead].kind {
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .pound:
        let change = nestingChange(tokens[ahead])
        if nesting == 0, change < 0 {
          jump(to: ahead)
          lastReport = token.start
          return
        }
        nesting += change
        ahead += 1
      case .interpolationStart:
        nesting += 1
        ahead += 1
      default: ahead = max(ahead, Int(tokens[ahead].partner)) + 1
      }
    }
    skipsLinesOnly = true
    skipLine()
    lastReport = token.start
  }

  /// What a token adds to the depth of interpolations and directives; a closing bracket met here has
  /// no opening half behind us.
  private func nestingChange(_ token: Token) -> Int {
    guard token.kind == .pound else { return -1 }
    switch token.word {
    case .if: return 1
    case .endif: return -1
    default: return 0
    }
  }
}
