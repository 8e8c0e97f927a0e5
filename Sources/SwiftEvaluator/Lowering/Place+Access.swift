import SwiftChecker
import SwiftTypes

extension Lowerer {
  // MARK: Reading

  /// Reads a place; the register is the variable's own when it has one.
  func load(_ place: Place, to target: Int? = nil) throws(EvaluationError) -> Int {
    switch place {
    case .register(let register), .value(let register):
      guard let target else { return register }
      if target != register { emit(.move, target, register) }
      return target
    case .box(let register):
      let result = target ?? temporary()
      emit(.loadBox, result, register)
      return result
    case .global(let index):
      let result = target ?? temporary()
      emit(.getGlobal, result, index)
      return result
    case .field(let base, let index):
      let register = try load(base)
      let result = target ?? temporary()
      emit(.getField, result, register, index)
      return result
    case .objectField(let object, let index, let variable):
      let result = target ?? temporary()
      observe(.observeRead, object, variable)
      emit(.getObjectField, result, object, index)
      return result
    case .weak(let reference):
      let result = try load(reference, to: target ?? temporary())
      emit(.loadWeak, result, result)
      return result
    case .observed(let owner, let type, let variable, let map):
      return try load(storage(owner, type, variable, map), to: target)
    case .lazy(let stored, let variable, let value, let map, let owner):
      return try loadLazy(stored, variable, value, map, owner, target)
    case .element(let base, let index):
      let array = try load(base)
      let result = target ?? temporary()
      emit(.arrayGet, result, array, index)
      return result
    case .computed(let computed): return try loadComputed(computed, target)
    case .opened(let expression): return try lower(expression, to: target)
    case .unwrap(let base, let isChain):
      let register = try load(base)
      let result = target ?? temporary()
      if isChain, let chain = chains.last {
        emitJump(.unwrap, result, register, to: chain)
      } else {
        emit(.forceUnwrap, result, register)
      }
      return result
    }
  }

  private func storage(
    _ owner: Place,
    _ type: Type,
    _ variable: VariableDeclaration,
    _ map: Substitutions
  ) throws(EvaluationError) -> Place {
    if let backing = variable.backing { return try wrappedPlace(owner, type, backing, map) }
    if variable.index == nil { return stored(variable, map) }
    return try storedPlace(owner, type, variable)
  }

  private func loadLazy(
    _ stored: Place,
    _ variable: VariableDeclaration,
    _ value: CheckedExpression,
    _ map: Substitutions,
    _ owner: Place,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let result = target ?? temporary()
    _ = try load(stored, to: result)
    let done = Label()
    emitJump(.jumpIfSet, result, 0, to: done)
    let saved = substitutions
    substitutions = map
    if let selfVariable = variable.lazySelf {
      let own = try load(owner)
      locals[selfVariable] = .register(own)
    }
    _ = try lower(value, to: result)
    substitutions = saved
    let copy = temporary()
    emit(.move, copy, result)
    try store(copy, in: stored)
    place(done)
    return result
  }

  private func loadComputed(_ computed: ComputedPlace, _ target: Int?) throws(EvaluationError)
    -> Int
  {
    let getter = computed.getter
    if getter.function.isMutating {
      let access = try begin(computed.base)
      let result = try call(getter, selfRegister: access.register, computed.arguments, target)
      try access.finish()
      return result
    }
    let base = try load(computed.base)
    return try call(getter, selfRegister: base, computed.arguments, target)
  }

  func observe(_ op: Opcode, _ object: Int, _ variable: VariableDeclaration) {
    guard evaluator.isObserved(variable) else { return }
    code.variables.append(variable)
    emit(op, object, code.variables.count - 1)
  }

  // MARK: Writing

  /// Writes the value of a register to a place.
  func store(_ value: Int, in place: Place) throws(EvaluationError) {
    switch place {
    case .register(let register): if register != value { emit(.move, register, value) }
    case .box(let register): emit(.storeBox, register, value)
    case .global(let index): emit(.setGlobal, index, value)
    case .field(let base, let index):
      let access = try begin(base)
      emit(.setField, access.register, index, value)
      try access.finish()
    case .objectField(let object, let index, let variable):
      emit(.setObjectField, object, index, value)
      observe(.observeWrite, object, variable)
    case .weak(let reference):
      let register = temporary()
      emit(.makeWeak, register, value)
      try store(register, in: reference)
    case .observed(let owner, let type, let variable, let map):
      try storeObserved(value, owner, type, variable, map)
    case .lazy(let stored, _, _, _, _): try store(value, in: stored)
    case .element(let base, let index):
      let access = try begin(base)
      emit(.arraySet, access.register, index, value)
      try access.finish()
    case .computed(let computed): try storeComputed(value, computed)
    case .opened(let expression): try storeOpened(value, expression)
    case .unwrap(let base, let isChain):
      // Writing through `x?` or `x!` asks first whether there is anything to replace.
      let old = try load(base)
      let unused = temporary()
      if isChain, let chain = chains.last {
        emitJump(.unwrap, unused, old, to: chain)
      } else {
        emit(.forceUnwrap, unused, old)
      }
      let wrapped = temporary()
      emit(.wrap, wrapped, value)
      try store(wrapped, in: base)
    case .value: break
    }
  }

  private func storeComputed(_ value: Int, _ computed: ComputedPlace) throws(EvaluationError) {
    guard let setter = computed.setter else {
      throw EvaluationError(.unsupported("assignment to a property without setter"))
    }
    let arguments = computed.arguments + [value]
    if setter.function.isMutating {
      let access = try begin(computed.base)
      _ = try call(setter, selfRegister: access.register, arguments, nil)
      try access.finish()
    } else {
      let base = try load(computed.base)
      _ = try call(setter, selfRegister: base, arguments, nil)
    }
  }

  /// Opens the existential, assigns inside, and puts the changed value back.
  private func storeOpened(_ value: Int, _ expression: CheckedExpression) throws(EvaluationError) {
    guard case .open(let base, let parameter, let variable, let inner) = expression.kind else {
      return
    }
    let new = LocalVariable(name: "", type: inner.type, isMutable: false, span: expression.span)
    locals[new] = .register(value)
    let assignment = CheckedExpression(
      .assignment(inner, CheckedExpression(.local(new), inner.type, expression.span)),
      .void,
      expression.span
    )
    _ = try lower(
      CheckedExpression(.open(base, parameter, variable, assignment), .void, expression.span)
    )
  }

  private func storeObserved(
    _ value: Int,
    _ owner: Place,
    _ type: Type,
    _ variable: VariableDeclaration,
    _ map: Substitutions
  ) throws(EvaluationError) {
    let isReference = isReference(type)
    var access: Access?
    if !isReference { access = try begin(owner) }
    let inner: Place
    if let access, variable.index != nil || variable.backing != nil {
      inner = try storage(.register(access.register), type, variable, map)
    } else {
      inner = try storage(owner, type, variable, map)
    }
    var base = 0
    if let access { base = access.register } else { base = try load(owner) }
    let old = temporary()
    _ = try load(inner, to: old)
    if let willSet = variable.willSet {
      let function = evaluator.function(willSet, map)
      _ = try call(function, selfRegister: base, [value], nil)
    }
    try store(value, in: inner)
    if let didSet = variable.didSet {
      let function = evaluator.function(didSet, map)
      _ = try call(function, selfRegister: base, [old], nil)
    }
    if let access { try access.finish() }
  }

  // MARK: Changing in place

  /// Takes the value out of a place so that it can change without being copied.
  func begin(_ place: Place) throws(EvaluationError) -> Access {
    switch place {
    case .register(let register), .value(let register): return Access(register: register) {}
    case .box(let box):
      let register = temporary()
      emit(.takeBox, register, box)
      return Access(register: register) { [self] in
        emit(.storeBox, box, register)
        emit(.clear, register)
      }
    case .global(let index):
      let register = temporary()
      emit(.takeGlobal, register, index)
      return Access(register: register) { [self] in
        emit(.setGlobal, index, register)
        emit(.clear, register)
      }
    case .field(let base, let index):
      let outer = try begin(base)
      let register = temporary()
      emit(.takeField, register, outer.register, index)
      return Access(register: register) { [self] () throws(EvaluationError) in
        emit(.setField, outer.register, index, register)
        emit(.clear, register)
        try outer.finish()
      }
    case .objectField(let object, let index, let variable):
      let register = temporary()
      observe(.observeRead, object, variable)
      emit(.takeObjectField, register, object, index)
      return Access(register: register) { [self] in
        emit(.setObjectField, object, index, register)
        emit(.clear, register)
        observe(.observeWrite, object, variable)
      }
    case .element(let base, let index):
      let outer = try begin(base)
      let register = temporary()
      emit(.arrayTake, register, outer.register, index)
      return Access(register: register) { [self] () throws(EvaluationError) in
        emit(.arraySet, outer.register, index, register)
        emit(.clear, register)
        try outer.finish()
      }
    case .unwrap(let base, let isChain): return try beginUnwrap(base, isChain)
    case .computed, .observed, .lazy, .weak, .opened:
      let register = temporary()
      _ = try load(place, to: register)
      return Access(register: register) { [self] () throws(EvaluationError) in
        try store(register, in: place)
        emit(.clear, register)
      }
    }
  }

  private func beginUnwrap(_ base: Place, _ isChain: Bool) throws(EvaluationError) -> Access {
    let outer = try begin(base)
    let register = temporary()
    if isChain, let chain = chains.last {
      let absent = Label()
      let present = Label()
      emitJump(.jumpIfNil, outer.register, 0, to: absent)
      emitJump(to: present)
      place(absent)
      try outer.finish()
      emitJump(to: chain)
      place(present)
    }
    emit(.take, register, outer.register)
    emit(.forceUnwrap, register, register)
    return Access(register: register) { [self] () throws(EvaluationError) in
      emit(.wrap, outer.register, register)
      emit(.clear, register)
      try outer.finish()
    }
  }
}
