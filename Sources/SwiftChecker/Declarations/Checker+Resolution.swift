import SwiftSource
import SwiftTypes

extension Checker {
  /// Resolves the types of a declaration; cheap when already done.
  public func resolve(_ declaration: Declaration) {
    switch declaration {
    case let function as FunctionDeclaration: resolve(function)
    case let variable as VariableDeclaration: resolve(variable)
    case let item as SubscriptDeclaration:
      resolve(item.getter)
      if let setter = item.setter { resolve(setter) }
    case let item as EnumCaseDeclaration: resolve(item)
    default: break
    }
  }

  func resolve(_ function: FunctionDeclaration) {
    guard function.state == .unresolved else { return }
    function.state = .resolving
    defer { function.state = .resolved }
    if let variable = function.accessed as? VariableDeclaration {
      resolveAccessor(function, of: variable)
      return
    }
    if function.role == .memberwiseInitializer, let nominal = function.context?.nominal {
      resolveMemberwise(function, nominal)
      return
    }
    if function.role == .setter, let item = function.accessed as? SubscriptDeclaration {
      resolveSetter(function, like: item.getter)
      return
    }
    let environment =
      function.enclosingSignature.map { GenericEnvironment($0) }
      ?? environment(of: function.context)
    environment.markOuter()
    var resolver = TypeResolver(
      checker: self,
      context: function.context ?? function.enclosingContext,
      environment: environment,
      file: function.file
    )
    resolver.scope = function.enclosing
    for parameter in function.enclosingSignature?.parameters ?? [] {
      resolver.parameters[parameter.name] = parameter
    }
    _ = resolver.declare(function.genericsSyntax)
    resolver.opaque = .parameter
    function.parameters = function.signatureSyntax.parameters.map {
      makeParameter($0, isOperator: function.isOperator, &resolver)
    }
    function.signature = environment.signature
    resolver.opaque = .result(function)
    function.result = resultType(of: function, &resolver)
    inferRequirements(of: function, in: environment)
    function.signature = environment.signature
    if function.role == .setter {
      function.parameters.append(
        ParameterDeclaration(
          label: nil,
          name: function.newValueName,
          type: function.result,
          span: function.span
        )
      )
      function.result = .void
    }
    addSelf(to: function)
    function.builderType = builder(among: function.attributes, from: function.context)
  }

  /// What the types of a signature demand of generic parameters need not be written again:
  /// `-> SequenceGesture<Self, Other>` makes `Other` a gesture.
  private func inferRequirements(
    of function: FunctionDeclaration,
    in environment: GenericEnvironment
  ) {
    let own = environment.signature.parameters.dropFirst(environment.signature.outerCount)
    guard !own.isEmpty else { return }
    for type in function.parameters.map(\.type) + [function.result] {
      type.forEachNode { part in
        guard case .nominal(let nominal) = part.kind, !nominal.arguments.isEmpty,
          let declaration = nominals[nominal.reference]
        else { return }
        let map = nominalSubstitutions(nominal)
        for requirement in signature(of: declaration.body).requirements {
          let demanded = requirement.substituting(map)
          if case .conformance(let subject, let wanted) = demanded, subject.isAbstract,
            !protocols(of: subject, in: environment).contains(wanted.reference)
          {
            environment.add(demanded)
          }
        }
      }
    }
  }

  private func resultType(
    of function: FunctionDeclaration,
    _ resolver: inout TypeResolver
  ) -> Type {
    if case .initializer(let mark) = function.role, let context = function.context {
      let type = selfType(of: context)
      return mark == "?" || mark == "!" ? optional(type) : type
    }
    guard let syntax = function.signatureSyntax.result else { return .void }
    function.returnsSelf = function.context?.nominal.isClass == true && syntax.isSelf
    return resolver.resolve(syntax)
  }

  private func makeParameter(
    _ syntax: ParameterSyntax,
    isOperator: Bool,
    _ resolver: inout TypeResolver
  ) -> ParameterDeclaration {
    let type = resolver.resolve(syntax.type)
    let made = ParameterDeclaration(
      label: isOperator ? nil : syntax.label?.text,
      name: syntax.name.text,
      type: type,
      isVariadic: syntax.isVariadic,
      isInOut: syntax.type.isInOut,
      isAutoclosure: syntax.type.hasAttribute("autoclosure")
        || syntax.attributes.contains { $0.name == "autoclosure" },
      builder: builder(among: syntax.attributes, from: resolver.context),
      defaultSyntax: syntax.defaultValue,
      span: syntax.span
    )
    made.variable.isImplicitlyUnwrapped = syntax.type.isImplicitlyUnwrapped
    if case .attributed(_, let specifiers, _) = syntax.type.kind {
      made.variable.isIsolated = specifiers.contains("isolated")
    }
    if syntax.isVariadic { made.variable.type = array(of: type) }
    made.takesImplicitSelf = syntax.type.hasAttribute("_implicitSelfCapture")
    made.isEscaping = syntax.type.hasAttribute("escaping") || syntax.type.isOptional
    return made
  }

  private func addSelf(to function: FunctionDeclaration) {
    guard let context = function.context else { return }
    let type = selfType(of: context)
    var isMetatype = function.isStatic
    if case .initializer = function.role { isMetatype = false }
    function.selfVariable = LocalVariable(
      name: "self",
      type: isMetatype ? Type(.metatype(type)) : type,
      isMutable: function.isMutating && !context.nominal.isClass,
      span: function.span
    )
  }

  /// A subscript's setter has the getter's generic parameters: one access binds both alike.
  private func resolveSetter(_ setter: FunctionDeclaration, like getter: FunctionDeclaration) {
    resolve(getter)
    setter.signature = getter.signature
    setter.parameters = getter.parameters.map { parameter in
      let made = ParameterDeclaration(
        label: parameter.label,
        name: parameter.name,
        type: parameter.type,
        isVariadic: parameter.isVariadic,
        isInOut: parameter.isInOut,
        isAutoclosure: parameter.isAutoclosure,
        defaultSyntax: parameter.defaultSyntax,
        span: parameter.span
      )
      made.variable.type = parameter.variable.type
      return made
    }
    setter.parameters.append(
      ParameterDeclaration(
        label: nil,
        name: setter.newValueName,
        type: getter.result,
        span: setter.span
      )
    )
    addSelf(to: setter)
  }

  private func resolveAccessor(_ function: FunctionDeclaration, of variable: VariableDeclaration) {
    function.signature = environment(of: function.context).signature
    addSelf(to: function)
    if function.role == .getter {
      function.builderType = builder(among: variable.attributes, from: function.context)
    }
    resolve(variable)
    switch function.role {
    case .getter: function.result = variable.type
    default:
      function.parameters = [
        ParameterDeclaration(
          label: nil,
          name: function.newValueName,
          type: variable.type,
          span: function.span
        )
      ]
    }
  }

  func resolve(_ variable: VariableDeclaration) {
    guard variable.state == .unresolved else {
      if variable.state == .resolving, !variable.isLibrary {
        report(Diagnostic(.circularType, at: variable.span, [variable.name]), in: variable.file)
      }
      return
    }
    variable.state = .resolving
    defer { variable.state = .resolved }
    if let wrapped = variable.wrapped {
      resolveBacking(variable, of: wrapped)
      return
    }
    if let syntax = variable.typeSyntax {
      let environment = environment(of: variable.context)
      var resolver = TypeResolver(
        checker: self,
        context: variable.context,
        environment: environment,
        file: variable.file
      )
      resolver.opaque =
        variable.getter.map { .result($0) } ?? .value(variable.name, variable)
      if let value = variable.valueSyntax, syntax.mayOmitArguments {
        resolveOpenAnnotation(of: variable, syntax, value)
      } else {
        variable.type = resolver.resolve(syntax)
        demandValue(ofOpaque: variable)
      }
    } else if let projected = variable.projectionSource {
      variable.type = projectedType(of: projected)
    } else if let backing = variable.backing {
      resolve(backing)
      variable.type = wrappedType(of: backing)
    } else if variable.valueSyntax != nil {
      variable.type = checkInitialValue(of: variable)?.type.closed ?? .error
    } else {
      report(
        Diagnostic(.missingTypeAnnotation, at: variable.span, [variable.name]),
        in: variable.file
      )
    }
  }

  /// What `some P` hides in a stored property, its value has to tell.
  private func demandValue(ofOpaque variable: VariableDeclaration) {
    guard variable.isStored, variable.valueSyntax == nil,
      opaqueVariables.contains(where: { $0.value === variable })
    else { return }
    report(Diagnostic(.opaqueNeedsValue, at: variable.span, [variable.name]), in: variable.file)
  }

  /// `let set: Set = [1, 2]`: the value fills in the generic arguments.
  private func resolveOpenAnnotation(
    of variable: VariableDeclaration,
    _ syntax: TypeSyntax,
    _ value: ExpressionSyntax
  ) {
    let body = memberChecker(for: variable)
    let type = body.resolve(syntax)
    guard type.flags.contains(.variable) else {
      variable.type = type
      for item in body.diagnostics { report(item, in: variable.file) }
      return
    }
    let node = body.whole(value, as: type)
    for item in body.diagnostics { report(item, in: variable.file) }
    variable.type = body.solver.deep(type).closed
    variable.checkedValue = node
  }

  func resolve(_ item: EnumCaseDeclaration) {
    guard !item.isResolved, let context = item.context else { return }
    item.isResolved = true
    guard let payload = item.syntax.payload else { return }
    var resolver = TypeResolver(
      checker: self,
      context: context,
      environment: environment(of: context)
    )
    item.payload = payload.map { syntax in
      ParameterDeclaration(
        label: syntax.label.flatMap { $0.text == "_" ? nil : $0.text },
        name: syntax.name.text,
        type: resolver.resolve(syntax.type),
        defaultSyntax: syntax.defaultValue,
        span: syntax.span
      )
    }
  }

  /// The result builder named by an attribute.
  func builder(among attributes: [AttributeSyntax], from context: TypeContext?) -> Type? {
    for attribute in attributes {
      guard let nominal = attributeNominal(attribute, from: context),
        nominal.hasAttribute("resultBuilder")
      else { continue }
      var resolver = TypeResolver(
        checker: self,
        context: context,
        environment: environment(of: context),
        file: nominal.file
      )
      if case .identifier(_, let arguments) = attribute.type.kind, !arguments.isEmpty {
        return resolver.resolve(attribute.type)
      }
      return Type(.nominal(NominalType(nominal.reference)))
    }
    return nil
  }

  /// The type an attribute names, found without messages; nil for built-in attributes.
  func attributeNominal(
    _ attribute: AttributeSyntax,
    from context: TypeContext?
  ) -> NominalDeclaration? {
    var candidates: [Declaration] = []
    var current = context
    while let inside = current {
      candidates += inside.nominal.members(named: attribute.name)
      current = inside.nominal.context
    }
    if case .member(let base, let name, _) = attribute.type.kind,
      case .identifier(let outer, _) = base.kind,
      let parent = globals(named: outer.text).lazy.compactMap({ $0 as? NominalDeclaration }).first
    {
      candidates += parent.members(named: name.text)
    }
    candidates += globals(named: attribute.name).reversed()
    for candidate in candidates {
      if let nominal = candidate as? NominalDeclaration { return nominal }
      if let alias = candidate as? TypeAliasDeclaration,
        case .nominal(let nominal) = aliasedType(alias).kind
      {
        return nominals[nominal.reference]
      }
    }
    return nil
  }
}

extension TypeSyntax {
  /// True for a plain name, which may be a generic type without its arguments.
  fileprivate var mayOmitArguments: Bool {
    switch kind {
    case .identifier(_, let arguments): arguments.isEmpty
    case .optional(let inner): inner.mayOmitArguments
    default: false
    }
  }
}

extension GenericEnvironment {
  /// Counts the parameters declared so far as those of the enclosing contexts.
  func markOuter() { setOuterCount(signature.parameters.count) }
}
