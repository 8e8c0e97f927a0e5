extension StringProtocol {
  func contains(_ regex: some RegexComponent) -> Bool {
    !regex.regex._search(_string, startIndex._offset, 0).isEmpty
  }
  func starts(with regex: some RegexComponent) -> Bool {
    !regex.regex._search(_string, startIndex._offset, 2).isEmpty
  }
  func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match? {
    r.regex._matches(self, 0).first
  }
  func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
    regex.regex._matches(self, 1).first
  }
  func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
    regex.regex._matches(self, 2).first
  }
  func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match] {
    r.regex._matches(self, 3)
  }
  func firstRange(of regex: some RegexComponent) -> Range<String.Index>? {
    _places(regex, 0).first
  }
  func ranges(of regex: some RegexComponent) -> [Range<String.Index>] { _places(regex, 3) }
  func _places(_ regex: some RegexComponent, _ mode: Int) -> [Range<String.Index>] {
    regex.regex._search(_string, startIndex._offset, mode).map {
      String.Index(_offset: $0[0])..<String.Index(_offset: $0[1])
    }
  }
  func firstRange<C: StringProtocol>(of other: C) -> Range<String.Index>? {
    firstRange(of: Regex<Substring>(verbatim: other._string))
  }
  func ranges<C: StringProtocol>(of other: C) -> [Range<String.Index>] {
    ranges(of: Regex<Substring>(verbatim: other._string))
  }
  func trimmingPrefix(_ regex: some RegexComponent) -> Substring {
    let whole = Substring(_string: _string, _offset: startIndex._offset)
    guard let range = _places(regex, 2).first else { return whole }
    return whole[range.upperBound..<whole.endIndex]
  }
  func trimmingPrefix<P: StringProtocol>(_ prefix: P) -> Substring {
    trimmingPrefix(Regex<Substring>(verbatim: prefix._string))
  }
  func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
    let whole = Substring(_string: _string, _offset: startIndex._offset)
    return try whole.drop(while: predicate)
  }
  func split(
    separator: some RegexComponent,
    maxSplits: Int = Int.max,
    omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    let whole = Substring(_string: _string, _offset: startIndex._offset)
    var parts: [Substring] = []
    var start = whole.startIndex
    for range in _places(separator, 3) where parts.count < maxSplits {
      if range.isEmpty, range.lowerBound == whole.startIndex || range.lowerBound == whole.endIndex {
        if omittingEmptySubsequences { continue }
      }
      if !(omittingEmptySubsequences && start == range.lowerBound) {
        parts.append(whole[start..<range.lowerBound])
      }
      start = range.upperBound
    }
    if !(omittingEmptySubsequences && start == whole.endIndex) {
      parts.append(whole[start..<whole.endIndex])
    }
    return parts
  }
  func _replacing<Output, Replacement: Collection>(
    _ regex: Regex<Output>,
    _ maxReplacements: Int,
    _ replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> String where Replacement.Element == Character {
    let whole = Substring(_string: _string, _offset: startIndex._offset)
    var result = ""
    var start = whole.startIndex
    for match in regex._matches(self, 3).prefix(maxReplacements) {
      let range = match.range
      result += whole[start..<range.lowerBound]._string
      result.append(contentsOf: try replacement(match))
      start = range.upperBound
    }
    return result + whole[start..<whole.endIndex]._string
  }
}

extension String {
  func replacing<Replacement: Collection>(
    _ regex: some RegexComponent,
    with replacement: Replacement,
    maxReplacements: Int = Int.max
  ) -> String where Replacement.Element == Character {
    _replacing(regex.regex, maxReplacements) { _ in replacement }
  }
  func replacing<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>,
    maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> String where Replacement.Element == Character {
    try _replacing(regex.regex, maxReplacements, replacement)
  }
  mutating func replace<Replacement: Collection>(
    _ regex: some RegexComponent,
    with replacement: Replacement,
    maxReplacements: Int = Int.max
  ) where Replacement.Element == Character {
    self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
  }
  mutating func replace<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>,
    maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows where Replacement.Element == Character {
    self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
  }
  mutating func replace(_ other: String, with replacement: String) {
    self = replacing(other, with: replacement)
  }
  func replacing(_ other: String, with replacement: String, maxReplacements: Int) -> String {
    let regex = Regex<Substring>(verbatim: other)
    return _replacing(regex, maxReplacements) { _ in replacement }
  }
  mutating func trimPrefix(_ regex: some RegexComponent) { self = String(trimmingPrefix(regex)) }
  mutating func trimPrefix<P: StringProtocol>(_ prefix: P) { self = String(trimmingPrefix(prefix)) }
}

extension Substring {
  func replacing<Replacement: Collection>(
    _ regex: some RegexComponent,
    with replacement: Replacement,
    maxReplacements: Int = Int.max
  ) -> Substring where Replacement.Element == Character {
    Substring(_replacing(regex.regex, maxReplacements) { _ in replacement })
  }
  func replacing<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>,
    maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Substring where Replacement.Element == Character {
    Substring(try _replacing(regex.regex, maxReplacements, replacement))
  }
}
