import Playground
import SwiftSource

/// Runs one submission under several subjects and windows.
///
/// Everything that is looked at in one window is evaluated in one session, one subject after the
/// other; a pair of states, whose difference counts, gets a session of its own.
struct Bench {
  /// What one run showed.
  struct Observation {
    /// The answer to the subject, or to the last input of the submission.
    let answer: Answer
    /// What was printed by the submission and the subject.
    let output: [String]
    /// The input of the submission that did not run, if any.
    let failure: Answer?
    /// Whether the subject itself could not be evaluated.
    var subjectFailed: Bool { failure == nil && answer.kind == .error }
  }

  private struct Key: Hashable {
    let subjects: [String]
    let window: Size?
  }

  let engine: Engine
  let options: PlaygroundOptions
  /// What is declared before the submission.
  let context: [Engine.Input]
  /// The pieces of the submission.
  let pieces: [Engine.Input]
  /// The subjects that will be asked for, in order.
  let subjects: [String]
  private var seen: [Key: Observation] = [:]

  init(
    engine: Engine,
    options: PlaygroundOptions,
    context: [Engine.Input],
    pieces: [Engine.Input],
    subjects: [String] = []
  ) {
    self.engine = engine
    self.options = options
    self.context = context
    self.pieces = pieces
    self.subjects = subjects
  }

  /// The first input of the submission that failed in any run so far.
  var failure: Answer? { seen.values.lazy.compactMap(\.failure).first }

  /// The first answer that a budget stopped in any run so far.
  var stopped: Answer? { seen.values.lazy.map(\.answer).first(where: \.hitsBudget) }

  /// Runs context and submission, then one subject, or two states one after the other.
  mutating func observe(_ wanted: [String], in window: Size? = nil) -> Observation {
    let key = Key(subjects: wanted, window: window)
    if let known = seen[key] { return known }
    if wanted.count > 1 {
      run(wanted, in: window)
    } else {
      run(subjects + wanted.filter { !subjects.contains($0) }, in: window)
    }
    if let observation = seen[key] { return observation }
    let nothing = Answer(input: "", kind: .error, source: SourceText(""))
    return Observation(answer: nothing, output: [], failure: nothing)
  }

  private mutating func run(_ list: [String], in window: Size?) {
    var settings = options
    if let window { settings.window = window }
    let inputs = context + pieces + list.map { Engine.Input($0, name: "check") }
    let answers = engine.evaluate(inputs, settings)
    let start = context.count + pieces.count
    guard answers.count == inputs.count, start > 0 else { return }
    let failure = answers[..<start].first { $0.kind == .error }
    let printed = answers[context.count..<start].flatMap(\.output)
    func note(_ subjects: [String], _ answer: Answer, _ output: [String]) {
      seen[Key(subjects: subjects, window: window)] = Observation(
        answer: answer,
        output: printed + output,
        failure: failure
      )
    }
    note([], answers[start - 1], [])
    for (subject, answer) in zip(list, answers[start...]) { note([subject], answer, answer.output) }
    if list.count > 1, let last = answers.last {
      note(list, last, answers[start...].flatMap(\.output))
    }
  }
}
