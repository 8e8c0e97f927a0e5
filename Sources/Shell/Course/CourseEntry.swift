import Course
import Playground
import SwiftSource

/// The course as the command line sees it: one function for each command.
enum CourseEntry {
  /// The course as the interactive shell needs it.
  ///
  /// - Parameters:
  ///   - invocation: The command line; `learn` opens a chapter at once.
  ///   - shelf: The chapters.
  /// - Returns: A course that has not said anything yet.
  static func connect(_ invocation: Invocation, _ shelf: Shelf = .builtIn) -> any CourseCommands {
    let options = invocation.options
    let session = CourseSession(
      shelf: shelf,
      language: options.language,
      options: options.playground,
      file: options.saves ? ProgressFile(environment: courseEnvironment()) : nil
    )
    let isLearning = invocation.command?.name == "learn"
    return CourseGuide(session, opensAtOnce: isLearning, place: invocation.operands.first)
  }

  static func learn(_ invocation: Invocation, _ console: Console) -> ExitCode {
    onShelf(invocation, console) { shelf in
      if let place = invocation.operands.first,
        let failure = shelf.problem(of: place, in: invocation.options.language)
      {
        return finish(failure, console)
      }
      return startShell(invocation, console, course: connect(invocation, shelf))
    }
  }

  static func check(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let options = invocation.options
    guard let exercise = options.course["exercise"] else {
      return refuse(.missingValue, ["--exercise", "CHAPTER#ID"], invocation, console)
    }
    let name = options.course["format"] ?? ReportFormat.text.rawValue
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return refuse(.badValue, ["--format", visible(name), known], invocation, console)
    }
    return onShelf(invocation, console) { shelf in
      let request = CheckRequest(
        path: invocation.operands.first ?? "-",
        exercise: exercise,
        format: format,
        language: options.language,
        options: options.playground
      )
      return finish(Course.check(request, in: shelf), console)
    }
  }

  static func progress(_ invocation: Invocation, _ console: Console) -> ExitCode {
    onShelf(invocation, console) { shelf in
      let request = ProgressRequest(
        arguments: invocation.operands,
        language: invocation.options.language,
        saves: invocation.options.saves
      )
      let file = ProgressFile(environment: courseEnvironment())
      return finish(manageProgress(request, file: file, shelf: shelf), console)
    }
  }

  static func lesson(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let language = invocation.options.language
    let path = invocation.operands.dropFirst().first
    switch invocation.operands.first {
    case "lint": return finish(lintLessons(in: path, language: language), console)
    case "audit": return finish(auditLessons(in: path, language: language), console)
    case "new": return finish(newLesson(at: path ?? "", language: language), console)
    default:
      let word = visible(invocation.operands.first ?? "")
      return refuse(.extraOperand, ["lesson", word], invocation, console)
    }
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

  private static func notConnected(
    _ name: String,
    _ invocation: Invocation,
    _ console: Console
  ) -> ExitCode {
    refuse(.notThereYet, [name], invocation, console)
  }
}

extension CourseEntry {
  /// Finds the chapters: `--lessons`, `VIEWSHELL_LESSONS`, or the built-in ones.
  private static func onShelf(
    _ invocation: Invocation,
    _ console: Console,
    _ body: (Shelf) -> ExitCode
  ) -> ExitCode {
    let directory = invocation.options.course["lessons"]
    do throws(FileProblem) {
      return body(try Shelf.find(directory: directory, environment: courseEnvironment()))
    } catch {
      let path = visible(directory ?? environment("VIEWSHELL_LESSONS") ?? "")
      console.printError("viewshell: \(path): \(error.text)")
      return .usage
    }
  }

  private static func finish(_ result: CommandResult, _ console: Console) -> ExitCode {
    console.write(result.output)
    for line in result.errors { console.printError(line) }
    return ExitCode(rawValue: result.exitCode) ?? .fault
  }

  private static func refuse(
    _ message: Message,
    _ arguments: [String],
    _ invocation: Invocation,
    _ console: Console
  ) -> ExitCode {
    let text = message.text(in: invocation.options.language, arguments)
    console.printError("viewshell: " + text)
    return .usage
  }

  /// The variables that say where lessons and progress lie.
  private static func courseEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["VIEWSHELL_HOME", "VIEWSHELL_LESSONS", "XDG_STATE_HOME", "HOME"] {
      variables[name] = environment(name)
    }
    return variables
  }
}
