public import Playground
import SwiftSource
import Synchronization
import ViewLayout

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
  ///
  /// Once a budget ran out nothing more is run: what follows fails for the same reason.
  public static let playground = Engine { inputs, options in
    let playground = Playground(options: options)
    var stopped: Answer?
    return inputs.map { input in
      if let stopped { return stopped }
      let answer = playground.submit(input.text, name: input.name)
      if answer.hitsBudget { stopped = answer }
      return answer
    }
  }
}

extension Answer {
  /// Whether a budget stopped it.
  var hitsBudget: Bool { diagnostics.contains { $0.id.hasPrefix("budget.") } }
}

extension Engine {
  /// The same engine with a memory: for the solutions and wrong answers of a lesson, which are run
  /// again for every answer that is graded.
  func remembering() -> Engine {
    let memory = EngineMemory()
    return Engine { [evaluate] inputs, options in
      memory.answers(to: inputs, options) { evaluate(inputs, options) }
    }
  }
}

/// What an engine answered before.
private final class EngineMemory: Sendable {
  private struct Key: Hashable {
    let inputs: [Engine.Input]
    let settings: [String]
  }

  private let known = Mutex<[Key: [Answer]]>([:])

  func answers(
    to inputs: [Engine.Input],
    _ options: PlaygroundOptions,
    evaluate: () -> [Answer]
  ) -> [Answer] {
    let settings = [options.sdk, options.metrics, options.window.lengthText]
    let key = Key(inputs: inputs, settings: settings)
    if let answers = known.withLock({ $0[key] }) { return answers }
    let answers = evaluate()
    known.withLock { $0[key] = answers }
    return answers
  }
}
