/// Reads numbers and words from the front of a text.
class Scanner {
  let string: String
  var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  var caseSensitive = false
  var _letters: [Character]
  var _place = 0
  init(string: String) {
    self.string = string
    _letters = Array(string)
  }
  var isAtEnd: Bool {
    _skip()
    return _place >= _letters.count
  }
  var currentIndex: String.Index {
    get { string.index(string.startIndex, offsetBy: _place) }
    set { _place = string.distance(from: string.startIndex, to: newValue) }
  }
  func _skip() {
    guard let skipped = charactersToBeSkipped else { return }
    while _place < _letters.count, skipped._holds(_letters[_place]) { _place += 1 }
  }
  func _take(_ isWanted: (Character) -> Bool) -> String {
    var text = ""
    while _place < _letters.count, isWanted(_letters[_place]) {
      text.append(_letters[_place])
      _place += 1
    }
    return text
  }
  func _sign() -> String {
    guard _place < _letters.count, ["-", "+"].contains(_letters[_place]) else { return "" }
    _place += 1
    return _letters[_place - 1] == "-" ? "-" : ""
  }
  func scanInt() -> Int? {
    let start = _place
    _skip()
    let sign = _sign()
    if let value = Int(sign + _take { $0.isWholeNumber && $0.isASCII }) { return value }
    _place = start
    return nil
  }
  func scanDouble() -> Double? {
    let start = _place
    _skip()
    var text = _sign() + _take { $0.isWholeNumber && $0.isASCII }
    if _place < _letters.count, _letters[_place] == "." {
      _place += 1
      text += "." + _take { $0.isWholeNumber && $0.isASCII }
    }
    if let value = Double(text.hasSuffix(".") ? text + "0" : text) { return value }
    _place = start
    return nil
  }
  func scanHexInt64(_ result: inout UInt64) -> Bool {
    let start = _place
    _skip()
    if _place + 1 < _letters.count, _letters[_place] == "0",
      ["x", "X"].contains(_letters[_place + 1])
    {
      _place += 2
    }
    let digits = _take { $0.isHexDigit }
    guard !digits.isEmpty else {
      _place = start
      return false
    }
    result = UInt64(digits, radix: 16) ?? UInt64.max
    return true
  }
  func scanString(_ searchString: String) -> String? {
    let start = _place
    _skip()
    let wanted = Array(searchString)
    guard _place + wanted.count <= _letters.count else {
      _place = start
      return nil
    }
    let found = String(_letters[_place..<_place + wanted.count])
    let isSame =
      caseSensitive ? found == searchString : found.lowercased() == searchString.lowercased()
    guard isSame else {
      _place = start
      return nil
    }
    _place += wanted.count
    return found
  }
  func scanCharacter() -> Character? {
    _skip()
    guard _place < _letters.count else { return nil }
    _place += 1
    return _letters[_place - 1]
  }
  func scanCharacters(from set: CharacterSet) -> String? {
    _skip()
    let text = _take { set._holds($0) }
    return text.isEmpty ? nil : text
  }
  func scanUpToCharacters(from set: CharacterSet) -> String? {
    _skip()
    let text = _take { !set._holds($0) }
    return text.isEmpty ? nil : text
  }
  func scanUpToString(_ searchString: String) -> String? {
    _skip()
    var text = ""
    let wanted = Array(searchString)
    while _place < _letters.count {
      if _place + wanted.count <= _letters.count,
        Array(_letters[_place..<_place + wanted.count]) == wanted
      {
        break
      }
      text.append(_letters[_place])
      _place += 1
    }
    return text.isEmpty ? nil : text
  }
}
