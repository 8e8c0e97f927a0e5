import SwiftSource
import SwiftTypes

/// Makes declarations out of syntax: names only, nothing is resolved.
struct Collector {
  let checker: Checker
  let file: SourceText
  let module: String
  let isLibrary: Bool
  /// Extensions wait until every type of the batch is known.
  var extensions: [(DeclarationSyntax, ExtensionSyntax)] = []
  var nominals: [NominalDeclaration] = []

  init(checker: Checker, file: SourceText, module: String, isLibrary: Bool) {
    self.checker = checker
    self.file = file
    self.module = module
    self.isLibrary = isLibrary
  }

  /// Collects one declaration of a file or of a type; members are added to `context`.
  mutating func collect(_ syntax: DeclarationSyntax, in context: TypeContext?) -> [Declaration] {
    switch syntax.kind {
    case .nominal(let nominal): return [collectNominal(nominal, syntax, in: context)]
    case .function(let function): return [collectFunction(function, syntax, in: context)]
    case .initializer(let initializer):
      return [collectInitializer(initializer, syntax, in: context)]
    case .variable(let variable):
      if let context, context.nominal.isLibrary,
        let expanded = EntryMacro.expansion(of: variable, syntax, in: context.nominal.name)
      {
        return expanded.flatMap { collect($0, in: context) }
      }
      return collectVariables(variable, syntax, in: context)
    case .subscriptDeclaration(let item): return [collectSubscript(item, syntax, in: context)]
    case .typeAlias(let name, let generics, let type):
      return [
        TypeAliasDeclaration(
          name: name,
          generics: generics,
          type: type,
          file: file,
          context: context,
          isLibrary: isLibrary
        )
      ]
    case .associatedType(let name, let inherited, let defaultType, let requirements):
      guard let context else { return [] }
      let item = AssociatedTypeDeclaration(
        name: name,
        inherited: inherited,
        defaultType: defaultType,
        requirements: requirements,
        context: context
      )
      context.nominal.associatedTypes.append(item)
      return [item]
    case .enumCases(let cases):
      guard let context else { return [] }
      return cases.map { item in
        let made = EnumCaseDeclaration(
          syntax: item,
          index: context.nominal.cases.count,
          declaration: syntax,
          context: context
        )
        context.nominal.cases.append(made)
        return made
      }
    case .extensionDeclaration(let item):
      extensions.append((syntax, item))
      return []
    case .operatorDeclaration(let name, "infix", let group):
      checker.operatorTable.declare(infix: name.text, group: group?.text)
      return []
    case .precedenceGroup(let group):
      checker.operatorTable.declare(group: group)
      return []
    case .conditionalCompilation(let clauses):
      return checker.activeStatements(of: clauses).flatMap { statement -> [Declaration] in
        guard case .declaration(let inner) = statement.kind else { return [] }
        return collect(inner, in: context)
      }
    case .deinitializer(let body):
      return [
        FunctionDeclaration(
          name: "deinit",
          role: .deinitializer,
          file: file,
          span: syntax.span,
          signature: SignatureSyntax(parameters: []),
          body: body,
          context: context,
          isStatic: false,
          isMutating: false,
          isLibrary: isLibrary
        )
      ]
    case .operatorDeclaration, .importModule, .macroExpansion, .macroDeclaration,
      .error:
      return []
    }
  }

  mutating func collectMembers(_ members: [DeclarationSyntax], into context: TypeContext) {
    for member in members {
      for declaration in collect(member, in: context) {
        declaration.context = context
        add(declaration, to: context)
      }
    }
  }

  private func add(_ declaration: Declaration, to context: TypeContext) {
    context.members.append(declaration)
    let nominal = context.nominal
    nominal.add(declaration)
    if nominal.isProtocol {
      if isLibrary {
        checker.libraryProtocolMembers[declaration.name, default: []].append(declaration)
      } else {
        checker.protocolMembers[declaration.name, default: []].append(declaration)
      }
    }
    if let function = declaration as? FunctionDeclaration { note(function) }
  }

  /// Operators are found wherever they are declared.
  private func note(_ function: FunctionDeclaration) {
    guard function.isOperator else { return }
    if isLibrary {
      checker.libraryOperators[function.name, default: []].append(function)
    } else {
      checker.operators[function.name, default: []].append(function)
    }
  }

  private mutating func collectNominal(
    _ syntax: NominalSyntax,
    _ declaration: DeclarationSyntax,
    in context: TypeContext?
  ) -> NominalDeclaration {
    let nominal = NominalDeclaration(
      syntax: syntax,
      declaration: declaration,
      file: file,
      module: module,
      parent: context?.nominal,
      isLibrary: isLibrary
    )
    nominal.context = context
    nominal.parameters =
      nominal.isProtocol
      ? []
      : syntax.generics.parameters.map { GenericParameter(name: $0.name.text, isPack: $0.isPack) }
    checker.nominals[nominal.reference] = nominal
    collectMembers(syntax.members, into: nominal.body)
    nominals.append(nominal)
    return nominal
  }

  private func collectFunction(
    _ syntax: FunctionSyntax,
    _ declaration: DeclarationSyntax,
    in context: TypeContext?
  ) -> FunctionDeclaration {
    let function = FunctionDeclaration(
      name: syntax.name.text,
      role: .function,
      file: file,
      span: syntax.name.span,
      generics: syntax.generics,
      signature: syntax.signature,
      body: syntax.body,
      attributes: declaration.attributes,
      documentation: declaration.documentation,
      context: context,
      isStatic: declaration.has("static") || declaration.has("class"),
      isMutating: declaration.has("mutating"),
      isLibrary: isLibrary
    )
    function.modifierNames = declaration.modifiers.map(\.name)
    if context == nil { note(function) }
    return function
  }

  private func collectInitializer(
    _ syntax: InitializerSyntax,
    _ declaration: DeclarationSyntax,
    in context: TypeContext?
  ) -> FunctionDeclaration {
    let made = FunctionDeclaration(
      name: "init",
      role: .initializer(mark: syntax.mark),
      file: file,
      span: syntax.keyword,
      generics: syntax.generics,
      signature: syntax.signature,
      body: syntax.body,
      attributes: declaration.attributes,
      documentation: declaration.documentation,
      context: context,
      isStatic: true,
      isMutating: true,
      isLibrary: isLibrary
    )
    made.modifierNames = declaration.modifiers.map(\.name)
    return made
  }

  private func collectSubscript(
    _ syntax: SubscriptSyntax,
    _ declaration: DeclarationSyntax,
    in context: TypeContext?
  ) -> SubscriptDeclaration {
    let signature = SignatureSyntax(parameters: syntax.parameters, result: syntax.result)
    let parts = accessors(syntax.accessors, declaration, in: context)
    let isStatic = declaration.has("static") || declaration.has("class")
    func make(_ role: FunctionDeclaration.Role, _ part: AccessorPart) -> FunctionDeclaration {
      FunctionDeclaration(
        name: "subscript",
        role: role,
        file: file,
        span: syntax.keyword,
        generics: syntax.generics,
        signature: signature,
        body: part.body,
        attributes: declaration.attributes,
        documentation: declaration.documentation,
        context: context,
        isStatic: isStatic,
        isMutating: part.isMutating,
        isLibrary: isLibrary
      )
    }
    let getter = make(
      .getter,
      parts.getter ?? AccessorPart(body: nil, isMutating: false, name: nil)
    )
    let setter = parts.setter.map { part in
      let made = make(.setter, part)
      made.newValueName = part.name ?? "newValue"
      return made
    }
    let made = SubscriptDeclaration(getter: getter, setter: setter)
    getter.accessed = made
    setter?.accessed = made
    return made
  }
}

extension FunctionDeclaration {
  /// True when the name is made of operator characters.
  var isOperator: Bool {
    guard role == .function, let first = name.unicodeScalars.first else { return false }
    return !(first == "_" || first == "`" || first.properties.isXIDStart)
  }
}
