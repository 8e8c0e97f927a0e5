import SwiftTypes

extension StandardNatives {
  private static func hashInto(_ call: NativeCall) throws(EvaluationError) -> Value {
    try combine(call, call.receiver, call.selfType, into: 0)
    return .unit
  }

  /// Feeds a value to a Hasher that stands in an argument or, with nil, in `self`.
  private static func combine(_ call: NativeCall, _ value: Value, _ type: Type, into index: Int?)
    throws(EvaluationError)
  {
    let place = index.map { call[$0] } ?? call.receiver
    guard case .structure(let object) = place, case .int(let state) = object.fields[0] else {
      throw EvaluationError(.overlappingAccess)
    }
    var hasher = StableHasher(state: state)
    try call.evaluator.hash(value, type, into: &hasher)
    let made = Value.structure(
      StructObject(type: object.type, fields: [.int(Int(truncatingIfNeeded: hasher.state))])
    )
    if let index { call[index] = made } else { call.receiver = made }
  }

  private static func optionalEquality(_ isEqual: Bool) -> NativeFunction {
    { call throws(EvaluationError) in
      let left = call[0]
      let right = call[1]
      // One side is the stand-in for a literal `nil`.
      let first = call.parameterType(0)
      let second = call.parameterType(1)
      if !call.evaluator.isOptional(first) { return .bool((right.unwrapped == nil) == isEqual) }
      if !call.evaluator.isOptional(second) { return .bool((left.unwrapped == nil) == isEqual) }
      return .bool(try call.evaluator.equals(left, right, first) == isEqual)
    }
  }

  static var values: [String: NativeFunction] {
    var table: [String: NativeFunction] = [
      "Hashable.hashValue": { call throws(EvaluationError) in
        .int(try call.evaluator.hash(call.receiver, call.selfType))
      },
      "Hasher.combine(_:)": { call throws(EvaluationError) in
        try combine(call, call[0], call.parameterType(0), into: nil)
        return .unit
      },
      "Hasher.finalize()": { call throws(EvaluationError) in
        guard case .structure(let object) = call.receiver, case .int(let state) = object.fields[0]
        else { throw EvaluationError(.overlappingAccess) }
        return .int(StableHasher(state: state).value)
      },
      "Optional.==(_:_:)": optionalEquality(true),
      "Optional.!=(_:_:)": optionalEquality(false),
      "Optional.~=(_:_:)": optionalEquality(true),
      "Optional.unsafelyUnwrapped": { call throws(EvaluationError) in
        guard let value = call.receiver.unwrapped else { throw EvaluationError(.unexpectedNil) }
        return value
      },
      "Optional.debugDescription": { call throws(EvaluationError) in
        .string(try call.evaluator.describe(call.receiver, call.selfType))
      },
      "??(_:_:)": { call throws(EvaluationError) in
        let right = call[1]
        guard let value = call[0].unwrapped else { return try call.call(right, []) }
        return call.resultType == call.parameterType(0) ? call[0] : value
      },
      "Bool.&&(_:_:)": { call throws(EvaluationError) in
        call[0].asBool == true ? try call.call(call[1], []) : .bool(false)
      },
      "Bool.||(_:_:)": { call throws(EvaluationError) in
        call[0].asBool == true ? .bool(true) : try call.call(call[1], [])
      },
      "Bool.!(_:)": { call throws(EvaluationError) in .bool(call[0].asBool != true) },
      "Bool.init()": always(.bool(false)),
      "Bool.init(_:)": { call throws(EvaluationError) in
        guard let text = call[0].asString else { return call[0] }
        return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .absent
      },
      "Bool.init(booleanLiteral:)": { call throws(EvaluationError) in call[0] },
      "Bool.description": { call throws(EvaluationError) in
        .string(call.receiver.asBool == true ? "true" : "false")
      },
      "Bool.random()": { call throws(EvaluationError) in
        .bool(call.evaluator.random.next(below: 2) == 1)
      },
      "AnyHashable.init(_:)": { call throws(EvaluationError) in
        let type = call.parameterType(0)
        if call.evaluator.standardName(type) == "AnyHashable" { return call[0] }
        let base = call.evaluator.erase(call[0], type)
        return .structure(StructObject(type: call.resultType, fields: [base]))
      },
      "AnyHashable.==(_:_:)": { call throws(EvaluationError) in
        .bool(try call.evaluator.equals(call[0], call[1], call.parameterType(0)))
      },
      "ObjectIdentifier.init(_:)": { call throws(EvaluationError) in
        let number: Int
        switch call[0].opened {
        case .instance(let object): number = object.number
        case .metatype(let type): number = type.identifier
        default: number = 0
        }
        return .structure(StructObject(type: call.resultType, fields: [.int(number)]))
      },
      "AnyKeyPath.==(_:_:)": { call throws(EvaluationError) in
        .bool(call[0].isSamePrimitive(as: call[1]))
      },
      "KeyPath.appending(path:)": { call throws(EvaluationError) in
        guard case .keyPath(let first) = call.receiver, case .keyPath(let second) = call[0] else {
          throw EvaluationError(.overlappingAccess)
        }
        return .keyPath(first.appending(second))
      },
      "_KeyPathReadable.subscript(keyPath:)": { call throws(EvaluationError) in
        guard case .keyPath(let path) = call[0] else { throw EvaluationError(.overlappingAccess) }
        return try call.evaluator.read(path, from: call.receiver)
      },
      "_KeyPathReadable.subscript(keyPath:)=": { call throws(EvaluationError) in
        guard case .keyPath(let path) = call[0] else { throw EvaluationError(.overlappingAccess) }
        call.receiver = try call.evaluator.write(call[1], through: path, to: call.receiver)
        return .unit
      },
    ]
    let hashIntoNative: NativeFunction = hashInto
    for name in [
      "Optional", "Array", "Dictionary", "Set", "String", "Character", "Bool", "BinaryInteger",
      "FloatingPoint", "AnyHashable", "AnyKeyPath", "Hashable",
    ] {
      table.updateValue(hashIntoNative, forKey: "\(name).hash(into:)")
    }
    return table
  }
}

extension Type {
  /// A number for the type that is the same in every run.
  fileprivate var identifier: Int {
    let hash = name(.qualified).utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash >> 2)
  }
}
