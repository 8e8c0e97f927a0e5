import SwiftChecker
import SwiftTypes

extension NativeCall {
  fileprivate func made(_ text: Substring, at offset: Int) throws(EvaluationError) -> Value {
    guard let type = evaluator.standardType("Substring") else { return .unit }
    return .structure(StructObject(type: type, fields: [try made(String(text)), .int(offset)]))
  }

  fileprivate func index(_ offset: Int) -> Value {
    guard let type = evaluator.stringIndexType else { return .unit }
    return .structure(StructObject(type: type, fields: [.int(offset)]))
  }

  /// The place in a text that a `String.Index` argument names.
  fileprivate func position(_ value: Value, in text: String) throws(EvaluationError) -> String.Index
  {
    guard case .structure(let object) = value, case .int(let offset) = object.fields[0],
      offset >= 0, offset <= text.utf8.count
    else { throw EvaluationError(.indexOutOfRange(index: 0, count: text.count)) }
    let raw = text.utf8.index(text.startIndex, offsetBy: offset)
    return raw
  }

  fileprivate func bounds(_ value: Value, in text: String) throws(EvaluationError)
    -> Range<String.Index>
  {
    guard case .structure(let object) = value, object.fields.count == 2 else {
      throw EvaluationError(.overlappingAccess)
    }
    let low = try position(object.fields[0], in: text)
    let high = try position(object.fields[1], in: text)
    guard low <= high else { throw EvaluationError(.indexOutOfRange(index: 0, count: text.count)) }
    return low..<high
  }

  fileprivate func offset(_ index: String.Index, in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Replaces the String in `self`.
  fileprivate func change(_ body: (inout String) throws(EvaluationError) -> Value)
    throws(EvaluationError) -> Value
  {
    guard case .string(var object) = takeReceiver() else {
      throw EvaluationError(.overlappingAccess)
    }
    if !isKnownUniquelyReferenced(&object) { object = StringObject(object.text) }
    defer { receiver = .string(object) }
    let before = object.text.utf8.count
    let result = try body(&object.text)
    let size = object.text.utf8.count
    guard size <= evaluator.limits.string else {
      throw EvaluationError(.stringLimit(evaluator.limits.string))
    }
    try allocate(16 + max(0, size - before))
    return result
  }
}

extension Evaluator {
  /// The type `String.Index`.
  var stringIndexType: Type? {
    guard let string = standardType("String"), case .nominal(let nominal) = string.kind,
      let declaration = checker.declaration(of: nominal.reference),
      let getter = checker.property("startIndex", of: declaration)
    else { return nil }
    return getter.type
  }
}

extension StandardNatives {
  static var strings: [String: NativeFunction] {
    stringMaking.merging(stringReading) { first, _ in first }
      .merging(stringSearching) { first, _ in first }
  }

  private static var stringMaking: [String: NativeFunction] {
    [
      "String.init()": always(.string("")),
      "_utf8Text(_:)": { call throws(EvaluationError) in
        let bytes = (call[0].asArray ?? []).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) }
        guard let text = String(validating: bytes, as: UTF8.self) else { return .absent }
        return try call.made(text)
      },
      "_scalarText(_:)": { call throws(EvaluationError) in
        let code = call[0].asInt.flatMap { UInt32(exactly: $0) } ?? 0xFFFD
        return try call.made(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")))
      },
      "String.init(describing:)": { call throws(EvaluationError) in
        try call.made(try call.evaluator.describe(call[0], call.parameterType(0)))
      },
      "String.init(reflecting:)": { call throws(EvaluationError) in
        try call.made(try call.evaluator.reflect(call[0], call.parameterType(0)))
      },
      "String.init(_:)": { call throws(EvaluationError) in
        if case .string = call[0] { return call[0] }
        let type = call.parameterType(0)
        switch call[0] {
        case .array, .table:
          var text = ""
          for item in try call.evaluator.elements(of: call[0], type) { text += item.asString ?? "" }
          return try call.made(text)
        case .structure where !call.isLossless(type):
          var text = ""
          for item in try call.evaluator.elements(of: call[0], type) { text += item.asString ?? "" }
          return try call.made(text)
        default: return try call.made(try call.evaluator.describe(call[0], type))
        }
      },
      "String.init(_:radix:uppercase:)": { call throws(EvaluationError) in
        let radix = try call.int(1)
        guard radix >= 2, radix <= 36 else {
          throw EvaluationError(.programStopped(function: "String", message: "radix 2...36"))
        }
        let value = try call.int(0)
        let kind = call.evaluator.number(call.parameterType(0)) ?? .int
        let upper = call[2].asBool ?? false
        let text =
          kind.isWideUnsigned
          ? String(UInt(bitPattern: value), radix: radix, uppercase: upper)
          : String(value, radix: radix, uppercase: upper)
        return try call.made(text)
      },
      "String.init(repeating:count:)": { call throws(EvaluationError) in
        let text = try call.text(0)
        let count = try call.int(1)
        guard count >= 0 else { throw EvaluationError(.indexOutOfRange(index: count, count: 0)) }
        guard count == 0 || text.utf8.count <= call.evaluator.limits.string / count else {
          throw EvaluationError(.stringLimit(call.evaluator.limits.string))
        }
        return try call.made(String(repeating: text, count: count))
      },
      "String.init(format:_:)": { call throws(EvaluationError) in
        try call.made(try FormatString.format(try call.text(0), call[1].asArray ?? [], call))
      },
      "String.init(format:arguments:)": { call throws(EvaluationError) in
        try call.made(try FormatString.format(try call.text(0), call[1].asArray ?? [], call))
      },
      "String.+(_:_:)": { call throws(EvaluationError) in
        try call.made(try call.text(0) + call.text(1))
      },
    ]
  }

  private static var stringReading: [String: NativeFunction] {
    [
      "String.count": { call throws(EvaluationError) in
        let text = try call.receiverText()
        try call.countSteps(text.utf8.count / 16)
        return .int(text.count)
      },
      "String.isEmpty": { call throws(EvaluationError) in .bool(try call.receiverText().isEmpty) },
      "String.first": { call throws(EvaluationError) in
        try call.receiverText().first.map { .string(String($0)) } ?? .absent
      },
      "String.last": { call throws(EvaluationError) in
        try call.receiverText().last.map { .string(String($0)) } ?? .absent
      },
      "String.endIndex": { call throws(EvaluationError) in
        call.index(try call.receiverText().utf8.count)
      },
      "String.index(after:)": { call throws(EvaluationError) in
        let text = try call.receiverText()
        let index = try call.position(call[0], in: text)
        guard index < text.endIndex else {
          throw EvaluationError(.indexOutOfRange(index: text.count, count: text.count))
        }
        return call.index(call.offset(text.index(after: index), in: text))
      },
      "String.index(before:)": { call throws(EvaluationError) in
        let text = try call.receiverText()
        let index = try call.position(call[0], in: text)
        guard index > text.startIndex else {
          throw EvaluationError(.indexOutOfRange(index: -1, count: text.count))
        }
        return call.index(call.offset(text.index(before: index), in: text))
      },
      "String.index(_:offsetBy:)": { call throws(EvaluationError) in
        let text = try call.receiverText()
        let start = try call.position(call[0], in: text)
        let distance = try call.int(1)
        let limit = distance < 0 ? text.startIndex : text.endIndex
        guard let index = text.index(start, offsetBy: distance, limitedBy: limit) else {
          throw EvaluationError(.indexOutOfRange(index: distance, count: text.count))
        }
        return call.index(call.offset(index, in: text))
      },
      "String.distance(from:to:)": { call throws(EvaluationError) in
        let text = try call.receiverText()
        let start = try call.position(call[0], in: text)
        let end = try call.position(call[1], in: text)
        return .int(text.distance(from: start, to: end))
      },
      "String.subscript(_:)": { call throws(EvaluationError) in
        let text = try call.receiverText()
        if case .structure(let object) = call[0], object.fields.count == 2 {
          let range = try call.bounds(call[0], in: text)
          return try call.made(text[range], at: call.offset(range.lowerBound, in: text))
        }
        let index = try call.position(call[0], in: text)
        guard index < text.endIndex else {
          throw EvaluationError(.indexOutOfRange(index: text.count, count: text.count))
        }
        return .string(String(text[index]))
      },
      "String._characters()": { call throws(EvaluationError) in
        try call.made(try call.receiverText().map { .string(String($0)) })
      },
      "String.utf8": { call throws(EvaluationError) in
        try call.made(try call.receiverText().utf8.map { .int(Int($0)) })
      },
      "String.utf16": { call throws(EvaluationError) in
        try call.made(try call.receiverText().utf16.map { .int(Int($0)) })
      },
      "String.unicodeScalars": scalars,
      "Character.unicodeScalars": scalars,
      "Character.utf8": { call throws(EvaluationError) in
        try call.made(try call.receiverText().utf8.map { .int(Int($0)) })
      },
      "String.debugDescription": { call throws(EvaluationError) in
        try call.made(try call.receiverText().debugDescription)
      },
    ]
  }

  private static func scalars(_ call: NativeCall) throws(EvaluationError) -> Value {
    let type = call.resultType.arguments.first ?? .error
    return try call.made(
      try call.receiverText().unicodeScalars.map {
        .structure(StructObject(type: type, fields: [.int(Int($0.value))]))
      }
    )
  }

  private static var stringSearching: [String: NativeFunction] {
    [
      "StringProtocol.hasPrefix(_:)": { call throws(EvaluationError) in
        .bool(try call.receiverText().hasPrefix(try call.text(0)))
      },
      "StringProtocol.hasSuffix(_:)": { call throws(EvaluationError) in
        .bool(try call.receiverText().hasSuffix(try call.text(0)))
      },
      "StringProtocol.contains(_:)": { call throws(EvaluationError) in
        let wanted = try call.text(0)
        let text = try call.receiverText()
        return .bool(wanted.isEmpty || text.contains(wanted))
      },
      "StringProtocol.uppercased()": { call throws(EvaluationError) in
        try call.made(try call.receiverText().uppercased())
      },
      "StringProtocol.lowercased()": { call throws(EvaluationError) in
        try call.made(try call.receiverText().lowercased())
      },
      "StringProtocol.capitalized": { call throws(EvaluationError) in
        var isStart = true
        var result = ""
        for character in try call.receiverText() {
          result += isStart ? character.uppercased() : character.lowercased()
          isStart = !character.isLetter && !character.isNumber && character != "'"
        }
        return try call.made(result)
      },
      "StringProtocol.split(separator:maxSplits:omittingEmptySubsequences:)": {
        call throws(EvaluationError) in
        let text = try call.receiverText()
        let parts = text.split(
          separator: try call.text(0),
          maxSplits: max(0, try call.int(1)),
          omittingEmptySubsequences: call[2].asBool ?? true
        )
        var made: [Value] = []
        for part in parts {
          made.append(try call.made(part, at: call.offset(part.startIndex, in: text)))
        }
        return try call.made(made)
      },
      "StringProtocol.components(separatedBy:)": { call throws(EvaluationError) in
        let separator = try call.text(0)
        let text = try call.receiverText()
        if separator.isEmpty { return .array([.string(text)]) }
        return try call.made(
          text.split(separator: separator, omittingEmptySubsequences: false).map {
            .string(String($0))
          }
        )
      },
      "StringProtocol.replacingOccurrences(of:with:)": replace,
      "StringProtocol.replacing(_:with:)": replace,
      "StringProtocol.padding(toLength:withPad:startingAt:)": { call throws(EvaluationError) in
        let text = try call.receiverText()
        let length = try call.int(0)
        let pad = Array(try call.text(1))
        let start = try call.int(2)
        if text.count >= length || pad.isEmpty || start < 0 || start >= pad.count {
          return try call.made(String(text.prefix(max(0, length))))
        }
        guard length <= call.evaluator.limits.string else {
          throw EvaluationError(.stringLimit(call.evaluator.limits.string))
        }
        let missing = length - text.count
        return try call.made(text + String((0..<missing).map { pad[(start + $0) % pad.count] }))
      },
      "StringProtocol.range(of:)": { call throws(EvaluationError) in
        let text = try call.receiverText()
        guard let range = text.firstRange(of: try call.text(0)) else { return .absent }
        let type = call.resultType.arguments.first ?? .error
        return .structure(
          StructObject(
            type: type,
            fields: [
              call.index(call.offset(range.lowerBound, in: text)),
              call.index(call.offset(range.upperBound, in: text)),
            ]
          )
        )
      },
    ]
  }

  private static func replace(_ call: NativeCall) throws(EvaluationError) -> Value {
    let target = try call.text(0)
    let text = try call.receiverText()
    if target.isEmpty { return try call.made(text) }
    return try call.made(text.replacing(target, with: try call.text(1)))
  }

  static var stringChanges: [String: NativeFunction] {
    let append: NativeFunction = { call throws(EvaluationError) in
      var more = call[0].asString
      if more == nil {
        more = ""
        for item in try call.evaluator.elements(of: call[0], call.parameterType(0)) {
          more? += item.asString ?? ""
        }
      }
      let text = more ?? ""
      return try call.change { (own) throws(EvaluationError) in
        own += text
        return .unit
      }
    }
    let insert: NativeFunction = { call throws(EvaluationError) in
      var more = ""
      for item in try call.evaluator.elements(of: call[0], call.parameterType(0)) {
        more += item.asString ?? ""
      }
      let place = call[1]
      return try call.change { (own) throws(EvaluationError) in
        own.insert(contentsOf: more, at: try call.position(place, in: own))
        return .unit
      }
    }
    return [
      "String.append(_:)": append,
      "String.append(contentsOf:)": append,
      "String.write(_:)": append,
      "String.insert(_:at:)": insert,
      "String.insert(contentsOf:at:)": insert,
      "String.+=(_:_:)": { call throws(EvaluationError) in
        call[0] = try call.made(try call.text(0) + call.text(1))
        return .unit
      },
      "String.remove(at:)": { call throws(EvaluationError) in
        let place = call[0]
        return try call.change { (own) throws(EvaluationError) in
          let index = try call.position(place, in: own)
          guard index < own.endIndex else {
            throw EvaluationError(.indexOutOfRange(index: own.count, count: own.count))
          }
          return .string(String(own.remove(at: index)))
        }
      },
      "String.removeFirst()": end("removeFirst()") { String($0.removeFirst()) },
      "String.removeLast()": end("removeLast()") { String($0.removeLast()) },
      "String.removeFirst(_:)": { call throws(EvaluationError) in
        let count = try call.int(0)
        return try call.change { (own) throws(EvaluationError) in
          guard count >= 0, count <= own.count else {
            throw EvaluationError(.indexOutOfRange(index: count, count: own.count))
          }
          own.removeFirst(count)
          return .unit
        }
      },
      "String.removeLast(_:)": { call throws(EvaluationError) in
        let count = try call.int(0)
        return try call.change { (own) throws(EvaluationError) in
          guard count >= 0, count <= own.count else {
            throw EvaluationError(.indexOutOfRange(index: count, count: own.count))
          }
          own.removeLast(count)
          return .unit
        }
      },
      "String.removeSubrange(_:)": { call throws(EvaluationError) in
        let range = call[0]
        return try call.change { (own) throws(EvaluationError) in
          own.removeSubrange(try call.bounds(range, in: own))
          return .unit
        }
      },
      "String.replaceSubrange(_:with:)": { call throws(EvaluationError) in
        var more = ""
        for item in try call.evaluator.elements(of: call[1], call.parameterType(1)) {
          more += item.asString ?? ""
        }
        let range = call[0]
        return try call.change { (own) throws(EvaluationError) in
          own.replaceSubrange(try call.bounds(range, in: own), with: more)
          return .unit
        }
      },
    ]
  }

  private static func end(_ name: String, _ body: @escaping (inout String) -> String)
    -> NativeFunction
  {
    { call throws(EvaluationError) in
      try call.change { (own) throws(EvaluationError) in
        guard !own.isEmpty else { throw EvaluationError(.emptyCollection(operation: name)) }
        return .string(body(&own))
      }
    }
  }
}

extension NativeCall {
  fileprivate func isLossless(_ type: Type) -> Bool {
    evaluator.standardProtocol("LosslessStringConvertible").map {
      evaluator.checker.conforms(type, to: ProtocolType($0.reference))
    } ?? false
  }
}
