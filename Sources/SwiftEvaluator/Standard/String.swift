protocol StringProtocol:
  BidirectionalCollection, Hashable, Comparable, CustomStringConvertible, TextOutputStream
where Element == Character, Index == String.Index, SubSequence: StringProtocol {
  var _string: String { get }
}

extension StringProtocol {
  var description: String { _string }
  func hasPrefix<P: StringProtocol>(_ prefix: P) -> Bool { native() }
  func hasSuffix<P: StringProtocol>(_ suffix: P) -> Bool { native() }
  func contains<P: StringProtocol>(_ other: P) -> Bool { native() }
  func uppercased() -> String { native() }
  func lowercased() -> String { native() }
  var capitalized: String { native() }
  func split(
    separator: String,
    maxSplits: Int = Int.max,
    omittingEmptySubsequences: Bool = true
  ) -> [Substring] { native() }
  func components(separatedBy separator: String) -> [String] { native() }
  func replacingOccurrences(of target: String, with replacement: String) -> String { native() }
  func replacing(_ target: String, with replacement: String) -> String { native() }
  func padding(
    toLength newLength: Int,
    withPad padString: String,
    startingAt padIndex: Int
  ) -> String { native() }
  func range(of text: String) -> Range<String.Index>? { native() }
  func localizedCaseInsensitiveContains(_ other: String) -> Bool {
    lowercased().contains(other.lowercased())
  }
  var localizedCapitalized: String { capitalized }
  var localizedUppercase: String { uppercased() }
  var localizedLowercase: String { lowercased() }
  func localizedCompare(_ other: String) -> ComparisonResult { caseInsensitiveCompare(other) }
  func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
    caseInsensitiveCompare(other)
  }
  func localizedStandardCompare(_ other: String) -> ComparisonResult {
    _numericOrder(
      _foldedText(_string, [.caseInsensitive, .diacriticInsensitive]),
      _foldedText(other, [.caseInsensitive, .diacriticInsensitive])
    )
  }
  func appending(_ other: String) -> String { _string + other }
  func localizedStandardContains(_ other: String) -> Bool {
    range(of: other, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
  func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
    let left = lowercased()
    let right = other.lowercased()
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
  func compare(_ other: String) -> ComparisonResult {
    let left = _string
    return left < other ? .orderedAscending : left == other ? .orderedSame : .orderedDescending
  }
}

enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}

struct String:
  StringProtocol, RangeReplaceableCollection, LosslessStringConvertible,
  CustomDebugStringConvertible, ExpressibleByStringInterpolation, CVarArg, Sendable, Encodable,
  Decodable
{
  typealias Element = Character
  typealias Iterator = IndexingIterator<[Character]>
  typealias SubSequence = Substring
  typealias StringLiteralType = String
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String
  typealias StringInterpolation = DefaultStringInterpolation

  struct Index: Comparable, Hashable, Sendable {
    let _offset: Int
    static func < (_ left: Index, _ right: Index) -> Bool { left._offset < right._offset }
    func utf16Offset<S: StringProtocol>(in text: S) -> Int {
      let whole = text._string
      return String(whole[whole.startIndex..<self]).utf16.count
    }
  }

  init() { native() }
  init(stringLiteral value: String) { self = value }
  init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
  init<Subject>(describing instance: Subject) { native() }
  init<Subject>(reflecting subject: Subject) { native() }
  init<T: LosslessStringConvertible>(_ value: T) { native() }
  init<S: Sequence>(_ characters: S) where S.Element == Character { native() }
  init(_ value: String) { self = value }
  init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false) { native() }
  init(repeating repeatedValue: String, count: Int) { native() }
  init(repeating repeatedValue: Character, count: Int) { native() }
  init(format: String, _ arguments: any CVarArg...) { native() }
  init(format: String, arguments: [any CVarArg]) { native() }
  init(localized key: String) { self = key }

  var _string: String { self }
  var count: Int { native() }
  var isEmpty: Bool { native() }
  var first: Character? { native() }
  var last: Character? { native() }
  var startIndex: Index { Index(_offset: 0) }
  var endIndex: Index { native() }
  func index(after i: Index) -> Index { native() }
  func index(before i: Index) -> Index { native() }
  func index(_ i: Index, offsetBy distance: Int) -> Index { native() }
  func distance(from start: Index, to end: Index) -> Int { native() }
  subscript(_ position: Index) -> Character { native() }
  subscript(_ bounds: Range<Index>) -> Substring { native() }
  func makeIterator() -> IndexingIterator<[Character]> { _characters().makeIterator() }
  func _characters() -> [Character] { native() }
  func reversed() -> ReversedCollection<String> { ReversedCollection(_base: self) }

  mutating func append(_ newElement: Character) { native() }
  mutating func append(_ other: String) { native() }
  mutating func append(contentsOf other: String) { native() }
  mutating func append(contentsOf other: Substring) { native() }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
    native()
  }
  mutating func write(_ other: String) { native() }
  mutating func insert(_ newElement: Character, at i: Index) { native() }
  mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index)
  where S.Element == Character { native() }
  @discardableResult
  mutating func remove(at i: Index) -> Character { native() }
  @discardableResult
  mutating func removeFirst() -> Character { native() }
  mutating func removeFirst(_ n: Int) { native() }
  @discardableResult
  mutating func removeLast() -> Character { native() }
  mutating func removeLast(_ n: Int) { native() }
  @discardableResult
  mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }
  mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
    self = try filter { !(try shouldBeRemoved($0)) }
  }
  mutating func removeSubrange(_ bounds: Range<Index>) { native() }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Character { native() }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    var result = ""
    for character in self where try isIncluded(character) { result.append(character) }
    return result
  }
  mutating func reserveCapacity(_ n: Int) {}
  func randomElement() -> Character? { native() }

  var utf8: [UInt8] { native() }
  var utf16: [UInt16] { native() }
  var unicodeScalars: [Unicode.Scalar] { native() }
  func hash(into hasher: inout Hasher) { native() }
  var debugDescription: String { native() }

  static func + (_ left: String, _ right: String) -> String { native() }
  static func += (_ left: inout String, _ right: String) { native() }
}

struct Substring:
  StringProtocol, LosslessStringConvertible, ExpressibleByStringLiteral,
  CustomDebugStringConvertible, Sendable
{
  typealias Element = Character
  typealias Index = String.Index
  typealias Iterator = IndexingIterator<[Character]>
  typealias SubSequence = Substring
  typealias StringLiteralType = String
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias UnicodeScalarLiteralType = String

  var _string: String
  var _offset: Int

  init() {
    _string = ""
    _offset = 0
  }
  init(_ text: String) {
    _string = text
    _offset = 0
  }
  init(stringLiteral value: String) {
    _string = value
    _offset = 0
  }
  init(_string: String, _offset: Int) {
    self._string = _string
    self._offset = _offset
  }

  var count: Int { _string.count }
  var isEmpty: Bool { _string.isEmpty }
  var first: Character? { _string.first }
  var last: Character? { _string.last }
  var startIndex: String.Index { String.Index(_offset: _offset) }
  var endIndex: String.Index { String.Index(_offset: _offset + _string.endIndex._offset) }
  func _inner(_ i: String.Index) -> String.Index { String.Index(_offset: i._offset - _offset) }
  func _outer(_ i: String.Index) -> String.Index { String.Index(_offset: i._offset + _offset) }
  func index(after i: String.Index) -> String.Index { _outer(_string.index(after: _inner(i))) }
  func index(before i: String.Index) -> String.Index { _outer(_string.index(before: _inner(i))) }
  subscript(_ position: String.Index) -> Character { _string[_inner(position)] }
  subscript(_ bounds: Range<String.Index>) -> Substring {
    let part = _string[_inner(bounds.lowerBound)..<_inner(bounds.upperBound)]
    return Substring(_string: part._string, _offset: bounds.lowerBound._offset)
  }
  func makeIterator() -> IndexingIterator<[Character]> { _string.makeIterator() }
  mutating func write(_ string: String) { _string += string }
  mutating func append(_ newElement: Character) { _string.append(newElement) }
  @discardableResult
  mutating func removeFirst() -> Character {
    let next = index(after: startIndex)
    _offset = next._offset
    return _string.removeFirst()
  }
  @discardableResult
  mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
  mutating func removeFirst(_ n: Int) { for _ in 0..<n { removeFirst() } }
  mutating func removeLast(_ n: Int) { for _ in 0..<n { removeLast() } }
  @discardableResult
  mutating func removeLast() -> Character { _string.removeLast() }
  func hash(into hasher: inout Hasher) { _string.hash(into: &hasher) }
  var description: String { _string }
  var debugDescription: String { _string.debugDescription }
  static func == (_ left: Substring, _ right: Substring) -> Bool { left._string == right._string }
  static func < (_ left: Substring, _ right: Substring) -> Bool { left._string < right._string }
  static func == (_ left: String, _ right: Substring) -> Bool { left == right._string }
  static func == (_ left: Substring, _ right: String) -> Bool { left._string == right }
  static func != (_ left: String, _ right: Substring) -> Bool { left != right._string }
  static func != (_ left: Substring, _ right: String) -> Bool { left._string != right }
  static func < (_ left: String, _ right: Substring) -> Bool { left < right._string }
  static func < (_ left: Substring, _ right: String) -> Bool { left._string < right }
}

struct Character:
  Hashable, Comparable, LosslessStringConvertible, CustomDebugStringConvertible,
  ExpressibleByExtendedGraphemeClusterLiteral, Sendable
{
  typealias ExtendedGraphemeClusterLiteralType = Character
  typealias UnicodeScalarLiteralType = Character
  init(extendedGraphemeClusterLiteral value: Character) { self = value }
  init(unicodeScalarLiteral value: Character) { self = value }
  init(_ text: String) { native() }
  init(_ scalar: Unicode.Scalar) { native() }
  var isLetter: Bool { native() }
  var isNumber: Bool { native() }
  var isWholeNumber: Bool { native() }
  var isHexDigit: Bool { native() }
  var isWhitespace: Bool { native() }
  var isNewline: Bool { native() }
  var isPunctuation: Bool { native() }
  var isSymbol: Bool { native() }
  var isUppercase: Bool { native() }
  var isLowercase: Bool { native() }
  var isASCII: Bool { native() }
  var wholeNumberValue: Int? { native() }
  var hexDigitValue: Int? { native() }
  var asciiValue: UInt8? { native() }
  func uppercased() -> String { native() }
  func lowercased() -> String { native() }
  var unicodeScalars: [Unicode.Scalar] { native() }
  var utf8: [UInt8] { native() }
  var description: String { native() }
  var debugDescription: String { native() }
  func hash(into hasher: inout Hasher) { native() }
}

enum Unicode {
  struct Scalar:
    Hashable, Comparable, LosslessStringConvertible, Sendable,
    // Swift's own takes a literal of one scalar only; ours are literals of one character.
    ExpressibleByExtendedGraphemeClusterLiteral
  {
    typealias UnicodeScalarLiteralType = Unicode.Scalar
    let value: UInt32
    typealias ExtendedGraphemeClusterLiteralType = Character
    init(unicodeScalarLiteral value: Unicode.Scalar) { self = value }
    init(extendedGraphemeClusterLiteral value: Character) { self = value.unicodeScalars[0] }
    init(_ v: Unicode.Scalar) { self = v }
    init?(_ description: String) {
      let scalars = description.unicodeScalars
      if scalars.count != 1 { return nil }
      self = scalars[0]
    }
    init?(_ value: UInt32) {
      if value > 0x10FFFF || value >= 0xD800 && value <= 0xDFFF { return nil }
      self.value = value
    }
    init?(_ value: Int) {
      if value < 0 || value > 0x10FFFF || value >= 0xD800 && value <= 0xDFFF { return nil }
      self.value = UInt32(value)
    }
    init(_ value: UInt8) { self.value = UInt32(value) }
    static func < (_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
      left.value < right.value
    }
    var description: String { String(Character(self)) }
  }
}

typealias UnicodeScalar = Unicode.Scalar

extension Substring {
  static func + (_ left: Substring, _ right: String) -> Substring {
    Substring(left._string + right)
  }
  @_disfavoredOverload
  static func + (_ left: Substring, _ right: String) -> String { left._string + right }
  @_disfavoredOverload
  static func + (_ left: String, _ right: Substring) -> String { left + right._string }
}
