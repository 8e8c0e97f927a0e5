public import Playground
import SwiftSource
import SwiftTypes
public import ViewLayout

extension Grader {
  /// Grades what a learner says will happen against what does happen.
  func grade(
    prediction text: String,
    _ prediction: Prediction,
    of exercise: Exercise
  ) -> Verdict {
    let said = trimmed(text)
    guard !said.isEmpty else {
      return verdict(of: exercise, GradingOutcome(status: .notGradable(.empty)))
    }
    guard said.utf8.count <= Self.largestAnswer else {
      let refusal = Refusal.tooLarge(limit: Self.largestAnswer)
      return verdict(of: exercise, GradingOutcome(status: .notGradable(refusal)))
    }
    let outcome: GradingOutcome
    switch judge(said, prediction, of: exercise) {
    case .failure(let refusal): outcome = GradingOutcome(status: .notGradable(refusal.refusal))
    case .success(let result):
      outcome = GradingOutcome(
        status: result.passed ? .passed : .failed,
        results: [result],
        misconception: result.passed ? nil : misconception(in: said, prediction)
      )
    }
    return verdict(of: exercise, outcome)
  }

  private struct Refused: Error {
    let refusal: Refusal
  }

  private func judge(
    _ said: String,
    _ prediction: Prediction,
    of exercise: Exercise
  ) -> Result<CheckResult, Refused> {
    let title = Message(.checkPrediction)
    let refused = Result<CheckResult, Refused>
      .failure(Refused(refusal: .notUnderstood(shortened(said, to: 80))))
    switch prediction.kind {
    case .type:
      guard let said = try? readTypeName(said) else { return refused }
      let answer = answer(to: prediction, of: exercise)
      guard let type = answer.type, let actual = try? readTypeName(type) else {
        return broken(answer)
      }
      return .success(
        CheckResult(comparing: said, with: actual, title, says: false, reveals: false)
      )
    case .size(let window):
      guard let said = readSize(said) else { return refused }
      let answer = answer(to: prediction, of: exercise, in: window)
      guard let actual = answer.size else { return broken(answer) }
      return .success(Self.compare(said, actual, title))
    case .identity(let view, let from, let to):
      guard let keeps = Fate.read(said) else { return refused }
      let context = exercise.context.map { Engine.Input($0.code, name: "context") }
      let code = Engine.Input(prediction.code.code, name: "question")
      var bench = Bench(engine: engine, options: options, context: context, pieces: [code])
      let answer = bench.observe([from, to]).answer
      guard let fate = answer.diff?.fate(of: view) else { return broken(answer) }
      let finding = Message(fate.isKept ? .stateKept : .stateReset, view)
      let findings = [finding] + (fate.reason.map { [Message($0)] } ?? [])
      return .success(CheckResult(title, passed: fate.isKept == keeps, findings: findings))
    case .choice(let options, let right):
      let letter = said.lowercased()
      guard options.contains(where: { $0.id == letter }) else { return refused }
      return .success(CheckResult(title, passed: letter == right))
    }
  }

  /// Says which length is off and in which direction, and not by how much.
  private static func compare(_ said: Size, _ actual: Size, _ title: Message) -> CheckResult {
    var findings: [Message] = []
    for (said, actual, small, large) in [
      (said.width, actual.width, Phrase.tooNarrow, Phrase.tooWide),
      (said.height, actual.height, Phrase.tooLow, Phrase.tooHigh),
    ] where abs(said - actual) >= 0.0015 {
      findings.append(Message(said < actual ? small : large, said.lengthText))
    }
    return CheckResult(title, passed: findings.isEmpty, findings: findings)
  }

  /// What viewshell really answers to the code in question.
  public func answer(
    to prediction: Prediction,
    of exercise: Exercise,
    in window: Size? = nil
  ) -> Answer {
    let context = exercise.context.map { Engine.Input($0.code, name: "context") }
    let code = Engine.Input(prediction.code.code, name: "question")
    var bench = Bench(engine: engine, options: options, context: context, pieces: [code])
    let observation = bench.observe([], in: window)
    return observation.failure ?? observation.answer
  }

  private func broken(_ answer: Answer) -> Result<CheckResult, Refused> {
    .failure(Refused(refusal: .lessonBroken(answer.diagnostics.first?.id ?? "predict")))
  }

  /// The declared wrong prediction that says the same.
  private func misconception(in said: String, _ prediction: Prediction) -> String? {
    prediction.wrong.first { wrong in
      let text = trimmed(wrong.block.code)
      switch prediction.kind {
      case .type:
        guard let left = try? readTypeName(said), let right = try? readTypeName(text) else {
          return false
        }
        return left == right
      case .size:
        guard let left = readSize(said), let right = readSize(text) else { return false }
        return left.isClose(to: right)
      case .identity: return Fate.read(said) == Fate.read(text)
      case .choice: return said.lowercased() == text
      }
    }?
    .misconception
  }
}

/// The two things that can be predicted of a view's state.
enum Fate {
  /// Reads "kept" or "reset" in either language; nil for anything else.
  static func read(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "kept", "keeps", "keep", "保留": true
    case "reset", "resets", "lost", "重置", "丢失": false
    default: nil
    }
  }
}
