import SwiftChecker
import SwiftSource
import SwiftTypes

extension Lowerer {
  /// Lowers an expression; the result stands in the given register, or in the one returned.
  ///
  /// Without a target a plain variable is read where it lives and must not be overwritten.
  @discardableResult
  func lower(_ expression: CheckedExpression, to target: Int? = nil) throws(EvaluationError) -> Int
  {
    let outer = span
    span = expression.span
    defer { span = outer }
    switch expression.kind {
    case .integer, .float, .boolean, .string, .none, .metatype:
      return try lowerLiteral(expression, target)
    case .interpolation(let parts): return try lowerInterpolation(parts, target)
    case .array(let elements): return try lowerArray(elements, resolve(expression.type), target)
    case .dictionary(let pairs):
      return try lowerDictionary(pairs, resolve(expression.type), target)
    case .tuple(let elements): return try lowerTuple(elements, target)
    case .local, .global, .property, .subscriptAccess, .tupleElement, .forceUnwrap, .optionalBind:
      return try load(place(expression), to: target)
    case .typeOf(let value): return try lowerTypeOf(value, target)
    case .call(let call): return try lowerCall(call, expression, target)
    case .function(let function, let map, let base, let dispatch):
      return try lowerFunctionValue(function, map, base, dispatch, target)
    case .enumCase(let item, let map): return try lowerCase(item, map, expression, target)
    case .closure(let closure): return try lowerClosure(closure, target)
    case .assignment(let left, let right): return try lowerAssignment(left, right, target)
    case .ternary(let condition, let first, let second):
      return try lowerTernary(condition, first, second, target)
    case .optionalChain(let inner):
      return try lowerChain(inner, resolve(expression.type), target)
    case .wrapOptional(let inner):
      let result = try lower(inner, to: target)
      return wrap(result, resolve(inner.type), target)
    case .erase(let inner): return try lowerErase(inner, target)
    case .open(let value, let parameter, let variable, let inner):
      return try lowerOpen(value, parameter, variable, inner, target)
    case .convertNumber(let inner), .upcast(let inner): return try lower(inner, to: target)
    case .cast(let value, let cast, let type):
      return try lowerCast(value, cast, resolve(type), target)
    case .optionalTry(let inner):
      return try lowerOptionalTry(inner, resolve(expression.type), target)
    case .forceTry(let inner): return try lowerForceTry(inner, target)
    case .keyPath(let root, let components):
      return try lowerKeyPath(resolve(root), components, resolve(expression.type), target)
    case .block(let statements, let result): return try lowerBlock(statements, result, target)
    case .error:
      fault(.unchecked(name: code.name))
      return target ?? temporary()
    }
  }

  func result(_ target: Int?) -> Int { target ?? temporary() }

  private func load(_ value: Value, _ target: Int?) -> Int {
    let register = result(target)
    emit(.constant, register, constant(value))
    return register
  }

  private func lowerLiteral(_ expression: CheckedExpression, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let type = resolve(expression.type)
    switch expression.kind {
    case .integer(let value):
      if let number = evaluator.number(type), number.isFloating {
        return load(.double(number.rounded(Double(value))), target)
      }
      if let small = Int32(exactly: value) {
        let register = result(target)
        emit(.integer, register, Int(small))
        return register
      }
      return load(.int(value), target)
    case .float(let value):
      return load(.double(evaluator.number(type)?.rounded(value) ?? value), target)
    case .boolean(let value): return load(.bool(value), target)
    case .string(let text):
      if evaluator.standardName(type) == "Substring" {
        return load(
          .structure(StructObject(type: type, fields: [.string(text), .int(0)])),
          target
        )
      }
      return load(.string(text), target)
    case .none: return load(.none(0), target)
    case .metatype(let instance): return load(.metatype(resolve(instance)), target)
    default: return result(target)
    }
  }

  private func lowerInterpolation(_ parts: [CheckedExpression], _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let first = allocate(parts.count)
    hasTemporaries = true
    for (index, part) in parts.enumerated() { try lower(part, to: first + index) }
    let types = code.types.count
    for part in parts { code.types.append(resolve(part.type)) }
    let register = result(target)
    emit(.interpolate, register, first, parts.count, d: types)
    return register
  }

  private func lowerArray(_ elements: [CheckedExpression], _ type: Type, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let array = try makeArray(elements, target)
    switch evaluator.standardName(type) {
    case "Array": return array
    case "Set": return try convertLiteral(array, "_setLiteral", type, target)
    case "ArraySlice": return try convertLiteral(array, "_sliceLiteral", type, target)
    default: return try callLiteral("arrayLiteral", array, type, target)
    }
  }

  /// An array of values; long literals are joined from pieces so that frames stay small.
  func makeArray(_ elements: [CheckedExpression], _ target: Int?) throws(EvaluationError) -> Int {
    let limit = 256
    let mark = nextRegister
    let register = result(target)
    if elements.count <= limit {
      let first = allocate(elements.count)
      for (index, element) in elements.enumerated() { try lower(element, to: first + index) }
      emit(.makeArray, register, first, elements.count)
      nextRegister = max(mark, register + 1)
      return register
    }
    let chunks = (elements.count + limit - 1) / limit
    let parts = allocate(chunks)
    for chunk in 0..<chunks {
      let piece = elements[chunk * limit..<min(elements.count, (chunk + 1) * limit)]
      _ = try makeArray(Array(piece), parts + chunk)
      nextRegister = parts + chunks
    }
    emit(.joinArrays, register, parts, chunks)
    return register
  }

  private func convertLiteral(_ array: Int, _ name: String, _ type: Type, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let base = allocate(2)
    emit(.take, base + 1, array)
    emit(.callNative, base, index(of: evaluator.builtin(name, [type], arguments: 1)))
    return moveResult(base, target)
  }

  private func callLiteral(_ label: String, _ argument: Int, _ type: Type, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    guard let made = evaluator.literalInitializer(label, of: type) else {
      throw EvaluationError(.unsupported("literal of type \(type.name())"))
    }
    return try call(made, selfRegister: emptySelf(type), [argument], target)
  }

  private func lowerDictionary(
    _ pairs: [(key: CheckedExpression, value: CheckedExpression)],
    _ type: Type,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let first = allocate(pairs.count * 2)
    hasTemporaries = true
    for (index, pair) in pairs.enumerated() {
      try lower(pair.key, to: first + 2 * index)
      try lower(pair.value, to: first + 2 * index + 1)
    }
    let register = result(target)
    guard evaluator.standardName(type) == "Dictionary", let key = type.arguments.first else {
      for index in pairs.indices { emit(.makeTuple, first + index, first + 2 * index, 2) }
      emit(.makeArray, first, first, pairs.count)
      return try callLiteral("dictionaryLiteral", first, type, target)
    }
    emit(.makeDictionary, register, index(of: key), first, d: pairs.count)
    return register
  }

  private func lowerTuple(_ elements: [CheckedExpression], _ target: Int?)
    throws(EvaluationError) -> Int
  {
    if elements.isEmpty {
      let register = result(target)
      emit(.clear, register)
      return register
    }
    if elements.count == 1 { return try lower(elements[0], to: target) }
    let first = allocate(elements.count)
    hasTemporaries = true
    for (index, element) in elements.enumerated() { try lower(element, to: first + index) }
    let register = result(target)
    emit(.makeTuple, register, first, elements.count)
    return register
  }

  private func isKeyPath(_ type: Type) -> Bool {
    evaluator.standardName(type)?.hasSuffix("KeyPath") ?? false
  }

  private func lowerTypeOf(_ value: CheckedExpression, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let register = try lower(value)
    let type = resolve(value.type)
    if case .existential = type.kind {
      let result = result(target)
      emit(.typeOf, result, register)
      return result
    }
    if case .metatype = type.kind { return load(.metatype(type), target) }
    if isReference(type), !isKeyPath(type) {
      let result = result(target)
      emit(.typeOf, result, register, 1)
      return result
    }
    return load(.metatype(type), target)
  }

  private func lowerCase(
    _ item: EnumCaseDeclaration,
    _ map: Substitutions,
    _ expression: CheckedExpression,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let type = resolve(expression.type)
    if item.payload == nil {
      if evaluator.isOptionalCase(item) { return load(.none(0), target) }
      return load(.enumeration(evaluator.payloadless(item, type)), target)
    }
    guard case .function(let function) = type.kind else { return result(target) }
    return try thunk(parameters: function.parameters.count, captured: nil, target) {
      (inner, first, _) throws(EvaluationError) in
      try inner.makeCase(item, function.result, first, function.parameters.count, nil)
    }
  }

  /// Makes an enum case from a payload that stands in consecutive registers.
  func makeCase(
    _ item: EnumCaseDeclaration,
    _ type: Type,
    _ first: Int,
    _ count: Int,
    _ target: Int?
  )
    throws(EvaluationError) -> Int
  {
    let register = result(target)
    if evaluator.isOptionalCase(item) {
      emit(.wrap, register, first)
      return register
    }
    code.cases.append(Code.CaseShape(type: type, index: item.index, name: item.name))
    emit(.makeEnum, register, code.cases.count - 1, first, d: count)
    return register
  }

  private func lowerAssignment(
    _ left: CheckedExpression,
    _ right: CheckedExpression,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    if case .tuple(let targets) = left.kind {
      let value = try lower(right)
      for (index, item) in targets.enumerated() {
        let element = temporary()
        emit(.getField, element, value, index)
        try store(element, in: place(item))
      }
    } else if case .local(let variable) = left.kind, !variable.isWeak,
      case .register(let own) = locals[variable]
    {
      try lower(right, to: own)
    } else if case .local(let variable) = left.kind, locals[variable] == nil,
      evaluator.sessionLocals[variable] == nil
    {
      // `_ = value`: the hidden variable is never read.
      _ = try lower(right)
      hasTemporaries = true
    } else if needsPlaceFirst(left) {
      let destination = try place(left)
      try checkChain(destination)
      let value = try lower(right)
      try store(value, in: destination)
    } else {
      let value = try lower(right)
      try store(value, in: place(left))
    }
    let register = target ?? allocate()
    if target != nil { emit(.clear, register) }
    return register
  }

  /// In an optional chain nothing on the right runs when the left is nil.
  private func needsPlaceFirst(_ left: CheckedExpression) -> Bool { !chains.isEmpty }

  private func checkChain(_ place: Place) throws(EvaluationError) {
    switch place {
    case .unwrap(let base, isChain: true): _ = try load(.unwrap(base, isChain: true))
    case .field(let base, _), .element(let base, _): try checkChain(base)
    case .computed(let computed): try checkChain(computed.base)
    case .observed(let base, _, _, _), .lazy(let base, _, _, _, _): try checkChain(base)
    default: break
    }
  }

  private func lowerTernary(
    _ condition: CheckedExpression,
    _ first: CheckedExpression,
    _ second: CheckedExpression,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let register = result(target)
    let otherwise = Label()
    let done = Label()
    let mark = nextRegister
    try branch(unless: condition, to: otherwise)
    nextRegister = mark
    try lower(first, to: register)
    nextRegister = mark
    emitJump(to: done)
    place(otherwise)
    try lower(second, to: register)
    nextRegister = mark
    place(done)
    return register
  }

  private func lowerChain(_ inner: CheckedExpression, _ type: Type, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let register = result(target)
    let absent = Label()
    let done = Label()
    chains.append(absent)
    let value = try lower(inner)
    chains.removeLast()
    if resolve(inner.type) == type {
      emit(.move, register, value)
    } else {
      emit(.wrap, register, value)
    }
    emitJump(to: done)
    place(absent)
    emit(.constant, register, constant(.none(0)))
    place(done)
    return register
  }

  private func wrap(_ register: Int, _ type: Type, _ target: Int?) -> Int {
    guard evaluator.isOptional(type) else { return register }
    let result = result(target)
    emit(.wrap, result, register)
    return result
  }

  private func lowerErase(_ inner: CheckedExpression, _ target: Int?) throws(EvaluationError) -> Int
  {
    let type = resolve(inner.type)
    if case .existential = type.kind { return try lower(inner, to: target) }
    let value = try lower(inner)
    let register = result(target)
    emit(.erase, register, value, index(of: type))
    return register
  }

  private func lowerCast(
    _ value: CheckedExpression,
    _ cast: CastSyntax,
    _ type: Type,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let source = try lower(value)
    let outcome: Code.CastShape.Outcome
    switch cast {
    case .conditional: outcome = .optional
    case .forced: outcome = .force
    case .test: outcome = .test
    case .coerce: return try moveOrReturn(source, target)
    }
    code.casts.append(Code.CastShape(from: resolve(value.type), to: type, outcome: outcome))
    let register = result(target)
    emit(.cast, register, source, code.casts.count - 1)
    return register
  }

  private func moveOrReturn(_ source: Int, _ target: Int?) throws(EvaluationError) -> Int {
    guard let target else { return source }
    emit(.move, target, source)
    return target
  }

  private func lowerOptionalTry(_ inner: CheckedExpression, _ type: Type, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    let register = result(target)
    let error = temporary()
    let done = Label()
    let start = instructions.count
    let value = try lower(inner)
    emit(resolve(inner.type) == type ? .move : .wrap, register, value)
    let end = instructions.count
    emitJump(to: done)
    code.handlers.append(
      Code.Handler(start: start, end: end, target: instructions.count, register: error)
    )
    emit(.constant, register, constant(.none(0)))
    place(done)
    return register
  }

  private func lowerForceTry(_ inner: CheckedExpression, _ target: Int?) throws(EvaluationError)
    -> Int
  {
    let base = allocate(2)
    hasTemporaries = true
    let done = Label()
    let start = instructions.count
    let register = try lower(inner, to: result(target))
    let end = instructions.count
    emitJump(to: done)
    code.handlers.append(
      Code.Handler(start: start, end: end, target: instructions.count, register: base + 1)
    )
    emit(.callNative, base, index(of: evaluator.builtin("_forcedTry", [], arguments: 1)))
    place(done)
    return register
  }

  private func lowerBlock(
    _ statements: [CheckedStatement],
    _ variable: LocalVariable,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let register = result(target)
    let own = declare(variable)
    emit(.clear, own)
    if case .box = locals[variable] { emit(.makeBox, own, own) }
    scopes.append(Scope())
    for statement in statements { try lower(statement) }
    keep(variable)
    try endScope()
    switch locals[variable] {
    case .box(let box): emit(.loadBox, register, box)
    case .register(let current): emit(.take, register, current)
    case nil: break
    }
    return register
  }
}
