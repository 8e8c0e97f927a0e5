/// The built-in number types.
enum NumberKind: String {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case cgFloat = "CGFloat"

  /// True for Double, Float and CGFloat.
  var isFloating: Bool { self == .double || self == .float || self == .cgFloat }

  /// True for integers below zero are not part of.
  var isUnsigned: Bool {
    switch self {
    case .uint, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  /// True for the unsigned integers whose upper half is kept as negative bits.
  var isWideUnsigned: Bool { self == .uint || self == .uint64 }

  /// The number of bits of an integer.
  var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  /// The smallest integer, as kept in a value.
  var minimum: Int {
    if isUnsigned { return 0 }
    return bitWidth == 64 ? Int.min : -(1 << (bitWidth - 1))
  }

  /// The largest integer, as kept in a value.
  var maximum: Int {
    if isWideUnsigned { return -1 }
    if bitWidth == 64 { return Int.max }
    return isUnsigned ? (1 << bitWidth) - 1 : (1 << (bitWidth - 1)) - 1
  }

  /// True when an integer fits; not asked for the 64-bit kinds.
  func contains(_ value: Int) -> Bool { value >= minimum && value <= maximum }

  /// The low bits of an integer as this kind has them.
  func truncated(_ value: Int) -> Int {
    guard bitWidth < 64 else { return value }
    let low = value & ((1 << bitWidth) - 1)
    if isUnsigned || low < 1 << (bitWidth - 1) { return low }
    return low - (1 << bitWidth)
  }

  /// A Double as this kind can hold it.
  func rounded(_ value: Double) -> Double { self == .float ? Double(Float(value)) : value }

  /// The text of a number.
  func text(_ value: Value) -> String {
    switch value {
    case .int(let number): isWideUnsigned ? String(UInt(bitPattern: number)) : String(number)
    case .double(let number): self == .float ? Float(number).description : number.description
    default: ""
    }
  }
}
