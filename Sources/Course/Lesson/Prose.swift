/// One block of a lesson's prose.
public struct ProseBlock: Hashable, Sendable {
  /// What sort of block it is.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// One item of a list.
    case item
    /// A heading inside a section.
    case heading
  }

  /// A run of text.
  public enum Run: Hashable, Sendable {
    /// Plain words.
    case text(String)
    /// Code, written between backticks.
    case code(String)
    /// Emphasis, written between double asterisks.
    case strong(String)
  }

  /// What sort of block it is.
  public let kind: Kind
  /// Its text.
  public let runs: [Run]

  /// Makes a block.
  public init(_ kind: Kind, _ runs: [Run]) {
    self.kind = kind
    self.runs = runs
  }

  /// The text with backticks around code and nothing around emphasis.
  public var plainText: String {
    runs.map { run in
      switch run {
      case .text(let text), .strong(let text): text
      case .code(let code): "`\(code)`"
      }
    }
    .joined()
  }
}

/// Reads the small subset of Markdown that prose may use.
struct ProseReader {
  /// What is not in the subset: the kind of mark, and its UTF-8 offset in the text.
  struct Problem: Hashable {
    let mark: String
    let offset: Int
  }

  private(set) var blocks: [ProseBlock] = []
  private(set) var problems: [Problem] = []
  private var lines: [(text: Substring, offset: Int)] = []
  private var openKind = ProseBlock.Kind.paragraph

  init(_ text: String) {
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      read(line, at: offset)
      offset += line.utf8.count + 1
    }
    close()
  }

  private mutating func read(_ line: Substring, at offset: Int) {
    let trimmed = line.drop { $0 == " " }
    let start = offset + (line.utf8.count - trimmed.utf8.count)
    if trimmed.isEmpty {
      close()
    } else if trimmed.hasPrefix("### ") {
      close()
      openKind = .heading
      lines.append((trimmed.dropFirst(4), start + 4))
      close()
    } else if trimmed.hasPrefix("- ") {
      close()
      openKind = .item
      lines.append((trimmed.dropFirst(2), start + 2))
    } else {
      lines.append((trimmed, start))
    }
  }

  private mutating func close() {
    defer {
      lines = []
      openKind = .paragraph
    }
    guard !lines.isEmpty else { return }
    var runs: [ProseBlock.Run] = []
    for (index, line) in lines.enumerated() {
      if index > 0, needsSpace(between: lines[index - 1].text, and: line.text) {
        runs.append(.text(" "))
      }
      readRuns(of: line.text, at: line.offset, into: &runs)
    }
    blocks.append(ProseBlock(openKind, merged(runs)))
  }

  /// Chinese lines join without a space, Latin ones with one; between the two stands a space too,
  /// except beside Chinese punctuation.
  private func needsSpace(between left: Substring, and right: Substring) -> Bool {
    let sides = [left.last, right.first].map { $0?.unicodeScalars.first?.value ?? 0 }
    let isIdeograph = sides.map { (0x3400...0x9FFF).contains($0) }
    let isPunctuation = sides.contains {
      (0x3000...0x303F).contains($0) || (0xFF00...0xFF60).contains($0)
        || (0x2018...0x201D).contains($0)
    }
    return !isPunctuation && isIdeograph != [true, true]
  }

  private mutating func readRuns(
    of line: Substring,
    at offset: Int,
    into runs: inout [ProseBlock.Run]
  ) {
    var rest = line
    func place(_ index: Substring.Index) -> Int {
      offset + line.utf8.distance(from: line.startIndex, to: index)
    }
    while let index = rest.firstIndex(where: { "`*<[_".contains($0) }) {
      let mark = rest[index]
      let plain = rest[..<index]
      let after = rest[rest.index(after: index)...]
      if mark == "`", let end = after.firstIndex(of: "`") {
        if !plain.isEmpty { runs.append(.text(String(plain))) }
        runs.append(.code(String(after[..<end])))
        rest = after[after.index(after: end)...]
      } else if mark == "*", after.hasPrefix("*"), let end = closing(after.dropFirst()) {
        if !plain.isEmpty { runs.append(.text(String(plain))) }
        runs.append(.strong(String(after.dropFirst()[..<end])))
        rest = after[after.index(end, offsetBy: 2)...]
      } else {
        problems.append(Problem(mark: String(mark), offset: place(index)))
        runs.append(.text(String(rest[...index])))
        rest = after
      }
    }
    if !rest.isEmpty { runs.append(.text(String(rest))) }
  }

  private func closing(_ text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("**") { return index }
      index = text.index(after: index)
    }
    return nil
  }

  private func merged(_ runs: [ProseBlock.Run]) -> [ProseBlock.Run] {
    var result: [ProseBlock.Run] = []
    for run in runs {
      if case .text(let text) = run, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(run)
      }
    }
    return result
  }
}

/// Prose without marks, one block a line.
func plain(_ blocks: [ProseBlock]) -> String {
  blocks.map { ($0.kind == .item ? "- " : "") + $0.plainText }.joined(separator: "\n")
}
