import SwiftSource

/// The chapters there are: those built into viewshell, or those of a folder.
public struct Shelf: Sendable {
  /// One chapter's files, not read yet.
  struct Book: Sendable {
    let id: String
    let text: SourceText
    let translation: SourceText?
    /// The chapters to read before.
    let needs: [String]
  }

  private let books: [Book]

  /// The chapters built into viewshell.
  public static let builtIn = Shelf(
    files: EmbeddedLessons.files.map { SourceText($0.text, name: "lessons/" + $0.name) }
  )

  /// The chapters of the folder a person named, or the built-in ones.
  ///
  /// - Parameters:
  ///   - directory: The value of `--lessons`; without it `VIEWSHELL_LESSONS` counts.
  ///   - environment: The environment of the process.
  /// - Returns: The chapters, not read yet.
  /// - Throws: ``FileProblem`` when the folder cannot be read.
  public static func find(
    directory: String? = nil,
    environment: [String: String] = [:]
  ) throws(FileProblem) -> Shelf {
    let named = directory ?? environment["VIEWSHELL_LESSONS"]
    guard let path = named, !path.isEmpty else { return builtIn }
    return try Shelf(directory: path)
  }

  /// Reads the lesson files of a folder.
  public init(directory: String) throws(FileProblem) {
    var files: [SourceText] = []
    for name in try directoryNames(directory) where name.hasSuffix(".md") {
      let path = directory + "/" + name
      let text = try readText(path, as: .named, limit: LessonOutline.largest)
      files.append(SourceText(text, name: path))
    }
    self.init(files: files)
  }

  init(files: [SourceText]) {
    let suffix = ".\(Language.chinese.rawValue).md"
    let originals = files.filter { $0.name.hasSuffix(".md") && !$0.name.hasSuffix(suffix) }
    let books = originals.map { file in
      let outline = LessonOutline(file)
      return Book(
        id: outline["id"]?.text ?? String(file.name.dropLast(3)),
        text: file,
        translation: files.first { $0.name == file.name.dropLast(3) + suffix },
        needs: (outline["needs"]?.text ?? "").split { "[], ".contains($0) }.map(String.init)
      )
    }
    self.books = Self.ordered(books)
  }

  /// Chapters after the ones they need; otherwise by name.
  private static func ordered(_ books: [Book]) -> [Book] {
    var rest = books.sorted { $0.id < $1.id }
    var result: [Book] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.id))
      // A circle of needs cannot be resolved; then the first in name order goes ahead.
      let next = rest.firstIndex { $0.needs.allSatisfy { !waiting.contains($0) } } ?? 0
      result.append(rest.remove(at: next))
    }
    return result
  }

  /// The ids of the chapters in the order to read them.
  public var chapterIDs: [String] { books.map(\.id) }

  /// Reads one chapter; nil when there is none of that id.
  public func chapter(_ id: String) throws(LessonProblems) -> Chapter? {
    guard let book = books.first(where: { $0.id == id }) else { return nil }
    return try readChapter(book.text, translation: book.translation)
  }

  /// The chapter after another in reading order.
  public func chapterID(after id: String) -> String? {
    guard let index = chapterIDs.firstIndex(of: id), index + 1 < books.count else { return nil }
    return chapterIDs[index + 1]
  }
}
