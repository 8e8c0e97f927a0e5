extension JSON {
  /// How deeply values may be nested.
  static let depthLimit = 64

  /// Reads one value; nil for anything that is not exactly one.
  init?(_ text: String) {
    var reader = JSONReader(bytes: Array(text.utf8))
    guard let value = reader.readValue(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

/// Reads JSON from bytes.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position >= bytes.count
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func take(_ symbol: String) -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: symbol.utf8) else { return false }
    position += symbol.utf8.count
    return true
  }

  mutating func readValue(depth: Int) -> JSON? {
    guard depth <= JSON.depthLimit else { return nil }
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("[") { return readArray(depth: depth) }
    if take("{") { return readObject(depth: depth) }
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") { return readString().map { .string($0) } }
    return readNumber()
  }

  private mutating func readArray(depth: Int) -> JSON? {
    var items: [JSON] = []
    if take("]") { return .array([]) }
    repeat {
      guard let item = readValue(depth: depth + 1) else { return nil }
      items.append(item)
    } while take(",")
    return take("]") ? .array(items) : nil
  }

  private mutating func readObject(depth: Int) -> JSON? {
    var members: [JSON.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let key = readString(), take(":"), let value = readValue(depth: depth + 1) else {
        return nil
      }
      members.append(JSON.Member(key: key, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func readNumber() -> JSON? {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return .number(value)
  }

  private mutating func readString() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let text = readEscape() else { return nil }
        content += Array(text.utf8)
      case 0..<0x20: return nil
      default: content.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape() -> String? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "u"): return readUnicode()
    default: return nil
    }
  }

  private mutating func readUnicode() -> String? {
    guard let first = readHex() else { return nil }
    var value = first
    if (0xD800...0xDBFF).contains(first) {
      guard take("\\u"), let second = readHex(), (0xDC00...0xDFFF).contains(second) else {
        return nil
      }
      value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    return UnicodeScalar(value).map { String($0) }
  }

  private mutating func readHex() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    position += 4
    return UInt32(digits, radix: 16)
  }
}
