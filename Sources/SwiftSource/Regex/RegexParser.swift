/// Reads a regular expression in Swift's syntax.
public struct RegexParser {
  let characters: [Character]
  /// The byte at which each character begins, and the end.
  let offsets: [Int]
  var position = 0
  var options: RegexOptions
  var captures: [RegexCapture] = []
  var references: [Reference] = []
  var classDepth = 0
  private var depth = 0

  struct Reference {
    let number: Int?
    let name: String?
    let span: Span
  }

  /// How deep groups may stand inside each other.
  static let deepest = 100

  private init(_ pattern: String, _ options: RegexOptions) {
    characters = Array(pattern)
    var offset = 0
    var offsets: [Int] = []
    for character in characters {
      offsets.append(offset)
      offset += character.utf8.count
    }
    self.offsets = offsets + [offset]
    self.options = options
  }

  /// Reads a pattern.
  public static func parse(_ pattern: String, options: RegexOptions = [])
    throws(RegexMistake) -> RegexPattern
  {
    var parser = RegexParser(pattern, options)
    let syntax = try parser.parseAlternatives()
    if parser.peek() == ")" {
      throw parser.mistake(.regexStrayParenthesis, from: parser.position, to: parser.position + 1)
    }
    try parser.checkReferences()
    return RegexPattern(syntax: syntax, captures: parser.captures)
  }

  // MARK: Characters

  func peek(_ distance: Int = 0) -> Character? {
    characters.indices.contains(position + distance) ? characters[position + distance] : nil
  }

  mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard position + wanted.count <= characters.count,
      characters[position..<position + wanted.count].elementsEqual(wanted)
    else { return false }
    position += wanted.count
    return true
  }

  mutating func next() -> Character? {
    guard let character = peek() else { return nil }
    position += 1
    return character
  }

  /// Takes the characters up to one that ends a name; nil when it never comes.
  mutating func take(upTo end: Character) -> String? {
    guard let close = characters[position...].firstIndex(of: end) else { return nil }
    let text = String(characters[position..<close])
    position = close + 1
    return text
  }

  func mistake(
    _ kind: DiagnosticKind,
    from start: Int,
    to end: Int? = nil,
    _ arguments: [String] = []
  ) -> RegexMistake {
    let last = min(end ?? position, characters.count)
    let first = min(start, last)
    return RegexMistake(kind: kind, span: Span(offsets[first], offsets[last]), arguments: arguments)
  }

  // MARK: Parts

  mutating func parseAlternatives() throws(RegexMistake) -> RegexSyntax {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest {
      throw mistake(.regexTooDeep, from: position, to: position + 1, [String(Self.deepest)])
    }
    let known = captures.count
    var branches = [try parseSequence()]
    while peek() == "|" {
      position += 1
      branches.append(try parseSequence())
    }
    if branches.count == 1 { return branches[0] }
    makeOptional(from: known)
    return .alternatives(branches)
  }

  /// A match need not pass the groups that begin at `first`.
  private mutating func makeOptional(from first: Int) {
    for index in captures[first...].indices {
      captures[index] = RegexCapture(name: captures[index].name, isOptional: true)
    }
  }

  private mutating func parseSequence() throws(RegexMistake) -> RegexSyntax {
    var parts: [RegexSyntax] = []
    while true {
      try skipBlank()
      guard let character = peek(), character != "|", character != ")" else { break }
      if take("\\Q") {
        try parseQuoted(into: &parts)
        continue
      }
      let start = position
      let known = captures.count
      guard let part = try parseAtom() else { continue }
      let end = position
      try skipBlank()
      guard let count = try parseCount(part, start, end) else {
        parts.append(part)
        continue
      }
      if count.least == 0 { makeOptional(from: known) }
      parts.append(.repeated(part, least: count.least, most: count.most, count.mode))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// `\Q…\E`: every character stands for itself.
  private mutating func parseQuoted(into parts: inout [RegexSyntax]) throws(RegexMistake) {
    while let character = peek() {
      if take("\\E") { return }
      position += 1
      parts.append(.one(.character(character), options))
    }
  }

  /// Skips comments, and blank space where it means nothing.
  mutating func skipBlank() throws(RegexMistake) {
    while let character = peek() {
      if character == "(", peek(1) == "?", peek(2) == "#" {
        let start = position
        guard take(upTo: ")") != nil else {
          throw mistake(.regexOpenGroup, from: start, to: start + 1)
        }
      } else if options.contains(.extended), character.isWhitespace {
        position += 1
      } else if options.contains(.extended), character == "#" {
        while let next = peek(), !next.isNewline {
          _ = next
          position += 1
        }
      } else {
        return
      }
    }
  }

  private func checkReferences() throws(RegexMistake) {
    for reference in references {
      let isKnown: Bool
      if let number = reference.number {
        isKnown = number >= 1 && number <= captures.count
      } else {
        isKnown = captures.contains { $0.name == reference.name }
      }
      if isKnown { continue }
      let word = reference.name ?? String(reference.number ?? 0)
      throw RegexMistake(kind: .regexUnknownGroup, span: reference.span, arguments: [word])
    }
  }
}
