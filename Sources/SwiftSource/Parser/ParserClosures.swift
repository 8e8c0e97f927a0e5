extension Parser {
  mutating func parseClosureExpression() -> ExpressionSyntax {
    parseClosure()
  }

  /// Parses `{ signature in statements }` at its brace.
  mutating func parseClosure() -> ExpressionSyntax {
    let start = token.start
    guard enter() else { return ExpressionSyntax(.error, span(from: start)) }
    defer { leave() }
    let opening = token
    let hasSignature = closureHasSignature()
    advance()
    let saved = (mode, context, closure, shorthandCount)
    (mode, context, shorthandCount) = (Mode(), .code, 0)
    defer { (mode, context, closure, shorthandCount) = saved }
    var signature = ClosureSignature()
    if hasSignature { parseClosureSignature(&signature) }
    closure = signature.parameters == nil ? .numbered : .named
    let body = parseStatements()
    close(.rightBrace, opening: opening)
    let closure = ClosureSyntax(
      attributes: signature.attributes,
      captures: signature.captures,
      parameters: signature.parameters,
      isAsync: signature.effects.isAsync,
      isThrowing: signature.effects.isThrowing,
      thrownType: signature.effects.thrownType,
      result: signature.result,
      shorthandCount: shorthandCount,
      body: body
    )
    return ExpressionSyntax(.closure(closure), span(from: start))
  }

  private struct ClosureSignature {
    var attributes: [AttributeSyntax] = []
    var captures: [CaptureSyntax] = []
    var parameters: [ClosureParameterSyntax]?
    var effects = Effects()
    var result: TypeSyntax?
  }

  // MARK: Looking ahead

  /// True when the `{` here is followed by a signature that ends with `in`.
  private mutating func closureHasSignature() -> Bool {
    var ahead = index + 1
    let first = tokens[min(ahead, tokens.count - 1)]
    switch first.kind {
    case .at: skipAttributes(&ahead)
    case .leftBracket, .leftParen, .identifier, .dollarIdentifier: break
    case .keyword where first.word == .underscore: break
    default: return false
    }
    if tokens[ahead].kind == .leftBracket {
      guard skipBracket(&ahead) else { return false }
    }
    if tokens[ahead].kind == .leftParen {
      guard skipBracket(&ahead) else { return false }
    } else {
      while isParameterName(tokens[ahead]) {
        ahead += 1
        guard tokens[ahead].kind == .comma, isParameterName(tokens[ahead + 1]) else { break }
        ahead += 1
      }
    }
    skipEffects(&ahead)
    guard ahead < tokens.count else { return false }
    if tokens[ahead].kind == .arrow { return hasResultAndIn(after: ahead) }
    return tokens[ahead].word == .in && tokens[ahead].kind == .keyword
  }

  private func isParameterName(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier:
      (token.word != .async && token.word != .throws) || token.flags.contains(.escaped)
    case .dollarIdentifier: true
    case .keyword: token.word == .underscore
    default: false
    }
  }

  private func skipBracket(_ ahead: inout Int) -> Bool {
    let partner = Int(tokens[ahead].partner)
    guard partner > ahead else { return false }
    ahead = partner + 1
    return true
  }

  private func skipAttributes(_ ahead: inout Int) {
    while tokens[ahead].kind == .at, ahead + 2 < tokens.count {
      ahead += 2
      while tokens[ahead].kind == .period, ahead + 2 < tokens.count { ahead += 2 }
      if tokens[ahead].kind == .leftParen, tokens[ahead].start == tokens[ahead - 1].end {
        _ = skipBracket(&ahead)
      }
    }
  }

  private func skipEffects(_ ahead: inout Int) {
    while ahead < tokens.count {
      switch tokens[ahead].word {
      case .async: ahead += 1
      case .throws, .rethrows:
        ahead += 1
        if tokens[ahead].kind == .leftParen { _ = skipBracket(&ahead) }
      default: return
      }
    }
  }

  private mutating func hasResultAndIn(after arrow: Int) -> Bool {
    let checkpoint = beginSpeculation()
    jump(to: arrow)
    advance()
    _ = parseType()
    let found = !speculationFailed && at(.in)
    endSpeculation(checkpoint, keep: false)
    return found
  }

  // MARK: Reading

  private mutating func parseClosureSignature(_ signature: inout ClosureSignature) {
    signature.attributes = parseAttributes()
    if at(.leftBracket) { signature.captures = parseCaptures() }
    if at(.leftParen) {
      signature.parameters = parseClosureParameters()
    } else if !at(.in), isParameterName(token) {
      var parameters: [ClosureParameterSyntax] = []
      repeat {
        guard isParameterName(token) else { break }
        parameters.append(ClosureParameterSyntax(name: takeName(), type: nil))
      } while consume(.comma)
      signature.parameters = parameters
    }
    signature.effects = parseEffects()
    if consume(.arrow) { signature.result = parseType() }
    if !consume(.in) { report(.expectedToken, at: place, ["in"]) }
  }

  private mutating func parseCaptures() -> [CaptureSyntax] {
    let opening = token
    advance()
    var captures: [CaptureSyntax] = []
    while !at(.rightBracket), !atEnd {
      captures.append(parseCapture())
      if !consume(.comma) { break }
    }
    close(.rightBracket, opening: opening)
    return captures
  }

  private mutating func parseCapture() -> CaptureSyntax {
    var specifier: String?
    if at(.weak) || at(.unowned) {
      let start = token.start
      advance()
      if at(.leftParen) { skipBalanced() }
      specifier = text(span(from: start))
    }
    guard token.kind == .identifier || at(.selfValue) || token.kind == .dollarIdentifier else {
      report(.expectedName, at: place, [found])
      return CaptureSyntax(specifier: specifier, name: NameSyntax("", gap), value: nil)
    }
    let name = takeName()
    let value = consume(.equal) ? parseExpression() : nil
    return CaptureSyntax(specifier: specifier, name: name, value: value)
  }

  private mutating func parseClosureParameters() -> [ClosureParameterSyntax] {
    let opening = token
    advance()
    var parameters: [ClosureParameterSyntax] = []
    while !at(.rightParen), !atEnd {
      parameters.append(parseClosureParameter())
      if !consume(.comma) { break }
    }
    close(.rightParen, opening: opening)
    return parameters
  }

  private mutating func parseClosureParameter() -> ClosureParameterSyntax {
    _ = parseAttributes()
    guard isNameOrLabel(token) else {
      report(.expectedName, at: place, [found])
      return ClosureParameterSyntax(name: NameSyntax("", gap), type: nil)
    }
    var name = takeName()
    if isNameOrLabel(token) {
      if name.text != "_" { remark(.closureLabel, at: name.span) }
      name = takeName()
    }
    guard consume(.colon) else { return ClosureParameterSyntax(name: name, type: nil) }
    let type = parseType()
    let isVariadic = atOperator("...")
    if isVariadic { advance() }
    return ClosureParameterSyntax(name: name, type: type, isVariadic: isVariadic)
  }
}
