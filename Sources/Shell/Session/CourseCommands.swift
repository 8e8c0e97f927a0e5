import Playground

/// What the shell needs of the course.
protocol CourseCommands: AnyObject {
  /// The lines shown when the shell starts: where the learner stands and what to do next.
  func greeting(in session: Session) -> [String]
  /// Carries out `:hint`, `:solution`, `:next`, `:skip`, `:check`, `:learn` or `:progress`.
  func perform(_ command: String, argument: String, in session: Session) -> [Session.Reply]
  /// Whether the next line is a prediction, which is judged and not run.
  var takesPrediction: Bool { get }
  /// Judges a prediction.
  func predict(_ line: String, in session: Session) -> [Session.Reply]
  /// Sees every answer at the prompt; returns what to say about the exercise at hand.
  func observe(_ answer: Answer, in session: Session) -> [String]
}
