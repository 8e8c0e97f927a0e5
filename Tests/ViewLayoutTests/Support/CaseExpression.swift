/// What layout cases are written in: calls, members, closures and literals of plain SwiftUI.
indirect enum CaseExpression: Equatable {
  case number(Double)
  case string(String)
  case bool(Bool)
  case array([CaseExpression])
  case member(base: CaseExpression?, name: String)
  case call(callee: CaseExpression, arguments: [Argument], content: [CaseExpression]?)

  struct Argument: Equatable {
    var label: String?
    var value: CaseExpression
  }
}

struct CaseSyntaxError: Error {
  var rest: String
}

/// A parser of just enough Swift to read the cases, apart from the real one on purpose.
struct CaseParser {
  private var rest: Substring

  static func views(_ text: String) throws -> [CaseExpression] {
    var parser = CaseParser(rest: Substring(text))
    var views: [CaseExpression] = []
    parser.skip()
    while !parser.rest.isEmpty {
      views.append(try parser.expression())
      parser.skip()
    }
    return views
  }

  private mutating func skip() {
    while let first = rest.first {
      if first.isWhitespace || first == ";" {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else {
        return
      }
    }
  }

  private mutating func take(_ text: String) -> Bool {
    skip()
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func name() throws -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw CaseSyntaxError(rest: String(rest.prefix(40))) }
    rest.removeFirst(name.count)
    return String(name)
  }

  mutating func expression() throws -> CaseExpression {
    skip()
    var result = try primary()
    while true {
      let before = rest
      skip()
      if rest.first == "." {
        rest.removeFirst()
        result = .member(base: result, name: try name())
      } else if rest.first == "(", before.first == "(" {
        result = .call(callee: result, arguments: try arguments(), content: nil)
        if let content = try closure() { result = result.with(content) }
      } else if rest.first == "{", result.isCallable {
        result = .call(callee: result, arguments: [], content: try closure())
      } else {
        rest = before
        return result
      }
    }
  }

  private mutating func primary() throws -> CaseExpression {
    guard let first = rest.first else { throw CaseSyntaxError(rest: "end") }
    if first == "\"" {
      rest.removeFirst()
      let text = rest.prefix { $0 != "\"" }
      rest.removeFirst(text.count + 1)
      return .string(String(text).replacing("\\n", with: "\n"))
    }
    if first == "[" { return .array(try list("[", "]").map(\.value)) }
    if first == "." {
      rest.removeFirst()
      return .member(base: nil, name: try name())
    }
    if first.isNumber || first == "-" {
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      rest.removeFirst(digits.count)
      guard let number = Double(digits) else { throw CaseSyntaxError(rest: String(digits)) }
      return .number(number)
    }
    let name = try name()
    if name == "true" || name == "false" { return .bool(name == "true") }
    return .member(base: nil, name: name)
  }

  private mutating func arguments() throws -> [CaseExpression.Argument] { try list("(", ")") }

  private mutating func list(
    _ open: String,
    _ close: String
  ) throws -> [CaseExpression.Argument] {
    _ = take(open)
    var items: [CaseExpression.Argument] = []
    while !take(close) {
      let before = rest
      skip()
      if let label = try? name(), take(":") {
        items.append(CaseExpression.Argument(label: label, value: try expression()))
      } else {
        rest = before
        items.append(CaseExpression.Argument(label: nil, value: try expression()))
      }
      _ = take(",")
    }
    return items
  }

  private mutating func closure() throws -> [CaseExpression]? {
    let before = rest
    guard take("{") else {
      rest = before
      return nil
    }
    var views: [CaseExpression] = []
    while !take("}") { views.append(try expression()) }
    return views
  }
}

extension CaseExpression {
  var isCallable: Bool {
    if case .member = self { true } else { false }
  }

  func with(_ content: [CaseExpression]) -> CaseExpression {
    guard case .call(let callee, let arguments, _) = self else { return self }
    return .call(callee: callee, arguments: arguments, content: content)
  }

  var number: Double? {
    switch self {
    case .number(let value): value
    case .member(_, "infinity"): .infinity
    default: nil
    }
  }

  var symbol: String? {
    if case .member(_, let name) = self { name } else { nil }
  }
}
