import Course
import SwiftSource

/// The commands that the course carries out.
enum CourseEntry {
  /// `viewshell learn`: the shell, opened at a chapter or where the learner left off.
  static func learn(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let place = invocation.operands.first ?? ""
    if !place.isEmpty {
      guard let shelf = shelf(invocation, console) else { return .invalidLesson }
      if let failure = shelf.problem(of: place, in: invocation.options.language) {
        return finish(failure, console)
      }
    }
    return startShell(invocation, console, place: place)
  }

  /// `viewshell check`: one answer against one exercise.
  static func check(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let language = invocation.options.language
    guard let exercise = invocation.options.course["exercise"] else {
      let error = UsageError.missingValue(option: "--exercise", placeholder: "CHAPTER#ID")
      console.printError("viewshell: " + error.text(in: language))
      return .usage
    }
    let name = invocation.options.course["format"] ?? ReportFormat.text.rawValue
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      let error = UsageError.badValue(option: "--format", value: name, expected: known)
      console.printError("viewshell: " + error.text(in: language))
      return .usage
    }
    guard let shelf = shelf(invocation, console) else { return .invalidLesson }
    let request = CheckRequest(
      path: invocation.operands.first ?? "-",
      exercise: exercise,
      format: format,
      language: language,
      options: invocation.options.playground
    )
    return finish(Course.check(request, in: shelf), console)
  }

  /// The course as the prompt needs it; nil when its lessons cannot be read.
  static func connect(
    _ invocation: Invocation,
    _ console: Console,
    place: String?
  ) -> CourseGuide? {
    guard let shelf = shelf(invocation, console) else { return nil }
    let file = invocation.options.saves ? ProgressFile(environment: variables) : nil
    let session = CourseSession(
      shelf: shelf,
      language: invocation.options.language,
      options: invocation.options.playground,
      file: file
    )
    return CourseGuide(session, place: place)
  }

  /// The chapters asked for; nil when they cannot be read, which is said.
  static func shelf(_ invocation: Invocation, _ console: Console) -> Shelf? {
    let folder = invocation.options.course["lessons"]
    do {
      return try Shelf.find(directory: folder, environment: variables)
    } catch {
      let name = folder ?? variables["VIEWSHELL_LESSONS"] ?? "lessons"
      console.printError(name + ": " + error.text)
      return nil
    }
  }

  /// The environment the course looks at.
  static var variables: [String: String] {
    let names = ["HOME", "VIEWSHELL_HOME", "VIEWSHELL_LESSONS", "XDG_STATE_HOME"]
    return names.reduce(into: [:]) { $0[$1] = environment($1) }
  }
}
