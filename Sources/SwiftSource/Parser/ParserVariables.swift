extension Parser {
  /// Parses `let` or `var` with its bindings.
  mutating func parseVariable() -> VariableSyntax {
    let isLet = at(.let)
    advance()
    var bindings: [BindingSyntax] = []
    repeat {
      bindings.append(parseBinding(isLet: isLet))
    } while consume(.comma)
    return VariableSyntax(isLet: isLet, bindings: bindings)
  }

  private mutating func parseBinding(isLet: Bool) -> BindingSyntax {
    let pattern = parseBindingPattern()
    let type = consume(.colon) ? parseType() : nil
    var value: ExpressionSyntax?
    if at(.equal) {
      advance()
      value =
        beginsOperand || at(.binaryOperator) || at(.prefixPeriod) || at(.period)
        ? parseExpression() : missingExpression()
    }
    if let value, context.isProtocol { remark(.computedWithValue, at: value.span) }
    let brace = token
    let accessors = at(.leftBrace) && !hasReportedHere ? parseAccessors() : nil
    if let accessors {
      checkAccessors(
        accessors,
        isLet: isLet,
        pattern: pattern,
        hasType: type != nil,
        value: value,
        at: brace
      )
    }
    return BindingSyntax(pattern: pattern, type: type, value: value, accessors: accessors)
  }

  /// Parses `{ expression }` or `{ get set }`.
  mutating func parseAccessors() -> AccessorsSyntax {
    guard enter() else { return .list([]) }
    defer { leave() }
    let start = token.start
    let opening = token
    guard isAccessorBlock else { return .getter(parseBlock()) }
    advance()
    var accessors: [AccessorSyntax] = []
    while !at(.rightBrace), !atEnd {
      guard let accessor = parseAccessor() else { break }
      accessors.append(accessor)
    }
    _ = start
    close(.rightBrace, opening: opening)
    return .list(accessors)
  }

  /// True when the first thing behind `{` is `get`, `set`, `willSet`, ...
  private var isAccessorBlock: Bool {
    var ahead = index + 1
    while ahead + 2 < tokens.count, tokens[ahead].kind == .at {
      ahead += 2
      if tokens[ahead].kind == .leftParen { ahead = max(ahead, Int(tokens[ahead].partner)) + 1 }
    }
    while ahead + 1 < tokens.count, isAccessorModifier(tokens[ahead].word) { ahead += 1 }
    guard ahead < tokens.count else { return false }
    let next = tokens[min(ahead + 1, tokens.count - 1)]
    switch tokens[ahead].word {
    case .get, .set, .didSet, .willSet, .underscoredRead, .underscoredModify: return true
    case .read, .modify: return next.kind == .leftBrace
    case .initializer: return next.kind == .leftBrace || next.kind == .leftParen
    default: return isAddressor(tokens[ahead])
    }
  }

  private func isAccessorModifier(_ word: Word) -> Bool {
    word == .mutating || word == .nonmutating || word == .borrowing || word == .consuming
  }

  private func isAddressor(_ token: Token) -> Bool {
    guard token.kind == .identifier, token.end - token.start > 10 else { return false }
    let name = text(token.span)
    return name == "unsafeAddress" || name == "unsafeMutableAddress"
  }

  private mutating func parseAccessor() -> AccessorSyntax? {
    let start = token.start
    _ = parseAttributes()
    var mutation: String?
    while isAccessorModifier(token.word) {
      mutation = text(token.span)
      advance()
    }
    switch token.word {
    case .get, .set, .didSet, .willSet, .underscoredRead, .underscoredModify, .read, .modify,
      .initializer:
      break
    default:
      guard isAddressor(token) else {
        report(.expectedAccessor, at: place, [found])
        return nil
      }
    }
    let keyword = takeName().text
    let parameter = parseAccessorParameter()
    let effects = parseEffects()
    let body = at(.leftBrace) ? parseBlock() : nil
    if body == nil, !context.isProtocol {
      report(.accessorBody, at: place, [keyword])
    }
    return AccessorSyntax(
      keyword: keyword,
      parameter: parameter,
      isThrowing: effects.isThrowing,
      isAsync: effects.isAsync,
      mutation: mutation,
      body: body,
      span: span(from: start)
    )
  }

  private mutating func parseAccessorParameter() -> NameSyntax? {
    guard at(.leftParen) else { return nil }
    let opening = token
    advance()
    let name = takeDeclaredName()
    close(.rightParen, opening: opening)
    return name
  }
}
