import SwiftTypes

extension NativeCall {
  /// A number argument as an integer of the kind `self` has; nil when it does not fit.
  func converted(_ index: Int, to kind: NumberKind) throws(EvaluationError) -> Value? {
    let source = evaluator.number(parameterType(index)) ?? .int
    switch self[index] {
    case .int(let value):
      if kind.isFloating {
        let number = source.isWideUnsigned ? Double(UInt(bitPattern: value)) : Double(value)
        return .double(kind.rounded(number))
      }
      let isHuge = source.isWideUnsigned && value < 0
      if isHuge { return kind.isWideUnsigned ? .int(value) : nil }
      if kind.isWideUnsigned { return value >= 0 ? .int(value) : nil }
      return kind.contains(value) ? .int(value) : nil
    case .double(let value):
      if kind.isFloating { return .double(kind.rounded(value)) }
      if kind.isWideUnsigned {
        guard value > -1, value < 18_446_744_073_709_551_616 else { return nil }
        return .int(Int(bitPattern: UInt(value)))
      }
      guard value >= -9_223_372_036_854_775_808, value < 9_223_372_036_854_775_808 else {
        return nil
      }
      let whole = Int(value)
      return kind.contains(whole) ? .int(whole) : nil
    default: throw EvaluationError(.overlappingAccess)
    }
  }

  /// The kind of number an initializer makes.
  func madeKind() throws(EvaluationError) -> NumberKind {
    let type = evaluator.isOptional(resultType) ? resultType.arguments[0] : resultType
    guard let kind = evaluator.number(type) else {
      throw EvaluationError(.unsupported("conversion to \(type.name())"))
    }
    return kind
  }

  fileprivate func bounds() throws(EvaluationError) -> (Value, Value, isClosed: Bool) {
    guard case .structure(let range) = self[0], range.fields.count == 2 else {
      throw EvaluationError(.overlappingAccess)
    }
    return (range.fields[0], range.fields[1], evaluator.standardName(range.type) == "ClosedRange")
  }
}

extension StandardNatives {
  private static func convert(_ call: NativeCall) throws(EvaluationError) -> Value {
    let kind = try call.madeKind()
    if let text = call[0].asString {
      return parse(text, kind, radix: call.count > 1 ? try call.int(1) : 10)
    }
    if let value = try call.converted(0, to: kind) { return value }
    throw EvaluationError(
      .unrepresentable(
        value: try call.evaluator.describe(call[0], call.parameterType(0)),
        type: kind.rawValue
      )
    )
  }

  private static func parse(_ text: String, _ kind: NumberKind, radix: Int) -> Value {
    if kind.isFloating {
      return Double(text).map { .double(kind.rounded($0)) } ?? .absent
    }
    guard radix >= 2, radix <= 36 else { return .absent }
    if kind.isWideUnsigned {
      return UInt(text, radix: radix).map { .int(Int(bitPattern: $0)) } ?? .absent
    }
    guard let value = Int(text, radix: radix), kind.contains(value) else { return .absent }
    return .int(value)
  }

  private static func reporting(
    _ operation: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> NativeFunction {
    { call throws(EvaluationError) in
      guard case .int(let own) = call.receiver else { throw EvaluationError(.overlappingAccess) }
      let kind = evaluatorKind(call)
      let (value, overflow) = operation(own, try call.int(0))
      let fits = kind.isWideUnsigned ? !overflow : kind.contains(value) && !overflow
      return .tuple([.int(kind.truncated(value)), .bool(!fits)])
    }
  }

  private static func evaluatorKind(_ call: NativeCall) -> NumberKind {
    call.evaluator.number(call.selfType) ?? .int
  }

  private static func property(_ read: @escaping (Int, NumberKind) -> Value) -> NativeFunction {
    { call throws(EvaluationError) in
      guard case .int(let value) = call.receiver else { throw EvaluationError(.overlappingAccess) }
      return read(value, evaluatorKind(call))
    }
  }

  private static func random(_ call: NativeCall) throws(EvaluationError) -> Value {
    let (low, high, isClosed) = try call.bounds()
    switch (low, high) {
    case (.int(let a), .int(let b)):
      guard isClosed || a < b else {
        throw EvaluationError(.emptyCollection(operation: "random(in:)"))
      }
      let span = UInt64(bitPattern: Int64(b &- a)) &+ (isClosed ? 1 : 0)
      let offset =
        span == 0 ? call.evaluator.random.next() : call.evaluator.random.next(below: span)
      return .int(a &+ Int(truncatingIfNeeded: offset))
    case (.double(let a), .double(let b)):
      return .double(a + (b - a) * call.evaluator.random.nextUnit())
    default: throw EvaluationError(.overlappingAccess)
    }
  }

  private static var magnitude: NativeFunction {
    property { value, kind in
      kind.isUnsigned ? .int(value) : .int(Int(bitPattern: value.magnitude))
    }
  }

  static var integers: [String: NativeFunction] {
    var table: [String: NativeFunction] = [
      "BinaryInteger.init(_:)": convert,
      "BinaryInteger.init(_:radix:)": convert,
      "BinaryInteger.init(exactly:)": { call throws(EvaluationError) in
        if case .double(let value) = call[0], value != value.rounded(.towardZero) { return .absent }
        return try call.converted(0, to: try call.madeKind()) ?? .absent
      },
      "BinaryInteger.init(clamping:)": { call throws(EvaluationError) in
        let kind = try call.madeKind()
        if let value = try call.converted(0, to: kind) { return value }
        return .int(try call.int(0) < 0 ? kind.minimum : kind.maximum)
      },
      "BinaryInteger.init(truncatingIfNeeded:)": { call throws(EvaluationError) in
        .int(try call.madeKind().truncated(try call.int(0)))
      },
      "BinaryInteger.description": { call throws(EvaluationError) in
        .string(evaluatorKind(call).text(call.receiver))
      },
      "BinaryInteger.distance(to:)": { call throws(EvaluationError) in
        guard case .int(let own) = call.receiver else { throw EvaluationError(.overlappingAccess) }
        let (value, overflow) = try call.int(0).subtractingReportingOverflow(own)
        return try call.fitted(value, overflow, .int)
      },
      "BinaryInteger.advanced(by:)": { call throws(EvaluationError) in
        guard case .int(let own) = call.receiver else { throw EvaluationError(.overlappingAccess) }
        let (value, overflow) = own.addingReportingOverflow(try call.int(0))
        return try call.fitted(value, overflow, evaluatorKind(call))
      },
      "BinaryInteger.signum()": property { value, _ in .int(value.signum()) },
      "BinaryInteger.trailingZeroBitCount": property { value, kind in
        .int(min(value.trailingZeroBitCount, kind.bitWidth))
      },
      "FixedWidthInteger.leadingZeroBitCount": property { value, kind in
        let low = kind.bitWidth == 64 ? value : value & ((1 << kind.bitWidth) - 1)
        return .int(low.leadingZeroBitCount - (64 - kind.bitWidth))
      },
      "FixedWidthInteger.nonzeroBitCount": property { value, kind in
        .int((kind.bitWidth == 64 ? value : value & ((1 << kind.bitWidth) - 1)).nonzeroBitCount)
      },
      "FixedWidthInteger.byteSwapped": property { value, kind in
        .int(kind.truncated(value.byteSwapped >> (64 - kind.bitWidth)))
      },
      "FixedWidthInteger.bitWidth": { call throws(EvaluationError) in
        .int(evaluatorKind(call).bitWidth)
      },
      "FixedWidthInteger.max": { call throws(EvaluationError) in .int(evaluatorKind(call).maximum)
      },
      "FixedWidthInteger.min": { call throws(EvaluationError) in .int(evaluatorKind(call).minimum)
      },
      "FixedWidthInteger.isSigned": { call throws(EvaluationError) in
        .bool(!evaluatorKind(call).isUnsigned)
      },
      "FixedWidthInteger.random(in:)": random,
      "BinaryFloatingPoint.random(in:)": random,
      "FixedWidthInteger.addingReportingOverflow(_:)": reporting { $0.addingReportingOverflow($1) },
      "FixedWidthInteger.subtractingReportingOverflow(_:)": reporting {
        $0.subtractingReportingOverflow($1)
      },
      "FixedWidthInteger.multipliedReportingOverflow(by:)": reporting {
        $0.multipliedReportingOverflow(by: $1)
      },
    ]
    let firstArgumentNative: NativeFunction = firstArgument
    for name in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ] {
      table.updateValue(always(.int(0)), forKey: "\(name).init()")
      table.updateValue(firstArgumentNative, forKey: "\(name).init(integerLiteral:)")
      table.updateValue(magnitude, forKey: "\(name).magnitude")
    }
    return table
  }
}
