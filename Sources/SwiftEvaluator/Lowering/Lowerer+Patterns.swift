import SwiftChecker
import SwiftTypes

extension Lowerer {
  /// Makes places for every variable a pattern binds.
  func declareAll(_ pattern: CheckedPattern) {
    switch pattern {
    case .any, .none: break
    case .variable(let variable): _ = declare(variable)
    case .tuple(let parts): for part in parts { declareAll(part) }
    case .enumCase(_, let parts): for part in parts { declareAll(part) }
    case .some(let inner), .cast(let inner, _, _): declareAll(inner)
    case .expression(let variable, _): _ = declare(variable)
    }
  }

  /// Makes places for the variables of patterns of which one matches: those of one name share one.
  func declareAlternatives(_ patterns: [CheckedPattern]) {
    for pattern in patterns { declareAll(pattern) }
    guard patterns.count > 1, let last = patterns.last else { return }
    // What follows refers to the variables that were declared last.
    let shared = Dictionary(variables(of: last).map { ($0.name, $0) }) { first, _ in first }
    for pattern in patterns.dropLast() {
      for variable in variables(of: pattern) {
        if let same = shared[variable.name] { locals[variable] = locals[same] }
      }
    }
  }

  private func variables(of pattern: CheckedPattern) -> [LocalVariable] {
    switch pattern {
    case .any, .none, .expression: []
    case .variable(let variable): [variable]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap { variables(of: $0) }
    case .some(let inner), .cast(let inner, _, _): variables(of: inner)
    }
  }

  /// Matches a value and binds variables; jumps when the pattern fails.
  func match(_ pattern: CheckedPattern, _ value: Int, _ type: Type, otherwise: Label?)
    throws(EvaluationError)
  {
    switch pattern {
    case .any: break
    case .variable(let variable): define(variable, from: value)
    case .tuple(let parts):
      guard case .tuple(let elements) = type.kind else {
        if parts.count == 1 { try match(parts[0], value, type, otherwise: otherwise) }
        return
      }
      for (index, part) in parts.enumerated() {
        if case .any = part { continue }
        let register = temporary()
        emit(.getField, register, value, index)
        try match(part, register, elements[index].type, otherwise: otherwise)
      }
    case .enumCase(let item, let parts):
      try matchCase(item, parts, value, type, otherwise)
    case .some(let inner):
      let register = temporary()
      try unwrap(register, value, otherwise)
      try match(inner, register, type.arguments.first ?? type, otherwise: otherwise)
    case .none:
      guard let otherwise else { return }
      let absent = Label()
      emitJump(.jumpIfNil, value, 0, to: absent)
      emitJump(to: otherwise)
      place(absent)
    case .cast(let inner, let from, let to): try matchCast(inner, from, to, value, otherwise)
    case .expression(let variable, let expression):
      define(variable, from: value)
      if let otherwise {
        try branch(unless: expression, to: otherwise)
      } else {
        _ = try lower(expression)
      }
    }
  }

  private func unwrap(_ register: Int, _ value: Int, _ otherwise: Label?)
    throws(EvaluationError)
  {
    if let otherwise {
      emitJump(.unwrap, register, value, to: otherwise)
    } else {
      emit(.forceUnwrap, register, value)
    }
  }

  private func matchCase(
    _ item: EnumCaseDeclaration,
    _ parts: [CheckedPattern],
    _ value: Int,
    _ type: Type,
    _ otherwise: Label?
  ) throws(EvaluationError) {
    if evaluator.isOptionalCase(item) {
      let pattern: CheckedPattern = item.payload == nil ? .none : .some(parts.first ?? .any)
      try match(pattern, value, type, otherwise: otherwise)
      return
    }
    if let otherwise { emitJump(.jumpUnlessCase, value, item.index, to: otherwise) }
    let map = evaluator.arguments(of: type)
    for (index, part) in parts.enumerated() {
      if case .any = part { continue }
      let register = temporary()
      emit(.getPayload, register, value, index)
      let payload = item.payload ?? []
      let payloadType = payload.indices.contains(index) ? payload[index].type : .error
      if parts.count == 1, payload.count > 1 {
        // `case .pair(let both)`: the whole payload as a tuple.
        try matchWhole(part, payload, value, map, otherwise)
        return
      }
      try match(part, register, evaluator.concrete(payloadType, map), otherwise: otherwise)
    }
  }

  private func matchWhole(
    _ part: CheckedPattern,
    _ payload: [ParameterDeclaration],
    _ value: Int,
    _ map: Substitutions,
    _ otherwise: Label?
  ) throws(EvaluationError) {
    let first = allocate(payload.count)
    for index in payload.indices { emit(.getPayload, first + index, value, index) }
    let tuple = temporary()
    emit(.makeTuple, tuple, first, payload.count)
    let elements = payload.map { TupleElement(label: $0.label, evaluator.concrete($0.type, map)) }
    try match(part, tuple, Type(.tuple(elements)), otherwise: otherwise)
  }

  private func matchCast(
    _ inner: CheckedPattern,
    _ from: Type,
    _ to: Type,
    _ value: Int,
    _ otherwise: Label?
  ) throws(EvaluationError) {
    let target = resolve(to)
    let register = temporary()
    let outcome: Code.CastShape.Outcome = otherwise == nil ? .force : .optional
    code.casts.append(Code.CastShape(from: resolve(from), to: target, outcome: outcome))
    emit(.cast, register, value, code.casts.count - 1)
    try unwrap(register, register, otherwise)
    try match(inner, register, target, otherwise: otherwise)
  }
}
