import Playground
import SwiftSource
import Testing

@testable import Course

/// The built-in chapters with the real engine.
@Suite struct BuiltInLessonTests {
  private static func exercise(_ id: String) throws -> (Grader, Exercise) {
    let chapter = try #require(try Shelf.builtIn.chapter("values"))
    return (Grader(chapter: chapter), try #require(chapter.exercise(id)))
  }

  @Test(arguments: Shelf.builtIn.chapterIDs)
  func `everything a chapter claims is so`(_ id: String) throws {
    let chapter = try #require(try Shelf.builtIn.chapter(id))
    #expect(lint(chapter).map { $0.text(in: .english) } == [])
  }

  @Test(arguments: Shelf.builtIn.chapterIDs)
  func `every chapter is translated whole`(_ id: String) throws {
    let chapter = try #require(try Shelf.builtIn.chapter(id))
    #expect(chapter.title.chinese != nil)
    for section in chapter.sections {
      #expect(section.title.chinese != nil, "\(section.id)")
      for case .prose(let prose) in section.flow { #expect(prose.chinese != nil, "\(section.id)") }
    }
    for exercise in chapter.exercises {
      let texts = exercise.hints + exercise.feedback.values + [exercise.after].compactMap { $0 }
      #expect(texts.allSatisfy { $0.chinese != nil }, "\(exercise.id)")
    }
  }

  @Test(arguments: [
    "let tag = Text(\"Sale\").padding(8).background(Color.red).padding()\ntag",
    "Text(\"Sale\").padding(.all, 8).background(.red).padding(.all)",
    "func red() -> Color { Color.red }\nText(\"Sale\").padding(4 + 4).background(red()).padding(16)",
  ])
  func `another way to write the same view passes`(_ answer: String) throws {
    let (grader, exercise) = try Self.exercise("price-tag")
    #expect(grader.grade([answer], for: exercise).hasPassed)
  }

  @Test(arguments: [
    "struct Card: View { var title = \"\"; var highlighted = false; var body: some View { "
      + "Text(title).frame(width: 112, height: highlighted ? 92 : 64) } }",
    "struct Card { var title: String; var highlighted: Bool; var body: String { "
      + "\"ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>\" } }",
    "struct VStack<A>: View { var body: some View { Text(\"\") } }",
    "extension View { func padding() -> some View { self } }",
    "struct Card: View { var title: String; var highlighted: Bool; var body: some View { "
      + "Card(title: title, highlighted: highlighted) } }",
    "struct Card: View { var title: String; var highlighted: Bool; var body: some View { "
      + "let _ = spin(); Text(title) } }\nfunc spin() { while true {} }",
    "struct Card: View { var title: String; var highlighted: Bool; var body: some View { "
      + "ForEach(0..<1_000_000_000) { _ in Text(title) } } }",
    "struct Card: View { var title: String; var highlighted: Bool; var body: some View { "
      + "VStack { Text(title).font(.title); AnyView(Text(\"★\")) }"
      + ".padding().background(Color.yellow) } }",
    "while true { print(\"x\") }", "func f() -> Int { f() }\nf()",
    "let a = [Int](repeating: 0, count: 1_000_000_000)",
    "let deep = " + String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000),
  ])
  func `what only looks like an answer does not pass`(_ answer: String) throws {
    let (grader, exercise) = try Self.exercise("card")
    let verdict = grader.grade([answer], for: exercise)
    #expect(!verdict.hasPassed)
    #expect(verdict.score == 0)
  }

  @Test func `a chapter can be worked through at the prompt`() throws {
    let session = CourseSession(now: { 0 })
    let playground = Playground()
    func type(_ code: String) -> [Paragraph] { session.handle(playground.submit(code)) }
    func succeeded(_ paragraphs: [Paragraph]) -> Bool {
      paragraphs.contains { if case .success = $0 { true } else { false } }
    }
    _ = session.start("values#price-tag")
    #expect(!succeeded(type("Text(\"Sale\").padding(8).background(Color.red)")))
    #expect(succeeded(type("Text(\"Sale\").padding(8).background(Color.red).padding()")))
    _ = session.start("values#two-shells")
    #expect(session.takesPrediction)
    let right =
      "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, "
      + "_BackgroundStyleModifier<Color>>"
    #expect(!succeeded(session.predict("ModifiedContent<Text, _PaddingLayout>")))
    #expect(succeeded(session.predict("SwiftUI." + right)))
  }
}
