protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Encodable, Decodable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle {
  func locale(_ locale: Locale) -> Self { self }
}

protocol ParseStrategy<ParseInput, ParseOutput>: Hashable, Encodable, Decodable {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}

protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy
  where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
  var parseStrategy: Strategy { get }
}

struct _NumberParseStrategy<Value>: ParseStrategy {
  typealias ParseInput = String
  typealias ParseOutput = Value
  let _look: _NumberLook
  let _make: _NumberMaker<Value>
  func parse(_ value: String) throws -> Value {
    let kept = value.filter { $0.isNumber || $0 == "." || $0 == "-" }
    guard let result = _make.make(kept) else { throw _ParseError(text: value) }
    return result
  }
}

struct _ParseError: Error {
  let text: String
}

struct _NumberMaker<Value>: Hashable {
  let make: (String) -> Value?
  static func == (_ left: _NumberMaker<Value>, _ right: _NumberMaker<Value>) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

enum NumberFormatStyleConfiguration {
  typealias RoundingRule = FloatingPointRoundingRule

  struct Precision: Hashable, Sendable {
    var _integer: ClosedRange<Int>?
    var _fraction: ClosedRange<Int>?
    var _significant: ClosedRange<Int>?
    static func fractionLength(_ length: Int) -> Precision {
      Precision(_fraction: length...length)
    }
    static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      Precision(_fraction: limits)
    }
    static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
      Precision(_fraction: 0...limits.upperBound)
    }
    static func fractionLength(_ limits: Range<Int>) -> Precision {
      Precision(_fraction: limits.lowerBound...limits.upperBound - 1)
    }
    static func significantDigits(_ digits: Int) -> Precision {
      Precision(_significant: digits...digits)
    }
    static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
      Precision(_significant: limits)
    }
    static func integerLength(_ length: Int) -> Precision { Precision(_integer: length...length) }
    static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      Precision(_integer: integer...integer, _fraction: fraction...fraction)
    }
  }

  struct Grouping: Hashable, Sendable {
    let _isOn: Bool
    static var automatic: Grouping { Grouping(_isOn: true) }
    static var never: Grouping { Grouping(_isOn: false) }
  }

  struct SignDisplayStrategy: Hashable, Sendable {
    let _kind: Int
    static var automatic: SignDisplayStrategy { SignDisplayStrategy(_kind: 0) }
    static var never: SignDisplayStrategy { SignDisplayStrategy(_kind: 2) }
    static var accounting: SignDisplayStrategy { SignDisplayStrategy(_kind: 4) }
    static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_kind: includingZero ? 1 : 3)
    }
  }

  struct Notation: Hashable, Sendable {
    let _name: String
    static var automatic: Notation { Notation(_name: "") }
    static var compactName: Notation { Notation(_name: "compact") }
    static var scientific: Notation { Notation(_name: "scientific") }
  }

  struct DecimalSeparatorDisplayStrategy: Hashable, Sendable {
    let _isAlways: Bool
    static var automatic: DecimalSeparatorDisplayStrategy { .init(_isAlways: false) }
    static var always: DecimalSeparatorDisplayStrategy { .init(_isAlways: true) }
  }
}

enum CurrencyFormatStyleConfiguration {
  struct Presentation: Hashable, Sendable {
    let _name: String
    static var standard: Presentation { Presentation(_name: "standard") }
    static var narrow: Presentation { Presentation(_name: "narrow") }
    static var isoCode: Presentation { Presentation(_name: "isoCode") }
    static var fullName: Presentation { Presentation(_name: "fullName") }
  }
  typealias Precision = NumberFormatStyleConfiguration.Precision
  typealias Grouping = NumberFormatStyleConfiguration.Grouping
  typealias SignDisplayStrategy = NumberFormatStyleConfiguration.SignDisplayStrategy
  typealias RoundingRule = FloatingPointRoundingRule
}
