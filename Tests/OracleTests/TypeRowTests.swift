import Foundation
import TestSupport
import Testing
import ViewLibrary

/// The table of SwiftUI's declarations and their exact types, `Tests/Cases/types/rows.tsv`, against
/// the corpus that the compiler judges.
///
/// A row counts as shown when a case writes its name and has its type as the compiler's answer.
@Suite struct TypeRowTests {
  /// One declaration of SwiftUI: what one writes, on what, and the type it gives.
  struct Row {
    let kind: String
    let spelling: String
    let result: String

    /// The names that a learner writes: `padding`, `VStack`.
    var names: [String] {
      let dotted = spelling.matches(of: /(^|[^\\\)])\.([a-zA-Z0-9]+)/).map { String($0.2) }
      if !dotted.isEmpty { return dotted }
      return spelling.matches(of: /^@?([A-Z][A-Za-z]+)/).map { String($0.1) }
    }

    /// The type that tells this row from others: `_PaddingLayout`.
    var core: String? {
      result.matches(of: /[_A-Za-z][_A-Za-z0-9]+/).map { String($0.0) }
        .first { $0 != "Self" && $0 != "ModifiedContent" }
    }

    /// True when nobody outside Apple knows the type.
    var isPrivate: Bool {
      result.hasPrefix("opaque") || (result.contains("...") && kind != "builder")
    }
  }

  static func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Cases/types/rows.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let columns = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(kind: columns[0], spelling: columns[1], result: columns[3])
    }
  }

  @Test func `at least 440 rows are shown by the corpus`() throws {
    let cases = try Oracle.shared.cases().compactMap { item -> (source: String, type: String)? in
      guard case .type(let type) = item.expectation else { return nil }
      return (item.source, type)
    }
    func words(_ text: String) -> Set<String> {
      Set(text.matches(of: /[_A-Za-z][_A-Za-z0-9]*/).map { String($0.0) })
    }
    let known = cases.map { (source: words($0.source), type: words($0.type)) }
    let rows = try Self.rows().filter { !$0.isPrivate }
    let missing = rows.filter { row in
      !known.contains { item in
        (row.names.isEmpty || row.names.contains { item.source.contains($0) })
          && row.core.map { $0.count < 2 || item.type.contains($0) } != false
      }
    }
    let text = missing.map { "\($0.spelling) -> \($0.result)" }.joined(separator: "\n")
    #expect(rows.count - missing.count >= 440, "\(missing.count) are not:\n\(text)")
  }

  @Test func `a row whose type is private gives some View or is refused by name`() throws {
    let declared = ViewLibrary.files.map(\.text).joined()
    for row in try Self.rows() where row.isPrivate && row.kind != "builder" {
      for name in row.names {
        let isDeclared = declared.contains("func \(name)(") || declared.contains("func \(name)<")
        let isRefused = ViewLibrary.notModelled.keys.contains {
          $0 == name || $0.hasPrefix(name + "(")
        }
        #expect(isDeclared != isRefused, "\(row.spelling): \(name)")
      }
    }
  }
}
