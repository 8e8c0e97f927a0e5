/// A JSON value whose members keep their order.
indirect enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, written with at most three decimals.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([(String, JSONValue)])

  /// The value on one line.
  var text: String {
    var result = ""
    append(to: &result)
    return result
  }

  private func append(to result: inout String) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .number(let number): result += number.isFinite ? decimal(number) : "null"
    case .string(let string): appendQuoted(string, to: &result)
    case .array(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += "," }
        value.append(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += "," }
        appendQuoted(member.0, to: &result)
        result += ":"
        member.1.append(to: &result)
      }
      result += "}"
    }
  }
}

extension JSONValue {
  /// The string, or null when there is none.
  init(_ string: String?) { self = string.map(JSONValue.string) ?? .null }
}

private func appendQuoted(_ string: String, to result: inout String) {
  result += "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F || isLineSeparator(scalar):
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  result += "\""
}

/// Whether a scalar would break "one object a line" for readers that split at Unicode line ends.
private func isLineSeparator(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
}
