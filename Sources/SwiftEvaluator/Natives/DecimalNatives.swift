import SwiftTypes

extension StandardNatives {
  private static func number(_ call: NativeCall, _ index: Int) throws(EvaluationError)
    -> DecimalDigits
  {
    try call.countSteps(40)
    return DecimalDigits(try call.text(index)) ?? DecimalDigits()
  }

  /// What stands for the arithmetic of `Decimal`, whose values travel as texts.
  static var decimals: [String: NativeFunction] {
    [
      "_decimalText(_:)": { call throws(EvaluationError) in
        guard let number = DecimalDigits(try call.text(0)) else { return .none(0) }
        return try call.made(number.text)
      },
      "_decimalOfDouble(_:)": { call throws(EvaluationError) in
        try call.made(DecimalDigits(try call.double(0)).text)
      },
      "_decimalSum(_:_:)": { call throws(EvaluationError) in
        try call.made((try number(call, 0) + (try number(call, 1))).text)
      },
      "_decimalProduct(_:_:)": { call throws(EvaluationError) in
        try call.made((try number(call, 0) * (try number(call, 1))).text)
      },
      "_decimalQuotient(_:_:)": { call throws(EvaluationError) in
        guard let quotient = try number(call, 0) / (try number(call, 1)) else {
          return try call.made("NaN")
        }
        return try call.made(quotient.text)
      },
      "_decimalCompare(_:_:)": { call throws(EvaluationError) in
        .int(DecimalDigits.compare(try number(call, 0), try number(call, 1)))
      },
      "_decimalRounded(_:_:_:)": { call throws(EvaluationError) in
        let scale = max(-400, min(400, try call.int(1)))
        let rule = DecimalDigits.Rounding(rawValue: try call.int(2)) ?? .plain
        return try call.made(try number(call, 0).rounded(toScale: scale, rule).text)
      },
    ]
  }
}
