/// What can be searched for in a text.
protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}

/// A regular expression; `Output` says what a match holds.
struct Regex<Output>: RegexComponent {
  typealias RegexOutput = Output
  let _pattern: String
  let _options: Int

  init(_literal pattern: String, _options: Int) {
    _pattern = pattern
    self._options = _options
  }
  init(_ content: () -> Regex<Output>) {
    _notModelled("RegexBuilder")
    self = content()
  }
  init(verbatim verbatimString: String) {
    var pattern = ""
    for character in verbatimString {
      let isPlain = !character.isASCII || character.isLetter || character.isNumber
      pattern += (isPlain ? "" : "\\") + String(character)
    }
    self.init(_literal: pattern, _options: 0)
  }
  init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
    self.init(_literal: pattern, _options: 0)
    try _check()
  }
  func _check() throws {
    let mistake = _mistake()
    if !mistake.isEmpty { throw _RegexError(description: mistake) }
  }

  var regex: Regex<Output> { self }
  func contains(captureNamed name: String) -> Bool { _names().contains(name) }

  /// Why the pattern cannot be used; empty when it can.
  func _mistake() -> String { native() }
  /// The names of the groups from 0, empty for those without.
  func _names() -> [String] { native() }
  /// Where groups matched, as offsets in pairs: the first match, the whole text (`mode` 1), a
  /// beginning (2) or every match (3).
  func _search(_ text: String, _ start: Int, _ mode: Int) -> [[Int]] { native() }
  func _output(_ text: String, _ start: Int, _ places: [Int]) -> Output { native() }

  func _matches<S: StringProtocol>(_ text: S, _ mode: Int) -> [Match] {
    let start = text.startIndex._offset
    return _search(text._string, start, mode).map {
      Match(_regex: self, _text: text._string, _start: start, _places: $0)
    }
  }

  func wholeMatch(in string: String) throws -> Match? { _matches(string, 1).first }
  func prefixMatch(in string: String) throws -> Match? { _matches(string, 2).first }
  func firstMatch(in string: String) throws -> Match? { _matches(string, 0).first }
  func wholeMatch(in string: Substring) throws -> Match? { _matches(string, 1).first }
  func prefixMatch(in string: Substring) throws -> Match? { _matches(string, 2).first }
  func firstMatch(in string: Substring) throws -> Match? { _matches(string, 0).first }

  @dynamicMemberLookup
  struct Match {
    let _regex: Regex<Output>
    let _text: String
    let _start: Int
    let _places: [Int]
    var range: Range<String.Index> {
      String.Index(_offset: _places[0])..<String.Index(_offset: _places[1])
    }
    var output: Output {
      if let any = AnyRegexOutput(self) as? Output { return any }
      return _regex._output(_text, _start, _places)
    }
    subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
  }
}

extension Regex where Output == AnyRegexOutput {
  init(_ pattern: String) throws {
    self.init(_literal: pattern, _options: 0)
    try _check()
  }
  init<OtherOutput>(_ regex: Regex<OtherOutput>) {
    self.init(_literal: regex._pattern, _options: regex._options)
  }
}

extension Regex.Match where Output == AnyRegexOutput {
  subscript(_ name: String) -> AnyRegexOutput.Element? { output[name] }
  subscript(_ position: Int) -> AnyRegexOutput.Element { output[position] }
}

/// What a match of a pattern that is only known while running holds.
struct AnyRegexOutput: RandomAccessCollection {
  typealias Index = Int
  typealias Iterator = IndexingIterator<AnyRegexOutput>
  struct Element {
    let range: Range<String.Index>?
    let substring: Substring?
    let name: String?
    var value: Any? { substring }
  }
  let _elements: [Element]
  init<Output>(_ match: Regex<Output>.Match) {
    let names = match._regex._names()
    var elements: [Element] = []
    for number in 0..<names.count {
      let low = match._places[2 * number]
      let name: String? = names[number].isEmpty ? nil : names[number]
      if low < 0 {
        elements.append(Element(range: nil, substring: nil, name: name))
      } else {
        let start = String.Index(_offset: low)
        let end = String.Index(_offset: match._places[2 * number + 1])
        let whole = Substring(_string: match._text, _offset: match._start)
        elements.append(Element(range: start..<end, substring: whole[start..<end], name: name))
      }
    }
    _elements = elements
  }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  var count: Int { _elements.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(_ position: Int) -> Element { _elements[position] }
  subscript(_ name: String) -> Element? { _elements.first { $0.name == name } }
}

struct _RegexError: Error, CustomStringConvertible {
  let description: String
}

struct RegexRepetitionBehavior: Hashable, Sendable {
  let _bit: Int
  static let eager = RegexRepetitionBehavior(_bit: 0)
  static let reluctant = RegexRepetitionBehavior(_bit: 256)
  static let possessive = RegexRepetitionBehavior(_bit: 512)
}

struct RegexWordBoundaryKind: Hashable, Sendable {
  let _bit: Int
  static let simple = RegexWordBoundaryKind(_bit: 1024)
  static let `default` = RegexWordBoundaryKind(_bit: 0)
}

struct RegexSemanticLevel: Hashable, Sendable {
  let _bit: Int
  static let graphemeCluster = RegexSemanticLevel(_bit: 0)
  static let unicodeScalar = RegexSemanticLevel(_bit: 2048)
}

extension Regex {
  func _with(_ bits: Int, _ isOn: Bool) -> Regex<Output> {
    let kept = _options & ~bits
    return Regex(_literal: _pattern, _options: isOn ? kept | bits : kept)
  }
  func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { _with(1, ignoresCase) }
  func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {
    _with(2, dotMatchesNewlines)
  }
  func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> {
    _with(4, matchLineEndings)
  }
  func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output> { _with(16, useASCII) }
  func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output> { _with(32, useASCII) }
  func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output> { _with(64, useASCII) }
  func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output> {
    _with(128, useASCII)
  }
  func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Output> {
    _with(768, false)._with(behavior._bit, true)
  }
  func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Output> {
    _with(1024, wordBoundaryKind == .simple)
  }
  func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Output> {
    _with(2048, semanticLevel == .unicodeScalar)
  }
}
