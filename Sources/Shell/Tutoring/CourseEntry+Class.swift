import Course
import Playground
import SwiftSource

/// The commands for teachers and for practice.
extension CourseEntry {
  /// `viewshell grade`: a folder of answers, each graded in a process of its own.
  static func grade(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let options = invocation.options
    var request = GradeRequest(directory: invocation.operands.first ?? ".")
    request.exercise = options.course["exercise"]
    request.roster = options.course["roster"]
    request.shard = options.course["shard"]
    request.format = options.course["format"] ?? request.format
    request.out = options.course["out"]
    request.language = options.language
    request.options = options.playground
    if let text = options.course["jobs"] {
      guard let jobs = Int(text), (1...64).contains(jobs) else {
        let error = UsageError.badValue(option: "--jobs", value: text, expected: "1-64")
        console.printError("viewshell: " + error.text(in: options.language))
        return .usage
      }
      request.jobs = jobs
    }
    guard let shelf = shelf(invocation, console) else { return .invalidLesson }
    if environment(gradeWorkerVariable) != nil {
      workForGrade(request, in: shelf)
      return .success
    }
    request.worker = ["/proc/self/exe"] + CommandLine.arguments.dropFirst()
    return finish(Course.grade(request, in: shelf), console)
  }

  /// `viewshell merge`: the results of several shards in one report.
  static func merge(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let options = invocation.options
    let result = mergeResults(
      invocation.operands,
      format: options.course["format"] ?? ReportFormat.text.rawValue,
      roster: options.course["roster"],
      out: options.course["out"],
      language: options.language
    )
    return finish(result, console)
  }

  /// `viewshell report`: what a class found hard.
  static func report(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let result = reportOnClass(
      invocation.operands.first ?? ".",
      format: invocation.options.course["format"] ?? ReportFormat.text.rawValue,
      language: invocation.options.language
    )
    return finish(result, console)
  }

  /// `viewshell present`: a chapter to show, without hints and solutions.
  static func present(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let language = invocation.options.language
    guard let shelf = shelf(invocation, console) else { return .invalidLesson }
    let id = invocation.operands.first ?? ""
    if let failure = shelf.problem(of: id, in: language) { return finish(failure, console) }
    guard let chapter = try? shelf.chapter(id) else { return .invalidLesson }
    let presentation = Presentation(invocation.options)
    for section in chapter.presented(in: language) {
      let lines = section.flatMap { presentation.paragraph($0) }
      console.print(lines.joined(separator: "\n"))
    }
    return .success
  }

  /// `viewshell review`: says what is due and opens the first of it.
  static func review(_ invocation: Invocation, _ console: Console) -> ExitCode {
    guard let shelf = shelf(invocation, console) else { return .invalidLesson }
    let review = Review(ProgressFile(environment: variables), on: shelf)
    console.print(review.text(in: invocation.options.language))
    guard let first = review.due.first else { return .success }
    return startShell(invocation, console, place: first)
  }
}

/// The commands for authors, and for progress.
extension CourseEntry {
  /// `viewshell lesson new|lint|audit`.
  static func lesson(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let language = invocation.options.language
    let path = invocation.operands.dropFirst().first
    switch invocation.operands.first {
    case "new": return finish(newLesson(at: path ?? "", language: language), console)
    case "lint": return finish(lintLessons(in: path, language: language), console)
    case "audit": return finish(auditLessons(in: path, language: language), console)
    default:
      let word = invocation.operands.first ?? ""
      let error = UsageError.extraOperand(word, command: "lesson")
      console.printError("viewshell: " + error.text(in: language))
      return .usage
    }
  }

  /// `viewshell progress`: shows, exports, imports or forgets.
  static func progress(_ invocation: Invocation, _ console: Console) -> ExitCode {
    guard let shelf = shelf(invocation, console) else { return .invalidLesson }
    let request = ProgressRequest(
      arguments: invocation.operands,
      language: invocation.options.language,
      saves: invocation.options.saves
    )
    let file = ProgressFile(environment: variables)
    return finish(manageProgress(request, file: file, shelf: shelf), console)
  }

  /// Prints what a command of the course has to say.
  static func finish(_ result: CommandResult, _ console: Console) -> ExitCode {
    console.write(result.output)
    for line in result.errors { console.printError(line) }
    return ExitCode(rawValue: result.exitCode) ?? .fault
  }
}
