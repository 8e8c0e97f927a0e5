import SwiftSource
import TestSupport
import Testing

@Suite("Is the input complete?")
struct CompletenessTests {
  private enum Answer { case complete, incomplete, wrong }

  @Test(arguments: ["complete", "incomplete", "wrong"])
  func `the prompt waits only where more lines can help`(_ kind: String) {
    let cases = ParserCorpus.cases("complete").filter { $0.name.hasPrefix(kind + ".") }
    #expect(cases.count > 20)
    for entry in cases {
      let parsed = parse(SourceText(String(entry.source.dropLast())))
      let answer: Answer =
        parsed.isIncomplete ? .incomplete : parsed.isCorrect ? .complete : .wrong
      #expect("\(answer)" == kind, "\(entry.name): \(parsed.report)")
    }
  }
}
