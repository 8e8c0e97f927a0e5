import SwiftSource
import SwiftTypes

extension Checker {
  /// The checked body of a function, checked when first asked for.
  ///
  /// A memberwise initializer has a body too: it assigns every stored property, so nothing else
  /// initializes them. A wrapped property's accessors read and write the wrapper.
  ///
  /// - Returns: nil for a protocol requirement and for a derived function.
  public func body(of function: FunctionDeclaration) -> CheckedBody? {
    if let known = function.checkedBody { return known }
    guard !function.isCheckingBody else { return nil }
    function.isCheckingBody = true
    defer { function.isCheckingBody = false }
    resolve(function)
    if let variable = function.accessed as? VariableDeclaration,
      function.role == .getter || function.role == .setter,
      let made = accessorBody(function, variable)
    {
      function.checkedBody = made
      return made
    }
    if function.role == .memberwiseInitializer {
      let made = memberwiseBody(function)
      function.checkedBody = made
      return made
    }
    guard function.bodySyntax != nil else { return nil }
    let checker = bodyChecker(for: function)
    let made = checker.checkFunction(function)
    for item in checker.diagnostics { report(item, in: function.file) }
    function.checkedBody = made
    EscapeAnalysis.check(function, made, self)
    ImplicitSelfAnalysis.check(function, made, self)
    UseAnalysis.check(function, made, self)
    InitializationAnalysis.check(function, made, self)
    return made
  }

  func bodyChecker(for function: FunctionDeclaration) -> BodyChecker {
    let made = BodyChecker(
      checker: self,
      file: function.file,
      context: function.context,
      signature: function.signature
    )
    made.selfVariable = function.selfVariable
    made.functionName = function.fullName
    made.isNonisolated = isNonisolated(function)
    return made
  }

  /// A checker for an expression that stands in a type, outside any function.
  func memberChecker(for variable: VariableDeclaration) -> BodyChecker {
    let signature = variable.context.map { self.signature(of: $0) } ?? GenericSignature()
    return BodyChecker(
      checker: self,
      file: variable.file,
      context: variable.context,
      signature: signature
    )
  }

  // MARK: Initial values

  /// The initial value of a stored property, global or static; nil when there is none.
  public func initialValue(of variable: VariableDeclaration) -> CheckedExpression? {
    resolve(variable)
    if let known = variable.checkedValue { return known }
    if variable.wrapped != nil { return implicitWrapperValue(variable) }
    if let made = checkInitialValue(of: variable) { return made }
    if hasInitialValue(variable), wrapped(variable.type) != nil {
      let none = CheckedExpression(.none, variable.type, variable.span)
      variable.checkedValue = none
      return none
    }
    return nil
  }

  /// Checks the value after `=`; the type follows from it when none is written.
  func checkInitialValue(of variable: VariableDeclaration) -> CheckedExpression? {
    if let known = variable.checkedValue { return known }
    guard let syntax = variable.valueSyntax, !variable.isCheckingValue else { return nil }
    variable.isCheckingValue = true
    defer { variable.isCheckingValue = false }
    let body = memberChecker(for: variable)
    if variable.isLazy { addLazySelf(to: body, variable) }
    let type = variable.typeSyntax == nil ? nil : variable.type
    let node = body.wholeValue(syntax, as: type)
    for item in body.diagnostics { report(item, in: variable.file) }
    variable.checkedValue = node
    return node
  }

  /// The value of a lazy property may use `self`.
  private func addLazySelf(to body: BodyChecker, _ variable: VariableDeclaration) {
    guard let context = variable.context else { return }
    let own = LocalVariable(
      name: "self",
      type: selfType(of: context),
      isMutable: true,
      span: variable.span
    )
    variable.lazySelf = own
    body.selfVariable = own
  }

  /// The storage of a wrapped property: `State<Int>` for `@State var x = 0`.
  func resolveBacking(_ backing: VariableDeclaration, of variable: VariableDeclaration) {
    guard let wrapper = variable.wrapper else { return }
    let body = memberChecker(for: variable)
    let type = variable.typeSyntax.map { body.resolve($0) }
    let start = (body.solver.count, body.nodes.count, body.locals.count)
    if variable.valueSyntax != nil || wrapper.attribute.arguments != nil {
      let node = body.wrapperValue(
        wrapper.attribute,
        wrapper.nominal,
        variable.valueSyntax,
        type,
        variable.span
      )
      body.finish(from: start)
      backing.type = node?.type.closed ?? .error
      backing.checkedValue = node
    } else if let type {
      let made = body.resolve(wrapper.attribute.type)
      if let inner = body.wrappedValueType(of: made) { _ = body.solver.unify(inner, type) }
      body.finish(from: start)
      backing.type = body.solver.deep(made).closed
      checkWrapped(type, by: wrapper.nominal, variable)
      checkArguments(of: backing.type, at: variable.span, in: variable)
    } else {
      let made = body.resolve(wrapper.attribute.type)
      body.finish(from: start)
      backing.type = body.solver.deep(made).closed
      if backing.type.flags.contains(.error) {
        body.report(.missingTypeAnnotation, variable.span, [variable.name])
        backing.type = .error
      }
    }
    for item in body.diagnostics { report(item, in: variable.file) }
  }

  /// Whether the arguments of a written generic type meet what the type asks of them.
  func checkArguments(of type: Type, at span: Span, in declaration: Declaration) {
    guard !declaration.isLibrary, !type.flags.contains(.error) else { return }
    let environment = environment(of: declaration.context)
    type.forEachNode { part in
      guard case .nominal(let nominal) = part.kind, !nominal.arguments.isEmpty,
        let owner = nominals[nominal.reference]
      else { return }
      let map = nominalSubstitutions(nominal)
      for requirement in signature(of: owner.body).requirements {
        let demanded = requirement.substituting(map)
        if case .conformance(let subject, let wanted) = demanded, !holds(demanded, in: environment)
        {
          report(
            Diagnostic(
              .needsConformance,
              at: span,
              [owner.name, simplify(subject, in: environment).name(.source), wanted.reference.name]
            ),
            in: declaration.file
          )
          return
        }
      }
    }
  }

  /// A wrapper for objects alone, such as `@Bindable`, refuses plain values where it stands.
  private func checkWrapped(
    _ type: Type,
    by wrapper: NominalDeclaration,
    _ variable: VariableDeclaration
  ) {
    guard !variable.isLibrary, !type.isError, case .nominal = type.kind else { return }
    let initializers = (wrapper.members(named: "init")).compactMap { $0 as? FunctionDeclaration }
      .filter { $0.signatureSyntax.parameters.first?.label?.text == "wrappedValue" }
    guard initializers.contains(where: { !isAvailable($0) }) else { return }
    let environment = environment(of: variable.context)
    guard let object = standardProtocol("AnyObject"),
      !conforms(type, to: object, in: environment)
    else { return }
    report(
      Diagnostic(.wrapperNeedsObject, at: variable.span, [wrapper.name, type.name(.source)]),
      in: variable.file
    )
  }

  /// The value of a wrapper that needs only its attribute, as `@Namespace var x` has.
  func implicitWrapperValue(_ backing: VariableDeclaration) -> CheckedExpression? {
    resolve(backing)
    if let known = backing.checkedValue { return known }
    guard let variable = backing.wrapped, variable.valueSyntax == nil, !backing.isImplicitTried,
      !backing.type.isError
    else { return nil }
    backing.isImplicitTried = true
    let body = memberChecker(for: variable)
    let candidates = body.memberCandidates(
      "init",
      of: backing.type,
      base: .type(backing.type),
      isStatic: true
    ).filter { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration else { return false }
      return function.role != .memberwiseInitializer
    }
    guard !candidates.isEmpty else { return nil }
    let node = body.apply(candidates, [], backing.type, variable.span, variable.span)
    body.finish(from: (0, 0, 0))
    guard body.diagnostics.isEmpty, !node.type.isError else { return nil }
    backing.checkedValue = node
    return node
  }

  /// The default argument of a parameter, checked in the function's own signature.
  public func defaultValue(of function: FunctionDeclaration, parameter: Int) -> CheckedExpression? {
    resolve(function)
    guard function.parameters.indices.contains(parameter) else { return nil }
    let item = function.parameters[parameter]
    if let known = item.checkedDefault ?? item.genericDefault { return known }
    if function.role == .memberwiseInitializer { return memberwiseDefault(function, item) }
    guard let syntax = item.defaultSyntax else { return nil }
    if item.type.flags.contains(.parameter), let node = genericDefault(of: function, parameter) {
      return node
    }
    let body = bodyChecker(for: function)
    body.selfVariable = nil
    let node: CheckedExpression
    if item.isAutoclosure, let result = item.type.function?.result {
      node = deferred(body.whole(syntax, as: result), item.type)
    } else {
      node = body.whole(syntax, as: item.type)
    }
    for problem in body.diagnostics { report(problem, in: function.file) }
    item.checkedDefault = node
    return node
  }

  /// A closure around a default value that is an argument of an autoclosure parameter.
  private func deferred(_ value: CheckedExpression, _ type: Type) -> CheckedExpression {
    let closure = CheckedClosure(
      parameters: [],
      body: CheckedBody(statements: [.returns(value, value.span)]),
      captures: [],
      captureList: []
    )
    return CheckedExpression(.closure(closure), type, value.span)
  }

  /// The defaults of an enum case's payload, which every use of the case shares.
  func checkDefaults(of item: EnumCaseDeclaration) {
    guard let context = item.context else { return }
    for parameter in item.payload ?? [] where parameter.checkedDefault == nil {
      guard let syntax = parameter.defaultSyntax else { continue }
      let body = BodyChecker(
        checker: self,
        file: item.file,
        context: context,
        signature: signature(of: context)
      )
      parameter.checkedDefault = body.whole(syntax, as: parameter.type)
      for problem in body.diagnostics { report(problem, in: item.file) }
    }
  }

  /// A default that fits its parameter only for certain generic arguments, which it then decides.
  ///
  /// `= .foreground` for a parameter of type `S` makes `S` ForegroundStyle.
  func genericDefault(of function: FunctionDeclaration, _ index: Int) -> CheckedExpression? {
    let item = function.parameters[index]
    if let known = item.genericDefault { return known }
    guard let syntax = item.defaultSyntax, item.checkedDefault == nil else { return nil }
    let plain = bodyChecker(for: function)
    plain.selfVariable = nil
    let fixed = plain.whole(syntax, as: item.type)
    if plain.diagnostics.isEmpty {
      item.checkedDefault = fixed
      return nil
    }
    let body = bodyChecker(for: function)
    body.selfVariable = nil
    var map = Substitutions()
    for parameter in function.signature.parameters {
      map[parameter] = body.solver.fresh(name: parameter.name)
    }
    for requirement in function.signature.requirements {
      _ = body.solver.require(requirement.substituting(map))
    }
    let node = body.whole(syntax, as: item.type.substituting(map))
    guard body.diagnostics.isEmpty, !node.type.isError else { return nil }
    item.genericDefault = node
    return node
  }

  private func memberwiseDefault(
    _ function: FunctionDeclaration,
    _ item: ParameterDeclaration
  ) -> CheckedExpression? {
    guard
      let stored = function.context?.nominal.storedProperties.first(where: {
        ($0.wrapped ?? $0).name == item.name
      })
    else { return nil }
    guard let wrapped = stored.wrapped, let syntax = wrapped.valueSyntax, takesWrappedValue(stored)
    else { return initialValue(of: stored) }
    let body = memberChecker(for: wrapped)
    let isDeferred = item.isAutoclosure
    let value = body.whole(
      syntax,
      as: isDeferred ? item.type.function?.result ?? .error : item.type
    )
    let node = isDeferred ? deferred(value, item.type) : value
    item.checkedDefault = node
    return node
  }

  // MARK: Synthesized bodies

  private func memberwiseBody(_ function: FunctionDeclaration) -> CheckedBody {
    guard let own = function.selfVariable, let nominal = function.context?.nominal else {
      return CheckedBody(statements: [])
    }
    let body = bodyChecker(for: function)
    var statements: [CheckedStatement] = []
    for stored in nominal.storedProperties {
      let variable = stored.wrapped ?? stored
      let place = CheckedExpression(
        .property(
          CheckedExpression(.local(own), own.type, function.span),
          stored,
          ownSubstitutions(nominal),
          .direct
        ),
        stored.type,
        stored.span
      )
      let parameter = function.parameters.first { $0.name == variable.name }
      var value: CheckedExpression?
      if let parameter {
        let passed = CheckedExpression(.local(parameter.variable), parameter.type, stored.span)
        let given = parameter.isAutoclosure ? called(passed) : passed
        value =
          takesWrappedValue(stored) && stored.wrapped != nil
          ? body.wrap(given, in: stored) : built(given, for: stored)
      } else {
        value = initialValue(of: stored)
      }
      guard let value else { continue }
      statements.append(
        .expression(CheckedExpression(.assignment(place, value), .void, stored.span))
      )
    }
    return CheckedBody(statements: statements)
  }

  /// The value of a builder closure handed to a property that stores what it makes.
  private func built(
    _ given: CheckedExpression,
    for stored: VariableDeclaration
  ) -> CheckedExpression {
    guard let function = given.type.function, function.parameters.isEmpty,
      stored.type.function == nil
    else { return given }
    return called(given)
  }

  private func called(_ function: CheckedExpression) -> CheckedExpression {
    CheckedExpression(
      .call(CheckedCall(callee: .value(function), arguments: [])),
      function.type.function?.result ?? .error,
      function.span
    )
  }

  func ownSubstitutions(_ nominal: NominalDeclaration) -> Substitutions {
    guard case .nominal(let own) = declaredSelf(of: nominal).kind else { return Substitutions() }
    return nominalSubstitutions(own)
  }

  /// `x` of `@State var x` reads `_x.wrappedValue`, `$x` reads `_x.projectedValue`.
  private func accessorBody(
    _ function: FunctionDeclaration,
    _ variable: VariableDeclaration
  ) -> CheckedBody? {
    guard let own = function.selfVariable else { return nil }
    let body = bodyChecker(for: function)
    let base = body.make(.local(own), own.type, function.span)
    guard let place = place(behind: variable, of: base, body) else { return nil }
    body.finish(from: (0, 0, 0))
    if function.role == .getter {
      return CheckedBody(statements: [.returns(place, function.span)])
    }
    guard let parameter = function.parameters.first else { return nil }
    let value = CheckedExpression(.local(parameter.variable), parameter.type, function.span)
    let write = CheckedStatement.expression(
      CheckedExpression(.assignment(place, value), .void, function.span)
    )
    return CheckedBody(
      statements: observed(write, of: variable, reading: place, writing: value, self: base)
    )
  }

  /// What an accessor of the compiler reads and writes.
  private func place(
    behind variable: VariableDeclaration,
    of base: CheckedExpression,
    _ body: BodyChecker
  ) -> CheckedExpression? {
    if variable.observesInherited {
      guard let parent = superclass(of: base.type) else { return nil }
      let inherited = body.make(.upcast(base), parent, variable.span)
      let candidates = body.memberCandidates(
        variable.name,
        of: parent,
        base: .superclass(inherited, parent),
        isStatic: false
      )
      return candidates.isEmpty ? nil : body.reference(candidates, variable.span, nil)
    }
    guard let source = variable.backing ?? variable.projectionSource?.backing else { return nil }
    let name = variable.backing == nil ? "projectedValue" : "wrappedValue"
    var owner = Candidate.Base.instance(base)
    if source.isStatic, let context = source.context { owner = .type(selfType(of: context)) }
    let storage = body.variableReference(source, owner, variable.span)
    return body.member(name, of: storage, variable.span)
  }

  /// A write with the observers of a wrapped property around it.
  ///
  /// They belong to the setter: it runs in an initializer too once the wrapper is there, and
  /// `$x` passes it by.
  private func observed(
    _ write: CheckedStatement,
    of variable: VariableDeclaration,
    reading place: CheckedExpression,
    writing value: CheckedExpression,
    self own: CheckedExpression
  ) -> [CheckedStatement] {
    var statements = [write]
    func tell(_ observer: FunctionDeclaration, _ given: CheckedExpression) -> CheckedStatement {
      resolve(observer)
      let map = variable.context.map { ownSubstitutions($0.nominal) } ?? Substitutions()
      let call = CheckedCall(
        callee: .function(observer, map, selfArgument: own, .direct),
        arguments: [.value(given)]
      )
      return .expression(CheckedExpression(.call(call), .void, variable.span))
    }
    if let didSet = variable.didSet {
      let old = LocalVariable(
        name: "",
        type: variable.type,
        isMutable: false,
        span: variable.span
      )
      let given = CheckedExpression(.local(old), variable.type, variable.span)
      statements.insert(.variable(old, place), at: 0)
      statements.append(tell(didSet, given))
    }
    if let willSet = variable.willSet { statements.insert(tell(willSet, value), at: 0) }
    return statements
  }
}

extension BodyChecker {
  /// The wrapper of a stored property around a plain value.
  func wrap(_ value: CheckedExpression, in stored: VariableDeclaration) -> CheckedExpression? {
    let argument = Argument(label: "wrappedValue", value: .checked(value))
    let node = callInitializer(of: stored.type, [argument], stored.span)
    finish(from: (0, 0, 0))
    return node
  }
}
