import Playground
import SwiftSource
import SwiftTypes
import ViewLayout

/// Reads the lines of a `check` block: a closed language without loops, calls or patterns.
///
///     given Card(title: "a", highlighted: true)
///     type == ModifiedContent<Text, _PaddingLayout>
///     size at 200x100 == 116x52
///     same layout as solution at 100x50, 320x200
///     uses .padding before .background
struct CheckReader {
  let isHidden: Bool
  private(set) var checks: [Check] = []
  private(set) var problems: [Diagnostic] = []
  private var subject: String?
  private var states: [String: String] = [:]

  init(isHidden: Bool) { self.isHidden = isHidden }

  /// Reads the body of one block that begins at a byte offset of the lesson file.
  mutating func read(_ body: String, at start: Int) {
    var offset = start
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      let span = Span(offset, offset + line.utf8.count)
      offset += line.utf8.count + 1
      let text = trimmed(line)
      if text.isEmpty || text.hasPrefix("#") { continue }
      read(line: text, at: span)
    }
  }

  private mutating func read(line: String, at span: Span) {
    if let expression = rest(of: line, after: "given ") {
      subject = expression == "answer" ? nil : expression
      return
    }
    if let state = rest(of: line, after: "state "), let parts = split(state, at: "=") {
      states[parts.0] = parts.1
      return
    }
    guard let rule = readRule(line) else {
      problems.append(Diagnostic(.lessonBadCheck, at: span, [line]))
      return
    }
    checks.append(Check(rule: rule, subject: subject, isHidden: isHidden, span: span))
  }

  private func readRule(_ line: String) -> Check.Rule? {
    readComparison(line) ?? readSame(line) ?? readIdentity(line) ?? readUse(line)
  }

  private func readComparison(_ line: String) -> Check.Rule? {
    if line == "prints nothing" { return .prints([]) }
    if let text = rest(of: line, after: "prints ") { return readStrings(text).map { .prints($0) } }
    guard let (left, right) = split(line, at: "==") else { return nil }
    if left == "type" { return (try? readTypeName(right)).map { .type($0) } }
    if left == "value" { return .value(right) }
    if left == "size" { return readSize(right).map { .size($0, window: nil) } }
    if let window = rest(of: left, after: "size at ") {
      guard let window = readSize(window), let size = readSize(right) else { return nil }
      return .size(size, window: window)
    }
    if let place = rest(of: left, after: "frame of ") {
      let parts = split(place, at: " at ") ?? (place, "")
      let window = parts.1.isEmpty ? nil : readSize(parts.1)
      if !parts.1.isEmpty, window == nil { return nil }
      return readFrame(right).map { .frame(view: parts.0, $0, window: window) }
    }
    return nil
  }

  private func readSame(_ line: String) -> Check.Rule? {
    switch line {
    case "same type as solution": return .sameType
    case "same value as solution": return .sameValue
    case "same output as solution": return .sameOutput
    case "same layout as solution": return .sameLayout([])
    default: break
    }
    guard let list = rest(of: line, after: "same layout as solution at ") else { return nil }
    let sizes = list.split(separator: ",").map { readSize(trimmed($0)) }
    let known = sizes.compactMap { $0 }
    return known.count == sizes.count && !known.isEmpty ? .sameLayout(known) : nil
  }

  private func readIdentity(_ line: String) -> Check.Rule? {
    for word in ["keeps ", "resets "] {
      guard let text = rest(of: line, after: word) else { continue }
      guard let (view, names) = split(text, at: " from "),
        let (from, to) = split(names, at: " to "), let first = states[from], let second = states[to]
      else { return nil }
      return word == "keeps "
        ? .keeps(view: view, from: first, to: second)
        : .resets(view: view, from: first, to: second)
    }
    return nil
  }

  private func readUse(_ line: String) -> Check.Rule? {
    if let name = rest(of: line, after: "not ") { return readTerm(name).map { .avoids($0) } }
    guard let text = rest(of: line, after: "uses ") else { return nil }
    if let (left, right) = split(text, at: " before ") {
      guard let left = readTerm(left), let right = readTerm(right) else { return nil }
      return .usesBefore(left, right)
    }
    return readTerm(text).map { .uses($0) }
  }

  private func readTerm(_ text: String) -> Check.Term? {
    let isMember = text.hasPrefix(".")
    let name = isMember ? String(text.dropFirst()) : text
    let isName =
      !name.isEmpty && name.first?.isNumber == false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? Check.Term(name: name, isMember: isMember) : nil
  }
}

/// `82x52`, also with a decimal part or the sign ×; nil when it is no size.
func readSize(_ text: String) -> Size? {
  let parts = text.split(omittingEmptySubsequences: false) { "xX×*".contains($0) }
  guard parts.count == 2, let width = readLength(parts[0]), let height = readLength(parts[1]) else {
    return nil
  }
  return Size(width: width, height: height)
}

/// `16,16 50x20`: the corner and the size.
func readFrame(_ text: String) -> Frame? {
  let parts = text.split(separator: " ")
  guard parts.count == 2, let size = readSize(String(parts[1])) else { return nil }
  let corner = parts[0].split(separator: ",").map { Double($0) }
  guard corner.count == 2, let x = corner[0], let y = corner[1], x.isFinite, y.isFinite else {
    return nil
  }
  return Frame(x: x, y: y, width: size.width, height: size.height)
}

private func readLength(_ text: Substring) -> Double? {
  guard let value = Double(trimmed(text)), value.isFinite, value >= 0, value <= 1e9 else {
    return nil
  }
  return value
}

/// `"a", "b\n"`: string literals with the escapes \n, \t, \" and \\.
private func readStrings(_ text: String) -> [String]? {
  var strings: [String] = []
  var rest = text[...]
  while true {
    guard rest.first == "\"" else { return nil }
    rest = rest.dropFirst()
    var string = ""
    while let character = rest.first, character != "\"" {
      rest = rest.dropFirst()
      guard character == "\\" else {
        string.append(character)
        continue
      }
      guard let escaped = rest.first,
        let value = ["n": "\n", "t": "\t", "\"": "\"", "\\": "\\"][String(escaped)]
      else { return nil }
      string += value
      rest = rest.dropFirst()
    }
    guard rest.first == "\"" else { return nil }
    strings.append(string)
    rest = rest.dropFirst().drop { $0 == " " }
    if rest.isEmpty { return strings }
    guard rest.first == "," else { return nil }
    rest = rest.dropFirst().drop { $0 == " " }
  }
}

/// What follows a beginning, trimmed and not empty; nil when the line begins otherwise.
private func rest(of line: String, after start: String) -> String? {
  guard line.hasPrefix(start) else { return nil }
  let text = trimmed(line.dropFirst(start.count))
  return text.isEmpty ? nil : text
}

/// The trimmed parts before and after the first mark, both not empty.
private func split(_ text: String, at mark: String) -> (String, String)? {
  var index = text.startIndex
  while index < text.endIndex {
    if text[index...].hasPrefix(mark) {
      let left = trimmed(text[..<index])
      let right = trimmed(text[index...].dropFirst(mark.count))
      return left.isEmpty || right.isEmpty ? nil : (left, right)
    }
    index = text.index(after: index)
  }
  return nil
}

/// A text without the spaces around it.
func trimmed(_ text: some StringProtocol) -> String {
  var rest = text[...]
  while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
  while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
  return String(rest)
}
