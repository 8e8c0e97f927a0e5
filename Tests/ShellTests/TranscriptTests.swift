import Glibc
import Playground
import SwiftSource
import Testing

@testable import Shell

/// The transcripts of the documents, typed again.
@Suite struct TranscriptTests {
  /// One input of a transcript and what follows it.
  struct Exchange {
    var input: String
    var output: [String]
  }

  @Test(arguments: ["README.md", "docs/motion.md"])
  func `what a document shows is what viewshell says`(_ name: String) throws {
    let text = try readSource(packageRoot + "/" + name)
    let transcripts = transcripts(in: text)
    #expect(!transcripts.isEmpty)
    for exchanges in transcripts {
      let session = Session(try parseArguments(["--color", "never"]))
      session.presentation.width = 80
      for exchange in exchanges {
        let lines = session.submit(exchange.input).flatMap { reply -> [String] in
          switch reply {
          case .answer(let answer): session.presentation.answer(answer, located: false)
          case .lines(let lines), .refusal(let lines): lines
          case .leave: []
          }
        }
        #expect(
          lines.joined(separator: "\n") == exchange.output.joined(separator: "\n"),
          "\(name): \(exchange.input)"
        )
      }
    }
  }

  /// The inputs and outputs of every fenced block marked `viewshell`.
  private func transcripts(in text: String) -> [[Exchange]] {
    var found: [[Exchange]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isInside = line == "```viewshell"
        if isInside { found.append([]) }
      } else if isInside {
        let last = found.count - 1
        if line.hasPrefix("vs> ") {
          found[last].append(Exchange(input: String(line.dropFirst(4)), output: []))
        } else if line.hasPrefix("... "), !found[last].isEmpty {
          found[last][found[last].count - 1].input += "\n" + line.dropFirst(4)
        } else if !found[last].isEmpty {
          found[last][found[last].count - 1].output.append(line)
        }
      }
    }
    return found
  }

  private let packageRoot = #filePath.split(separator: "/").dropLast(3).reduce(into: "") {
    $0 += "/" + $1
  }
}
