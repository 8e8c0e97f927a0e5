import SwiftSource

/// What `@Entry var name: Type = value` stands for: a key with the value, and a property that reads
/// and writes the container under that key.
struct EntryMacro {
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
  ]

  /// The declarations a variable expands to; nil when it is no entry, or of a type without entries.
  static func expansion(
    of variable: VariableSyntax,
    _ declaration: DeclarationSyntax,
    in container: String
  ) -> [DeclarationSyntax]? {
    guard declaration.attributes.contains(where: { $0.name == "Entry" }),
      let proto = keyProtocols[container], variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.pattern.boundName
    else { return nil }
    let key = "__Key_" + name.text
    let template = parse(
      SourceText(
        """
        var \(name.text): \(key).Value { get { self[\(key).self] } set { self[\(key).self] = newValue } }
        enum \(key): \(proto) { static let defaultValue = 0 }
        """
      )
    )
    let made = template.statements.compactMap { statement -> DeclarationSyntax? in
      guard case .declaration(let item) = statement.kind else { return nil }
      return item
    }
    guard made.count == 2, case .variable(let accessor) = made[0].kind,
      case .nominal(let nominal) = made[1].kind, let stored = nominal.members.first
    else { return nil }
    return [
      property(accessor, binding, declaration),
      keyType(nominal, stored, binding, declaration.span),
    ]
  }

  private static func property(
    _ accessor: VariableSyntax,
    _ binding: BindingSyntax,
    _ declaration: DeclarationSyntax
  ) -> DeclarationSyntax {
    let made = BindingSyntax(
      pattern: binding.pattern,
      type: binding.type ?? accessor.bindings.first?.type,
      value: nil,
      accessors: accessor.bindings.first?.accessors
    )
    return DeclarationSyntax(
      .variable(VariableSyntax(isLet: false, bindings: [made])),
      span: declaration.span,
      documentation: declaration.documentation,
      modifiers: declaration.modifiers
    )
  }

  private static func keyType(
    _ nominal: NominalSyntax,
    _ stored: DeclarationSyntax,
    _ binding: BindingSyntax,
    _ span: Span
  ) -> DeclarationSyntax {
    let value = BindingSyntax(
      pattern: PatternSyntax(
        .identifier(NameSyntax("defaultValue", binding.pattern.span)),
        binding.pattern.span
      ),
      type: binding.type,
      value: binding.value ?? ExpressionSyntax(.nilLiteral, binding.pattern.span),
      accessors: nil
    )
    let member = DeclarationSyntax(
      .variable(VariableSyntax(isLet: true, bindings: [value])),
      span: span,
      modifiers: stored.modifiers
    )
    let made = NominalSyntax(
      keyword: nominal.keyword,
      name: nominal.name,
      generics: nominal.generics,
      inherited: nominal.inherited,
      members: [member]
    )
    return DeclarationSyntax(.nominal(made), span: span)
  }
}
