import SwiftSource
import Testing

@testable import Course

@Suite struct EmbeddedLessonTests {
  private let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/lessons"

  @Test func `the lessons in the program are the files in the repository`() throws {
    let names = try directoryNames(folder).filter { $0.hasSuffix(".md") }
    #expect(EmbeddedLessons.files.map(\.name) == names, "run scripts/embed-lessons.py")
    for file in EmbeddedLessons.files {
      let text = try readText(folder + "/" + file.name, as: .named, limit: 1 << 20)
      #expect(file.text == text, "\(file.name) is stale: run scripts/embed-lessons.py")
    }
  }

  @Test func `every built-in chapter can be read, and its needs are met`() throws {
    let shelf = Shelf.builtIn
    #expect(shelf.chapterIDs.first == "values")
    for (index, id) in shelf.chapterIDs.enumerated() {
      let chapter = try #require(try shelf.chapter(id))
      #expect(chapter.needs.allSatisfy(shelf.chapterIDs.prefix(index).contains))
    }
  }

  @Test func `a folder of lessons takes the place of the built-in ones`() throws {
    let scratch = ScratchDirectory()
    try writeText(LessonFixture.english, to: scratch.path + "/tiny.md")
    try writeText(LessonFixture.chinese, to: scratch.path + "/tiny.zh-Hans.md")
    let shelf = try Shelf.find(environment: ["VIEWSHELL_LESSONS": scratch.path])
    #expect(shelf.chapterIDs == ["tiny"])
    #expect(try shelf.chapter("tiny")?.title.chinese == "小")
    #expect(try Shelf.find(directory: nil, environment: [:]).chapterIDs.contains("values"))
    #expect(throws: FileProblem.self) { try Shelf.find(directory: scratch.path + "/no") }
  }

  @Test func `chapters come after the ones they need`() {
    func file(_ id: String, _ needs: String) -> (String, String) {
      (id, "---\nid: \(id)\nneeds: [\(needs)]\n---\n")
    }
    let files = [file("a", "c"), file("b", ""), file("c", "b"), file("x", "y"), file("y", "x")]
    let shelf = Shelf(files: files.map { .init($0.1, name: $0.0 + ".md") })
    #expect(shelf.chapterIDs == ["b", "c", "a", "x", "y"])
    #expect(shelf.chapterID(after: "c") == "a")
  }
}
