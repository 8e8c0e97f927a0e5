import SwiftChecker
import SwiftSource
public import SwiftTypes

/// How values of a type are hashed.
enum HashPlan {
  case primitive
  case optional(Type)
  case elements(Type)
  case table(Type, Type?)
  case lists([Type])
  case payload
  case existential
  case function(ResolvedFunction)
  case identity
}

/// A hash that is the same in every run.
struct StableHasher {
  private(set) var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init() {}

  init(state: Int) { self.state = UInt64(bitPattern: Int64(state)) }

  mutating func combine(_ value: Int) {
    state ^= UInt64(bitPattern: Int64(value))
    state &*= 0xBF58_476D_1CE4_E5B9
    state ^= state >> 29
  }

  mutating func combine(_ text: String) {
    // Equal texts may differ in their bytes, so ASCII is hashed by byte and the rest by length.
    var sum = 0
    for byte in text.utf8 {
      if byte >= 0x80 {
        sum = text.count
        break
      }
      sum = sum &* 31 &+ Int(byte)
    }
    combine(sum)
  }

  var value: Int { Int(truncatingIfNeeded: state ^ (state >> 32)) }
}

extension Evaluator {
  /// A hash of a value that is the same in every run.
  public func hash(_ value: Value, _ type: Type) throws(EvaluationError) -> Int {
    var hasher = StableHasher()
    try hash(value, type, into: &hasher)
    return hasher.value
  }

  func hash(_ value: Value, _ type: Type, into hasher: inout StableHasher) throws(EvaluationError) {
    try machine.checkWalk()
    switch hashPlan(for: type) {
    case .primitive: hashPrimitive(value, into: &hasher)
    case .optional(let wrapped):
      guard let present = value.unwrapped else {
        hasher.combine(0)
        return
      }
      hasher.combine(1)
      try hash(present, wrapped, into: &hasher)
    case .elements(let element):
      let items = value.asArray ?? []
      hasher.combine(items.count)
      for item in items { try hash(item, element, into: &hasher) }
    case .table(let key, let valueType):
      guard case .table(let table) = value else { return }
      var sum = 0
      for pair in table.pairs {
        sum &+= try hash(pair.key, key)
        if let valueType { sum &+= try hash(pair.value, valueType) &* 31 }
      }
      hasher.combine(sum)
    case .lists(let types):
      var items = value.asTuple ?? []
      if case .structure(let object) = value { items = object.fields }
      for (item, type) in zip(items, types) { try hash(item, type, into: &hasher) }
    case .payload:
      guard case .enumeration(let object) = value else { return }
      hasher.combine(object.index)
      for part in payload(of: object) { try hash(part.value, part.type, into: &hasher) }
    case .existential:
      guard case .existential(let object) = value else { return }
      try hash(object.value, dynamicType(of: object), into: &hasher)
    case .function(let function): try runHash(function, value, &hasher)
    case .identity: hashPrimitive(value, into: &hasher)
    }
  }

  private func hashPrimitive(_ value: Value, into hasher: inout StableHasher) {
    switch value {
    case .int(let number): hasher.combine(number)
    case .double(let number):
      hasher.combine(number == 0 ? 0 : Int(bitPattern: UInt(number.bitPattern)))
    case .bool(let flag): hasher.combine(flag ? 1 : 0)
    case .string(let object): hasher.combine(object.text)
    case .structure: hasher.combine(value.asString ?? "")
    case .instance(let object): hasher.combine(object.number)
    case .metatype(let type): hasher.combine(type.name(.qualified))
    case .keyPath(let path): hasher.combine(path.text)
    default: break
    }
  }

  /// Runs `hash(into:)` with a Hasher value of the program.
  private func runHash(
    _ function: ResolvedFunction,
    _ value: Value,
    _ hasher: inout StableHasher
  ) throws(EvaluationError) {
    guard let type = standardType("Hasher") else { return }
    let state = Int(truncatingIfNeeded: hasher.state)
    let box = Value.structure(StructObject(type: type, fields: [.int(state)]))
    let callee = function.callee
    if callee.code == nil, callee.native == nil { try prepare(callee) }
    guard let code = callee.code else { return }
    _ = try machine.run(code, [value, box])
    guard case .structure(let object) = machine.takeBack(2), let state = object.fields.first?.asInt
    else { return }
    hasher = StableHasher(state: state)
  }

  private func hashPlan(for type: Type) -> HashPlan {
    if let known = typeFacts.hashing[type] { return known }
    let made = makeHashPlan(type)
    typeFacts.hashing[type] = made
    return made
  }

  private func makeHashPlan(_ type: Type) -> HashPlan {
    switch type.kind {
    case .tuple(let elements): return .lists(elements.map(\.type))
    case .existential: return .existential
    case .metatype: return .primitive
    case .nominal(let nominal):
      if let plan = standardHashPlan(type) { return plan }
      guard let declaration = checker.declaration(of: nominal.reference) else { return .identity }
      if let function = customHash(type) { return .function(function) }
      switch declaration.keyword {
      case .structure:
        let map = arguments(of: type)
        return .lists(
          declaration.storedProperties.filter { !$0.isStatic }.map {
            checker.resolve($0)
            return concrete($0.type, map)
          }
        )
      case .enumeration: return .payload
      default: return .identity
      }
    default: return .identity
    }
  }

  private func standardHashPlan(_ type: Type) -> HashPlan? {
    guard let name = standardName(type) else { return nil }
    let arguments = type.arguments
    switch name {
    case "Optional": return .optional(arguments[0])
    case "Array", "ArraySlice": return .elements(arguments[0])
    case "Dictionary": return .table(arguments[0], arguments[1])
    case "Set": return .table(arguments[0], nil)
    case "String", "Character", "Bool", "Substring": return .primitive
    case "AnyHashable": return .lists([.any])
    default:
      return NumberKind(rawValue: name) != nil || name.hasSuffix("KeyPath") ? .primitive : nil
    }
  }

  private func customHash(_ type: Type) -> ResolvedFunction? {
    guard let proto = standardProtocol("Hashable"), let own = proto.selfParameter else {
      return nil
    }
    for case let requirement as FunctionDeclaration in proto.body.members
    where requirement.name == "hash" {
      checker.resolve(requirement)
      guard let found = checker.witness(for: requirement, of: type) else { return nil }
      if case .derived = found.function.role { return nil }
      if found.function === requirement { return nil }
      return witness(for: requirement, Substitutions([own: type]))
    }
    return nil
  }

  // MARK: Tables

  func find(_ key: Value, in table: TableObject) throws(EvaluationError) -> Int? {
    let type = table.keyType
    return try table.find(key, hash: try hash(key, type)) { (a, b) throws(EvaluationError) in
      try equals(a, b, type)
    }
  }

  /// Sets the value of a key; the table must not be shared.
  func insert(_ key: Value, _ value: Value, into table: TableObject) throws(EvaluationError) {
    let type = table.keyType
    let hash = try hash(key, type)
    let found = try table.find(key, hash: hash) { (a, b) throws(EvaluationError) in
      try equals(a, b, type)
    }
    if let found {
      table.setValue(value, at: found)
    } else {
      try machine.allocate(64)
      table.insert(key, hash: hash, value: value)
    }
  }

  func makeDictionary(keyType: Type, alternating values: [Value]) throws(EvaluationError) -> Value {
    let table = TableObject(keyType: keyType)
    for index in stride(from: 0, to: values.count, by: 2) {
      if try find(values[index], in: table) != nil {
        throw EvaluationError(.duplicateKey(try describe(values[index], keyType)))
      }
      try insert(values[index], values[index + 1], into: table)
    }
    return .table(table)
  }

  func makeSet(_ values: [Value], _ keyType: Type) throws(EvaluationError) -> Value {
    let table = TableObject(keyType: keyType)
    for value in values where try find(value, in: table) == nil {
      try insert(value, .unit, into: table)
    }
    return .table(table)
  }
}
