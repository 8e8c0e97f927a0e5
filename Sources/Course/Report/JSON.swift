import ViewLayout

/// A JSON value whose members keep their order, so that reports are the same byte for byte.
package indirect enum JSON: Hashable, Sendable {
  /// One member of an object.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSON
  }

  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// An object from pairs in order.
  static func members(_ pairs: KeyValuePairs<String, JSON>) -> JSON {
    .members(Array(pairs))
  }

  /// An object from a list of members, for those whose members depend on what there is.
  package static func members(_ pairs: [(String, JSON)]) -> JSON {
    .object(pairs.map { Member(key: $0.0, value: $0.1) })
  }

  /// A string, or null without one.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

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
  package var line: String {
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
    case .number(let value): result += value.isFinite ? value.lengthText : "null"
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
      case _ where isUnsafe(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}

/// Whether a reader or a terminal could take a scalar for a command or an end of line.
///
/// Control characters, the line ends of Unicode and the marks that turn text around.
private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}
