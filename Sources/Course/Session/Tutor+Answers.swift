import Playground
import SwiftSource
import ViewLayout

extension Tutor {
  /// An answer of the learner's session to a line they typed.
  mutating func handle(_ answer: Answer) -> [Paragraph] {
    guard let exercise, case .code(let task) = exercise.task, answer.kind != .error,
      answer.kind != .command
    else { return [] }
    remember(answer)
    return wantsGrading(answer, task) ? grade(exercise) : []
  }

  /// Keeps declarations; a new one of the same name takes the place of the old.
  private mutating func remember(_ answer: Answer) {
    let names = Set(declaredNames(in: answer.input))
    if let lastInput, !declaredNames(in: lastInput).isEmpty { pieces.append(lastInput) }
    pieces = pieces.filter { names.isDisjoint(with: declaredNames(in: $0)) }
    lastInput = answer.input
  }

  private func declaredNames(in code: String) -> [String] {
    CodeNames(parse(SourceText(code)).statements).declared.map(\.name)
  }

  /// Whether an input looks like an answer, and not like something tried on the way.
  private func wantsGrading(_ answer: Answer, _ task: CodeTask) -> Bool {
    let wantsOwnValue = task.checks.contains { $0.expressions.isEmpty && $0.terms.isEmpty }
    if wantsOwnValue { return answer.kind == .view || answer.kind == .value }
    let wanted = Set(task.solutions.flatMap { declaredNames(in: $0.code) })
    let declared = Set(declaredNames(in: answer.input))
    return wanted.isEmpty ? answer.kind != .declaration : !wanted.isDisjoint(with: declared)
  }

  /// Grades what was typed: the last input alone or, when it needs them, the declarations before.
  mutating func grade(_ exercise: Exercise) -> [Paragraph] {
    guard let lastInput else { return [.note(say(.tutorNothingToCheck))] }
    var verdict = grader.grade([lastInput], for: exercise)
    if !verdict.hasPassed, !pieces.isEmpty {
      let together = grader.grade(pieces + [lastInput], for: exercise)
      if verdict.refusal != nil || together.hasPassed { verdict = together }
    }
    return tell(verdict, exercise)
  }

  /// A line typed where a prediction is asked for.
  mutating func predict(_ line: String) -> [Paragraph] {
    guard takesPrediction, let exercise else { return [] }
    return tell(grader.grade([line], for: exercise), exercise)
  }

  private mutating func tell(_ verdict: Verdict, _ exercise: Exercise) -> [Paragraph] {
    switch verdict.status {
    case .notGradable(let refusal):
      return [.failure(refusal.text(in: language))]
        + refusal.details(in: language).map { .detail($0) }
    case .passed:
      if isSolved { return [.success(say(.tutorAgain))] }
      isSolved = true
      note(.passed, exercise)
      var paragraphs: [Paragraph] = [
        .success(say(.tutorRight, verdict.score.lengthText, exercise.points.lengthText))
      ]
      paragraphs += Paragraph.prose(exercise.after?.value(in: language) ?? [])
      return paragraphs + [.note(say(.tutorGoOn))]
    case .failed:
      if !isSolved { note(.failed, exercise, misconception: verdict.misconception) }
      return explain(verdict, exercise)
    }
  }

  /// The first check that does not pass, and the misconception's words when one was recognized.
  private func explain(_ verdict: Verdict, _ exercise: Exercise) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    if let failing = verdict.results.first(where: { !$0.passed && !$0.isHidden }) {
      paragraphs.append(
        .failure(
          failing.name.phrase == .checkPrediction
            ? say(.tutorNotQuite) : say(.tutorNotYet, failing.title(in: language))
        )
      )
      // What the learner has stands right above, and once more in the line with the marks.
      let findings = failing.findings.filter { $0.phrase != .foundType }
      paragraphs += findings.map { .detail(visible($0.text(in: language))) }
      if let pointer = failing.pointer {
        paragraphs.append(.pointer(text: visible(pointer.text), underline: pointer.underline))
      }
    } else {
      paragraphs.append(.failure(say(.tutorHidden)))
    }
    paragraphs += Paragraph.prose(verdict.feedback?.value(in: language) ?? [])
    if verdict.feedback == nil, hintsShown < exercise.hints.count {
      paragraphs.append(.note(say(.tutorHintOffer)))
    }
    return paragraphs
  }
}
