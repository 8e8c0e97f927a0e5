/// Which characters belong to a set, in the engine's words.
indirect enum _CharacterRule: Hashable, Sendable {
  case named(String)
  case listed(Set<Unicode.Scalar>)
  case range(UInt32, UInt32)
  case either(_CharacterRule, _CharacterRule)
  case both(_CharacterRule, _CharacterRule)
  case not(_CharacterRule)

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .named(let name): return _isNamed(name, scalar)
    case .listed(let scalars): return scalars.contains(scalar)
    case .range(let low, let high): return scalar.value >= low && scalar.value <= high
    case .either(let one, let other): return one.contains(scalar) || other.contains(scalar)
    case .both(let one, let other): return one.contains(scalar) && other.contains(scalar)
    case .not(let rule): return !rule.contains(scalar)
    }
  }
}

func _isNamed(_ name: String, _ scalar: Unicode.Scalar) -> Bool {
  let character = Character(scalar)
  switch name {
  case "whitespaces": return character.isWhitespace && !_isNewline(scalar)
  case "newlines": return _isNewline(scalar)
  case "letters": return character.isLetter
  case "lowercase": return character.isLowercase
  case "uppercase": return character.isUppercase
  case "digits": return character.isNumber && character.wholeNumberValue != nil
  case "alphanumerics": return character.isLetter || character.isNumber
  case "punctuation": return character.isPunctuation
  case "symbols": return character.isSymbol
  default: return false
  }
}

func _isNewline(_ scalar: Unicode.Scalar) -> Bool {
  (scalar.value >= 10 && scalar.value <= 13) || [0x85, 0x2028, 0x2029].contains(scalar.value)
}

struct CharacterSet: Hashable, Sendable {
  var _rule: _CharacterRule
  init(_rule: _CharacterRule) { self._rule = _rule }
  init() { _rule = .listed([]) }
  init(charactersIn text: String) { _rule = .listed(Set(text.unicodeScalars)) }
  init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    _rule = .range(range.lowerBound.value, range.upperBound.value)
  }
  init(charactersIn range: Range<Unicode.Scalar>) {
    _rule =
      range.lowerBound == range.upperBound
      ? .listed([]) : .range(range.lowerBound.value, range.upperBound.value - 1)
  }
  static func _named(_ name: String) -> CharacterSet { CharacterSet(_rule: .named(name)) }
  static var whitespaces: CharacterSet { _named("whitespaces") }
  static var newlines: CharacterSet { _named("newlines") }
  static var whitespacesAndNewlines: CharacterSet { whitespaces.union(newlines) }
  static var punctuationCharacters: CharacterSet { _named("punctuation") }
  static var symbols: CharacterSet { _named("symbols") }
  static var decimalDigits: CharacterSet { _named("digits") }
  static var alphanumerics: CharacterSet { _named("alphanumerics") }
  static var lowercaseLetters: CharacterSet { _named("lowercase") }
  static var uppercaseLetters: CharacterSet { _named("uppercase") }
  static var letters: CharacterSet { _named("letters") }
  static var _urlPlain: CharacterSet {
    CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;="
    )
  }
  static var urlHostAllowed: CharacterSet { _urlPlain.union(CharacterSet(charactersIn: ":[]")) }
  static var urlUserAllowed: CharacterSet { _urlPlain }
  static var urlPasswordAllowed: CharacterSet { _urlPlain }
  static var urlPathAllowed: CharacterSet { _urlPlain.union(CharacterSet(charactersIn: "/:@")) }
  static var urlQueryAllowed: CharacterSet { urlPathAllowed.union(CharacterSet(charactersIn: "?")) }
  static var urlFragmentAllowed: CharacterSet { urlQueryAllowed }

  var inverted: CharacterSet { CharacterSet(_rule: .not(_rule)) }
  func contains(_ member: Unicode.Scalar) -> Bool { _rule.contains(member) }
  func union(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_rule: .either(_rule, other._rule))
  }
  func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_rule: .both(_rule, other._rule))
  }
  func subtracting(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_rule: .both(_rule, .not(other._rule)))
  }
  mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  mutating func insert(charactersIn text: String) {
    formUnion(CharacterSet(charactersIn: text))
  }
  mutating func insert(_ character: Unicode.Scalar) {
    _rule = .either(_rule, .listed([character]))
  }
  mutating func remove(charactersIn text: String) {
    self = subtracting(CharacterSet(charactersIn: text))
  }
  mutating func remove(_ character: Unicode.Scalar) {
    _rule = .both(_rule, .not(.listed([character])))
  }
  mutating func invert() { self = inverted }
  func _holds(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { _rule.contains($0) }
  }
}

extension StringProtocol {
  func trimmingCharacters(in set: CharacterSet) -> String {
    let characters = Array(_string)
    var start = 0
    var end = characters.count
    while start < end, set._holds(characters[start]) { start += 1 }
    while end > start, set._holds(characters[end - 1]) { end -= 1 }
    return String(characters[start..<end])
  }
  func components(separatedBy separator: CharacterSet) -> [String] {
    var parts: [String] = []
    var part = ""
    for character in _string {
      if separator._holds(character) {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts
  }
  func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
    let text = _string
    guard let index = text.firstIndex(where: { set._holds($0) }) else { return nil }
    return index..<text.index(after: index)
  }
  func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    var result = ""
    for character in _string {
      if character.isASCII, allowed._holds(character) {
        result.append(character)
      } else {
        for byte in character.utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (digits.count < 2 ? "0" : "") + digits
        }
      }
    }
    return result
  }
  var removingPercentEncoding: String? {
    var bytes: [UInt8] = []
    let all = Array(_string.utf8)
    var index = 0
    while index < all.count {
      if all[index] != 37 {
        bytes.append(all[index])
        index += 1
        continue
      }
      guard index + 2 < all.count,
        let high = Character(Unicode.Scalar(all[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(all[index + 2])).hexDigitValue
      else { return nil }
      bytes.append(UInt8(high * 16 + low))
      index += 3
    }
    return _utf8Text(bytes)
  }
}
