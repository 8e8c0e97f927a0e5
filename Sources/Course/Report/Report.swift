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
///
/// - Parameters:
///   - entries: The answers, already in the words of a language.
///   - format: The form.
///   - language: The language of the words around them.
/// - Returns: The whole report, ending with a line break.
public func report(
  _ entries: [ReportEntry],
  as format: ReportFormat,
  in language: Language = .english
) -> String {
  switch format {
  case .text: entries.map { textReport($0, in: language) }.joined(separator: "\n")
  case .json: jsonReport(entries)
  case .tap: tapReport(entries)
  case .junit: junitReport(entries)
  case .gradescope: gradescopeReport(entries, in: language)
  case .prairielearn: prairielearnReport(entries)
  case .check50: check50Report(entries)
  case .exercism: exercismReport(entries)
  case .classroom: classroomReport(entries)
  case .csv: csvReport(entries)
  }
}

extension Verdict {
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
    case .unreadable(let why): Phrase.refusedUnreadable.text(in: language, [why])
    case .crashed: Phrase.refusedCrashed.text(in: language)
    case .timedOut(let seconds): Phrase.refusedTimedOut.text(in: language, [String(seconds)])
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
    case .unreadable: "unreadable"
    case .crashed: "crashed"
    case .timedOut: "timed-out"
    case .lessonBroken: "lesson-broken"
    }
  }

  /// `3:5: error: … [checker.unknown-name]`, one line for each message.
  func details(in language: Language) -> [String] {
    guard case .doesNotRun = self else { return [] }
    return mistakes(in: language).prefix(20).map { mistake in
      "\(mistake.line):\(mistake.column): \(mistake.severity): \(visible(mistake.message)) "
        + "[\(mistake.id)]"
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
