import Foundation
import Playground
import SwiftSource
import Testing

@testable import Shell

/// A session of code and commands, with the published observation it stands for.
///
///     ## I029 a switch destroys state at every change
///     observed: state destroyed at every switch
///     > :tap next
///     reset: Monitor 0.0.0.case2
///
/// A line `observed: …` quotes the observation; every other key is checked, and unknown ones fail.
struct IdentityCase: CustomTestStringConvertible, Sendable {
  struct Step: Sendable {
    var input: String
    var expected: [(key: String, value: String)] = []
  }

  var testDescription: String
  var steps: [Step] = []

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Cases/identity")

  static let all: [IdentityCase] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".case") }.flatMap { name in
      read((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
    }
  }()

  private static func read(_ text: String) -> [IdentityCase] {
    var cases: [IdentityCase] = []
    for line in text.components(separatedBy: "\n") {
      let last = cases.count - 1
      if line.hasPrefix("## ") {
        cases.append(IdentityCase(testDescription: String(line.dropFirst(3))))
      } else if line.hasPrefix("> ") {
        cases[last].steps.append(Step(input: String(line.dropFirst(2))))
      } else if line.hasPrefix(". ") || line == "." {
        cases[last].steps[cases[last].steps.count - 1].input += "\n" + line.dropFirst(2)
      } else if let colon = line.firstIndex(of: ":"), !line.hasPrefix("#"),
        !line.hasPrefix("observed:")
      {
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        cases[last].steps[cases[last].steps.count - 1].expected
          .append((String(line[..<colon]), String(value)))
      }
    }
    return cases
  }
}

@Suite struct IdentityCaseTests {
  /// The published observations, by number.
  private static let published =
    Array(stride(from: 1, through: 95, by: 2)).map { "I0" + ($0 < 10 ? "0" : "") + String($0) }

  @Test(arguments: IdentityCase.all)
  func `a session shows what was observed`(_ example: IdentityCase) throws {
    let session = Session(Invocation(command: nil, options: Options()))
    session.presentation.width = 1_000
    for step in example.steps {
      var answer: Answer?
      var lines: [String] = []
      for reply in session.submit(step.input) {
        switch reply {
        case .answer(let found): answer = found
        case .lines(let found), .refusal(let found): lines += found
        case .leave: break
        }
      }
      if !step.expected.contains(where: { $0.key == "diagnostics" }) {
        let messages = answer?.diagnostics.map { $0.id + ": " + $0.message(in: .english) }
        #expect((messages ?? []).isEmpty, "\(step.input): \(messages ?? [])")
      }
      for (key, value) in step.expected {
        let found = key == "says" ? lines.joined(separator: " | ") : answer?.part(key, like: value)
        #expect(found == value, "\(key) of \(step.input)")
      }
    }
  }

  @Test func `every published observation is shown or listed with the reason`() throws {
    let shown = IdentityCase.all.map(\.testDescription)
    let listed = try String(
      contentsOf: IdentityCase.folder.appending(path: "listed.txt"),
      encoding: .utf8
    )
    .split(separator: "\n")
    #expect(shown.count > 30)
    for number in Self.published {
      let isShown = shown.contains { $0.hasPrefix(number + " ") }
      let isListed = listed.contains { $0.hasPrefix(number + " ") && $0.count > 15 }
      #expect(isShown != isListed, "\(number)")
    }
  }
}

extension Answer {
  /// A part of an answer as text; nil for a key that is not known.
  fileprivate func part(_ key: String, like value: String) -> String? {
    func list(_ entries: [IdentityDiff.Entry]?) -> String {
      entries.map { $0.map { "\($0.view) \($0.id)" }.joined(separator: ", ") } ?? "no diff"
    }
    switch key {
    case "kind": return kind.rawValue
    case "type": return type ?? "-"
    case "prints": return output.joined(separator: " | ")
    case "bodies": return bodies.map { "\($0.view) \($0.count)" }.joined(separator: ", ")
    case "runs": return runs.map(\.line).joined(separator: " | ")
    case "notes": return notes.map { $0.text(in: .english) }.joined(separator: " | ")
    case "diagnostics": return diagnostics.map(\.id).joined(separator: ", ")
    case "kept": return list(diff?.kept)
    case "updated": return list(diff?.updated)
    case "inserted": return list(diff?.inserted)
    case "removed": return list(diff?.removed)
    case "moved": return list(diff?.moved)
    case "reset": return list(diff?.stateReset)
    case "reason":
      let id = value.components(separatedBy: ": ").first ?? ""
      let all = [diff?.stateReset, diff?.moved, diff?.inserted, diff?.removed, diff?.updated]
      let texts = all.compactMap { $0 }.flatMap { $0 }.filter { $0.id == id }
        .map { "\(id): \($0.reason.text(in: .english))" }
      return texts.first { $0 == value } ?? texts.first ?? "-"
    default: return nil
    }
  }
}
