import SwiftSource

extension CodeNames {
  mutating func note(_ name: NameSyntax, isMember: Bool, isAdded: Bool) {
    guard !isMember || isAdded else { return }
    let kind = isAdded ? Declared.Kind.addedMember : .global
    declared.append(Declared(kind: kind, name: name.text, span: name.span))
  }

  mutating func visit(_ declaration: DeclarationSyntax, isMember: Bool, isAdded: Bool) {
    for attribute in declaration.attributes {
      add(attribute.type)
      add(attribute.arguments ?? [])
    }
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        if case .identifier(let name) = binding.pattern.kind {
          note(name, isMember: isMember, isAdded: isAdded)
        }
        add(binding.pattern)
        add(binding.type)
        add(binding.value)
        visit(binding.accessors)
      }
    case .function(let function):
      note(function.name, isMember: isMember, isAdded: isAdded)
      visit(function.generics)
      visit(function.signature)
      add(function.body)
    case .initializer(let initializer):
      note(NameSyntax("init", initializer.keyword), isMember: isMember, isAdded: isAdded)
      visit(initializer.generics)
      visit(initializer.signature)
      add(initializer.body)
    case .deinitializer(let body): add(body)
    case .subscriptDeclaration(let syntax):
      note(NameSyntax("subscript", syntax.keyword), isMember: isMember, isAdded: isAdded)
      for parameter in syntax.parameters { visit(parameter) }
      add(syntax.result)
      visit(syntax.accessors)
    case .nominal(let nominal): visit(nominal)
    case .extensionDeclaration(let syntax): visit(syntax)
    case .typeAlias(let name, let generics, let type):
      declared.append(Declared(kind: .type, name: name.text, span: name.span))
      visit(generics)
      add(type)
    case .operatorDeclaration(let name, _, _): note(name, isMember: false, isAdded: false)
    case .conditionalCompilation(let clauses):
      for clause in clauses { add(clause.statements) }
    case .macroExpansion(let name, let call):
      identifiers.insert(name.text)
      visit(call)
    case .macroDeclaration(let name): note(name, isMember: false, isAdded: false)
    case .enumCases(let cases): for item in cases { visit(item) }
    case .associatedType(_, let inherited, let type, _):
      for item in inherited { add(item) }
      add(type)
    case .importModule, .precedenceGroup, .error: break
    }
  }

  mutating func visit(_ nominal: NominalSyntax) {
    declared.append(Declared(kind: .type, name: nominal.name.text, span: nominal.name.span))
    visit(nominal.generics)
    for type in nominal.inherited { add(type) }
    for member in nominal.members {
      work.append(.declaration(member, isMember: true, isAdded: false))
    }
  }

  mutating func visit(_ syntax: ExtensionSyntax) {
    var isOwn = false
    if case .identifier(let name, _) = syntax.type.kind { isOwn = ownTypes.contains(name.text) }
    add(syntax.type)
    for type in syntax.inherited { add(type) }
    for member in syntax.members {
      work.append(.declaration(member, isMember: true, isAdded: !isOwn))
    }
  }

  mutating func visit(_ item: EnumCaseSyntax) {
    for parameter in item.payload ?? [] { visit(parameter) }
    add(item.rawValue)
  }

  mutating func visit(_ generics: GenericsSyntax) {
    for parameter in generics.parameters { add(parameter.inherited) }
    for requirement in generics.requirements {
      switch requirement {
      case .conformance(let left, let right), .sameType(let left, let right):
        add(left)
        add(right)
      }
    }
  }

  mutating func visit(_ signature: SignatureSyntax) {
    for parameter in signature.parameters { visit(parameter) }
    add(signature.result)
  }

  mutating func visit(_ parameter: ParameterSyntax) {
    for attribute in parameter.attributes { add(attribute.type) }
    add(parameter.type)
    add(parameter.defaultValue)
  }

  mutating func visit(_ accessors: AccessorsSyntax?) {
    switch accessors {
    case .getter(let body): add(body)
    case .list(let list): for accessor in list { add(accessor.body) }
    case nil: break
    }
  }
}
