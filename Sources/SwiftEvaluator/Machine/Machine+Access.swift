extension Machine {
  /// Writes a field in place when nobody else holds the struct, else to a copy.
  @inline(__always)
  func setField(
    _ r: UnsafeMutablePointer<Value>,
    _ register: Int32,
    _ field: Int,
    _ value: Value
  ) throws(EvaluationError) {
    switch r.take(register) {
    case .structure(var object):
      if !isKnownUniquelyReferenced(&object) {
        try allocate(48 + 16 * object.fields.count)
        object = StructObject(type: object.type, fields: object.fields)
      }
      try object.fields.set(value, at: Int32(field))
      if !value.isTrivial {
        object.nesting = max(object.nesting, value.nesting + 1)
        try checkNesting(object.nesting)
      }
      r[Int(register)] = .structure(object)
    case .tuple(var object):
      if !isKnownUniquelyReferenced(&object) { object = TupleObject(object.elements) }
      try object.elements.set(value, at: Int32(field))
      object.nesting = max(object.nesting, value.nesting + 1)
      r[Int(register)] = .tuple(object)
    default: throw EvaluationError(.overlappingAccess)
    }
  }

  func takeField(
    _ r: UnsafeMutablePointer<Value>,
    _ register: Int32,
    _ field: Int
  ) throws(EvaluationError) -> Value {
    switch r.take(register) {
    case .structure(var object):
      if !isKnownUniquelyReferenced(&object) {
        object = StructObject(type: object.type, fields: object.fields)
      }
      let value = try object.fields.at(Int32(field))
      try object.fields.set(.unit, at: Int32(field))
      r[Int(register)] = .structure(object)
      return value
    case .tuple(var object):
      if !isKnownUniquelyReferenced(&object) { object = TupleObject(object.elements) }
      let value = try object.elements.at(Int32(field))
      try object.elements.set(.unit, at: Int32(field))
      r[Int(register)] = .tuple(object)
      return value
    default: throw EvaluationError(.overlappingAccess)
    }
  }

  func setElement(
    _ r: UnsafeMutablePointer<Value>,
    _ register: Int32,
    _ index: Int,
    _ value: Value
  ) throws(EvaluationError) {
    let object = try uniqueArray(r, register)
    guard index >= 0, index < object.elements.count else {
      r[Int(register)] = .array(object)
      throw EvaluationError(.indexOutOfRange(index: index, count: object.elements.count))
    }
    object.elements[index] = value
    if !value.isTrivial { object.nesting = max(object.nesting, value.nesting + 1) }
    r[Int(register)] = .array(object)
  }

  func takeElement(
    _ r: UnsafeMutablePointer<Value>,
    _ register: Int32,
    _ index: Int
  ) throws(EvaluationError) -> Value {
    let object = try uniqueArray(r, register)
    guard index >= 0, index < object.elements.count else {
      r[Int(register)] = .array(object)
      throw EvaluationError(.indexOutOfRange(index: index, count: object.elements.count))
    }
    let value = object.elements[index]
    object.elements[index] = .unit
    r[Int(register)] = .array(object)
    return value
  }

  func append(
    _ r: UnsafeMutablePointer<Value>,
    _ register: Int32,
    _ value: Value
  ) throws(EvaluationError) {
    let object = try uniqueArray(r, register)
    object.elements.append(value)
    if !value.isTrivial { object.nesting = max(object.nesting, value.nesting + 1) }
    r[Int(register)] = .array(object)
    try allocate(16)
  }

  /// Values nested without end could not be compared, printed or let go of.
  @inline(__always)
  func checkNesting(_ nesting: Int32) throws(EvaluationError) {
    if nesting > nestingLimit { throw EvaluationError(.nestingLimit(Int(nestingLimit))) }
  }

  /// Takes an array out of a register, copied when somebody else holds it.
  func uniqueArray(
    _ r: UnsafeMutablePointer<Value>,
    _ register: Int32
  ) throws(EvaluationError) -> ArrayObject {
    guard case .array(var object) = r.take(register) else {
      throw EvaluationError(.overlappingAccess)
    }
    if !isKnownUniquelyReferenced(&object) {
      try allocate(48 + 16 * object.elements.count)
      object = ArrayObject(object.elements)
    }
    return object
  }
}
