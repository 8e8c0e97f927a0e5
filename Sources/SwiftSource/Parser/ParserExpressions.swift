extension Parser {
  /// Parses operands and operators; precedence is left to ``OperatorTable``.
  mutating func parseExpression() -> ExpressionSyntax {
    let start = token.start
    guard enter() else { return ExpressionSyntax(.error, span(from: start)) }
    defer { leave() }
    let first = parseOperand()
    guard continuesSequence else { return first }
    var elements: [SequenceElementSyntax] = [.operand(first)]
    while continuesSequence, parseOperator(into: &elements) {}
    if elements.count == 1, case .operand(let only) = elements[0] { return only }
    return ExpressionSyntax(.sequence(elements), span(from: start))
  }

  /// True when an operator follows, on this line or at the start of the next.
  @inline(__always)
  private var continuesSequence: Bool {
    switch token.kind {
    case .binaryOperator, .infixQuestion, .arrow: !(mode.isSingleLine && token.isAtLineStart)
    case .equal: !mode.stopsAtAssignment && !(mode.isSingleLine && token.isAtLineStart)
    case .prefixOperator, .prefixAmpersand: !token.isAtLineStart
    case .keyword: at(.as) || at(.is) || (at(.throws) && peek().kind == .arrow)
    case .identifier:
      at(.async) && !token.isAtLineStart && (peek().kind == .arrow || peek().word == .throws)
    default: false
    }
  }

  /// Parses one operator with the operand behind it; false when the sequence ends here.
  private mutating func parseOperator(into elements: inout [SequenceElementSyntax]) -> Bool {
    switch token.kind {
    case .binaryOperator:
      elements.append(.binaryOperator(takeOperator()))
    case .prefixOperator, .prefixAmpersand:
      remark(.unevenOperator, at: token.span, [text(token.span)])
      elements.append(.binaryOperator(takeOperator()))
    case .equal:
      elements.append(.assignment(token.span))
      advance()
    case .infixQuestion: return parseTernary(into: &elements)
    case .arrow, .identifier: return parseArrow(into: &elements)
    default:
      guard !at(.throws) else { return parseArrow(into: &elements) }
      elements.append(parseCast())
      return true
    }
    guard beginsOperand else {
      report(.expectedOperand, at: place, [found])
      return false
    }
    elements.append(.operand(parseOperand()))
    return true
  }

  private mutating func takeOperator() -> NameSyntax {
    let name = NameSyntax(text(token.span), token.span)
    advance()
    return name
  }

  private mutating func parseTernary(into elements: inout [SequenceElementSyntax]) -> Bool {
    let start = token.start
    advance()
    let saved = mode
    mode.stopsAtAssignment = false
    let middle = parseExpression()
    mode = saved
    guard consume(.colon) else {
      report(.expectedTernaryColon, at: place)
      return false
    }
    elements.append(.ternary(middle, Span(start, previousEnd)))
    elements.append(.operand(parseOperand()))
    return true
  }

  private mutating func parseCast() -> SequenceElementSyntax {
    let start = token.start
    var cast = at(.is) ? CastSyntax.test : .coerce
    advance()
    if cast == .coerce, token.start == previousEnd {
      if at(.postfixQuestion) { cast = .conditional }
      if at(.postfixExclamation) { cast = .forced }
      if cast != .coerce { advance() }
    }
    let type = parseType()
    return .cast(cast, type, span(from: start))
  }

  /// `(Int) -> Int` in an expression: what stood before the arrow was a tuple type.
  private mutating func parseArrow(into elements: inout [SequenceElementSyntax]) -> Bool {
    guard case .operand(let operand)? = elements.last,
      case .tuple(let parameters)? = operand.asType?.kind
    else {
      report(.unexpectedToken, [found])
      return false
    }
    elements.removeLast()
    let type = parseFunctionType(parameters, start: operand.span.start)
    elements.append(.operand(ExpressionSyntax(.type(type), type.span)))
    return true
  }

  /// True when the current token can begin an operand.
  var beginsOperand: Bool { beginsExpression(token) }

  /// True when a token can begin an expression.
  func beginsExpression(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .dollarIdentifier, .integer, .float, .stringStart, .regex, .prefixOperator,
      .prefixAmpersand, .leftParen, .leftBracket, .leftBrace, .prefixPeriod, .backslash:
      return true
    case .pound:
      switch token.word {
      case .if, .else, .elseif, .endif: return false
      default: return true
      }
    case .keyword:
      switch token.word {
      case .anyType, .false, .nil, .selfValue, .selfType, .super, .true, .try, .underscore, .if,
        .switch, .repeat:
        return true
      case .let, .var, .is: return mode.isPattern
      default: return false
      }
    default: return false
    }
  }

  /// Parses an operand with its prefix operators and effect marks.
  mutating func parseOperand() -> ExpressionSyntax {
    let start = token.start
    switch token.kind {
    case .prefixOperator:
      guard enter() else { return ExpressionSyntax(.error, span(from: start)) }
      defer { leave() }
      let name = takeOperator()
      let operand = parseOperand()
      return ExpressionSyntax(.prefixOperator(name, operand), span(from: start))
    case .prefixAmpersand:
      guard enter() else { return ExpressionSyntax(.error, span(from: start)) }
      defer { leave() }
      advance()
      let operand = parseOperand()
      return ExpressionSyntax(.inOut(operand), span(from: start))
    case .binaryOperator where beginsExpression(peek()) && !peek().isAtLineStart:
      remark(.spacedPrefix, at: token.span, [text(token.span)])
      token.kind = .prefixOperator
      return parseOperand()
    case .backslash: return parseKeyPath()
    case .keyword:
      if at(.try) { return parseTry() }
      if at(.repeat) { return parseKeywordOperand() }
    case .identifier where token.word != .ordinary:
      if let marked = parseMarkedOperand() { return marked }
    default: break
    }
    return parsePostfix()
  }

  private mutating func parseTry() -> ExpressionSyntax {
    let start = token.start
    advance()
    var mark = ""
    if token.start == previousEnd {
      if consume(.postfixQuestion) {
        mark = "?"
      } else if consume(.postfixExclamation) {
        mark = "!"
      }
    }
    let value = parseRightSide()
    return ExpressionSyntax(.tryExpression(mark: mark, value), span(from: start))
  }

  /// `try` and `await` cover everything to their right.
  private mutating func parseRightSide() -> ExpressionSyntax {
    guard beginsOperand || at(.binaryOperator) || at(.period) else { return missingExpression() }
    return parseExpression()
  }

  /// Parses `repeat x` or `consume x`, which cover one operand.
  private mutating func parseKeywordOperand() -> ExpressionSyntax {
    let start = token.start
    let word = text(token.span)
    guard enter() else { return ExpressionSyntax(.error, span(from: start)) }
    defer { leave() }
    advance()
    let value = parseOperand()
    return ExpressionSyntax(.keywordExpression(word, value), span(from: start))
  }

  /// Parses what begins with `await`, `consume` or `any` when the word is no mere name here.
  private mutating func parseMarkedOperand() -> ExpressionSyntax? {
    guard !token.flags.contains(.escaped) else { return nil }
    let next = peek()
    let start = token.start
    switch token.word {
    case .await:
      advance()
      let value = parseRightSide()
      return ExpressionSyntax(.awaitExpression(value), span(from: start))
    case .unsafe:
      guard !next.isAtLineStart, beginsExpression(next),
        next.kind != .leftParen || next.start > token.end,
        next.kind != .leftBracket, next.kind != .leftBrace, next.kind != .prefixPeriod
      else { return nil }
      advance()
      let value = parseRightSide()
      return ExpressionSyntax(.keywordExpression("unsafe", value), span(from: start))
    case .consume, .copy, .discard, .each:
      guard !next.isAtLineStart,
        next.kind == .identifier || next.kind == .dollarIdentifier
          || next.word == .selfValue || next.word == .selfType
      else { return nil }
      return parseKeywordOperand()
    case .any, .some:
      guard isTypeKeyword, next.kind != .leftParen || next.start > token.end,
        next.kind != .leftBracket, next.kind != .at
      else { return nil }
      let type = parseType()
      return ExpressionSyntax(.type(type), type.span)
    default: return nil
    }
  }

  /// Reports that an expression is missing; consumes nothing.
  mutating func missingExpression() -> ExpressionSyntax {
    if token.kind == .keyword, !atEnd {
      report(.reservedWord, at: place, [found])
    } else {
      report(.expectedExpression, at: place, [found])
    }
    return ExpressionSyntax(.error, gap)
  }
}
