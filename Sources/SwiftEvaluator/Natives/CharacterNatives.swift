extension StandardNatives {
  private static func own(_ call: NativeCall) throws(EvaluationError) -> Character {
    guard let character = try call.receiverText().first else {
      throw EvaluationError(.overlappingAccess)
    }
    return character
  }

  private static func test(_ read: @escaping (Character) -> Bool) -> NativeFunction {
    { call throws(EvaluationError) in .bool(read(try own(call))) }
  }

  private static func number(_ read: @escaping (Character) -> Int?) -> NativeFunction {
    { call throws(EvaluationError) in read(try own(call)).map { .int($0) } ?? .absent }
  }

  static var characters: [String: NativeFunction] {
    [
      "Character.init(_:)": { call throws(EvaluationError) in
        if case .structure(let scalar) = call[0], case .int(let code) = scalar.fields[0],
          let made = Unicode.Scalar(UInt32(truncatingIfNeeded: code))
        {
          return .string(String(Character(made)))
        }
        guard let text = call[0].asString, text.count == 1 else {
          throw EvaluationError(
            .programStopped(
              function: "Character",
              message: "Can't form a Character from a String that is not one character long"
            )
          )
        }
        return .string(text)
      },
      "Character.isLetter": test { $0.isLetter },
      "Character.isNumber": test { $0.isNumber },
      "Character.isWholeNumber": test { $0.isWholeNumber },
      "Character.isHexDigit": test { $0.isHexDigit },
      "Character.isWhitespace": test { $0.isWhitespace },
      "Character.isNewline": test { $0.isNewline },
      "Character.isPunctuation": test { $0.isPunctuation },
      "Character.isSymbol": test { $0.isSymbol },
      "Character.isUppercase": test { $0.isUppercase },
      "Character.isLowercase": test { $0.isLowercase },
      "Character.isASCII": test { $0.isASCII },
      "Character.wholeNumberValue": number { $0.wholeNumberValue },
      "Character.hexDigitValue": number { $0.hexDigitValue },
      "Character.asciiValue": number { $0.asciiValue.map { Int($0) } },
      "Character.uppercased()": { call throws(EvaluationError) in
        .string(try own(call).uppercased())
      },
      "Character.lowercased()": { call throws(EvaluationError) in
        .string(try own(call).lowercased())
      },
      "Character.description": { call throws(EvaluationError) in call.receiver },
      "Character.debugDescription": { call throws(EvaluationError) in
        .string(try call.receiverText().debugDescription)
      },
    ]
  }
}
