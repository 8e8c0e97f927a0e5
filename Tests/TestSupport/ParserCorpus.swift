import Foundation

/// One piece of source in the case files of the parser.
public struct SourceCase: Sendable {
  /// The file and what the snippet is about.
  public let name: String
  /// The source.
  public let source: String
  /// The sections behind the source, by their heading.
  public let sections: [String: String]
}

/// Reads the snippets below Tests/Cases/parser.
///
/// A `.lines` file holds one snippet a line, with `⏎` for a line break. A `.case` file holds longer
/// ones: `=== name`, the source, then sections that begin with `--- heading`.
public enum ParserCorpus {
  /// The package's own folder.
  static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every snippet of one folder, in the order of the files.
  public static func cases(_ folder: String) -> [SourceCase] {
    let root = packageRoot.appending(path: "Tests/Cases/parser/\(folder)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return files.sorted().flatMap { file -> [SourceCase] in
      guard let data = FileManager.default.contents(atPath: root.appending(path: file).path) else {
        return []
      }
      let text = String(decoding: data, as: UTF8.self)
      return file.hasSuffix(".lines") ? lines(text, file) : blocks(text, file)
    }
  }

  /// The texts of every Swift file below a folder of the package.
  public static func swiftFiles(below folder: String) -> [SourceCase] {
    let root = packageRoot.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: root.appending(path: name).path).map {
        SourceCase(name: name, source: String(decoding: $0, as: UTF8.self), sections: [:])
      }
    }
  }

  private static func lines(_ text: String, _ file: String) -> [SourceCase] {
    text.split(separator: "\n").map { line in
      SourceCase(
        name: "\(file): \(line)",
        source: line.replacing("⏎", with: "\n") + "\n",
        sections: [:]
      )
    }
  }

  private static func blocks(_ text: String, _ file: String) -> [SourceCase] {
    let parts = ("\n" + text).components(separatedBy: "\n=== ").dropFirst()
    return parts.map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      let pieces = part[end...].components(separatedBy: "\n--- ")
      var sections: [String: String] = [:]
      for piece in pieces.dropFirst() {
        let heading = piece.prefix { $0 != "\n" }
        sections[String(heading)] = String(piece.dropFirst(heading.count + 1))
      }
      return SourceCase(
        name: "\(file): \(part[..<end])",
        source: String(pieces[0].dropFirst()) + "\n",
        sections: sections
      )
    }
  }
}
