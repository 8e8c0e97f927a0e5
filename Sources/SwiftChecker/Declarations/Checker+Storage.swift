import SwiftSource
import SwiftTypes

extension Checker {
  /// Finds the stored properties of a type, gives wrapped ones their storage, and makes the
  /// initializer a struct has when it declares none.
  func synthesizeStorage(of nominal: NominalDeclaration) {
    guard !nominal.isProtocol else { return }
    for case let variable as VariableDeclaration in nominal.body.members
    where variable.isStored && !variable.isStatic {
      if variable.observesInherited {
        observeInherited(variable, in: nominal)
      } else if let wrapper = wrapper(of: variable) {
        wrap(variable, wrapper, in: nominal)
      } else {
        variable.index = nominal.storedProperties.count
        nominal.storedProperties.append(variable)
      }
    }
    for case let variable as VariableDeclaration in nominal.body.members
    where variable.isStored && variable.isStatic && !variable.isLibrary {
      if let wrapper = wrapper(of: variable) { wrap(variable, wrapper, in: nominal) }
    }
    if nominal.keyword == .structure || nominal.isClass { addInitializer(to: nominal) }
  }

  /// `override var x: Int { didSet { … } }` reads and writes what the superclass has.
  private func observeInherited(
    _ variable: VariableDeclaration,
    in nominal: NominalDeclaration
  ) {
    let collector = Collector(
      checker: self,
      file: variable.file,
      module: nominal.reference.module,
      isLibrary: variable.isLibrary
    )
    let part = AccessorPart(body: nil, isMutating: false, name: nil)
    variable.getter = collector.makeAccessor(of: variable, .getter, part)
    variable.setter = collector.makeAccessor(of: variable, .setter, part)
  }

  private func wrapper(
    of variable: VariableDeclaration
  ) -> (attribute: AttributeSyntax, nominal: NominalDeclaration)? {
    for attribute in variable.attributes {
      if let nominal = attributeNominal(attribute, from: variable.context),
        nominal.hasAttribute("propertyWrapper")
      {
        return (attribute, nominal)
      }
    }
    return nil
  }

  private func wrap(
    _ variable: VariableDeclaration,
    _ wrapper: (attribute: AttributeSyntax, nominal: NominalDeclaration),
    in nominal: NominalDeclaration
  ) {
    variable.wrapper = wrapper
    giveImplicitNil(variable, wrapper)
    if variable.isLet {
      report(
        Diagnostic(.wrapperOnLet, at: variable.span, [wrapper.attribute.name]),
        in: variable.file
      )
    }
    let backing = hiddenVariable("_" + variable.name, beside: variable)
    backing.wrapped = variable
    if !variable.isStatic {
      backing.index = nominal.storedProperties.count
      nominal.storedProperties.append(backing)
    }
    variable.backing = backing
    let collector = Collector(
      checker: self,
      file: variable.file,
      module: nominal.reference.module,
      isLibrary: variable.isLibrary
    )
    let part = AccessorPart(body: nil, isMutating: false, name: nil)
    let wrappedValue = wrapper.nominal.members(named: "wrappedValue").first as? VariableDeclaration
    let isValue = !nominal.isClass && !wrapper.nominal.isClass && !variable.isStatic
    let reading = AccessorPart(
      body: nil,
      isMutating: isValue && wrappedValue?.getter?.isMutating ?? false,
      name: nil
    )
    variable.getter = collector.makeAccessor(of: variable, .getter, reading)
    if let wrappedValue,
      wrappedValue.setter != nil || (wrappedValue.isStored && !wrappedValue.isLet)
    {
      let isMutating = isValue && (wrappedValue.setter?.isMutating ?? true)
      variable.setter = collector.makeAccessor(
        of: variable,
        .setter,
        AccessorPart(body: nil, isMutating: isMutating, name: nil)
      )
      variable.willSet?.isMutating = isMutating
      variable.didSet?.isMutating = isMutating
    }
    let projections = wrapper.nominal.members(named: "projectedValue")
    guard !projections.isEmpty else { return }
    let projected = hiddenVariable("$" + variable.name, beside: variable)
    projected.projectionSource = variable
    projected.getter = collector.makeAccessor(of: projected, .getter, part)
    if let setter = (projections.first as? VariableDeclaration)?.setter {
      let isMutating = !nominal.isClass && !wrapper.nominal.isClass && setter.isMutating
      projected.setter = collector.makeAccessor(
        of: projected,
        .setter,
        AccessorPart(body: nil, isMutating: isMutating, name: nil)
      )
    }
    variable.projected = projected
  }

  /// `@Published var name: String?` begins as nil, as a plain optional variable does.
  private func giveImplicitNil(
    _ variable: VariableDeclaration,
    _ wrapper: (attribute: AttributeSyntax, nominal: NominalDeclaration)
  ) {
    guard !variable.isLet, variable.valueSyntax == nil, wrapper.attribute.arguments == nil,
      let type = variable.typeSyntax
    else { return }
    switch type.kind {
    case .optional, .implicitlyUnwrapped: break
    default: return
    }
    guard initializesFromValue(wrapper.nominal) else { return }
    variable.valueSyntax = ExpressionSyntax(.nilLiteral, variable.span)
  }

  private func hiddenVariable(
    _ name: String,
    beside variable: VariableDeclaration
  ) -> VariableDeclaration {
    let made = VariableDeclaration(
      name: name,
      file: variable.file,
      span: variable.span,
      isLet: false,
      type: nil,
      value: nil,
      context: variable.context,
      isStatic: variable.isStatic,
      isLibrary: variable.isLibrary
    )
    variable.context?.nominal.add(made)
    return made
  }

  private func addInitializer(to nominal: NominalDeclaration) {
    let hasOwn = nominal.body.members.contains { member in
      if let function = member as? FunctionDeclaration, case .initializer = function.role {
        return true
      }
      return false
    }
    if hasOwn { return }
    let made = FunctionDeclaration(
      name: "init",
      role: .memberwiseInitializer,
      file: nominal.file,
      span: nominal.span,
      signature: SignatureSyntax(parameters: []),
      body: nil,
      context: nominal.body,
      isStatic: true,
      isMutating: true,
      isLibrary: nominal.isLibrary
    )
    nominal.add(made)
  }

  /// The parameters of a memberwise initializer, made when first looked up.
  func resolveMemberwise(_ function: FunctionDeclaration, _ nominal: NominalDeclaration) {
    function.signature = signature(of: nominal.body)
    function.result = selfType(of: nominal.body)
    let own = LocalVariable(
      name: "self",
      type: function.result,
      isMutable: true,
      span: function.span
    )
    function.selfVariable = own
    guard !nominal.isClass else { return }
    for stored in nominal.storedProperties {
      let variable = stored.wrapped ?? stored
      if variable.isLet && variable.valueSyntax != nil || variable.isLazy { continue }
      if variable.isFilePrivate, hasInitialValue(stored) { continue }
      // What `@Query` and its like fill is refused by name, and nobody hands it over.
      if variable.attributes.contains(where: isNotModelled) { continue }
      resolve(variable)
      resolve(stored)
      let builder = builder(among: variable.attributes, from: nominal.body)
      let plain = memberwiseType(of: stored, hasBuilder: builder != nil)
      let isDeferred = takesWrappedValue(stored) && wrapperDefersValue(stored)
      let type =
        isDeferred ? Type(.function(FunctionType(parameters: [], result: plain))) : plain
      function.parameters.append(
        ParameterDeclaration(
          label: variable.name,
          name: variable.name,
          type: type,
          isAutoclosure: isDeferred,
          builder: builder,
          hasDefault: hasInitialValue(stored),
          span: variable.span
        )
      )
    }
  }

  /// `@ViewBuilder var content: Content` is given as a closure and stored as what it makes.
  private func memberwiseType(of stored: VariableDeclaration, hasBuilder: Bool) -> Type {
    let type = takesWrappedValue(stored) ? (stored.wrapped ?? stored).type : stored.type
    guard hasBuilder, type.function == nil else { return type }
    return Type(.function(FunctionType(parameters: [], result: type)))
  }

  /// Whether a stored property has a value without the initializer giving one.
  func hasInitialValue(_ variable: VariableDeclaration) -> Bool {
    if let wrapped = variable.wrapped {
      if wrapped.valueSyntax != nil { return true }
      return hasImplicitWrapper(variable)
    }
    if variable.valueSyntax != nil { return true }
    guard !variable.isLet, let syntax = variable.typeSyntax else { return false }
    switch syntax.kind {
    case .optional, .implicitlyUnwrapped: return true
    default: return false
    }
  }

  /// Whether a property with a wrapper, given as it is stored, was declared with a value.
  public func declaresValue(ofWrapped stored: VariableDeclaration) -> Bool {
    stored.wrapped?.valueSyntax != nil
  }

  /// Whether a stored property has a value where it is declared.
  public func declaresValue(of stored: VariableDeclaration) -> Bool { stored.valueSyntax != nil }

  /// Whether a memberwise initializer takes the plain value of a wrapped property.
  func takesWrappedValue(_ stored: VariableDeclaration) -> Bool {
    guard let wrapped = stored.wrapped, let wrapper = wrapped.wrapper else { return false }
    if wrapped.valueSyntax != nil { return wrapper.attribute.arguments == nil }
    return wrapper.attribute.arguments == nil && initializesFromValue(wrapper.nominal)
      && !hasPlainInitializer(wrapper.nominal)
  }

  /// True for a wrapper that takes its value as an expression to be run later, as `StateObject`.
  private func wrapperDefersValue(_ stored: VariableDeclaration) -> Bool {
    guard let wrapper = stored.wrapped?.wrapper else { return false }
    return wrapper.nominal.members(named: "init").contains { member in
      guard let first = (member as? FunctionDeclaration)?.signatureSyntax.parameters.first else {
        return false
      }
      return first.label?.text == "wrappedValue" && first.type.hasAttribute("autoclosure")
    }
  }

  /// True for a wrapper that a learner gave an `init()`: a property without a value begins with it.
  private func hasPlainInitializer(_ wrapper: NominalDeclaration) -> Bool {
    !wrapper.isLibrary
      && wrapper.body.members.contains { member in
        guard let function = member as? FunctionDeclaration, case .initializer = function.role
        else { return false }
        return function.signatureSyntax.parameters.isEmpty
      }
  }

  /// True for a wrapper with `init(wrappedValue:)`.
  private func initializesFromValue(_ wrapper: NominalDeclaration) -> Bool {
    wrapper.members(named: "init").contains { member in
      guard let function = member as? FunctionDeclaration else { return false }
      if function.role == .memberwiseInitializer {
        resolve(function)
        return function.parameters.first?.label == "wrappedValue"
          && function.parameters.dropFirst().allSatisfy(\.hasDefault)
      }
      let labels = function.signatureSyntax.parameters
      return labels.first?.label?.text == "wrappedValue"
        && labels.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
  }

  /// `@Namespace var x`, `@FocusState var x: Bool`: the wrapper needs nothing but its attribute.
  func hasImplicitWrapper(_ stored: VariableDeclaration) -> Bool {
    guard let wrapped = stored.wrapped, let wrapper = wrapped.wrapper else { return false }
    if wrapper.attribute.arguments != nil { return true }
    resolve(stored)
    return implicitWrapperValue(stored) != nil
  }

  /// The type of `x` for `@Wrapper var x`.
  func wrappedType(of backing: VariableDeclaration) -> Type {
    guard case .nominal(let nominal) = backing.type.kind,
      let declaration = nominals[nominal.reference],
      let value = declaration.members(named: "wrappedValue").first as? VariableDeclaration
    else { return .error }
    resolve(value)
    return simplify(
      value.type.substituting(nominalSubstitutions(nominal)),
      in: environment(of: backing.context)
    )
  }

  func projectedType(of variable: VariableDeclaration) -> Type {
    guard let backing = variable.backing else { return .error }
    resolve(backing)
    guard case .nominal(let nominal) = backing.type.kind,
      let declaration = nominals[nominal.reference],
      let value = declaration.members(named: "projectedValue").first as? VariableDeclaration
    else { return .error }
    resolve(value)
    return simplify(
      value.type.substituting(nominalSubstitutions(nominal)),
      in: environment(of: backing.context)
    )
  }
}

extension VariableDeclaration {
  /// True for `private` and `fileprivate` properties.
  var isFilePrivate: Bool {
    modifiers.contains { ($0.name == "private" || $0.name == "fileprivate") && $0.detail == nil }
  }
}
