public import SwiftSource

/// The forms a report is written in.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Sentences for people.
  case text
  /// One document of our own.
  case json
  /// Test Anything Protocol, version 14.
  case tap
  /// JUnit XML.
  case junit
  /// `results.json` of Gradescope.
  case gradescope
  /// `results.json` of PrairieLearn.
  case prairielearn
  /// The JSON of check50.
  case check50
  /// `results.json` of an Exercism test runner, version 3.
  case exercism
  /// The base64 result of a GitHub Classroom grader.
  case classroom
  /// One row for each answer.
  case csv

  /// Whether who reads the report wants exit code 0 as soon as it was written.
  public var isAdapter: Bool { [.gradescope, .prairielearn, .exercism].contains(self) }
}

/// One graded answer with where it came from.
public struct GradedAnswer: Sendable {
  /// Who gave it; empty when nobody is named.
  public let learner: String
  /// The file it was read from.
  public let file: String
  /// What grading came to.
  public let verdict: Verdict

  /// Describes a graded answer.
  public init(learner: String = "", file: String, verdict: Verdict) {
    self.learner = learner
    self.file = file
    self.verdict = verdict
  }
}

/// Writes graded answers in one form.
///
/// Nothing in it depends on the clock or the machine: the same answers give the same bytes.
public func report(
  _ answers: [GradedAnswer],
  as format: ReportFormat,
  in language: Language = .english
) -> String {
  switch format {
  case .text: answers.map { textReport($0, in: language) }.joined(separator: "\n")
  case .json: jsonReport(answers, in: language)
  case .tap: tapReport(answers, in: language)
  case .junit: junitReport(answers, in: language)
  case .gradescope: gradescopeReport(answers, in: language)
  case .prairielearn: prairielearnReport(answers, in: language)
  case .check50: check50Report(answers, in: language)
  case .exercism: exercismReport(answers, in: language)
  case .classroom: classroomReport(answers, in: language)
  case .csv: csvReport(answers, in: language)
  }
}

extension Verdict {
  /// `passed`, `failed` or `not-gradable`.
  public var word: String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .notGradable: "not-gradable"
    }
  }

  /// Why nothing could be judged; nil otherwise.
  var refusal: Refusal? { if case .notGradable(let refusal) = status { refusal } else { nil } }
}

extension Refusal {
  /// The reason in one sentence.
  public func text(in language: Language) -> String {
    switch self {
    case .empty: Phrase.refusedEmpty.text(in: language)
    case .tooLarge(let limit): Phrase.refusedTooLarge.text(in: language, [String(limit)])
    case .notText: Phrase.refusedNotText.text(in: language)
    case .redeclares(let name, _, _): Phrase.refusedRedeclares.text(in: language, [name])
    case .doesNotRun: Phrase.refusedDoesNotRun.text(in: language)
    case .notUnderstood(let text): Phrase.refusedNotUnderstood.text(in: language, [text])
    case .lessonBroken(let id): Phrase.refusedLessonBroken.text(in: language, [id])
    }
  }

  /// A stable word for the reason.
  var id: String {
    switch self {
    case .empty: "empty"
    case .tooLarge: "too-large"
    case .notText: "not-text"
    case .redeclares: "redeclares"
    case .doesNotRun: "does-not-run"
    case .notUnderstood: "not-understood"
    case .lessonBroken: "lesson-broken"
    }
  }

  /// `answer.swift:3:5: error: … [checker.unknown-name]`, one line for each message.
  func details(in language: Language) -> [String] {
    switch self {
    case .doesNotRun(let diagnostics, let source):
      diagnostics.prefix(20).map { diagnostic in
        let place = source.location(of: diagnostic.span.start)
        let message = visible(diagnostic.message(in: language))
        return "\(visible(source.name)):\(place.line):\(place.column): "
          + "\(diagnostic.severity.rawValue): \(message) [\(diagnostic.id)]"
      }
    case .redeclares(_, let source, let span):
      [source.location(of: span.start)].map { place in
        "\(visible(source.name)):\(place.line):\(place.column)"
      }
    default: []
    }
  }
}

extension CheckResult {
  /// What the check looks at, safe to show.
  func title(in language: Language) -> String { visible(name.text(in: language)) }

  /// Why it did not pass, safe to show; a hidden check says nothing.
  func lines(in language: Language) -> [String] {
    findings.map { visible($0.text(in: language)) }
  }
}

extension Verdict {
  /// What a learner is told beside the checks: the refusal, or the misconception's feedback.
  func advice(in language: Language) -> [String] {
    if let refusal { return [refusal.text(in: language)] + refusal.details(in: language) }
    return (feedback?.value(in: language) ?? []).map { visible($0.plainText) }
  }
}
