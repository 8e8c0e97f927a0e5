/// The words and symbols of a type name.
extension TypeNameReader {
  mutating func readAttribute() -> String? {
    skipSpace()
    guard current == UInt8(ascii: "@") else { return nil }
    let start = position
    position += 1
    guard readWord() != nil else {
      position = start
      return nil
    }
    if current == UInt8(ascii: "("), let close = bytes[position...].firstIndex(of: 0x29) {
      position = close + 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func readIdentifier() throws(TypeNameError) -> String {
    guard let word = readWord() else { throw TypeNameError(.expectedType, at: position) }
    return word
  }

  /// A name, with or without backticks, or an integer used as a generic argument.
  mutating func readWord() -> String? {
    skipSpace()
    let start = position
    if current == UInt8(ascii: "`") {
      guard let close = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "`")) else {
        return nil
      }
      position = close + 1
      return String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
    }
    while let byte = current, Self.isWordByte(byte) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func readNumber() -> Int? {
    let start = position
    while let byte = current, byte >= 0x30, byte <= 0x39, position - start < 9 { position += 1 }
    return Int(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Skips space and takes the symbol when it comes next.
  mutating func take(_ symbol: String) -> Bool {
    let start = position
    skipSpace()
    if starts(with: symbol) {
      position += symbol.utf8.count
      return true
    }
    position = start
    return false
  }

  /// Skips space and takes the word when it comes next and ends there.
  mutating func take(word: String) -> Bool {
    let start = position
    skipSpace()
    if readWord() == word, bytes[position - 1] != UInt8(ascii: "`") { return true }
    position = start
    return false
  }

  mutating func expect(_ symbol: String) throws(TypeNameError) {
    guard take(symbol) else { throw TypeNameError(.unclosed, at: position) }
  }
}
