extension AttributedString {
  struct MarkdownParsingOptions: Sendable {
    enum InterpretedSyntax: Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }
    enum FailurePolicy: Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }
    var allowsExtendedAttributes: Bool
    var interpretedSyntax: InterpretedSyntax
    var failurePolicy: FailurePolicy
    var languageCode: String?
    init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    var reader = _MarkdownReader(_keepsLines: false)
    switch options.interpretedSyntax {
    case .full: reader._readBlocks(markdown)
    case .inlineOnly: reader._read(Array(markdown))
    case .inlineOnlyPreservingWhitespace:
      reader._keepsLines = true
      reader._read(Array(markdown))
    }
    self.init(_pieces: reader._pieces)
  }
}

/// Reads the marks inside lines of Markdown: emphasis, code, links.
struct _MarkdownReader {
  var _keepsLines: Bool
  var _pieces: [_AttributedPiece] = []
  var _depth = 0
  init(_keepsLines: Bool) { self._keepsLines = _keepsLines }

  /// Paragraphs and headings stand one after the other without a break, as Foundation gives them.
  mutating func _readBlocks(_ text: String) {
    var paragraph: [String] = []
    for line in text.components(separatedBy: "\n") + [""] {
      let trimmed = String(line.drop { $0 == " " })
      let marks = trimmed.prefix { $0 == "#" }.count
      let isHeading = marks > 0 && marks < 7 && trimmed.dropFirst(marks).first == " "
      let item = _MarkdownReader._item(trimmed)
      if trimmed.isEmpty || isHeading || item != nil {
        _read(Array(paragraph.joined(separator: "\n")))
        paragraph = []
      }
      if isHeading {
        _read(Array(String(trimmed.dropFirst(marks + 1))))
      } else if let item {
        paragraph = [item]
      } else if !trimmed.isEmpty {
        paragraph.append(trimmed)
      }
    }
  }

  static func _item(_ line: String) -> String? {
    for mark in ["- ", "* ", "+ ", "> "] where line.hasPrefix(mark) {
      return String(line.dropFirst(2))
    }
    let digits = line.prefix { $0.isNumber }.count
    guard digits > 0, line.dropFirst(digits).hasPrefix(". ") else { return nil }
    return String(line.dropFirst(digits + 2))
  }

  mutating func _add(_ text: String, _ values: [String: AnyHashable]) {
    if !text.isEmpty { _pieces.append(_AttributedPiece(text: text, values: values)) }
  }

  mutating func _read(_ text: [Character], _ values: [String: AnyHashable] = [:]) {
    _depth += 1
    defer { _depth -= 1 }
    var plain = ""
    var place = 0
    while place < text.count {
      let character = text[place]
      if character == "\\", place + 1 < text.count, text[place + 1].isPunctuation {
        plain.append(text[place + 1])
        place += 2
        continue
      }
      if character == "\n" {
        plain += _keepsLines ? "\n" : " "
        place += 1
        continue
      }
      if _depth < 20, let mark = _mark(text, place) {
        _add(plain, values)
        plain = ""
        _apply(mark, text, values)
        place = mark.next
      } else {
        plain.append(character)
        place += 1
      }
    }
    _add(plain, values)
  }

  struct _Mark {
    let intent: InlinePresentationIntent
    let link: URL?
    let low: Int
    let high: Int
    let next: Int
  }

  mutating func _apply(_ mark: _Mark, _ text: [Character], _ values: [String: AnyHashable]) {
    var inner = values
    if let link = mark.link { inner["NSLink"] = AnyHashable(link) }
    if !mark.intent.isEmpty {
      let key = "NSInlinePresentationIntent"
      let outer = values[key]?.base as? InlinePresentationIntent ?? []
      inner[key] = AnyHashable(outer.union(mark.intent))
    }
    let part = Array(text[mark.low..<mark.high])
    if mark.intent.contains(.code) {
      _add(String(part), inner)
    } else {
      _read(part, inner)
    }
  }

  /// The emphasis, code or link that begins at a place.
  func _mark(_ text: [Character], _ place: Int) -> _Mark? {
    let character = text[place]
    if character == "[" { return _link(text, place) }
    if character == "<" { return _address(text, place) }
    guard "*_`~".contains(character) else { return nil }
    var length = 1
    while place + length < text.count, text[place + length] == character { length += 1 }
    if character == "_", place > 0, text[place - 1].isLetter || text[place - 1].isNumber {
      return nil
    }
    if character == "~", length != 2 { return nil }
    if character != "`" { length = min(length, 3) }
    let low = place + length
    guard low < text.count, character == "`" || !text[low].isWhitespace else { return nil }
    guard let high = _end(text, low, character, length) else { return nil }
    var intent: InlinePresentationIntent = length == 1 ? .emphasized : .stronglyEmphasized
    if length == 3 { intent = [.emphasized, .stronglyEmphasized] }
    if character == "`" { intent = .code }
    if character == "~" { intent = .strikethrough }
    return _Mark(intent: intent, link: nil, low: low, high: high, next: high + length)
  }

  func _end(_ text: [Character], _ start: Int, _ mark: Character, _ length: Int) -> Int? {
    var place = start
    while place < text.count {
      if text[place] == "\\", mark != "`" {
        place += 2
        continue
      }
      if text[place] != mark {
        place += 1
        continue
      }
      var run = 1
      while place + run < text.count, text[place + run] == mark { run += 1 }
      let isEnd = mark == "`" || (place > start && !text[place - 1].isWhitespace)
      if run == length || run > length && mark != "`" && length != 1, isEnd { return place }
      place += run
    }
    return nil
  }

  func _link(_ text: [Character], _ place: Int) -> _Mark? {
    var depth = 0
    var close = place
    while close < text.count {
      if text[close] == "[" { depth += 1 }
      if text[close] == "]" { depth -= 1 }
      if depth == 0 { break }
      close += 1
    }
    guard close + 1 < text.count, text[close + 1] == "(",
      let end = text[close...].firstIndex(of: ")")
    else { return nil }
    let address = String(text[(close + 2)..<end]).split(separator: " ").first.map { String($0) }
    return _Mark(
      intent: [],
      link: URL(string: address ?? ""),
      low: place + 1,
      high: close,
      next: end + 1
    )
  }

  func _address(_ text: [Character], _ place: Int) -> _Mark? {
    guard let end = text[place...].firstIndex(of: ">") else { return nil }
    let address = String(text[(place + 1)..<end])
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else { return nil }
    return _Mark(intent: [], link: URL(string: address), low: place + 1, high: end, next: end + 1)
  }
}
