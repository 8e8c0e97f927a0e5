import Foundation
import Testing
import ViewLibrary

@Suite struct LibrarySourcesTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ViewLibrary/Library")

  @Test func `the embedded library is the library`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(
      ViewLibrary.files.map(\.name) == names,
      "run scripts/embed-library.py"
    )
    for file in ViewLibrary.files {
      let text = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
      #expect(file.text == text, "\(file.name) is stale: run scripts/embed-library.py")
    }
  }

  @Test func `the table of what is not modelled is the embedded one`() throws {
    let text = try String(contentsOf: folder.appending(path: "NotModelled.txt"), encoding: .utf8)
    let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      String($0.prefix { $0 != "\t" })
    }
    #expect(Set(ViewLibrary.notModelled.keys) == Set(names), "run scripts/embed-library.py")
    #expect(ViewLibrary.notModelled["UIViewRepresentable"] == "there is no UIKit here")
  }

  @Test func `every reason has its words in Chinese, and none is left over`() {
    let reasons = Set(ViewLibrary.notModelled.values)
    #expect(reasons == Set(ViewLibrary.chineseReasons.keys))
    for (reason, words) in ViewLibrary.chineseReasons {
      #expect(words.unicodeScalars.contains { $0.properties.isIdeographic }, "\(reason)")
    }
  }

  @Test func `what is not modelled is not declared`() {
    var declared: Set<Substring> = []
    for file in ViewLibrary.files {
      for line in file.text.split(separator: "\n") where line.contains("public ") {
        let words = line.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == ":" }
        for (word, next) in zip(words, words.dropFirst())
        where ["func", "struct", "enum", "class", "protocol"].contains(word) {
          declared.insert(next)
        }
      }
    }
    #expect(declared.contains("padding"))
    #expect(declared.contains("VStack"))
    for name in ViewLibrary.notModelled.keys {
      #expect(!declared.contains(Substring(name)), "\(name) is declared")
    }
  }

  @Test func `every public declaration says what it is, every type and modifier where from`() {
    var missing: [String] = []
    for file in ViewLibrary.files {
      var comment: [Substring] = []
      var isInAttribute = false
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let trimmed = line.drop { $0 == " " }
        if trimmed.hasPrefix("///") {
          comment.append(trimmed)
        } else if trimmed.hasPrefix("@") || trimmed.hasPrefix("//") || isInAttribute {
          // An attribute may stand on several lines.
          isInAttribute = (isInAttribute || trimmed.hasSuffix("(")) && !trimmed.hasPrefix(")")
          continue
        } else {
          let isModifier = trimmed.contains("-> some View") && trimmed.contains("public func")
          let isType = !line.hasPrefix(" ") && trimmed.hasPrefix("public struct")
          let isTrait = file.name == "Traits.swift"
          if isType || isModifier, !isTrait,
            !comment.contains(where: { $0.contains("**Source** — ") }),
            trimmed.contains("makeBody") == false, trimmed.contains("func body") == false,
            trimmed.contains("inset(by") == false
          {
            missing.append("\(file.name): \(trimmed)")
          }
          comment = []
        }
      }
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }
}
