/// A text as Objective-C has it.
class NSString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  let _text: String
  init(string: String) { _text = string }
  init(_ text: String) { _text = text }
  required init(stringLiteral value: String) { _text = value }
  var length: Int { _text.utf16.count }
  var description: String { _text }
  var uppercased: String { _text.uppercased() }
  var lowercased: String { _text.lowercased() }
  var integerValue: Int { Int(_text.prefix { $0.isWholeNumber }) ?? 0 }
  var doubleValue: Double { Double(_text) ?? 0 }
  var lastPathComponent: String {
    _text.split(separator: "/").last.map { String($0) } ?? ""
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_text) }
  static func == (_ left: NSString, _ right: NSString) -> Bool { left._text == right._text }
  struct CompareOptions: OptionSet, Hashable, Sendable {
    let rawValue: UInt
    static let caseInsensitive = CompareOptions(rawValue: 1)
    static let literal = CompareOptions(rawValue: 2)
    static let backwards = CompareOptions(rawValue: 4)
    static let anchored = CompareOptions(rawValue: 8)
    static let numeric = CompareOptions(rawValue: 64)
    static let diacriticInsensitive = CompareOptions(rawValue: 128)
    static let widthInsensitive = CompareOptions(rawValue: 256)
    static let forcedOrdering = CompareOptions(rawValue: 512)
    static let regularExpression = CompareOptions(rawValue: 1024)
  }
}

extension String {
  typealias CompareOptions = NSString.CompareOptions
}

/// What a text is compared as: without case, without accents.
func _foldedText(_ text: String, _ options: NSString.CompareOptions) -> String {
  var result = options.contains(.caseInsensitive) ? text.lowercased() : text
  if options.contains(.diacriticInsensitive) { result = _withoutAccents(result) }
  return result
}

/// Letters without their accents, for those of the languages of western Europe.
func _withoutAccents(_ text: String) -> String {
  let groups = [
    ("a", "àáâãäåāăą"), ("c", "çćč"), ("d", "ď"), ("e", "èéêëēėęě"), ("g", "ğ"),
    ("i", "ìíîïīį"), ("l", "ĺľ"), ("n", "ñńň"), ("o", "òóôõöōő"), ("r", "ŕř"), ("s", "śšş"),
    ("t", "ťţ"), ("u", "ùúûüūůű"), ("y", "ýÿ"), ("z", "źžż"),
  ]
  return text.map { character in
    if character.isASCII { return String(character) }
    let lower = character.lowercased()
    for (plain, accented) in groups where accented.contains(lower) {
      return character.isUppercase ? plain.uppercased() : plain
    }
    return String(character)
  }.joined()
}

/// A text cut into numbers and what stands between them, for the order of a file list.
func _numericOrder(_ left: String, _ right: String) -> ComparisonResult {
  let one = Array(left)
  let two = Array(right)
  var i = 0
  var j = 0
  while i < one.count, j < two.count {
    if one[i].isNumber, two[j].isNumber {
      var a = ""
      var b = ""
      while i < one.count, one[i].isNumber {
        a.append(one[i])
        i += 1
      }
      while j < two.count, two[j].isNumber {
        b.append(two[j])
        j += 1
      }
      let x = Int(a) ?? 0
      let y = Int(b) ?? 0
      if x != y { return x < y ? .orderedAscending : .orderedDescending }
      continue
    }
    if one[i] != two[j] { return one[i] < two[j] ? .orderedAscending : .orderedDescending }
    i += 1
    j += 1
  }
  let left = one.count - i
  let right = two.count - j
  return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
}

extension StringProtocol {
  func compare<T: StringProtocol>(_ other: T, options: NSString.CompareOptions)
    -> ComparisonResult
  {
    let left = _foldedText(_string, options)
    let right = _foldedText(other._string, options)
    if options.contains(.numeric) { return _numericOrder(left, right) }
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
  func range<T: StringProtocol>(
    of searchString: T,
    options: NSString.CompareOptions
  ) -> Range<String.Index>? {
    if options.contains(.regularExpression) {
      return _regularExpressionRange(searchString._string, options)
    }
    let wanted = Array(_foldedText(searchString._string, options))
    let text = _string
    let letters = text.map { _foldedText(String($0), options) }
    let last = letters.count - wanted.count
    guard !wanted.isEmpty, last >= 0 else { return nil }
    var places = Array(0...last)
    if options.contains(.backwards) { places = places.reversed() }
    if options.contains(.anchored) { places = [options.contains(.backwards) ? last : 0] }
    for place in places {
      var matches = true
      for (offset, letter) in wanted.enumerated() where letters[place + offset] != String(letter) {
        matches = false
        break
      }
      if matches {
        let start = text.index(text.startIndex, offsetBy: place)
        return start..<text.index(start, offsetBy: wanted.count)
      }
    }
    return nil
  }
  func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target,
    with replacement: Replacement,
    options: NSString.CompareOptions
  ) -> String {
    if options.contains(.regularExpression) {
      return _replacingRegularExpression(target._string, replacement._string, options)
    }
    var result = ""
    var rest = _string
    while let found = rest.range(of: target, options: options) {
      result += String(rest[rest.startIndex..<found.lowerBound]) + replacement._string
      rest = String(rest[found.upperBound..<rest.endIndex])
    }
    return result + rest
  }
  func folding(options: NSString.CompareOptions, locale: Locale?) -> String {
    _foldedText(_string, options)
  }
  func commonPrefix<T: StringProtocol>(
    with other: T,
    options: NSString.CompareOptions = []
  ) -> String {
    var result = ""
    for (one, two) in zip(_string, other._string) {
      let same = _foldedText(String(one), options) == _foldedText(String(two), options)
      guard same else { break }
      result.append(one)
    }
    return result
  }
  func localizedStandardRange<T: StringProtocol>(of other: T) -> Range<String.Index>? {
    range(of: other, options: [.caseInsensitive, .diacriticInsensitive])
  }
}
