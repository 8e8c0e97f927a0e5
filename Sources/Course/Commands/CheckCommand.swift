public import Playground
public import SwiftSource

/// What `viewshell check` was asked to do.
public struct CheckRequest: Sendable {
  /// The answer's file; `-` is standard input.
  public var path: String
  /// `CHAPTER#EXERCISE`.
  public var exercise: String
  /// The form of the report.
  public var format: ReportFormat
  /// The language of the report.
  public var language: Language
  /// The settings of the playground.
  public var options: PlaygroundOptions

  /// Describes a request.
  public init(
    path: String,
    exercise: String,
    format: ReportFormat = .text,
    language: Language = .english,
    options: PlaygroundOptions = PlaygroundOptions()
  ) {
    self.path = path
    self.exercise = exercise
    self.format = format
    self.language = language
    self.options = options
  }
}

/// Grades one file against one exercise: `viewshell check FILE --exercise CHAPTER#ID`.
///
/// - Returns: The report and the exit code: 0 passed, 1 not, 2 no such file or exercise, 3 the lesson
///   is invalid, 4 not gradable. Formats for graders end with 0 once the report is written.
public func check(
  _ request: CheckRequest,
  in shelf: Shelf,
  engine: Engine = .playground
) -> CommandResult {
  let language = request.language
  let found: (chapter: Chapter, exercise: Exercise)
  switch shelf.find(request.exercise, in: language) {
  case .failure(let failure): return failure.result
  case .success(let value): found = value
  }
  let grader = Grader(chapter: found.chapter, engine: engine, options: request.options)
  let verdict: Verdict
  do throws(FileProblem) {
    let text = try readText(request.path, as: .named, limit: Grader.largestAnswer)
    verdict = grader.grade([text], for: found.exercise, name: request.path)
  } catch .notText {
    verdict = grader.refuse(.notText, found.exercise)
  } catch .tooLarge(let limit) {
    verdict = grader.refuse(.tooLarge(limit: limit), found.exercise)
  } catch {
    let message = Phrase.cannotRead.text(in: language, [visible(request.path), error.text])
    return CommandResult(errors: ["viewshell: " + message], exitCode: 2)
  }
  let graded = GradedAnswer(file: request.path, verdict: verdict)
  let entry = ReportEntry(graded, in: language)
  let output = report([entry], as: request.format, in: language)
  return CommandResult(
    output: output,
    exitCode: request.format.isAdapter ? 0 : verdict.exitCode
  )
}

extension Verdict {
  /// 0 passed, 1 not, 4 not gradable; a lesson whose own solution fails is 3.
  var exitCode: Int32 {
    switch status {
    case .passed: 0
    case .failed: 1
    case .notGradable(.lessonBroken): 3
    case .notGradable: 4
    }
  }
}

extension Grader {
  /// The verdict on an answer that could not even be read.
  func refuse(_ refusal: Refusal, _ exercise: Exercise) -> Verdict {
    verdict(of: exercise, GradingOutcome(status: .notGradable(refusal)))
  }
}

/// Why a chapter or exercise was not found, as a command says it.
struct LookupFailure: Error {
  let result: CommandResult

  init(_ message: String, exitCode: Int32 = 2) {
    result = CommandResult(errors: ["viewshell: " + message], exitCode: exitCode)
  }

  init(_ problems: LessonProblems, in language: Language) {
    let texts = problems.problems.map { $0.text(in: language) }
    result = CommandResult(errors: texts, exitCode: 3)
  }
}

extension Shelf {
  /// What to say when a place to learn is not there: `CHAPTER`, or `CHAPTER#SECTION`.
  ///
  /// - Returns: Nil when it is there.
  public func problem(of place: String, in language: Language) -> CommandResult? {
    let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
    switch load(parts.first ?? "", in: language) {
    case .failure(let failure): return failure.result
    case .success(let chapter):
      guard parts.count > 1, !chapter.sections.contains(where: { $0.id == parts[1] }) else {
        return nil
      }
      if case .failure(let failure) = find(place, in: language) { return failure.result }
      return nil
    }
  }

  /// The chapter of an id, or what to say.
  func load(_ id: String, in language: Language) -> Result<Chapter, LookupFailure> {
    do throws(LessonProblems) {
      if let chapter = try chapter(id) { return .success(chapter) }
    } catch {
      return .failure(LookupFailure(error, in: language))
    }
    let known = chapterIDs.joined(separator: ", ")
    return .failure(
      LookupFailure(Phrase.noSuchChapter.text(in: language, [visible(id), known]))
    )
  }

  /// The exercise `CHAPTER#EXERCISE`, or what to say.
  func find(
    _ name: String,
    in language: Language
  ) -> Result<(chapter: Chapter, exercise: Exercise), LookupFailure> {
    let parts = name.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      return .failure(LookupFailure(Phrase.badExerciseID.text(in: language, [visible(name)])))
    }
    return load(parts[0], in: language).flatMap { chapter in
      if let exercise = chapter.exercise(parts[1]) { return .success((chapter, exercise)) }
      let known = chapter.exercises.map(\.id).joined(separator: ", ")
      let arguments = [parts[0], visible(parts[1]), known]
      return .failure(LookupFailure(Phrase.noSuchExercise.text(in: language, arguments)))
    }
  }
}
