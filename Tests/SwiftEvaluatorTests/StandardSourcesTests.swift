import Foundation
import SwiftEvaluator
import Testing

/// The top of the repository, found from this file.
private let root = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct StandardSourcesTests {
  @Test func `the embedded standard library is what its files say`() throws {
    let folder = root.appending(path: "Sources/SwiftEvaluator/Standard")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(StandardSources.files.map(\.name) == names)
    for (name, text) in StandardSources.files {
      let file = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text + "\n" == file, "run scripts/embed-swift.py for \(name)")
    }
  }
}
