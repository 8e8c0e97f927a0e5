import SwiftSource

extension RegexText {
  /// True when a place between characters is one a regular expression asks for.
  func isAt(
    _ anchor: RegexAnchor,
    _ position: Int,
    _ options: RegexOptions,
    searchStart: Int
  ) -> Bool {
    let isStart = position == 0
    let isEnd = position == characters.count
    switch anchor {
    case .lineStart:
      return isStart || options.contains(.anchorsMatchLines) && characters[position - 1].isNewline
    case .lineEnd:
      return isEnd || options.contains(.anchorsMatchLines) && characters[position].isNewline
    case .textStart: return isStart
    case .textEnd: return isEnd
    case .textEndOrNewline:
      return isEnd || position == characters.count - 1 && characters[position].isNewline
    case .searchStart: return position == searchStart
    case .wordBoundary: return isWordBoundary(position, options)
    case .noWordBoundary: return !isWordBoundary(position, options)
    }
  }

  private func isWordBoundary(_ position: Int, _ options: RegexOptions) -> Bool {
    let before = position > 0 ? characters[position - 1] : nil
    let after = position < characters.count ? characters[position] : nil
    if options.contains(.simpleBoundaries) {
      return isWord(before, options) != isWord(after, options)
    }
    guard let before, let after else { return !characters.isEmpty }
    return !isJoined(before, after, position)
  }

  private func isWord(_ character: Character?, _ options: RegexOptions) -> Bool {
    character.map { RegexCharacterKind.word.contains($0, options) } ?? false
  }

  /// True when Unicode's rules for words allow no break between two characters; the rules for
  /// letters, numbers, the marks inside words, and blank space.
  private func isJoined(_ before: Character, _ after: Character, _ position: Int) -> Bool {
    if before.isRegexWord, after.isRegexWord {
      let isSingle = before.standsAlone || after.standsAlone
      return !isSingle
    }
    if before == " ", after == " " { return true }
    let further = position + 1 < characters.count ? characters[position + 1] : nil
    let earlier = position > 1 ? characters[position - 2] : nil
    return isInside(before, after, further) || earlier.map { isInside($0, before, after) } ?? false
  }

  /// True for a mark between two letters or two digits: `don't`, `1,000`.
  private func isInside(_ left: Character, _ mark: Character, _ right: Character?) -> Bool {
    guard let right else { return false }
    if left.isLetter, right.isLetter {
      return "'.:·’‘․".contains(mark) && !left.standsAlone && !right.standsAlone
    }
    if left.isNumber, right.isNumber { return "'.,;’‘․".contains(mark) }
    return false
  }
}

extension Character {
  /// True for characters that are words by themselves.
  fileprivate var standsAlone: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || scalar.isOf(script: "hiragana")
  }
}
