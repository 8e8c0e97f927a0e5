extension Value {
  /// True when the value holds no reference, so that it can be overwritten without a release.
  @inline(__always)
  var isTrivial: Bool {
    switch self {
    case .unit, .int, .double, .bool, .none: true
    default: false
    }
  }
}

extension UnsafeMutablePointer where Pointee == Value {
  @inline(__always)
  func int(_ register: Int32) throws(EvaluationError) -> Int {
    guard case .int(let value) = self[Int(register)] else {
      throw EvaluationError(.overlappingAccess)
    }
    return value
  }

  @inline(__always)
  func double(_ register: Int32) throws(EvaluationError) -> Double {
    guard case .double(let value) = self[Int(register)] else {
      throw EvaluationError(.overlappingAccess)
    }
    return value
  }

  @inline(__always)
  func bool(_ register: Int32) throws(EvaluationError) -> Bool {
    guard case .bool(let value) = self[Int(register)] else {
      throw EvaluationError(.overlappingAccess)
    }
    return value
  }

  /// Stores a value that holds no reference.
  @inline(__always)
  func put(_ register: Int32, _ value: Value) {
    let place = self + Int(register)
    if place.pointee.isTrivial { place.initialize(to: value) } else { place.pointee = value }
  }

  /// Takes a value out and leaves `()`.
  @inline(__always)
  func take(_ register: Int32) -> Value {
    let place = self + Int(register)
    let value = place.move()
    place.initialize(to: .unit)
    return value
  }

  /// Empties a register.
  @inline(__always)
  func clear(_ register: Int) {
    if !self[register].isTrivial { self[register] = .unit }
  }
}

extension [Value] {
  /// An element, or an error where a value has another shape than its type promised.
  @inline(__always)
  func at(_ index: Int32) throws(EvaluationError) -> Value {
    let index = Int(index)
    guard index >= 0, index < count else { throw EvaluationError(.overlappingAccess) }
    return self[index]
  }

  @inline(__always)
  mutating func set(_ value: Value, at index: Int32) throws(EvaluationError) {
    let index = Int(index)
    guard index >= 0, index < count else { throw EvaluationError(.overlappingAccess) }
    self[index] = value
  }
}
