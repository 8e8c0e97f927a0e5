import SwiftChecker
import SwiftTypes

extension Evaluator {
  /// `as?`, `as!` and `is`.
  func cast(_ value: Value, _ shape: Code.CastShape) throws(EvaluationError) -> Value {
    let result = try convert(value, from: shape.from, to: shape.to)
    switch shape.outcome {
    case .optional: return result?.wrapped ?? .absent
    case .test: return .bool(result != nil)
    case .force:
      guard let result else {
        throw EvaluationError(
          .failedCast(
            from: dynamicType(of: value, static: shape.from).name(.source),
            to: shape.to.name(.source)
          )
        )
      }
      return result
    }
  }

  /// The value as another type, or nil when it is none of that type.
  func convert(_ value: Value, from: Type, to target: Type) throws(EvaluationError) -> Value? {
    if from == target, !from.isExistential { return value }
    if case .existential(let items) = from.kind {
      guard case .existential(let object) = value else { return nil }
      if from == target { return value }
      _ = items
      return try convert(object.value, from: dynamicType(of: object), to: target)
    }
    if isOptional(from), let wrapped = from.arguments.first {
      if isOptional(target), let inner = target.arguments.first {
        guard let present = value.unwrapped else { return .absent }
        return try convert(present, from: wrapped, to: inner)?.wrapped
      }
      if target == .any { return erase(value, from) }
      guard let present = value.unwrapped else { return nil }
      return try convert(present, from: wrapped, to: target)
    }
    if isOptional(target), let inner = target.arguments.first {
      return try convert(value, from: from, to: inner)?.wrapped
    }
    switch target.kind {
    case .existential(let protocols):
      let type = dynamicType(of: value, static: from)
      for item in protocols where !checker.conforms(type, to: item) { return nil }
      return erase(value, from)
    case .nominal: return try convertNominal(value, from, target)
    case .metatype(let wanted):
      guard case .metatype(let given) = value else { return nil }
      if case .existential(let protocols) = wanted.kind {
        return protocols.allSatisfy { checker.conforms(given, to: $0) } ? value : nil
      }
      var current: Type? = given
      while let type = current {
        if type == wanted { return value }
        current = checker.superclass(of: type)
      }
      return nil
    case .tuple(let wanted):
      guard case .tuple(let given) = from.kind, given.count == wanted.count,
        let values = value.asTuple
      else { return nil }
      var result: [Value] = []
      for index in wanted.indices {
        guard
          let made = try convert(values[index], from: given[index].type, to: wanted[index].type)
        else { return nil }
        result.append(made)
      }
      return .tuple(result)
    default: return from == target ? value : nil
    }
  }

  private func convertNominal(_ value: Value, _ from: Type, _ target: Type)
    throws(EvaluationError) -> Value?
  {
    let type = dynamicType(of: value, static: from)
    if type == target { return value }
    if case .instance = value { return isSubclass(type, of: target) ? value : nil }
    guard let name = standardName(target) else { return nil }
    switch (standardName(type), name) {
    case ("Array", "Array"):
      return try convertElements(value, type.arguments[0], target.arguments[0])
    case ("Dictionary", "Dictionary"):
      guard case .table(let table) = value else { return nil }
      let made = TableObject(keyType: target.arguments[0])
      for pair in table.pairs {
        guard let key = try convert(pair.key, from: type.arguments[0], to: target.arguments[0]),
          let item = try convert(pair.value, from: type.arguments[1], to: target.arguments[1])
        else { return nil }
        try insert(key, item, into: made)
      }
      return .table(made)
    case ("AnyHashable", _):
      guard case .structure(let object) = value, let base = object.fields.first else { return nil }
      return try convert(base, from: .any, to: target)
    case (_, "AnyHashable"):
      return .structure(StructObject(type: target, fields: [erase(value, from)]))
    case ("Double", "CGFloat"), ("CGFloat", "Double"): return nil
    default: return nil
    }
  }

  private func convertElements(_ value: Value, _ from: Type, _ to: Type)
    throws(EvaluationError) -> Value?
  {
    var result: [Value] = []
    for element in value.asArray ?? [] {
      guard let made = try convert(element, from: from, to: to) else { return nil }
      result.append(made)
    }
    return .array(result)
  }

  /// True when a class is another or inherits from it.
  func isSubclass(_ type: Type, of parent: Type) -> Bool {
    var current = type
    while case .nominal(let nominal) = current.kind,
      let declaration = checker.declaration(of: nominal.reference)
    {
      if current == parent { return true }
      guard let superclass = declaration.superclass else { return false }
      current = concrete(superclass, arguments(of: current))
    }
    return false
  }
}
