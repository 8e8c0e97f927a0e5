import SwiftSource
import SwiftTypes

/// Turns written types into types.
struct TypeResolver {
  let checker: Checker
  let context: TypeContext?
  let environment: GenericEnvironment
  /// Generic parameters of the function itself and of functions around it.
  var parameters: [String: GenericParameter] = [:]
  /// Types declared inside function bodies.
  var scope: LocalScope?
  /// What `some P` means here.
  var opaque = OpaqueMode.rejected
  var file: SourceText

  enum OpaqueMode {
    /// Not allowed.
    case rejected
    /// In a parameter: one more generic parameter.
    case parameter
    /// In a result: a hidden type of this function.
    case result(FunctionDeclaration)
    /// After a variable's name: a hidden type that its value tells; nil for a local variable.
    case value(String, VariableDeclaration?)
  }

  init(
    checker: Checker,
    context: TypeContext?,
    environment: GenericEnvironment,
    file: SourceText? = nil
  ) {
    self.checker = checker
    self.context = context
    self.environment = environment
    self.file = file ?? context?.file ?? SourceText("")
  }

  func report(_ kind: DiagnosticKind, _ span: Span, _ arguments: [String] = []) {
    checker.report(Diagnostic(kind, at: span, arguments), in: file)
  }

  /// The type a written type means; an error type, with a diagnostic, when it means none.
  mutating func resolve(_ syntax: TypeSyntax) -> Type {
    checker.simplify(resolveRaw(syntax), in: environment)
  }

  private mutating func resolveRaw(_ syntax: TypeSyntax) -> Type {
    switch syntax.kind {
    case .identifier(let name, let arguments):
      return resolveName(name, arguments, syntax.span)
    case .member(let base, let name, let arguments):
      return resolveMember(base, name, arguments, syntax.span)
    case .array(let element): return checker.array(of: resolve(element))
    case .dictionary(let key, let value):
      return checker.standard("Dictionary", [resolve(key), resolve(value)])
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return checker.optional(resolve(wrapped))
    case .tuple(let elements):
      return Type.makeTuple(
        elements.map { element in
          let label = element.label.flatMap { $0.text == "_" ? nil : $0.text }
          return TupleElement(label: elements.count == 1 ? nil : label, resolve(element.type))
        }
      )
    case .function(let function): return resolveFunction(function)
    case .some(let constraint): return resolveSome(constraint, syntax.span)
    case .any(let constraint):
      if case .member(let base, let name, _) = constraint.kind, name.text == "Type" {
        return Type(.metatype(Type(.existential(protocolList(base)))))
      }
      return Type(.existential(protocolList(constraint)))
    case .composition(let parts):
      return Type(.existential(parts.flatMap { protocolList($0) }))
    case .packExpansion(let pattern): return Type(.packExpansion(resolve(pattern)))
    case .packElement(let inner): return resolve(inner)
    case .attributed(_, _, let inner): return resolve(inner)
    case .suppressed: return .any
    case .placeholder: return checker.placeholder?() ?? .error
    case .error: return .error
    }
  }

  private mutating func resolveFunction(_ function: FunctionTypeSyntax) -> Type {
    Type(
      .function(
        FunctionType(
          parameters: function.parameters.map { parameter in
            FunctionType.Parameter(
              resolve(parameter.type),
              isInOut: parameter.type.isInOut,
              isVariadic: parameter.isVariadic
            )
          },
          result: resolve(function.result),
          isAsync: function.isAsync,
          isThrowing: function.isThrowing
        )
      )
    )
  }

  private mutating func resolveSome(_ constraint: TypeSyntax, _ span: Span) -> Type {
    let protocols = protocolList(constraint)
    switch opaque {
    case .rejected:
      report(.opaqueNotAllowed, span)
      return .error
    case .parameter:
      let parameter = GenericParameter(name: file.text(in: span))
      environment.add(parameter)
      let type = Type(.parameter(parameter))
      for item in protocols { add(item, on: type) }
      return type
    case .result(let function):
      let reference = OpaqueReference(owner: function.name, constraints: protocols)
      function.opaqueResults.append(reference)
      checker.opaqueOwners[reference] = function
      return hidden(reference)
    case .value(let name, let variable):
      let reference = OpaqueReference(owner: name, constraints: protocols)
      checker.opaqueVariables[reference] = variable
      checker.opaqueParameters[reference] = environment.signature.parameters
      return hidden(reference)
    }
  }

  private func hidden(_ reference: OpaqueReference) -> Type {
    Type(.opaque(reference, environment.signature.parameters.map { Type(.parameter($0)) }))
  }

  private func add(_ item: ProtocolType, on type: Type) {
    for requirement in checker.expand(.conformance(type, item)) { environment.add(requirement) }
  }

  private mutating func resolveName(
    _ name: NameSyntax,
    _ arguments: [TypeSyntax],
    _ span: Span
  ) -> Type {
    switch name.text {
    case "Any": return .any
    case "Self":
      if let context { return checker.selfType(of: context) }
      report(.unknownType, name.span, ["Self"])
      return .error
    default: break
    }
    if let parameter = parameters[name.text] { return Type(.parameter(parameter)) }
    if let local = scope?.type(named: name.text) {
      return apply(local, parent: nil, arguments, span)
    }
    if let context, let found = checker.typeMember(name.text, from: context, in: environment) {
      return finish(found, arguments, span)
    }
    return resolveGlobal(name, arguments, span)
  }

  private mutating func resolveGlobal(
    _ name: NameSyntax,
    _ arguments: [TypeSyntax],
    _ span: Span
  ) -> Type {
    for declaration in checker.globals(named: name.text, from: file).reversed() {
      if let nominal = declaration as? NominalDeclaration {
        return apply(nominal, parent: nil, arguments, span)
      }
      if let alias = declaration as? TypeAliasDeclaration {
        return apply(alias, nil, arguments, span)
      }
    }
    checker.reportUnknownType(name, in: file)
    return .error
  }

  private mutating func finish(
    _ found: Checker.TypeMember,
    _ arguments: [TypeSyntax],
    _ span: Span
  ) -> Type {
    switch found {
    case .type(let type): return type
    case .nominal(let nominal, let parent): return apply(nominal, parent: parent, arguments, span)
    case .alias(let alias, let base): return apply(alias, base, arguments, span)
    }
  }

  private mutating func resolveMember(
    _ base: TypeSyntax,
    _ name: NameSyntax,
    _ arguments: [TypeSyntax],
    _ span: Span
  ) -> Type {
    if case .identifier(let module, _) = base.kind, checker.moduleNames.contains(module.text),
      checker.globals(named: module.text, from: file).isEmpty
    {
      return resolveGlobal(name, arguments, span)
    }
    let parent = resolve(base)
    if parent.isError { return .error }
    if name.text == "Type" || name.text == "Protocol" { return Type(.metatype(parent)) }
    if let found = checker.typeMember(name.text, of: parent, in: environment) {
      return finish(found, arguments, span)
    }
    report(.unknownTypeMember, name.span, [name.text, parent.name(.source)])
    return .error
  }

  /// Applies a generic type to written arguments, checking their number.
  mutating func apply(
    _ nominal: NominalDeclaration,
    parent: Type?,
    _ arguments: [TypeSyntax],
    _ span: Span
  ) -> Type {
    if nominal.isProtocol {
      let item = ProtocolType(nominal.reference, arguments: arguments.map { resolve($0) })
      return Type(.existential([item]))
    }
    let count = nominal.parameters.count
    var types = arguments.map { resolve($0) }
    if !types.isEmpty || checker.placeholder == nil,
      let pack = nominal.parameters.firstIndex(where: \.isPack)
    {
      let after = count - pack - 1
      guard types.count >= pack + after else { return wrongCount(nominal, arguments.count, span) }
      let middle = Array(types[pack..<(types.count - after)])
      types =
        types[..<pack] + [Type(.pack(middle.flatMap(\.expansionElements)))]
        + types[(types.count - after)...]
    }
    if types.isEmpty, count > 0 {
      if let context, let inside = checker.ownArguments(of: nominal, from: context) {
        return Type(.nominal(NominalType(nominal.reference, parent: parent, arguments: inside)))
      }
      guard let placeholder = checker.placeholder else { return wrongCount(nominal, 0, span) }
      types = nominal.parameters.map { _ in placeholder() }
    }
    guard types.count == count else { return wrongCount(nominal, arguments.count, span) }
    return Type(.nominal(NominalType(nominal.reference, parent: parent, arguments: types)))
  }

  private func wrongCount(_ nominal: NominalDeclaration, _ given: Int, _ span: Span) -> Type {
    report(
      given == 0 ? .missingGenericArguments : .wrongGenericArgumentCount,
      span,
      [nominal.reference.qualifiedName, String(nominal.parameters.count), String(given)]
    )
    return .error
  }

  private mutating func apply(
    _ alias: TypeAliasDeclaration,
    _ base: Type?,
    _ arguments: [TypeSyntax],
    _ span: Span
  ) -> Type {
    var type = checker.aliasedType(alias)
    if let base, let context = alias.context {
      type = type.substituting(checker.contextSubstitutions(context, self: base))
    }
    if !alias.parameters.isEmpty, arguments.count == alias.parameters.count {
      type = type.substituting(
        Substitutions(parameters: alias.parameters, arguments: arguments.map { resolve($0) })
      )
    }
    return type
  }
}

extension TypeSyntax {
  /// True for `inout T`.
  var isInOut: Bool {
    if case .attributed(_, let specifiers, _) = kind { return specifiers.contains("inout") }
    return false
  }

  /// True for `T?`, whatever stands around it.
  var isOptional: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    case .attributed(_, _, let inner): inner.isOptional
    default: false
    }
  }

  /// True with the attribute of this name: `@escaping`.
  func hasAttribute(_ name: String) -> Bool {
    if case .attributed(let attributes, _, let inner) = kind {
      return attributes.contains { $0.name == name } || inner.hasAttribute(name)
    }
    return false
  }
}

extension Type {
  /// The elements of a pack or of an expanded pattern, for splicing into a list.
  var expansionElements: [Type] {
    if case .pack(let elements) = kind { return elements }
    return [self]
  }
}
