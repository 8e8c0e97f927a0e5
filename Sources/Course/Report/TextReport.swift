import SwiftSource
import ViewLayout

extension Phrase {
  static let reportPoints = Phrase("{0} of {1} points", "{1} 分中得 {0} 分")
  static let reportPrinted = Phrase("it printed:", "打印了：")
  static let reportMissing = Phrase("missing", "未交")
}

/// A report in sentences: every mark is a word, so that it can be read aloud.
func textReport(_ entry: ReportEntry, in language: Language) -> String {
  let outcome: Phrase =
    switch entry.status {
    case .passed: .passed
    case .failed: .notYet
    case .notGradable: .notGradable
    case .missing: .reportMissing
    }
  var lines: [String] = []
  if !entry.learner.isEmpty { lines.append(visible(entry.learner)) }
  let points = [entry.score.lengthText, entry.points.lengthText]
  let score = Phrase.reportPoints.text(in: language, points)
  let title = entry.title.isEmpty ? "" : " " + visible(entry.title)
  lines.append("\(visible(entry.exercise))\(title): \(outcome.text(in: language)) (\(score))")
  for check in entry.checks {
    let word = (check.passed ? Phrase.passed : .notYet).text(in: language)
    lines.append("  \(word): \(check.title)")
    lines += check.lines.map { "    " + $0 }
    lines += check.pointer.map { "      " + visible($0) }
  }
  lines += entry.advice.map { "  " + $0 }
  if !entry.output.isEmpty {
    lines.append("  " + Phrase.reportPrinted.text(in: language))
    lines += entry.output.map { "  | " + visible($0) }
  }
  return lines.joined(separator: "\n") + "\n"
}
