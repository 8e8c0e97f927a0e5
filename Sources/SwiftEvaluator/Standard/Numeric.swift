protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (_ left: Self, _ right: Self) -> Self
  static func - (_ left: Self, _ right: Self) -> Self
}

extension AdditiveArithmetic {
  static func += (_ left: inout Self, _ right: Self) { left = left + right }
  static func -= (_ left: inout Self, _ right: Self) { left = left - right }
  static prefix func + (_ value: Self) -> Self { value }
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  static var zero: Self { 0 }
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude
  var magnitude: Magnitude { get }
  static func * (_ left: Self, _ right: Self) -> Self
}

extension Numeric {
  static func *= (_ left: inout Self, _ right: Self) { left = left * right }
}

protocol SignedNumeric: Numeric {
  mutating func negate()
}

extension SignedNumeric {
  static prefix func - (_ value: Self) -> Self { native() }
  mutating func negate() { self = -self }
}

protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
}

protocol BinaryInteger:
  Hashable, Numeric, CustomStringConvertible, Strideable, LosslessStringConvertible
where Magnitude: BinaryInteger, Stride == Int {
  static var isSigned: Bool { get }
}

extension BinaryInteger {
  init<T: BinaryInteger>(_ source: T) { native() }
  init<T: BinaryFloatingPoint>(_ source: T) { native() }
  init?<T: BinaryInteger>(exactly source: T) { native() }
  init?<T: BinaryFloatingPoint>(exactly source: T) { native() }
  init<T: BinaryInteger>(clamping source: T) { native() }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { native() }
  init?(_ description: String) { native() }
  init?(_ description: Substring) { native() }
  init?(_ text: String, radix: Int) { native() }

  static func / (_ left: Self, _ right: Self) -> Self { native() }
  static func /= (_ left: inout Self, _ right: Self) { left = left / right }
  static func % (_ left: Self, _ right: Self) -> Self { native() }
  static func %= (_ left: inout Self, _ right: Self) { left = left % right }
  static func & (_ left: Self, _ right: Self) -> Self { native() }
  static func &= (_ left: inout Self, _ right: Self) { left = left & right }
  static func | (_ left: Self, _ right: Self) -> Self { native() }
  static func |= (_ left: inout Self, _ right: Self) { left = left | right }
  static func ^ (_ left: Self, _ right: Self) -> Self { native() }
  static func ^= (_ left: inout Self, _ right: Self) { left = left ^ right }
  static func << <Count: BinaryInteger>(_ left: Self, _ right: Count) -> Self { native() }
  static func <<= <Count: BinaryInteger>(_ left: inout Self, _ right: Count) {
    left = left << right
  }
  static func >> <Count: BinaryInteger>(_ left: Self, _ right: Count) -> Self { native() }
  static func >>= <Count: BinaryInteger>(_ left: inout Self, _ right: Count) {
    left = left >> right
  }
  static prefix func ~ (_ value: Self) -> Self { native() }

  var description: String { native() }
  func hash(into hasher: inout Hasher) { native() }
  func distance(to other: Self) -> Int { native() }
  func advanced(by n: Int) -> Self { native() }
  func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
  func signum() -> Self { native() }
  func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) {
    (self / other, self % other)
  }
  var trailingZeroBitCount: Int { native() }
}

protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}

protocol FixedWidthInteger: BinaryInteger {
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
}

extension FixedWidthInteger {
  static var bitWidth: Int { native() }
  static var max: Self { native() }
  static var min: Self { native() }
  static var isSigned: Bool { native() }
  static func &+ (_ left: Self, _ right: Self) -> Self { native() }
  static func &+= (_ left: inout Self, _ right: Self) { left = left &+ right }
  static func &- (_ left: Self, _ right: Self) -> Self { native() }
  static func &-= (_ left: inout Self, _ right: Self) { left = left &- right }
  static func &* (_ left: Self, _ right: Self) -> Self { native() }
  static func &*= (_ left: inout Self, _ right: Self) { left = left &* right }
  static func &<< (_ left: Self, _ right: Int) -> Self { native() }
  static func &>> (_ left: Self, _ right: Int) -> Self { native() }
  static func random(in range: Range<Self>) -> Self { native() }
  static func random(in range: ClosedRange<Self>) -> Self { native() }
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>,
    using generator: inout G
  ) -> Self {
    let low = UInt64(truncatingIfNeeded: range.lowerBound)
    let delta = UInt64(truncatingIfNeeded: range.upperBound) &- low
    let step = _nextBelow(delta, bitWidth, &generator)
    return Self(truncatingIfNeeded: low &+ step)
  }
  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>,
    using generator: inout G
  ) -> Self {
    let low = UInt64(truncatingIfNeeded: range.lowerBound)
    let delta = UInt64(truncatingIfNeeded: range.upperBound) &- low
    if delta == UInt64.max { return Self(truncatingIfNeeded: generator.next()) }
    let step = _nextBelow(delta &+ 1, bitWidth, &generator)
    return Self(truncatingIfNeeded: low &+ step)
  }
  var leadingZeroBitCount: Int { native() }
  var nonzeroBitCount: Int { native() }
  var byteSwapped: Self { native() }
  func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) { native() }
  func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
    native()
  }
  func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
    native()
  }
}

struct Int: FixedWidthInteger, SignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt
  typealias Stride = Int
  typealias IntegerLiteralType = Int
  init(integerLiteral value: Int) { native() }
  init() { native() }
  var magnitude: UInt { native() }
}
struct Int8: FixedWidthInteger, SignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt8
  typealias Stride = Int
  typealias IntegerLiteralType = Int8
  init(integerLiteral value: Int8) { native() }
  init() { native() }
  var magnitude: UInt8 { native() }
}
struct Int16: FixedWidthInteger, SignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt16
  typealias Stride = Int
  typealias IntegerLiteralType = Int16
  init(integerLiteral value: Int16) { native() }
  init() { native() }
  var magnitude: UInt16 { native() }
}
struct Int32: FixedWidthInteger, SignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt32
  typealias Stride = Int
  typealias IntegerLiteralType = Int32
  init(integerLiteral value: Int32) { native() }
  init() { native() }
  var magnitude: UInt32 { native() }
}
struct Int64: FixedWidthInteger, SignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt64
  typealias Stride = Int
  typealias IntegerLiteralType = Int64
  init(integerLiteral value: Int64) { native() }
  init() { native() }
  var magnitude: UInt64 { native() }
}
struct UInt: FixedWidthInteger, UnsignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt
  typealias Stride = Int
  typealias IntegerLiteralType = UInt
  init(integerLiteral value: UInt) { native() }
  init() { native() }
  var magnitude: UInt { native() }
}
struct UInt8: FixedWidthInteger, UnsignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt8
  typealias Stride = Int
  typealias IntegerLiteralType = UInt8
  init(integerLiteral value: UInt8) { native() }
  init() { native() }
  var magnitude: UInt8 { native() }
}
struct UInt16: FixedWidthInteger, UnsignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt16
  typealias Stride = Int
  typealias IntegerLiteralType = UInt16
  init(integerLiteral value: UInt16) { native() }
  init() { native() }
  var magnitude: UInt16 { native() }
}
struct UInt32: FixedWidthInteger, UnsignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt32
  typealias Stride = Int
  typealias IntegerLiteralType = UInt32
  init(integerLiteral value: UInt32) { native() }
  init() { native() }
  var magnitude: UInt32 { native() }
}
struct UInt64: FixedWidthInteger, UnsignedInteger, CVarArg, Sendable, Encodable, Decodable {
  typealias Magnitude = UInt64
  typealias Stride = Int
  typealias IntegerLiteralType = UInt64
  init(integerLiteral value: UInt64) { native() }
  init() { native() }
  var magnitude: UInt64 { native() }
}
