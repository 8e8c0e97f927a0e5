import Foundation
import SwiftSource
import TestSupport

/// Asks the Swift compiler whether texts are Swift.
enum Judge {
  /// For each text whether `swiftc -frontend -parse` accepts it.
  ///
  /// Several texts go to one process, 50 times faster than one each. The compiler then takes none of
  /// them for a main file and refuses expressions at the top level, so that message does not count.
  static func verdicts(on texts: [String]) throws -> [Bool] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "judge-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, text) in texts.enumerated() {
      let file = folder.appending(path: "\(index).swift")
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    var refused: Set<Int> = []
    for start in stride(from: 0, to: texts.count, by: 100) {
      let names = (start..<min(start + 100, texts.count)).map { "\($0).swift" }
      refused.formUnion(try mistakes(in: names, folder: folder))
    }
    return texts.indices.map { !refused.contains($0) }
  }

  private static func mistakes(in names: [String], folder: URL) throws -> [Int] {
    let messages = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend", "-parse", "-swift-version", "6", "-diagnostic-style", "llvm"] + names
    process.currentDirectoryURL = folder
    process.standardError = messages
    try process.run()
    let output = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.contains(": error: "), !line.contains("are not allowed at the top level") else {
        return nil
      }
      return Int(line.prefix { $0 != "." })
    }
  }

  /// The mistakes the parser names although the grammar alone allows them: what the type checker of
  /// the compiler says about them can be said better at once.
  static let early: [String: String] = [
    "parser.assignment-in-condition": "a value assigned is never a Bool",
    "parser.closure-argument-outside": "`$0a` is a name to the compiler's lexer",
    "parser.bad-closure-argument": "`$0a` is a name to the compiler's lexer",
    "parser.computed-with-value": "refused later by the compiler, always",
    "parser.empty-generics": "refused later by the compiler, always",
    "parser.empty-interpolation": "no string type here takes an empty interpolation",
    "parser.empty-key-path": "a key path without a step is refused later, always",
    "parser.fullwidth-character": "full-width signs are letters to the compiler's lexer",
    "parser.pattern-needs-case": "refused later by the compiler, always",
  ]

  /// What the compiler refuses and the parser lets pass, by the words in the text: the arguments of
  /// attributes of the language are skipped, because nothing reads them.
  static let late = [
    "@objc", "@inline", "@attached", "@freestanding", "@convention",
    "#keyPath",
  ]

  /// Oddities the compiler accepts in the damaged texts of the test run.
  static let rare: [String: String] = [
    "..init": "the compiler reads a keyword as the operand of `..`",
    "D.>self": "the compiler takes `.>` for an operator behind a `<` it then forgets",
  ]

  /// True when the parser may differ from the compiler about this text.
  static func mayDiffer(_ parsed: ParsedSource, accepted: Bool) -> Bool {
    guard accepted else { return late.contains { parsed.source.text.contains($0) } }
    return parsed.diagnostics.allSatisfy { early[$0.id] != nil }
      || rare.keys.contains { parsed.source.text.contains($0) }
  }
}

extension SourceText {
  /// The whole text.
  var text: String { text(in: Span(0, utf8.count)) }
}

extension ParsedSource {
  /// The text put together again from the tokens.
  var rebuilt: [UInt8] {
    tokens.flatMap { source.utf8[$0.triviaStart..<$0.end] }
  }

  /// The messages, one a line: `1:4 parser.missing-comma`.
  var report: String {
    diagnostics.map { diagnostic in
      let place = source.location(of: diagnostic.span.start)
      return "\(place.line):\(place.column) \(diagnostic.id)"
    }.joined(separator: "\n")
  }
}
