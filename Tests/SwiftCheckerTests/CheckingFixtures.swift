import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewLibrary

/// A checker with the whole library, and the answer of the last expression of a text.
enum Checking {
  static let standard = StandardSources.files.map {
    LibraryFile(SourceText($0.text, name: $0.name))
  }
  static let views = ViewLibrary.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }

  static func checker() -> Checker {
    let checker = Checker()
    checker.addLibrary(standard, module: "Swift")
    checker.addLibrary(views, module: "SwiftUI")
    return checker
  }

  struct Outcome {
    let type: String?
    let diagnostics: [Diagnostic]
    let source: SourceText

    /// Each message as `line:column id: text`.
    var messages: [String] {
      diagnostics.map { item in
        let place = source.location(of: item.span.start)
        return "\(place.line):\(place.column) \(item.id): \(item.message(in: .english))"
      }
    }
  }

  static func check(_ text: String, with checker: Checker = checker()) -> Outcome {
    let source = SourceText(text)
    let input = checker.check(parse(source))
    let value = input.statements.last?.value
    return Outcome(
      type: value.map { checker.concrete($0.type).name() },
      diagnostics: input.diagnostics,
      source: source
    )
  }
}
