import SwiftTypes

extension NativeCall {
  /// Changes the array in `self` in place.
  fileprivate func change(
    _ body: (inout [Value]) throws(EvaluationError) -> Value
  ) throws(EvaluationError) -> Value {
    guard case .array(var object) = takeReceiver() else {
      throw EvaluationError(.overlappingAccess)
    }
    if !isKnownUniquelyReferenced(&object) {
      try allocate(48 + 16 * object.elements.count)
      object = ArrayObject(object.elements)
    }
    defer { receiver = .array(object) }
    return try body(&object.elements)
  }

  fileprivate func own() throws(EvaluationError) -> [Value] {
    guard case .array(let object) = receiver else { throw EvaluationError(.overlappingAccess) }
    return object.elements
  }

  fileprivate func range(_ index: Int, within count: Int) throws(EvaluationError) -> Range<Int> {
    guard case .structure(let object) = self[index], case .int(let low) = object.fields[0],
      case .int(let high) = object.fields[1]
    else { throw EvaluationError(.overlappingAccess) }
    guard low >= 0, low <= high, high <= count else {
      throw EvaluationError(.indexOutOfRange(index: low < 0 ? low : high, count: count))
    }
    return low..<high
  }
}

extension StandardNatives {
  private static func removal(
    _ operation: String,
    _ body: @escaping (inout [Value]) -> Value
  ) -> NativeFunction {
    { call throws(EvaluationError) in
      try call.change { (elements) throws(EvaluationError) in
        guard !elements.isEmpty else {
          throw EvaluationError(.emptyCollection(operation: operation))
        }
        return body(&elements)
      }
    }
  }

  private static func check(_ index: Int, _ count: Int) throws(EvaluationError) {
    guard index >= 0, index < count else {
      throw EvaluationError(.indexOutOfRange(index: index, count: count))
    }
  }

  static var arrays: [String: NativeFunction] {
    arrayReading.merging(arrayChanging) { first, _ in first }
  }

  private static var arrayReading: [String: NativeFunction] {
    [
      "Array.init()": always(.array([])),
      "Array.init(_:)": { call throws(EvaluationError) in
        if case .array = call[0] { return call[0] }
        return try call.made(try call.evaluator.elements(of: call[0], call.parameterType(0)))
      },
      "Array.init(repeating:count:)": { call throws(EvaluationError) in
        let count = try call.int(1)
        guard count >= 0 else { throw EvaluationError(.indexOutOfRange(index: count, count: 0)) }
        try call.allocate(16 &* min(count, 1 << 40))
        try call.countSteps(count)
        return .array(Array(repeating: call[0], count: count))
      },
      "Array.count": { call throws(EvaluationError) in .int(try call.own().count) },
      "Array.endIndex": { call throws(EvaluationError) in .int(try call.own().count) },
      "Array.isEmpty": { call throws(EvaluationError) in .bool(try call.own().isEmpty) },
      "Array.first": { call throws(EvaluationError) in try call.own().first?.wrapped ?? .absent },
      "Array.last": { call throws(EvaluationError) in try call.own().last?.wrapped ?? .absent },
      "Array.subscript(_:)": { call throws(EvaluationError) in
        let elements = try call.own()
        if case .int(let index) = call[0] {
          try check(index, elements.count)
          return elements[index]
        }
        let range = try call.range(0, within: elements.count)
        let part = try call.made(Array(elements[range]))
        return .structure(
          StructObject(type: call.resultType, fields: [part, .int(range.lowerBound)])
        )
      },
      "Array.+(_:_:)": { call throws(EvaluationError) in
        try call.made((call[0].asArray ?? []) + (call[1].asArray ?? []))
      },
      "Array.description": { call throws(EvaluationError) in
        try call.made(try call.evaluator.describe(call.receiver, call.selfType))
      },
      "Array.debugDescription": { call throws(EvaluationError) in
        try call.made(try call.evaluator.describe(call.receiver, call.selfType))
      },
      "_sliceLiteral": { call throws(EvaluationError) in
        .structure(StructObject(type: call.callee.types[0], fields: [call[0], .int(0)]))
      },
    ]
  }

  private static var arrayChanging: [String: NativeFunction] {
    [
      "Array.subscript(_:)=": { call throws(EvaluationError) in
        let index = try call.int(0)
        let value = call[1]
        return try call.change { (elements) throws(EvaluationError) in
          try check(index, elements.count)
          elements[index] = value
          return .unit
        }
      },
      "Array.append(_:)": { call throws(EvaluationError) in
        let value = call[0]
        try call.allocate(16)
        return try call.change { (elements) throws(EvaluationError) in
          elements.append(value)
          return .unit
        }
      },
      "Array.append(contentsOf:)": append,
      "Array.+=(_:_:)": { call throws(EvaluationError) in
        guard case .array(var object) = call.take(0) else {
          throw EvaluationError(.overlappingAccess)
        }
        if !isKnownUniquelyReferenced(&object) { object = ArrayObject(object.elements) }
        defer { call[0] = .array(object) }
        let more = call[1].asArray ?? []
        try call.allocate(16 * (more.count + object.elements.count / 8))
        object.elements.append(contentsOf: more)
        return .unit
      },
      "Array.insert(_:at:)": { call throws(EvaluationError) in
        let value = call[0]
        let index = try call.int(1)
        return try call.change { (elements) throws(EvaluationError) in
          try check(index, elements.count + 1)
          elements.insert(value, at: index)
          return .unit
        }
      },
      "Array.insert(contentsOf:at:)": { call throws(EvaluationError) in
        let more = try call.evaluator.elements(of: call[0], call.parameterType(0))
        let index = try call.int(1)
        return try call.change { (elements) throws(EvaluationError) in
          try check(index, elements.count + 1)
          elements.insert(contentsOf: more, at: index)
          return .unit
        }
      },
      "Array.remove(at:)": { call throws(EvaluationError) in
        let index = try call.int(0)
        return try call.change { (elements) throws(EvaluationError) in
          try check(index, elements.count)
          return elements.remove(at: index)
        }
      },
      "Array.removeFirst()": removal("removeFirst()") { $0.removeFirst() },
      "Array.removeLast()": removal("removeLast()") { $0.removeLast() },
      "Array.removeFirst(_:)": { call throws(EvaluationError) in
        let count = try call.int(0)
        return try call.change { (elements) throws(EvaluationError) in
          try check(count, elements.count + 1)
          elements.removeFirst(count)
          return .unit
        }
      },
      "Array.removeLast(_:)": { call throws(EvaluationError) in
        let count = try call.int(0)
        return try call.change { (elements) throws(EvaluationError) in
          try check(count, elements.count + 1)
          elements.removeLast(count)
          return .unit
        }
      },
      "Array.popLast()": { call throws(EvaluationError) in
        try call.change { (elements) throws(EvaluationError) in
          elements.popLast()?.wrapped ?? .absent
        }
      },
      "Array.removeAll(keepingCapacity:)": { call throws(EvaluationError) in
        call.receiver = .array([])
        return .unit
      },
      "Array.replaceSubrange(_:with:)": { call throws(EvaluationError) in
        let more = try call.evaluator.elements(of: call[1], call.parameterType(1))
        let range = try call.range(0, within: try call.own().count)
        return try call.change { (elements) throws(EvaluationError) in
          elements.replaceSubrange(range, with: more)
          return .unit
        }
      },
      "Array.swapAt(_:_:)": { call throws(EvaluationError) in
        let first = try call.int(0)
        let second = try call.int(1)
        return try call.change { (elements) throws(EvaluationError) in
          try check(first, elements.count)
          try check(second, elements.count)
          elements.swapAt(first, second)
          return .unit
        }
      },
    ]
  }

  private static func append(_ call: NativeCall) throws(EvaluationError) -> Value {
    let more = try call.evaluator.elements(of: call[0], call.parameterType(0))
    try call.countSteps(more.count)
    try call.allocate(16 * more.count)
    return try call.change { (elements) throws(EvaluationError) in
      elements.append(contentsOf: more)
      return .unit
    }
  }
}
