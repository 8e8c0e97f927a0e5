import Playground
import SwiftSource

/// What a session needs of the engine; tests put a fake in its place.
protocol SessionEngine: AnyObject {
  /// SDK profile, text metrics and window.
  var options: PlaygroundOptions { get set }
  /// Answers one input.
  func submit(_ text: String, name: String) -> Answer
  /// Answers each top-level statement of a file.
  func run(_ text: String, name: String) -> [Answer]
  /// Acts on the mounted view as a user would.
  func perform(_ action: UserAction) -> Answer
  /// The views that move, at some times; nil when nothing has moved yet.
  func frames(_ request: MotionRequest) -> [Motion.Row]?
  /// What moves as pictures; nil when nothing has moved yet.
  func film(_ request: MotionRequest) -> Film?
  /// Answers an input and leaves the session as it was.
  func peek(_ text: String, name: String) -> Answer
  /// Does again what was taken back last.
  func redo() -> Bool
  /// The mounted view as it stands.
  func current() -> Answer?
  /// Every step after which a view stood there.
  var history: [(number: Int, input: String, summary: Phrase)] { get }
  /// What differs between the views after two steps.
  func difference(from first: Int, to second: Int) -> Answer
  /// Everything that is kept, and whose it is.
  func keptState(named name: String) -> [Phrase]
  /// The tree of identities.
  func identities() -> [Phrase]
  /// How often each body ran, and why.
  func bodyProfile() -> [Phrase]
  /// Takes back the last input that changed the session.
  func undo() -> Bool
  /// Takes the mounted view apart.
  func inspect(options: PlaygroundOptions?, showsWindow: Bool) throws(InspectionError) -> Inspection
  /// The mounted view laid out with the options as they are now.
  func remeasured() -> Answer?
  /// Lays the view out for other options and tells what that has changed.
  func laidOutAnew(input: String) -> Answer?
}

extension Playground: SessionEngine {}

extension SessionEngine {
  /// An engine that knows no motion.
  func frames(_ request: MotionRequest) -> [Motion.Row]? { nil }

  /// An engine that knows no motion.
  func film(_ request: MotionRequest) -> Film? { nil }

  /// Nothing to take apart.
  func inspect(options: PlaygroundOptions?, showsWindow: Bool) throws(InspectionError)
    -> Inspection
  {
    throw .noView
  }

  /// Nothing to lay out.
  func remeasured() -> Answer? { nil }
  func laidOutAnew(input: String) -> Answer? { nil }

  /// Answers an input and leaves the session as it was.
  func peek(_ text: String, name: String) -> Answer {
    let answer = submit(text, name: name)
    if answer.kind != .error { _ = undo() }
    return answer
  }
}
