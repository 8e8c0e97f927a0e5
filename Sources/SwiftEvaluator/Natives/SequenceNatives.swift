import SwiftTypes

extension StandardNatives {
  private static func sort(_ call: NativeCall, _ values: [Value]) throws(EvaluationError) -> [Value]
  {
    try call.countSteps(values.count)
    if call.count > 0 {
      let function = call[0]
      return try call.evaluator.sorted(values) { (a, b) throws(EvaluationError) in
        try call.apply(function, a, b).asBool ?? false
      }
    }
    let type = call.elementType()
    return try call.evaluator.sorted(values) { (a, b) throws(EvaluationError) in
      try call.evaluator.isLess(a, b, type)
    }
  }

  private static func joined(_ call: NativeCall) throws(EvaluationError) -> Value {
    let separator = call.count > 0 ? try call.text(0) : ""
    var text = ""
    for (index, item) in try call.receiverElements().enumerated() {
      if index > 0 { text += separator }
      text += item.asString ?? ""
      if text.utf8.count > call.evaluator.limits.string { break }
    }
    return try call.made(text)
  }

  static var sequences: [String: NativeFunction] {
    [
      "Sequence.map(_:)": { call throws(EvaluationError) in
        let function = call[0]
        var result: [Value] = []
        let elements = try call.receiverElements()
        result.reserveCapacity(elements.count)
        for element in elements { result.append(try call.apply(function, element)) }
        return try call.made(result)
      },
      "Sequence.filter(_:)": { call throws(EvaluationError) in
        let function = call[0]
        var result: [Value] = []
        for element in try call.receiverElements()
        where try call.apply(function, element).asBool == true {
          result.append(element)
        }
        return try call.made(result)
      },
      "Sequence.compactMap(_:)": { call throws(EvaluationError) in
        let function = call[0]
        var result: [Value] = []
        for element in try call.receiverElements() {
          if let value = try call.apply(function, element).unwrapped { result.append(value) }
        }
        return try call.made(result)
      },
      "Sequence.forEach(_:)": { call throws(EvaluationError) in
        let function = call[0]
        for element in try call.receiverElements() { _ = try call.apply(function, element) }
        return .unit
      },
      "Sequence.reduce(_:_:)": { call throws(EvaluationError) in
        let function = call[1]
        var result = call.take(0)
        for element in try call.receiverElements() {
          result = try call.apply(function, result, element)
        }
        return result
      },
      "Sequence.sorted()": { call throws(EvaluationError) in
        try call.made(try sort(call, call.receiverElements()))
      },
      "Sequence.sorted(by:)": { call throws(EvaluationError) in
        try call.made(try sort(call, call.receiverElements()))
      },
      "Sequence.reversed()": { call throws(EvaluationError) in
        try call.made(Array(try call.receiverElements().reversed()))
      },
      "Sequence.shuffled()": { call throws(EvaluationError) in
        try call.made(shuffled(try call.receiverElements(), call))
      },
      "Sequence.contains(_:)": { call throws(EvaluationError) in
        let type = call.elementType()
        let wanted = call[0]
        for element in try call.receiverElements()
        where try call.evaluator.equals(element, wanted, type) {
          return .bool(true)
        }
        return .bool(false)
      },
      "Sequence.joined(separator:)": joined,
      "Collection.randomElement()": randomElement,
      "Array.randomElement()": randomElement,
      "String.randomElement()": randomElement,
      "MutableCollection.sort()": { call throws(EvaluationError) in
        try replaceElements(call, try sort(call, call.receiverElements()))
      },
      "MutableCollection.sort(by:)": { call throws(EvaluationError) in
        try replaceElements(call, try sort(call, call.receiverElements()))
      },
      "MutableCollection.reverse()": { call throws(EvaluationError) in
        try replaceElements(call, Array(try call.receiverElements().reversed()))
      },
      "MutableCollection.shuffle()": { call throws(EvaluationError) in
        try replaceElements(call, shuffled(try call.receiverElements(), call))
      },
      "_elements": { call throws(EvaluationError) in
        .array(try call.evaluator.elements(of: call[0], call.callee.types[0]))
      },
    ]
  }

  private static func randomElement(_ call: NativeCall) throws(EvaluationError) -> Value {
    let elements = try call.receiverElements()
    if elements.isEmpty { return .absent }
    let index = call.evaluator.random.next(below: UInt64(elements.count))
    return elements[Int(index)].wrapped
  }

  private static func shuffled(_ values: [Value], _ call: NativeCall) -> [Value] {
    var result = values
    for index in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(index, Int(call.evaluator.random.next(below: UInt64(index + 1))))
    }
    return result
  }

  private static func replaceElements(_ call: NativeCall, _ elements: [Value])
    throws(EvaluationError) -> Value
  {
    if case .structure(let object) = call.receiver {
      let copy = StructObject(type: object.type, fields: object.fields)
      copy.fields[0] = .array(elements)
      call.receiver = .structure(copy)
    } else {
      call.receiver = .array(elements)
    }
    return .unit
  }
}
