extension Parser {
  mutating func parseFunction() -> FunctionSyntax {
    advance()
    let name = takeFunctionName()
    let parameters = parseGenericParameters()
    let signature = parseSignature()
    let requirements = parseRequirements()
    return FunctionSyntax(
      name: name,
      generics: GenericsSyntax(parameters: parameters, requirements: requirements),
      signature: signature,
      body: parseOptionalBody()
    )
  }

  /// A body is missing in protocols; elsewhere the checker says so.
  mutating func parseOptionalBody() -> BlockSyntax? {
    if at(.leftBrace) {
      if context.isProtocol { remark(.protocolBody, at: token.span) }
      return parseBlock()
    }
    if atEnd, !context.isProtocol { lacksBody = true }
    return nil
  }

  /// A function is named by a name or by an operator.
  private mutating func takeFunctionName() -> NameSyntax {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand,
      .postfixExclamation, .infixQuestion:
      let span = token.span
      let length = span.length
      // `==<T>` is an operator and the generic parameters behind it.
      if length > 1, byte(span.end - 1) == 0x3C, peek().kind == .identifier {
        for _ in 1..<length { consumeFirstByte() }
        token.kind = .binaryOperator
        return NameSyntax(text(Span(span.start, span.end - 1)), Span(span.start, span.end - 1))
      }
      advance()
      return NameSyntax(text(span), span)
    default: return takeDeclaredName()
    }
  }

  mutating func parseInitializer() -> InitializerSyntax {
    let keyword = token.span
    advance()
    var mark = ""
    if consume(.postfixQuestion) || consume(.infixQuestion) {
      mark = "?"
    } else if consume(.postfixExclamation) {
      mark = "!"
    }
    let parameters = parseGenericParameters()
    let signature = parseSignature()
    if let result = signature.result { remark(.initializerResult, at: result.span) }
    let requirements = parseRequirements()
    return InitializerSyntax(
      mark: mark,
      keyword: keyword,
      generics: GenericsSyntax(parameters: parameters, requirements: requirements),
      signature: signature,
      body: parseOptionalBody()
    )
  }

  mutating func parseSubscript() -> SubscriptSyntax {
    let keyword = token.span
    advance()
    let generics = parseGenericParameters()
    let parameters = parseParameters(labelsDefaultToNone: true)
    var result = TypeSyntax(.error, gap)
    if consume(.arrow) {
      result = parseType()
    } else {
      report(.expectedToken, at: place, ["->"])
    }
    let requirements = parseRequirements()
    let accessors = at(.leftBrace) ? parseAccessors() : nil
    if accessors == nil {
      report(context.isProtocol ? .protocolAccessor : .accessorBody, at: gap, ["subscript"])
    }
    if let accessors, context.isProtocol { checkRequirement(accessors, at: keyword) }
    return SubscriptSyntax(
      keyword: keyword,
      generics: GenericsSyntax(parameters: generics, requirements: requirements),
      parameters: parameters,
      result: result,
      accessors: accessors
    )
  }

  // MARK: Signatures

  private mutating func parseSignature() -> SignatureSyntax {
    let parameters = parseParameters()
    let effects = parseEffects()
    var result: TypeSyntax?
    if consume(.arrow) {
      result = parseType()
    } else if at(.colon) {
      // Other languages write the result behind a colon.
      report(.colonForArrow)
      advance()
      result = parseType()
    }
    return SignatureSyntax(
      parameters: parameters,
      isAsync: effects.isAsync,
      isThrowing: effects.isThrowing,
      isRethrowing: effects.isRethrowing,
      thrownType: effects.thrownType,
      result: result
    )
  }

  /// Parses `(label name: Type = value, ...)`.
  mutating func parseParameters(labelsDefaultToNone: Bool = false) -> [ParameterSyntax] {
    guard at(.leftParen) else {
      report(.expectedParameters, at: place)
      return []
    }
    let opening = token
    advance()
    var parameters: [ParameterSyntax] = []
    while !at(.rightParen), !atEnd {
      parameters.append(parseParameter(labelsDefaultToNone))
      if consume(.comma) { continue }
      guard !at(.rightParen), isNameOrLabel(token), !hasReportedHere else { break }
      report(.missingComma, at: gap)
    }
    close(.rightParen, opening: opening)
    return parameters
  }

  private mutating func parseParameter(_ labelsDefaultToNone: Bool) -> ParameterSyntax {
    let start = token.start
    let attributes = parseAttributes()
    guard isNameOrLabel(token) else {
      report(.expectedName, at: place, [found])
      let type = TypeSyntax(.error, gap)
      return ParameterSyntax(label: nil, name: NameSyntax("", gap), type: type, span: gap)
    }
    skipParameterModifier()
    let first = takeName()
    let second = isNameOrLabel(token) ? takeName() : nil
    var label: NameSyntax? = first.text == "_" && first.span.length == 1 ? nil : first
    if second == nil, labelsDefaultToNone { label = nil }
    var type = TypeSyntax(.error, gap)
    if consume(.colon) {
      type = parseType()
    } else {
      report(.expectedParameterType, at: gap, [first.text])
    }
    let isVariadic = atOperator("...")
    if isVariadic { advance() }
    let value = consume(.equal) ? parseExpression() : nil
    return ParameterSyntax(
      attributes: attributes,
      label: label,
      name: second ?? first,
      type: type,
      isVariadic: isVariadic,
      defaultValue: value,
      span: span(from: start)
    )
  }

  /// `isolated x: T` and `_const x: T` of older compilers.
  private mutating func skipParameterModifier() {
    guard token.word == .isolated, peek().kind == .identifier, peek(2).kind == .identifier else {
      return
    }
    advance()
  }

  // MARK: Generics

  /// Parses `<T: P, each U>`.
  mutating func parseGenericParameters() -> [GenericParameterSyntax] {
    guard startsWith(0x3C) else { return [] }
    let opening = token
    consumeFirstByte()
    var parameters: [GenericParameterSyntax] = []
    while !startsWith(0x3E), !atEnd {
      parameters.append(parseGenericParameter())
      if !consume(.comma) { break }
    }
    if startsWith(0x3E) {
      if parameters.isEmpty { report(.expectedName, at: token.span, [">"]) }
      consumeFirstByte()
    } else {
      report(.unclosedBracket, at: atEnd ? opening.span : gap, ["<", ">"])
    }
    return parameters
  }

  private mutating func parseGenericParameter() -> GenericParameterSyntax {
    _ = parseAttributes()
    var isPack = false
    if at(.each), peek().kind == .identifier {
      advance()
      isPack = true
    } else if at(.let) {
      advance()
    }
    let name = takeDeclaredName()
    let inherited = consume(.colon) ? parseType() : nil
    return GenericParameterSyntax(name: name, inherited: inherited, isPack: isPack)
  }

  /// Parses `where T: P, U == V`.
  mutating func parseRequirements() -> [RequirementSyntax] {
    guard consume(.where) else { return [] }
    var requirements: [RequirementSyntax] = []
    repeat {
      let left = parseType()
      if consume(.colon) {
        requirements.append(.conformance(left, parseType()))
      } else if atOperator("==") {
        advance()
        requirements.append(.sameType(left, parseType()))
      } else {
        report(.expectedRequirement, at: place)
      }
    } while consume(.comma)
    return requirements
  }
}
