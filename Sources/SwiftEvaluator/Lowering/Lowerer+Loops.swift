import SwiftChecker
import SwiftTypes

extension Lowerer {
  /// A `for` loop; arrays and ranges of Int are walked by one instruction, other standard
  /// collections as the array of their elements, everything else through its iterator.
  func lowerFor(_ loop: CheckedForLoop) throws(EvaluationError) {
    span = loop.makeIterator.span
    if let sequence = standardSequence(loop.makeIterator) {
      let type = resolve(sequence.type)
      switch evaluator.standardName(type) {
      case "Array":
        try lowerArrayLoop(loop, sequence, type, convert: false)
        return
      case "Dictionary", "Set", "String", "Substring", "ArraySlice":
        try lowerArrayLoop(loop, sequence, type, convert: true)
        return
      case "Range", "ClosedRange":
        if let bound = type.arguments.first, evaluator.number(bound) == .int {
          try lowerRangeLoop(loop, sequence, evaluator.standardName(type) == "ClosedRange")
          return
        }
      default: break
      }
    }
    try lowerIteratorLoop(loop)
  }

  /// The sequence of `sequence.makeIterator()`.
  private func standardSequence(_ expression: CheckedExpression) -> CheckedExpression? {
    guard case .call(let call) = expression.kind,
      case .function(let function, _, let base?, _) = call.callee, function.name == "makeIterator"
    else { return nil }
    return base
  }

  private func lowerArrayLoop(
    _ loop: CheckedForLoop,
    _ sequence: CheckedExpression,
    _ type: Type,
    convert: Bool
  ) throws(EvaluationError) {
    let array = allocate(2)
    if convert {
      let base = allocate(2)
      try lower(sequence, to: base + 1)
      emit(.callNative, base, index(of: evaluator.builtin("_elements", [type], arguments: 1)))
      emit(.take, array, base)
      nextRegister = array + 2
    } else {
      try lower(sequence, to: array)
      nextRegister = array + 2
    }
    emit(.integer, array + 1, 0)
    try lowerLoopBody(loop, element: evaluator.elementType(of: type)) { (element, end) in
      emitJump(.nextElement, element, array, to: end)
    }
    emit(.clear, array)
  }

  private func lowerRangeLoop(
    _ loop: CheckedForLoop,
    _ sequence: CheckedExpression,
    _ isClosed: Bool
  ) throws(EvaluationError) {
    let bounds = allocate(2)
    let range = try lower(sequence)
    emit(.getField, bounds, range, 0)
    emit(.getField, bounds + 1, range, 1)
    if isClosed { emit(.addImmediate, bounds + 1, bounds + 1, 1) }
    nextRegister = bounds + 2
    try lowerLoopBody(loop, element: nil) { (element, end) in
      emitJump(.nextInteger, element, bounds, to: end)
    }
  }

  private func lowerIteratorLoop(_ loop: CheckedForLoop) throws(EvaluationError) {
    let iterator = declare(loop.iterator)
    try lower(loop.makeIterator, to: iterator)
    if case .box = locals[loop.iterator] { emit(.makeBox, iterator, iterator) }
    nextRegister = iterator + 1
    let optional = resolve(loop.next.type)
    var failure: EvaluationError?
    try lowerLoopBody(loop, element: optional.arguments.first) { (element, end) in
      do throws(EvaluationError) {
        let next = try lower(loop.next)
        emitJump(.unwrap, element, next, to: end)
        emit(.clear, next)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    emit(.clear, iterator)
  }

  /// The part all loops share: fetch, match, check, run, again.
  private func lowerLoopBody(
    _ loop: CheckedForLoop,
    element type: Type?,
    _ fetch: (_ element: Int, _ end: Label) -> Void
  ) throws(EvaluationError) {
    let start = Label()
    let end = Label()
    place(start)
    let first = nextRegister
    var isPlain = false
    var element = 0
    if case .variable(let variable) = loop.pattern {
      element = declare(variable)
      if case .register = locals[variable] { isPlain = true }
      if !isPlain { element = allocate() }
    } else {
      declareAll(loop.pattern)
      element = allocate()
    }
    let mark = nextRegister
    fetch(element, end)
    nextRegister = mark
    if !isPlain {
      let elementType = type ?? loop.elementType.map { resolve($0) } ?? .error
      try match(loop.pattern, element, elementType, otherwise: start)
    }
    if let condition = loop.condition { try branch(unless: condition, to: start) }
    nextRegister = mark
    let bound = holders.filter { $0 >= first }
    let again = bound.isEmpty ? start : Label()
    try block(
      loop.body,
      scope: Scope(target: loop.target, breakLabel: end, continueLabel: again)
    )
    if again !== start { place(again) }
    letGo(bound)
    emitJump(.loop, 0, 0, to: start)
    place(end)
    emit(.clear, element)
  }
}

extension CheckedForLoop {
  /// The type of the elements, from the result of `next()`.
  var elementType: Type? { next.type.arguments.first }
}
