import Foundation
import Playground
import SwiftSource
import Testing
import ViewLayout

/// A layout case as plain SwiftUI: the window, and the frames of views marked with `.id(n)`.
struct WholeLayoutCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var window = Size(width: 393, height: 852)
  var metrics = "grid"
  var tolerance = 0.01
  var frames: [Int: Frame] = [:]
  var size: Size?
  var hasOpenProposal = false
  /// Views whose size is said to be approximate, and views whose size is not.
  var approximate: [Int] = []
  var exact: [Int] = []
  /// The ids of the diagnostics; nil when the case says nothing about them.
  var diagnostics: [String]?
  var view = ""

  /// The cases of Tests/Cases/layout whose question the facade can be asked.
  static let all = read(folder: "layout").filter { !$0.hasOpenProposal && $0.metrics == "grid" }
  /// The cases of Tests/Cases/views, which only the whole engine can answer.
  static let views = read(folder: "views")

  private static func read(folder name: String) -> [WholeLayoutCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Cases/" + name)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".case") }.flatMap { name in
      read((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
    }
  }

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
    case "approximate": approximate = numbers.map { Int($0) }
    case "exact": exact = numbers.map { Int($0) }
    case "diagnostics": diagnostics = value == "none" ? [] : value.components(separatedBy: " ")
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

  @Test(arguments: WholeLayoutCase.views)
  func `a view has its frames`(_ example: WholeLayoutCase) throws {
    var options = PlaygroundOptions()
    options.window = example.window
    options.metrics = example.metrics
    let answer = Playground(options: options).submit(example.view)
    let messages = answer.diagnostics.map { "\($0.kind.id) \($0.arguments)" }
    if let expected = example.diagnostics {
      #expect(answer.diagnostics.map(\.kind.id).sorted() == expected.sorted())
    } else {
      let complaints = answer.diagnostics.filter { $0.severity != .note }
      #expect(complaints.isEmpty, "\(messages)")
    }
    if let expected = example.size {
      let size = try #require(answer.size, "\(messages)")
      #expect(
        near(size.width, expected.width, example) && near(size.height, expected.height, example),
        "\(size) instead of \(expected)"
      )
    }
    for (id, expected) in example.frames.sorted(by: { $0.key < $1.key }) {
      let size = try #require(answer.size, "\(messages)")
      let tree = try #require(answer.tree)
      let found = try #require(find("#\(id)", in: tree), "no view has the id \(id)")
      let x = found.x + (example.window.width - size.width) / 2
      let y = found.y + (example.window.height - size.height) / 2
      #expect(
        near(x, expected.x, example) && near(y, expected.y, example)
          && near(found.width, expected.width, example)
          && near(found.height, expected.height, example),
        "id \(id): \(x) \(y) \(found.width) \(found.height) instead of \(expected)"
      )
    }
    let notes = answer.tree.map(noted) ?? []
    for id in example.approximate { #expect(notes.contains(id), "\(id) is not approximate") }
    for id in example.exact { #expect(!notes.contains(id), "\(id) is approximate") }
    #expect(!example.frames.isEmpty || example.size != nil || example.diagnostics != nil)
  }

  /// The ids of views inside which a size is approximate.
  private func noted(_ node: ViewNode) -> Set<Int> {
    var ids: Set<Int> = []
    for child in node.children { ids.formUnion(noted(child)) }
    let isNoted = node.note != nil || node.children.contains { $0.note != nil }
    if isNoted, let last = node.id.split(separator: ".").last, let id = Int(last.dropFirst()) {
      ids.insert(id)
    }
    return ids
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
