extension Parser {
  /// Parses a primary expression and everything glued to it: members, calls, `?`, `!`.
  ///
  /// A chain is read in a loop, not by recursion, so its length costs no stack.
  mutating func parsePostfix() -> ExpressionSyntax {
    let start = token.start
    return parseSuffixes(of: parsePrimary(), start: start)
  }

  /// Parses everything glued to an expression that was already read.
  mutating func parseSuffixes(of base: ExpressionSyntax, start: Int) -> ExpressionSyntax {
    var expression = base
    var links = 0
    var isTooLong = false
    while true {
      if mode.isSingleLine, token.isAtLineStart { return expression }
      guard parseSuffix(of: &expression, start: start) else { return expression }
      links += 1
      if links > ParserLimits.chain {
        if !isTooLong { remark(.chainTooLong, at: token.span, [String(ParserLimits.chain)]) }
        isTooLong = true
        let dropped = ExpressionSyntax(.error, span(from: start))
        expression = ExpressionSyntax(.paren(dropped), dropped.span)
        links = 0
      }
    }
  }

  private mutating func parseSuffix(of expression: inout ExpressionSyntax, start: Int) -> Bool {
    switch token.kind {
    case .period, .prefixPeriod: expression = parseMember(of: expression, start: start)
    case .leftParen where !token.isAtLineStart:
      let arguments = parseArguments()
      expression = finishCall(expression, arguments, start: start, isSubscript: false)
    case .leftBracket where !token.isAtLineStart:
      let arguments = parseList(.rightBracket)
      expression = finishCall(expression, arguments, start: start, isSubscript: true)
    case .leftBrace where canTakeClosure(expression) && isTrailingClosureAhead:
      let call = CallSyntax(
        callee: expression,
        arguments: [],
        hasParentheses: false,
        trailingClosures: parseTrailingClosures()
      )
      expression = ExpressionSyntax(.call(call), span(from: start))
    case .postfixQuestion:
      consumeFirstByte()
      expression = ExpressionSyntax(.optionalUnwrap(expression), span(from: start))
    case .postfixExclamation:
      consumeFirstByte()
      expression = ExpressionSyntax(.forceUnwrap(expression), span(from: start))
    case .postfixOperator:
      let name = NameSyntax(text(token.span), token.span)
      advance()
      expression = ExpressionSyntax(.postfixOperator(expression, name), span(from: start))
    case .pound where token.word == .if && token.isAtLineStart && isPostfixDirective:
      expression = parsePostfixDirective(of: expression, start: start)
    default: return false
    }
    return true
  }

  private mutating func finishCall(
    _ callee: ExpressionSyntax,
    _ arguments: [ArgumentSyntax],
    start: Int,
    isSubscript: Bool
  ) -> ExpressionSyntax {
    let closures = at(.leftBrace) && isTrailingClosureAhead ? parseTrailingClosures() : []
    let call = CallSyntax(callee: callee, arguments: arguments, trailingClosures: closures)
    return ExpressionSyntax(isSubscript ? .subscriptCall(call) : .call(call), span(from: start))
  }

  private mutating func parseMember(of base: ExpressionSyntax, start: Int) -> ExpressionSyntax {
    let dot = token
    advance()
    let isGlued = token.start == previousEnd
    guard acceptsSpace(after: dot) else { return base }
    if token.kind == .integer, base.isNumber, !mode.isDirective {
      remark(.expectedMember, at: token.span)
    }
    if isMemberName || (isGlued && isOperatorName) {
      let name = token.kind == .integer ? takeName() : takeDeclarationName()
      let arguments = tryGenericArguments()
      return ExpressionSyntax(.member(base, name, arguments: arguments), span(from: start))
    }
    if at(.leftBracket), isGlued {
      remark(.expectedMember, at: token.span, [found])
    } else {
      report(.expectedMember, at: atEnd ? dot.span : token.span, [found])
    }
    if atEnd { failedBeforeEnd = true }
    return base
  }

  /// Behind a dot that touches what precedes, the member follows at once.
  ///
  /// - Returns: False when the member was reported as missing.
  mutating func acceptsSpace(after dot: Token) -> Bool {
    guard token.start > previousEnd, !atEnd, isMemberName else { return true }
    switch byte(dot.start - 1) {
    case 0...0x20, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A: return true
    default: break
    }
    if token.isAtLineStart {
      report(.expectedMember, at: dot.span, [""])
      return false
    }
    remark(.spaceAfterDot, at: dot.span)
    return true
  }

  /// True at an operator; `x.+` names the function.
  private var isOperatorName: Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal: true
    default: false
    }
  }

  var isMemberName: Bool {
    switch token.kind {
    case .identifier, .keyword, .integer: true
    case .dollarIdentifier: !CharacterClass.isDigit(byte(token.start + 1))
    default: false
    }
  }

  /// Parses a name and, when they follow, the labels of `f(a:b:)`.
  mutating func takeDeclarationName() -> NameSyntax {
    let name = takeName()
    guard at(.leftParen), !token.isAtLineStart, let end = compoundNameEnd else { return name }
    let labels = text(Span(token.start, tokens[end].end)).filter { !$0.isWhitespace }
    jump(to: end)
    advance()
    return NameSyntax(name.text + labels, Span(name.span.start, previousEnd))
  }

  /// The index of the `)` of `(a:b:)`.
  private var compoundNameEnd: Int? {
    var ahead = index + 1
    while ahead + 1 < tokens.count, isNameOrLabel(tokens[ahead]), tokens[ahead + 1].kind == .colon {
      ahead += 2
    }
    return ahead > index + 1 && ahead < tokens.count && tokens[ahead].kind == .rightParen
      ? ahead : nil
  }

  /// Reads `<A, B>` when that is what the `<` begins; otherwise it is an operator.
  mutating func tryGenericArguments() -> [TypeSyntax] {
    guard
      token.kind == .binaryOperator || token.kind == .prefixOperator
        || token.kind == .postfixOperator, byte(token.start) == 0x3C,
      token.end - token.start == 1 || byte(token.start + 1) == 0x7E || byte(token.start + 1) == 0x3E
    else { return [] }
    guard triedGenerics.isEmpty || !triedGenerics.contains(token.start) else { return [] }
    let checkpoint = beginSpeculation()
    let arguments = parseGenericArguments()
    let isGeneric = !speculationFailed && endsGenericArguments
    endSpeculation(checkpoint, keep: isGeneric)
    return isGeneric ? arguments : []
  }

  /// True when the token behind `>` shows that `<` began generic arguments.
  private var endsGenericArguments: Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .prefixPeriod, .comma,
      .semicolon, .endOfFile, .postfixExclamation, .postfixQuestion, .colon, .equal,
      .interpolationEnd:
      true
    case .leftParen, .leftBracket: !token.isAtLineStart
    case .binaryOperator:
      token.flags.contains(.spaced) && !beginsExpression(token) && atOperator("&&")
    default: token.isAtLineStart
    }
  }

  // MARK: Arguments

  /// Parses `(a, label: b)`.
  mutating func parseArguments() -> [ArgumentSyntax] { parseList(.rightParen) }

  /// Parses the values between the opening bracket here and its closing half.
  mutating func parseList(_ closing: TokenKind) -> [ArgumentSyntax] {
    let opening = token
    advance()
    let saved = mode
    mode = Mode(
      isPattern: saved.isPattern,
      isBinding: saved.isBinding,
      isDirective: saved.isDirective
    )
    defer { mode = saved }
    let arguments = parseListItems(closing)
    close(closing, opening: opening)
    return arguments
  }

  mutating func parseListItems(_ closing: TokenKind) -> [ArgumentSyntax] {
    var arguments: [ArgumentSyntax] = []
    while !at(closing), !atEnd {
      arguments.append(parseArgument(closing))
      if consume(.comma) { continue }
      guard !at(closing), isCommaMissing else { break }
      report(.missingComma, at: gap)
    }
    return arguments
  }

  private mutating func parseArgument(_ closing: TokenKind) -> ArgumentSyntax {
    var label: NameSyntax?
    if isNameOrLabel(token), peek().kind == .colon {
      label = takeName()
      advance()
    }
    if let name = operatorName(before: closing) {
      return ArgumentSyntax(
        label: label,
        value: ExpressionSyntax(.identifier(name, arguments: []), name.span)
      )
    }
    return ArgumentSyntax(label: label, value: parseExpression())
  }

  /// An operator handed over as a function: `reduce(0, +)`.
  mutating func operatorName(before closing: TokenKind) -> NameSyntax? {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .postfixExclamation,
      .prefixAmpersand:
      let next = peek().kind
      guard next == closing || next == .comma else { return nil }
      return takeOperatorName()
    default: return nil
    }
  }

  private mutating func takeOperatorName() -> NameSyntax {
    let name = NameSyntax(text(token.span), token.span)
    advance()
    return name
  }

  /// True when the next token looks like a further argument whose comma was forgotten.
  private var isCommaMissing: Bool {
    if isNameOrLabel(token), peek().kind == .colon { return true }
    return !token.isAtLineStart && token.kind != .leftBrace && beginsOperand && !hasReportedHere
  }

  // MARK: Trailing closures

  private func canTakeClosure(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral,
      .regexLiteral, .arrayLiteral, .dictionaryLiteral, .tuple, .error, .ifExpression,
      .switchExpression, .type:
      false
    case .call(let call), .subscriptCall(let call), .macro(_, let call?):
      call.trailingClosures.isEmpty
    default: true
    }
  }

  /// True when the `{` here is a closure handed to what precedes, not the body of a statement or
  /// the accessors of a variable.
  var isTrailingClosureAhead: Bool {
    if mode.isSingleLine, token.isAtLineStart { return false }
    let next = peek()
    switch next.word {
    case .didSet, .willSet, .case: if !next.flags.contains(.escaped) { return false }
    default: break
    }
    if next.kind == .at, isObserverBlock { return false }
    if mode.allowsTrailingClosures { return true }
    return isFollowedByBody
  }

  private var isObserverBlock: Bool {
    var ahead = index + 1
    while ahead + 2 < tokens.count, tokens[ahead].kind == .at {
      ahead += 2
      if tokens[ahead].kind == .leftParen { ahead = max(ahead, Int(tokens[ahead].partner)) + 1 }
    }
    guard ahead < tokens.count else { return false }
    return tokens[ahead].word == .didSet || tokens[ahead].word == .willSet
  }

  /// In a condition `{ }` is a closure only if the condition visibly goes on behind it.
  private var isFollowedByBody: Bool {
    let partner = Int(token.partner)
    guard partner > index, partner + 1 < tokens.count else { return false }
    let next = tokens[partner + 1]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .leftBracket, .leftParen, .period, .prefixPeriod, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !next.isAtLineStart
    case .keyword:
      if next.word == .where { return true }
      return (next.word == .is || next.word == .as) && !next.isAtLineStart
    default: return false
    }
  }

  /// Parses `{ } label: { }`.
  mutating func parseTrailingClosures() -> [ArgumentSyntax] {
    var closures = [ArgumentSyntax(value: parseClosure())]
    while isNameOrLabel(token), peek().kind == .colon, peek(2).kind == .leftBrace,
      token.word != .default || token.flags.contains(.escaped)
    {
      let label = takeName()
      advance()
      closures.append(ArgumentSyntax(label: label, value: parseClosure()))
    }
    return closures
  }
}
