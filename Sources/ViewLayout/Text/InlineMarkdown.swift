/// The inline Markdown of a localized text: its marks are not shown, and so not measured.
///
///     **bold** and *slanted*, `code`, ~~struck~~, [a link](https://swift.org), \* as it is
///
/// Emphasis follows the rules of CommonMark: a mark that touches a space on its inner side is
/// text, and `_` inside a word is too.
///
/// **Source** — documented: Apple, `Text` renders Markdown in localized keys; CommonMark 0.31.
public struct InlineMarkdown {
  /// One part of the text that was typed: characters with marks, or a value put in.
  public enum Part: Sendable, Hashable {
    /// Characters that may hold marks.
    case markup(String)
    /// A value, by a number of the caller's; nothing in it is a mark.
    case value(Int)
  }

  /// A stretch with one look.
  public struct Piece: Sendable, Hashable {
    /// The characters, or the value put in.
    public var part: Part
    /// Whether it is bold.
    public var isStrong: Bool
    /// Whether it is slanted.
    public var isEmphasized: Bool
    /// Whether it is code.
    public var isCode: Bool
  }

  /// One character or value on the way, or a row of marks.
  private struct Token {
    var part: Part
    var strong = 0
    var emphasis = 0
    var isCode = false
    var delimiter: Delimiter?
  }

  private struct Delimiter {
    var mark: Character
    var count: Int
    let original: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// Rows of marks above which a text is taken as it is.
  private static let limit = 200

  private var tokens: [Token] = []

  private init() {}

  /// Takes the marks out of a text.
  public static func pieces(of parts: [Part]) -> [Piece] {
    guard parts.contains(where: mayHoldMarks) else {
      return parts.map { Piece(part: $0, isStrong: false, isEmphasized: false, isCode: false) }
    }
    var reader = InlineMarkdown()
    reader.read(parts)
    reader.emphasize()
    return reader.joined()
  }

  private static func mayHoldMarks(_ part: Part) -> Bool {
    guard case .markup(let text) = part else { return false }
    return text.utf8.contains { "*_`~[\\<".utf8.contains($0) }
  }

  // MARK: Reading

  private enum Item {
    case character(Character)
    case value(Int)

    var character: Character? {
      if case .character(let character) = self { return character }
      return nil
    }
  }

  private mutating func read(_ parts: [Part]) {
    var items: [Item] = []
    for part in parts {
      switch part {
      case .markup(let text): items += text.map(Item.character)
      case .value(let number): items.append(.value(number))
      }
    }
    var linkEnds: [Int: Int] = [:]
    var index = 0
    while index < items.count {
      if let end = linkEnds[index] {
        index = end
        continue
      }
      index = step(items, at: index, &linkEnds)
    }
  }

  /// Reads one thing and returns the index after it.
  private mutating func step(_ items: [Item], at index: Int, _ linkEnds: inout [Int: Int]) -> Int {
    guard let character = items[index].character else {
      if case .value(let number) = items[index] { tokens.append(Token(part: .value(number))) }
      return index + 1
    }
    switch character {
    case "\\":
      if index + 1 < items.count, let next = items[index + 1].character, next.isMarkdownMark {
        tokens.append(Token(part: .markup(String(next))))
        return index + 2
      }
    case "`":
      if let end = readCode(items, from: index) { return end }
    case "[":
      if let link = Self.link(items, from: index) {
        linkEnds[link.close] = link.end
        return index + 1
      }
    case "*", "_", "~": return readDelimiter(items, from: index, character)
    default: break
    }
    tokens.append(Token(part: .markup(String(character))))
    return index + 1
  }

  private static func count(_ mark: Character, _ items: [Item], from start: Int) -> Int {
    var end = start
    while end < items.count, items[end].character == mark { end += 1 }
    return end - start
  }

  private mutating func readCode(_ items: [Item], from start: Int) -> Int? {
    let length = Self.count("`", items, from: start)
    var index = start + length
    while index < items.count {
      guard items[index].character == "`" else {
        index += 1
        continue
      }
      let closing = Self.count("`", items, from: index)
      if closing == length {
        for item in items[(start + length)..<index] {
          var token = Token(part: .markup(""))
          switch item {
          case .character(let character): token.part = .markup(String(character))
          case .value(let number): token.part = .value(number)
          }
          token.isCode = true
          tokens.append(token)
        }
        return index + closing
      }
      index += closing
    }
    return nil
  }

  /// Where the words of a link end, and where the whole link does.
  private static func link(_ items: [Item], from start: Int) -> (close: Int, end: Int)? {
    var depth = 0
    var index = start
    while index < items.count {
      if items[index].character == "[" { depth += 1 }
      if items[index].character == "]" { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    guard index + 1 < items.count, items[index + 1].character == "(" else { return nil }
    var end = index + 2
    while end < items.count, let character = items[end].character, character != ")" {
      if character.isWhitespace { return nil }
      end += 1
    }
    guard end < items.count, items[end].character == ")" else { return nil }
    return (index, end + 1)
  }

  private mutating func readDelimiter(_ items: [Item], from start: Int, _ mark: Character) -> Int {
    let count = Self.count(mark, items, from: start)
    let end = start + count
    let before = start > 0 ? items[start - 1] : .character(" ")
    let after = end < items.count ? items[end] : .character(" ")
    func isSpace(_ item: Item) -> Bool { item.character?.isWhitespace ?? false }
    func isMark(_ item: Item) -> Bool {
      item.character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let opens = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let closes = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    var token = Token(part: .markup(String(repeating: mark, count: count)))
    token.delimiter = Delimiter(
      mark: mark,
      count: count,
      original: count,
      canOpen: mark == "_" ? opens && (!closes || isMark(before)) : opens,
      canClose: mark == "_" ? closes && (!opens || isMark(after)) : closes
    )
    tokens.append(token)
    return end
  }

  // MARK: Emphasis

  private mutating func emphasize() {
    guard tokens.count(where: { $0.delimiter != nil }) <= Self.limit else { return }
    var closer = 0
    while closer < tokens.count {
      guard let closing = tokens[closer].delimiter, closing.canClose, closing.count > 0,
        let opener = opener(for: closer)
      else {
        closer += 1
        continue
      }
      match(opener, closer)
    }
  }

  private func opener(for closer: Int) -> Int? {
    guard let closing = tokens[closer].delimiter else { return nil }
    for index in (0..<closer).reversed() {
      guard let opening = tokens[index].delimiter, opening.mark == closing.mark, opening.canOpen,
        opening.count > 0
      else { continue }
      if closing.mark == "~" {
        if opening.count == closing.count, closing.count <= 2 { return index }
        continue
      }
      // A row that both opens and closes matches only where the lengths tell the two apart.
      let isBoth = opening.canClose || closing.canOpen
      let isThree = (opening.original + closing.original) % 3 == 0
      let areThrees = opening.original % 3 == 0 && closing.original % 3 == 0
      if isBoth && isThree && !areThrees { continue }
      return index
    }
    return nil
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    let left = tokens[opener].delimiter?.count ?? 0
    let right = tokens[closer].delimiter?.count ?? 0
    let isStruck = tokens[opener].delimiter?.mark == "~"
    let used = isStruck ? left : (left >= 2 && right >= 2 ? 2 : 1)
    for index in (opener + 1)..<closer {
      if !isStruck, used == 2 { tokens[index].strong += 1 }
      if !isStruck, used == 1 { tokens[index].emphasis += 1 }
      // Marks between that found no partner are text.
      tokens[index].delimiter = nil
    }
    shorten(opener, by: used)
    shorten(closer, by: used)
  }

  private mutating func shorten(_ index: Int, by used: Int) {
    guard var delimiter = tokens[index].delimiter else { return }
    delimiter.count -= used
    tokens[index].part = .markup(String(repeating: delimiter.mark, count: delimiter.count))
    tokens[index].delimiter = delimiter
  }

  private func joined() -> [Piece] {
    var pieces: [Piece] = []
    for token in tokens {
      let piece = Piece(
        part: token.part,
        isStrong: token.strong > 0,
        isEmphasized: token.emphasis > 0,
        isCode: token.isCode
      )
      if case .markup(let text) = token.part, let last = pieces.last,
        case .markup(let former) = last.part, last.isStrong == piece.isStrong,
        last.isEmphasized == piece.isEmphasized, last.isCode == piece.isCode
      {
        pieces[pieces.count - 1].part = .markup(former + text)
      } else {
        pieces.append(piece)
      }
    }
    return pieces.filter { $0.part != .markup("") }
  }
}

extension Character {
  /// Whether a backslash before it takes its meaning.
  fileprivate var isMarkdownMark: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}
