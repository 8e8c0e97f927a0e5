extension Parser {
  /// Parses an expression behind which a block begins.
  mutating func parseHeaderExpression() -> ExpressionSyntax {
    if at(.leftBrace) {
      report(.expectedCondition)
      return ExpressionSyntax(.error, gap)
    }
    let saved = mode
    mode.allowsTrailingClosures = false
    mode.stopsAtAssignment = false
    defer { mode = saved }
    return parseExpression()
  }

  /// Parses the conditions of `if`, `guard` and `while`.
  mutating func parseConditions() -> [ConditionSyntax] {
    var conditions: [ConditionSyntax] = []
    repeat {
      conditions.append(parseCondition())
    } while consume(.comma)
    return conditions
  }

  private mutating func parseCondition() -> ConditionSyntax {
    let start = token.start
    switch token.kind {
    case .pound where token.word == .available || token.word == .unavailable:
      let isUnavailable = token.word == .unavailable
      advance()
      let opening = token
      expect(.leftParen, "(")
      let items = parseAvailabilityItems(until: .rightParen)
      close(.rightParen, opening: opening)
      return .availability(items, isUnavailable: isUnavailable, span(from: start))
    case .keyword where at(.let) || at(.var): return parseOptionalBinding()
    case .keyword where at(.case):
      advance()
      let pattern = parseMatchingPattern()
      expectAssignment()
      return .pattern(pattern, parseHeaderExpression())
    default:
      let expression = parseHeaderExpression()
      if case .sequence(let elements) = expression.kind {
        for case .assignment(let span) in elements {
          remark(.assignmentInCondition, at: span)
        }
      }
      return .expression(expression)
    }
  }

  private mutating func expectAssignment() {
    if !consume(.equal) { report(.expectedToken, at: place, ["="]) }
  }

  private mutating func parseOptionalBinding() -> ConditionSyntax {
    let isVar = at(.var)
    advance()
    var pattern = parseOptionalPattern()
    if consume(.colon) {
      let type = parseType()
      pattern = PatternSyntax(.typed(pattern, type), pattern.span.union(type.span))
    }
    guard consume(.equal) else {
      return .optionalBinding(isVar: isVar, pattern, nil)
    }
    return .optionalBinding(isVar: isVar, pattern, parseHeaderExpression())
  }

  /// `if let self` is allowed besides ordinary names.
  private mutating func parseOptionalPattern() -> PatternSyntax {
    if at(.prefixPeriod) || at(.integer) || at(.stringStart) {
      report(.patternNeedsCase)
      let pattern = parseMatchingPattern()
      lastReport = -1
      return pattern
    }
    guard at(.selfValue) else {
      let pattern = parseBindingPattern()
      if at(.postfixQuestion) {
        report(.patternNeedsCase)
        advance()
      }
      return pattern
    }
    let name = takeName()
    return PatternSyntax(.identifier(name), name.span)
  }

  // MARK: if

  /// Parses `if ... else if ... else`; the branches are read in a loop.
  mutating func parseIf(label: NameSyntax?) -> IfSyntax {
    var heads: [(start: Int, conditions: [ConditionSyntax], body: BlockSyntax)] = []
    var last: ElseSyntax?
    while true {
      let start = heads.isEmpty ? (label?.span.start ?? token.start) : token.start
      advance()
      let conditions = parseConditions()
      heads.append((start, conditions, parseBlock()))
      guard at(.else) else { break }
      advance()
      guard at(.if) else {
        last = .block(parseBlock())
        break
      }
      if heads.count >= ParserLimits.elseIf {
        report(.tooDeep, [String(ParserLimits.elseIf)])
        skipLine()
        break
      }
    }
    let end = previousEnd
    for (index, head) in heads.enumerated().dropFirst().reversed() {
      _ = index
      last = .elseIf(
        IfSyntax(
          conditions: head.conditions,
          body: head.body,
          elseBranch: last,
          span: Span(head.start, end)
        )
      )
    }
    return IfSyntax(
      label: label,
      conditions: heads[0].conditions,
      body: heads[0].body,
      elseBranch: last,
      span: Span(heads[0].start, end)
    )
  }

  mutating func parseGuard() -> StatementSyntax.Kind {
    advance()
    let conditions = parseConditions()
    if !consume(.else) { report(.expectedElse, at: place) }
    return .guardStatement(conditions, parseBlock())
  }

  // MARK: Loops

  mutating func parseFor(label: NameSyntax?) -> StatementSyntax.Kind {
    advance()
    let isTry = at(.try)
    if isTry { advance() }
    let isAwait = at(.await)
    if isAwait { advance() }
    if at(.unsafe), peek().kind == .identifier || peek().kind == .keyword, peek().word != .in {
      advance()
    }
    let isCase = consume(.case)
    var pattern = isCase ? parseMatchingPattern() : parseLoopPattern()
    if consume(.colon) {
      let type = parseType()
      pattern = PatternSyntax(.typed(pattern, type), pattern.span.union(type.span))
    }
    if !consume(.in) { report(.expectedIn, at: place) }
    let sequence = parseHeaderExpression()
    let condition = consume(.where) ? parseHeaderExpression() : nil
    let loop = ForSyntax(
      label: label,
      pattern: pattern,
      isCase: isCase,
      isAwait: isAwait,
      isTry: isTry,
      sequence: sequence,
      condition: condition,
      body: parseBlock()
    )
    return .forStatement(loop)
  }

  /// `for var x in` is allowed; `let` is understood and must not be written.
  private mutating func parseLoopPattern() -> PatternSyntax {
    guard at(.var) else { return parseBindingPattern() }
    let start = token.start
    advance()
    let inner = parseBindingPattern()
    return PatternSyntax(.binding(isVar: true, inner), span(from: start))
  }

  mutating func parseWhile(label: NameSyntax?) -> StatementSyntax.Kind {
    advance()
    let conditions = parseConditions()
    return .whileStatement(label: label, conditions, parseBlock())
  }

  mutating func parseRepeat(label: NameSyntax?) -> StatementSyntax.Kind {
    advance()
    let body = parseBlock()
    if !consume(.while) { report(.expectedToken, at: place, ["while"]) }
    if at(.leftBrace) { report(.expectedCondition) }
    return .repeatStatement(label: label, body, parseExpression())
  }

  mutating func parseDo(label: NameSyntax?) -> DoSyntax {
    advance()
    var thrownType: TypeSyntax?
    if consume(.throws) {
      let opening = token
      expect(.leftParen, "(")
      thrownType = parseType()
      close(.rightParen, opening: opening)
    }
    let body = parseBlock()
    var catches: [CatchSyntax] = []
    while at(.catch) {
      advance()
      let items = at(.leftBrace) ? [] : parseCaseItems()
      catches.append(CatchSyntax(items: items, body: parseBlock()))
    }
    return DoSyntax(label: label, thrownType: thrownType, body: body, catches: catches)
  }

  /// Parses `pattern where condition, pattern`.
  private mutating func parseCaseItems() -> [CaseItemSyntax] {
    var items: [CaseItemSyntax] = []
    let saved = mode
    mode.allowsTrailingClosures = false
    defer { mode = saved }
    repeat {
      let pattern = at(.where) ? PatternSyntax(.wildcard, gap) : parseMatchingPattern()
      let condition = consume(.where) ? parseHeaderExpression() : nil
      items.append(CaseItemSyntax(pattern: pattern, condition: condition))
    } while consume(.comma)
    checkBindings(items)
    return items
  }

  // MARK: switch

  /// Parses `switch subject { cases }`.
  mutating func parseSwitch(label: NameSyntax?) -> SwitchSyntax {
    let start = label?.span.start ?? token.start
    advance()
    let subject = parseHeaderExpression()
    let opening = token
    var cases: [SwitchCaseSyntax] = []
    if at(.leftBrace) {
      if enter() {
        advance()
        let saved = (mode, context)
        (mode, context) = (Mode(), .code)
        parseCases(into: &cases)
        (mode, context) = saved
        leave()
      }
      close(.rightBrace, opening: opening)
    } else {
      report(.expectedBrace, at: place, [found])
    }
    return SwitchSyntax(label: label, subject: subject, cases: cases, span: span(from: start))
  }

  private mutating func parseCases(into cases: inout [SwitchCaseSyntax]) {
    while !at(.rightBrace), !atEnd {
      if at(.case) || at(.default) || (at(.at) && peek().word == .unknown) {
        if cases.last?.isDefault ?? false { remark(.defaultLast, at: token.span) }
        cases.append(parseCase())
      } else if atDirective(.if) {
        parseConditionalCases(into: &cases)
      } else if atDirective(.elseif) || atDirective(.else) || atDirective(.endif) {
        return
      } else {
        report(.expectedCase, [found])
        let before = index
        _ = parseStatements(inSwitch: true)
        if index == before { advance() }
      }
    }
  }

  private mutating func parseCase() -> SwitchCaseSyntax {
    let start = token.start
    if at(.at) { _ = parseAttribute(inType: false) }
    let isDefault = at(.default)
    var items: [CaseItemSyntax] = []
    if consume(.case) {
      items = parsePatternItems()
    } else if !consume(.default) {
      report(.expectedCase, at: place, [found])
    }
    if at(.where) { report(.unexpectedToken, [found]) }
    if !consume(.colon) { report(.expectedCaseColon, at: gap) }
    let body = parseStatements(inSwitch: true)
    if body.isEmpty, !atEnd { remark(.emptyCase, at: span(from: start)) }
    return SwitchCaseSyntax(items: items, isDefault: isDefault, body: body, span: span(from: start))
  }

  private mutating func parsePatternItems() -> [CaseItemSyntax] {
    var items: [CaseItemSyntax] = []
    repeat {
      let pattern = parseMatchingPattern()
      let condition = consume(.where) ? parseExpression() : nil
      items.append(CaseItemSyntax(pattern: pattern, condition: condition))
    } while consume(.comma)
    checkBindings(items)
    return items
  }

  /// `#if` around cases: every clause's cases are kept, in order.
  private mutating func parseConditionalCases(into cases: inout [SwitchCaseSyntax]) {
    advance()
    _ = parseDirectiveCondition()
    while true {
      parseCases(into: &cases)
      if atDirective(.elseif) {
        advance()
        _ = parseDirectiveCondition()
      } else if atDirective(.else) {
        advance()
        endDirective()
      } else {
        break
      }
    }
    expectEndif()
  }
}
