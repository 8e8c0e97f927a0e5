import Foundation
import SwiftSource
import TestSupport

/// Asks the Swift compiler whether texts are Swift.
enum Judge {
  /// For each text whether `swiftc -frontend -parse` accepts it.
  ///
  /// One shell runs two compilers at a time; each call of the compiler takes one text, because a
  /// second file changes what may stand at the top level of the first.
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
    let script = """
      ls | grep swift$ | xargs -P 2 -I{} sh -c \
      'swiftc -frontend -parse -swift-version 6 {} >/dev/null 2>&1 && touch {}.accepted'; true
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return texts.indices.map { index in
      let mark = folder.appending(path: "\(index).swift.accepted").path
      return FileManager.default.fileExists(atPath: mark)
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
  static let late = ["@objc", "@inline", "@attached", "@freestanding", "@convention", "@main"]

  /// True when the parser may differ from the compiler about this text.
  static func mayDiffer(_ parsed: ParsedSource, accepted: Bool) -> Bool {
    guard accepted else { return late.contains { parsed.source.text.contains($0) } }
    return parsed.diagnostics.allSatisfy { early[$0.id] != nil }
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
