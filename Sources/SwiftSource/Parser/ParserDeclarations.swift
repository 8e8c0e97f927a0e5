extension Parser {
  /// True when a declaration begins here, attributes and modifiers included.
  var isDeclarationStart: Bool {
    switch token.kind {
    case .keyword: return isDeclarationKeyword(token.word)
    case .at: return true
    case .identifier where token.word != .ordinary && !token.flags.contains(.escaped):
      return isDeclarationStart(at: index)
    default: return false
    }
  }

  private func isDeclarationKeyword(_ word: Word) -> Bool {
    switch word {
    case .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import,
      .initializer, .internal, .let, .operator, .precedencegroup, .private, .protocol, .public,
      .static, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// Looks through contextual modifiers for a declaration.
  private func isDeclarationStart(at first: Int) -> Bool {
    var ahead = first
    while ahead < tokens.count - 1 {
      let here = tokens[ahead]
      if here.kind == .keyword {
        if here.word == .case { return tokens[first].word == .indirect }
        return isDeclarationKeyword(here.word)
      }
      if here.kind == .at { return ahead > first }
      guard here.kind == .identifier, !here.flags.contains(.escaped) else { return false }
      let next = tokens[ahead + 1]
      switch here.word {
      case .actor, .macro:
        if here.word == .actor, next.isAtLineStart { return false }
        return next.kind == .identifier && !isModifier(next.word)
      default: break
      }
      guard isModifier(here.word) else { return false }
      ahead += 1
      if next.kind == .leftParen {
        if here.word == .open { return false }
        let partner = Int(next.partner)
        guard partner == ahead + 2, isModifierDetail(tokens[ahead + 1]) else { return false }
        ahead = partner + 1
      }
    }
    return false
  }

  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`.
  private func isModifierDetail(_ token: Token) -> Bool {
    switch token.word {
    case .set, .safe, .unsafe: true
    default: text(token.span) == "nonsending"
    }
  }

  func isModifier(_ word: Word) -> Bool {
    switch word {
    case .fileprivate, .internal, .private, .public, .static, .borrowing, .consuming, .convenience,
      .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated,
      .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .required, .sending,
      .unowned, .weak, .async, .class:
      true
    default: false
    }
  }

  // MARK: One declaration

  /// What stands before the keyword of a declaration.
  struct Prologue {
    var start: Int
    var documentation: [String] = []
    var attributes: [AttributeSyntax] = []
    var modifiers: [ModifierSyntax] = []
  }

  /// Parses one declaration.
  mutating func parseDeclaration(isFile: Bool = false) -> DeclarationSyntax {
    var prologue = Prologue(start: token.start)
    if keepsDocumentation, token.flags.contains(.documentation) {
      prologue.documentation = documentation(before: token)
    }
    let saved = mode
    mode = Mode()
    defer { mode = saved }
    while true {
      if at(.at) {
        let first = token.start
        let isLate = !prologue.modifiers.isEmpty
        prologue.attributes += parseAttributes()
        if isLate {
          let span = span(from: first)
          remark(.attributeOrder, at: span, [text(span)])
        }
      } else if isModifierHere {
        prologue.modifiers.append(parseModifier())
      } else {
        break
      }
    }
    checkPlacement(prologue)
    let kind = parseDeclarationBody(prologue)
    return DeclarationSyntax(
      kind,
      span: span(from: prologue.start),
      documentation: prologue.documentation,
      attributes: prologue.attributes,
      modifiers: prologue.modifiers
    )
  }

  private var isModifierHere: Bool {
    guard token.kind == .keyword || token.kind == .identifier, !token.flags.contains(.escaped),
      isModifier(token.word)
    else { return false }
    if token.word == .class {
      let next = peek()
      return next.kind == .keyword && isDeclarationKeyword(next.word)
        || next.kind == .identifier && isModifier(next.word) && peek(2).kind == .keyword
    }
    return true
  }

  private mutating func parseModifier() -> ModifierSyntax {
    let start = token.start
    let word = text(token.span)
    advance()
    var detail: String?
    if at(.leftParen), !token.isAtLineStart {
      let opening = token
      advance()
      if token.kind == .identifier || token.kind == .keyword {
        detail = takeName().text
      } else {
        report(.expectedName, at: place, [found])
      }
      close(.rightParen, opening: opening)
    }
    return ModifierSyntax(word, detail: detail, span: span(from: start))
  }

  private mutating func parseDeclarationBody(_ prologue: Prologue) -> DeclarationSyntax.Kind {
    switch token.kind {
    case .keyword: break
    case .identifier where at(.actor) && peek().kind == .identifier:
      return .nominal(parseNominal(.actor))
    case .identifier where at(.macro) && peek().kind == .identifier: return parseMacroDeclaration()
    case .pound where !isConditionalDirective:
      if case .macro(let name, let call) = parseMacro().kind {
        let callee = ExpressionSyntax(.identifier(name, arguments: []), name.span)
        let bare = CallSyntax(callee: callee, arguments: [], hasParentheses: false)
        return .macroExpansion(name, call ?? bare)
      }
      return .error
    default: return missingDeclaration()
    }
    switch token.word {
    case .let, .var: return .variable(parseVariable())
    case .func: return .function(parseFunction())
    case .struct: return .nominal(parseNominal(.structure))
    case .class: return .nominal(parseNominal(.classType))
    case .enum: return .nominal(parseNominal(.enumeration))
    case .protocol: return .nominal(parseNominal(.protocolType))
    case .extension: return .extensionDeclaration(parseExtension())
    case .initializer: return .initializer(parseInitializer())
    case .deinit:
      advance()
      return .deinitializer(parseBlock())
    case .subscript: return .subscriptDeclaration(parseSubscript())
    case .typealias: return parseTypeAlias()
    case .associatedtype: return parseAssociatedType()
    case .case: return .enumCases(parseEnumCases())
    case .import: return parseImport()
    case .operator: return parseOperatorDeclaration(prologue)
    case .precedencegroup: return .precedenceGroup(parsePrecedenceGroup())
    default: return missingDeclaration()
    }
  }

  private mutating func missingDeclaration() -> DeclarationSyntax.Kind {
    report(.expectedDeclaration, at: place, [found])
    return .error
  }

  /// Consumes the name a declaration introduces.
  mutating func takeDeclaredName() -> NameSyntax {
    if at(.identifier) { return takeName() }
    if token.kind == .keyword, !token.isAtLineStart {
      report(.reservedWord, at: place, [found])
      return takeName()
    }
    report(.expectedName, at: place, [found])
    if (at(.integer) || at(.float)) && !token.isAtLineStart { return takeName() }
    return NameSyntax("", gap)
  }

  // MARK: Members

  /// Parses `{ members }`.
  mutating func parseMembers(_ owner: Context) -> [DeclarationSyntax] {
    guard at(.leftBrace) else {
      report(.expectedBrace, at: place, [found])
      return []
    }
    guard enter() else { return [] }
    defer { leave() }
    let opening = token
    advance()
    let saved = context
    context = owner
    let members = parseMemberList()
    context = saved
    close(.rightBrace, opening: opening)
    return members
  }

  mutating func parseMemberStatements() -> [StatementSyntax] {
    parseMemberList().map { StatementSyntax(.declaration($0), $0.span) }
  }

  private mutating func parseMemberList() -> [DeclarationSyntax] {
    var members: [DeclarationSyntax] = []
    var isSeparated = true
    while !endsMembers {
      if at(.semicolon) {
        if isSeparated { report(.emptyStatement) }
        advance()
        isSeparated = true
        continue
      }
      if !isSeparated, !token.isAtLineStart {
        let place = token.start
        if hasReportedHere { skipLine() }
        if token.start != place { continue }
        report(.missingSeparator, at: token.span, [found])
      }
      let (before, place) = (index, token.start)
      members.append(parseMember())
      if index == before, token.start == place { skipMember() }
      isSeparated = false
    }
    return members
  }

  private var endsMembers: Bool {
    switch token.kind {
    case .endOfFile, .rightBrace: true
    case .pound: endsClause
    default: false
    }
  }

  private mutating func parseMember() -> DeclarationSyntax {
    let start = token.start
    guard enter() else { return DeclarationSyntax(.error, span: span(from: start)) }
    defer { leave() }
    if atDirective(.if) {
      let clauses = parseConditionalCompilation(members: true)
      return DeclarationSyntax(.conditionalCompilation(clauses), span: span(from: start))
    }
    if isDeclarationStart || at(.case) || (at(.pound) && !isConditionalDirective) {
      return parseDeclaration()
    }
    switch token.kind {
    case .rightParen, .rightBracket, .interpolationEnd:
      report(.unexpectedCloser, [found])
      advance()
    default:
      // A statement among members is the commonest slip: it is read whole, to go on behind it.
      report(.statementInType, at: token.span, [found])
      if beginsExpression(token) || token.kind == .keyword { _ = parseStatement(isFile: false) }
    }
    return DeclarationSyntax(.error, span: span(from: start))
  }

  private mutating func skipMember() {
    let place = token.start
    skipLine()
    if token.start == place, !endsMembers { advance() }
  }

  // MARK: Documentation

  /// The lines of the documentation comment directly before a token, markers removed.
  func documentation(before token: Token) -> [String] {
    let trivia = text(Span(token.triviaStart, token.start))
    return DocumentationReader.lines(of: trivia)
  }
}
