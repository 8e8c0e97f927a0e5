/// Which scalars may begin and continue Swift names and operators; the ranges are those of the
/// grammar in "The Swift Programming Language", chapter Lexical Structure.
enum CharacterClass {
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  /// ASCII letters and the underscore.
  @inline(__always)
  static func isNameHead(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == 0x5F }

  @inline(__always)
  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameHead(byte) || isDigit(byte) || byte == 0x24
  }

  /// The ASCII characters of operators: `/ = - + ! * % < > & | ^ ~ ?`.
  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    byte < 0x80
      && (byte < 64 ? lowOperators >> UInt64(byte) : highOperators >> UInt64(byte - 64)) & 1 == 1
  }

  private static let lowOperators = mask("/=-+!*%<>&?", from: 0)
  private static let highOperators = mask("|^~", from: 64)

  private static func mask(_ characters: String, from base: UInt8) -> UInt64 {
    characters.utf8.reduce(0) { $0 | 1 << UInt64($1 - base) }
  }

  static func isNameHead(_ scalar: Unicode.Scalar) -> Bool {
    contains(nameHeads, scalar.value) && !isCombining(scalar.value)
      && fullwidthTwin(of: scalar) == nil
  }

  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    isNameHead(scalar) || isCombining(scalar.value)
  }

  static func isOperatorHead(_ scalar: Unicode.Scalar) -> Bool {
    contains(operatorHeads, scalar.value) && fullwidthTwin(of: scalar) == nil
  }

  static func isOperatorPart(_ scalar: Unicode.Scalar) -> Bool {
    isOperatorHead(scalar) || isCombining(scalar.value) || 0xFE00...0xFE0F ~= scalar.value
      || 0xE0100...0xE01EF ~= scalar.value
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    0x300...0x36F ~= value || 0x1DC0...0x1DFF ~= value || 0x20D0...0x20FF ~= value
      || 0xFE20...0xFE2F ~= value
  }

  /// The ASCII character a Chinese keyboard or a word processor replaced.
  static func fullwidthTwin(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x201C, 0x201D: 0x22
    case 0x3001: 0x2C
    case 0x3002: 0x2E
    case 0x3010: 0x5B
    case 0x3011: 0x5D
    case 0x2212: 0x2D
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF3D, 0xFF5B...0xFF5E:
      UInt8(scalar.value - 0xFEE0)
    default: nil
    }
  }

  /// A scalar as a message shows it: itself, or its number when it cannot be seen.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    displayWidth(scalar) > 0 && scalar.value != 0x20
      ? String(Character(scalar)) : "U+" + hexadecimal(scalar.value)
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  private static let nameHeads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFC,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
    0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
    0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
    0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]

  private static let operatorHeads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]
}
