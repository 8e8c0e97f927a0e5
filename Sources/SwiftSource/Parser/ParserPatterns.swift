extension Parser {
  /// Parses the pattern of `let`, `var` or `for`: names, `_` and tuples of them.
  mutating func parseBindingPattern() -> PatternSyntax {
    let start = token.start
    guard enter() else { return PatternSyntax(.error, span(from: start)) }
    defer { leave() }
    switch token.kind {
    case .identifier:
      let name = takeName()
      return PatternSyntax(.identifier(name), name.span)
    case .keyword where at(.underscore):
      advance()
      return PatternSyntax(.wildcard, span(from: start))
    case .keyword where at(.let) || at(.var):
      let isVar = at(.var)
      remark(.nestedBinding, at: token.span, [text(token.span)])
      advance()
      let inner = parseBindingPattern()
      return PatternSyntax(.binding(isVar: isVar, inner), span(from: start))
    case .leftParen: return parseTuplePattern()
    default: return missingPattern()
    }
  }

  private mutating func missingPattern() -> PatternSyntax {
    let start = token.start
    if token.kind == .keyword, !token.isAtLineStart {
      report(.reservedWord, [text(token.span)])
      advance()
      return PatternSyntax(.error, span(from: start))
    }
    if token.kind == .integer || token.kind == .float || token.kind == .dollarIdentifier {
      report(.expectedName, [found])
      advance()
      return PatternSyntax(.error, span(from: start))
    }
    report(.expectedName, at: place, [found])
    return PatternSyntax(.error, Span(start, start))
  }

  private mutating func parseTuplePattern() -> PatternSyntax {
    let start = token.start
    let opening = token
    advance()
    var elements: [TuplePatternElementSyntax] = []
    while !at(.rightParen), !atEnd {
      var label: NameSyntax?
      if isNameOrLabel(token), peek().kind == .colon {
        label = takeName()
        advance()
      }
      elements.append(TuplePatternElementSyntax(label: label, pattern: parseBindingPattern()))
      if !consume(.comma) { break }
    }
    close(.rightParen, opening: opening)
    return PatternSyntax(.tuple(elements), span(from: start))
  }

  /// Parses a pattern after `case` or `catch`, where any expression may stand.
  mutating func parseMatchingPattern() -> PatternSyntax {
    let start = token.start
    guard enter() else { return PatternSyntax(.error, span(from: start)) }
    defer { leave() }
    if at(.is) {
      advance()
      let type = parseType()
      return PatternSyntax(.isType(type), span(from: start))
    }
    let saved = mode
    mode.isPattern = true
    mode.stopsAtAssignment = true
    let expression = parseExpression()
    mode = saved
    return PatternReader(isBinding: false).pattern(from: expression)
  }
}

/// Reads an expression that was parsed in a pattern as the pattern it means.
struct PatternReader {
  /// True below `let` or `var`, where names are bound.
  let isBinding: Bool

  func pattern(from expression: ExpressionSyntax) -> PatternSyntax {
    PatternSyntax(kind(of: expression), expression.span)
  }

  private func kind(of expression: ExpressionSyntax) -> PatternSyntax.Kind {
    switch expression.kind {
    case .keywordExpression(let word, let inner) where word == "let" || word == "var":
      return .binding(
        isVar: word == "var",
        PatternReader(isBinding: true).pattern(from: inner)
      )
    case .discard: return .wildcard
    case .identifier(let name, let arguments) where isBinding && arguments.isEmpty:
      return .identifier(name)
    case .paren(let inner):
      return .tuple([TuplePatternElementSyntax(label: nil, pattern: pattern(from: inner))])
    case .tuple(let arguments): return .tuple(elements(arguments))
    case .optionalUnwrap(let inner): return .optional(pattern(from: inner))
    case .implicitMember(let name, let arguments) where arguments.isEmpty:
      return .enumCase(type: nil, name, payload: nil)
    case .member(let base, let name, let arguments) where arguments.isEmpty:
      guard let type = base.asType, looksLikeType(base) else { return .expression(expression) }
      return .enumCase(type: type, name, payload: nil)
    case .call(let call) where call.trailingClosures.isEmpty:
      return kind(ofCall: call) ?? .expression(expression)
    case .sequence(let sequence): return kind(of: sequence) ?? .expression(expression)
    case .error: return .error
    default: return .expression(expression)
    }
  }

  private func kind(ofCall call: CallSyntax) -> PatternSyntax.Kind? {
    switch call.callee.kind {
    case .implicitMember(let name, let arguments) where arguments.isEmpty:
      return .enumCase(type: nil, name, payload: elements(call.arguments))
    case .member(let base, let name, let arguments) where arguments.isEmpty:
      guard let type = base.asType, looksLikeType(base) else { return nil }
      return .enumCase(type: type, name, payload: elements(call.arguments))
    default: return nil
    }
  }

  /// `x as T` and, inside a payload, `is T`.
  private func kind(of sequence: [SequenceElementSyntax]) -> PatternSyntax.Kind? {
    guard sequence.count == 2, case .operand(let value) = sequence[0],
      case .cast(let cast, let type, _) = sequence[1]
    else { return nil }
    switch (cast, value.kind) {
    case (.test, .discard) where value.span.length == 0: return .isType(type)
    case (.coerce, _): return .asType(pattern(from: value), type)
    default: return nil
    }
  }

  private func elements(_ arguments: [ArgumentSyntax]) -> [TuplePatternElementSyntax] {
    arguments.map {
      TuplePatternElementSyntax(label: $0.label, pattern: pattern(from: $0.value))
    }
  }

  /// Types are written with a capital first letter; so is the base of a case of an enum.
  private func looksLikeType(_ base: ExpressionSyntax) -> Bool {
    switch base.kind {
    case .identifier(let name, _): name.text.unicodeScalars.first?.properties.isUppercase ?? false
    case .member(_, let name, _): name.text.unicodeScalars.first?.properties.isUppercase ?? false
    default: false
    }
  }
}
