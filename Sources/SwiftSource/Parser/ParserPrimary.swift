extension Parser {
  /// Parses an operand without anything glued to it.
  mutating func parsePrimary() -> ExpressionSyntax {
    let start = token.start
    switch token.kind {
    case .identifier: return parseIdentifier()
    case .dollarIdentifier:
      checkClosureArgument()
      let name = takeName()
      return ExpressionSyntax(.identifier(name, arguments: []), name.span)
    case .integer:
      let spelling = takeName()
      return ExpressionSyntax(.integerLiteral(spelling.text), spelling.span)
    case .float:
      let spelling = takeName()
      return ExpressionSyntax(.floatLiteral(spelling.text), spelling.span)
    case .stringStart: return parseString()
    case .regex:
      let spelling = takeName()
      return ExpressionSyntax(.regexLiteral(spelling.text), spelling.span)
    case .period, .prefixPeriod: return parseImplicitMember()
    case .leftParen: return parseParentheses()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosureExpression()
    case .pound: return parseMacro()
    case .at:
      let type = parseType()
      return ExpressionSyntax(.type(type), type.span)
    case .keyword: return parseKeywordPrimary(start)
    default: return missingExpression()
    }
  }

  /// `$0` needs a closure that has not named its parameters.
  private mutating func checkClosureArgument() {
    guard CharacterClass.isDigit(byte(token.start + 1)) else { return }
    switch closure {
    case .numbered:
      let digits = text(Span(token.start + 1, token.end))
      shorthandCount = max(shorthandCount, min(Int(digits) ?? 0, 99) + 1)
    case .named: remark(.closureArgumentNamed, at: token.span, [found])
    case .unavailable: remark(.closureArgumentOutside, at: token.span, [found])
    }
  }

  private mutating func parseIdentifier() -> ExpressionSyntax {
    let start = token.start
    let name = takeDeclarationName()
    let arguments = tryGenericArguments()
    return ExpressionSyntax(.identifier(name, arguments: arguments), span(from: start))
  }

  private mutating func parseKeywordPrimary(_ start: Int) -> ExpressionSyntax {
    switch token.word {
    case .selfValue, .selfType, .super, .anyType: return parseIdentifier()
    case .true, .false:
      let value = at(.true)
      advance()
      return ExpressionSyntax(.booleanLiteral(value), span(from: start))
    case .nil:
      advance()
      return ExpressionSyntax(.nilLiteral, span(from: start))
    case .underscore:
      advance()
      return ExpressionSyntax(.discard, span(from: start))
    case .if: return ExpressionSyntax(.ifExpression(parseIf(label: nil)), span(from: start))
    case .switch:
      return ExpressionSyntax(.switchExpression(parseSwitch(label: nil)), span(from: start))
    case .let where mode.isPattern, .var where mode.isPattern:
      let word = text(token.span)
      if mode.isBinding { remark(.nestedBinding, at: token.span, [word]) }
      advance()
      let saved = mode
      mode.isBinding = true
      let inner = parseExpression()
      mode = saved
      return ExpressionSyntax(.keywordExpression(word, inner), span(from: start))
    case .is where mode.isPattern:
      let marker = ExpressionSyntax(.discard, Span(start, start))
      advance()
      let type = parseType()
      let test = SequenceElementSyntax.cast(.test, type, span(from: start))
      return ExpressionSyntax(.sequence([.operand(marker), test]), span(from: start))
    default: return missingExpression()
    }
  }

  private mutating func parseImplicitMember() -> ExpressionSyntax {
    let start = token.start
    let dot = token
    advance()
    guard acceptsSpace(after: dot) else { return ExpressionSyntax(.error, span(from: start)) }
    guard isMemberName, token.kind != .integer else {
      report(.expectedMember, at: place, [found])
      return ExpressionSyntax(.error, span(from: start))
    }
    let name = takeDeclarationName()
    let arguments = tryGenericArguments()
    return ExpressionSyntax(.implicitMember(name, arguments: arguments), span(from: start))
  }

  /// Parses `()`, `(a)` and `(a, b)`.
  private mutating func parseParentheses() -> ExpressionSyntax {
    let start = token.start
    let elements = parseList(.rightParen)
    if elements.count == 1, elements[0].label == nil, byteBeforeClose != 0x2C {
      return ExpressionSyntax(.paren(elements[0].value), span(from: start))
    }
    return ExpressionSyntax(.tuple(elements), span(from: start))
  }

  /// The last byte of the token before the bracket just closed: a comma makes `(a,)` special.
  private var byteBeforeClose: UInt8 {
    0
  }

  /// Parses `[a, b]`, `[k: v]`, `[]` and `[:]`.
  private mutating func parseCollection() -> ExpressionSyntax {
    let start = token.start
    let opening = token
    advance()
    let saved = mode
    mode = Mode(isPattern: saved.isPattern, isBinding: saved.isBinding)
    defer { mode = saved }
    if at(.rightBracket) {
      advance()
      return ExpressionSyntax(.arrayLiteral([]), span(from: start))
    }
    if at(.colon), peek().kind == .rightBracket {
      advance()
      advance()
      return ExpressionSyntax(.dictionaryLiteral([]), span(from: start))
    }
    let first = parseElement()
    let kind: ExpressionSyntax.Kind =
      at(.colon) ? .dictionaryLiteral(parsePairs(first)) : .arrayLiteral(parseElements(first))
    close(.rightBracket, opening: opening)
    return ExpressionSyntax(kind, span(from: start))
  }

  private mutating func parseElement() -> ExpressionSyntax {
    parseExpression()
  }

  private mutating func parseElements(_ first: ExpressionSyntax) -> [ExpressionSyntax] {
    var elements = [first]
    while continuesList() { elements.append(parseElement()) }
    return elements
  }

  private mutating func parsePairs(_ first: ExpressionSyntax) -> [DictionaryElementSyntax] {
    var pairs: [DictionaryElementSyntax] = []
    var key = first
    while true {
      if !consume(.colon) { report(.expectedToken, at: place, [":"]) }
      pairs.append(DictionaryElementSyntax(key: key, value: parseExpression()))
      guard continuesList() else { return pairs }
      key = parseExpression()
    }
  }

  /// Consumes the comma before a further element, or reports that it is missing.
  private mutating func continuesList() -> Bool {
    if consume(.comma) { return !at(.rightBracket) && !atEnd }
    guard !at(.rightBracket), !token.isAtLineStart, !at(.leftBrace), beginsOperand,
      !hasReportedHere
    else { return false }
    report(.missingComma, at: gap)
    return true
  }

  /// Parses `#name`, `#name(...)`, `#name { }`.
  mutating func parseMacro() -> ExpressionSyntax {
    let start = token.start
    if isConditionalDirective {
      report(.misplacedDirective, [text(token.span)])
      advance()
      return ExpressionSyntax(.error, span(from: start))
    }
    if token.word == .available || token.word == .unavailable { report(.misplacedAvailability) }
    let name = NameSyntax(text(Span(token.start + 1, token.end)), token.span)
    advance()
    if name.text == "selector" || name.text == "keyPath", !at(.leftParen) {
      report(.expectedArguments, at: name.span, ["#" + name.text])
    }
    let generics = tryGenericArguments()
    let callee = ExpressionSyntax(.identifier(name, arguments: generics), name.span)
    let hasParentheses = at(.leftParen) && !token.isAtLineStart
    let arguments = hasParentheses ? parseArguments() : []
    let closures = at(.leftBrace) && isTrailingClosureAhead ? parseTrailingClosures() : []
    guard hasParentheses || !closures.isEmpty else {
      return ExpressionSyntax(.macro(name, nil), span(from: start))
    }
    let call = CallSyntax(
      callee: callee,
      arguments: arguments,
      hasParentheses: hasParentheses,
      trailingClosures: closures
    )
    return ExpressionSyntax(.macro(name, call), span(from: start))
  }

  /// Parses `\Root.path[0]?.name`.
  mutating func parseKeyPath() -> ExpressionSyntax {
    let start = token.start
    advance()
    var root: TypeSyntax?
    if !at(.period), !at(.prefixPeriod) { root = parseKeyPathRoot() }
    var components: [KeyPathComponentSyntax] = []
    while components.count < ParserLimits.chain, let component = parseKeyPathComponent() {
      components.append(component)
    }
    if components.isEmpty { report(.emptyKeyPath, at: span(from: start)) }
    return ExpressionSyntax(.keyPath(root: root, components), span(from: start))
  }

  private mutating func parseKeyPathRoot() -> TypeSyntax? {
    let start = token.start
    guard beginsType(token) else {
      report(.emptyKeyPath, at: Span(start - 1, start))
      return nil
    }
    guard token.kind == .identifier || token.kind == .keyword else {
      var root = parseExpressionType()
      if at(.postfixQuestion) {
        advance()
        root = TypeSyntax(.optional(root), span(from: start))
      }
      return root
    }
    let name = takeName()
    let arguments = tryGenericArguments()
    let root = TypeSyntax(.identifier(name, arguments: arguments), span(from: start))
    guard consume(.postfixQuestion) else { return root }
    return TypeSyntax(.optional(root), span(from: start))
  }

  /// A type in brackets or parentheses, without the members behind it.
  private mutating func parseExpressionType() -> TypeSyntax {
    let value = parsePrimary()
    if let type = value.asType { return type }
    report(.expectedType, at: value.span, [""])
    return TypeSyntax(.error, value.span)
  }

  private mutating func parseKeyPathComponent() -> KeyPathComponentSyntax? {
    let start = token.start
    if mode.isSingleLine, token.isAtLineStart { return nil }
    switch token.kind {
    case .period, .prefixPeriod:
      let dot = token
      advance()
      guard acceptsSpace(after: dot) else { return nil }
      switch token.kind {
      case .identifier, .keyword, .dollarIdentifier:
        let name = takeDeclarationName()
        _ = tryGenericArguments()
        return .property(name)
      case .integer: return .property(takeName())
      case .leftBracket, .postfixQuestion, .postfixExclamation: return parseKeyPathComponent()
      default:
        report(.expectedMember, at: place, [found])
        return nil
      }
    case .leftBracket where !token.isAtLineStart:
      let arguments = parseList(.rightBracket)
      return .subscriptStep(arguments, span(from: start))
    case .postfixQuestion:
      consumeFirstByte()
      return .optionalChain(span(from: start))
    case .postfixExclamation:
      consumeFirstByte()
      return .forceUnwrap(span(from: start))
    default: return nil
    }
  }
}
