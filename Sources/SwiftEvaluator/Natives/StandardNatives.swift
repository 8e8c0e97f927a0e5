import SwiftChecker
public import SwiftTypes

/// The natives of the standard library, by the qualified names of their declarations.
enum StandardNatives {
  /// A native that always gives the same value.
  static func always(_ value: Value) -> NativeFunction {
    { call throws(EvaluationError) in value }
  }

  /// A native that gives its first argument back.
  static func firstArgument(_ call: NativeCall) throws(EvaluationError) -> Value { call[0] }

  static var all: [String: NativeFunction] {
    var result: [String: NativeFunction] = [:]
    for table in [
      numbers, integers, floats, sequences, arrays, tables, strings, stringChanges, characters,
      functions, values, decimals, regexes,
    ] {
      result.merge(table) { _, new in new }
    }
    return result
  }
}

extension NativeCall {
  func int(_ index: Int) throws(EvaluationError) -> Int {
    guard case .int(let value) = self[index] else { throw EvaluationError(.overlappingAccess) }
    return value
  }

  func double(_ index: Int) throws(EvaluationError) -> Double {
    guard case .double(let value) = self[index] else { throw EvaluationError(.overlappingAccess) }
    return value
  }

  func text(_ index: Int) throws(EvaluationError) -> String {
    guard let text = self[index].asString else { throw EvaluationError(.overlappingAccess) }
    return text
  }

  /// The text of a String, Substring or Character `self`.
  func receiverText() throws(EvaluationError) -> String {
    guard let text = receiver.asString else { throw EvaluationError(.overlappingAccess) }
    return text
  }

  func receiverElements() throws(EvaluationError) -> [Value] {
    try evaluator.elements(of: receiver, selfType)
  }

  /// The type of the elements of `self`, a sequence.
  func elementType() -> Type {
    evaluator.sequenceElement(of: selfType)
  }

  func made(_ text: String) throws(EvaluationError) -> Value { try evaluator.checked(text) }

  func made(_ elements: [Value]) throws(EvaluationError) -> Value {
    try countSteps(elements.count)
    try allocate(48 + 16 * elements.count)
    return .array(elements)
  }
}

extension Evaluator {
  /// The elements of any sequence, as an array.
  public func elements(of value: Value, _ type: Type) throws(EvaluationError) -> [Value] {
    switch value {
    case .array(let object): return object.elements
    case .table(let table):
      if standardName(type) == "Set" { return table.keys }
      return table.pairs.map { .tuple([$0.key, $0.value]) }
    case .string(let object): return object.text.map { .string(String($0)) }
    case .structure(let object):
      switch standardName(type) {
      case "ArraySlice", "Substring":
        let inner = object.fields[0]
        if case .string(let text) = inner { return text.text.map { .string(String($0)) } }
        return inner.asArray ?? []
      case "Range", "ClosedRange":
        if case .int(let low) = object.fields[0], case .int(let high) = object.fields[1] {
          let isClosed = standardName(type) == "ClosedRange"
          guard isClosed ? low <= high : low < high else { return [] }
          let (span, overflow) = high.subtractingReportingOverflow(low)
          try machine.allocate(overflow ? 1 << 60 : 16 &* min(span, 1 << 50))
          return isClosed ? (low...high).map { .int($0) } : (low..<high).map { .int($0) }
        }
      default: break
      }
    case .existential(let object): return try elements(of: object.value, dynamicType(of: object))
    default: break
    }
    return try iterate(value, type)
  }

  private func iterate(_ value: Value, _ type: Type) throws(EvaluationError) -> [Value] {
    guard let make = requirement("makeIterator", of: "Sequence", for: type) else { return [] }
    var receiver: Value? = value
    let makeCallee = dynamicCallee(make, value)
    var iterator: Value? = try invoke(makeCallee, receiver: &receiver, [])
    let iteratorType = concrete(make.function.result, make.callee.substitutions)
    let actual = dynamicType(of: iterator ?? .unit, static: iteratorType)
    guard let next = requirement("next", of: "IteratorProtocol", for: actual) else { return [] }
    var result: [Value] = []
    while true {
      let callee = dynamicCallee(next, iterator ?? .unit)
      guard let element = try invoke(callee, receiver: &iterator, []).unwrapped else { break }
      result.append(element)
      try machine.allocate(16)
    }
    return result
  }

  private func dynamicCallee(_ function: ResolvedFunction, _ value: Value) -> Callee {
    if function.isDynamic, case .instance(let object) = value {
      return override(of: function.callee, for: object.type)
    }
    return function.callee
  }

  /// What satisfies a function requirement of a standard protocol for a type.
  func requirement(_ name: String, of protocolName: String, for type: Type) -> ResolvedFunction? {
    guard let proto = standardProtocol(protocolName), let own = proto.selfParameter else {
      return nil
    }
    for case let function as FunctionDeclaration in proto.body.members where function.name == name {
      checker.resolve(function)
      let found = witness(for: function, Substitutions([own: type]))
      return found.function === function && found.callee.native == nil
        && found.function.isRequirement
        ? nil : found
    }
    return nil
  }

  /// The type of the elements of a sequence type.
  func sequenceElement(of type: Type) -> Type {
    switch standardName(type) {
    case "Array", "ArraySlice", "Set", "Dictionary", "String", "Substring":
      return elementType(of: type)
    default: break
    }
    guard let proto = standardProtocol("Sequence"),
      let element = proto.associatedTypes.first(where: { $0.name == "Element" })
    else { return .error }
    return concrete(Type(.member(type, element.reference)), Substitutions())
  }

  /// Compares two values of one type as `<` does.
  func isLess(_ left: Value, _ right: Value, _ type: Type) throws(EvaluationError) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)):
      if let number = number(type), number.isWideUnsigned {
        return UInt(bitPattern: a) < UInt(bitPattern: b)
      }
      return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.string(let a), .string(let b)): return a.text < b.text
    default: break
    }
    guard let less = requirement("<", of: "Comparable", for: type) else {
      throw EvaluationError(.missingNative(name: "Comparable.< of \(type.name())"))
    }
    var receiver: Value? = .metatype(type)
    return try invoke(less.callee, receiver: &receiver, [left, right]).asBool ?? false
  }

  /// A stable merge sort with a comparison that may throw.
  func sorted(
    _ values: [Value],
    by isLess: (Value, Value) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) -> [Value] {
    guard values.count > 1 else { return values }
    var source = values
    var target = values
    var width = 1
    while width < source.count {
      var start = 0
      while start < source.count {
        let middle = min(start + width, source.count)
        let end = min(start + 2 * width, source.count)
        var left = start
        var right = middle
        for index in start..<end {
          var takesLeft = left < middle
          if takesLeft, right < end { takesLeft = !(try isLess(source[right], source[left])) }
          if takesLeft {
            target[index] = source[left]
            left += 1
          } else {
            target[index] = source[right]
            right += 1
          }
        }
        start = end
      }
      try machine.countStep()
      swap(&source, &target)
      width *= 2
    }
    return source
  }
}
