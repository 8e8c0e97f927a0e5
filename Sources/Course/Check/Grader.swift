public import Playground
import SwiftSource
import SwiftTypes

/// Grades submissions by the values they produce, never by their text.
public struct Grader: Sendable {
  /// The largest answer graded, in bytes.
  public static let largestAnswer = 262_144
  /// How many printed lines, and characters of one line, a verdict keeps.
  static let outputLimit = (lines: 100, characters: 500)

  let chapter: Chapter
  let engine: Engine
  /// Runs the lesson's own code.
  let reference: Engine
  let options: PlaygroundOptions

  /// Makes a grader for the exercises of one chapter.
  ///
  /// Lessons are written for the grid metrics, so these are used whatever the options say.
  public init(
    chapter: Chapter,
    engine: Engine = .playground,
    options: PlaygroundOptions = PlaygroundOptions()
  ) {
    self.chapter = chapter
    self.engine = engine
    reference = engine.remembering()
    var options = options
    options.metrics = "grid"
    options.window = PlaygroundOptions().window
    self.options = options
  }

  /// Grades an answer to an exercise.
  ///
  /// - Parameters:
  ///   - pieces: The answer: one text, or the inputs typed one after the other at the prompt.
  ///   - exercise: An exercise of the chapter.
  ///   - name: The name that diagnostics carry, for example the file's.
  /// - Returns: The verdict; it holds nothing that a hidden check expects.
  public func grade(_ pieces: [String], for exercise: Exercise, name: String = "answer") -> Verdict
  {
    switch exercise.task {
    case .prediction(let prediction):
      return grade(prediction: pieces.joined(separator: "\n"), prediction, of: exercise)
    case .code(let task):
      var session = GradingSession(
        exercise: exercise,
        task: task,
        engine: engine,
        reference: reference,
        options: options,
        pieces: pieces.map { Engine.Input($0, name: name) }
      )
      return verdict(of: exercise, session.grade())
    }
  }

  func verdict(of exercise: Exercise, _ outcome: GradingOutcome) -> Verdict {
    let output = outcome.output.prefix(Self.outputLimit.lines).map {
      shortened($0, to: Self.outputLimit.characters)
    }
    return Verdict(
      exercise: exercise,
      chapterTitle: chapter.title,
      status: outcome.status,
      results: outcome.results,
      misconception: outcome.misconception,
      output: output
    )
  }
}

/// What a grading session found out.
struct GradingOutcome {
  var status: Verdict.Status
  var results: [CheckResult] = []
  var misconception: String?
  var output: [String] = []
}

/// The grading of one code submission.
struct GradingSession {
  let exercise: Exercise
  let task: CodeTask
  let reference: Engine
  let options: PlaygroundOptions
  let context: [Engine.Input]
  /// What the checks evaluate after an answer.
  let subjects: [String]
  var bench: Bench
  var solutions: [Bench]
  let names: CodeNames

  init(
    exercise: Exercise,
    task: CodeTask,
    engine: Engine,
    reference: Engine,
    options: PlaygroundOptions,
    pieces: [Engine.Input]
  ) {
    self.exercise = exercise
    self.task = task
    self.reference = reference
    self.options = options
    let context = exercise.context.map { Engine.Input($0.code, name: "context") }
    self.context = context
    var subjects: [String] = []
    for check in task.checks where check.expressions.count == 1 {
      if let subject = check.subject, !subjects.contains(subject) { subjects.append(subject) }
    }
    self.subjects = subjects
    bench = Bench(
      engine: engine,
      options: options,
      context: context,
      pieces: pieces,
      subjects: subjects
    )
    solutions = task.solutions.map {
      Bench(
        engine: reference,
        options: options,
        context: context,
        pieces: [Engine.Input($0.code, name: "solution")],
        subjects: subjects
      )
    }
    names = CodeNames(pieces.flatMap { parse(SourceText($0.text, name: $0.name)).statements })
  }

  mutating func grade() -> GradingOutcome {
    if let refusal = refusal() { return GradingOutcome(status: .notGradable(refusal)) }
    let observation = bench.observe([])
    if let failure = observation.failure {
      return GradingOutcome(
        status: .notGradable(.doesNotRun(failure.diagnostics, failure.source)),
        output: observation.output
      )
    }
    var results: [CheckResult] = []
    var hidden = 0
    for check in task.checks {
      if check.isHidden { hidden += 1 }
      results.append(judge(check, number: hidden))
      if let stopped = bench.stopped {
        let refusal = Refusal.doesNotRun(stopped.diagnostics, stopped.source)
        return GradingOutcome(status: .notGradable(refusal), output: observation.output)
      }
    }
    if let broken = brokenSolution() {
      return GradingOutcome(status: .notGradable(.lessonBroken(broken)))
    }
    let hasPassed = results.allSatisfy(\.passed)
    return GradingOutcome(
      status: hasPassed ? .passed : .failed,
      results: results,
      misconception: hasPassed ? nil : diagnose(),
      output: observation.output
    )
  }

  /// Whether a solution that was run along does not run.
  private mutating func brokenSolution() -> String? {
    for index in solutions.indices {
      if let failure = solutions[index].failure {
        return failure.diagnostics.first?.id ?? "solution"
      }
    }
    return nil
  }
}
