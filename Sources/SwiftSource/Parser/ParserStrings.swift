extension Parser {
  /// Parses a string literal with its interpolations.
  mutating func parseString() -> ExpressionSyntax {
    let opening = token
    let start = token.start
    var decoder = StringDecoder(bytes: bytes, opening: opening)
    advance()
    if decoder.isMultiline { decoder.indentation = indentation(of: closingQuote()) }
    var segments: [StringSegmentSyntax] = []
    var isFirst = true
    while true {
      switch token.kind {
      case .stringText:
        let isLast = peek().kind == .stringEnd
        let value = decoder.decode(token.span, isFirst: isFirst, isLast: isLast)
        if !value.isEmpty { segments.append(.text(value, token.span)) }
        advance()
      case .interpolationStart: segments.append(parseInterpolation())
      default:
        if decoder.isMultiline, isFirst, !token.flags.contains(.broken) {
          decoder.mistakes.append((.multilineContent, opening.span))
        }
        if token.flags.contains(.broken) { decoder.mistakes.removeAll() }
        if at(.stringEnd) { advance() }
        for (kind, span) in decoder.mistakes { remark(kind, at: span, [text(span)]) }
        return ExpressionSyntax(.stringLiteral(segments), span(from: start))
      }
      isFirst = false
    }
  }

  private mutating func parseInterpolation() -> StringSegmentSyntax {
    let start = token.start
    let isBroken = token.flags.contains(.broken)
    if isBroken { muted += 1 }
    defer { if isBroken { muted -= 1 } }
    advance()
    let saved = mode
    mode = Mode()
    let isDeepEnough = enter()
    let arguments = isDeepEnough ? parseListItems(.interpolationEnd) : []
    if isDeepEnough { leave() }
    mode = saved
    if arguments.isEmpty, isDeepEnough { report(.emptyInterpolation, at: Span(start, token.end)) }
    if !at(.interpolationEnd) {
      report(.unexpectedToken, at: token.span, [found])
      skipToInterpolationEnd()
    }
    _ = consume(.interpolationEnd)
    return .interpolation(arguments, span(from: start))
  }

  private mutating func skipToInterpolationEnd() {
    var open = 0
    while !atEnd {
      switch token.kind {
      case .interpolationStart: open += 1
      case .interpolationEnd:
        if open == 0 { return }
        open -= 1
      default: break
      }
      advance()
    }
  }

  /// The token that closes the string we are in.
  private func closingQuote() -> Token {
    var ahead = index
    var open = 0
    while ahead < tokens.count {
      switch tokens[ahead].kind {
      case .stringStart: open += 1
      case .stringEnd:
        if open == 0 { return tokens[ahead] }
        open -= 1
      default: break
      }
      ahead += 1
    }
    return tokens[tokens.count - 1]
  }

  /// The blank space before a closing quote that stands first on its line; nil when it does not.
  private func indentation(of quote: Token) -> Span? {
    var start = quote.start
    while start > 0, byte(start - 1) == 0x20 || byte(start - 1) == 0x09 { start -= 1 }
    guard start > 0, byte(start - 1) == 0x0A || byte(start - 1) == 0x0D else { return nil }
    return Span(start, quote.start)
  }
}
