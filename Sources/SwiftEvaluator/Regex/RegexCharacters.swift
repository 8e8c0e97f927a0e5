import SwiftSource

extension RegexSet {
  /// True when the character is in the set.
  func contains(_ character: Character, _ options: RegexOptions) -> Bool {
    if options.contains(.ignoresCase) {
      let exact = options.subtracting(.ignoresCase)
      if case .inverted(let inner) = self { return !inner.contains(character, options) }
      if contains(character, exact) { return true }
      let lower = character.lowercased()
      if lower.count == 1, let other = lower.first, other != character, contains(other, exact) {
        return true
      }
      let upper = character.uppercased()
      guard upper.count == 1, let other = upper.first, other != character else { return false }
      return contains(other, exact)
    }
    switch self {
    case .character(let own): return own == character
    case .range(let low, let high):
      return character.isSingleScalar && low <= character && character <= high
    case .kind(let kind): return kind.contains(character, options)
    case .any(let sets): return sets.contains { $0.contains(character, options) }
    case .inverted(let inner): return !inner.contains(character, options)
    case .intersection(let left, let right):
      return left.contains(character, options) && right.contains(character, options)
    case .subtraction(let left, let right):
      return left.contains(character, options) && !right.contains(character, options)
    case .difference(let left, let right):
      return left.contains(character, options) != right.contains(character, options)
    }
  }
}

extension Character {
  /// True when it can be written with one scalar, as `é` can in either form.
  fileprivate var isSingleScalar: Bool {
    unicodeScalars.count == 1 || unicodeScalars.dropFirst().allSatisfy(\.properties.isDiacritic)
  }
}

extension RegexCharacterKind {
  /// True when the character is of the kind.
  func contains(_ character: Character, _ options: RegexOptions) -> Bool {
    let isASCII = options.contains(.asciiClasses)
    switch self {
    case .digit:
      if isASCII || options.contains(.asciiDigits) {
        return character.isASCII && character.isNumber
      }
      return character.isNumber
    case .word:
      return character.isRegexWord
        && (character.isASCII || !(isASCII || options.contains(.asciiWords)))
    case .space:
      return character.isWhitespace
        && (character.isASCII || !(isASCII || options.contains(.asciiSpaces)))
    case .horizontalSpace:
      return character == "\t" || category(of: character) == .spaceSeparator
    case .verticalSpace: return character.isNewline
    case .dot: return !character.isNewline
    case .everything: return true
    case .category(let name):
      return character.unicodeScalars.first.map { $0.isOf(category: name) } ?? false
    case .property(let name): return Self.has(character, property: name)
    case .script(let name):
      return character.unicodeScalars.first.map { $0.isOf(script: name) } ?? false
    }
  }

  private func category(of character: Character) -> Unicode.GeneralCategory? {
    character.unicodeScalars.first?.properties.generalCategory
  }

  private static func has(_ character: Character, property name: String) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let properties = scalar.properties
    switch name {
    case "alphabetic", "alpha": return properties.isAlphabetic
    case "lowercase", "lower": return properties.isLowercase
    case "uppercase", "upper": return properties.isUppercase
    case "whitespace", "space": return properties.isWhitespace
    case "digit": return character.isNumber
    case "alnum": return properties.isAlphabetic || character.isNumber
    case "punct":
      return scalar.isOf(category: "P") || (character.isASCII && scalar.isOf(category: "S"))
    case "xdigit", "hexdigit": return character.isHexDigit
    case "asciihexdigit": return character.isHexDigit && character.isASCII
    case "ascii": return character.isASCII
    case "word": return character.isRegexWord
    case "blank": return character == "\t" || properties.generalCategory == .spaceSeparator
    case "cntrl": return properties.generalCategory == .control
    case "graph": return !properties.isWhitespace && !scalar.isOf(category: "C")
    case "print": return character == " " || !properties.isWhitespace && !scalar.isOf(category: "C")
    case "emoji": return properties.isEmoji
    case "emojipresentation": return properties.isEmojiPresentation
    case "ideographic": return properties.isIdeographic
    case "math": return properties.isMath
    default: return true
    }
  }
}

extension Character {
  /// True for what `\w` takes: letters, numbers, marks and `_`.
  var isRegexWord: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return isLetter || isNumber || scalar.isOf(category: "M") || scalar.isOf(category: "Pc")
  }
}

extension UnicodeScalar {
  /// True when the general category is of this one or two letter name.
  func isOf(category name: String) -> Bool {
    let own = properties.generalCategory.shortName
    return own == name || name.utf8.count == 1 && own.hasPrefix(name)
  }

  /// True for the letters of a script; the common ranges only.
  func isOf(script name: String) -> Bool {
    let ranges: [ClosedRange<UInt32>] =
      switch name {
      case "latin":
        [0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0x24F, 0x1E00...0x1EFF]
      case "greek": [0x370...0x3FF, 0x1F00...0x1FFF]
      case "cyrillic": [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F]
      case "han":
        [
          0x2E80...0x2FD5, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF,
          0xF900...0xFAFF, 0x20000...0x323AF,
        ]
      case "hiragana": [0x3041...0x309F, 0x1B001...0x1B11F]
      case "katakana": [0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D]
      case "hangul": [0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB]
      case "arabic": [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC]
      case "hebrew": [0x591...0x5F4, 0xFB1D...0xFB4F]
      case "thai": [0xE01...0xE3A, 0xE40...0xE5B]
      default: [0x900...0x97F, 0xA8E0...0xA8FF]
      }
    guard ranges.contains(where: { $0.contains(value) }) else { return false }
    return properties.isAlphabetic || properties.isIdeographic || isOf(category: "M")
  }
}

extension Unicode.GeneralCategory {
  /// The two letters of the category in Unicode's tables.
  fileprivate var shortName: String {
    switch self {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
