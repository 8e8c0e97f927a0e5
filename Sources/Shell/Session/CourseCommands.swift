import Playground
import SwiftSource

/// What the prompt needs of the course.
protocol CourseCommands: AnyObject {
  /// The language of everything the course says.
  var language: Language { get set }
  /// Whether the next line is for the course and not to be run.
  var takesNextLine: Bool { get }
  /// What is said when the shell starts: where the learner stands and what to do next.
  func greeting(in session: Session) -> [String]
  /// Takes a line that is not to be run.
  func take(_ line: String, in session: Session) -> [String]
  /// Carries out `:hint`, `:solution`, `:next`, `:skip`, `:check`, `:learn` or `:progress`.
  func perform(_ command: String, _ argument: String, in session: Session) -> [String]
  /// Sees every answer at the prompt; returns what to say about the exercise at hand.
  func observe(_ answer: Answer, in session: Session) -> [String]
}
