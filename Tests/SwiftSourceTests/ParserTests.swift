import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite("Parser")
struct ParserTests {
  private static let everything =
    ["accepted", "rejected", "trees", "known/early", "known/late"].flatMap {
      ParserCorpus.cases($0)
    } + ParserCorpus.swiftFiles(below: "Sources")

  @Test func `tokens and trivia are the text byte for byte`() {
    for entry in Self.everything {
      let parsed = parse(SourceText(entry.source))
      #expect(parsed.rebuilt == parsed.source.utf8, "\(entry.name)")
    }
    #expect(Self.everything.count > 1200)
  }

  @Test func `our own sources are read without a message`() {
    for entry in ParserCorpus.swiftFiles(below: "Sources") {
      let parsed = parse(SourceText(entry.source, name: entry.name))
      #expect(parsed.report.isEmpty, "\(entry.name)")
      #expect(!parsed.isIncomplete, "\(entry.name)")
    }
  }

  @Test func `every beginning of a text is read without harm`() {
    for entry in ParserCorpus.cases("trees") {
      let bytes = Array(entry.source.utf8)
      for length in 0...bytes.count {
        let parsed = parse(SourceText(String(decoding: bytes[..<length], as: UTF8.self)))
        #expect(parsed.rebuilt == parsed.source.utf8)
      }
    }
  }

  @Test(arguments: ParserCorpus.cases("trees").map(\.name))
  func tree(_ name: String) throws {
    let entry = try #require(ParserCorpus.cases("trees").first { $0.name == name })
    let parsed = parse(SourceText(entry.source))
    let expected = entry.sections["tree"] ?? ""
    #expect(parsed.report == (entry.sections["says"] ?? "").trimmingCharacters(in: .newlines))
    #expect(debugTree(parsed.statements) == expected.trimmingCharacters(in: .newlines))
  }

  @Test(arguments: ParserCorpus.cases("messages").map(\.name))
  func message(_ name: String) throws {
    let entry = try #require(ParserCorpus.cases("messages").first { $0.name == name })
    let source = SourceText(entry.source)
    let parsed = parse(source)
    for (heading, language) in [("en", Language.english), ("zh-Hans", .chinese)] {
      guard let expected = entry.sections[heading] else { continue }
      let said = parsed.diagnostics.map { rendered($0, in: source, language: language) }
      #expect(said.joined(separator: "\n") == expected.trimmingCharacters(in: .newlines))
    }
  }
}
