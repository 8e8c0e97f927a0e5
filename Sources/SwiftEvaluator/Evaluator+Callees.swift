import SwiftChecker
import SwiftSource
import SwiftTypes

extension Evaluator {
  /// The function for one combination of generic arguments.
  func callee(
    _ function: FunctionDeclaration,
    _ substitutions: Substitutions,
    variant: Callee.Variant = .body
  ) -> Callee {
    checker.resolve(function)
    let key = CalleeKey(
      function: ObjectIdentifier(function),
      substitutions: substitutions,
      variant: variant
    )
    if let known = callees[key] { return known }
    let made = Callee(function, substitutions, variant: variant, hasSelf: hasSelf(function))
    callees[key] = made
    return made
  }

  func function(
    _ function: FunctionDeclaration,
    _ substitutions: Substitutions,
    isDynamic: Bool = false
  ) -> ResolvedFunction {
    let callee = callee(function, substitutions)
    return ResolvedFunction(function: function, callee: callee, isDynamic: isDynamic)
  }

  /// A helper of the evaluator as something instructions can call.
  func builtin(_ name: String, _ types: [Type], arguments: Int) -> Callee {
    let key = BuiltinKey(name: name, types: types)
    if let known = builtins[key] { return known }
    func missing(_ call: NativeCall) throws(EvaluationError) -> Value {
      throw EvaluationError(.missingNative(name: name))
    }
    var native: NativeFunction = missing
    if let known = natives[name] { native = known }
    let made = Callee(native: native, types: types, arguments: arguments)
    builtins[key] = made
    return made
  }

  /// True for members, whose first register is `self`.
  func hasSelf(_ function: FunctionDeclaration) -> Bool {
    function.context != nil && !localFunctions.contains(function)
  }

  /// The variables of enclosing bodies that a local function uses.
  func captures(of function: FunctionDeclaration) -> [LocalVariable] {
    guard localFunctions.contains(function) else { return [] }
    if let known = localCaptures[function] { return known }
    var variables = FreeVariables(self)
    variables.visitLocal(function)
    let free = variables.free.filter { sessionLocals[$0] == nil }
    localCaptures[function] = free
    return free
  }

  /// Code is kept for the life of the evaluator, because frames and functions refer to it.
  func keep(_ code: Code) { keptCode.append(code) }

  /// The name natives are bound by; accessors of subscripts carry their labels.
  func nativeName(_ function: FunctionDeclaration) -> String {
    if let known = nativeNames[ObjectIdentifier(function)] { return known }
    var name = function.qualifiedName
    if let item = function.accessed as? SubscriptDeclaration {
      checker.resolve(item)
      let labels = item.getter.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let prefix = function.context.map { $0.nominal.reference.qualifiedName + "." } ?? ""
      name = prefix + "subscript(\(labels))" + (function.role == .setter ? "=" : "")
    }
    nativeNames[ObjectIdentifier(function)] = name
    return name
  }

  /// True when calling needs no code of ours.
  func isNative(_ callee: Callee) -> Bool {
    if callee.native != nil { return true }
    guard callee.code == nil, callee.variant == .body, let function = callee.function else {
      return false
    }
    switch function.role {
    case .derived: return true
    default: break
    }
    guard function.isLibrary else { return false }
    guard let body = checker.body(of: function) else { return true }
    return body.isNative
  }

  /// Makes the code of a callee, or binds its native.
  func prepare(_ callee: Callee) throws(EvaluationError) {
    guard let function = callee.function else { return }
    guard callees.count <= limits.specializations else {
      throw EvaluationError(.specializationLimit(limits.specializations))
    }
    if case .defaultValue(let position) = callee.variant {
      guard let value = checker.defaultValue(of: function, parameter: position) else {
        throw EvaluationError(.missingNative(name: nativeName(function)))
      }
      callee.code = try lowerExpression(
        value,
        file: function.file,
        substitutions: callee.substitutions
      )
      return
    }
    if case .derived(let name) = function.role {
      callee.native = try derivedNative(name, callee)
      return
    }
    guard let body = checker.body(of: function), !body.isNative else {
      guard let native = natives[nativeName(function)] else {
        throw EvaluationError(.missingNative(name: nativeName(function)))
      }
      callee.native = native
      return
    }
    callee.code = try lowerFunction(function, body, callee)
  }

  private func lowerFunction(
    _ function: FunctionDeclaration,
    _ body: CheckedBody,
    _ callee: Callee
  ) throws(EvaluationError) -> Code {
    let code = Code(
      name: function.fullName,
      file: function.file,
      isLibrary: function.isLibrary
    )
    code.parameterCount = callee.argumentCount
    code.inOutRegisters = callee.inOutRegisters
    keep(code)
    // A recursive function finds its own code while it is being made.
    callee.code = code
    let lowerer = Lowerer(evaluator: self, code: code, substitutions: callee.substitutions)
    do throws(EvaluationError) {
      try lowerer.lowerBody(of: function, body, callee)
    } catch {
      callee.code = nil
      throw error
    }
    return code
  }

  func lowerExpression(
    _ expression: CheckedExpression,
    file: SourceText?,
    substitutions: Substitutions,
    isLibrary: Bool = false
  ) throws(EvaluationError) -> Code {
    let code = Code(name: "value", file: file, isLibrary: isLibrary)
    keep(code)
    let lowerer = Lowerer(evaluator: self, code: code, substitutions: substitutions)
    var variables = FreeVariables(self)
    variables.visit(expression)
    lowerer.boxed = variables.shared.filter { isChanging($0) }
    let register = try lowerer.lower(expression)
    lowerer.emit(.returnValue, register)
    lowerer.finish()
    return code
  }

  func lowerTopLevel(_ statements: [CheckedStatement], file: SourceText?) throws(EvaluationError)
    -> Code
  {
    let code = Code(name: "input", file: file, isLibrary: false)
    keep(code)
    let lowerer = Lowerer(evaluator: self, code: code, substitutions: Substitutions())
    var variables = FreeVariables(self)
    variables.visit(statements)
    lowerer.boxed = variables.shared.filter { isChanging($0) }
    try lowerer.block(statements)
    lowerer.keepSessionLocals(statements)
    lowerer.emitReturn(nil)
    lowerer.finish()
    return code
  }

  /// Calls a callee from the host.
  func invoke(_ callee: Callee, receiver: inout Value?, _ arguments: [Value])
    throws(EvaluationError) -> Value
  {
    if callee.code == nil, callee.native == nil { try prepare(callee) }
    var all = arguments
    if let function = callee.function, hasSelf(function) { all.insert(receiver ?? .unit, at: 0) }
    if let code = callee.code {
      let result = try machine.run(code, all)
      if callee.inOutRegisters.contains(1), receiver != nil { receiver = machine.takeBack(1) }
      return result
    }
    guard let native = callee.native else { return .unit }
    let base = machine.top
    try machine.reserve(base + all.count + 1)
    for (index, value) in all.enumerated() { machine.registers[base + 1 + index] = value }
    machine.top = base + all.count + 1
    defer { machine.top = base }
    let result = try native(NativeCall(machine: machine, callee: callee, base: base))
    if callee.inOutRegisters.contains(1), receiver != nil {
      receiver = machine.registers.take(Int32(base + 1))
    }
    for index in 1..<all.count + 1 { machine.registers.clear(base + index) }
    return result
  }

  /// The callee that runs for an instance of a class.
  func override(of callee: Callee, for type: Type) -> Callee {
    if let known = callee.overrides[type] { return known }
    guard let function = callee.function else { return callee }
    let found = checker.override(of: function, in: type)
    var result = callee
    if found !== function, let nominal = found.context?.nominal {
      checker.resolve(found)
      var map = arguments(of: type, asSeenFrom: nominal)
      let own = function.signature.parameters.dropFirst(function.signature.outerCount)
      let other = found.signature.parameters.dropFirst(found.signature.outerCount)
      for (from, to) in zip(own, other) { map[to] = callee.substitutions[from] }
      result = self.callee(found, map)
    }
    callee.overrides[type] = result
    return result
  }
}

extension Lowerer {
  /// What a `guard` at the top level binds lives on in the session.
  func keepSessionLocals(_ statements: [CheckedStatement]) {
    for case .guarding(let conditions, _) in statements {
      for case .pattern(let pattern, _) in conditions {
        var found = FreeVariables(evaluator)
        found.visit(pattern)
        for variable in found.declared {
          let global = GlobalVariable(nil, Substitutions())
          switch locals[variable] {
          case .register(let register): emit(.setGlobal, index(of: global), register)
          case .box(let box):
            let register = temporary()
            emit(.loadBox, register, box)
            emit(.setGlobal, index(of: global), register)
          case nil: continue
          }
          evaluator.sessionLocals[variable] = global
        }
      }
    }
  }

  /// The body of a function: parameters, then statements.
  func lowerBody(of function: FunctionDeclaration, _ body: CheckedBody, _ callee: Callee)
    throws(EvaluationError)
  {
    span = function.span
    var variables = FreeVariables(evaluator)
    variables.visit(body.statements)
    var isInitializer = function.role == .memberwiseInitializer
    if case .initializer = function.role { isInitializer = true }
    if isInitializer, let own = function.selfVariable { evaluator.changedSelves.insert(own) }
    if function.role == .didSet || function.role == .willSet { observer = function }
    boxed = variables.shared.filter { evaluator.isChanging($0) }
    let captures = evaluator.captures(of: function)
    code.captureCount = captures.count
    _ = allocate(callee.argumentCount + captures.count)
    var register = 1
    if evaluator.hasSelf(function) {
      if let own = function.selfVariable {
        locals[own] = .register(register)
        if !isInitializer { enterSelf(own, function, register, variables.shared) }
      }
      register += 1
    }
    for parameter in function.parameters {
      locals[parameter.variable] = .register(register)
      if boxed.contains(parameter.variable) {
        let box = allocate()
        emit(.makeBox, box, register)
        locals[parameter.variable] = .box(box)
        if parameter.isInOut { inOutBoxes.append((register, box)) }
      }
      register += 1
    }
    for variable in captures {
      locals[variable] = evaluator.isChanging(variable) ? .box(register) : .register(register)
      register += 1
    }
    if body.hasErrors {
      fault(.unchecked(name: function.fullName))
    } else if isInitializer {
      try lowerInitializerBody(function, body, variables.delegates)
    } else {
      try block(body.statements)
      emitReturn(nil)
    }
    finish()
  }

  private func enterSelf(
    _ own: LocalVariable,
    _ function: FunctionDeclaration,
    _ register: Int,
    _ shared: Set<LocalVariable>
  ) {
    guard function.isMutating, own.isMutable, shared.contains(own) else { return }
    let box = allocate()
    emit(.makeBox, box, register)
    locals[own] = .box(box)
    inOutBoxes.append((register, box))
  }
}

extension Evaluator {
  /// True for variables that closures must share by reference.
  func isChanging(_ variable: LocalVariable) -> Bool {
    variable.isMutable || changedSelves.contains(variable)
  }
}

extension Evaluator {
  /// The names of library declarations whose body is `native()` and that nothing stands for.
  public func unboundNatives() -> [String] {
    var missing: Set<String> = []
    for function in checker.libraryFunctions() {
      guard let body = checker.body(of: function), body.isNative else { continue }
      let name = nativeName(function)
      if natives[name] == nil, function.name != "native" { missing.insert(name) }
    }
    return missing.sorted()
  }
}
