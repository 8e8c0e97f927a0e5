extension Parser {
  /// Parses a type with its attributes, specifiers, `some` and function arrows.
  mutating func parseType() -> TypeSyntax {
    let start = token.start
    guard enter() else { return TypeSyntax(.error, span(from: start)) }
    defer { leave() }
    var attributes: [AttributeSyntax] = []
    var specifiers: [String] = []
    parseTypePrefix(&attributes, &specifiers)
    if attributes.isEmpty, specifiers.isEmpty { return parseBareType() }
    let type = parseBareType()
    return TypeSyntax(.attributed(attributes, specifiers: specifiers, type), span(from: start))
  }

  private mutating func parseTypePrefix(
    _ attributes: inout [AttributeSyntax],
    _ specifiers: inout [String]
  ) {
    while true {
      if at(.at) {
        attributes.append(parseAttribute(inType: true))
      } else if at(.inout) || isTypeSpecifier {
        let word = text(token.span)
        if word != "isolated", specifiers.contains(where: { $0 == "inout" || $0 == word }) {
          remark(.duplicateSpecifier, at: token.span, [word])
        }
        specifiers.append(word)
        advance()
        if word == "nonisolated", at(.leftParen) { skipBalanced() }
      } else {
        return
      }
    }
  }

  /// True at `borrowing` or `sending` when a type follows on the same line.
  private var isTypeSpecifier: Bool {
    switch token.word {
    case .borrowing, .consuming, .isolated, .sending, .nonisolated:
      let next = peek()
      if token.word == .nonisolated, next.kind == .leftParen { return true }
      return !next.isAtLineStart && beginsType(next)
    default:
      guard token.kind == .identifier, byte(token.start) == 0x5F else { return false }
      let name = text(token.span)
      return name == "__owned" || name == "__shared" || name == "_const"
    }
  }

  func beginsType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .leftParen, .leftBracket, .at: true
    case .keyword:
      switch token.word {
      case .anyType, .selfType, .inout, .repeat: true
      default: false
      }
    default: false
    }
  }

  private mutating func parseBareType() -> TypeSyntax {
    let start = token.start
    if at(.repeat) {
      advance()
      let pattern = parseType()
      return TypeSyntax(.packExpansion(pattern), span(from: start))
    }
    if at(.some) || at(.any) {
      let isSome = at(.some)
      advance()
      let inner = parseComposition()
      return TypeSyntax(isSome ? .some(inner) : .any(inner), span(from: start))
    }
    let isTuple = at(.leftParen)
    let base = parseComposition()
    guard isTuple, isFunctionArrowAhead, case .tuple(let elements) = base.kind else { return base }
    return parseFunctionType(elements, start: start)
  }

  /// True when the word before us is followed by a type, not used as a type's name.
  var isTypeKeyword: Bool {
    let next = peek()
    guard !next.isAtLineStart else { return false }
    if next.kind == .prefixOperator { return byte(next.start) == 0x7E }
    return beginsType(next)
  }

  /// True at `->` and at `async` or `throws` before one.
  var isFunctionArrowAhead: Bool {
    switch token.kind {
    case .arrow: true
    case .keyword: at(.throws) || at(.rethrows)
    case .identifier: at(.async) && (peek().kind == .arrow || peek().word == .throws)
    default: false
    }
  }

  mutating func parseFunctionType(_ parameters: [TupleTypeElementSyntax], start: Int) -> TypeSyntax
  {
    let effects = parseEffects()
    if !consume(.arrow) { report(.expectedToken, at: place, ["->"]) }
    let result = parseType()
    let function = FunctionTypeSyntax(
      parameters: parameters,
      isAsync: effects.isAsync,
      isThrowing: effects.isThrowing,
      thrownType: effects.thrownType,
      result: result
    )
    return TypeSyntax(.function(function), span(from: start))
  }

  struct Effects {
    var isAsync = false
    var isThrowing = false
    var isRethrowing = false
    var thrownType: TypeSyntax?
  }

  /// Parses `async throws(E)`.
  mutating func parseEffects() -> Effects {
    var effects = Effects()
    while true {
      if at(.async) || at(.reasync) {
        if effects.isThrowing || effects.isAsync { report(.misplacedEffect, [text(token.span)]) }
        effects.isAsync = true
        advance()
      } else if at(.throws) || at(.rethrows) {
        if effects.isThrowing { report(.misplacedEffect, [text(token.span)]) }
        effects.isThrowing = true
        effects.isRethrowing = at(.rethrows)
        advance()
        if at(.leftParen), !token.isAtLineStart {
          let opening = token
          advance()
          effects.thrownType = parseType()
          close(.rightParen, opening: opening)
        }
      } else if at(.throw) || at(.try) {
        report(.misplacedEffect, [text(token.span)])
        advance()
        effects.isThrowing = true
      } else {
        return effects
      }
    }
  }

  /// Parses `A & B`.
  private mutating func parseComposition() -> TypeSyntax {
    let start = token.start
    let first = parseSimpleType()
    guard atOperator("&") || at(.prefixAmpersand) else { return first }
    var parts = [first]
    while atOperator("&") || at(.prefixAmpersand) {
      advance()
      parts.append(parseSimpleType())
    }
    return TypeSyntax(.composition(parts), span(from: start))
  }

  private mutating func parseSimpleType() -> TypeSyntax {
    let start = token.start
    var type: TypeSyntax
    switch token.kind {
    case .identifier where at(.each):
      advance()
      let inner = parseSimpleType()
      return TypeSyntax(.packElement(inner), span(from: start))
    case .identifier where at(.some) || at(.any): return missingType()
    case .identifier: type = parseNamedType(nil, start: start)
    case .leftParen: type = parseTupleType()
    case .leftBracket: type = parseBracketType()
    case .prefixOperator where atOperator("~"):
      guard enter() else { return TypeSyntax(.error, span(from: start)) }
      defer { leave() }
      advance()
      let inner = parseSimpleType()
      return TypeSyntax(.suppressed(inner), span(from: start))
    case .keyword:
      switch token.word {
      case .anyType, .selfType: type = parseNamedType(nil, start: start)
      case .underscore:
        advance()
        type = TypeSyntax(.placeholder, span(from: start))
      default: return missingType()
      }
    default: return missingType()
    }
    return parseTypeSuffix(type, start: start)
  }

  private mutating func missingType() -> TypeSyntax {
    let start = token.start
    if token.kind == .keyword, !token.isAtLineStart, isTypeEnd(peek()) {
      report(.reservedWord, [text(token.span)])
      advance()
      return TypeSyntax(.error, span(from: start))
    }
    report(.expectedType, at: place, [found])
    return TypeSyntax(.error, Span(start, start))
  }

  private func isTypeEnd(_ token: Token) -> Bool {
    switch token.kind {
    case .equal, .comma, .rightParen, .leftBrace, .endOfFile, .rightBracket: true
    default: token.isAtLineStart
    }
  }

  /// Parses a name with generic arguments, behind `base.` when there is a base.
  private mutating func parseNamedType(_ base: TypeSyntax?, start: Int) -> TypeSyntax {
    let name = takeName()
    let arguments = startsWith(0x3C) ? parseGenericArguments() : []
    let kind: TypeSyntax.Kind =
      if let base {
        .member(base, name, arguments: arguments)
      } else {
        .identifier(name, arguments: arguments)
      }
    return TypeSyntax(kind, span(from: start))
  }

  /// Parses `<A, B>` at a `<`.
  mutating func parseGenericArguments() -> [TypeSyntax] {
    let opening = token
    let place = token.start
    defer { if speculation > 0, speculationFailed { triedGenerics.insert(place) } }
    consumeFirstByte()
    var arguments: [TypeSyntax] = []
    while !startsWith(0x3E), !atEnd {
      if at(.integer) || (token.kind == .prefixOperator && peek().kind == .integer) {
        let start = token.start
        if token.kind == .prefixOperator { advance() }
        advance()
        arguments.append(TypeSyntax(.error, span(from: start)))
      } else {
        arguments.append(parseType())
      }
      if !consume(.comma) { break }
    }
    if startsWith(0x3E) {
      consumeFirstByte()
      if arguments.isEmpty { remark(.emptyGenerics, at: opening.span) }
    } else {
      report(.unclosedBracket, at: atEnd ? opening.span : gap, ["<", ">"])
    }
    return arguments
  }

  /// Parses what may follow a type: `?`, `!`, `.Member`.
  private mutating func parseTypeSuffix(_ base: TypeSyntax, start: Int) -> TypeSyntax {
    var type = base
    var links = 0
    while true {
      links += 1
      if links > ParserLimits.depth {
        report(.tooDeep, [String(ParserLimits.depth)])
        return type
      }
      switch token.kind {
      case .postfixQuestion:
        consumeFirstByte()
        type = TypeSyntax(.optional(type), span(from: start))
      case .postfixExclamation:
        consumeFirstByte()
        type = TypeSyntax(.implicitlyUnwrapped(type), span(from: start))
      case .period, .prefixPeriod:
        if at(.prefixPeriod), token.isAtLineStart { return type }
        advance()
        if token.kind == .identifier || at(.selfValue) {
          type = parseNamedType(type, start: start)
        } else {
          report(.expectedMember, at: place, [found])
          return type
        }
      default: return type
      }
    }
  }

  private mutating func parseBracketType() -> TypeSyntax {
    let start = token.start
    let opening = token
    advance()
    if at(.integer), peek().word == .of {
      advance()
      advance()
      _ = parseType()
      close(.rightBracket, opening: opening)
      return TypeSyntax(.error, span(from: start))
    }
    let first = parseType()
    if at(.of), !token.isAtLineStart {
      advance()
      _ = parseType()
      close(.rightBracket, opening: opening)
      return TypeSyntax(.error, span(from: start))
    }
    guard consume(.colon) else {
      close(.rightBracket, opening: opening)
      return TypeSyntax(.array(first), span(from: start))
    }
    let value = parseType()
    close(.rightBracket, opening: opening)
    return TypeSyntax(.dictionary(key: first, value: value), span(from: start))
  }

  private mutating func parseTupleType() -> TypeSyntax {
    let start = token.start
    let opening = token
    advance()
    var elements: [TupleTypeElementSyntax] = []
    while !at(.rightParen), !atEnd {
      elements.append(parseTupleTypeElement())
      if !consume(.comma) { break }
    }
    close(.rightParen, opening: opening)
    return TypeSyntax(.tuple(elements), span(from: start))
  }

  private mutating func parseTupleTypeElement() -> TupleTypeElementSyntax {
    var label: NameSyntax?
    if isNameOrLabel(token) {
      if peek().kind == .colon {
        label = takeName()
        advance()
      } else if isNameOrLabel(peek()), peek(2).kind == .colon, !isTypeSpecifierPair {
        label = takeName()
        advance()
        advance()
      }
    }
    let type = parseType()
    var isVariadic = false
    if atOperator("...") {
      advance()
      isVariadic = true
    }
    if at(.equal) {
      report(.unexpectedDefault)
      advance()
      _ = parseExpression()
    }
    return TupleTypeElementSyntax(label: label, type: type, isVariadic: isVariadic)
  }

  private var isTypeSpecifierPair: Bool { at(.inout) }

  /// True when a token can be a label: any name, `_`, and reserved words but `inout`.
  func isNameOrLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: true
    case .dollarIdentifier: true
    case .keyword: token.word != .inout
    default: false
    }
  }
}
