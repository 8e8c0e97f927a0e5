import Playground
import SwiftSource
import ViewLayout

/// The facts a transcript may promise, and how an answer states them.
enum TranscriptFact {
  /// The words a fact begins with.
  static let keys = ["type", "value", "size", "prints", "shell", "error", "kept", "reset"]

  /// Whether a line has the form of a fact.
  static func isFact(_ line: Substring) -> Bool {
    keys.contains { line.hasPrefix($0 + ": ") }
  }

  /// Every fact of an answer, in the order of ``keys``; a transcript promises some of them.
  static func facts(of answer: Answer) -> [String] {
    var facts: [String] = []
    if let type = answer.type { facts.append("type: \(type)") }
    if let value = answer.value { facts.append("value: \(value)") }
    if let size = answer.size { facts.append("size: \(size.lengthText)") }
    facts += answer.output.map { "prints: \(visible($0))" }
    facts += answer.shells.map { "shell: \($0.name) \($0.size.lengthText)" }
    facts += answer.diagnostics.filter { $0.severity == .error }.map { "error: \($0.id)" }
    if let diff = answer.diff {
      facts += (diff.kept + diff.updated).map { "kept: \($0.view)" }
      facts += diff.stateReset.map { "reset: \($0.view)" }
    }
    return facts
  }
}

extension TranscriptEntry {
  /// The part of an answer that the lesson speaks of; the rest would only distract.
  func promised(of answer: Answer) -> Answer {
    func speaks(of key: String) -> Bool { expected.contains { $0.hasPrefix(key + ": ") } }
    var answer = answer
    if !speaks(of: "type") { answer.type = nil }
    if !speaks(of: "value") { answer.value = nil }
    if !speaks(of: "size") { answer.size = nil }
    if !speaks(of: "shell") { answer.shells = [] }
    if !speaks(of: "kept"), !speaks(of: "reset") { answer.diff = nil }
    answer.bodies = []
    return answer
  }
}
