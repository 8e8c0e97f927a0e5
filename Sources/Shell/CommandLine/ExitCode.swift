/// The exit codes scripts and graders depend on.
enum ExitCode: Int32, Sendable {
  /// Fine, or everything passed.
  case success = 0
  /// Graded, and something failed.
  case failed = 1
  /// The command line itself is wrong, or a file could not be read.
  case usage = 2
  /// A lesson or a format is invalid.
  case invalidLesson = 3
  /// The answer does not check or ran into a budget.
  case notGradable = 4
  /// Our own fault.
  case fault = 5
  /// The person pressed Ctrl-C.
  case interrupted = 130
}
