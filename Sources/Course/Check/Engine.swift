public import Playground
import SwiftSource

/// What grading needs of the engine: inputs of one fresh session in, their answers out.
public struct Engine: Sendable {
  /// One input with the name its diagnostics carry.
  public struct Input: Hashable, Sendable {
    /// The Swift text.
    public let text: String
    /// The name of its source.
    public let name: String

    /// Makes an input.
    public init(_ text: String, name: String) {
      self.text = text
      self.name = name
    }
  }

  /// Submits the inputs in order to a session that starts from nothing.
  public let evaluate: @Sendable ([Input], PlaygroundOptions) -> [Answer]

  /// Wraps a function; tests give one that answers from a table.
  public init(evaluate: @escaping @Sendable ([Input], PlaygroundOptions) -> [Answer]) {
    self.evaluate = evaluate
  }

  /// The real one: a new playground each time, so that nothing an answer does can outlive it.
  public static let playground = Engine { inputs, options in
    let playground = Playground(options: options)
    return inputs.map { playground.submit($0.text, name: $0.name) }
  }
}

/// Runs one submission under several subjects and windows, each combination at most once.
struct Bench {
  /// What one run showed.
  struct Observation {
    /// The answer to the last input.
    let answer: Answer
    /// What was printed, from the submission to the end.
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
  private var seen: [Key: Observation] = [:]
  /// Every run so far, in no particular order.
  var observations: [Observation] { Array(seen.values) }

  init(
    engine: Engine,
    options: PlaygroundOptions,
    context: [Engine.Input],
    pieces: [Engine.Input]
  ) {
    self.engine = engine
    self.options = options
    self.context = context
    self.pieces = pieces
  }

  /// Runs context, submission and then the subjects one after the other.
  mutating func observe(_ subjects: [String], in window: Size? = nil) -> Observation {
    let key = Key(subjects: subjects, window: window)
    if let known = seen[key] { return known }
    var settings = options
    if let window { settings.window = window }
    let inputs = context + pieces + subjects.map { Engine.Input($0, name: "check") }
    let answers = engine.evaluate(inputs, settings)
    let own = answers.dropFirst(context.count).prefix(pieces.count)
    let empty = Answer(input: "", kind: .error, source: .init(""))
    let observation = Observation(
      answer: answers.last ?? empty,
      output: answers.dropFirst(context.count).flatMap(\.output),
      failure: answers.prefix(context.count).first { $0.kind == .error }
        ?? own.first { $0.kind == .error }
    )
    seen[key] = observation
    return observation
  }
}
