extension Parser {
  /// Parses a struct, class, enum, actor or protocol at its keyword.
  mutating func parseNominal(_ keyword: NominalSyntax.Keyword) -> NominalSyntax {
    advance()
    let name = takeDeclaredName()
    let parameters = parseGenericParameters()
    let inherited = parseInheritance()
    let requirements = parseRequirements()
    return NominalSyntax(
      keyword: keyword,
      name: name,
      generics: GenericsSyntax(parameters: parameters, requirements: requirements),
      inherited: inherited,
      members: parseMembers(.members(of: keyword))
    )
  }

  mutating func parseExtension() -> ExtensionSyntax {
    advance()
    let type = parseType()
    let inherited = parseInheritance()
    let requirements = parseRequirements()
    return ExtensionSyntax(
      type: type,
      inherited: inherited,
      requirements: requirements,
      members: parseMembers(.extensionMembers)
    )
  }

  /// Parses `: A, B`.
  private mutating func parseInheritance() -> [TypeSyntax] {
    guard consume(.colon) else { return [] }
    var types: [TypeSyntax] = []
    repeat {
      if at(.class) {
        advance()
        continue
      }
      types.append(parseType())
    } while consume(.comma)
    return types
  }

  mutating func parseTypeAlias() -> DeclarationSyntax.Kind {
    advance()
    let name = takeDeclaredName()
    let parameters = parseGenericParameters()
    var type = TypeSyntax(.error, gap)
    if consume(.equal) {
      type = parseType()
    } else {
      report(.expectedToken, at: place, ["="])
    }
    let requirements = parseRequirements()
    let generics = GenericsSyntax(parameters: parameters, requirements: requirements)
    return .typeAlias(name, generics: generics, type)
  }

  mutating func parseAssociatedType() -> DeclarationSyntax.Kind {
    advance()
    let name = takeDeclaredName()
    let inherited = parseInheritance()
    let type = consume(.equal) ? parseType() : nil
    return .associatedType(name, inherited: inherited, defaultType: type, parseRequirements())
  }

  /// Parses `case a, b(Int), c = 3`.
  mutating func parseEnumCases() -> [EnumCaseSyntax] {
    advance()
    var cases: [EnumCaseSyntax] = []
    repeat {
      if at(.prefixPeriod) {
        report(.dotInEnumCase)
        advance()
      }
      let name = takeDeclaredName()
      let payload = at(.leftParen) ? parsePayload() : nil
      let value = consume(.equal) ? parseExpression() : nil
      if let value, !value.isRawValue { remark(.rawValueLiteral, at: value.span) }
      cases.append(EnumCaseSyntax(name: name, payload: payload, rawValue: value))
    } while consume(.comma)
    return cases
  }

  /// Parses `(Int, label: String = "")`.
  private mutating func parsePayload() -> [ParameterSyntax] {
    let opening = token
    advance()
    var parameters: [ParameterSyntax] = []
    while !at(.rightParen), !atEnd {
      parameters.append(parsePayloadElement())
      if !consume(.comma) { break }
    }
    close(.rightParen, opening: opening)
    if parameters.isEmpty { remark(.emptyPayload, at: opening.span) }
    return parameters
  }

  private mutating func parsePayloadElement() -> ParameterSyntax {
    let start = token.start
    var label: NameSyntax?
    var name = NameSyntax("_", Span(start, start))
    if isNameOrLabel(token) {
      if peek().kind == .colon {
        name = takeName()
        label = name.text == "_" ? nil : name
        advance()
      } else if isNameOrLabel(peek()), peek(2).kind == .colon {
        label = takeName()
        if label?.text != "_" { remark(.closureLabel, at: token.span) }
        name = takeName()
        advance()
      }
    }
    let type = parseType()
    let isVariadic = atOperator("...")
    if isVariadic { advance() }
    let value = consume(.equal) ? parseExpression() : nil
    return ParameterSyntax(
      label: label,
      name: name,
      type: type,
      isVariadic: isVariadic,
      defaultValue: value,
      span: span(from: start)
    )
  }

  // MARK: Imports, operators, macros

  mutating func parseImport() -> DeclarationSyntax.Kind {
    advance()
    var hasKind = false
    switch token.word {
    case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var:
      hasKind = true
      advance()
    default: break
    }
    var path = [takeDeclaredName()]
    while at(.period) {
      advance()
      if token.start > previousEnd, !atEnd { report(.expectedMember, at: gap, [""]) }
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        path.append(NameSyntax(text(token.span), token.span))
        advance()
      default: path.append(takeDeclaredName())
      }
    }
    if hasKind, path.count == 1 { report(.expectedMember, at: gap, [""]) }
    return .importModule(path: path)
  }

  mutating func parseOperatorDeclaration(_ prologue: Prologue) -> DeclarationSyntax.Kind {
    let keyword = token.span
    advance()
    let fixities = ["prefix", "infix", "postfix"]
    let fixity = prologue.modifiers.first { fixities.contains($0.name) }?.name
    if fixity == nil { remark(.operatorFixity, at: keyword) }
    let span = token.span
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .postfixExclamation,
      .postfixQuestion, .infixQuestion, .prefixAmpersand, .equal, .arrow:
      advance()
    default:
      report(.expectedOperatorName, at: place, [found])
      if !token.isAtLineStart, !atEnd { advance() }
    }
    let name = NameSyntax(text(span), span)
    var group: NameSyntax?
    if consume(.colon) {
      group = takeDeclaredName()
      while consume(.comma) { _ = takeDeclaredName() }
    }
    return .operatorDeclaration(name, fixity: fixity ?? "infix", group: group)
  }

  mutating func parsePrecedenceGroup() -> PrecedenceGroupSyntax {
    advance()
    let name = takeDeclaredName().text
    var higher: [String] = []
    var lower: [String] = []
    var associativity = "none"
    var isAssignment = false
    let opening = token
    if at(.leftBrace) {
      advance()
      while !at(.rightBrace), !atEnd {
        let word = token.word
        guard at(.identifier), peek().kind == .colon else {
          report(.expectedGroupAttribute, at: token.span, [found])
          break
        }
        advance()
        advance()
        switch word {
        case .higherThan: higher += parseGroupNames()
        case .lowerThan: lower += parseGroupNames()
        case .associativity: associativity = takeAssociativity()
        case .assignment:
          isAssignment = at(.true)
          if !consume(.true), !consume(.false) {
            report(.expectedToken, at: token.span, ["true"])
          }
        default: report(.expectedGroupAttribute, at: token.span, [found])
        }
      }
      close(.rightBrace, opening: opening)
    } else {
      report(.expectedBrace, at: place, [found])
    }
    return PrecedenceGroupSyntax(
      name: name,
      higherThan: higher,
      lowerThan: lower,
      associativity: associativity,
      isAssignment: isAssignment
    )
  }

  private mutating func parseGroupNames() -> [String] {
    var names = [takeDeclaredName().text]
    while consume(.comma) { names.append(takeDeclaredName().text) }
    return names
  }

  private mutating func takeAssociativity() -> String {
    let word = text(token.span)
    guard word == "left" || word == "right" || word == "none" else {
      report(.expectedToken, at: place, ["left"])
      return "none"
    }
    advance()
    return word
  }

  mutating func parseMacroDeclaration() -> DeclarationSyntax.Kind {
    advance()
    let name = takeDeclaredName()
    _ = parseGenericParameters()
    _ = parseParameters()
    if consume(.arrow) { _ = parseType() }
    if consume(.equal) { _ = parseExpression() }
    _ = parseRequirements()
    return .macroDeclaration(name)
  }
}
