import Testing

@testable import Shell

@Suite struct KeyDecoderTests {
  /// The events of some bytes, all of which have come.
  private func events(_ text: String) -> [KeyEvent] { events(Array(text.utf8)) }

  private func events(_ bytes: [UInt8]) -> [KeyEvent] {
    var decoder = KeyDecoder()
    decoder.append(bytes)
    var found: [KeyEvent] = []
    while let event = decoder.next(isFinal: true) { found.append(event) }
    return found
  }

  @Test(
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .wordRight),
      ("\u{1B}[3~", .delete),
      ("\u{1B}[H", .home), ("\u{1B}OF", .end), ("\u{1B}\r", .newLine), ("\u{1B}[13;2u", .newLine),
      ("\u{1B}e", .edit),
    ]
  )
  func `keys become one code`(_ sequence: String, _ key: Key) {
    #expect(events(sequence) == [.key(key)])
  }

  @Test func `a lone escape is itself and an unknown sequence nothing`() {
    #expect(events("\u{1B}") == [.scalar("\u{1B}")])
    #expect(events("\u{1B}[99;9zA") == [.nothing, .scalar("A")])
    #expect(events("\u{1B}b") == [.scalar("\u{1B}"), .scalar("b")])
  }

  @Test func `characters may come in pieces`() {
    var decoder = KeyDecoder()
    decoder.append([0xE4, 0xBD])
    #expect(decoder.next(isFinal: false) == nil)
    decoder.append([0xA0, 0x1B])
    #expect(decoder.next(isFinal: false) == .scalar("你"))
    #expect(decoder.next(isFinal: false) == nil)
    decoder.append([0x5B])
    #expect(decoder.next(isFinal: false) == nil)
    decoder.append([0x41])
    #expect(decoder.next(isFinal: false) == .key(.up))
    #expect(decoder.isEmpty)
  }

  @Test func `a line break of two characters is one Enter`() {
    #expect(events("a\r\n\r") == [.scalar("a"), .scalar("\r"), .scalar("\r")])
  }

  @Test func `broken UTF-8 becomes the replacement character`() {
    #expect(events([0xFF, 0x41]) == [.scalar("\u{FFFD}"), .scalar("A")])
    #expect(events([0xE4, 0x41]) == [.scalar("\u{FFFD}"), .scalar("A")])
    #expect(events([0xE4, 0xBD]) == [.scalar("\u{FFFD}")])
    #expect(events([0x00, 0xC2, 0x85]) == [.nothing, .nothing])
  }

  @Test func `a bracketed paste is one event even when its end comes later`() {
    #expect(events("\u{1B}[200~a\u{1B}[Ab\u{1B}[201~c") == [.paste("a\u{1B}[Ab"), .scalar("c")])
    var decoder = KeyDecoder()
    decoder.append("\u{1B}[200~ab".utf8)
    #expect(decoder.next(isFinal: false) == nil)
    decoder.append("c\u{1B}[201~".utf8)
    #expect(decoder.next(isFinal: false) == .paste("abc"))
  }

  @Test(
    arguments: [
      ("a\r\nb\rc\n", "a\nb\nc"), ("\tx\u{7}", "    x"), ("vs> Text(\n...     1)", "Text(\n    1)"),
      ("a\u{85}\u{1B}b", "ab"), ("\n", ""), ("", ""),
    ]
  )
  func `pasted text is made fit for the buffer`(_ pasted: String, _ clean: String) {
    #expect(cleanedPaste(pasted) == clean)
  }

  @Test func `no key collides with another or with text`() {
    #expect(Key.allCases.allSatisfy { (0x81...0x9F).contains($0.rawValue) })
    #expect(Key.up.binding == "\\201")
  }

  @Test(
    arguments: [
      ("VStack {", "    "), ("    Text(\"a\")", "    "), ("  foo(", "      "),
      ("a\n    b {", "        "),
      ("list.map { x in", "    "), ("", ""),
    ]
  )
  func `a new line is indented`(_ before: String, _ indent: String) {
    #expect(indentation(after: before) == indent)
  }

  @Test func `a buffer takes as many rows as a terminal shows`() {
    #expect(screenRows(of: "abc", prompt: 4, columns: 10) == 1)
    #expect(screenRows(of: "abcdef", prompt: 4, columns: 10) == 2)
    #expect(screenRows(of: "一二三四", prompt: 4, columns: 10) == 2)
    #expect(screenRows(of: "a\nb\nc", prompt: 4, columns: 10) == 3)
    #expect(screenPosition(after: "ab\nc", prompt: 4, columns: 10) == (1, 1))
  }
}
