import SwiftSource

/// The seam to the course: one function for each command that needs it.
enum CourseEntry {
  /// The course as the interactive shell needs it; nil while there is none.
  static func connect(_ invocation: Invocation) -> (any CourseCommands)? { nil }

  static func learn(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("learn", invocation, console)
  }

  static func check(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("check", invocation, console)
  }

  static func grade(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("grade", invocation, console)
  }

  static func merge(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("merge", invocation, console)
  }

  static func report(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("report", invocation, console)
  }

  static func present(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("present", invocation, console)
  }

  static func review(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("review", invocation, console)
  }

  static func progress(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("progress", invocation, console)
  }

  static func lesson(_ invocation: Invocation, _ console: Console) -> ExitCode {
    notConnected("lesson", invocation, console)
  }

  private static func notConnected(
    _ name: String,
    _ invocation: Invocation,
    _ console: Console
  ) -> ExitCode {
    let language = invocation.options.language
    console.printError("viewshell: " + Message.notThereYet.text(in: language, [name]))
    return .usage
  }
}
