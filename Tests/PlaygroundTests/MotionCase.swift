import Foundation
import Playground
import Testing

/// A learner's session about motion: code, what a user does, and where everything is at some times.
///
///     ## a fade
///     > Fade()
///     tap: Go
///     moving: Text 0.0.1 insertion .opacity .linear(duration: 1)
///     at 0.5 Text 0.0.1: 0,0 50x20 opacity 0.5 willAppear
///     wait: 0.5
///     prints: gone
///
/// Every step that names no diagnostics must have none. Keys that are not known fail.
struct MotionCase: CustomTestStringConvertible, Sendable {
  /// What is done.
  enum Action: Sendable {
    case code(String)
    case tap(String)
    case wait(Double)
    case set(String)
  }

  /// One thing done, and what is expected of it.
  struct Step: Sendable {
    var action: Action
    var expected: [(key: String, value: String)] = []
  }

  var testDescription: String
  var steps: [Step] = []

  static let all: [MotionCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Cases/motion")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".case") }.flatMap { name -> [MotionCase] in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return read(text, file: name)
    }
  }()

  private static func read(_ text: String, file: String) -> [MotionCase] {
    var cases: [MotionCase] = []
    // Declarations before the first case belong to all of them.
    var shared = MotionCase(testDescription: file)
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") {
        cases.append(MotionCase(testDescription: file + ": " + line.dropFirst(3)))
        cases[cases.count - 1].steps = shared.steps
      } else if cases.isEmpty {
        shared.add(line)
      } else {
        cases[cases.count - 1].add(line)
      }
    }
    return cases
  }

  private mutating func add(_ line: String) {
    if line.hasPrefix("> ") {
      steps.append(Step(action: .code(String(line.dropFirst(2)))))
    } else if line.hasPrefix(". ") || line == "." {
      guard case .code(let text)? = steps.last?.action else { return }
      steps[steps.count - 1].action = .code(text + "\n" + line.dropFirst(2))
    } else if let colon = line.range(of: ": "), !line.hasPrefix("#") {
      let key = String(line[..<colon.lowerBound])
      let value = String(line[colon.upperBound...])
      switch key {
      case "tap": steps.append(Step(action: .tap(value)))
      case "wait": steps.append(Step(action: .wait(Double(value) ?? 0)))
      case "set": steps.append(Step(action: .set(value)))
      default: steps[steps.count - 1].expected.append((key, value))
      }
    }
  }
}

extension Motion {
  /// What moves, as a case writes it.
  func text(_ entries: [Entry]) -> String {
    entries.map { entry in
      [
        entry.view, entry.id, entry.property, entry.transition ?? "",
        entry.animation ?? "",
      ]
      .filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: " | ")
  }
}

extension Motion.Row {
  /// A place and what else is not as usual.
  var text: String {
    var parts = [
      "\(number(frame.x)),\(number(frame.y)) \(number(frame.width))x\(number(frame.height))"
    ]
    if opacity != 1 { parts.append("opacity \(number(opacity))") }
    if rotation != 0 { parts.append("rotation \(number(rotation))") }
    for (name, values) in others {
      parts.append(name + " " + values.map(number).joined(separator: " "))
    }
    if phase != "identity" { parts.append(phase) }
    return parts.joined(separator: " ")
  }

  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
