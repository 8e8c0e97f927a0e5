public import SwiftSource

/// One graded answer as plain text in one language: what every report is written from.
///
/// It survives a trip through JSON, so that answers can be graded by other processes and on other
/// machines and still be reported together.
public struct ReportEntry: Hashable, Sendable {
  /// One check.
  public struct Check: Hashable, Sendable {
    /// What it looks at.
    public var name: String
    /// Whether it is hidden; then it says nothing else.
    public var isHidden: Bool
    /// Whether it passed.
    public var passed: Bool
    /// Why it did not.
    public var findings: [String]
    /// A type name, and marks below the part that matters.
    public var pointer: [String]
  }

  /// One message about the answer's code.
  public struct Mistake: Hashable, Sendable {
    /// The stable id of its kind.
    public var id: String
    /// Error, warning or note.
    public var severity: String
    /// What is wrong.
    public var message: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
  }

  /// How it ended.
  public enum Status: String, Sendable {
    /// Every check passed.
    case passed
    /// At least one did not.
    case failed
    /// Nothing could be judged.
    case notGradable = "not-gradable"
    /// The roster names a learner who handed in nothing.
    case missing
  }

  /// Who answered; empty when nobody is named.
  public var learner: String
  /// Where the answer was read from.
  public var file: String
  /// `CHAPTER#EXERCISE`.
  public var exercise: String
  /// The exercise's title.
  public var title: String
  /// The ideas it trains.
  public var concepts: [String]
  /// How it ended.
  public var status: Status
  /// The points earned.
  public var score: Double
  /// The points to be had.
  public var points: Double
  /// The checks in order.
  public var checks: [Check]
  /// The misconception that was recognized.
  public var misconception: String?
  /// What is said about it, one block an element.
  public var feedback: [String]
  /// Why nothing could be judged: a stable word.
  public var reason: String?
  /// The same as a sentence.
  public var message: String?
  /// The mistakes that stopped the answer from running.
  public var mistakes: [Mistake]
  /// What it printed.
  public var output: [String]
}

extension ReportEntry {
  /// Puts a graded answer into words.
  public init(_ graded: GradedAnswer, in language: Language) {
    let verdict = graded.verdict
    let exercise = verdict.exercise
    learner = graded.learner
    file = graded.file
    self.exercise = exercise.fullID
    title = exercise.title.value(in: language)
    concepts = exercise.concepts
    score = verdict.score
    points = exercise.points
    misconception = verdict.misconception
    output = verdict.output
    checks = verdict.results.map { result in
      Check(
        name: result.name.text(in: language),
        isHidden: result.isHidden,
        passed: result.passed,
        findings: result.findings.map { $0.text(in: language) },
        pointer: result.pointer.map { [$0.text, $0.underline] } ?? []
      )
    }
    feedback = (verdict.feedback?.value(in: language) ?? []).map(\.plainText)
    reason = nil
    message = nil
    mistakes = []
    switch verdict.status {
    case .passed: status = .passed
    case .failed: status = .failed
    case .notGradable(let refusal):
      status = .notGradable
      reason = refusal.id
      message = refusal.text(in: language)
      mistakes = refusal.mistakes(in: language)
    }
  }

  /// Whether it passed.
  public var hasPassed: Bool { status == .passed }

  /// What a learner is told beside the checks, safe to show.
  var advice: [String] {
    guard let message else { return feedback.map { visible($0) } }
    let places = mistakes.prefix(20).map { mistake in
      "\(visible(file)):\(mistake.line):\(mistake.column): \(mistake.severity): "
        + "\(visible(mistake.message)) [\(mistake.id)]"
    }
    return [visible(message)] + places
  }
}

extension ReportEntry.Check {
  /// What it looks at, safe to show.
  var title: String { visible(name) }
  /// Why it did not pass, safe to show.
  var lines: [String] { findings.map { visible($0) } }
}

extension Refusal {
  /// The messages with their places; for a redeclaration the place alone says it.
  func mistakes(in language: Language) -> [ReportEntry.Mistake] {
    switch self {
    case .doesNotRun(let diagnostics, let source):
      diagnostics.prefix(50).map { diagnostic in
        let place = source.location(of: diagnostic.span.start)
        return ReportEntry.Mistake(
          id: diagnostic.id,
          severity: diagnostic.severity.rawValue,
          message: diagnostic.message(in: language),
          line: place.line,
          column: place.column
        )
      }
    case .redeclares(let name, let source, let span):
      [source.location(of: span.start)].map { place in
        ReportEntry.Mistake(
          id: "course.redeclares",
          severity: Severity.error.rawValue,
          message: name,
          line: place.line,
          column: place.column
        )
      }
    default: []
    }
  }
}

// MARK: - JSON

extension ReportEntry {
  /// The entry as an object; fields only ever get added.
  var json: JSON {
    func texts(_ list: [String]) -> JSON { .array(list.map { .string($0) }) }
    return .members([
      "learner": learner.isEmpty ? .null : .string(learner),
      "file": .string(file),
      "exercise": .string(exercise),
      "title": .string(title),
      "concepts": texts(concepts),
      "status": .string(status.rawValue),
      "score": .number(score),
      "points": .number(points),
      "checks": .array(checks.map(\.json)),
      "misconception": .optional(misconception),
      "feedback": texts(feedback),
      "reason": .optional(reason),
      "message": .optional(message),
      "diagnostics": .array(mistakes.map(\.json)),
      "output": texts(output),
    ])
  }

  /// Reads an entry back; nil when the object is none.
  init?(_ object: JSON) {
    func texts(_ key: String) -> [String] { object[key]?.elements?.compactMap(\.text) ?? [] }
    guard let exercise = object["exercise"]?.text,
      let status = object["status"]?.text.flatMap(Status.init(rawValue:)),
      let score = object["score"]?.number, let points = object["points"]?.number
    else { return nil }
    self.init(
      learner: object["learner"]?.text ?? "",
      file: object["file"]?.text ?? "",
      exercise: exercise,
      title: object["title"]?.text ?? "",
      concepts: texts("concepts"),
      status: status,
      score: score,
      points: points,
      checks: (object["checks"]?.elements ?? []).compactMap { Check($0) },
      misconception: object["misconception"]?.text,
      feedback: texts("feedback"),
      reason: object["reason"]?.text,
      message: object["message"]?.text,
      mistakes: (object["diagnostics"]?.elements ?? []).compactMap { Mistake($0) },
      output: texts("output")
    )
  }
}

extension ReportEntry.Check {
  fileprivate var json: JSON {
    .members([
      "name": .string(name),
      "hidden": .bool(isHidden),
      "passed": .bool(passed),
      "findings": .array(findings.map { .string($0) }),
      "pointer": .array(pointer.map { .string($0) }),
    ])
  }

  fileprivate init?(_ object: JSON) {
    guard let name = object["name"]?.text, let passed = object["passed"]?.truth else { return nil }
    self.init(
      name: name,
      isHidden: object["hidden"]?.truth ?? false,
      passed: passed,
      findings: object["findings"]?.elements?.compactMap(\.text) ?? [],
      pointer: object["pointer"]?.elements?.compactMap(\.text) ?? []
    )
  }
}

extension ReportEntry.Mistake {
  fileprivate var json: JSON {
    .members([
      "id": .string(id),
      "severity": .string(severity),
      "message": .string(message),
      "line": .number(Double(line)),
      "column": .number(Double(column)),
    ])
  }

  fileprivate init?(_ object: JSON) {
    guard let id = object["id"]?.text, let message = object["message"]?.text,
      let line = object["line"]?.number, let column = object["column"]?.number,
      abs(line) < 1e9, abs(column) < 1e9
    else { return nil }
    self.init(
      id: id,
      severity: object["severity"]?.text ?? Severity.error.rawValue,
      message: message,
      line: Int(line),
      column: Int(column)
    )
  }
}
