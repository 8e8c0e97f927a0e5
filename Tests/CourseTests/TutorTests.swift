import Playground
import SwiftSource
import Testing

@testable import Course

extension Paragraph {
  /// One line for a test to compare.
  fileprivate var line: String {
    switch self {
    case .heading(let text): "# " + text
    case .prose(let block): block.plainText
    case .code(let code): "code " + code
    case .transcript(let input, let answer): "> \(input) = \(answer.type ?? answer.kind.rawValue)"
    case .declare(let code): "declare " + code
    case .note(let text): "note " + text
    case .success(let text): "good " + text
    case .failure(let text): "bad " + text
    case .detail(let text): "- " + text
    case .pointer(let text, let underline): text + " / " + underline
    }
  }
}

@Suite struct TutorTests {
  private let scratch = ScratchDirectory()

  private func session(language: Language = .english) throws -> CourseSession {
    var table = TableEngine()
    let padded = TableEngine.view("ModifiedContent<Text, _PaddingLayout>", 52, 52)
    table.rows["Text(\"Hi\")"] = TableEngine.view("Text", 20, 20)
    table.rows["Text(\"Hi\").padding()"] = padded
    table.rows["Text(\"Hi\")\n  .padding()"] = padded
    table.rows["Text(\"Hi\").frame(width: 52)"] = TableEngine.view("F", 52, 20)
    let files = [
      SourceText(LessonFixture.english, name: "tiny.md"),
      SourceText(LessonFixture.chinese, name: "tiny.zh-Hans.md"),
    ]
    return CourseSession(
      shelf: Shelf(files: files),
      language: language,
      engine: table.engine,
      file: ProgressFile(path: scratch.path + "/progress.jsonl"),
      now: { 1000 }
    )
  }

  private func typed(_ code: String, _ type: String?) -> Answer {
    var answer = Answer(input: code, kind: type == nil ? .error : .view, source: SourceText(code))
    answer.type = type
    return answer
  }

  @Test func `a chapter is led through from the first line to the last`() throws {
    let session = try session()
    #expect(session.isNewcomer)
    #expect(
      session.start().map(\.line) == [
        "# Tiny", "Hello `Text`.", "note Try things out as long as you like. :next goes on.",
      ]
    )
    #expect(
      session.perform("next")?.map(\.line) == [
        "# Look", "A view is a value.", "> Text(\"Hi\") = Text",
        "> Text(\"Hi\")\n  .padding() = view",
        "note Try things out as long as you like. :next goes on.",
      ]
    )
    #expect(session.handle(typed("Text(\"Hi\")", "Text")).isEmpty)
    #expect(
      session.perform("hint")?.map(\.line) == ["note There is no exercise here. :next goes on."]
    )
    #expect(
      session.perform("next")?.map(\.line) == [
        "# Pad", "Pad it.", "note You can start from this:", "code Text(\"Hi\")",
        "note Type your answer. :hint helps, :skip leaves it for later.",
      ]
    )
    #expect(session.place == "tiny#pad")
    #expect(session.perform("check")?.map(\.line) == ["note You have not typed an answer yet."])
    #expect(session.handle(typed("Nope()", nil)).isEmpty)
    #expect(
      session.handle(typed("Text(\"Hi\").frame(width: 52)", "F")).map(\.line) == [
        "bad Not yet: the type is `ModifiedContent<Text, _PaddingLayout>`.",
        "- they differ first here: `F` where `ModifiedContent<Text, _PaddingLayout>` is wanted",
        "F / ^", "A frame is no padding.",
      ]
    )
    #expect(session.perform("next")?.map(\.line).first?.hasPrefix("note This exercise") == true)
    #expect(
      session.handle(typed("Text(\"Hi\").padding()", "P")).map(\.line) == [
        "good Right. Points: 2 of 2.", "Well done.", "note :next goes on.",
      ]
    )
    #expect(
      session.handle(typed("Text(\"Hi\").padding()", "P")).map(\.line) == ["good Right again."]
    )
    #expect(
      session.perform("next")?.map(\.line) == [
        "# Guess", "a: `Text`", "b: nothing",
        "note Type your prediction. :hint helps, :skip leaves it for later.",
      ]
    )
    #expect(session.takesPrediction)
    #expect(session.predict("z").map(\.line) == ["bad `z` is not understood as a prediction"])
    #expect(
      session.predict("b").map(\.line) == [
        "bad Not quite.", "There is always a type.",
      ]
    )
    #expect(
      session.predict(" A ").map(\.line) == ["good Right. Points: 1 of 1.", "note :next goes on."]
    )
    #expect(!session.takesPrediction)
    #expect(
      session.perform("next")?.map(\.line) == [
        "good That was the chapter. You solved 2 of 2 exercises."
      ]
    )
  }

  @Test func `hints come one by one and the last one repeats`() throws {
    let session = try session()
    _ = session.start("tiny#pad")
    #expect(session.perform("hint")?.map(\.line) == ["Room around."])
    #expect(
      session.perform("hint")?.map(\.line) == [
        "Room around.", "note That is the last hint. :solution shows one way to do it.",
      ]
    )
    #expect(session.perform("solution")?.map(\.line).last == "code Text(\"Hi\").padding()")
  }

  @Test func `what was done is there in the next session`() throws {
    let first = try session()
    _ = first.start("tiny#pad")
    _ = first.handle(typed("Text(\"Hi\").padding()", "P"))
    _ = first.perform("next")
    let second = try session(language: .chinese)
    #expect(!second.isNewcomer)
    #expect(second.start().map(\.line).prefix(2) == ["note 回到 小。", "# 猜"])
    #expect(
      second.perform("progress")?.map(\.line) == [
        "- 小：2 道中完成 1 道", "-   tiny#pad 加内边距: 已完成", "-   tiny#guess 猜: 未做",
      ]
    )
  }

  @Test func `skipping is remembered and can be made up for`() throws {
    let session = try session()
    _ = session.start("tiny#pad")
    let said = session.perform("skip")?.map(\.line) ?? []
    #expect(said.first == "note Left for later: :learn tiny#pad comes back to it.")
    #expect(said.dropFirst().first == "# Guess")
    #expect(session.perform("learn", "tiny#pad")?.map(\.line).first == "# Pad")
    #expect(session.perform("dance") == nil)
  }

  @Test(arguments: ["nowhere", "tiny#nowhere", "#", "tiny#\u{1B}[2J"])
  func `a place that is not there is said so`(_ place: String) throws {
    let said = try session().start(place).map(\.line)
    #expect(said.count == 1 && said[0].hasPrefix("bad "))
    #expect(!said[0].contains("\u{1B}"))
  }

  @Test func `commands before a chapter is open say how to open one`() throws {
    #expect(
      try session().perform("hint")?.map(\.line) == [
        "note No chapter is open. :learn tiny opens one."
      ]
    )
  }
}
