import SwiftSource
import TestSupport
import Testing

@Suite("The Swift compiler as judge")
struct JudgeTests {
  @Test func `what the compiler accepts we accept, and what it refuses we refuse`() throws {
    let cases = ParserCorpus.cases("accepted") + ParserCorpus.cases("rejected")
    try compare(cases.map(\.source), names: cases.map(\.name), allowed: false)
    #expect(cases.count > 1000)
  }

  @Test func `the known differences are still there and are the listed ones`() throws {
    let early = ParserCorpus.cases("known/early").map(\.source)
    let late = ParserCorpus.cases("known/late").map(\.source)
    let verdicts = try Judge.verdicts(on: early + late)
    for (text, accepted) in zip(early + late, verdicts) {
      let parsed = parse(SourceText(text))
      #expect(accepted == !parsed.isCorrect, "\(text)")
      #expect(Judge.mayDiffer(parsed, accepted: accepted), "\(text)")
    }
  }

  @Test func `damaged texts are judged as the compiler judges them`() throws {
    let whole =
      ParserCorpus.cases("accepted") + ParserCorpus.swiftFiles(below: "Sources/SwiftSource/Lexer")
    let texts = whole.map { parse(SourceText($0.source)) }
    var mutations = Mutations(seed: 20_260_708)
    let damaged = (0..<300).map { _ in mutations.mutation(of: texts) }
    try compare(damaged, names: damaged, allowed: true)
  }

  /// Compares verdicts; where a difference is allowed it must be one of the listed kinds.
  private func compare(_ texts: [String], names: [String], allowed: Bool) throws {
    let verdicts = try Judge.verdicts(on: texts)
    for ((text, name), accepted) in zip(zip(texts, names), verdicts) {
      let parsed = parse(SourceText(text))
      if parsed.isCorrect == accepted { continue }
      let isKnown = allowed && Judge.mayDiffer(parsed, accepted: accepted)
      #expect(isKnown, "compiler accepts: \(accepted), we say: \(parsed.report)\n\(name)")
    }
  }
}
