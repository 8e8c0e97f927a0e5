import Foundation
import Playground
import SwiftSource
import Testing
import ViewLayout

/// A session as a transcript: inputs after `> `, continued by `. `, and what is expected of each.
///
///     ## a padded text
///     > Text("Hello").padding()
///     type: ModifiedContent<Text, _PaddingLayout>
///     size: 82x52
///
/// Lines that begin with `tap: ` act on the view. Keys that are not known fail.
struct SessionCase: CustomTestStringConvertible, Sendable {
  /// One input and what is expected.
  struct Step: Sendable {
    var input: String
    var isTap = false
    var expected: [(key: String, value: String)] = []
  }

  var testDescription: String
  var steps: [Step] = []

  static let all: [SessionCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Cases/playground")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".case") }.flatMap { name -> [SessionCase] in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return read(text, file: name)
    }
  }()

  private static func read(_ text: String, file: String) -> [SessionCase] {
    var cases: [SessionCase] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") {
        cases.append(SessionCase(testDescription: file + ": " + line.dropFirst(3)))
      } else if line.hasPrefix("> ") {
        cases[cases.count - 1].steps.append(Step(input: String(line.dropFirst(2))))
      } else if line.hasPrefix("tap: ") {
        cases[cases.count - 1].steps.append(Step(input: String(line.dropFirst(5)), isTap: true))
      } else if line.hasPrefix(". ") || line == "." {
        let index = cases[cases.count - 1].steps.count - 1
        cases[cases.count - 1].steps[index].input += "\n" + line.dropFirst(2)
      } else if let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") {
        let key = String(line[..<colon])
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        let index = cases[cases.count - 1].steps.count - 1
        cases[cases.count - 1].steps[index].expected.append((key, String(value)))
      }
    }
    return cases
  }
}

extension Answer {
  /// The parts of an answer a case can name, as text.
  func text(for key: String, like value: String) -> String? {
    switch key {
    case "kind": return kind.rawValue
    case "type": return type ?? "-"
    case "value": return self.value ?? "-"
    case "size": return size.map(\.text) ?? "-"
    case "prints": return output.joined(separator: " | ")
    case "bodies": return bodies.map { "\($0.view) \($0.count)" }.joined(separator: ", ")
    case "shells": return shells.map { "\($0.name) \($0.size.text)" }.joined(separator: " | ")
    case "diagnostics": return diagnostics.map(\.id).joined(separator: ", ")
    case "kept": return list(diff?.kept)
    case "updated": return list(diff?.updated)
    case "inserted": return list(diff?.inserted)
    case "removed": return list(diff?.removed)
    case "moved": return list(diff?.moved)
    case "reset": return list(diff?.stateReset)
    case "tree": return tree.map(outline) ?? "-"
    case "reason":
      let wanted = value.split(separator: ":").first.map(String.init) ?? ""
      let entry = diff?.all.first { $0.id == wanted }
      return entry.map { "\(wanted): \($0.reason.text(in: .english))" } ?? "-"
    default: return nil
    }
  }

  private func list(_ entries: [IdentityDiff.Entry]?) -> String {
    guard let entries else { return "no diff" }
    return entries.map { "\($0.view) \($0.id)" }.joined(separator: ", ")
  }

  private func outline(_ node: ViewNode) -> String {
    let inner = node.children.map(outline).joined(separator: " ")
    return inner.isEmpty ? node.view : "\(node.view)(\(inner))"
  }
}

extension IdentityDiff {
  var all: [Entry] { stateReset + moved + inserted + removed + updated + kept }
}

extension Size {
  var text: String { number(width) + "x" + number(height) }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
