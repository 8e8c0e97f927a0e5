extension Parser {
  /// What surrounds a declaration; some declarations have a meaning only in some places.
  enum Context: Equatable {
    /// The top level of a text.
    case file
    /// A function, a closure or another block.
    case code
    /// The members of a type.
    case members(of: NominalSyntax.Keyword)
    /// The members of an extension.
    case extensionMembers

    var isType: Bool { self != .file && self != .code }
    var isProtocol: Bool { self == .members(of: .protocolType) }
  }

  /// Reports a declaration that stands in the wrong place or says something twice.
  mutating func checkPlacement(_ prologue: Prologue) {
    let keyword = token
    switch keyword.word {
    case .import, .extension, .operator, .precedencegroup:
      if context != .file { remark(.fileScopeOnly, at: keyword.span, [text(keyword.span)]) }
    case .initializer, .subscript:
      if !context.isType { remark(.outsideType, at: keyword.span, [text(keyword.span)]) }
    case .deinit:
      if !context.isType || context.isProtocol || context == .extensionMembers {
        remark(.misplacedDeinit, at: keyword.span)
      }
    case .case:
      if context != .members(of: .enumeration) { remark(.caseOutsideEnum, at: keyword.span) }
    case .associatedtype:
      if !context.isProtocol { remark(.outsideProtocol, at: keyword.span) }
    default: break
    }
    if !prologue.modifiers.isEmpty { checkModifiers(prologue.modifiers) }
    if !prologue.attributes.isEmpty { checkAttributes(prologue.attributes) }
  }

  // MARK: Modifiers

  private mutating func checkModifiers(_ modifiers: [ModifierSyntax]) {
    for (index, modifier) in modifiers.enumerated().prefix(30) {
      let earlier = modifiers[..<index]
      if earlier.contains(where: { $0.name == modifier.name && $0.detail == modifier.detail }) {
        remark(.duplicateModifier, at: modifier.span, [modifier.name])
      }
      switch modifier.name {
      case "async":
        if token.word != .let, token.word != .var {
          remark(.misplacedEffect, at: modifier.span, [modifier.name])
        }
      case "static", "class": checkStatic(modifier, earlier)
      case "public", "private", "internal", "fileprivate", "package", "open":
        checkAccess(modifier, earlier)
      default: break
      }
    }
  }

  private mutating func checkStatic(
    _ modifier: ModifierSyntax,
    _ earlier: ArraySlice<ModifierSyntax>
  ) {
    switch token.word {
    case .let, .var, .func, .subscript:
      if !context.isType {
        remark(.staticOutsideType, at: modifier.span, [modifier.name])
      } else if modifier.name == "class", context != .extensionMembers,
        context != .members(of: .classType), context != .members(of: .actor)
      {
        remark(.classMember, at: modifier.span)
      }
    default: remark(.misplacedModifier, at: modifier.span, [modifier.name])
    }
    let other = modifier.name == "static" ? "class" : "static"
    if earlier.contains(where: { $0.name == other }) {
      remark(.duplicateModifier, at: modifier.span, [modifier.name])
    }
  }

  private mutating func checkAccess(
    _ modifier: ModifierSyntax,
    _ earlier: ArraySlice<ModifierSyntax>
  ) {
    if let detail = modifier.detail {
      if detail != "set" { remark(.expectedSet, at: modifier.span, [modifier.name]) }
      return
    }
    let levels: Set = ["public", "private", "internal", "fileprivate", "package", "open"]
    let isSecond = earlier.contains {
      levels.contains($0.name) && $0.detail == nil && $0.name != modifier.name
    }
    if isSecond { remark(.accessLevels, at: modifier.span, [modifier.name]) }
  }

  // MARK: Attributes

  private mutating func checkAttributes(_ attributes: [AttributeSyntax]) {
    var seen: Set<String> = []
    for attribute in attributes {
      guard case .identifier(let name, _) = attribute.type.kind else { continue }
      if isUnique(name.text), !seen.insert(name.text).inserted {
        remark(.duplicateAttribute, at: attribute.span, [name.text])
      }
      switch name.text {
      case "escaping", "autoclosure", "convention", "noescape":
        remark(.typeAttribute, at: attribute.span, [name.text])
      case "discardableResult", "main", "frozen", "testable", "inlinable", "usableFromInline",
        "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable",
        "globalActor", "objcMembers", "nonobjc", "IBOutlet", "IBInspectable", "NSManaged",
        "NSCopying", "GKInspectable", "requires_stored_property_inits", "warn_unqualified_access":
        if attribute.arguments != nil {
          remark(.attributeArguments, at: attribute.span, [name.text])
        }
      case "available", "inline", "backDeployed":
        if attribute.arguments == nil {
          remark(.expectedArguments, at: attribute.span, ["@" + name.text])
        }
      default: break
      }
    }
  }

  /// True for attributes of the language that may stand once.
  private func isUnique(_ name: String) -> Bool {
    switch name {
    case "discardableResult", "main", "frozen", "testable", "inlinable", "usableFromInline",
      "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable",
      "globalActor", "preconcurrency", "objc", "nonobjc", "Sendable":
      true
    default: false
    }
  }

  // MARK: Computed variables

  /// Reports accessors that do not go with the rest of their variable.
  mutating func checkAccessors(
    _ accessors: AccessorsSyntax,
    isLet: Bool,
    pattern: PatternSyntax,
    hasType: Bool,
    value: ExpressionSyntax?,
    at brace: Token
  ) {
    if context.isProtocol {
      if isLet { remark(.computedLet, at: brace.span) }
      return checkRequirement(accessors, at: brace.span)
    }
    checkList(accessors, at: brace.span)
    if isObserving(accessors) {
      if isLet { remark(.computedLet, at: brace.span) }
      return
    }
    if isLet { remark(.computedLet, at: brace.span) }
    if !hasType { remark(.computedNeedsType, at: pattern.span) }
    if let value { remark(.computedWithValue, at: value.span) }
  }

  /// A protocol says `{ get }` or `{ get set }` and nothing else.
  mutating func checkRequirement(_ accessors: AccessorsSyntax, at span: Span) {
    guard case .list(let list) = accessors else {
      if case .getter(let block) = accessors, block.statements.isEmpty { return }
      return remark(.protocolAccessor, at: span)
    }
    var seen: Set<String> = []
    for accessor in list {
      if !seen.insert(accessor.keyword).inserted {
        remark(.duplicateAccessor, at: accessor.span, [accessor.keyword])
      }
      switch accessor.keyword {
      case "get", "set", "_read", "_modify", "read", "modify":
        if accessor.body != nil { remark(.protocolBody, at: accessor.span) }
      default: remark(.protocolAccessor, at: accessor.span)
      }
    }
  }

  private mutating func checkList(_ accessors: AccessorsSyntax, at span: Span) {
    guard case .list(let list) = accessors else { return }
    var seen: Set<String> = []
    for accessor in list where !seen.insert(accessor.keyword).inserted {
      remark(.duplicateAccessor, at: accessor.span, [accessor.keyword])
    }
    let reads: Set = ["get", "_read", "read", "unsafeAddress"]
    if seen.contains("set"), seen.isDisjoint(with: reads) {
      remark(.setterWithoutGetter, at: span)
    }
  }

  private func isObserving(_ accessors: AccessorsSyntax) -> Bool {
    guard case .list(let list) = accessors else { return false }
    return !list.isEmpty && list.allSatisfy { $0.keyword == "willSet" || $0.keyword == "didSet" }
  }

  // MARK: Patterns

  /// Reports a name bound in some, not all, patterns of one case.
  mutating func checkBindings(_ items: [CaseItemSyntax]) {
    guard items.count > 1, items.count < 200 else { return }
    let names = items.map { $0.pattern.boundNames }
    let all = names.reduce(into: Set<String>()) { $0.formUnion($1.map(\.text)) }
    for (item, bound) in zip(items, names) {
      for name in all.subtracting(bound.map(\.text)).sorted() {
        remark(.unboundInPattern, at: item.pattern.span, [name])
      }
    }
  }
}

extension PatternSyntax {
  /// The names the pattern binds, in source order.
  public var boundNames: [NameSyntax] { names(isBinding: false) }

  private func names(isBinding: Bool) -> [NameSyntax] {
    switch kind {
    case .identifier(let name): [name]
    case .tuple(let elements): elements.flatMap { $0.pattern.names(isBinding: isBinding) }
    case .binding(_, let inner): inner.names(isBinding: true)
    case .enumCase(_, _, let payload):
      payload?.flatMap { $0.pattern.names(isBinding: isBinding) } ?? []
    case .optional(let inner): inner.names(isBinding: isBinding)
    case .asType(let inner, _): inner.names(isBinding: isBinding)
    case .typed(let inner, _): inner.names(isBinding: isBinding)
    case .wildcard, .isType, .expression, .error: []
    }
  }
}
