extension RegexParser {
  /// Reads what follows a backslash outside brackets.
  mutating func parseEscape(_ start: Int) throws(RegexMistake) -> RegexSyntax {
    guard let character = peek() else { throw mistake(.regexTrailingBackslash, from: start) }
    if let anchor = Self.anchors[character] {
      position += 1
      return .anchor(anchor, options)
    }
    if character == "k" || character == "g" {
      position += 1
      return try parseReference(start)
    }
    if character.isASCII, let digit = character.wholeNumberValue, digit > 0 {
      var number = 0
      while let next = peek(), next.isASCII, let value = next.wholeNumberValue, number < 100 {
        number = number * 10 + value
        position += 1
      }
      return referring(to: number, nil, start)
    }
    return .one(try parseSetEscape(start), options)
  }

  private static let anchors: [Character: RegexAnchor] = [
    "A": .textStart, "z": .textEnd, "Z": .textEndOrNewline, "G": .searchStart,
    "b": .wordBoundary, "B": .noWordBoundary,
  ]

  private mutating func parseReference(_ start: Int) throws(RegexMistake) -> RegexSyntax {
    let closers: [Character: Character] = ["<": ">", "{": "}", "'": "'"]
    guard let open = next(), let close = closers[open], let name = take(upTo: close) else {
      throw mistake(.regexOpenName, from: start)
    }
    return referring(to: Int(name), name, start)
  }

  private mutating func referring(to number: Int?, _ name: String?, _ start: Int) -> RegexSyntax {
    let span = Span(offsets[start], offsets[position])
    references.append(Reference(number: number, name: number == nil ? name : nil, span: span))
    let found = number ?? captures.firstIndex { $0.name == name }.map { $0 + 1 }
    return .reference(found ?? 0, options)
  }

  /// Reads what follows a backslash, where one character of the text is meant.
  mutating func parseSetEscape(_ start: Int) throws(RegexMistake) -> RegexSet {
    guard let character = next() else { throw mistake(.regexTrailingBackslash, from: start) }
    if let known = Self.plain[character] { return .character(known) }
    if let (kind, isInverted) = Self.kinds[character] {
      return isInverted ? .inverted(.kind(kind)) : .kind(kind)
    }
    switch character {
    case "x", "u", "U", "o": return .character(try parseScalar(character, start))
    case "p", "P": return try parseProperty(start, isInverted: character == "P")
    case "N" where peek() == "{":
      throw mistake(.regexNotModelled, from: start, to: position + 1, ["\\N{"])
    case "N": return .kind(.dot)
    case "c":
      guard let letter = next(), let value = letter.asciiValue else {
        throw mistake(.regexTrailingBackslash, from: start)
      }
      return .character(Character(UnicodeScalar(value & 0x1F)))
    default: break
    }
    if character.isASCII, character.isLetter || character.isNumber {
      throw mistake(.regexUnknownEscape, from: start, [String(character)])
    }
    return .character(character)
  }

  private static let plain: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "f": "\u{0C}", "e": "\u{1B}", "a": "\u{07}", "0": "\0",
  ]

  private static let kinds: [Character: (RegexCharacterKind, Bool)] = [
    "d": (.digit, false), "D": (.digit, true), "w": (.word, false), "W": (.word, true),
    "s": (.space, false), "S": (.space, true), "h": (.horizontalSpace, false),
    "H": (.horizontalSpace, true), "v": (.verticalSpace, false), "V": (.verticalSpace, true),
    "R": (.verticalSpace, false), "X": (.everything, false), "O": (.everything, false),
  ]

  /// `\x41`, `\u{1F600}`, `\u0041`.
  private mutating func parseScalar(_ letter: Character, _ start: Int) throws(RegexMistake)
    -> Character
  {
    var digits = ""
    let radix = letter == "o" ? 8 : 16
    if take("{") {
      guard let inside = take(upTo: "}") else {
        throw mistake(.regexBadScalar, from: start, [String(characters[start..<position])])
      }
      digits = inside
    } else {
      let width = letter == "x" ? 2 : letter == "u" ? 4 : 8
      while digits.count < width, let digit = peek(), digit.isHexDigit, digit.isASCII {
        digits.append(digit)
        position += 1
      }
      if letter == "x", digits.isEmpty { digits = "0" }
    }
    guard let value = UInt32(digits, radix: radix), let scalar = UnicodeScalar(value) else {
      throw mistake(.regexBadScalar, from: start, [String(characters[start..<position])])
    }
    return Character(scalar)
  }

  /// `\p{Letter}`, `\p{Lu}`, `\p{Han}`, `\p{Script=Greek}`, `\p{^L}`.
  private mutating func parseProperty(_ start: Int, isInverted: Bool) throws(RegexMistake)
    -> RegexSet
  {
    var isInverted = isInverted
    var name = ""
    if take("{") {
      guard let inside = take(upTo: "}") else {
        throw mistake(.regexOpenName, from: start)
      }
      name = inside
    } else if let letter = next() {
      name = String(letter)
    }
    if name.hasPrefix("^") {
      isInverted.toggle()
      name.removeFirst()
    }
    guard let kind = RegexCharacterKind(property: name) else {
      throw mistake(.regexUnknownProperty, from: start, [name])
    }
    return isInverted ? .inverted(.kind(kind)) : .kind(kind)
  }
}

extension RegexCharacterKind {
  /// The kind a property of Unicode or a class of POSIX names, in any spelling.
  init?(property: String) {
    var name = property.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
    if let equals = name.firstIndex(of: "=") {
      let key = name[..<equals]
      name = String(name[name.index(after: equals)...])
      if key == "script" || key == "sc" || key == "scx" || key == "scriptextensions" {
        guard Self.scripts.contains(name) else { return nil }
        self = .script(name)
        return
      }
      guard key == "gc" || key == "generalcategory" else { return nil }
    }
    if let category = Self.categories[name] {
      self = .category(category)
    } else if Self.properties.contains(name) {
      self = .property(name)
    } else if Self.scripts.contains(name) {
      self = .script(name)
    } else {
      return nil
    }
  }

  private static let scripts: Set<String> = [
    "latin", "greek", "cyrillic", "han", "hiragana", "katakana", "hangul", "arabic", "hebrew",
    "thai", "devanagari",
  ]

  private static let properties: Set<String> = [
    "alphabetic", "alpha", "lowercase", "lower", "uppercase", "upper", "whitespace", "space",
    "digit", "alnum", "punct", "xdigit", "hexdigit", "asciihexdigit", "ascii", "any", "word",
    "blank", "cntrl", "graph", "print", "emoji", "emojipresentation", "ideographic", "math",
  ]

  private static let categories: [String: String] = {
    var result: [String: String] = [:]
    for (short, long) in [
      ("L", "letter"), ("Lu", "uppercaseletter"), ("Ll", "lowercaseletter"),
      ("Lt", "titlecaseletter"), ("Lm", "modifierletter"), ("Lo", "otherletter"), ("M", "mark"),
      ("Mn", "nonspacingmark"), ("Mc", "spacingmark"), ("Me", "enclosingmark"), ("N", "number"),
      ("Nd", "decimalnumber"), ("Nl", "letternumber"), ("No", "othernumber"),
      ("P", "punctuation"), ("Pc", "connectorpunctuation"), ("Pd", "dashpunctuation"),
      ("Ps", "openpunctuation"), ("Pe", "closepunctuation"), ("Pi", "initialpunctuation"),
      ("Pf", "finalpunctuation"), ("Po", "otherpunctuation"), ("S", "symbol"),
      ("Sm", "mathsymbol"), ("Sc", "currencysymbol"), ("Sk", "modifiersymbol"),
      ("So", "othersymbol"), ("Z", "separator"), ("Zs", "spaceseparator"),
      ("Zl", "lineseparator"), ("Zp", "paragraphseparator"), ("C", "other"), ("Cc", "control"),
      ("Cf", "format"), ("Co", "privateuse"), ("Cn", "unassigned"),
    ] {
      result[short.lowercased()] = short
      result[long] = short
    }
    return result
  }()
}
