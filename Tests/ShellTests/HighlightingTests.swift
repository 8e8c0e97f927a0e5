import Testing

@testable import Shell

@Suite struct HighlightingTests {
  /// One letter for the role of each scalar.
  private func letters(_ text: String, cursor: Int = 0) -> String {
    inputRoles(text, cursor: cursor).map { role in
      switch role {
      case .plain: "."
      case .keyword: "k"
      case .type: "t"
      case .literal: "l"
      case .string: "s"
      case .comment: "c"
      case .command: ":"
      case .match: "m"
      }
    }.joined()
  }

  @Test(
    arguments: [
      ("let n = 12 // 数", "kkk.....ll.cc.c"),
      ("Text(\"汉\\(n)\")", "tttt.ss....s."),
      (":wrap .padding()", ":::::..........."),
      ("struct 卡: View {", "kkkkkk....tttt.."),
      ("nil", "lll"),
      ("", ""),
    ]
  )
  func `roles follow the tokens`(_ text: String, _ expected: String) {
    let found = letters(text)
    #expect(found.count == text.unicodeScalars.count)
    #expect(found == expected)
  }

  @Test func `the bracket at the cursor and its other half are shown`() {
    #expect(letters("f(a[0])", cursor: 7) == ".m..l.m")
    #expect(letters("f(a[0])", cursor: 3) == "...mlm.")
    #expect(letters("f(a", cursor: 2) == "...")
  }

  @Test func `painting ends where it began`() throws {
    let text = "VStack {\n    Text(\"a\")\n}"
    let painted = try #require(
      paintedInput(text, cursor: 8, ghost: "", columns: 40, rows: 20)
    )
    #expect(painted.hasPrefix("\u{1B}[?25l\r\u{1B}[4C"))
    #expect(painted.hasSuffix("\u{1B}[2A\r\u{1B}[12C\u{1B}[?25h"))
  }

  @Test func `what cannot be painted for sure is left alone`() {
    #expect(paintedInput("", cursor: 0, ghost: "", columns: 40, rows: 20) == nil)
    #expect(paintedInput("e\u{301}", cursor: 0, ghost: "", columns: 40, rows: 20) == nil)
    #expect(paintedInput("a\nb\nc", cursor: 0, ghost: "", columns: 40, rows: 3) == nil)
    let long = String(repeating: "a", count: 4001)
    #expect(paintedInput(long, cursor: 0, ghost: "", columns: 400, rows: 200) == nil)
  }

  @Test func `a suggestion stays on its row`() throws {
    let painted = try #require(
      paintedInput("ab", cursor: 2, ghost: "cdefghij汉", columns: 12, rows: 20)
    )
    #expect(painted.contains("\u{1B}[2mcdefg\u{1B}[0m"))
  }
}
