import Foundation
import Playground
import Testing

/// A layout case as plain SwiftUI: the window, and the frames of views marked with `.id(n)`.
struct WholeLayoutCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var window = Size(width: 393, height: 852)
  var metrics = "grid"
  var tolerance = 0.01
  var frames: [Int: Frame] = [:]
  var size: Size?
  var hasOpenProposal = false
  var view = ""

  /// The cases of Tests/Cases/layout whose question the facade can be asked.
  static let all: [WholeLayoutCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Cases/layout")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".case") }.flatMap { name in
      read((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
    }
    .filter { !$0.hasOpenProposal && $0.metrics == "grid" }
  }()

  private static func read(_ text: String) -> [WholeLayoutCase] {
    var cases: [WholeLayoutCase] = []
    for line in text.components(separatedBy: "\n") {
      guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else {
        if !cases.isEmpty { cases[cases.count - 1].view += line + "\n" }
        continue
      }
      let key = line[..<colon].dropFirst(3)
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if key == "case" {
        cases.append(WholeLayoutCase(testDescription: value))
      } else if !cases.isEmpty {
        cases[cases.count - 1].set(String(key), value)
      }
    }
    return cases
  }

  private mutating func set(_ key: String, _ value: String) {
    let numbers = value.split { $0 == "x" || $0 == " " }.compactMap { Double($0) }
    switch key {
    case "in" where numbers.count == 2: window = Size(width: numbers[0], height: numbers[1])
    case "size" where numbers.count == 2: size = Size(width: numbers[0], height: numbers[1])
    case "proposal":
      if numbers.count == 2, numbers.allSatisfy(\.isFinite) {
        window = Size(width: numbers[0], height: numbers[1])
      } else {
        hasOpenProposal = true
      }
    case "metrics": metrics = value
    case "tolerance": tolerance = Double(value) ?? 0
    default:
      if key.hasPrefix("frame "), let id = Int(key.dropFirst(6)), numbers.count == 4 {
        frames[id] = Frame(
          x: numbers[0],
          y: numbers[1],
          width: numbers[2],
          height: numbers[3]
        )
      }
    }
  }
}

@Suite struct LayoutCaseTests {
  /// How many cases the whole engine must answer; raised as more is modelled, never lowered.
  private static let floor = 100

  @Test func `published layouts come out of typed views`() {
    var answered = 0
    let playground = Playground()
    for example in WholeLayoutCase.all {
      playground.options.window = example.window
      let answer = playground.submit(example.view)
      guard answer.kind == .view, let size = answer.size, let tree = answer.tree else { continue }
      answered += 1
      if let expected = example.size {
        #expect(near(size.width, expected.width, example), "\(example): width")
        #expect(near(size.height, expected.height, example), "\(example): height")
      }
      let x = (example.window.width - size.width) / 2
      let y = (example.window.height - size.height) / 2
      for (id, expected) in example.frames {
        guard let found = find("#\(id)", in: tree) else {
          Issue.record("\(example): no view has the id \(id)")
          continue
        }
        #expect(
          near(found.x + x, expected.x, example) && near(found.y + y, expected.y, example)
            && near(found.width, expected.width, example)
            && near(found.height, expected.height, example),
          "\(example) id \(id): \(found) instead of \(expected)"
        )
      }
    }
    #expect(answered >= Self.floor)
  }

  private func near(_ left: Double, _ right: Double, _ example: WholeLayoutCase) -> Bool {
    abs(left - right) <= example.tolerance
  }

  /// The frame of the outermost view whose id ends in an explicit one.
  private func find(_ id: String, in node: ViewNode) -> Frame? {
    if node.id.split(separator: ".").last.map(String.init) == id { return node.frame }
    for child in node.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}
