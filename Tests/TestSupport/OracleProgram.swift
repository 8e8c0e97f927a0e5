import Foundation

/// The file that the compiler reads for one case, and the way back from its lines.
struct OracleProgram {
  /// The text of the file.
  let text: String
  /// For each line of the file, the line of the case's source; nil for added lines.
  let sourceLines: [Int?]

  /// Wraps a case so that many of them compile in one module.
  ///
  /// Every declaration becomes private to its file, by a line of its own before it, so that columns
  /// stay; the expression becomes the body of a function that prints its type.
  init(_ oracleCase: OracleCase, number: Int) {
    var lines: [(text: String, source: Int?)] = [("import SwiftUI", nil)]
    let source = Array(oracleCase.source.components(separatedBy: "\n").dropLast())
    let start = oracleCase.expressionStart
    let function = start.map { Self.functionStart(source, expression: $0) } ?? source.count
    for (index, line) in source.enumerated() {
      if index == function { lines.append(("func oracle\(number)() -> String {", nil)) }
      if index == start { lines.append(("let value =", nil)) }
      guard index < function, Self.takesPrivate(line) else {
        lines.append((line, index + 1))
        continue
      }
      // The keyword stands after the attributes; spaces keep the columns of the rest.
      let attributes = Self.attributes(of: line)
      if !attributes.isEmpty { lines.append((attributes, index + 1)) }
      guard attributes.count < line.count else { continue }
      lines.append(("private", index + 1))
      let rest = line.dropFirst(attributes.count)
      lines.append((String(repeating: " ", count: attributes.utf8.count) + rest, index + 1))
    }
    if start != nil {
      lines.append(("return String(describing: type(of: value))", nil))
      lines.append(("}", nil))
    }
    text = lines.map(\.text).joined(separator: "\n") + "\n"
    sourceLines = lines.map(\.source)
  }

  /// The line where the function starts: constants right before the expression belong to it,
  /// because a constant outside a function may not have an opaque type.
  private static func functionStart(_ source: [String], expression: Int) -> Int {
    var start = expression
    for index in (0..<expression).reversed() {
      guard let first = source[index].first, !" })]".contains(first) else { continue }
      guard source[index].hasPrefix("let ") || source[index].hasPrefix("var ") else { break }
      start = index
    }
    return start
  }

  /// The attributes at the start of a line, with the spaces after them.
  private static func attributes(of line: String) -> String {
    var rest = Substring(line)
    while rest.hasPrefix("@") {
      rest = rest.drop { $0 != " " && $0 != "(" }
      if rest.hasPrefix("(") {
        rest = rest.drop { $0 != ")" }.dropFirst()
      }
      rest = rest.drop { $0 == " " }
    }
    return String(line.dropLast(rest.count))
  }

  /// True for a line that starts a declaration which may be private.
  private static func takesPrivate(_ line: String) -> Bool {
    guard OracleCase.startsDeclaration(line) else { return false }
    for keyword in ["infix ", "prefix op", "postfix op", "precedencegroup", "import ", "private"]
    where line.hasPrefix(keyword) {
      return false
    }
    // A conformance is as visible as its type, and Swift allows no keyword there.
    guard line.hasPrefix("extension "), let extended = line.range(of: "extension ") else {
      return true
    }
    let head = line[extended.upperBound...].prefix { $0 != "{" }
    let beforeWhere = head.components(separatedBy: " where ").first ?? ""
    return !beforeWhere.contains(":")
  }

  /// The place in the case's source of a place in the file.
  func sourceLine(of line: Int) -> Int {
    let index = min(max(line - 1, 0), sourceLines.count - 1)
    for candidate in sourceLines[...index].reversed() {
      if let candidate { return candidate }
    }
    return 1
  }
}
