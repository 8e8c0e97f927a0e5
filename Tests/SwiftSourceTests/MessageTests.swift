import SwiftSource
import Testing

@Suite("Messages of the parser")
struct MessageTests {
  @Test(arguments: [("parser.", DiagnosticKind.parser), ("regex.", DiagnosticKind.regex)])
  func `every message has an id of its own and both languages`(
    _ prefix: String,
    _ family: [DiagnosticKind]
  ) {
    let ids = family.map(\.id)
    #expect(Set(ids).count == ids.count)
    for kind in family {
      #expect(kind.id.hasPrefix(prefix))
      for phrase in [kind.headline, kind.reason, kind.remedy].compactMap({ $0 }) {
        #expect(!phrase.english.isEmpty && !phrase.chinese.isEmpty)
        #expect(phrase.english != phrase.chinese, "\(kind.id)")
        for mark in ["{0}", "{1}"] {
          #expect(phrase.english.contains(mark) || !phrase.chinese.contains(mark), "\(kind.id)")
        }
      }
    }
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("ｱ", 1), ("Ａ", 2), ("👋", 2), ("👋🏽", 4),
    ("한", 2), ("\u{200B}", 0), ("\u{202E}", 0), ("→", 1), ("（", 2), ("、", 2), ("☀", 1), ("⌚", 2),
  ])
  func `columns on a terminal`(_ text: String, _ width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test func `a very long line is shown in part`() {
    let text = "let x = [" + String(repeating: "1, ", count: 300_000) + "@@]"
    let source = SourceText(text)
    let parsed = parse(source)
    for diagnostic in parsed.diagnostics {
      #expect(rendered(diagnostic, in: source, language: .english).utf8.count < 1200)
    }
    #expect(!parsed.diagnostics.isEmpty)
  }
}
