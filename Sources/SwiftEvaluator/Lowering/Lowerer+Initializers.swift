import SwiftChecker
import SwiftSource
import SwiftTypes

extension Lowerer {
  /// A call of an initializer: `T(...)`, `self.init(...)` or `super.init(...)`.
  func lowerInitializerCall(
    _ resolved: ResolvedFunction,
    _ base: CheckedExpression?,
    _ arguments: [CheckedArgument],
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    var resolved = resolved
    let function = resolved.function
    let frame = allocate(2 + function.parameters.count)
    hasTemporaries = true
    let delegate = delegation(base)
    // An `init()` of a protocol may be satisfied by parameters that all have defaults.
    let missing = (arguments.count..<max(arguments.count, function.parameters.count)).map {
      CheckedArgument.defaultValue($0)
    }
    let arguments = arguments + missing
    let places = try lowerArguments(
      arguments,
      of: function,
      resolved.callee.substitutions,
      into: frame + 2
    )
    let accesses = try beginAll(places)
    if let delegate {
      resolved.isDynamic = isOverridable(function)
      if case .register(let own) = locals[delegate] {
        if initializer?.isClass == true {
          emit(.move, frame + 1, own)
        } else {
          emit(.clear, frame + 1)
        }
      } else if case .box(let box) = locals[delegate] {
        emit(.loadBox, frame + 1, box)
      }
    } else if let metatype = dynamicClass(base) {
      let register = try lower(metatype)
      try makeDynamicSelf(function, register, frame + 1)
      resolved.isDynamic = true
    } else {
      try makeSelf(resolved, base, frame + 1)
    }
    let settled = settle(frame, size: 2 + function.parameters.count, accesses)
    emitCall(settled, isThrowing: function.isThrowing) { emitCallee(resolved, settled.base) }
    if let delegate, initializer != nil {
      finishDelegation(delegate, function, settled.base)
      return settled.base
    }
    return moveResult(settled.base, target)
  }

  /// `self.init(…)` runs a subclass' override of a designated initializer; `super.init(…)` does not.
  private func isOverridable(_ function: FunctionDeclaration) -> Bool {
    guard let initializer, initializer.isClass, initializer.isConvenience,
      case .initializer = function.role
    else { return false }
    return checker.isDesignated(function)
  }

  /// The `self` variable when the call initializes the very value being initialized.
  private func delegation(_ base: CheckedExpression?) -> LocalVariable? {
    guard let initializer, var current = base else { return nil }
    while case .upcast(let inner) = current.kind { current = inner }
    guard case .local(let variable) = current.kind, variable == initializer.selfVariable else {
      return nil
    }
    return variable
  }

  private func finishDelegation(
    _ variable: LocalVariable,
    _ function: FunctionDeclaration,
    _ frame: Int
  ) {
    if case .initializer(let mark) = function.role, mark == "?" {
      let present = Label()
      let absent = Label()
      emitJump(.jumpIfNil, frame, 0, to: absent)
      emitJump(to: present)
      place(absent)
      emit(.returnValue, frame)
      place(present)
    }
    switch locals[variable] {
    case .register(let own): emit(.move, own, frame)
    case .box(let box): emit(.storeBox, box, frame)
    case nil: break
    }
  }

  /// What an initializer finds as `self`: a fresh instance, or nothing for a value type.
  private func makeSelf(
    _ resolved: ResolvedFunction,
    _ base: CheckedExpression?,
    _ register: Int
  ) throws(EvaluationError) {
    guard let nominal = resolved.function.context?.nominal, nominal.isClass else {
      emit(.clear, register)
      return
    }
    var type = Type.error
    if let base, case .metatype(let instance) = resolve(base.type).kind { type = instance }
    emit(.allocate, register, index(of: type))
    try initializeInherited(type, downTo: nominal, register)
  }

  /// The class that is known only while running: `type(of: self).init()`.
  private func dynamicClass(_ base: CheckedExpression?) -> CheckedExpression? {
    guard let base, case .metatype(let instance) = resolve(base.type).kind, isReference(instance)
    else { return nil }
    if case .metatype = base.kind { return nil }
    return base
  }

  /// A fresh instance of the class in a register, with what it does not initialize itself.
  private func makeDynamicSelf(
    _ function: FunctionDeclaration,
    _ metatype: Int,
    _ register: Int
  ) throws(EvaluationError) {
    emit(.move, register, metatype)
    emitOpen(register, span) { (lowerer, type) throws(EvaluationError) in
      lowerer.substitutions = lowerer.evaluator.arguments(of: type)
      lowerer.emit(.allocate, register, lowerer.index(of: type))
      let chosen = lowerer.checker.override(of: function, in: type)
      if let nominal = chosen.context?.nominal {
        try lowerer.initializeInherited(type, downTo: nominal, register)
      }
      return register
    }
  }

  /// A subclass that inherits its initializers still has its own default values.
  private func initializeInherited(
    _ type: Type,
    downTo nominal: NominalDeclaration,
    _ register: Int
  ) throws(EvaluationError) {
    var current = type
    while case .nominal(let own) = current.kind,
      let declaration = checker.declaration(of: own.reference), declaration !== nominal
    {
      try initializeStoredProperties(of: declaration, .register(register), current)
      guard let superclass = declaration.superclass else { return }
      current = evaluator.concrete(superclass, evaluator.arguments(of: current))
    }
  }

  /// Gives the stored properties of one type their default values.
  func initializeStoredProperties(
    of declaration: NominalDeclaration,
    _ owner: Place,
    _ type: Type
  ) throws(EvaluationError) {
    let saved = substitutions
    substitutions = substitutions.merging(evaluator.arguments(of: type))
    defer { substitutions = saved }
    for variable in declaration.storedProperties where !variable.isStatic && !variable.isLazy {
      let place = try storedPlace(owner, type, variable)
      if let value = checker.initialValue(of: variable) {
        let register = try lower(value)
        try store(register, in: place)
      } else if !variable.isLet, evaluator.isOptional(resolve(variable.type)) {
        let register = temporary()
        emit(.constant, register, constant(.none(0)))
        try store(register, in: place)
      }
    }
  }

  /// The body of an initializer written in source.
  func lowerInitializerBody(
    _ function: FunctionDeclaration,
    _ body: CheckedBody,
    _ delegates: Bool
  ) throws(EvaluationError) {
    guard let selfVariable = function.selfVariable, let nominal = function.context?.nominal else {
      throw EvaluationError(.unsupported("initializer without self"))
    }
    initializer = Initializer(
      selfVariable: selfVariable,
      isClass: nominal.isClass,
      isConvenience: !checker.isDesignated(function)
    )
    let selfType = resolve(selfVariable.type)
    if !delegates, !nominal.isProtocol, nominal.keyword != .enumeration {
      if !nominal.isClass { emitEmptyStruct(nominal, selfType, 1) }
      if function.role == .memberwiseInitializer {
        try initializeSuperclass(of: nominal)
      } else {
        try initializeStoredProperties(of: nominal, .register(1), selfType)
      }
    }
    if boxed.contains(selfVariable) {
      let box = allocate()
      emit(.makeBox, box, 1)
      locals[selfVariable] = .box(box)
    }
    var statements = body.statements
    if function.role == .memberwiseInitializer { statements.removeAll(where: \.initializesLazy) }
    try block(statements)
    returnSelf()
  }

  /// The `init()` that the compiler gives a class also runs its superclass's.
  private func initializeSuperclass(of nominal: NominalDeclaration) throws(EvaluationError) {
    guard let superclass = nominal.superclass else { return }
    let parent = resolve(superclass)
    guard
      let inherited = evaluator.initializer([], of: parent)
        ?? evaluator.plainInitializer(of: parent)
    else { return }
    _ = try call(inherited, selfRegister: 1, [], nil)
  }

  func emitEmptyStruct(_ nominal: NominalDeclaration, _ type: Type, _ register: Int) {
    let count = nominal.storedProperties.filter { !$0.isStatic }.count
    let first = allocate(count)
    for index in 0..<count { emit(.clear, first + index) }
    emit(.makeStruct, register, index(of: type), first, d: count)
  }

  func returnSelf() {
    guard let initializer else { return }
    switch locals[initializer.selfVariable] {
    case .register(let register): emit(.returnValue, register)
    case .box(let box):
      let result = allocate()
      emit(.loadBox, result, box)
      emit(.returnValue, result)
    case nil: emit(.returnValue, 1)
    }
  }

  /// The `self` an initializer of this type starts with.
  func emptySelf(_ type: Type) -> Int {
    let register = temporary()
    if isReference(type) {
      emit(.allocate, register, index(of: type))
    } else {
      emit(.clear, register)
    }
    return register
  }
}

extension CheckedStatement {
  /// True for the assignment of a lazy property, which waits for its first use.
  fileprivate var initializesLazy: Bool {
    guard case .expression(let expression) = self, case .assignment(let left, _) = expression.kind,
      case .property(_, let variable, _, _) = left.kind
    else { return false }
    return variable.isLazy
  }
}
