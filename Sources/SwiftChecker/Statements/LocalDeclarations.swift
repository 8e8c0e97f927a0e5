import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Local functions and types are visible in their whole block.
  func declareLocals(_ statements: [StatementSyntax]) {
    let declarations = checker.declarations(in: statements)
    var collector = Collector(
      checker: checker,
      file: file,
      module: context?.nominal.reference.module ?? checker.sessionModule,
      isLibrary: context?.isLibrary ?? false
    )
    for declaration in declarations {
      switch declaration.kind {
      case .function:
        for case let function as FunctionDeclaration in collector.collect(declaration, in: nil) {
          function.enclosing = scope
          function.enclosingSignature = solver.environment.signature
          function.enclosingContext = context
          localFunctions[declaration.span] = function
          let isTwice = scope.functions(named: function.name).contains { other in
            other.enclosing === scope && other.span != function.span
              && other.hasSameSignature(as: function)
          }
          if isTwice { report(.redeclaration, function.span, [function.fullName]) }
          scope.declare(function)
        }
      case .nominal:
        for case let nominal as NominalDeclaration in collector.collect(declaration, in: nil) {
          scope.declare(nominal)
        }
      default: break
      }
    }
    checker.bind(collector)
  }

  func checkLocalDeclaration(_ declaration: DeclarationSyntax) -> [CheckedStatement] {
    switch declaration.kind {
    case .variable(let variable): return checkVariables(variable, declaration)
    case .function:
      guard let function = localFunctions[declaration.span] else { return [] }
      checkLocalFunction(function)
      return [.function(function)]
    case .nominal(let nominal):
      if let found = scope.type(named: nominal.name.text) { checker.checkMembers(of: found) }
      return []
    case .conditionalCompilation(let clauses):
      return checkBlock(checker.activeStatements(of: clauses))
    case .extensionDeclaration, .importModule, .operatorDeclaration, .precedenceGroup:
      report(.onlyAtFileLevel, declaration.span)
      return []
    default: return []
    }
  }

  private func checkLocalFunction(_ function: FunctionDeclaration) {
    checker.resolve(function)
    checker.checkAttributes(of: function)
    checker.checkVariadics(of: function)
    let frame = LocalScope.Frame(parent: scope.frame)
    let inner = BodyChecker(
      checker: checker,
      file: file,
      context: context,
      signature: function.signature,
      frame: frame,
      parentScope: scope
    )
    for (name, parameter) in genericNames { inner.genericNames[name] = parameter }
    inner.selfVariable = selfVariable
    function.checkedBody = inner.checkFunction(function)
    function.captures = frame.captures
    for item in inner.diagnostics where !diagnostics.contains(item) { diagnostics.append(item) }
  }

  private func checkVariables(
    _ variable: VariableSyntax,
    _ declaration: DeclarationSyntax
  ) -> [CheckedStatement] {
    var statements: [CheckedStatement] = []
    for attribute in declaration.attributes where !(context?.isLibrary ?? false) {
      checker.checkAttribute(attribute, from: context, in: file)
    }
    for binding in variable.bindings { noteNames(of: binding.pattern) }
    for (binding, type) in zip(variable.bindings, types(of: variable.bindings)) {
      if declaration.has("async"), let name = binding.pattern.boundName, let value = binding.value {
        statements += checkAsyncLet(name, value, type)
        continue
      }
      let made = { self.checkBinding(binding, type, isVar: !variable.isLet, declaration) }
      // A tuple of `async let` is not taken apart before it is there.
      statements += declaration.has("async") ? awaiting { trying("?", made) } : made()
    }
    return statements
  }

  /// Reports names that the block has declared before; `guard let` may take one again.
  func noteNames(of pattern: PatternSyntax, again: Bool = false) {
    switch pattern.kind {
    case .identifier(let name):
      if scope.note(name.text, at: name.span) || again { return }
      report(.redeclaration, name.span, [name.text])
    case .typed(let inner, _), .binding(_, let inner): noteNames(of: inner, again: again)
    case .tuple(let elements):
      for element in elements { noteNames(of: element.pattern, again: again) }
    default: break
    }
  }

  /// The written types; `var a, b: Int` gives both the one that follows.
  private func types(of bindings: [BindingSyntax]) -> [Type?] {
    var following: Type?
    let types = bindings.reversed().map { binding -> Type? in
      if let type = binding.type {
        following = resolve(type, opaque: .value(binding.pattern.boundName?.text ?? "", nil))
        return following
      }
      return binding.value == nil ? following : nil
    }
    return types.reversed()
  }

  /// `async let x = f()` starts a task at once; `await x` waits for what it gives.
  private func checkAsyncLet(
    _ name: NameSyntax,
    _ value: ExpressionSyntax,
    _ type: Type?
  ) -> [CheckedStatement] {
    let span = value.span
    let body = ExpressionSyntax(
      .awaitExpression(ExpressionSyntax(.tryExpression(mark: "", value), span)),
      span
    )
    let work = ClosureSyntax(
      parameters: nil,
      body: [StatementSyntax(.expression(body), span)]
    )
    let callee = ExpressionSyntax(.identifier(NameSyntax("_AsyncLet", span), arguments: []), span)
    let call = CallSyntax(
      callee: callee,
      arguments: [],
      hasParentheses: false,
      trailingClosures: [ArgumentSyntax(value: ExpressionSyntax(.closure(work), span))]
    )
    let made = ExpressionSyntax(.call(call), span)
    let wanted = type.map { checker.standard("_AsyncLet", [$0, solver.fresh()]) }
    let node = whole(made, as: wanted)
    let task = hidden(node.type, name.span)
    let plain = LocalVariable(name: name.text, type: node.type, isMutable: false, span: name.span)
    plain.wrapper = task
    scope.declare(plain)
    return [.variable(task, node)]
  }

  private func checkBinding(
    _ binding: BindingSyntax,
    _ type: Type?,
    isVar: Bool,
    _ declaration: DeclarationSyntax
  ) -> [CheckedStatement] {
    if let wrapper = wrapperAttribute(declaration), let name = binding.pattern.boundName {
      return checkWrapped(name, binding, wrapper, type)
    }
    if let accessors = binding.accessors, let name = binding.pattern.boundName {
      return checkComputedLocal(name, accessors, type, binding)
    }
    guard let value = binding.value else {
      if let type, type.flags.contains(.opaque), let name = binding.pattern.boundName {
        report(.opaqueNeedsValue, name.span, [name.text])
        _ = declare(name.text, .error, isMutable: true, name.span)
        return []
      }
      guard let type, let name = binding.pattern.boundName else {
        report(.missingTypeAnnotation, binding.pattern.span, [file.text(in: binding.pattern.span)])
        return []
      }
      let made = declare(name.text, type, isMutable: true, name.span)
      made.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
      made.isWeak = declaration.has("weak") || declaration.has("unowned")
      let isOptional = checker.wrapped(type) != nil && isVar
      return [.variable(made, isOptional ? make(.none, type, name.span) : nil)]
    }
    let node = wholeValue(value, as: type)
    let type = type.map { solver.deep($0) }
    if let name = binding.pattern.boundName {
      var type = type ?? node.type
      // A weak variable is nil once its instance is gone.
      if declaration.has("weak"), checker.wrapped(solver.deep(type)) == nil {
        type = checker.optional(type)
      }
      let made = declare(name.text, type, isMutable: isVar, name.span)
      made.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
      made.isWeak = declaration.has("weak") || declaration.has("unowned")
      return [.variable(made, node)]
    }
    let pattern = checkPattern(binding.pattern, type ?? node.type, isBinding: true, isVar: isVar)
    return [.destructure(pattern, node)]
  }

  func wrapperAttribute(
    _ declaration: DeclarationSyntax
  ) -> (AttributeSyntax, NominalDeclaration)? {
    for attribute in declaration.attributes {
      if let nominal = checker.attributeNominal(attribute, from: context),
        nominal.hasAttribute("propertyWrapper")
      {
        return (attribute, nominal)
      }
    }
    return nil
  }

  /// `@State var x = 0` inside a body, as `#Preview` and `@Previewable` use it.
  private func checkWrapped(
    _ name: NameSyntax,
    _ binding: BindingSyntax,
    _ wrapper: (AttributeSyntax, NominalDeclaration),
    _ type: Type?
  ) -> [CheckedStatement] {
    let start = (solver.count, nodes.count, locals.count)
    guard let node = wrapperValue(wrapper.0, wrapper.1, binding.value, type, name.span) else {
      report(.missingTypeAnnotation, name.span, [name.text])
      return []
    }
    finish(from: start)
    return declareWrapped(name, node, isMutable: true)
  }

  /// Declares `_x` with a wrapper's value, and `x` and `$x` that look through it.
  func declareWrapped(
    _ name: NameSyntax,
    _ node: CheckedExpression,
    isMutable: Bool
  ) -> [CheckedStatement] {
    let backing = declare("_" + name.text, node.type, isMutable: true, name.span)
    let plain = LocalVariable(
      name: name.text,
      type: node.type,
      isMutable: isMutable,
      span: name.span
    )
    plain.wrapper = backing
    scope.declare(plain)
    let projected = LocalVariable(
      name: "$" + name.text,
      type: node.type,
      isMutable: false,
      span: name.span
    )
    projected.wrapper = backing
    projected.isProjection = true
    scope.declare(projected)
    return [.variable(backing, node)]
  }

  /// A computed local variable is a local function without arguments.
  private func checkComputedLocal(
    _ name: NameSyntax,
    _ accessors: AccessorsSyntax,
    _ type: Type?,
    _ binding: BindingSyntax
  ) -> [CheckedStatement] {
    guard let type else {
      report(.missingTypeAnnotation, name.span, [name.text])
      return []
    }
    guard case .getter(let block) = accessors else {
      report(.notModelledLanguage, name.span, ["local observers"])
      return []
    }
    let closure = ClosureSyntax(parameters: [], body: block.statements)
    let function = Type(.function(FunctionType(parameters: [], result: type)))
    let start = (solver.count, nodes.count, locals.count)
    let node = inferClosure(closure, block.span, function, builder: nil)
    finish(from: start)
    let holder = declare(name.text + "()", function, isMutable: false, name.span)
    let plain = LocalVariable(name: name.text, type: type, isMutable: false, span: name.span)
    plain.getter = holder
    scope.declare(plain)
    return [.variable(holder, node)]
  }

  /// The value of a wrapper made from its attribute and the initial value; nil when it needs a type.
  func wrapperValue(
    _ attribute: AttributeSyntax,
    _ nominal: NominalDeclaration,
    _ value: ExpressionSyntax?,
    _ type: Type?,
    _ span: Span
  ) -> CheckedExpression? {
    let wrapper = resolve(attribute.type)
    guard case .nominal = wrapper.kind else { return nil }
    if let type, let inner = wrappedValueType(of: wrapper) { _ = solver.unify(inner, type) }
    var arguments: [Argument] = []
    if let value {
      arguments.append(Argument(label: "wrappedValue", value: .syntax(value)))
    }
    arguments += (attribute.arguments ?? []).map {
      Argument(label: $0.label?.text, value: .syntax($0.value))
    }
    return callType(wrapper, arguments, value?.span ?? attribute.span, wrapper)
  }

  /// The type of `wrappedValue` for a wrapper type, its open arguments included.
  func wrappedValueType(of wrapper: Type) -> Type? {
    guard case .nominal(let nominal) = wrapper.kind,
      let declaration = checker.nominals[nominal.reference]
    else { return nil }
    for case let variable as VariableDeclaration in declaration.members(named: "wrappedValue") {
      checker.resolve(variable)
      return variable.type.substituting(checker.nominalSubstitutions(nominal))
    }
    return nil
  }
}
