/// A JSON value whose members keep their order, so that reports are the same byte for byte.
indirect enum JSON: Hashable, Sendable {
  /// One member of an object.
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSON
  }

  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// An object from pairs in order.
  static func members(_ pairs: KeyValuePairs<String, JSON>) -> JSON {
    .object(pairs.map { Member(key: $0.key, value: $0.value) })
  }

  /// A string, or null without one.
  static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// The value of a member; nil when this is no object or has none.
  subscript(_ key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The truth value.
  var truth: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The elements of an array.
  var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
}

// MARK: - Writing

extension JSON {
  /// The value on one line.
  var line: String {
    var result = ""
    write(to: &result, indent: nil)
    return result
  }

  /// The value indented by two spaces a level, with a line break at the end.
  var document: String {
    var result = ""
    write(to: &result, indent: 0)
    return result + "\n"
  }

  private func write(to result: inout String, indent: Int?) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .number(let value): result += value.isFinite ? points(value) : "null"
    case .string(let text): Self.quote(text, to: &result)
    case .array(let items):
      Self.list(items, "[", "]", indent, &result) { $0.write(to: &$1, indent: $2) }
    case .object(let members):
      Self.list(members, "{", "}", indent, &result) { member, text, inner in
        Self.quote(member.key, to: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item],
    _ open: String,
    _ close: String,
    _ indent: Int?,
    _ result: inout String,
    _ write: (Item, inout String, Int?) -> Void
  ) {
    result += open
    let inner = indent.map { $0 + 1 }
    for (index, item) in items.enumerated() {
      if index > 0 { result += "," }
      if let inner { result += "\n" + String(repeating: "  ", count: inner) }
      write(item, &result, inner)
    }
    if let indent, !items.isEmpty { result += "\n" + String(repeating: "  ", count: indent) }
    result += close
  }

  private static func quote(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x202E).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}

// MARK: - Reading

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
