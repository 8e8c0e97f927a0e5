import TestSupport
import Testing

/// The corpus says what the compiler says: expectations are checked before any checker of ours.
@Suite struct OracleTests {
  @Test func `every expectation of the corpus is the compiler's answer`() throws {
    let results = try Oracle.shared.results()
    var differences: [String] = []
    for oracleCase in try Oracle.shared.cases() {
      let answer = results[oracleCase.name]
      if let difference = difference(oracleCase.expectation, answer) {
        differences.append("\(oracleCase.place): \(oracleCase.name)\n\(difference)")
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func `the corpus is large enough to judge a checker`() throws {
    let cases = try Oracle.shared.cases()
    let refused = cases.filter { if case .refused = $0.expectation { true } else { false } }
    #expect(cases.count - refused.count >= 120)
    #expect(refused.count >= 25)
  }

  @Test func `a wrong case is found among right ones`() throws {
    let corpus = """
      // case: right
      // type: Text
      Text("a")

      // case: wrong
      // type: Text
      struct Card: View {
        var body: some View { Text(nowhere) }
      }
      Card()
      """
    let results = try Oracle.shared.judge(OracleCase.read(corpus, file: "inline"))
    #expect(results["right"] == .type("Text"))
    #expect(
      results["wrong"]
        == .refused(line: 2, column: 30, message: "cannot find 'nowhere' in scope")
    )
  }

  private func difference(
    _ expectation: OracleCase.Expectation,
    _ answer: OracleResult?
  ) -> String? {
    switch (expectation, answer) {
    case (.type(let expected), .type(let actual)):
      return expected == actual ? nil : "  expected \(expected)\n  compiler \(actual)"
    case (.accepted, .type), (.accepted, .compiles):
      return nil
    case (.refused(let line, let column, let error), .refused(let atLine, let atColumn, let text)):
      if let line, line != atLine || (column ?? atColumn) != atColumn {
        return "  expected \(line):\(column ?? 0)\n  compiler \(atLine):\(atColumn) \(text)"
      }
      if let error, error != text { return "  expected \(error)\n  compiler \(text)" }
      return nil
    default:
      return "  expected \(expectation)\n  compiler \(answer.map { "\($0)" } ?? "nothing")"
    }
  }
}
