import Foundation
import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import TestSupport
import Testing
import ViewLibrary

/// Our checker must say what the compiler says, for every case of the corpus.
@Suite struct CheckerAgainstCompilerTests {
  @Test func `every case has the compiler's type or is refused at the compiler's place`() throws {
    let results = try Oracle.shared.results()
    let standard = StandardSources.files.map { parse(SourceText($0.text, name: $0.name)) }
    let views = ViewLibrary.files.map { parse(SourceText($0.text, name: $0.name)) }
    var failures: [String] = []
    for item in try Oracle.shared.cases() {
      let checker = Checker()
      _ = checker.addLibrary(standard, module: "Swift")
      _ = checker.addLibrary(views, module: "SwiftUI")
      let source = SourceText(item.source)
      let input = checker.check(parse(source))
      let errors = input.diagnostics.filter { $0.severity == .error }.map { diagnostic in
        let place = source.location(of: diagnostic.span.start)
        return "\(place.line):\(place.column) \(diagnostic.message(in: .english))"
      }
      let type = input.statements.last?.value.map { checker.concrete($0.type).name() }
      switch results[item.name] {
      case .type(let expected)?:
        if !errors.isEmpty {
          failures.append("\(item.name): refused: \(errors.joined(separator: " | "))")
        } else if type != expected {
          failures.append("\(item.name):\n  compiler \(expected)\n  ours     \(type ?? "-")")
        }
      case .compiles?:
        if !errors.isEmpty {
          failures.append("\(item.name): refused: \(errors.joined(separator: " | "))")
        }
      case .refused(let line, let column, let message)?:
        if errors.isEmpty {
          failures.append("\(item.name): accepted, the compiler says \(line):\(column) \(message)")
        } else if !errors.contains(where: { $0.hasPrefix("\(line):") }) {
          failures.append(
            "\(item.name): at \(errors[0]), the compiler says \(line):\(column) \(message)"
          )
        }
      case nil: failures.append("\(item.name): the compiler has no answer")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) differ:\n\(failures.joined(separator: "\n"))")
  }
}
