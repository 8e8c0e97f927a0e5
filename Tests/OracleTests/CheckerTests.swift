import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import TestSupport
import Testing
import ViewLibrary

/// Our checker must say what the compiler says, for every case of the corpus.
@Suite struct CheckerAgainstCompilerTests {
  /// What we do not do yet, each with the reason; a case that begins to agree must leave the table.
  static let known: [String: String] = [
    "existential: hidden with any": "the static type is View; the prompt prints the dynamic one"
  ]

  @Test func `every case has the compiler's type or is refused at the compiler's line`() throws {
    let results = try Oracle.shared.results()
    let cases = try Oracle.shared.cases()
    let differences = try withLargeStack { Self.differences(cases, results) }
    let unexpected = differences.filter { Self.known[$0.name] == nil }
    #expect(
      unexpected.isEmpty,
      "\(unexpected.count) of \(cases.count) differ:\n\(unexpected.map(\.text).joined(separator: "\n"))"
    )
    let agreeing = Set(Self.known.keys).subtracting(differences.map(\.name))
    #expect(agreeing.isEmpty, "no longer different: \(agreeing.sorted())")
  }

  struct Difference: Sendable {
    let name: String
    let text: String
  }

  private static func differences(
    _ cases: [OracleCase],
    _ results: [String: OracleResult]
  ) -> [Difference] {
    let standard = StandardSources.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    let views = ViewLibrary.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    let checker = Checker()
    checker.addLibrary(standard, module: "Swift")
    checker.addLibrary(views, module: "SwiftUI")
    let fresh = checker.snapshot()
    return cases.compactMap { item in
      checker.restore(fresh)
      return difference(item, results[item.name], checker).map {
        Difference(name: item.name, text: "\(item.place) \(item.name): \($0)")
      }
    }
  }

  private static func difference(
    _ item: OracleCase,
    _ result: OracleResult?,
    _ checker: Checker
  ) -> String? {
    let source = SourceText(item.source)
    let input = checker.check(parse(source))
    let errors = input.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let place = source.location(of: diagnostic.span.start)
      return "\(place.line):\(place.column) \(diagnostic.message(in: .english))"
    }
    let refusal = errors.isEmpty ? nil : "refused: \(errors.joined(separator: " | "))"
    switch result {
    case .type(let expected)?:
      let type = input.statements.last?.value.map { checker.concrete($0.type).name() }
      if type == expected, refusal == nil { return nil }
      return refusal ?? "\n  compiler \(expected)\n  ours     \(type ?? "no type")"
    case .compiles?: return refusal
    case .refused(let line, let column, let message)?:
      if errors.isEmpty { return "accepted; the compiler says \(line):\(column) \(message)" }
      if errors.contains(where: { $0.hasPrefix("\(line):") }) { return nil }
      return "at \(errors[0]); the compiler says \(line):\(column) \(message)"
    case nil: return "the compiler has no answer"
    }
  }
}
