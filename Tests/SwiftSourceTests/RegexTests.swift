import SwiftSource
import Testing

@Suite("Regular expressions")
struct RegexTests {
  @Test(arguments: [
    ("a(b", "regex.open-group", 1), ("a)", "regex.stray-parenthesis", 1),
    ("x[a", "regex.open-class", 1), ("[]", "regex.empty-class", 0),
    ("*a", "regex.nothing-to-repeat", 0), ("a|+", "regex.nothing-to-repeat", 2),
    ("^*", "regex.repeated-anchor", 0), ("a{3,1}", "regex.reversed-count", 1),
    ("a{999999999999}", "regex.number-too-large", 2), ("[z-a]", "regex.reversed-range", 1),
    ("[\\d-z]", "regex.bad-range-bound", 1), ("a\\", "regex.trailing-backslash", 1),
    ("中\\q", "regex.unknown-escape", 3), ("\\u{zz}", "regex.bad-scalar", 0),
    ("\\p{Foo}", "regex.unknown-property", 0), ("(?<n", "regex.open-name", 3),
    ("(?<1a>b)", "regex.bad-name", 3), ("(?<n>a)(?<n>b)", "regex.duplicate-name", 10),
    ("a\\2", "regex.unknown-group", 1), ("(?y)a", "regex.unknown-option", 2),
    ("(?<=a)b", "regex.lookbehind", 0), ("(?|a)", "regex.not-modelled", 0),
  ])
  func `a mistake is said where it is`(_ pattern: String, _ id: String, _ place: Int) {
    #expect(throws: RegexMistake.self) { try RegexParser.parse(pattern) }
    do throws(RegexMistake) {
      _ = try RegexParser.parse(pattern)
    } catch {
      #expect(error.kind.id == id, "\(pattern)")
      #expect(error.span.start == place, "\(pattern)")
    }
  }

  @Test func `deep nesting ends in words`() {
    for open in ["(", "(?:", "[", "(?=", "(?i:"] {
      #expect(throws: RegexMistake.self) {
        try RegexParser.parse(String(repeating: open, count: 100_000))
      }
    }
  }

  @Test(arguments: [
    ("/a/", "a", 1, false), ("#/a/b/#", "a/b", 2, false), ("#/\n  a\n/#", "\n  a\n", 2, true),
  ])
  func `a literal without its slashes`(
    _ spelling: String,
    _ pattern: String,
    _ offset: Int,
    _ isExtended: Bool
  ) {
    let literal = RegexLiteral(spelling: spelling)
    #expect(literal.pattern == pattern)
    #expect(literal.offset == offset)
    #expect(literal.options.contains(.extended) == isExtended)
  }
}
