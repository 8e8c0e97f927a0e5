import SwiftSource
import SwiftTypes

/// One accessor on its way to becoming a function.
struct AccessorPart {
  let body: BlockSyntax?
  let isMutating: Bool
  let name: String?
  var isAsync = false
  var isThrowing = false
}

/// The accessors of one variable or subscript, sorted by keyword.
struct AccessorParts {
  var getter: AccessorPart?
  var setter: AccessorPart?
  var willSet: AccessorPart?
  var didSet: AccessorPart?
}

extension Collector {
  func accessors(
    _ syntax: AccessorsSyntax?,
    _ declaration: DeclarationSyntax,
    in context: TypeContext?
  ) -> AccessorParts {
    var parts = AccessorParts()
    let isValueType = context.map { !$0.nominal.isClass } ?? false
    switch syntax {
    case nil: break
    case .getter(let body):
      parts.getter = AccessorPart(body: body, isMutating: declaration.has("mutating"), name: nil)
    case .list(let list):
      for item in list {
        let part = AccessorPart(
          body: item.body,
          isMutating: item.mutation.map { $0 == "mutating" }
            ?? (isValueType && item.keyword != "get" && item.keyword != "_read"),
          name: item.parameter?.text,
          isAsync: item.isAsync,
          isThrowing: item.isThrowing
        )
        switch item.keyword {
        case "get", "_read": parts.getter = part
        case "set", "_modify": parts.setter = part
        case "willSet": parts.willSet = part
        case "didSet": parts.didSet = part
        default: break
        }
      }
    }
    return parts
  }

  mutating func collectVariables(
    _ syntax: VariableSyntax,
    _ declaration: DeclarationSyntax,
    in context: TypeContext?
  ) -> [Declaration] {
    var inheritedType: TypeSyntax?
    var made: [Declaration] = []
    for binding in syntax.bindings.reversed() {
      inheritedType = binding.type ?? (binding.value == nil ? inheritedType : nil)
      guard let name = binding.pattern.boundName else {
        for part in parts(of: binding).reversed() {
          guard let name = part.pattern.boundName else { continue }
          let isLet = syntax.isLet
          made.append(makeVariable(name, part, type: nil, isLet: isLet, declaration, in: context))
        }
        continue
      }
      made.append(
        makeVariable(
          name,
          binding,
          type: binding.type ?? inheritedType,
          isLet: syntax.isLet,
          declaration,
          in: context
        )
      )
    }
    return made.reversed()
  }

  /// `static let (rows, columns) = (6, 7)`: one binding for each name.
  private func parts(of binding: BindingSyntax) -> [BindingSyntax] {
    guard case .tuple(let elements) = binding.pattern.kind, let value = binding.value else {
      return []
    }
    var values: [ExpressionSyntax] = elements.indices.map { index in
      let name = NameSyntax(String(index), value.span)
      return ExpressionSyntax(.member(value, name, arguments: []), value.span)
    }
    if case .tuple(let written) = value.kind, written.count == elements.count {
      values = written.map(\.value)
    }
    return zip(elements, values).map {
      BindingSyntax(pattern: $0.pattern, type: nil, value: $1, accessors: nil)
    }
  }

  private func makeVariable(
    _ name: NameSyntax,
    _ binding: BindingSyntax,
    type: TypeSyntax?,
    isLet: Bool,
    _ declaration: DeclarationSyntax,
    in context: TypeContext?
  ) -> VariableDeclaration {
    let variable = VariableDeclaration(
      name: name.text,
      file: file,
      span: name.span,
      isLet: isLet,
      type: type,
      value: binding.value,
      attributes: declaration.attributes,
      documentation: declaration.documentation,
      context: context,
      isStatic: declaration.has("static") || declaration.has("class"),
      isLazy: declaration.has("lazy"),
      isWeak: declaration.has("weak") || declaration.has("unowned"),
      isLibrary: isLibrary
    )
    variable.modifiers = declaration.modifiers
    let parts = accessors(binding.accessors, declaration, in: context)
    func make(_ role: FunctionDeclaration.Role, _ part: AccessorPart?) -> FunctionDeclaration? {
      guard let part else { return nil }
      return makeAccessor(of: variable, role, part)
    }
    variable.getter = make(.getter, parts.getter)
    variable.setter = make(.setter, parts.setter)
    variable.willSet = make(.willSet, parts.willSet)
    variable.didSet = make(.didSet, parts.didSet)
    variable.isRequirement =
      context?.nominal.isProtocol == true && context === context?.nominal.body
    return variable
  }

  /// Makes the function behind an accessor; its types come from the variable.
  func makeAccessor(
    of variable: VariableDeclaration,
    _ role: FunctionDeclaration.Role,
    _ part: AccessorPart
  ) -> FunctionDeclaration {
    let made = FunctionDeclaration(
      name: variable.name,
      role: role,
      file: file,
      span: variable.span,
      signature: SignatureSyntax(
        parameters: [],
        isAsync: part.isAsync,
        isThrowing: part.isThrowing
      ),
      body: part.body,
      attributes: variable.attributes,
      documentation: variable.documentation,
      context: variable.context,
      isStatic: variable.isStatic,
      isMutating: part.isMutating,
      isLibrary: isLibrary
    )
    made.accessed = variable
    made.newValueName = part.name ?? (role == .didSet ? "oldValue" : "newValue")
    return made
  }
}

extension PatternSyntax {
  /// The single name bound by `x` or `x: T`; nil for other patterns.
  var boundName: NameSyntax? {
    switch kind {
    case .identifier(let name): name
    case .typed(let inner, _): inner.boundName
    default: nil
    }
  }
}
