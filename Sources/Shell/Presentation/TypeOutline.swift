import SwiftSource

/// A printed type name taken apart at its brackets and commas, for breaking it over lines.
struct TypeOutline: Hashable, Sendable {
  /// What stands before the first bracket: `ModifiedContent`; empty for a tuple.
  var head: String
  /// The bracket that opens the arguments; nil without arguments.
  var opening: Character?
  /// The arguments between the brackets.
  var arguments: [TypeOutline] = []
  /// What follows the closing bracket, such as `.Type` or ` -> Void`.
  var tail = ""

  /// The name on one line.
  var text: String {
    guard let opening else { return head + tail }
    return head + String(opening) + arguments.map(\.text).joined(separator: ", ")
      + TypeOutline.closing(of: opening) + tail
  }

  /// Takes a printed name apart; nil when its brackets do not match or nest too deeply.
  init?(_ name: String) {
    var reader = OutlineReader(rest: Substring(name))
    guard let outline = reader.type(depth: 0), reader.rest.isEmpty else { return nil }
    self = outline
  }

  fileprivate init(head: String) { self.head = head }

  /// The name over as many lines as needed: one argument a line, outside in.
  func lines(columns: Int) -> [String] { lines(columns: columns, indent: 0, suffix: "") }

  private func lines(columns: Int, indent: Int, suffix: String) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let whole = blanks + text + suffix
    guard let opening, !arguments.isEmpty, displayWidth(whole) > columns else { return [whole] }
    var result = [blanks + head + String(opening)]
    let close = TypeOutline.closing(of: opening) + tail + suffix
    for (index, argument) in arguments.enumerated() {
      let end = index == arguments.count - 1 ? close : ","
      result += argument.lines(columns: columns, indent: indent + 2, suffix: end)
    }
    return result
  }

  fileprivate static func closing(of bracket: Character) -> String {
    switch bracket {
    case "<": ">"
    case "[": "]"
    default: ")"
    }
  }
}

private struct OutlineReader {
  var rest: Substring

  mutating func type(depth: Int) -> TypeOutline? {
    guard depth < 512 else { return nil }
    skipBlanks()
    var outline = TypeOutline(head: word())
    if let bracket = rest.first, "<([".contains(bracket) {
      rest.removeFirst()
      outline.opening = bracket
      guard let arguments = list(until: TypeOutline.closing(of: bracket), depth: depth) else {
        return nil
      }
      outline.arguments = arguments
      outline.tail = remainder(depth: depth) ?? ""
    }
    return outline
  }

  private mutating func list(until close: String, depth: Int) -> [TypeOutline]? {
    var arguments: [TypeOutline] = []
    skipBlanks()
    if rest.hasPrefix(close) {
      rest.removeFirst()
      return arguments
    }
    while let argument = type(depth: depth + 1) {
      arguments.append(argument)
      skipBlanks()
      guard let next = rest.popFirst() else { return nil }
      if String(next) == close { return arguments }
      if next != "," { return nil }
    }
    return nil
  }

  /// What belongs to the type after its closing bracket: members, marks and function results.
  private mutating func remainder(depth: Int) -> String? {
    var tail = word()
    if let bracket = rest.first, "<([".contains(bracket), let more = type(depth: depth + 1) {
      tail += more.text
    }
    return tail
  }

  /// Everything up to the next bracket or comma; an arrow's `>` is no bracket.
  private mutating func word() -> String {
    var text = ""
    while let next = rest.first, !"<([,)]".contains(next) {
      if next == ">" {
        guard text.last == "-" else { break }
      }
      text.append(next)
      rest.removeFirst()
    }
    return text
  }

  private mutating func skipBlanks() {
    while rest.first?.isWhitespace == true { rest.removeFirst() }
  }
}
