import SwiftSource
import Testing

@Suite("Nothing a stranger types may crash")
struct RobustnessTests {
  private static func deep(_ open: String, _ close: String, _ middle: String = "1") -> String {
    String(repeating: open, count: 20_000) + middle + String(repeating: close, count: 20_000)
  }

  private static let hostile: [String: String] = [
    "parentheses": deep("(", ")"),
    "brackets": deep("[", "]"),
    "braces": deep("{ ", " }"),
    "blocks": deep("if x { ", " }"),
    "calls": deep("f(", ")"),
    "closures": deep("f { ", " }"),
    "types": "let x: " + deep("[", "]", "Int"),
    "generic types": "let x: " + deep("A<", ">", "B"),
    "function types": "let x: " + deep("(Int) -> ", "", "Int"),
    "optional types": "let x: Int" + deep("?", "", ""),
    "patterns": "let " + deep("(", ")", "a") + " = b",
    "case patterns": "switch x { case " + deep("(", ")", "a") + ": b }",
    "prefix operators": deep("- ", "", "1"),
    "glued prefix operators": deep("!(", ")", "1"),
    "try": deep("try ", ""),
    "await": deep("await ", ""),
    "ternaries": deep("a ? b : ", "", "c"),
    "nested ternaries": deep("a ? ", " : b", "c"),
    "else if": "if a { } " + deep("else if a { } ", "", ""),
    "types in types": deep("struct A { ", " }", ""),
    "interpolations": deep("\"\\(", ")\"", "1"),
    "comments": deep("/* ", " */", ""),
    "directives": deep("#if A\n", "\n#endif", ""),
    "postfix directives": "a\n" + deep("#if A\n.b\n", "\n#endif", ""),
    "less than": deep("a < ", "", "b"),
    "glued less than": deep("a<", "", "b"),
    "open generic calls": deep("a<b>(", "", ""),
    "members": "a" + deep(".b", "", ""),
    "calls in a row": "a" + deep("()", "", ""),
    "modifiers": "a" + deep(".b().c { }", "", ""),
    "force unwraps": "a" + deep("!", "", ""),
    "operators": deep("a + ", "", "b"),
    "assignments": deep("a = ", "", "b"),
    "casts": "a" + deep(" as Int", "", ""),
    "attributes": deep("@A ", "", "var x = 1"),
    "attribute arguments": deep("@A(", ")", ""),
    "modifiers of declarations": deep("public ", "", "var x = 1"),
    "key paths": "\\A" + deep(".b", "", ""),
    "semicolons": deep(";", "", ""),
    "brackets of the wrong kind": deep("(", "]"),
    "case items": "switch x { case " + deep("let a, ", "", "let b") + ": c }",
    "closers": deep(")", "]}", ""),
    "commas": "f(" + deep(",", "", "") + ")",
    "dots": deep(".", "", ""),
    "colons": deep(":", "", ""),
    "at signs": deep("@", "", ""),
    "pounds": deep("#", "", ""),
    "quotes": deep("\"", "", ""),
    "triple quotes": deep("\"\"\"\n", "", ""),
    "backslashes": deep("\\", "", ""),
    "backticks": deep("`", "", ""),
    "labels": deep("a: ", "", "for x in y { }"),
    "zeroes": "let x = " + deep("0", "", ""),
    "one long name": deep("a", "", ""),
    "one long line": "let x = [" + deep("1, ", "", "") + "]",
    "one long string": "\"" + deep("é", "", "") + "\"",
    "NUL": "let a\0 = \0 1\0",
    "control characters": "let \u{1} = \u{7F}\u{202E}",
    "broken text": "let a = \u{FFFD} + \u{FFFF}",
    "emoji": "👋🏽.bar(👩‍👩‍👧)",
    "carriage returns": "let a = 1\r\nlet b = \"\"\"\r\n  x\r\n  \"\"\"\r",
    "byte order mark": "\u{FEFF}let a = 1",
  ]

  @Test(.timeLimit(.minutes(1)), arguments: hostile.keys.sorted())
  func survives(_ name: String) throws {
    let text = try #require(Self.hostile[name])
    let parsed = parse(SourceText(text))
    #expect(parsed.rebuilt == parsed.source.utf8)
    for case .expression(let expression) in parsed.statements.map(\.kind) {
      if case .sequence(let elements) = expression.kind {
        _ = OperatorTable.standard.fold(elements)
      }
    }
  }

  @Test(arguments: ["parentheses", "blocks", "types", "closures", "try", "interpolations"])
  func `what is too deep is said once`(_ name: String) throws {
    let text = try #require(Self.hostile[name])
    let parsed = parse(SourceText(text))
    #expect(parsed.diagnostics.filter { $0.id == "parser.too-deep" }.count == 1)
    #expect(parsed.diagnostics.count <= 3)
  }

  @Test func `two hundred levels are fine`() {
    let text = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(parse(SourceText(text)).isCorrect)
  }

  @Test func `a chain may be long`() {
    let text = "Text(\"a\")" + String(repeating: ".padding()", count: 500)
    #expect(parse(SourceText(text)).isCorrect)
  }

  @Test func `one mistake does not hide the next`() {
    let text = """
      struct A {
        var a = 1 +
        var b: = 2
        func f( { }
        let c = [1 2]
        func g() { let x = ) }
      }
      let d = "unfinished
      Text("a" .bold()
      let e = 3 4
      """
    let lines = Set(
      parse(SourceText(text)).diagnostics.map { diagnostic in
        SourceText(text).location(of: diagnostic.span.start).line
      }
    )
    #expect(lines == [2, 3, 4, 5, 6, 8, 9, 10])
  }
}
