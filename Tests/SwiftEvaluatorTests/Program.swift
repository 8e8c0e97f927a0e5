import SwiftChecker
import SwiftEvaluator
import SwiftSource

/// A program run against the standard library, for the tests.
struct Program {
  let output: String
  let messages: [String]
  let error: EvaluationError?
  let value: String?

  /// Parses, checks and runs a text.
  init(_ text: String, limits: EvaluationLimits = EvaluationLimits()) {
    let checker = Checker()
    let library = StandardSources.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    checker.addLibrary(library, module: "Swift")
    let evaluator = Evaluator(checker: checker, limits: limits)
    let source = SourceText(text)
    let checked = checker.check(parse(source))
    messages = checked.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let place = source.location(of: diagnostic.span.start)
      return "\(place.line):\(place.column) \(diagnostic.message(in: .english))"
    }
    guard checked.isRunnable else {
      output = ""
      error = nil
      value = nil
      return
    }
    var failure: EvaluationError?
    var described: String?
    do throws(EvaluationError) {
      let values = try evaluator.run(checked, file: source)
      if let last = values.last ?? nil {
        described = try evaluator.describe(last.value, last.type)
      }
    } catch {
      failure = error
    }
    error = failure
    value = described
    output = evaluator.takeOutput()
  }
}
