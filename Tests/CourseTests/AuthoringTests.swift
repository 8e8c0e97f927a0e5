import Playground
import SwiftSource
import Testing

@testable import Course

/// What the fixture lesson's code evaluates to.
private func fixtureTable() -> TableEngine {
  var table = TableEngine()
  let padded = TableEngine.view("ModifiedContent<Text, _PaddingLayout>", 52, 52)
  table.rows["Text(\"Hi\")"] = TableEngine.view("Text", 20, 20)
  table.rows["Text(\"Hi\").padding()"] = padded
  table.rows["Text(\"Hi\")\n  .padding()"] = padded
  table.rows["Text(\"Hi\").frame(width: 52)"] = TableEngine.view("F", 52, 20)
  return table
}

@Suite struct LintTests {
  private func problems(
    _ old: String = "",
    _ new: String = "",
    table: TableEngine = fixtureTable()
  ) throws -> [String] {
    var text = LessonFixture.english
    if let range = text.firstRange(of: old) {
      text = text.replacingCharacters(in: range, with: new)
    }
    let chapter = try readChapter(SourceText(text, name: "tiny.md"))
    return lint(chapter, engine: table.engine).map { problem in
      "\(problem.source.location(of: problem.diagnostic.span.start).line) \(problem.diagnostic.id)"
    }
  }

  @Test func `a sound lesson has no problems`() throws {
    #expect(try problems() == [])
  }

  @Test(arguments: [
    ("type: Text\n", "type: Image\n", ["18 lesson.transcript-differs"]),
    ("size: 52x52", "kept: Text", ["20 lesson.transcript-differs"]),
    (
      "> Text(\"Hi\")\ntype", "> Oops()\ntype",
      ["18 lesson.transcript-differs", "18 lesson.transcript-fails"]
    ),
    ("starter\nText(\"Hi\")", "starter\nText(\"Hi\").padding()", ["30 lesson.starter-passes"]),
    ("solution\nText(\"Hi\").padding()", "solution\nText(\"Hi\")", ["34 lesson.solution-fails"]),
    ("solution\nText(\"Hi\").padding()", "solution\nNope()", ["34 lesson.solution-fails"]),
    (
      "frame\nText(\"Hi\").frame(width: 52)", "frame\nText(\"Hi\").padding()",
      ["38 lesson.wrong-passes"]
    ),
    ("frame\nText(\"Hi\").frame(width: 52)", "frame\nNope()", ["38 lesson.wrong-unnamed"]),
    ("Room around.", "Try `Text(\"Hi\").padding()`.", ["25 lesson.hint-tells"]),
    ("Look up.", "It is `a`.", ["62 lesson.hint-tells"]),
    (
      "```predict wrong misconception=none\nb", "```predict wrong misconception=none\na",
      ["71 lesson.wrong-passes"]
    ),
    (
      "```swift wrong misconception=frame\nText(\"Hi\").frame(width: 52)\n```\n", "",
      ["25 lesson.feedback-unused"]
    ),
  ])
  func `a claim that does not hold is reported`(
    _ old: String,
    _ new: String,
    _ expected: [String]
  ) throws {
    #expect(try problems(old, new) == expected)
  }

  @Test func `a new lesson can be read and its ids fill in`() throws {
    let scratch = ScratchDirectory()
    let result = newLesson(at: scratch.path + "/mine")
    #expect(result.exitCode == 0)
    let shelf = try Shelf(directory: scratch.path)
    #expect(shelf.chapterIDs == ["mine"])
    #expect(try shelf.chapter("mine")?.exercises.map(\.fullID) == ["mine#try"])
    #expect(newLesson(at: scratch.path + "/mine").exitCode == 2)
  }
}

@Suite struct MutationTests {
  private func mutants(_ code: String) -> [String] { Mutator(code).mutations.map(\.code).sorted() }

  @Test func `modifiers are dropped and swapped, values are changed`() {
    #expect(
      mutants("Text(\"a\").padding(8).bold()") == [
        "Text(\"a\").bold()", "Text(\"a\").bold().padding(8)", "Text(\"a\").padding(8)",
        "Text(\"a\").padding(9).bold()", "Text(\"ax\").padding(8).bold()",
      ]
    )
  }

  @Test func `lines and conditions of a body are dropped`() {
    let code = "VStack {\n  A()\n  if on { B() }\n}"
    #expect(
      mutants(code) == [
        "VStack {\n  \n  if on { B() }\n}", "VStack {\n  A()\n  \n}", "VStack {\n  A()\n   B() \n}",
      ]
    )
  }

  @Test func `every mutation differs from the original and from the others`() {
    let code = "VStack(alignment: .leading, spacing: 4) { Text(\"a\").padding(); Text(\"b\") }"
    let all = mutants(code)
    #expect(Set(all).count == all.count && !all.contains(code) && all.count >= 7)
  }

  @Test func `an audit lists what the checks still accept`() throws {
    var table = fixtureTable()
    table.rows["Text(\"Hix\").padding()"] = table.rows["Text(\"Hi\").padding()"]
    let found = audit(try LessonFixture.chapter(), engine: table.engine)
    #expect(found.map(\.tried) == [2])
    #expect(found[0].survivors.map { $0.text(in: .english) } == ["with `\"Hi\"` changed"])
  }
}
