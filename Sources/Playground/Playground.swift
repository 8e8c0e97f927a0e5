import SwiftChecker
import SwiftSource
import SwiftTypes

/// What a playground is set to.
public struct PlaygroundOptions: Sendable {
  /// The SDK profile: `ios17`, `ios18`, `ios26` or `ios27`.
  public var sdk = "ios26"
  /// The text metrics: `grid` or `sf`.
  public var metrics = "grid"
  /// The size proposed to the root view.
  public var window = Size(width: 393, height: 852)

  /// The defaults.
  public init() {}
}

/// The facade of the engine: text in, ``Answer`` out; no input or output of its own.
///
/// One playground is one session: declarations and variables stay, and the last view expression
/// stays mounted so that the next one can be compared with it.
public final class Playground {
  /// What it is set to; a new window re-lays the mounted view at the next answer.
  public var options: PlaygroundOptions
  private let checker: Checker

  /// Starts a session that knows the view library and nothing else.
  public init(options: PlaygroundOptions = PlaygroundOptions()) {
    self.options = options
    checker = Library.checker(profile: Profile.all.first { $0.name == options.sdk } ?? .ios26)
  }

  /// Answers one input: any number of declarations, statements and expressions; the answer is the last
  /// expression's.
  ///
  /// Commands (`:help`) are not handled here. An input with errors changes nothing.
  public func submit(_ text: String, name: String = "input") -> Answer {
    let source = SourceText(text, name: name)
    let input = checker.check(parse(source))
    var answer = Answer(input: text, kind: .declaration, source: source)
    answer.diagnostics = input.diagnostics
    if !input.isRunnable {
      answer.kind = .error
      return answer
    }
    if let value = input.statements.last?.value {
      answer.kind = .value
      answer.type = checker.concrete(value.type).name()
    }
    return answer
  }

  /// Answers a whole file: one answer for each top-level statement, in order.
  ///
  /// A `:` command at the start of a line is not handled here; script mode splits the file.
  public func run(_ text: String, name: String) -> [Answer] { [submit(text, name: name)] }

  /// Takes back the last input that changed the session; false when there is none.
  public func undo() -> Bool { false }

  /// Whether the text could be completed by further lines.
  public static func isIncomplete(_ text: String) -> Bool { parse(SourceText(text)).isIncomplete }
}
