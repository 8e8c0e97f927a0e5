/// How far a solution is from the plainest reading; compared from the first field on.
///
/// The order of the fields is the compiler's: an error weighs more than a disfavoured overload,
/// that more than a conversion, and so on.
struct Score: Comparable {
  var errors = 0
  var disfavored = 0
  var viaOptional = 0
  var numberConversion = 0
  var functionConversion = 0
  var nonDefaultLiteral = 0
  var valueToOptional = 0
  var existential = 0

  static func < (left: Score, right: Score) -> Bool {
    left.fields.lexicographicallyPrecedes(right.fields)
  }

  func adding(_ other: Score) -> Score { combined(with: other, +) }

  func subtracting(_ other: Score) -> Score { combined(with: other, -) }

  private func combined(with other: Score, _ operation: (Int, Int) -> Int) -> Score {
    var result = Score()
    for field in Self.fieldPaths {
      result[keyPath: field] = operation(self[keyPath: field], other[keyPath: field])
    }
    return result
  }

  private static var fieldPaths: [WritableKeyPath<Score, Int>] {
    [
      \.errors, \.disfavored, \.viaOptional, \.numberConversion, \.functionConversion,
      \.nonDefaultLiteral, \.valueToOptional, \.existential,
    ]
  }

  private var fields: [Int] {
    [
      errors, disfavored, viaOptional, numberConversion, functionConversion, nonDefaultLiteral,
      valueToOptional, existential,
    ]
  }
}

/// What a literal may become.
enum LiteralKind: Int {
  case integer
  case float
  case boolean
  case string
  /// A string literal of one character.
  case character
  case interpolation
  case null
  case array
  case dictionary

  /// The protocol a type must conform to.
  var protocolName: String {
    switch self {
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .string: "ExpressibleByStringLiteral"
    case .character: "ExpressibleByExtendedGraphemeClusterLiteral"
    case .interpolation: "ExpressibleByStringInterpolation"
    case .null: "ExpressibleByNilLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    }
  }

  /// The type without any context.
  var defaultName: String? {
    switch self {
    case .integer: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    case .string, .character, .interpolation: "String"
    case .null, .array, .dictionary: nil
    }
  }

  /// The kind that covers both, when one value can be both.
  func merged(with other: LiteralKind) -> LiteralKind? {
    if self == other { return self }
    switch (self, other) {
    case (.integer, .float), (.float, .integer): return .float
    case (.string, .interpolation), (.interpolation, .string), (.character, .interpolation),
      (.interpolation, .character):
      return .interpolation
    case (.string, .character), (.character, .string): return .string
    default: return nil
    }
  }
}
