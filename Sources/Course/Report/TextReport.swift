import SwiftSource

extension Phrase {
  static let reportPoints = Phrase("{0} of {1} points", "{1} 分中得 {0} 分")
  static let reportPrinted = Phrase("it printed", "打印了")
}

/// A report in sentences: every mark is a word, so that it can be read aloud.
func textReport(_ graded: GradedAnswer, in language: Language) -> String {
  let verdict = graded.verdict
  let outcome: Phrase =
    switch verdict.status {
    case .passed: .passed
    case .failed: .notYet
    case .notGradable: .notGradable
    }
  let exercise = verdict.exercise
  var lines: [String] = []
  if !graded.learner.isEmpty { lines.append(visible(graded.learner)) }
  let score = Phrase.reportPoints
    .text(in: language, [points(verdict.score), points(exercise.points)])
  lines.append(
    "\(exercise.fullID) \(exercise.title.value(in: language)): \(outcome.text(in: language)) "
      + "(\(score))"
  )
  for result in verdict.results {
    let word = (result.passed ? Phrase.passed : .notYet).text(in: language)
    lines.append("  \(word): \(result.title(in: language))")
    lines += result.lines(in: language).map { "    " + $0 }
    if let pointer = result.pointer, !pointer.text.isEmpty {
      lines.append("      " + visible(pointer.text))
      lines.append("      " + pointer.underline)
    }
  }
  lines += verdict.advice(in: language).map { "  " + $0 }
  if !verdict.output.isEmpty {
    lines.append("  " + Phrase.reportPrinted.text(in: language) + ":")
    lines += verdict.output.map { "  | " + visible($0) }
  }
  return lines.joined(separator: "\n") + "\n"
}
