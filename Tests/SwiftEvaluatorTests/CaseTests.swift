import Foundation
import Testing

/// One file of `Tests/Cases/evaluator`: a program with what it prints in comments.
struct EvaluatorCase: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  /// The lines behind `// prints:` in order.
  var expected: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      guard let range = line.firstRange(of: "// prints:") else { return nil }
      let rest = line[range.upperBound...]
      return String(rest.first == " " ? rest.dropFirst() : rest)
    }
  }

  static let all: [EvaluatorCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Cases/evaluator")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
        return nil
      }
      return EvaluatorCase(name: String(name.dropLast(6)), text: text)
    }
  }()
}

@Suite struct CaseTests {
  @Test func `there are cases`() { #expect(EvaluatorCase.all.count > 30) }

  @Test(arguments: EvaluatorCase.all)
  func `a program prints what Swift prints`(_ item: EvaluatorCase) {
    let program = Program(item.text)
    #expect(program.messages == [])
    #expect(program.error == nil)
    let printed = program.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    #expect(Array(printed.dropLast()) == item.expected)
  }
}
