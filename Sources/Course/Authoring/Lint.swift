import Playground
import SwiftSource

/// Proves what a chapter claims: transcripts, solutions, wrong answers, predictions and hints.
///
/// - Parameters:
///   - chapter: A chapter that was read without problems.
///   - engine: What runs Swift.
/// - Returns: What is not so, in source order; empty for a sound chapter.
public func lint(_ chapter: Chapter, engine: Engine = .playground) -> [LessonProblem] {
  var linter = Linter(
    chapter: chapter,
    grader: Grader(chapter: chapter, engine: engine.remembering())
  )
  linter.run()
  return linter.problems
    .sorted { $0.span.start < $1.span.start }
    .map { LessonProblem($0, in: chapter.source) }
}

/// Runs everything a chapter contains.
struct Linter {
  let chapter: Chapter
  let grader: Grader
  var problems: [Diagnostic] = []

  init(chapter: Chapter, grader: Grader) {
    self.chapter = chapter
    self.grader = grader
  }

  mutating func run() {
    for section in chapter.sections {
      checkTranscripts(of: section)
      for case .code(let block) in section.flow { checkCode(block) }
      guard let exercise = section.exercise else { continue }
      switch exercise.task {
      case .code(let task): check(task, exercise)
      case .prediction(let prediction): check(prediction, exercise)
      }
      checkHints(of: exercise)
      checkFeedback(of: exercise, section)
    }
  }

  private mutating func report(_ kind: DiagnosticKind, at span: Span, _ arguments: String...) {
    problems.append(Diagnostic(kind, at: span, arguments))
  }

  private mutating func checkTranscripts(of section: Section) {
    let entries = section.transcriptEntries
    for (entry, answer) in zip(entries, grader.play(entries.map(\.input))) {
      let facts = TranscriptFact.facts(of: answer)
      for promise in entry.expected where !facts.contains(promise) {
        let key = promise.prefix { $0 != ":" } + ":"
        let related = facts.filter { $0.hasPrefix(key) }
        let found = related.isEmpty ? facts : related
        let text = found.isEmpty ? "–" : found.map { "'\($0)'" }.joined(separator: ", ")
        report(.lessonTranscriptDiffers, at: entry.span, promise, text)
      }
      let isPromised = entry.expected.contains { $0.hasPrefix("error: ") }
      if answer.kind == .error, !isPromised {
        let reason = answer.diagnostics.first
        let text = reason.map { "\($0.message(in: .english)) [\($0.id)]" } ?? "–"
        report(.lessonTranscriptFails, at: entry.span, text)
      }
    }
  }

  private mutating func checkCode(_ block: SwiftBlock) {
    let parsed = parse(SourceText(block.code))
    if let mistake = parsed.diagnostics.first(where: { $0.severity == .error }) {
      report(.lessonCodeInvalid, at: block.span, mistake.message(in: .english))
    }
  }

  private mutating func check(_ task: CodeTask, _ exercise: Exercise) {
    for solution in task.solutions {
      let verdict = grader.grade([solution.code], for: exercise)
      if !verdict.hasPassed {
        report(.lessonSolutionFails, at: solution.span, verdict.whyNot)
      }
    }
    if let starter = task.starter, grader.grade([starter.code], for: exercise).hasPassed {
      report(.lessonStarterPasses, at: starter.span)
    }
    for wrong in task.wrong { check(wrong, exercise) }
  }

  private mutating func check(_ prediction: Prediction, _ exercise: Exercise) {
    let verdict = grader.grade(["Text"], for: exercise)
    if case .notGradable(.lessonBroken(let id)) = verdict.status {
      report(.lessonQuestionFails, at: prediction.code.span, id)
    }
    for wrong in prediction.wrong { check(wrong, exercise) }
  }

  private mutating func check(_ wrong: WrongAnswer, _ exercise: Exercise) {
    let verdict = grader.grade([wrong.block.code], for: exercise)
    if verdict.hasPassed {
      report(.lessonWrongPasses, at: wrong.block.span)
    } else if verdict.misconception != wrong.misconception {
      let found = verdict.misconception ?? verdict.refusal.map(verdict.detail) ?? "–"
      report(.lessonWrongUnnamed, at: wrong.block.span, found, wrong.misconception)
    }
  }

  /// No code in a hint, and no hint as a whole, may pass as the answer.
  private mutating func checkHints(of exercise: Exercise) {
    let span = chapter.sections.first { $0.id == exercise.id }?.span ?? Span(0, 0)
    for (index, hint) in exercise.hints.enumerated() {
      let blocks = hint.english + (hint.chinese ?? [])
      var codes: [String] = []
      for case .code(let code) in blocks.flatMap(\.runs) { codes.append(code) }
      let tells = Set(codes).contains { grader.grade([$0], for: exercise).hasPassed }
      if tells || containsSolution(plain(blocks), exercise) {
        report(.lessonHintTells, at: span, String(index + 1))
      }
    }
  }

  private func containsSolution(_ text: String, _ exercise: Exercise) -> Bool {
    guard case .code(let task) = exercise.task else { return false }
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "`" } }
    return task.solutions.contains { bare(text).contains(bare($0.code)) }
  }

  private mutating func checkFeedback(of exercise: Exercise, _ section: Section) {
    var named: Set<String> = []
    switch exercise.task {
    case .code(let task):
      named = Set(task.wrong.map(\.misconception) + task.diagnoses.map(\.misconception))
    case .prediction(let prediction): named = Set(prediction.wrong.map(\.misconception))
    }
    for id in exercise.feedback.keys.sorted() where !named.contains(id) {
      report(.lessonFeedbackUnused, at: section.span, id)
    }
  }
}

extension Verdict {
  /// Why an answer did not pass, for authors.
  var whyNot: String {
    if let refusal { return detail(refusal) }
    guard let index = results.firstIndex(where: { !$0.passed }) else { return "–" }
    let result = results[index]
    let lines = [result.title(in: .english)] + result.lines(in: .english)
    return "check \(index + 1): " + lines.joined(separator: "; ")
  }

  func detail(_ refusal: Refusal) -> String {
    ([refusal.text(in: .english)] + refusal.details(in: .english).prefix(2)).joined(separator: "; ")
  }
}
