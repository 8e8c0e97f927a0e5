import SwiftChecker
public import SwiftTypes

extension Evaluator {
  /// What runs for a member that a conformance derives.
  func derivedNative(_ name: String, _ callee: Callee) throws(EvaluationError) -> NativeFunction {
    switch name {
    case "==", "==(_:_:)":
      return { call throws(EvaluationError) in
        .bool(try call.evaluator.equals(call[0], call[1], call.selfType))
      }
    case "hash(into:)", "hash":
      guard let native = natives["Hashable.hash(into:)"] else { break }
      return native
    case "hashValue":
      guard let native = natives["Hashable.hashValue"] else { break }
      return native
    case "<", "<(_:_:)":
      return { call throws(EvaluationError) in
        guard case .enumeration(let left) = call[0], case .enumeration(let right) = call[1] else {
          throw EvaluationError(.overlappingAccess)
        }
        return .bool(try call.evaluator.isOrdered(left, before: right))
      }
    case "allCases":
      return { call throws(EvaluationError) in
        .array(call.evaluator.allCases(of: call.selfType))
      }
    case "rawValue":
      return { call throws(EvaluationError) in
        try call.evaluator.rawValue(of: call.receiver, call.selfType)
      }
    case "init(rawValue:)":
      return { call throws(EvaluationError) in
        let type = call.selfType
        for value in call.evaluator.allCases(of: type) {
          let raw = try call.evaluator.rawValue(of: value, type)
          if raw.isSamePrimitive(as: call[0]) { return value }
        }
        return .absent
      }
    default: break
    }
    throw EvaluationError(.missingNative(name: "derived " + name))
  }

  /// The derived order: earlier cases first, then payloads part by part.
  private func isOrdered(
    _ left: EnumObject,
    before right: EnumObject
  ) throws(EvaluationError) -> Bool {
    guard left.index == right.index else { return left.index < right.index }
    for (index, part) in payload(of: left).enumerated() {
      if try isLess(left.payload[index], right.payload[index], part.type) { return true }
      if try isLess(right.payload[index], left.payload[index], part.type) { return false }
    }
    return false
  }

  /// The raw value of an enum value.
  public func rawValue(of value: Value, _ type: Type) throws(EvaluationError) -> Value {
    guard case .enumeration(let object) = value, case .nominal(let nominal) = object.type.kind,
      let declaration = checker.declaration(of: nominal.reference),
      declaration.cases.indices.contains(object.index)
    else { throw EvaluationError(.overlappingAccess) }
    switch checker.rawValue(of: declaration.cases[object.index]) {
    case .integer(let number): return .int(number)
    case .float(let number): return .double(number)
    case .string(let text): return .string(text)
    case nil: throw EvaluationError(.unsupported("raw values of \(type.name())"))
    }
  }

  /// The cases of an enum without payloads, in declaration order.
  public func allCases(of type: Type) -> [Value] {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return [] }
    return declaration.cases.map { .enumeration(payloadless($0, type)) }
  }
}
