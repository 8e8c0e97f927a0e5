/// What has attributes of characters by name.
protocol _Attributed {
  func _attribute(_ name: String) -> AnyHashable?
  mutating func _setAttribute(_ name: String, _ value: AnyHashable?)
}

extension _Attributed {
  var link: URL? {
    get { _attribute("NSLink")?.base as? URL }
    set { _setAttribute("NSLink", newValue.map { AnyHashable($0) }) }
  }
  var inlinePresentationIntent: InlinePresentationIntent? {
    get { _attribute("NSInlinePresentationIntent")?.base as? InlinePresentationIntent }
    set { _setAttribute("NSInlinePresentationIntent", newValue.map { AnyHashable($0) }) }
  }
  var languageIdentifier: String? {
    get { _attribute("NSLanguage")?.base as? String }
    set { _setAttribute("NSLanguage", newValue.map { AnyHashable($0) }) }
  }
}

/// Characters with the same attributes.
struct _AttributedPiece: Hashable, Sendable {
  var text: String
  var values: [String: AnyHashable]
  var description: String {
    let pairs = values.map { ($0.key, "\($0.value.base)") }.sorted { $0.0 < $1.0 }
    let lines = pairs.map { "\t\($0.0) = \($0.1)\n" }
    return "\(text) {\n\(lines.joined())}"
  }
}

struct AttributeContainer: _Attributed, Hashable, Sendable {
  var _values: [String: AnyHashable]
  init() { _values = [:] }
  init(_values: [String: AnyHashable]) { self._values = _values }
  func _attribute(_ name: String) -> AnyHashable? { _values[name] }
  mutating func _setAttribute(_ name: String, _ value: AnyHashable?) { _values[name] = value }
  mutating func merge(_ attributes: AttributeContainer) {
    _values.merge(attributes._values) { _, new in new }
  }
  func merging(_ attributes: AttributeContainer) -> AttributeContainer {
    var copy = self
    copy.merge(attributes)
    return copy
  }
}

struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  let rawValue: UInt
  static let emphasized = InlinePresentationIntent(rawValue: 1)
  static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  static let code = InlinePresentationIntent(rawValue: 4)
  static let strikethrough = InlinePresentationIntent(rawValue: 32)
  static let softBreak = InlinePresentationIntent(rawValue: 64)
  static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

protocol AttributedStringProtocol: _Attributed, Hashable, CustomStringConvertible {
  var _pieces: [_AttributedPiece] { get set }
  var _start: Int { get }
}

extension AttributedStringProtocol {
  var _text: String { _pieces.map { $0.text }.joined() }
  var _count: Int { _pieces.reduce(0) { $0 + $1.text.count } }
  var startIndex: AttributedString.Index { AttributedString.Index(_offset: _start) }
  var endIndex: AttributedString.Index { AttributedString.Index(_offset: _start + _count) }
  var description: String { _pieces.map { $0.description }.joined(separator: "\n") }

  func _attribute(_ name: String) -> AnyHashable? {
    guard let first = _pieces.first?.values[name] else { return nil }
    return _pieces.allSatisfy { $0.values[name] == first } ? first : nil
  }
  mutating func _setAttribute(_ name: String, _ value: AnyHashable?) {
    for index in _pieces.indices { _pieces[index].values[name] = value }
    _pieces = _joined(_pieces)
  }
  mutating func mergeAttributes(_ attributes: AttributeContainer) {
    for index in _pieces.indices {
      _pieces[index].values.merge(attributes._values) { _, new in new }
    }
    _pieces = _joined(_pieces)
  }
  mutating func setAttributes(_ attributes: AttributeContainer) {
    _pieces = _text.isEmpty ? [] : [_AttributedPiece(text: _text, values: attributes._values)]
  }
  func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var copy = AttributedString(_pieces: _pieces)
    copy.mergeAttributes(attributes)
    return copy
  }
  func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var copy = AttributedString(_pieces: _pieces)
    copy.setAttributes(attributes)
    return copy
  }

  var characters: AttributedString.CharacterView {
    get { AttributedString.CharacterView(_pieces: _pieces, _start: _start) }
    set { _pieces = newValue._pieces }
  }
  var unicodeScalars: [Unicode.Scalar] { _text.unicodeScalars }
  var runs: AttributedString.Runs { AttributedString.Runs(_pieces: _pieces, _start: _start) }

  func index(_ i: AttributedString.Index, offsetByCharacters distance: Int)
    -> AttributedString.Index
  { AttributedString.Index(_offset: i._offset + distance) }
  func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index {
    AttributedString.Index(_offset: i._offset + 1)
  }
  func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index {
    AttributedString.Index(_offset: i._offset - 1)
  }

  func range<T: StringProtocol>(
    of stringToFind: T,
    options: String.CompareOptions = [],
    locale: Locale? = nil
  ) -> Range<AttributedString.Index>? {
    let text = _text
    guard let found = text.range(of: stringToFind, options: options) else { return nil }
    let low = text[text.startIndex..<found.lowerBound].count + _start
    let high = low + text[found].count
    return AttributedString.Index(_offset: low)..<AttributedString.Index(_offset: high)
  }

  func _cut(_ low: Int, _ high: Int) -> [_AttributedPiece] {
    var offset = _start
    var result: [_AttributedPiece] = []
    for piece in _pieces {
      let count = piece.text.count
      let from = max(low - offset, 0)
      let to = min(high - offset, count)
      if from < to {
        let text = String(piece.text.dropFirst(from).prefix(to - from))
        result.append(_AttributedPiece(text: text, values: piece.values))
      }
      offset += count
    }
    return result
  }
}

/// Pieces with equal attributes beside each other become one.
func _joined(_ pieces: [_AttributedPiece]) -> [_AttributedPiece] {
  var result: [_AttributedPiece] = []
  for piece in pieces where !piece.text.isEmpty {
    if let last = result.last, last.values == piece.values {
      result[result.count - 1].text += piece.text
    } else {
      result.append(piece)
    }
  }
  return result
}

struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral, Sendable {
  typealias StringLiteralType = String
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  var _pieces: [_AttributedPiece]
  var _start: Int { 0 }

  struct Index: Comparable, Hashable, Sendable {
    let _offset: Int
    static func < (_ left: Index, _ right: Index) -> Bool { left._offset < right._offset }
  }

  init() { _pieces = [] }
  init(_pieces: [_AttributedPiece]) { self._pieces = _joined(_pieces) }
  init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    _pieces = _joined([_AttributedPiece(text: string, values: attributes._values)])
  }
  init(_ substring: Substring, attributes: AttributeContainer = AttributeContainer()) {
    self.init(String(substring), attributes: attributes)
  }
  init(_ substring: AttributedSubstring) { _pieces = substring._pieces }
  init(stringLiteral value: String) { self.init(value) }
  init(localized key: String) { self.init(key) }

  mutating func append(_ s: some AttributedStringProtocol) {
    _pieces = _joined(_pieces + s._pieces)
  }
  mutating func insert(_ s: some AttributedStringProtocol, at index: Index) {
    replaceSubrange(index..<index, with: s)
  }
  mutating func removeSubrange(_ range: Range<Index>) {
    replaceSubrange(range, with: AttributedString())
  }
  mutating func replaceSubrange(_ range: Range<Index>, with s: some AttributedStringProtocol) {
    let head = _cut(0, range.lowerBound._offset)
    let tail = _cut(range.upperBound._offset, _count)
    _pieces = _joined(head + s._pieces + tail)
  }
  mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
  {
    for index in _pieces.indices {
      let values = _pieces[index].values
      guard attributes._values.allSatisfy({ values[$0.key] == $0.value }) else { continue }
      for name in attributes._values.keys { _pieces[index].values[name] = nil }
      _pieces[index].values.merge(others._values) { _, new in new }
    }
    _pieces = _joined(_pieces)
  }
  subscript(_ bounds: Range<Index>) -> AttributedSubstring {
    get {
      let low = bounds.lowerBound._offset
      return AttributedSubstring(_pieces: _cut(low, bounds.upperBound._offset), _start: low)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  subscript(_ bounds: ClosedRange<Index>) -> AttributedSubstring {
    get { self[bounds.lowerBound..<index(afterCharacter: bounds.upperBound)] }
    set { self[bounds.lowerBound..<index(afterCharacter: bounds.upperBound)] = newValue }
  }
  subscript(_ bounds: PartialRangeFrom<Index>) -> AttributedSubstring {
    get { self[bounds.lowerBound..<endIndex] }
    set { self[bounds.lowerBound..<endIndex] = newValue }
  }
  subscript(_ bounds: PartialRangeUpTo<Index>) -> AttributedSubstring {
    get { self[startIndex..<bounds.upperBound] }
    set { self[startIndex..<bounds.upperBound] = newValue }
  }

  @_disfavoredOverload
  static func + (_ left: AttributedString, _ right: some AttributedStringProtocol)
    -> AttributedString
  { AttributedString(_pieces: left._pieces + right._pieces) }
  @_disfavoredOverload
  static func += (_ left: inout AttributedString, _ right: some AttributedStringProtocol) {
    left.append(right)
  }
}

struct AttributedSubstring: AttributedStringProtocol, Sendable {
  var _pieces: [_AttributedPiece]
  let _start: Int
}

extension AttributedString {
  struct CharacterView: BidirectionalCollection {
    typealias Element = Character
    typealias Index = AttributedString.Index
    typealias Iterator = IndexingIterator<[Character]>
    var _pieces: [_AttributedPiece]
    let _start: Int
    var _text: String { _pieces.map { $0.text }.joined() }
    var startIndex: Index { Index(_offset: _start) }
    var endIndex: Index { Index(_offset: _start + _text.count) }
    var count: Int { _text.count }
    func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
    func index(before i: Index) -> Index { Index(_offset: i._offset - 1) }
    subscript(_ position: Index) -> Character { Array(_text)[position._offset - _start] }
    func makeIterator() -> IndexingIterator<[Character]> { Array(_text).makeIterator() }
    mutating func append(_ character: Character) { append(contentsOf: String(character)) }
    mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character {
      let text = String(characters)
      if _pieces.isEmpty {
        _pieces = [_AttributedPiece(text: text, values: [:])]
      } else {
        _pieces[_pieces.count - 1].text += text
      }
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with characters: C)
    where C.Element == Character {
      var whole = AttributedString(_pieces: _pieces)
      let old = whole[subrange]
      let values = old._pieces.first?.values ?? _pieces.last?.values ?? [:]
      let new = _AttributedPiece(text: String(characters), values: values)
      whole.replaceSubrange(subrange, with: AttributedString(_pieces: [new]))
      _pieces = whole._pieces
    }
  }

  struct Runs: RandomAccessCollection {
    typealias Index = Int
    typealias Element = Run
    typealias Iterator = IndexingIterator<Runs>
    struct Run: _Attributed {
      let range: Range<AttributedString.Index>
      var attributes: AttributeContainer
      func _attribute(_ name: String) -> AnyHashable? { attributes._values[name] }
      mutating func _setAttribute(_ name: String, _ value: AnyHashable?) {
        attributes._values[name] = value
      }
    }
    let _pieces: [_AttributedPiece]
    let _start: Int
    var startIndex: Int { 0 }
    var endIndex: Int { _pieces.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(_ position: Int) -> Run {
      let low = _pieces.prefix(position).reduce(_start) { $0 + $1.text.count }
      let high = low + _pieces[position].text.count
      return Run(
        range: AttributedString.Index(_offset: low)..<AttributedString.Index(_offset: high),
        attributes: AttributeContainer(_values: _pieces[position].values)
      )
    }
  }
}

extension AttributedString {
  /// The characters with their attributes, for whoever shows them.
  var _runsOfAttributes: [(String, AttributeContainer)] {
    _pieces.map { ($0.text, AttributeContainer(_values: $0.values)) }
  }
}
