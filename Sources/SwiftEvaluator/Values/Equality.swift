import SwiftChecker
import SwiftSource
public import SwiftTypes

/// How values of a type are compared.
enum EqualityPlan {
  /// Built-in values compared by what they hold.
  case primitive
  /// Through the arguments of a standard type.
  case optional(Type)
  case elements(Type)
  case table(Type?)
  case tuple([Type])
  /// Field by field, as a derived conformance does.
  case fields([Type])
  case payload
  case existential
  /// By a `==` that runs.
  case function(ResolvedFunction)
  /// Instances without `==`, functions, and whatever else has identity only.
  case identity
}

extension Evaluator {
  /// Compares two values of one type as `==` does.
  public func equals(_ left: Value, _ right: Value, _ type: Type) throws(EvaluationError) -> Bool {
    try machine.checkWalk()
    let plan = equalityPlan(for: type)
    switch plan {
    case .primitive: return left.isSamePrimitive(as: right)
    case .optional(let wrapped):
      guard let a = left.unwrapped else { return right.unwrapped == nil }
      guard let b = right.unwrapped else { return false }
      return try equals(a, b, wrapped)
    case .elements(let element):
      guard let a = left.asArray, let b = right.asArray, a.count == b.count else { return false }
      for index in a.indices where !(try equals(a[index], b[index], element)) { return false }
      return true
    case .table(let valueType): return try equalTables(left, right, valueType)
    case .tuple(let types):
      guard let a = left.asTuple, let b = right.asTuple else { return false }
      return try equalLists(a, b, types)
    case .fields(let types):
      guard case .structure(let a) = left, case .structure(let b) = right else { return false }
      return a === b ? true : try equalLists(a.fields, b.fields, types)
    case .payload:
      guard case .enumeration(let a) = left, case .enumeration(let b) = right else { return false }
      guard a.index == b.index else { return false }
      return try equalLists(a.payload, b.payload, payload(of: a).map(\.type))
    case .existential:
      guard case .existential(let a) = left, case .existential(let b) = right else { return false }
      let type = dynamicType(of: a)
      guard type == dynamicType(of: b) else { return false }
      return try equals(a.value, b.value, type)
    case .function(let function):
      var receiver: Value? = .metatype(type)
      let result = try invoke(function.callee, receiver: &receiver, [left, right])
      return result.asBool ?? false
    case .identity: return left.isIdentical(to: right)
    }
  }

  func equalLists(_ left: [Value], _ right: [Value], _ types: [Type]) throws(EvaluationError)
    -> Bool
  {
    guard left.count == right.count else { return false }
    for index in left.indices where index < types.count {
      if !(try equals(left[index], right[index], types[index])) { return false }
    }
    return true
  }

  private func equalTables(_ left: Value, _ right: Value, _ valueType: Type?)
    throws(EvaluationError) -> Bool
  {
    guard case .table(let a) = left, case .table(let b) = right, a.count == b.count else {
      return false
    }
    for entry in a.entries {
      guard let entry else { continue }
      guard let index = try find(entry.key, in: b) else { return false }
      if let valueType, !(try equals(entry.value, b.value(at: index), valueType)) { return false }
    }
    return true
  }

  private func equalityPlan(for type: Type) -> EqualityPlan {
    if let known = typeFacts.equality[type] { return known }
    let made = makeEqualityPlan(type)
    typeFacts.equality[type] = made
    return made
  }

  private func makeEqualityPlan(_ type: Type) -> EqualityPlan {
    switch type.kind {
    case .tuple(let elements): return .tuple(elements.map(\.type))
    case .existential: return .existential
    case .metatype: return .primitive
    case .nominal: break
    default: return .identity
    }
    if let name = standardName(type) {
      let arguments = type.arguments
      switch name {
      case "Optional": return .optional(arguments[0])
      case "Array", "ArraySlice": return .elements(arguments[0])
      case "Dictionary": return .table(arguments[1])
      case "Set": return .table(nil)
      case "String", "Character", "Bool", "Substring": return .primitive
      case "AnyHashable": return .fields([.any])
      default:
        if NumberKind(rawValue: name) != nil || name.hasSuffix("KeyPath") { return .primitive }
      }
    }
    return nominalEqualityPlan(type)
  }

  private func nominalEqualityPlan(_ type: Type) -> EqualityPlan {
    guard let proto = standardProtocol("Equatable"), let own = proto.selfParameter else {
      return structuralPlan(type)
    }
    for case let requirement as FunctionDeclaration in proto.body.members
    where requirement.name == "==" {
      checker.resolve(requirement)
      guard let found = checker.witness(for: requirement, of: type) else { break }
      if case .derived = found.function.role { return structuralPlan(type) }
      if found.function === requirement { break }
      return .function(witness(for: requirement, Substitutions([own: type])))
    }
    return structuralPlan(type)
  }

  private func structuralPlan(_ type: Type) -> EqualityPlan {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return .identity }
    switch declaration.keyword {
    case .structure:
      let map = arguments(of: type)
      return .fields(
        declaration.storedProperties.filter { !$0.isStatic }.map {
          checker.resolve($0)
          return concrete($0.type, map)
        }
      )
    case .enumeration: return .payload
    default: return .identity
    }
  }
}

extension Value {
  /// Equality of numbers, texts, types and their like.
  func isSamePrimitive(as other: Value) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a === b || a.text == b.text
    case (.structure, .structure): asString != nil && asString == other.asString
    case (.metatype(let a), .metatype(let b)): a == b
    case (.keyPath(let a), .keyPath(let b)): a.isSame(as: b)
    case (.unit, .unit): true
    case (.none(let a), .none(let b)): a == b
    default: false
    }
  }

  /// `===`.
  func isIdentical(to other: Value) -> Bool {
    switch (opened, other.opened) {
    case (.instance(let a), .instance(let b)): a === b
    case (.native(let a), .native(let b)): a === b
    case (.function(let a), .function(let b)): a === b
    case (.none, .none): true
    default: false
    }
  }

  /// True when two functions run the same code with identical captures, as a comparison of bytes
  /// would find; false for other values.
  public func isSameFunction(as other: Value) -> Bool {
    guard case .function(let a) = self, case .function(let b) = other else { return false }
    if a === b { return true }
    guard a.code === b.code, a.captures.count == b.captures.count else { return false }
    // The library's own closures stand for values, such as a binding to a part: what they hold
    // is compared, and a learner's closure by what it is.
    let isDeep = a.code.isLibrary
    return zip(a.captures, b.captures).allSatisfy { left, right in
      switch (left, right) {
      case (.box(let x), .box(let y)): x === y
      case (.structure(let x), .structure(let y)): x === y || (isDeep && x.holdsSame(as: y))
      case (.function, .function): left.isSameFunction(as: right)
      default: left.isSamePrimitive(as: right) || left.isIdentical(to: right)
      }
    }
  }
}

extension Value {
  /// True for two closures of the same code that hold different plain values.
  public func capturesDiffer(from other: Value) -> Bool {
    guard case .function(let a) = self, case .function(let b) = other, a.code === b.code,
      a.captures.count == b.captures.count
    else { return false }
    return zip(a.captures, b.captures).contains { $0.differsPlainly(from: $1) }
  }

  /// True for texts, numbers and structs of them that are not the same.
  private func differsPlainly(from other: Value) -> Bool {
    switch (self, other) {
    case (.int, .int), (.double, .double), (.bool, .bool), (.string, .string):
      !isSamePrimitive(as: other)
    case (.structure(let a), .structure(let b)):
      a !== b && a.fields.count == b.fields.count
        && zip(a.fields, b.fields).contains { $0.differsPlainly(from: $1) }
    case (.box(let a), .box(let b)): a !== b && a.value.differsPlainly(from: b.value)
    case (.instance(let a), .instance(let b)): a !== b
    default: false
    }
  }
}

extension StructObject {
  /// True for two structs whose stored values are the same, functions compared as functions.
  fileprivate func holdsSame(as other: StructObject) -> Bool {
    guard type == other.type, fields.count == other.fields.count else { return false }
    return zip(fields, other.fields).allSatisfy { left, right in
      switch (left, right) {
      case (.structure(let x), .structure(let y)): x === y || x.holdsSame(as: y)
      case (.function, .function): left.isSameFunction(as: right)
      default: left.isSamePrimitive(as: right) || left.isIdentical(to: right)
      }
    }
  }
}
