import SwiftTypes

extension NativeCall {
  /// The number kind of `self`.
  func numberKind() throws(EvaluationError) -> NumberKind {
    if let kind = evaluator.number(selfType) { return kind }
    if case .metatype(let type) = receiver, let kind = evaluator.number(type) { return kind }
    throw EvaluationError(.unsupported("arithmetic of \(selfType.name())"))
  }

  /// An integer result of a kind, or the fault that it does not fit.
  func fitted(_ value: Int, _ overflow: Bool, _ kind: NumberKind) throws(EvaluationError) -> Value {
    if overflow || (kind.bitWidth < 64 && !kind.contains(value)) {
      throw EvaluationError(.overflow(type: kind.rawValue))
    }
    return .int(value)
  }
}

extension StandardNatives {
  private static func arithmetic(
    _ signed: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ unsigned: @escaping (UInt, UInt) -> (partialValue: UInt, overflow: Bool),
    _ floating: @escaping (Double, Double) -> Double
  ) -> NativeFunction {
    { call throws(EvaluationError) in
      let kind = try call.numberKind()
      if kind.isFloating {
        return .double(kind.rounded(floating(try call.double(0), try call.double(1))))
      }
      if kind.isWideUnsigned {
        let (value, overflow) = unsigned(
          UInt(bitPattern: try call.int(0)),
          UInt(bitPattern: try call.int(1))
        )
        return try call.fitted(Int(bitPattern: value), overflow, kind)
      }
      let (value, overflow) = signed(try call.int(0), try call.int(1))
      return try call.fitted(value, overflow, kind)
    }
  }

  private static func division(
    _ signed: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ unsigned: @escaping (UInt, UInt) -> UInt
  ) -> NativeFunction {
    { call throws(EvaluationError) in
      let kind = try call.numberKind()
      let divisor = try call.int(1)
      if divisor == 0 { throw EvaluationError(.divisionByZero) }
      if kind.isWideUnsigned {
        let value = unsigned(UInt(bitPattern: try call.int(0)), UInt(bitPattern: divisor))
        return .int(Int(bitPattern: value))
      }
      let (value, overflow) = signed(try call.int(0), divisor)
      return try call.fitted(value, overflow, kind)
    }
  }

  private static func bits(_ operation: @escaping (Int, Int) -> Int) -> NativeFunction {
    { call throws(EvaluationError) in .int(operation(try call.int(0), try call.int(1))) }
  }

  private static func wrapping(_ operation: @escaping (Int, Int) -> Int) -> NativeFunction {
    { call throws(EvaluationError) in
      .int(try call.numberKind().truncated(operation(try call.int(0), try call.int(1))))
    }
  }

  private static func comparison(
    swapped: Bool,
    negated: Bool
  ) -> NativeFunction {
    { call throws(EvaluationError) in
      let type = call.selfType
      let less = try call.evaluator.isLess(call[swapped ? 1 : 0], call[swapped ? 0 : 1], type)
      return .bool(less != negated)
    }
  }

  static var numbers: [String: NativeFunction] {
    [
      "AdditiveArithmetic.+(_:_:)": arithmetic(
        { $0.addingReportingOverflow($1) },
        { $0.addingReportingOverflow($1) },
        { $0 + $1 }
      ),
      "AdditiveArithmetic.-(_:_:)": arithmetic(
        { $0.subtractingReportingOverflow($1) },
        { $0.subtractingReportingOverflow($1) },
        { $0 - $1 }
      ),
      "Numeric.*(_:_:)": arithmetic(
        { $0.multipliedReportingOverflow(by: $1) },
        { $0.multipliedReportingOverflow(by: $1) },
        { $0 * $1 }
      ),
      "BinaryInteger./(_:_:)": division({ $0.dividedReportingOverflow(by: $1) }, { $0 / $1 }),
      "BinaryInteger.%(_:_:)": division(
        { $0.remainderReportingOverflow(dividingBy: $1) },
        { $0 % $1 }
      ),
      "SignedNumeric.-(_:)": { call throws(EvaluationError) in
        let kind = try call.numberKind()
        if kind.isFloating { return .double(-(try call.double(0))) }
        let (value, overflow) = 0.subtractingReportingOverflow(try call.int(0))
        return try call.fitted(value, overflow, kind)
      },
      "Equatable.==(_:_:)": { call throws(EvaluationError) in
        .bool(try call.evaluator.equals(call[0], call[1], call.selfType))
      },
      "Equatable.!=(_:_:)": { call throws(EvaluationError) in
        .bool(!(try call.evaluator.equals(call[0], call[1], call.selfType)))
      },
      "Comparable.<(_:_:)": comparison(swapped: false, negated: false),
      "Comparable.>(_:_:)": comparison(swapped: true, negated: false),
      "Comparable.<=(_:_:)": comparison(swapped: true, negated: true),
      "Comparable.>=(_:_:)": comparison(swapped: false, negated: true),
      "AdditiveArithmetic.zero": { call throws(EvaluationError) in
        try call.numberKind().isFloating ? .double(0) : .int(0)
      },
      "BinaryInteger.&(_:_:)": bits { $0 & $1 },
      "BinaryInteger.|(_:_:)": bits { $0 | $1 },
      "BinaryInteger.^(_:_:)": bits { $0 ^ $1 },
      "BinaryInteger.~(_:)": { call throws(EvaluationError) in
        .int(try call.numberKind().truncated(~(try call.int(0))))
      },
      "BinaryInteger.<<(_:_:)": shift(left: true),
      "BinaryInteger.>>(_:_:)": shift(left: false),
      "FixedWidthInteger.&<<(_:_:)": shift(left: true),
      "FixedWidthInteger.&>>(_:_:)": shift(left: false),
      "FixedWidthInteger.&+(_:_:)": wrapping { $0 &+ $1 },
      "FixedWidthInteger.&-(_:_:)": wrapping { $0 &- $1 },
      "FixedWidthInteger.&*(_:_:)": wrapping { $0 &* $1 },
    ]
  }

  private static func shift(left: Bool) -> NativeFunction {
    { call throws(EvaluationError) in
      let kind = try call.numberKind()
      let value = try call.int(0)
      let given = max(-128, min(128, try call.int(1)))
      let distance = left ? given : -given
      if distance >= 0 { return .int(kind.truncated(value << distance)) }
      if kind.isWideUnsigned { return .int(Int(bitPattern: UInt(bitPattern: value) >> -distance)) }
      return .int(value >> -distance)
    }
  }
}
