/// A regex literal taken out of its slashes.
public struct RegexLiteral: Sendable {
  /// What stands between the slashes.
  public let pattern: String
  /// The bytes before the pattern.
  public let offset: Int
  /// The options the form of the literal sets.
  public let options: RegexOptions

  /// Reads the spelling of a literal, `/x/` or `#/x/#`; over several lines blank space means
  /// nothing.
  public init(spelling: String) {
    let marks = spelling.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let bytes = spelling.utf8.dropFirst(marks + 1).dropLast(marks + 1)
    pattern = String(decoding: bytes, as: UTF8.self)
    offset = marks + 1
    let isMultiline = marks > 0 && pattern.contains(where: \.isNewline)
    options = isMultiline ? .extended : []
  }
}
