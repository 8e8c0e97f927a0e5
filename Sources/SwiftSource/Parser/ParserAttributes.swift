extension Parser {
  /// Parses every attribute that stands here.
  mutating func parseAttributes() -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while at(.at) { attributes.append(parseAttribute(inType: false)) }
    return attributes
  }

  /// Parses one attribute at its `@`.
  mutating func parseAttribute(inType: Bool) -> AttributeSyntax {
    let start = token.start
    advance()
    let isGlued = token.start == previousEnd
    guard token.kind == .identifier || token.kind == .keyword else {
      report(.expectedAttributeName, at: Span(start, start + 1))
      return AttributeSyntax(span: span(from: start), type: TypeSyntax(.error, span(from: start)))
    }
    if !isGlued { report(.expectedAttributeName, at: Span(start, start + 1)) }
    let type = parseAttributeName()
    var arguments: [ArgumentSyntax]?
    var availability: [AvailabilityItem] = []
    let isAvailability = hasName(type, "available")
    if at(.leftParen), isAvailability, token.start > previousEnd {
      remark(.expectedArguments, at: type.span, ["@available"])
    }
    if at(.leftParen), isAvailability || takesArguments(inType: inType) {
      let opening = token
      if isAvailability {
        advance()
        availability = parseAvailability()
        close(.rightParen, opening: opening)
        arguments = []
      } else {
        arguments = parseAttributeArguments(type)
      }
    }
    return AttributeSyntax(
      span: span(from: start),
      type: type,
      arguments: arguments,
      availability: availability
    )
  }

  /// An attribute's parentheses touch its name; a space before them belongs to a function type.
  private func takesArguments(inType: Bool) -> Bool {
    token.start == previousEnd || (!inType && !token.isAtLineStart && false)
  }

  private func hasName(_ type: TypeSyntax, _ wanted: String) -> Bool {
    if case .identifier(let name, _) = type.kind { return name.text == wanted }
    return false
  }

  private mutating func parseAttributeName() -> TypeSyntax {
    let start = token.start
    let name = takeName()
    var arguments: [TypeSyntax] = []
    if startsWith(0x3C), token.start == previousEnd { arguments = parseGenericArguments() }
    var type = TypeSyntax(.identifier(name, arguments: arguments), span(from: start))
    while at(.period), peek().kind == .identifier {
      advance()
      let member = takeName()
      var arguments: [TypeSyntax] = []
      if startsWith(0x3C), token.start == previousEnd { arguments = parseGenericArguments() }
      type = TypeSyntax(.member(type, member, arguments: arguments), span(from: start))
    }
    return type
  }

  /// Attributes of the language have grammars of their own, which no later stage reads; all others
  /// take the arguments of a call.
  private mutating func parseAttributeArguments(_ type: TypeSyntax) -> [ArgumentSyntax] {
    guard case .identifier(let name, _) = type.kind, isLanguageAttribute(name.text) else {
      return parseArguments()
    }
    let opening = token
    if Int(opening.partner) > index {
      jump(to: Int(opening.partner))
      advance()
    } else {
      advance()
      close(.rightParen, opening: opening)
    }
    return []
  }

  private func isLanguageAttribute(_ name: String) -> Bool {
    switch name {
    case "objc", "backDeployed", "convention", "differentiable", "derivative", "inline", "isolated",
      "attached", "freestanding", "exclusivity", "abi", "implements", "optimize",
      "storageRestrictions",
      "lifetime", "specialize":
      true
    default: name.hasPrefix("_")
    }
  }

  /// Parses what stands in the parentheses of `@available`: platforms with versions, or one platform
  /// with details.
  private mutating func parseAvailability() -> [AvailabilityItem] {
    let first = index
    let items = parseAvailabilityItems(until: .rightParen)
    // `(iOS)` and `(*)` alone say nothing about any version.
    if index == first + 1 { report(.badAvailability, at: tokens[first].span) }
    return items
  }

  /// Parses the items of `@available` and `#available`.
  mutating func parseAvailabilityItems(until end: TokenKind) -> [AvailabilityItem] {
    var items: [AvailabilityItem] = []
    if at(end) { report(.expectedPlatform) }
    while !at(end), !atEnd {
      parseAvailabilityItem(into: &items)
      if !consume(.comma) { break }
      if at(end) { report(.expectedPlatform) }
    }
    return items
  }

  /// Parses `iOS 17.0`, `*`, `deprecated`, `introduced: 17`, `message: "..."`; details belong to the
  /// platform before them.
  private mutating func parseAvailabilityItem(into items: inout [AvailabilityItem]) {
    if atOperator("*") {
      advance()
      items.append(AvailabilityItem(platform: "*", version: []))
      return
    }
    guard token.kind == .identifier || token.kind == .keyword else {
      report(.expectedPlatform, at: place)
      return
    }
    let name = takeName().text
    let last = items.popLast()
    if consume(.colon) {
      items.append(parseAvailabilityDetail(name, last))
      return
    }
    switch name {
    case "introduced", "obsoleted", "message", "renamed":
      report(.expectedToken, at: gap, [":"])
      items.append(changed(last))
    case "deprecated", "unavailable", "noasync":
      if last.map({ !$0.version.isEmpty }) ?? false
        || items.contains(where: { !$0.version.isEmpty })
      {
        report(.badAvailability, at: gap)
      }
      let flags = (last?.flags ?? []) + [name]
      items.append(changed(last, flags: flags))
    default:
      if let last { items.append(last) }
      items.append(AvailabilityItem(platform: name, version: parseVersion()))
    }
  }

  private mutating func parseAvailabilityDetail(
    _ name: String,
    _ last: AvailabilityItem?
  ) -> AvailabilityItem {
    switch name {
    case "message", "renamed":
      guard at(.stringStart) else {
        report(.expectedToken, at: token.span, ["\"...\""])
        return changed(last)
      }
      if case .stringLiteral(let segments) = parseString().kind,
        case .text(let message, _)? = segments.first
      {
        return changed(last, message: message)
      }
      return changed(last)
    case "introduced": return changed(last, version: parseVersion(isNeeded: true))
    case "deprecated":
      let version = parseVersion(isNeeded: true)
      let flags = (last?.flags ?? []) + ["deprecated"]
      return changed(last, flags: flags, deprecated: version)
    case "obsoleted": return changed(last, obsoleted: parseVersion(isNeeded: true))
    default:
      report(.badAvailability)
      _ = parseVersion(isNeeded: true)
      return changed(last)
    }
  }

  private func changed(
    _ item: AvailabilityItem?,
    version: [Int]? = nil,
    flags: [String]? = nil,
    message: String? = nil,
    obsoleted: [Int]? = nil,
    deprecated: [Int]? = nil
  ) -> AvailabilityItem {
    AvailabilityItem(
      platform: item?.platform ?? "*",
      version: version ?? item?.version ?? [],
      flags: flags ?? item?.flags ?? [],
      message: message ?? item?.message,
      obsoleted: obsoleted ?? item?.obsoleted,
      deprecated: deprecated ?? item?.deprecated
    )
  }

  /// Parses `17`, `17.2` or `17.2.1`.
  private mutating func parseVersion(isNeeded: Bool = false) -> [Int] {
    guard at(.integer) || at(.float) else {
      if isNeeded { report(.badAvailability, at: place) }
      return []
    }
    var parts = text(token.span).split(separator: ".").map { Int($0) ?? 0 }
    advance()
    while at(.period) || at(.prefixPeriod), peek().kind == .integer {
      advance()
      parts.append(Int(text(token.span)) ?? 0)
      advance()
    }
    return parts
  }
}
