extension Parser {
  /// True at `#if`, `#elseif`, `#else` and `#endif`.
  var isConditionalDirective: Bool {
    (atDirective(.if) || atDirective(.elseif) || atDirective(.else) || atDirective(.endif))
  }

  /// True at `#elseif`, `#else` and `#endif`.
  var endsClause: Bool { atDirective(.elseif) || atDirective(.else) || atDirective(.endif) }

  /// Parses `#if` with all its clauses around statements or members.
  mutating func parseConditionalCompilation(members: Bool) -> [CompilationClauseSyntax] {
    var clauses: [CompilationClauseSyntax] = []
    var condition: ExpressionSyntax?
    advance()
    condition = parseDirectiveCondition()
    while true {
      let statements = members ? parseMemberStatements() : parseStatements()
      clauses.append(CompilationClauseSyntax(condition: condition, statements: statements))
      if atDirective(.elseif) {
        advance()
        condition = parseDirectiveCondition()
      } else if atDirective(.else), condition != nil {
        advance()
        endDirective()
        condition = nil
      } else {
        break
      }
    }
    expectEndif()
    return clauses
  }

  mutating func expectEndif() {
    if atDirective(.endif) {
      advance()
      return endDirective()
    }
    report(.expectedEndif, at: place)
  }

  /// Nothing may stand behind `#else` and `#endif`.
  mutating func endDirective() {
    guard !token.isAtLineStart, !atEnd else { return }
    report(.unexpectedToken, [found])
    while !token.isAtLineStart, !atEnd { advance() }
  }

  /// The condition ends with its line.
  mutating func parseDirectiveCondition() -> ExpressionSyntax {
    guard !token.isAtLineStart, !atEnd else {
      report(.expectedCondition, at: gap)
      return ExpressionSyntax(.error, gap)
    }
    let saved = mode
    mode = Mode(isSingleLine: true, isDirective: true)
    defer { mode = saved }
    let condition = parseExpression()
    if !token.isAtLineStart, !atEnd {
      report(.unexpectedToken, [found])
      while !token.isAtLineStart, !atEnd { advance() }
    }
    return condition
  }

  // MARK: Inside a chain

  /// True when the `#if` here stands between the members of a chain.
  var isPostfixDirective: Bool {
    var ahead = index + 1
    var nesting = 0
    while ahead < tokens.count - 1 {
      if tokens[ahead].isAtLineStart {
        guard tokens[ahead].kind == .pound, tokens[ahead].word == .if else { break }
        nesting += 1
      }
      ahead += 1
    }
    let first = tokens[ahead]
    return (first.kind == .period || first.kind == .prefixPeriod) && first.isAtLineStart
  }

  /// Parses `#if` whose clauses continue the chain before it.
  mutating func parsePostfixDirective(
    of base: ExpressionSyntax,
    start: Int
  ) -> ExpressionSyntax {
    guard enter() else { return ExpressionSyntax(.error, span(from: start)) }
    defer { leave() }
    var clauses: [PostfixClauseSyntax] = []
    advance()
    var condition: ExpressionSyntax? = parseDirectiveCondition()
    while true {
      let value = parsePostfixClause(of: base, start: start)
      clauses.append(PostfixClauseSyntax(condition: condition, value: value))
      if atDirective(.elseif) {
        advance()
        condition = parseDirectiveCondition()
      } else if atDirective(.else), condition != nil {
        advance()
        endDirective()
        condition = nil
      } else {
        break
      }
    }
    expectEndif()
    return ExpressionSyntax(.postfixConditional(base, clauses), span(from: start))
  }

  private mutating func parsePostfixClause(
    of base: ExpressionSyntax,
    start: Int
  ) -> ExpressionSyntax {
    guard at(.period) || at(.prefixPeriod) || (atDirective(.if)) else { return base }
    return parseSuffixes(of: base, start: start)
  }
}
