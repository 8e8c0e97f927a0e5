import Playground
import SwiftSource
import Testing

@testable import Course

/// Verdicts made by hand, one of each sort.
private enum Sample {
  static func exercise() throws -> Exercise {
    try #require(try LessonFixture.chapter().exercise("pad"))
  }

  static func verdict(_ status: Verdict.Status, _ results: [CheckResult]) throws -> Verdict {
    Verdict(
      exercise: try exercise(),
      chapterTitle: Localized("Tiny", chinese: "小"),
      status: status,
      results: results,
      misconception: nil,
      output: []
    )
  }

  static func entries(in language: Language = .english) throws -> [ReportEntry] {
    try all().map { ReportEntry($0, in: language) }
  }

  static func all() throws -> [GradedAnswer] {
    let passed = CheckResult(Message(.checkSize, "52x52"), passed: true)
    let failed = CheckResult(
      Message(.checkType, "Text & <Friends>"),
      passed: false,
      findings: [Message(.foundType, "Text#\\ \u{1B}]52;c;aGk=\u{7} \u{202E}evil")],
      pointer: CheckResult.Pointer(text: "VStack<Text>", mark: 7..<11)
    )
    let hidden = CheckResult(Message(.checkHidden, "1"), isHidden: true, passed: false)
    let broken = DiagnosticKind("table.broken", .error, Phrase("it \"failed\"", "失败了"))
    let source = SourceText("let a =\nb", name: "c.swift")
    let refusal = Refusal.doesNotRun([Diagnostic(broken, at: Span(8, 9))], source)
    let failing = Verdict(
      exercise: try exercise(),
      chapterTitle: Localized("Tiny"),
      status: .failed,
      results: [passed, failed, hidden],
      misconception: "frame",
      output: ["::error::no", "=1+1", "ok 1 - forged"]
    )
    return [
      GradedAnswer(learner: "ana", file: "ana.swift", verdict: try verdict(.passed, [passed])),
      GradedAnswer(learner: "=cmd|' /C calc'!A0", file: "b,\".swift", verdict: failing),
      GradedAnswer(
        learner: "cleo",
        file: "c.swift",
        verdict: try verdict(.notGradable(refusal), [])
      ),
    ]
  }
}

@Suite struct ReportTests {
  @Test(arguments: ReportFormat.allCases)
  func `a report of each form is as recorded`(_ format: ReportFormat) throws {
    try expectGolden(report(try Sample.entries(), as: format), "report-\(format.rawValue).txt")
  }

  @Test func `a report in Chinese is as recorded`() throws {
    try expectGolden(
      report(try Sample.entries(in: .chinese), as: .text, in: .chinese),
      "report-text-zh.txt"
    )
  }

  @Test(arguments: ReportFormat.allCases)
  func `no report lets a control character through`(_ format: ReportFormat) throws {
    let text = report(try Sample.entries(), as: format)
    let bad = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E }
    #expect(bad.isEmpty)
  }

  @Test func `an entry survives the trip through JSON`() throws {
    let entries = try Sample.entries()
    #expect(readJSONReport(report(entries, as: .json)) == entries)
    #expect(entries.map { ReportEntry($0.json) } == entries)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"viewshell\":2,\"answers\":[]}", "{\"viewshell\":1,\"answers\":[{}]}",
  ])
  func `what is no report of ours is not read`(_ text: String) {
    #expect(readJSONReport(text) == nil)
  }

  @Test func `only answers that passed earn points by default`() throws {
    let answers = try Sample.all()
    #expect(answers.map(\.verdict.score).first == 2)
    #expect(answers.map(\.verdict.exitCode) == [0, 1, 4])
  }
}

@Suite struct TextSafetyTests {
  @Test(arguments: [
    ("plain 你好 ★", "plain 你好 ★"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb\tc", "a\\u{A}b\\u{9}c"),
    ("\u{202E}abc", "\\u{202E}abc"), ("\u{0}", "\\u{0}"), ("\u{E0041}", "\\u{E0041}"),
  ])
  func `what could steer a terminal is spelled out`(_ text: String, _ shown: String) {
    #expect(visible(text) == shown)
  }

  @Test(arguments: [
    ("plain", "plain"), ("=1+1", "'=1+1"), ("-5", "-5"), ("-x", "'-x"), ("@a", "'@a"),
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
  ])
  func `a field of a table is no formula`(_ text: String, _ field: String) {
    #expect(csvField(text) == field)
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("\u{FEFF}a;b\r\n1;2,5", [["a", "b"], ["1", "2,5"]]),
    ("\"a\"\"b\",\"c\nd\"\n\n", [["a\"b", "c\nd"]]), ("", []), ("\"open", [["open"]]),
    ("a,\n", [["a", ""]]),
  ])
  func `tables are read with quotes, semicolons and line breaks`(
    _ text: String,
    _ rows: [[String]]
  ) {
    #expect(readCSV(text) == rows)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 follows RFC 4648`(_ text: String, _ encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }
}

@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "[1,-2.5,1000]", "{\"a\":{\"b\":[\"c\"]}}",
    "\"\\\"\\\\\\n\\u001b\"",
  ])
  func `what is written reads back`(_ text: String) {
    #expect(JSON(text)?.line == text)
  }

  @Test(arguments: [
    ("\"\\u00e9\\/\"", "é/"), ("\"\\ud83d\\ude00\"", "😀"), (" \"a\" ", "a"),
  ])
  func `escapes are understood`(_ text: String, _ value: String) {
    #expect(JSON(text)?.text == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "nul", "\"a", "\"\\x\"", "\"\\ud83d\"", "1 2", "\"\u{1}\"", "--1",
    "1e999", String(repeating: "[", count: 100_000),
  ])
  func `what is no JSON is refused without a trap`(_ text: String) {
    #expect(JSON(text) == nil)
  }
}
