protocol AnyObject {}
protocol Sendable {}
protocol SendableMetatype {}
protocol Copyable {}
protocol Escapable {}
protocol BitwiseCopyable {}

protocol Error: Sendable {}

extension Error {
  var localizedDescription: String {
    if let text = (self as? any LocalizedError)?.errorDescription { return text }
    return "The operation couldn’t be completed. (\(type(of: self)) error \(_errorCode(self)).)"
  }
}

func _errorCode(_ error: Any) -> Int { native() }

protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}

protocol CustomNSError: Error {}

protocol CustomStringConvertible {
  var description: String { get }
}

protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

protocol TextOutputStream {
  mutating func write(_ string: String)
}

protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
  static var allCases: AllCases { get }
}

protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}
protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType
  init(integerLiteral value: IntegerLiteralType)
}
protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType
  init(floatLiteral value: FloatLiteralType)
}
protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType
  init(booleanLiteral value: BooleanLiteralType)
}
protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}
protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}
protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype StringLiteralType
  init(stringLiteral value: StringLiteralType)
}
extension ExpressibleByStringLiteral where StringLiteralType == String {
  init(extendedGraphemeClusterLiteral value: String) { self.init(stringLiteral: value) }
  init(unicodeScalarLiteral value: String) { self.init(stringLiteral: value) }
}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
  init(stringInterpolation: StringInterpolation)
}
protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}
protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}

protocol StringInterpolationProtocol {
  associatedtype StringLiteralType
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: StringLiteralType)
}

extension ExpressibleByStringInterpolation
where StringInterpolation == DefaultStringInterpolation, StringLiteralType == String {
  init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: stringInterpolation._text)
  }
}

struct DefaultStringInterpolation: StringInterpolationProtocol {
  typealias StringLiteralType = String
  var _text = ""
  init(literalCapacity: Int, interpolationCount: Int) {}
  mutating func appendLiteral(_ literal: String) { _text += literal }
  mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
  mutating func appendInterpolation<T>(_ value: T?, default text: @autoclosure () -> String) {
    if let value { _text += String(describing: value) } else { _text += text() }
  }
}
