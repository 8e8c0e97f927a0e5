extension Parser {
  /// Parses the whole text.
  mutating func parseFile() -> [StatementSyntax] {
    var statements: [StatementSyntax] = []
    while true {
      statements += parseStatements(isFile: true)
      guard !atEnd else { return statements }
      // Only a closing bracket or a stray directive stops the loop before the end.
      report(.unexpectedCloser, [found])
      advance()
    }
  }

  /// Parses statements up to a closing bracket, the next `case` of a switch or the end of an `#if`
  /// clause.
  mutating func parseStatements(isFile: Bool = false, inSwitch: Bool = false) -> [StatementSyntax] {
    var statements: [StatementSyntax] = []
    var isSeparated = true
    while !endsStatements(inSwitch: inSwitch) {
      if at(.semicolon) {
        report(.emptyStatement)
        advance()
        continue
      }
      if !isSeparated, !token.isAtLineStart, !recoversSeparator() { continue }
      let (before, place) = (index, token.start)
      statements.append(parseStatement(isFile: isFile))
      if index == before, token.start == place { skipUnexpected() }
      isSeparated = consume(.semicolon)
    }
    return statements
  }

  private func endsStatements(inSwitch: Bool) -> Bool {
    switch token.kind {
    case .endOfFile, .rightBrace, .rightParen, .rightBracket, .interpolationEnd: return true
    case .pound: return endsClause
    case .keyword: return inSwitch && (at(.case) || at(.default))
    case .at: return inSwitch && peek().word == .unknown
    default: return false
    }
  }

  /// Reports a second statement on one line; false when the rest of the line was skipped because
  /// the first statement was already wrong.
  private mutating func recoversSeparator() -> Bool {
    guard !hasReportedHere else {
      skipLine()
      return false
    }
    if index > 0, tokens[index - 1].kind == .postfixOperator, beginsOperand {
      report(.unevenOperator, at: tokens[index - 1].span, [text(tokens[index - 1].span)])
    } else {
      report(at(.comma) ? .commaBetweenStatements : .missingSeparator, at: token.span, [found])
    }
    return true
  }

  /// Skips a token no statement begins with.
  private mutating func skipUnexpected() {
    if !hasReportedHere { report(.unexpectedToken, [found]) }
    let wasStart = token.start
    skipLine()
    if token.start == wasStart, !endsStatements(inSwitch: false) { advance() }
  }

  // MARK: One statement

  mutating func parseStatement(isFile: Bool) -> StatementSyntax {
    let start = token.start
    guard enter() else { return StatementSyntax(.error, span(from: start)) }
    defer { leave() }
    if let labelled = parseLabelledStatement(start) { return labelled }
    if atDirective(.if) {
      let clauses = parseConditionalCompilation(members: false)
      return StatementSyntax(.conditionalCompilation(clauses), span(from: start))
    }
    if isDeclarationStart {
      let declaration = parseDeclaration(isFile: isFile)
      return StatementSyntax(.declaration(declaration), declaration.span)
    }
    if let kind = parseKeywordStatement() { return StatementSyntax(kind, span(from: start)) }
    if isFile, at(.leftBrace) { remark(.topLevelBrace, at: token.span) }
    let expression = parseExpression()
    if isFile, let macro = declarationMacro(expression) { return macro }
    if case .error = expression.kind, hasReportedHere, expression.span.length == 0 {
      return StatementSyntax(.error, span(from: start))
    }
    return StatementSyntax(.expression(expression), span(from: start))
  }

  /// `#Preview { }` at the level of a file declares something.
  private func declarationMacro(_ expression: ExpressionSyntax) -> StatementSyntax? {
    guard case .macro(let name, let call?) = expression.kind,
      name.text.unicodeScalars.first?.properties.isUppercase ?? false
    else { return nil }
    let declaration = DeclarationSyntax(.macroExpansion(name, call), span: expression.span)
    return StatementSyntax(.declaration(declaration), expression.span)
  }

  private mutating func parseLabelledStatement(_ start: Int) -> StatementSyntax? {
    guard at(.identifier), peek().kind == .colon else { return nil }
    switch peek(2).word {
    case .for, .while, .repeat, .if, .switch, .do: break
    default: return nil
    }
    let label = takeName()
    advance()
    guard let kind = parseKeywordStatement(label: label) else { return nil }
    return StatementSyntax(kind, span(from: start))
  }

  private mutating func parseKeywordStatement(label: NameSyntax? = nil) -> StatementSyntax.Kind? {
    guard token.kind == .keyword else { return parseContextualStatement() }
    switch token.word {
    case .if: return .ifStatement(parseIf(label: label))
    case .switch: return .switchStatement(parseSwitch(label: label))
    case .guard: return parseGuard()
    case .for: return parseFor(label: label)
    case .while: return parseWhile(label: label)
    case .repeat where peek().kind == .leftBrace: return parseRepeat(label: label)
    case .do: return .doStatement(parseDo(label: label))
    case .defer:
      advance()
      return .deferStatement(parseBlock())
    case .return: return parseReturn()
    case .throw:
      advance()
      return .throwStatement(parseExpression())
    case .break:
      advance()
      return .breakStatement(takeJumpLabel())
    case .continue:
      advance()
      return .continueStatement(takeJumpLabel())
    case .fallthrough:
      advance()
      return .fallthroughStatement
    case .case, .default:
      report(.strayCase, [found])
      skipLine()
      return .error
    case .else, .catch:
      report(.strayElse, [found])
      return parseStrayBranch()
    default: return nil
    }
  }

  /// Reads what follows an `else` or `catch` without its `if` or `do`, to report what is in it.
  private mutating func parseStrayBranch() -> StatementSyntax.Kind {
    advance()
    if at(.leftBrace) { _ = parseBlock() }
    return .error
  }

  private mutating func parseContextualStatement() -> StatementSyntax.Kind? {
    let next = peek()
    guard token.word == .yield || token.word == .then, token.kind == .identifier,
      !next.isAtLineStart, next.kind == .identifier || next.kind == .prefixAmpersand
    else { return nil }
    let word = takeName().text
    return .expression(ExpressionSyntax(.keywordExpression(word, parseExpression()), gap))
  }

  private mutating func parseReturn() -> StatementSyntax.Kind {
    advance()
    let isIf = at(.if) || at(.switch)
    guard beginsExpression(token), isIf || !beginsStatementKeyword, !isDirective,
      !isDeclarationStart, !(at(.identifier) && token.isAtLineStart && beginsLabel)
    else { return .returnStatement(nil) }
    return .returnStatement(parseExpression())
  }

  private var beginsLabel: Bool { peek().kind == .colon }

  private var isDirective: Bool {
    atDirective(.if) || atDirective(.else) || atDirective(.elseif) || atDirective(.endif)
  }

  private var beginsStatementKeyword: Bool {
    token.kind == .keyword && at(.repeat) && peek().kind == .leftBrace
  }

  private mutating func takeJumpLabel() -> NameSyntax? {
    at(.identifier) && !token.isAtLineStart ? takeName() : nil
  }

  /// Parses statements in braces.
  mutating func parseBlock() -> BlockSyntax {
    let start = token.start
    guard at(.leftBrace) else {
      report(.expectedBrace, at: place, [found])
      return BlockSyntax(statements: [], span: Span(start, start))
    }
    guard enter() else { return BlockSyntax(statements: [], span: span(from: start)) }
    defer { leave() }
    let opening = token
    advance()
    let saved = (mode, context)
    (mode, context) = (Mode(), .code)
    defer { (mode, context) = saved }
    let statements = parseStatements()
    close(.rightBrace, opening: opening)
    return BlockSyntax(statements: statements, span: span(from: start))
  }
}
