import SwiftChecker
import SwiftSource
import SwiftTypes

extension Lowerer {
  /// A closure: its own code, with the variables it uses handed over when it is made.
  func lowerClosure(_ closure: CheckedClosure, _ target: Int?) throws(EvaluationError) -> Int {
    var variables = FreeVariables(evaluator)
    variables.visit(closure.body.statements)
    let listed = Set(closure.captureList.map(\.variable))
    let own = Set(closure.parameters)
    let free = variables.free.filter {
      !listed.contains($0) && !own.contains($0) && evaluator.sessionLocals[$0] == nil
    }
    let child = Code(name: "closure in \(code.name)", file: code.file, isLibrary: code.isLibrary)
    let inner = Lowerer(evaluator: evaluator, code: child, substitutions: substitutions)
    inner.boxed = variables.shared.union(free).filter { evaluator.isChanging($0) }
    try inner.lowerClosureBody(closure, free: free.map { ($0, locals[$0]) }, variables)
    evaluator.keep(child)
    code.children.append(child)
    let captures = allocate(free.count + closure.captureList.count)
    hasTemporaries = true
    try passClosureCaptures(closure, free, captures)
    let register = result(target)
    emit(.makeClosure, register, code.children.count - 1, captures)
    return register
  }

  private func passClosureCaptures(
    _ closure: CheckedClosure,
    _ free: [LocalVariable],
    _ first: Int
  ) throws(EvaluationError) {
    passCaptures(free, first)
    for (index, item) in closure.captureList.enumerated() {
      let register = first + free.count + index
      try lower(item.value, to: register)
      if item.isWeak { emit(.makeWeak, register, register) }
    }
  }

  private func lowerClosureBody(
    _ closure: CheckedClosure,
    free: [(LocalVariable, Storage?)],
    _ variables: FreeVariables
  ) throws(EvaluationError) {
    code.parameterCount = closure.parameters.count
    code.captureCount = free.count + closure.captureList.count
    for parameter in closure.parameters { locals[parameter] = .register(allocate()) }
    for (variable, storage) in free {
      let register = allocate()
      if case .box = storage {
        locals[variable] = .box(register)
      } else {
        locals[variable] = .register(register)
      }
    }
    for item in closure.captureList {
      let register = allocate()
      locals[item.variable] = .register(register)
      if item.isWeak { emit(.loadWeak, register, register) }
      if item.variable.isUnowned {
        let alive = Label()
        emitJump(.jumpIfSet, register, 0, to: alive)
        fault(.deadReference(name: item.variable.name))
        place(alive)
      }
    }
    for (index, parameter) in closure.parameters.enumerated() {
      enterParameter(parameter, index + 1, isInOut: parameter.isMutable, variables.shared)
    }
    if closure.body.hasErrors { fault(.unchecked(name: code.name)) }
    try block(closure.body.statements)
    emitReturn(nil)
    finish()
  }

  /// Boxes a parameter that closures share, and marks the ones whose value goes back.
  func enterParameter(
    _ parameter: LocalVariable,
    _ register: Int,
    isInOut: Bool,
    _ shared: Set<LocalVariable>
  ) {
    if isInOut { code.inOutRegisters.append(register) }
    guard parameter.isMutable, shared.contains(parameter) else { return }
    let box = allocate()
    emit(.makeBox, box, register)
    locals[parameter] = .box(box)
    if isInOut { inOutBoxes.append((register, box)) }
  }

  /// Leaves with a value, after what boxed `inout` parameters hold went back.
  func emitReturn(_ register: Int?) {
    for item in inOutBoxes { emit(.loadBox, item.register, item.box) }
    if let register {
      emit(.returnValue, register)
    } else {
      emit(.clear, 0)
      emit(.returnValue, 0)
    }
  }

  // MARK: Functions as values

  /// Code that takes parameters and hands them to something else.
  func thunk(
    parameters count: Int,
    captured: Int?,
    _ target: Int?,
    _ body: (Lowerer, _ first: Int, _ captured: Int?) throws(EvaluationError) -> Int
  ) throws(EvaluationError) -> Int {
    let child = Code(name: "function value", file: code.file, isLibrary: code.isLibrary)
    child.parameterCount = count
    child.captureCount = captured == nil ? 0 : 1
    let inner = Lowerer(evaluator: evaluator, code: child, substitutions: substitutions)
    inner.span = span
    let first = inner.allocate(count + child.captureCount)
    let value = try body(inner, first, captured == nil ? nil : first + count)
    inner.emit(.returnValue, value)
    inner.finish()
    evaluator.keep(child)
    code.children.append(child)
    let capture = allocate()
    if let captured { emit(.move, capture, captured) }
    let register = result(target)
    emit(.makeClosure, register, code.children.count - 1, capture)
    return register
  }

  func lowerFunctionValue(
    _ function: FunctionDeclaration,
    _ map: Substitutions,
    _ base: CheckedExpression?,
    _ dispatch: Dispatch,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let resolved = try resolveFunction(function, resolve(map), dispatch)
    if evaluator.localFunctions.contains(function) {
      return try lowerLocalFunctionValue(resolved, target)
    }
    let count = resolved.function.parameters.count
    var isInitializer = false
    switch resolved.function.role {
    case .initializer, .memberwiseInitializer: isInitializer = true
    default: break
    }
    var captured: Int?
    if let base, !isInitializer { captured = try lower(base) }
    let instance = base.map { resolve($0.type) }
    return try thunk(parameters: count, captured: captured, target) {
      (inner, first, captured) throws(EvaluationError) in
      let registers = Array(first..<first + count)
      var own = captured
      if isInitializer, let instance, case .metatype(let type) = instance.kind {
        own = inner.emptySelf(type)
      }
      if let done = try inner.intrinsicOnRegisters(resolved, registers) { return done }
      for index in resolved.function.parameters.indices
      where resolved.function.parameters[index].isInOut {
        inner.code.inOutRegisters.append(first + index)
      }
      return try inner.callWithInOut(resolved, own, registers)
    }
  }

  /// A call inside a thunk that hands changed parameters on to the thunk's own.
  func callWithInOut(_ resolved: ResolvedFunction, _ own: Int?, _ registers: [Int])
    throws(EvaluationError) -> Int
  {
    guard !code.inOutRegisters.isEmpty else {
      return try call(resolved, selfRegister: own, registers, nil)
    }
    let member = evaluator.hasSelf(resolved.function)
    let frame = allocate(1 + (member ? 1 : 0) + registers.count)
    let first = frame + 1 + (member ? 1 : 0)
    for (index, register) in registers.enumerated() { emit(.take, first + index, register) }
    if member, let own { emit(.move, frame + 1, own) }
    emitCallee(resolved, frame)
    for (index, register) in registers.enumerated() where code.inOutRegisters.contains(register) {
      emit(.take, register, first + index)
    }
    return frame
  }

  private func lowerLocalFunctionValue(_ resolved: ResolvedFunction, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let captures = evaluator.captures(of: resolved.function)
    if resolved.callee.code == nil { try evaluator.prepare(resolved.callee) }
    guard let made = resolved.callee.code else { return result(target) }
    code.children.append(made)
    let first = allocate(captures.count)
    passCaptures(captures, first)
    let register = result(target)
    emit(.makeClosure, register, code.children.count - 1, first)
    return register
  }

  /// An operator used as a value, such as `reduce(0, +)`.
  func intrinsicOnRegisters(_ resolved: ResolvedFunction, _ registers: [Int])
    throws(EvaluationError) -> Int?
  {
    guard registers.count == 2, let (intrinsic, type) = intrinsic(resolved),
      let number = evaluator.number(type), let (op, swapped) = intrinsic.opcode(number)
    else { return nil }
    let result = allocate()
    emit(op, result, registers[swapped ? 1 : 0], registers[swapped ? 0 : 1])
    return result
  }

  // MARK: Opened existentials

  /// Runs an expression with the dynamic type of an existential, in this very frame.
  func lowerOpen(
    _ value: CheckedExpression,
    _ parameter: GenericParameter,
    _ variable: LocalVariable,
    _ inner: CheckedExpression,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    var type = resolve(value.type)
    var isMetatype = false
    if case .metatype(let instance) = type.kind { (type, isMetatype) = (instance, true) }
    let holder = temporary()
    // `init` of a metatype makes something; the type itself stays as it is.
    let changes = !isMetatype && inner.changes(variable)
    let destination = changes ? try place(value) : nil
    if let destination {
      _ = try load(destination, to: holder)
    } else {
      try lower(value, to: holder)
    }
    if !type.isExistential {
      return try lowerOpened(inner, parameter, variable, type, holder, destination, target)
    }
    let result = result(target)
    emit(.move, result, holder)
    emit(.clear, holder)
    let (locals, boxed, substitutions) = (locals, boxed, substitutions)
    emitOpen(result, inner.span) { (lowerer, type) throws(EvaluationError) in
      lowerer.substitutions = substitutions
      lowerer.substitutions[parameter] = type
      lowerer.locals = locals
      lowerer.boxed = boxed
      let own = lowerer.allocate()
      lowerer.emit(.take, own, result)
      lowerer.locals[variable] = .register(own)
      let answer = try lowerer.lower(inner)
      if let destination {
        let erased = lowerer.allocate()
        lowerer.emit(.erase, erased, own, lowerer.index(of: type))
        try lowerer.store(erased, in: lowerer.relocated(destination, self))
      }
      return answer
    }
    return result
  }

  /// Emits code that is lowered anew for each dynamic type of what a register holds.
  ///
  /// It runs in this very frame and leaves its answer in the register.
  /// - Parameters:
  ///   - register: What is opened.
  ///   - span: Where it was written.
  ///   - make: Lowers the code for a type; returns the register of its answer.
  func emitOpen(
    _ register: Int,
    _ span: Span,
    _ make: @escaping (Lowerer, Type) throws(EvaluationError) -> Int
  ) {
    let next = nextRegister
    let site = OpenSite { [evaluator, code] (type) throws(EvaluationError) in
      let fragment = Code(name: code.name, file: code.file, isLibrary: code.isLibrary)
      fragment.registerCount = next
      let lowerer = Lowerer(evaluator: evaluator, code: fragment, substitutions: Substitutions())
      lowerer.nextRegister = next
      lowerer.span = span
      lowerer.emit(.returnValue, try make(lowerer, type))
      lowerer.finish()
      evaluator.keep(fragment)
      return fragment
    }
    code.opens.append(site)
    emit(.open, register, code.opens.count - 1)
  }

  /// The place as seen from a fragment: tables are its own, registers are shared.
  private func relocated(_ place: Place, _ outer: Lowerer) -> Place {
    switch place {
    case .global(let index): return .global(self.index(of: outer.code.globals[index]))
    case .field(let base, let index): return .field(relocated(base, outer), index)
    case .element(let base, let index): return .element(relocated(base, outer), index)
    case .weak(let base): return .weak(relocated(base, outer))
    case .unwrap(let base, let isChain): return .unwrap(relocated(base, outer), isChain: isChain)
    case .observed(let base, let type, let variable, let map):
      return .observed(relocated(base, outer), ownerType: type, variable, map)
    case .lazy(let base, let variable, let value, let map, let owner):
      return .lazy(
        relocated(base, outer),
        variable,
        value,
        map,
        owner: relocated(owner, outer)
      )
    case .computed(let computed):
      return .computed(
        ComputedPlace(
          base: relocated(computed.base, outer),
          getter: computed.getter,
          setter: computed.setter,
          arguments: computed.arguments
        )
      )
    case .register, .box, .objectField, .opened, .value: return place
    }
  }

  private func lowerOpened(
    _ inner: CheckedExpression,
    _ parameter: GenericParameter,
    _ variable: LocalVariable,
    _ type: Type,
    _ holder: Int,
    _ destination: Place?,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let saved = substitutions[parameter]
    substitutions[parameter] = type
    locals[variable] = .register(holder)
    let answer = try lower(inner, to: result(target))
    if let destination { try store(holder, in: destination) }
    substitutions[parameter] = saved
    return answer
  }
}

extension CheckedExpression {
  /// True when the expression changes a variable directly: a mutating call or an assignment.
  func changes(_ variable: LocalVariable) -> Bool {
    func isRoot(_ expression: CheckedExpression) -> Bool {
      switch expression.kind {
      case .local(let other): other == variable
      case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base),
        .optionalBind(let base), .upcast(let base):
        isRoot(base)
      case .subscriptAccess(let base, _, _, _, _): isRoot(base)
      default: false
      }
    }
    switch kind {
    case .assignment(let left, _): return isRoot(left)
    case .call(let call):
      if case .function(let function, _, let base?, _) = call.callee {
        if function.isMutating, isRoot(base) { return true }
        if base.changes(variable) { return true }
      }
      return call.arguments.contains { argument in
        if case .inOut(let value) = argument { return isRoot(value) }
        return false
      }
    case .erase(let inner), .wrapOptional(let inner), .upcast(let inner), .optionalTry(let inner),
      .forceTry(let inner), .optionalChain(let inner):
      return inner.changes(variable)
    case .open(_, _, _, let inner): return inner.changes(variable)
    default: return false
    }
  }
}

extension Type {
  /// True for `any P` and `Any`.
  var isExistential: Bool {
    if case .existential = kind { return true }
    return false
  }

  /// The generic arguments of a nominal type.
  var arguments: [Type] {
    if case .nominal(let nominal) = kind { return nominal.arguments }
    return []
  }
}
