import SwiftTypes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StandardNatives {
  private static func constant(_ value: Double, _ float: Float) -> NativeFunction {
    { call throws(EvaluationError) in
      .double(call.evaluator.number(call.selfType) == .float ? Double(float) : value)
    }
  }

  private static func own(_ call: NativeCall) throws(EvaluationError) -> Double {
    guard case .double(let value) = call.receiver else { throw EvaluationError(.overlappingAccess) }
    return value
  }

  private static func property(_ read: @escaping (Double) -> Value) -> NativeFunction {
    { call throws(EvaluationError) in read(try own(call)) }
  }

  private static func function(_ apply: @escaping (Double) -> Double) -> NativeFunction {
    { call throws(EvaluationError) in
      let kind = call.evaluator.number(call.parameterType(0)) ?? .double
      return .double(kind.rounded(apply(try call.double(0))))
    }
  }

  private static func function(_ apply: @escaping (Double, Double) -> Double) -> NativeFunction {
    { call throws(EvaluationError) in
      let kind = call.evaluator.number(call.parameterType(0)) ?? .double
      return .double(kind.rounded(apply(try call.double(0), try call.double(1))))
    }
  }

  private static let rules: [FloatingPointRoundingRule] = [
    .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
  ]

  private static func rounded(_ call: NativeCall) throws(EvaluationError) -> Value {
    let value = try own(call)
    guard call.count > 0, case .enumeration(let rule) = call[0], rules.indices.contains(rule.index)
    else { return .double(value.rounded()) }
    return .double(value.rounded(rules[rule.index]))
  }

  private static func convert(_ call: NativeCall) throws(EvaluationError) -> Value {
    let kind = try call.madeKind()
    if let text = call[0].asString {
      return Double(text).map { .double(kind.rounded($0)) } ?? .absent
    }
    return try call.converted(0, to: kind) ?? .double(0)
  }

  private static func wholeNumber(_ call: NativeCall) throws(EvaluationError) -> Value {
    if case .int(let value) = call[0] { return .double(Double(value)) }
    return call[0]
  }

  static var floats: [String: NativeFunction] {
    var table: [String: NativeFunction] = [
      "FloatingPoint./(_:_:)": { call throws(EvaluationError) in
        .double(try call.numberKind().rounded(try call.double(0) / call.double(1)))
      },
      "FloatingPoint.infinity": constant(.infinity, .infinity),
      "FloatingPoint.nan": constant(.nan, .nan),
      "FloatingPoint.pi": constant(.pi, .pi),
      "FloatingPoint.greatestFiniteMagnitude": constant(
        .greatestFiniteMagnitude,
        .greatestFiniteMagnitude
      ),
      "FloatingPoint.leastNormalMagnitude": constant(.leastNormalMagnitude, .leastNormalMagnitude),
      "FloatingPoint.leastNonzeroMagnitude": constant(
        .leastNonzeroMagnitude,
        .leastNonzeroMagnitude
      ),
      "FloatingPoint.ulpOfOne": constant(.ulpOfOne, .ulpOfOne),
      "FloatingPoint.magnitude": property { .double($0.magnitude) },
      "FloatingPoint.isNaN": property { .bool($0.isNaN) },
      "FloatingPoint.isInfinite": property { .bool($0.isInfinite) },
      "FloatingPoint.isFinite": property { .bool($0.isFinite) },
      "FloatingPoint.isZero": property { .bool($0.isZero) },
      "FloatingPoint.ulp": property { .double($0.ulp) },
      "FloatingPoint.rounded()": { call throws(EvaluationError) in try rounded(call) },
      "FloatingPoint.rounded(_:)": { call throws(EvaluationError) in try rounded(call) },
      "FloatingPoint.squareRoot()": { call throws(EvaluationError) in
        let kind = call.evaluator.number(call.selfType) ?? .double
        return .double(kind.rounded(try own(call).squareRoot()))
      },
      "FloatingPoint.truncatingRemainder(dividingBy:)": { call throws(EvaluationError) in
        .double(try own(call).truncatingRemainder(dividingBy: try call.double(0)))
      },
      "FloatingPoint.remainder(dividingBy:)": { call throws(EvaluationError) in
        .double(try own(call).remainder(dividingBy: try call.double(0)))
      },
      "BinaryFloatingPoint.init(_:)": convert,
      "BinaryFloatingPoint.init(exactly:)": convert,
      "BinaryFloatingPoint.description": { call throws(EvaluationError) in
        .string((call.evaluator.number(call.selfType) ?? .double).text(call.receiver))
      },
      "sin(_:)": function { sin($0) },
      "cos(_:)": function { cos($0) },
      "tan(_:)": function { tan($0) },
      "asin(_:)": function { asin($0) },
      "acos(_:)": function { acos($0) },
      "atan(_:)": function { atan($0) },
      "exp(_:)": function { exp($0) },
      "log(_:)": function { log($0) },
      "log2(_:)": function { log2($0) },
      "log10(_:)": function { log10($0) },
      "atan2(_:_:)": function { atan2($0, $1) },
      "pow(_:_:)": function { pow($0, $1) },
      "hypot(_:_:)": function { hypot($0, $1) },
    ]
    let wholeNumberNative: NativeFunction = wholeNumber
    let firstArgumentNative: NativeFunction = firstArgument
    for name in ["Double", "Float", "CGFloat"] {
      table.updateValue(always(.double(0)), forKey: "\(name).init()")
      table.updateValue(wholeNumberNative, forKey: "\(name).init(integerLiteral:)")
      table.updateValue(firstArgumentNative, forKey: "\(name).init(floatLiteral:)")
    }
    return table
  }
}
