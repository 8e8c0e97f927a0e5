import Playground
import SwiftSource
import Testing

@testable import Course

@Suite struct LessonReadingTests {
  @Test func `a right lesson is read whole`() throws {
    let chapter = try LessonFixture.chapter()
    #expect(chapter.id == "tiny")
    #expect(chapter.title.value(in: .chinese) == "小")
    #expect(chapter.sections.map(\.id) == ["opening", "look", "pad", "guess"])
    #expect(chapter.exercises.map(\.fullID) == ["tiny#pad", "tiny#guess"])
    let pad = try #require(chapter.exercise("pad"))
    #expect(pad.points == 2 && pad.givesPartialCredit && pad.concepts == ["order"])
    guard case .code(let task) = pad.task else { throw Unexpected() }
    #expect(task.solutions.map(\.code) == ["Text(\"Hi\").padding()"])
    #expect(task.wrong.map(\.misconception) == ["frame"])
    #expect(task.checks.map(\.isHidden) == [false, false, true])
    #expect(pad.after?.value(in: .chinese).map(\.plainText) == ["很好。"])
  }

  @Test func `transcripts keep continued inputs and promised facts`() throws {
    let chapter = try LessonFixture.chapter()
    guard case .transcript(let entries) = chapter.sections[1].flow[1] else { throw Unexpected() }
    #expect(entries.map(\.input) == ["Text(\"Hi\")", "Text(\"Hi\")\n  .padding()"])
    #expect(entries.map(\.expected) == [["type: Text"], ["size: 52x52"]])
  }

  @Test func `prose is paragraphs of words, code and emphasis`() throws {
    let chapter = try LessonFixture.chapter()
    guard case .prose(let prose) = chapter.sections[1].flow[0] else { throw Unexpected() }
    #expect(
      prose.english == [
        ProseBlock(.paragraph, [.text("A "), .strong("view"), .text(" is a value.")])
      ]
    )
  }

  @Test(arguments: [
    ("---\nviewshell", "viewshell", "1:1 lesson.no-front-matter"),
    ("viewshell: 1", "viewshell: 2", "2:12 lesson.newer-version"),
    ("needs: []", "neeeds: []", "6:1 lesson.unknown-key"),
    ("lang: en", "lang en", "5:1 lesson.bad-front-matter"),
    ("title: Tiny", "title: Tini", "9:3 lesson.title-mismatch"),
    ("id: tiny", "id: Tiny!", "3:5 lesson.bad-id"),
    ("## step: look", "## stop: look", "13:1 lesson.unknown-section"),
    ("## step: look", "## step: pad", "25:14 lesson.duplicate-id"),
    ("### Look", "Look", "13:1 lesson.title-missing"),
    ("**view**", "*view*", "15:3 lesson.prose-mark"),
    ("**view**", "<b>", "15:3 lesson.prose-mark"),
    ("> Text(\"Hi\")\ntype", "Text(\"Hi\")\ntype", "18:1 lesson.bad-transcript"),
    ("type: Text", "typo: Text", "19:1 lesson.bad-transcript"),
    ("points=2", "points=-2", "25:26 lesson.bad-attributes"),
    ("points=2", "pionts=2", "25:19 lesson.bad-attributes"),
    ("concepts=order", "concepts=other", "25:37 lesson.unknown-concept"),
    ("swift starter", "swift straight", "29:1 lesson.unknown-block"),
    ("swift solution", "swift wrong misconception=frame", "25:1 lesson.missing-block"),
    ("wrong misconception=frame", "wrong", "37:1 lesson.bad-attributes"),
    ("wrong misconception=frame", "wrong misconception=other", "38:1 lesson.no-feedback"),
    ("size == 52x52", "size = 52x52", "43:1 lesson.bad-check"),
    ("size == 52x52", "size == 52xlarge", "43:1 lesson.bad-check"),
    ("size == 52x52", "while true", "43:1 lesson.bad-check"),
    ("type == ModifiedContent<", "type == ModifiedContent<<", "42:1 lesson.bad-check"),
    ("```hint 1\nRoom", "```hint 2\nRoom", "25:1 lesson.missing-block"),
    ("```hint 1\nRoom", "```hint one\nRoom", "50:1 lesson.bad-attributes"),
    ("```after", "```aftre", "58:1 lesson.unknown-block"),
    ("answer=a", "answer=c", "65:1 lesson.bad-prediction"),
    ("kind=choice", "kind=luck", "65:1 lesson.bad-prediction"),
    ("b: nothing", "bb: nothing", "67:1 lesson.bad-prediction"),
  ])
  func `a mistake is reported where it stands`(_ old: String, _ new: String, _ expected: String) {
    #expect(LessonFixture.problems(replacing: old, with: new).contains(expected))
  }

  @Test func `a block that is never closed is reported at its opening line`() {
    let problems = LessonFixture.problems(
      replacing: "There is always a type.\n```",
      with: "There is always a type."
    )
    #expect(problems == ["78:1 lesson.unclosed-fence"])
  }

  @Test(arguments: [
    ("lang: zh-Hans", "lang: en", "zh 5:7 lesson.bad-attributes"),
    ("id: tiny", "id: other", "zh 3:5 lesson.bad-attributes"),
    ("```viewshell\n```\n", "", "zh 11:1 lesson.translation-shape"),
    ("```viewshell\n```", "```viewshell\n> Text(\"\")\n```", "zh 15:1 lesson.translation-extra"),
    ("```hint 1\n周围的空间。\n```\n", "", "zh 18:1 lesson.translation-missing"),
    ("```after", "```hint 2", "zh 30:1 lesson.translation-extra"),
    ("```after", "```check\nsize == 1x1\n```\n\n```after", "zh 30:1 lesson.translation-extra"),
    ("## exercise: guess", "## exercise: guest", "zh 34:1 lesson.translation-extra"),
    ("b: 没有", "c: 没有", "zh 34:1 lesson.translation-missing"),
    ("## step: look", "## exercise: look", "zh 11:1 lesson.translation-missing"),
  ])
  func `a translation that does not match is reported in its own file`(
    _ old: String,
    _ new: String,
    _ expected: String
  ) {
    let problems = LessonFixture.problems(replacing: old, with: new, inTranslation: true)
    #expect(problems.contains(expected))
  }

  @Test func `a problem is printed with file, line, column and id`() throws {
    let source = SourceText("no lesson", name: "a\u{1B}[2J.md")
    do throws(LessonProblems) {
      _ = try readChapter(source)
      throw LessonProblems([])
    } catch {
      let text = error.problems.first?.text(in: .english) ?? ""
      #expect(text.hasPrefix("a\\u{1B}[2J.md:1:1: error: a lesson begins with a line '---' ["))
    }
  }

  @Test func `the ids of lesson mistakes are distinct and every one speaks both languages`() {
    let kinds = DiagnosticKind.lessonFormat
    #expect(Set(kinds.map(\.id)).count == kinds.count)
    for kind in kinds { #expect(kind.headline.english != kind.headline.chinese) }
  }

  @Test(arguments: [
    ("one\ntwo", "one two"), ("视图\n是值", "视图是值"), ("宽\n10", "宽 10"), ("10，\n高", "10，高"),
    ("`a`\n是", "`a` 是"), ("是\n“值”", "是“值”"), ("值。\nText", "值。Text"),
  ])
  func `lines join as their writing asks`(_ text: String, _ joined: String) {
    #expect(ProseReader(text).blocks.map(\.plainText) == [joined])
  }

  @Test(arguments: [
    "", "---", "---\n---\n", "\n\n\n", "```", "---\nid:\n---\n## :\n## exercise:\n",
  ])
  func `scraps are refused without a trap`(_ text: String) {
    #expect(throws: LessonProblems.self) { try readChapter(SourceText(text, name: "x.md")) }
  }
}

struct Unexpected: Error {}
