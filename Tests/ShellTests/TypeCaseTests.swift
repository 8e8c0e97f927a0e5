import Foundation
import Testing

@testable import Shell

/// Types that others published, and the measured statements of a tutorial, for each SDK.
///
/// A case of `Tests/Cases/types/*.swift` is code with what `viewshell` must say to it:
/// `// sdk:` chooses the profile, and `// type:`, `// value:`, `// size:` or `// error:` is the answer.
@Suite struct TypeCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var sdk = "ios26"
    var expected: [String: String] = [:]
    var code = ""
    var testDescription: String { name + " (" + sdk + ")" }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases/types")

  static func lines(_ name: String) -> [String] {
    let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return (text ?? "").components(separatedBy: "\n")
  }

  static let cases: [Case] = ["sdks.swift", "tutorial.swift"].flatMap { file in
    var found: [Case] = []
    for line in lines(file) {
      if line.hasPrefix("// case: ") {
        found.append(Case(name: String(line.dropFirst(9))))
      } else if line.hasPrefix("// "), let colon = line.firstIndex(of: ":") {
        let key = line[..<colon].dropFirst(3)
        let value = String(line[colon...].dropFirst(2))
        if key == "sdk" {
          found[found.count - 1].sdk = value
        } else {
          found[found.count - 1].expected[String(key)] = value
        }
      } else if !found.isEmpty {
        found[found.count - 1].code += line + "\n"
      }
    }
    return found
  }

  @Test(arguments: cases)
  func `viewshell says what was published`(_ item: Case) throws {
    #expect(!item.expected.isEmpty)
    for (key, value) in item.expected {
      let answer = { (command: String) in
        ProgramTests.answer([command, "-e", item.code, "--sdk", item.sdk])
      }
      switch key {
      case "type", "size":
        let (code, output, errors) = answer(key)
        #expect(output == value + "\n", "\(errors)")
        #expect(code == 0)
      case "error":
        let (code, output, errors) = answer("type")
        #expect(errors.contains(value), "\(errors)")
        #expect(output.isEmpty)
        #expect(code == 4)
      case "value":
        let file = FileManager.default.temporaryDirectory
          .appending(path: "viewshell-\(UUID().uuidString).swift")
        try item.code.write(to: file, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (_, output, errors) = ProgramTests.answer(["run", file.path, "--sdk", item.sdk])
        #expect(output.contains(value), "\(output)\(errors)")
      default: Issue.record("unknown key \(key)")
      }
    }
  }

  @Test func `every measured statement of the tutorial is a case or has a reason not to be`() {
    let own = Set(Self.cases.map { String($0.name.prefix(4)) })
    let reasons = Set(Self.lines("not-covered.tsv").map { String($0.prefix(4)) })
    for number in 1...49 {
      let id = "T0" + (number < 10 ? "0" : "") + String(number)
      #expect(own.contains(id) != reasons.contains(id), "\(id)")
    }
  }

  @Test func `every published type is a case or has a reason not to be`() throws {
    let corpus = Self.folder.deletingLastPathComponent().appending(path: "oracle/published.swift")
    let shown = try String(contentsOf: corpus, encoding: .utf8)
    let own = Self.cases.map(\.name).joined(separator: " ")
    let reasons = Set(Self.lines("not-covered.tsv").dropFirst().map { String($0.prefix(5)) })
    let published = Self.lines("published.tsv").dropFirst().filter { !$0.isEmpty }
    #expect(published.count == 74)
    for line in published {
      let id = String(line.prefix(5))
      let isShown = shown.contains(id) || own.contains(id)
      #expect(isShown != reasons.contains(id), "\(id)")
    }
  }
}
