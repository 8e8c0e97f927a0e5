import Playground
import SwiftSource
import Testing

@testable import Course

/// Grades answers to one exercise whose checks the test writes.
private struct Bed {
  var table = TableEngine()
  var solution = "Text(\"Hi\").padding()"
  var checks = "size == 52x52"
  var extra = ""
  var attributes = ""

  func grade(_ pieces: String...) throws -> Verdict {
    let lesson = """
      ---
      viewshell: 1
      id: bed
      title: Bed
      lang: en
      ---
      # Bed

      ## exercise: one {\(attributes)}
      ### One
      ```swift starter
      start
      ```
      ```swift solution
      \(solution)
      ```
      ```hint 1
      No.
      ```
      \(extra)
      ```check
      \(checks)
      ```
      """
    let chapter = try readChapter(SourceText(lesson, name: "bed.md"))
    let exercise = try #require(chapter.exercise("one"))
    return Grader(chapter: chapter, engine: table.engine).grade(pieces, for: exercise)
  }
}

extension Verdict {
  fileprivate var findings: [String] {
    results.flatMap(\.findings).map { $0.text(in: .english) }
  }
}

@Suite struct GraderTests {
  private let padded = TableEngine.view("ModifiedContent<Text, _PaddingLayout>", 52, 52)

  private func bed(_ checks: String) -> Bed {
    var bed = Bed()
    bed.checks = checks
    bed.table.rows["Text(\"Hi\").padding()"] = padded
    bed.table.rows["Text(\"Hi\")"] = TableEngine.view("Text", 20, 20)
    return bed
  }

  @Test(arguments: [
    ("size == 52x52", true), ("size == 52.0004x52", true), ("size == 53x52", false),
    ("type == SwiftUI.ModifiedContent<SwiftUI.Text, SwiftUI._PaddingLayout>", true),
    ("type == Text", false), ("prints nothing", true), ("prints \"x\"", false),
    ("uses .padding", true), ("uses padding", false), ("uses Text", true), ("not AnyView", true),
    ("not .padding", false), ("uses Text before .padding", true),
    ("uses .padding before .background", false), ("same type as solution", true),
    ("same layout as solution at 10x10, 300x300", true), ("frame of Text == 0,0 1x1", false),
    ("value == 3", false),
  ])
  func `one check passes or fails`(_ check: String, _ passes: Bool) throws {
    #expect(try bed(check).grade("Text(\"Hi\").padding()").hasPassed == passes)
  }

  @Test func `a type that differs names the first differing argument`() throws {
    var bed = bed("type == ModifiedContent<Text, _FrameLayout>")
    bed.table.rows["Text(\"Hi\").padding()"] = padded
    let verdict = try bed.grade("Text(\"Hi\").padding()")
    #expect(
      verdict.findings == [
        "yours is `ModifiedContent<Text, _PaddingLayout>`",
        "they differ first here: `_PaddingLayout` where `_FrameLayout` is wanted",
        "that is type 2 of `ModifiedContent`",
      ]
    )
    let pointer = try #require(verdict.results[0].pointer)
    #expect(pointer.underline == "                      ^^^^^^^^^^^^^^")
  }

  @Test func `layouts are compared in every window and the smallest that differs is shown`() throws
  {
    var bed = bed("same layout as solution at 320x200, 120x200")
    bed.table.rows["mine @320x200"] = padded
    bed.table.rows["mine @120x200"] = TableEngine.view("V", 100, 20)
    bed.table.rows["mine"] = padded
    let verdict = try bed.grade("mine")
    #expect(
      verdict.findings == [
        "in a window of 120x200 yours is 100x20, wanted is 52x52",
        "in a window of 320x200 both agree",
      ]
    )
  }

  @Test func `views of one size that place their parts differently differ`() throws {
    var bed = bed("same layout as solution")
    bed.table.rows[bed.solution] = TableEngine.view(
      "V",
      52,
      52,
      leaves: [TableEngine.leaf("Text", 16, 16, 20, 20)]
    )
    bed.table.rows["mine"] = TableEngine.view(
      "V",
      52,
      52,
      leaves: [TableEngine.leaf("Text", 0, 0, 20, 20)]
    )
    #expect(
      try bed.grade("mine").findings == [
        "in a window of 393x852 your `Text` stands at 0,0 20x20, wanted is Text 16,16 20x20"
      ]
    )
  }

  @Test func `a subject is evaluated after the answer`() throws {
    var bed = bed("given Card(a: 1)\nsize == 7x7")
    bed.solution = "struct Card {}"
    bed.table.rows["struct Card { var a: Int } | Card(a: 1)"] = TableEngine.view("Card", 7, 7)
    #expect(try bed.grade("struct Card { var a: Int }").hasPassed)
    let other = try bed.grade("struct Other {}")
    #expect(other.findings == ["`Card(a: 1)` does not work with your answer: it failed"])
  }

  @Test func `kept and reset state are told apart`() throws {
    let checks =
      "state on = Card(on: true)\nstate off = Card(on: false)\nkeeps Counter from on to off"
    var bed = bed(checks)
    bed.solution = "struct Card {}"
    var after = TableEngine.view("Card", 7, 7)
    after.diff = IdentityDiff(
      kept: [.init(id: "0.1", view: "Counter", reason: Phrase("same slot", "同一位置"))]
    )
    bed.table.rows["Card(on: true)"] = TableEngine.view("Card", 7, 7)
    bed.table.rows["struct Card { } | Card(on: false)"] = after
    #expect(try bed.grade("struct Card { }").hasPassed)
    after.diff?.stateReset = [.init(id: "0.1", view: "Counter", reason: Phrase("new", "新的"))]
    bed.table.rows["struct Card { } | Card(on: false)"] = after
    #expect(try bed.grade("struct Card { }").findings == ["`Counter` starts anew here", "new"])
  }

  @Test func `a wrong answer like a declared one is diagnosed by what it produces`() throws {
    var bed = bed("size == 52x52")
    bed.extra = """
      ```swift wrong misconception=frame
      Text("Hi").frame(width: 52)
      ```
      ```feedback misconception=frame
      A frame is no padding.
      ```
      """
    let framed = TableEngine.view("ModifiedContent<Text, _FrameLayout>", 52, 20)
    bed.table.rows["Text(\"Hi\").frame(width: 52)"] = framed
    bed.table.rows["Text(\"Hi\").frame(width: 26 * 2)"] = framed
    let verdict = try bed.grade("Text(\"Hi\").frame(width: 26 * 2)")
    #expect(verdict.misconception == "frame")
    #expect(verdict.feedback?.english.map(\.plainText) == ["A frame is no padding."])
    #expect(try bed.grade("Text(\"Hi\")").misconception == nil)
  }

  @Test func `a rule of the author diagnoses before likeness does`() throws {
    var bed = bed("size == 52x52")
    bed.extra = """
      ```diagnose misconception=bare
      type == Text
      not .padding
      ```
      ```feedback misconception=bare
      Bare.
      ```
      """
    #expect(try bed.grade("Text(\"Hi\")").misconception == "bare")
  }

  @Test func `hidden checks say nothing but that they are there`() throws {
    var bed = bed("size == 20x20")
    bed.extra = "```check hidden\ntype == Secret<Text>\nsize at 77x88 == 99x99\n```"
    let verdict = try bed.grade("Text(\"Hi\")")
    #expect(!verdict.hasPassed)
    for format in ReportFormat.allCases where format != .classroom {
      let graded = GradedAnswer(file: "a.swift", verdict: verdict)
      let text = report([ReportEntry(graded, in: .english)], as: format)
      for secret in ["Secret", "77", "88", "99"] { #expect(!text.contains(secret)) }
    }
    #expect(
      verdict.results.map { $0.name.text(in: .english) } == [
        "hidden check 1", "hidden check 2", "the size is 20x20",
      ]
    )
  }

  @Test func `partial credit is given only where the exercise gives it`() throws {
    var bed = bed("size == 52x52\ntype == Text")
    #expect(try bed.grade("Text(\"Hi\").padding()").score == 0)
    bed.attributes = "points=4 credit=parts"
    #expect(try bed.grade("Text(\"Hi\").padding()").score == 2)
  }

  @Test func `inputs typed one after the other are graded together`() throws {
    var bed = bed("size == 52x52")
    bed.table.rows["helper()"] = padded
    #expect(try bed.grade("func helper() {}", "helper()").hasPassed)
  }
}

@Suite struct GraderDefenceTests {
  private func bed() -> Bed {
    var bed = Bed()
    bed.checks = """
      type == ModifiedContent<Text, _PaddingLayout>
      uses .padding
      given Card(title: "a")
      size == 52x52
      """
    bed.solution = "struct Card: View { var body: some View { VStack { Text(title) }.padding() } }"
    return bed
  }

  private func refusal(_ verdict: Verdict) -> String? {
    if case .redeclares(let name, _, _)? = verdict.refusal { name } else { verdict.refusal?.id }
  }

  @Test(arguments: [
    ("struct ModifiedContent<A, B> {}", "ModifiedContent"),
    ("struct _PaddingLayout {}", "_PaddingLayout"),
    ("enum Text {}", "Text"),
    ("final class VStack {}", "VStack"),
    ("typealias Text = Int", "Text"),
    ("struct Card: View { struct Text {} }", "Text"),
    ("func f() { struct Text {} }", "Text"),
    ("let x = { struct Text {}; return 1 }()", "Text"),
    ("protocol View {}", "View"),
    ("func VStack(_ a: Int) -> Int { a }", "VStack"),
    ("let VStack = 1", "VStack"),
    ("extension View { func padding() -> Int { 1 } }", "padding"),
    ("extension Text { init(_ a: Int) {} }", "init"),
    ("extension VStack { var body: Int { 1 } }", "body"),
    ("typealias StringLiteralType = Int", "StringLiteralType"),
    ("#if true\nstruct Text {}\n#endif", "Text"),
    ("if true { struct Text {} }", "Text"),
    ("switch 1 { default: struct Text {} }", "Text"),
  ])
  func `an answer may not declare what the check needs`(_ answer: String, _ name: String) throws {
    #expect(refusal(try bed().grade(answer)) == name)
  }

  @Test(arguments: [
    "struct Card: View { var padding = 8; var body: some View { Text(title) } }",
    "extension View { func cardStyle() -> Int { 1 } }",
    "struct Row: View { var title: String }",
    "struct Card {}\nextension Card { func padding() -> Int { 1 } }",
    "let title = 1",
  ])
  func `names of one's own are welcome`(_ answer: String) throws {
    if case .redeclares(let name, _, _)? = try bed().grade(answer).refusal {
      Issue.record("refused \(name)")
    }
  }

  @Test(arguments: [
    ("", "empty"), ("   \n\t", "empty"), ("// Text(\"Hi\").padding()", "empty"),
    ("/* Text(\"Hi\").padding() */", "empty"), ("Text(\"\0\")", "not-text"),
    (String(repeating: " ", count: 300_000), "too-large"), ("Nope()", "does-not-run"),
  ])
  func `what cannot be judged is not a failed attempt`(_ answer: String, _ id: String) throws {
    let verdict = try bed().grade(answer)
    #expect(verdict.refusal?.id == id)
    #expect(verdict.exitCode == 4)
  }

  @Test func `a broken solution is the lesson's fault`() throws {
    var bed = Bed()
    bed.checks = "same type as solution"
    bed.table.rows["mine"] = TableEngine.view("Text", 1, 1)
    #expect(try bed.grade("mine").exitCode == 3)
  }

  @Test func `an output bomb is cut`() throws {
    var bed = Bed()
    bed.checks = "prints nothing"
    let lines = [String](repeating: String(repeating: "x", count: 9000), count: 5000)
    bed.table.rows["boom"] = TableEngine.value("1", output: lines)
    let verdict = try bed.grade("boom")
    #expect(verdict.output.count == 100)
    let graded = GradedAnswer(file: "a", verdict: verdict)
    #expect(report([ReportEntry(graded, in: .english)], as: .text).utf8.count < 200_000)
  }

  @Test func `deep nesting is judged or refused, never a crash`() throws {
    let deep = String(repeating: "(", count: 50_000) + "1" + String(repeating: ")", count: 50_000)
    #expect(try !bed().grade(deep).hasPassed)
    let chain = "Text(\"a\")" + String(repeating: ".padding()", count: 20_000)
    #expect(try !bed().grade(chain).hasPassed)
  }
}
