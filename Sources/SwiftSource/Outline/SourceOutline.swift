/// What a formatted file declares and where, found by the layout of its lines alone.
///
/// A library of thousands of declarations is outlined in a fraction of the time it takes to parse it;
/// a declaration is then parsed when somebody asks for its name. The outline trusts the formatter: a
/// declaration of the file begins in the first column, a member of it two columns further.
///
/// - Complexity: linear in the number of lines; only the heads of declarations are looked at.
public struct SourceOutline: Sendable {
  /// A declaration of the file, or a member of an extension or protocol.
  public struct Item: Sendable {
    /// The keyword that introduces it: `struct`, `func`, `extension`, `operator`.
    public let keyword: String
    /// The name; of an extension the first component of the type it extends.
    public let name: String
    /// From the first attribute to the end of the declaration, trailing comments included.
    public let span: Span
    /// The part of an extension up to its opening brace; the whole span of anything else.
    public let head: Span
    /// The members of an extension, and the heads of the members of a type.
    public let members: [Item]

    /// True when the name consists of operator characters.
    public var isOperator: Bool {
      guard keyword == "func", let first = name.utf8.first else { return false }
      return !CharacterClass.isNameHead(first)
    }
  }

  /// The declarations in source order.
  public let items: [Item]

  /// Outlines a file.
  public init(_ source: SourceText) {
    items = source.utf8.withUnsafeBufferPointer { bytes in
      OutlineReader(bytes: bytes, lineStarts: source.lineStarts)
        .items(lines: 0..<source.lineStarts.count, indentation: 0)
    }
  }
}

/// Reads the lines of one level of a file.
private struct OutlineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let lineStarts: [Int]

  /// The declarations that begin at one column among some lines.
  func items(lines: Range<Int>, indentation: Int) -> [SourceOutline.Item] {
    var found: [SourceOutline.Item] = []
    var first: Int?
    var keywordLine: Int?
    func finish(before line: Int) {
      if let first, let keywordLine,
        let item = item(lines: first..<line, keywordLine: keywordLine, indentation)
      {
        found.append(item)
      }
      (first, keywordLine) = (nil, nil)
    }
    for line in lines {
      guard let start = head(of: line, indentation) else { continue }
      let isAttribute = bytes[start] == UInt8(ascii: "@")
      if keywordLine != nil { finish(before: line) }
      if first == nil { first = line }
      if !isAttribute || hasKeyword(behind: start, line) { keywordLine = line }
    }
    finish(before: lines.upperBound)
    return found
  }

  /// Where the first word of a line stands when it begins something in this column.
  private func head(of line: Int, _ indentation: Int) -> Int? {
    let start = lineStarts[line]
    let end = self.end(of: line)
    guard start + indentation < end else { return nil }
    for offset in 0..<indentation where bytes[start + offset] != UInt8(ascii: " ") { return nil }
    let byte = bytes[start + indentation]
    guard CharacterClass.isNameHead(byte) || byte == UInt8(ascii: "@") else { return nil }
    let word = word(at: start + indentation, end)
    return word.key == Self.whereKey ? nil : start + indentation
  }

  private func end(of line: Int) -> Int {
    line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
  }

  /// True when the line of an attribute goes on with the declaration.
  private func hasKeyword(behind start: Int, _ line: Int) -> Bool {
    var position = start
    return keyword(&position, end(of: line)) != nil
  }

  private func item(lines: Range<Int>, keywordLine: Int, _ indentation: Int) -> SourceOutline.Item?
  {
    var position = lineStarts[keywordLine] + indentation
    let end = self.end(of: keywordLine)
    guard let keyword = keyword(&position, end) else { return nil }
    let span = Span(lineStarts[lines.lowerBound] + indentation, self.end(of: lines.upperBound - 1))
    let name = Self.nameless.contains(keyword) ? keyword : name(&position, end)
    guard Self.holdsMembers.contains(keyword), let opening = openingLine(keywordLine, lines) else {
      return SourceOutline.Item(
        keyword: keyword,
        name: name,
        span: span,
        head: span,
        members: []
      )
    }
    return SourceOutline.Item(
      keyword: keyword,
      name: name,
      span: span,
      head: Span(span.start, self.end(of: opening)),
      members: items(lines: (opening + 1)..<lines.upperBound, indentation: indentation + 2)
    )
  }

  /// The line that ends with the brace which opens the members; nil when they share a line.
  private func openingLine(_ first: Int, _ lines: Range<Int>) -> Int? {
    for line in first..<lines.upperBound {
      var last = end(of: line) - 1
      while last > lineStarts[line], bytes[last] <= UInt8(ascii: " ") { last -= 1 }
      if bytes[last] == UInt8(ascii: "{") { return line }
      if bytes[last] == UInt8(ascii: "}") { return nil }
    }
    return nil
  }

  // MARK: Words

  /// The keyword of a declaration, behind attributes and modifiers.
  private func keyword(_ position: inout Int, _ end: Int) -> String? {
    while position < end {
      if bytes[position] == UInt8(ascii: "@") {
        skipAttribute(&position, end)
        continue
      }
      guard CharacterClass.isNameHead(bytes[position]) else { return nil }
      let word = word(at: position, end)
      position = word.end
      if position < end, bytes[position] == UInt8(ascii: "(") { skipParentheses(&position, end) }
      skipBlanks(&position, end)
      if let keyword = Self.keyword(word.key) {
        // `class func` and `class var` are members, not classes.
        if keyword != "class" || Self.keyword(self.word(at: position, end).key) == nil {
          return keyword
        }
      }
    }
    return nil
  }

  private func name(_ position: inout Int, _ end: Int) -> String {
    if position < end, bytes[position] == UInt8(ascii: "`") { position += 1 }
    guard position < end, !CharacterClass.isNameHead(bytes[position]) else {
      return String(decoding: bytes[position..<word(at: position, end).end], as: UTF8.self)
    }
    let start = position
    while position < end, bytes[position] > UInt8(ascii: " "), bytes[position] != UInt8(ascii: "(")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Where the word at a position ends, and what it is.
  private func word(at start: Int, _ end: Int) -> (end: Int, key: WordKey) {
    var position = start
    var key = WordKey()
    while position < end, CharacterClass.isNamePart(bytes[position]) {
      key.append(bytes[position])
      position += 1
    }
    return (position, key)
  }

  private static func keyword(_ key: WordKey) -> String? {
    for keyword in keywords where keyword.key == key { return keyword.text }
    return nil
  }

  private func skipAttribute(_ position: inout Int, _ end: Int) {
    position += 1
    while position < end, CharacterClass.isNamePart(bytes[position]) { position += 1 }
    if position < end, bytes[position] == UInt8(ascii: "(") { skipParentheses(&position, end) }
    skipBlanks(&position, end)
  }

  private func skipParentheses(_ position: inout Int, _ end: Int) {
    var depth = 0
    while position < end {
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }

  private func skipBlanks(_ position: inout Int, _ end: Int) {
    while position < end, bytes[position] <= UInt8(ascii: " ") { position += 1 }
  }

  private static let whereKey = WordKey("where")
  private static let keywords = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "init", "let",
    "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ].map { (text: $0, key: WordKey($0)) }
  private static let nameless: Set<String> = ["init", "subscript"]
  private static let holdsMembers: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
}

/// A word as two numbers, which are compared faster than letters.
///
/// They are the first eight letters and the length, which tells the keywords from each other and
/// from every name a file of the library uses.
private struct WordKey: Equatable {
  private var letters: UInt64 = 0
  private var count = 0

  init() {}

  init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count < 8 { letters = letters << 8 | UInt64(byte) }
    count += 1
  }
}
