import Foundation
import Testing
import ViewLibrary

@Suite struct LibrarySourcesTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ViewLibrary/Library")

  @Test func `the embedded library is the library`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(
      ViewLibrary.files.map(\.name) == names,
      "run scripts/embed-library.py"
    )
    for file in ViewLibrary.files {
      let text = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
      #expect(file.text == text, "\(file.name) is stale: run scripts/embed-library.py")
    }
  }
}
