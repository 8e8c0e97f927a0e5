import SwiftTypes

extension NativeCall {
  fileprivate func table() throws(EvaluationError) -> TableObject {
    guard case .table(let table) = receiver else { throw EvaluationError(.overlappingAccess) }
    return table
  }

  /// Changes the table in `self`, a copy of it when it is shared.
  fileprivate func change(
    _ body: (TableObject) throws(EvaluationError) -> Value
  ) throws(EvaluationError) -> Value {
    guard case .table(var table) = takeReceiver() else { throw EvaluationError(.overlappingAccess) }
    if !isKnownUniquelyReferenced(&table) {
      try allocate(64 * table.count)
      table = TableObject(copying: table)
    }
    defer { receiver = .table(table) }
    return try body(table)
  }

  fileprivate func pair(_ offset: Int) throws(EvaluationError) -> (key: Value, value: Value) {
    let pairs = try table().pairs
    guard pairs.indices.contains(offset) else {
      throw EvaluationError(.indexOutOfRange(index: offset, count: pairs.count))
    }
    return pairs[offset]
  }
}

extension StandardNatives {
  private static func remove(_ call: NativeCall, _ key: Value, _ isSet: Bool)
    throws(EvaluationError) -> Value
  {
    try call.change { (table) throws(EvaluationError) in
      guard let index = try call.evaluator.find(key, in: table) else { return .absent }
      let removed = isSet ? table.entries[index]?.key ?? .unit : table.value(at: index)
      table.remove(at: index)
      return removed.wrapped
    }
  }

  private static func emptyTable(_ call: NativeCall) throws(EvaluationError) -> Value {
    .table(TableObject(keyType: call.resultType.arguments.first ?? .error))
  }

  static var tables: [String: NativeFunction] {
    dictionaries.merging(sets) { first, _ in first }
  }

  private static var dictionaries: [String: NativeFunction] {
    [
      "Dictionary.init()": emptyTable,
      "Dictionary.init(minimumCapacity:)": emptyTable,
      "Dictionary.init(dictionaryLiteral:)": unique,
      "Dictionary.init(uniqueKeysWithValues:)": unique,
      "Dictionary.count": { call throws(EvaluationError) in .int(try call.table().count) },
      "Dictionary.isEmpty": { call throws(EvaluationError) in .bool(try call.table().count == 0) },
      "Dictionary.first": { call throws(EvaluationError) in
        guard try call.table().count > 0 else { return .absent }
        let pair = try call.pair(0)
        return .tuple([pair.key, pair.value])
      },
      "Dictionary._offset(_:)": { call throws(EvaluationError) in
        let table = try call.table()
        guard let index = try call.evaluator.find(call[0], in: table) else { return .absent }
        return .int(table.entries[..<index].count { $0 != nil })
      },
      "Dictionary._element(_:)": { call throws(EvaluationError) in
        let pair = try call.pair(try call.int(0))
        return .tuple([pair.key, pair.value])
      },
      "Dictionary._pairs()": { call throws(EvaluationError) in
        try call.made(try call.table().pairs.map { .tuple([$0.key, $0.value]) })
      },
      "Dictionary._keys()": { call throws(EvaluationError) in try call.made(try call.table().keys)
      },
      "Dictionary._values()": { call throws(EvaluationError) in
        try call.made(try call.table().values)
      },
      "Dictionary.subscript(_:)": { call throws(EvaluationError) in
        let table = try call.table()
        guard let index = try call.evaluator.find(call[0], in: table) else { return .absent }
        return table.value(at: index).wrapped
      },
      "Dictionary.subscript(_:)=": { call throws(EvaluationError) in
        let key = call[0]
        guard let value = call.take(1).unwrapped else {
          _ = try remove(call, key, false)
          return .unit
        }
        return try call.change { (table) throws(EvaluationError) in
          try call.evaluator.insert(key, value, into: table)
          return .unit
        }
      },
      "Dictionary.removeValue(forKey:)": { call throws(EvaluationError) in
        try remove(call, call[0], false)
      },
      "Dictionary.removeAll(keepingCapacity:)": { call throws(EvaluationError) in
        call.receiver = .table(TableObject(keyType: try call.table().keyType))
        return .unit
      },
      "Dictionary.description": describe,
      "Dictionary.debugDescription": describe,
    ]
  }

  private static func describe(_ call: NativeCall) throws(EvaluationError) -> Value {
    try call.made(try call.evaluator.describe(call.receiver, call.selfType))
  }

  private static func unique(_ call: NativeCall) throws(EvaluationError) -> Value {
    let type = call.resultType.arguments.first ?? .error
    var flat: [Value] = []
    for pair in try call.evaluator.elements(of: call[0], call.parameterType(0)) {
      flat += pair.asTuple ?? []
    }
    return try call.evaluator.makeDictionary(keyType: type, alternating: flat)
  }

  private static var sets: [String: NativeFunction] {
    [
      "Set.init()": emptyTable,
      "Set.init(_:)": { call throws(EvaluationError) in
        let elements = try call.evaluator.elements(of: call[0], call.parameterType(0))
        try call.countSteps(elements.count)
        return try call.evaluator.makeSet(elements, call.resultType.arguments.first ?? .error)
      },
      "_setLiteral": { call throws(EvaluationError) in
        let type = call.callee.types[0].arguments.first ?? .error
        return try call.evaluator.makeSet(call[0].asArray ?? [], type)
      },
      "Set.count": { call throws(EvaluationError) in .int(try call.table().count) },
      "Set.isEmpty": { call throws(EvaluationError) in .bool(try call.table().count == 0) },
      "Set.first": { call throws(EvaluationError) in
        try call.table().keys.first?.wrapped ?? .absent
      },
      "Set._element(_:)": { call throws(EvaluationError) in
        guard try call.table().count > 0 else {
          throw EvaluationError(.emptyCollection(operation: "removeFirst()"))
        }
        return try call.pair(try call.int(0)).key
      },
      "Set._elements()": { call throws(EvaluationError) in try call.made(try call.table().keys) },
      "Set.contains(_:)": { call throws(EvaluationError) in
        .bool(try call.evaluator.find(call[0], in: try call.table()) != nil)
      },
      "Set.insert(_:)": { call throws(EvaluationError) in
        let key = call[0]
        return try call.change { (table) throws(EvaluationError) in
          if let index = try call.evaluator.find(key, in: table) {
            return .tuple([.bool(false), table.entries[index]?.key ?? key])
          }
          try call.evaluator.insert(key, .unit, into: table)
          return .tuple([.bool(true), key])
        }
      },
      "Set.remove(_:)": { call throws(EvaluationError) in try remove(call, call[0], true) },
      "Set.removeAll(keepingCapacity:)": { call throws(EvaluationError) in
        call.receiver = .table(TableObject(keyType: try call.table().keyType))
        return .unit
      },
      "Set.description": describe,
      "Set.debugDescription": { call throws(EvaluationError) in
        try call.made(try call.evaluator.reflect(call.receiver, call.selfType))
      },
    ]
  }
}
