import Foundation
import Testing

@testable import Shell

/// Whole programs in the manner of tutorials, with their answers recorded beside them.
///
/// `Tests/Cases/programs/NAME.swift` is a program as one would paste it; `NAME.txt` is what
/// `viewshell run NAME.swift` says. To record the answers again, for all or with one name:
///
///     RECORD_SNAPSHOTS=1 swift test --filter ProgramTests
///
/// Read every recorded answer before it is committed: it claims what SwiftUI would do.
@Suite struct ProgramTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases/programs").path

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// What viewshell says to some arguments, as one would see it.
  static func answer(_ arguments: [String]) -> (code: Int32, output: String, errors: String) {
    let capture = Capture()
    // The engine recurses deeper than a test's thread allows.
    let code = onLargeStack {
      dispatch(arguments + ["--no-save", "--lang", "en"], capture.console)
    }
    let place = folder + "/"
    return (
      code.rawValue, capture.output.replacingOccurrences(of: place, with: ""),
      capture.errors.replacingOccurrences(of: place, with: "")
    )
  }

  @Test(arguments: names)
  func `a program runs as recorded`(_ name: String) throws {
    let (code, output, errors) = Self.answer(["run", Self.folder + "/" + name + ".swift"])
    #expect(code == 0, "\(errors)")
    let text = output + errors
    let golden = URL(filePath: Self.folder).appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try text.write(to: golden, atomically: false, encoding: .utf8)
      Issue.record("recorded \(name).txt")
      return
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test(arguments: names)
  func `the same answers come as JSON, one object a line`(_ name: String) throws {
    let (code, output, _) = Self.answer(["run", Self.folder + "/" + name + ".swift", "--json"])
    #expect(code == 0)
    let lines = output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let kind = object?["kind"] as? String
      #expect(kind != nil && kind != "error", "\(line.prefix(200))")
    }
  }

  @Test func `there are at least 25 programs of 50 to 300 lines`() throws {
    var count = 0
    for name in Self.names {
      let text = try String(contentsOfFile: Self.folder + "/" + name + ".swift", encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      if (50...300).contains(lines) { count += 1 }
    }
    #expect(count >= 25)
  }
}
