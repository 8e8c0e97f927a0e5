import SwiftChecker
import SwiftTypes

extension Lowerer {
  func lower(_ statement: CheckedStatement) throws(EvaluationError) {
    let mark = nextRegister
    let variables = locals.count
    hasTemporaries = false
    switch statement {
    case .expression(let expression):
      span = expression.span
      _ = try lower(expression)
      endStatement(mark)
      drain(after: expression)
    case .variable(let variable, let value): try lowerVariable(variable, value)
    case .destructure(let pattern, let value):
      declareAll(pattern)
      let start = nextRegister
      let register = try lower(value)
      try match(pattern, register, resolve(value.type), otherwise: nil)
      endStatement(start)
    case .function: break
    case .returns(let value, let place):
      span = place
      try lowerReturn(value)
      nextRegister = mark
    case .throwing(let error):
      span = error.span
      let register = try lower(error)
      emit(.throwError, register)
      nextRegister = mark
    case .conditional(let conditions, let first, let second):
      try ending { () throws(EvaluationError) in try lowerConditional(conditions, first, second) }
      nextRegister = mark
    case .guarding(let conditions, let body): try lowerGuard(conditions, body)
    case .whileLoop(let target, let conditions, let body):
      try ending { () throws(EvaluationError) in try lowerWhile(target, conditions, body) }
      nextRegister = mark
    case .repeatLoop(let target, let body, let condition):
      try lowerRepeat(target, body, condition)
      nextRegister = mark
    case .forLoop(let loop):
      try ending { () throws(EvaluationError) in try lowerFor(loop) }
      nextRegister = mark
    case .switching(let target, let subject, let cases):
      try ending { () throws(EvaluationError) in try lowerSwitch(target, subject, cases) }
      nextRegister = mark
    case .doBlock(let target, let body, let catches):
      try ending { () throws(EvaluationError) in try lowerDo(target, body, catches) }
      nextRegister = mark
    case .deferred(let body):
      scopes.last?.deferred.append((body, instructions.count))
    case .breaking(let target): try lowerJump(target) { $0.breakLabel }
    case .continuing(let target): try lowerJump(target) { $0.continueLabel }
    case .fallingThrough:
      if let label = fallthroughLabels.last { emitJump(to: label) }
    }
    _ = variables
  }

  /// Drops what the registers past the variables still hold: it would keep instances alive and
  /// make arrays look shared.
  func endStatement(_ mark: Int) {
    let used = min(code.registerCount, 64_000) - mark
    if hasTemporaries, used > 0 { emit(.clearRange, mark, used) }
    nextRegister = mark
    hasTemporaries = false
  }

  private func lowerVariable(_ variable: LocalVariable, _ value: CheckedExpression?)
    throws(EvaluationError)
  {
    let register = declare(variable)
    let mark = nextRegister
    if let value {
      span = value.span
      try lower(value, to: register)
    } else if evaluator.isOptional(resolve(variable.type)), variable.isMutable {
      emit(.constant, register, constant(.none(0)))
    } else {
      emit(.clear, register)
    }
    if variable.isWeak { emit(.makeWeak, register, register) }
    if case .box = locals[variable] { emit(.makeBox, register, register) }
    endStatement(mark)
  }

  private func lowerReturn(_ value: CheckedExpression?) throws(EvaluationError) {
    if let initializer, value == nil {
      try leaveScopes(downTo: 0)
      _ = initializer
      returnSelf()
      return
    }
    guard let value else {
      try leaveScopes(downTo: 0)
      emitReturn(nil)
      return
    }
    var register = try lower(value)
    // What is returned is taken out of its register; an `inout` parameter still goes back.
    let goesBack = code.inOutRegisters.contains(register)
    if goesBack || scopes.contains(where: { !$0.deferred.isEmpty }) || !inOutBoxes.isEmpty {
      let copy = allocate()
      emit(.move, copy, register)
      register = copy
      try leaveScopes(downTo: 0)
    }
    emitReturn(register)
  }

  private func lowerConditional(
    _ conditions: [CheckedCondition],
    _ first: [CheckedStatement],
    _ second: [CheckedStatement]
  ) throws(EvaluationError) {
    let otherwise = Label()
    let done = Label()
    try lower(conditions, otherwise: otherwise)
    try block(first)
    if second.isEmpty {
      place(otherwise)
      return
    }
    emitJump(to: done)
    place(otherwise)
    letGo(holders)
    try block(second)
    place(done)
  }

  private func lowerGuard(_ conditions: [CheckedCondition], _ body: [CheckedStatement])
    throws(EvaluationError)
  {
    let otherwise = Label()
    let done = Label()
    try lower(conditions, otherwise: otherwise)
    emitJump(to: done)
    place(otherwise)
    try block(body)
    place(done)
  }

  /// Conditions in order, of which the first that fails jumps.
  ///
  /// Variables they bind stay declared.
  func lower(_ conditions: [CheckedCondition], otherwise: Label) throws(EvaluationError) {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        let mark = nextRegister
        try branch(unless: expression, to: otherwise)
        nextRegister = mark
      case .pattern(let pattern, let value):
        declareAll(pattern)
        let mark = nextRegister
        span = value.span
        let register = try lower(value)
        try match(pattern, register, resolve(value.type), otherwise: otherwise)
        if nextRegister > mark, mayKeep(value.type) {
          emit(.clearRange, mark, nextRegister - mark)
        }
        nextRegister = mark
      case .availability(let isAvailable): if !isAvailable { emitJump(to: otherwise) }
      }
    }
  }

  private func lowerWhile(
    _ target: JumpTarget,
    _ conditions: [CheckedCondition],
    _ body: [CheckedStatement]
  ) throws(EvaluationError) {
    let start = Label()
    let end = Label()
    place(start)
    try lower(conditions, otherwise: end)
    let bound = holders
    let again = bound.isEmpty ? start : Label()
    try block(body, scope: Scope(target: target, breakLabel: end, continueLabel: again))
    if again !== start { place(again) }
    letGo(bound)
    emitJump(.loop, 0, 0, to: start)
    place(end)
  }

  private func lowerRepeat(
    _ target: JumpTarget,
    _ body: [CheckedStatement],
    _ condition: CheckedExpression
  ) throws(EvaluationError) {
    let start = Label()
    let check = Label()
    let end = Label()
    place(start)
    try block(body, scope: Scope(target: target, breakLabel: end, continueLabel: check))
    place(check)
    try branch(unless: condition, to: end)
    emitJump(.loop, 0, 0, to: start)
    place(end)
  }

  private func lowerJump(_ target: JumpTarget, _ label: (Scope) -> Label?) throws(EvaluationError) {
    guard let index = scopes.lastIndex(where: { $0.target === target }),
      let destination = label(scopes[index])
    else { throw EvaluationError(.unsupported("jump out of reach")) }
    try leaveScopes(downTo: index)
    emitJump(
      label(scopes[index]) === scopes[index].continueLabel ? .loop : .jump,
      0,
      0,
      to: destination
    )
  }

  private func lowerSwitch(
    _ target: JumpTarget,
    _ subject: CheckedExpression,
    _ cases: [CheckedCase]
  ) throws(EvaluationError) {
    span = subject.span
    let type = resolve(subject.type)
    let value = allocate()
    if mayKeep(type) { scopes.last?.holders.append(value) }
    try lower(subject, to: value)
    let end = Label()
    let bodies = cases.map { _ in Label() }
    let start = nextRegister
    for (index, item) in cases.enumerated() {
      nextRegister = start
      declareAlternatives(item.items.map(\.pattern))
      let mark = nextRegister
      let next = Label()
      for choice in item.items {
        let failed = Label()
        try match(choice.pattern, value, type, otherwise: failed)
        if let condition = choice.condition { try branch(unless: condition, to: failed) }
        emitJump(to: bodies[index])
        place(failed)
        nextRegister = mark
      }
      if !item.items.isEmpty { emitJump(to: next) }
      place(bodies[index])
      let following = index + 1 < bodies.count ? bodies[index + 1] : end
      fallthroughLabels.append(following)
      try block(item.body, scope: Scope(target: target, breakLabel: end))
      fallthroughLabels.removeLast()
      emitJump(to: end)
      place(next)
    }
    place(end)
    emit(.clear, value)
  }

  /// The error as the type a clause knows it by; it travels as `any Error`.
  private func unerased(_ error: Int, _ type: Type) -> Int {
    if type.isExistential { return error }
    let register = allocate()
    code.casts.append(Code.CastShape(from: .any, to: type, outcome: .force))
    emit(.cast, register, error, code.casts.count - 1)
    return register
  }

  private func lowerDo(
    _ target: JumpTarget,
    _ body: [CheckedStatement],
    _ catches: [CheckedCatch]
  ) throws(EvaluationError) {
    let end = Label()
    let start = instructions.count
    let inside = Scope(target: target, breakLabel: end)
    try block(body, scope: inside)
    guard !catches.isEmpty else {
      place(end)
      return
    }
    let stop = instructions.count
    emitJump(to: end)
    let error = allocate()
    code.handlers.append(
      Code.Handler(start: start, end: stop, target: instructions.count, register: error)
    )
    letGo(inside.holders + inside.innerHolders)
    var catchesAll = false
    let mark = nextRegister
    for item in catches {
      nextRegister = mark
      let caught = unerased(error, resolve(item.error.type))
      _ = declare(item.error)
      define(item.error, from: caught)
      let next = Label()
      let found = Label()
      declareAlternatives(item.items.map(\.pattern))
      for choice in item.items {
        let failed = Label()
        try match(choice.pattern, caught, resolve(item.error.type), otherwise: failed)
        if let condition = choice.condition { try branch(unless: condition, to: failed) }
        emitJump(to: found)
        place(failed)
      }
      if item.items.isEmpty { catchesAll = true } else { emitJump(to: next) }
      place(found)
      try block(item.body, scope: Scope(target: target, breakLabel: end))
      emitJump(to: end)
      place(next)
    }
    if !catchesAll { emit(.throwError, error) }
    place(end)
  }
}
