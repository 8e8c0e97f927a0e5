import Foundation
import Testing
import ViewLayout

/// One layout case: a view, the window it stands in, and the frames it must have.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  var id: String
  var window = LayoutRequest.defaultWindow
  var proposal: Proposal?
  var metrics = "grid"
  var scale = 3.0
  var tolerance = 0.01
  var frames: [Int: Rect] = [:]
  var size: Size?
  var view = ""

  var testDescription: String { id }
}

struct CaseFileError: Error {
  var line: String
}

extension LayoutCase {
  /// Every case of every file in Tests/Cases/layout; unknown keys are errors.
  static let all: [LayoutCase] = {
    do {
      return try read()
    } catch {
      return [LayoutCase(id: "unreadable: \(error)")]
    }
  }()

  private static func read() throws -> [LayoutCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cases/layout")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try files.filter { $0.hasSuffix(".case") }.sorted().flatMap { file in
      try cases(in: String(contentsOf: folder.appending(path: file), encoding: .utf8))
    }
  }

  private static func cases(in text: String) throws -> [LayoutCase] {
    var cases: [LayoutCase] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.hasPrefix("// ") else {
        if !cases.isEmpty { cases[cases.count - 1].view += line + "\n" }
        continue
      }
      let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw CaseFileError(line: line) }
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      if parts[0] == "case" {
        cases.append(LayoutCase(id: value))
      } else if !cases.isEmpty {
        try cases[cases.count - 1].set(String(parts[0]), value, line)
      } else if parts[0] != "source" {
        throw CaseFileError(line: line)
      }
    }
    return cases
  }

  private mutating func set(_ key: String, _ value: String, _ line: String) throws {
    let numbers = value.split { $0 == "x" || $0 == " " }.map { Double($0) }
    switch key {
    case "source", "note": break
    case "metrics": metrics = value
    case "scale": scale = Double(value) ?? 3
    case "tolerance": tolerance = Double(value) ?? 0
    case "in":
      guard let width = numbers.first ?? nil, let height = numbers.last ?? nil else {
        throw CaseFileError(line: line)
      }
      window = Size(width: width, height: height)
    case "proposal":
      guard numbers.count == 2 else { throw CaseFileError(line: line) }
      proposal = Proposal(width: numbers[0], height: numbers[1])
    case "size":
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else {
        throw CaseFileError(line: line)
      }
      size = Size(width: width, height: height)
    default:
      guard key.hasPrefix("frame "), let id = Int(key.dropFirst(6)),
        case let values = numbers.compactMap({ $0 }), values.count == 4
      else { throw CaseFileError(line: line) }
      frames[id] = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }
}
