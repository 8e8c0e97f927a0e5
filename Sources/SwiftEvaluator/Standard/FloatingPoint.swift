// swift-format-ignore-file: AlwaysUseLowerCamelCase

enum FloatingPointSign: Int, Sendable {
  case plus
  case minus
}

enum FloatingPointRoundingRule: Sendable {
  case toNearestOrAwayFromZero
  case toNearestOrEven
  case up
  case down
  case towardZero
  case awayFromZero
}

protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {}

protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {}

extension FloatingPoint {
  static func / (_ left: Self, _ right: Self) -> Self { native() }
  static func /= (_ left: inout Self, _ right: Self) { left = left / right }
  static var infinity: Self { native() }
  static var nan: Self { native() }
  static var pi: Self { native() }
  static var greatestFiniteMagnitude: Self { native() }
  static var leastNormalMagnitude: Self { native() }
  static var leastNonzeroMagnitude: Self { native() }
  static var ulpOfOne: Self { native() }
  var magnitude: Self { native() }
  var isNaN: Bool { native() }
  var isInfinite: Bool { native() }
  var isFinite: Bool { native() }
  var isZero: Bool { native() }
  var ulp: Self { native() }
  var sign: FloatingPointSign { self < 0 ? .minus : .plus }
  func rounded() -> Self { native() }
  func rounded(_ rule: FloatingPointRoundingRule) -> Self { native() }
  mutating func round() { self = rounded() }
  mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  func squareRoot() -> Self { native() }
  func truncatingRemainder(dividingBy other: Self) -> Self { native() }
  func remainder(dividingBy other: Self) -> Self { native() }
  func distance(to other: Self) -> Self { other - self }
  func advanced(by n: Self) -> Self { self + n }
  func hash(into hasher: inout Hasher) { native() }
}

extension BinaryFloatingPoint {
  init<T: BinaryInteger>(_ source: T) { native() }
  init<T: BinaryFloatingPoint>(_ source: T) { native() }
  init?<T: BinaryInteger>(exactly source: T) { native() }
  init?(_ description: String) { native() }
  init?(_ description: Substring) { native() }
  static func random(in range: Range<Self>) -> Self { native() }
  static func random(in range: ClosedRange<Self>) -> Self { native() }
  var description: String { native() }
}

struct Double:
  BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible, CVarArg, Sendable,
  Encodable, Decodable
{
  typealias Magnitude = Double
  typealias Stride = Double
  typealias IntegerLiteralType = Int64
  typealias FloatLiteralType = Double
  init(integerLiteral value: Int64) { native() }
  init(floatLiteral value: Double) { native() }
  init() { native() }
}
struct Float:
  BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible, CVarArg, Sendable,
  Encodable, Decodable
{
  typealias Magnitude = Float
  typealias Stride = Float
  typealias IntegerLiteralType = Int64
  typealias FloatLiteralType = Float
  init(integerLiteral value: Int64) { native() }
  init(floatLiteral value: Float) { native() }
  init() { native() }
}
typealias Float64 = Double
typealias Float32 = Float

protocol CVarArg {}

let M_E = 2.718281828459045
let M_PI = 3.141592653589793
let M_PI_2 = 1.5707963267948966
let M_PI_4 = 0.7853981633974483
func lround(_ x: Double) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }
func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
func cbrt(_ x: Double) -> Double {
  let root = pow(abs(x), 1.0 / 3)
  let near = root.rounded()
  let size = near * near * near == abs(x) ? near : root
  return x < 0 ? -size : size
}
