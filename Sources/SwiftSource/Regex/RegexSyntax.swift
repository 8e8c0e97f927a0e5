/// A regular expression as written, every part with the options in force where it stands.
public indirect enum RegexSyntax: Sendable {
  /// Parts one after the other; matches the empty text without any.
  case sequence([RegexSyntax])
  /// `a|b`: the first that leads to a match.
  case alternatives([RegexSyntax])
  /// One character of the text.
  case one(RegexSet, RegexOptions)
  /// A place between characters.
  case anchor(RegexAnchor, RegexOptions)
  /// `x*`, `x{2,5}?`; no upper bound is nil.
  case repeated(RegexSyntax, least: Int, most: Int?, RegexRepetition)
  /// `(x)`, with the number of the group from 1.
  case capture(RegexSyntax, Int)
  /// `(?>x)`: what it matched once is not tried otherwise.
  case atomic(RegexSyntax)
  /// `(?=x)`, `(?!x)`.
  case lookahead(RegexSyntax, isNegative: Bool)
  /// `\1`, `\k<name>`: the text a group matched.
  case reference(Int, RegexOptions)
}

/// How eagerly a repetition takes more.
public enum RegexRepetition: Sendable {
  /// As many as possible, giving back when the rest does not match.
  case eager
  /// As few as possible.
  case reluctant
  /// As many as possible, giving nothing back.
  case possessive
}

/// A place between characters that a regular expression asks for.
public enum RegexAnchor: Sendable {
  /// `^`
  case lineStart
  /// `$`
  case lineEnd
  /// `\A`
  case textStart
  /// `\z`
  case textEnd
  /// `\Z`: the end, or the last line break before it.
  case textEndOrNewline
  /// `\G`: where the search began.
  case searchStart
  /// `\b`
  case wordBoundary
  /// `\B`
  case noWordBoundary
}

/// Which single characters are meant.
public indirect enum RegexSet: Sendable {
  /// The character itself.
  case character(Character)
  /// `a-z`
  case range(Character, Character)
  /// `\d` and relatives.
  case kind(RegexCharacterKind)
  /// Any of several.
  case any([RegexSet])
  /// Every character that is not in it.
  case inverted(RegexSet)
  /// `&&`
  case intersection(RegexSet, RegexSet)
  /// `--`
  case subtraction(RegexSet, RegexSet)
  /// `~~`
  case difference(RegexSet, RegexSet)
}

/// A kind of character with a name of its own.
public enum RegexCharacterKind: Hashable, Sendable {
  /// `\d`
  case digit
  /// `\w`
  case word
  /// `\s`
  case space
  /// `\h`
  case horizontalSpace
  /// `\v`, `\R`
  case verticalSpace
  /// `.`
  case dot
  /// `\X`, and `.` when it takes line breaks too.
  case everything
  /// `\p{L}` and relatives: the general category of Unicode, one or two letters.
  case category(String)
  /// `[:alpha:]`, `\p{Alphabetic}` and relatives, spelled as here.
  case property(String)
  /// `\p{Han}`: the script, in lower case.
  case script(String)
}

/// What changes the meaning of the parts of a regular expression.
public struct RegexOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `(?i)`: upper and lower case are the same.
  public static let ignoresCase = RegexOptions(rawValue: 1)
  /// `(?s)`: `.` takes line breaks.
  public static let dotMatchesNewlines = RegexOptions(rawValue: 2)
  /// `(?m)`: `^` and `$` stand for the ends of lines.
  public static let anchorsMatchLines = RegexOptions(rawValue: 4)
  /// `(?x)`: blank space and comments mean nothing.
  public static let extended = RegexOptions(rawValue: 8)
  /// `(?D)`: digits are those of ASCII.
  public static let asciiDigits = RegexOptions(rawValue: 16)
  /// `(?W)`: word characters are those of ASCII.
  public static let asciiWords = RegexOptions(rawValue: 32)
  /// `(?S)`: blank space is that of ASCII.
  public static let asciiSpaces = RegexOptions(rawValue: 64)
  /// `(?P)`: all classes are those of ASCII.
  public static let asciiClasses = RegexOptions(rawValue: 128)
  /// `(?U)`: repetitions take little unless `?` follows.
  public static let reluctant = RegexOptions(rawValue: 256)
  /// Repetitions give nothing back.
  public static let possessive = RegexOptions(rawValue: 512)
  /// Word boundaries stand between `\w` and `\W` only.
  public static let simpleBoundaries = RegexOptions(rawValue: 1024)
  /// Single Unicode scalars are matched, not characters.
  public static let scalars = RegexOptions(rawValue: 2048)
  /// `(?n)`: plain parentheses capture nothing.
  public static let namedOnly = RegexOptions(rawValue: 4096)
}

/// A group that captures: its name, and whether it may match nothing at all.
public struct RegexCapture: Hashable, Sendable {
  /// The name in `(?<name>x)`; nil without.
  public let name: String?
  /// True when a match need not pass it.
  public let isOptional: Bool

  /// Describes a group.
  public init(name: String?, isOptional: Bool) {
    self.name = name
    self.isOptional = isOptional
  }
}

/// A mistake in a regular expression.
public struct RegexMistake: Error {
  /// What is wrong.
  public let kind: DiagnosticKind
  /// The bytes of the pattern that are wrong.
  public let span: Span
  /// What the message speaks of.
  public let arguments: [String]
}

/// A regular expression that was read without mistakes.
public struct RegexPattern: Sendable {
  /// What is matched.
  public let syntax: RegexSyntax
  /// The groups that capture, in the order of their opening parentheses.
  public let captures: [RegexCapture]
}
