import Glibc
public import Playground
public import SwiftSource

/// What `viewshell grade` was asked to do.
public struct GradeRequest: Sendable {
  /// The folder of answers.
  public var directory: String
  /// The one exercise all answers are for; nil when their paths say it.
  public var exercise: String?
  /// The class list, a CSV file.
  public var roster: String?
  /// How many answers are graded at once.
  public var jobs = 1
  /// Which part of the answers: `2/8` is the second of eight.
  public var shard: String?
  /// The form of the report: one of ``ReportFormat``, or `canvas`.
  public var format = "text"
  /// The folder for the results; nil prints them.
  public var out: String?
  /// The language of the report.
  public var language = Language.english
  /// The settings of the playground.
  public var options = PlaygroundOptions()
  /// The program and arguments that grade as a worker; empty grades in this process.
  public var worker: [String] = []

  /// Describes a request for a folder.
  public init(directory: String) { self.directory = directory }
}

extension Phrase {
  static let gradeIgnored = Phrase("'{0}' is left out: {1}", "略过 '{0}'：{1}")
  static let gradeStranger = Phrase("'{0}' is not on the roster", "'{0}' 不在名单里")
  static let gradeNoAnswers = Phrase("there are no answers in '{0}'", "'{0}' 里没有答案")
  static let gradeBadShard = Phrase("'{0}' is no part such as 2/8", "'{0}' 不是 2/8 这样的分片")
  static let gradeNeedsRoster = Phrase(
    "the format canvas needs --roster with the CSV file exported from the gradebook",
    "canvas 格式需要 --roster 给出从成绩册导出的 CSV 文件"
  )
  static let gradeNoWorker = Phrase("no process could be started", "无法启动子进程")
}

/// The variable that makes `viewshell grade` a worker of another one.
public let gradeWorkerVariable = "VIEWSHELL_GRADE_WORKER"

/// How long one answer may take, in seconds.
private let secondsPerAnswer = 60

/// Grades a folder of answers: `viewshell grade DIR --format F`.
///
/// - Returns: The report; 0 all passed, 1 something failed or is missing, 2 usage, 3 a lesson is
///   invalid, 4 nothing failed but something could not be graded.
public func grade(
  _ request: GradeRequest,
  in shelf: Shelf,
  engine: Engine = .playground
) -> CommandResult {
  do throws(LookupFailure) {
    var run = try GradeRun(request, shelf, engine)
    return try run.grade()
  } catch {
    return error.result
  }
}

/// One run of `grade`.
private struct GradeRun {
  let request: GradeRequest
  let shard: (index: Int, count: Int)?
  let roster: Roster?
  var grading: AnswerGrading
  var errors: [String] = []

  init(_ request: GradeRequest, _ shelf: Shelf, _ engine: Engine) throws(LookupFailure) {
    self.request = request
    let language = request.language
    try checkFormat(request.format, hasRoster: request.roster != nil, language)
    shard = nil == request.shard ? nil : readShard(request.shard ?? "")
    if let text = request.shard, shard == nil {
      throw LookupFailure(Phrase.gradeBadShard.text(in: language, [visible(text)]))
    }
    roster = try request.roster.map { path throws(LookupFailure) in
      try readRoster(path, language)
    }
    grading = AnswerGrading(
      shelf: shelf,
      engine: engine,
      options: request.options,
      language: language
    )
  }

  mutating func grade() throws(LookupFailure) -> CommandResult {
    let answers = try findAnswers()
    var entries = try gradeAll(part(of: answers))
    if shard == nil { entries += missing(entries) }
    entries.sort { ($0.learner, $0.exercise, $0.file) < ($1.learner, $1.exercise, $1.file) }
    return try publish(
      entries,
      format: request.format,
      roster: roster,
      out: request.out,
      name: shard.map { "results-\($0.index)-of-\($0.count)" } ?? "results",
      language: request.language,
      errors: errors
    )
  }

  private mutating func findAnswers() throws(LookupFailure) -> [FoundAnswer] {
    let folder: AnswerFolder
    do throws(FileProblem) {
      folder = try AnswerFolder(request.directory, exercise: request.exercise)
    } catch {
      throw LookupFailure(cannot(.cannotRead, request.directory, error, request.language))
    }
    for item in folder.ignored {
      errors.append(
        "viewshell: " + cannot(.gradeIgnored, item.path, item.problem, request.language)
      )
    }
    var known: [FoundAnswer] = []
    for answer in folder.answers {
      switch grading.exercise(answer.exercise) {
      case .success: known.append(answer)
      case .failure(let failure):
        if failure.result.exitCode == 3 { throw failure }
        errors += failure.result.errors.map { $0 + " (\(visible(answer.path)))" }
      }
    }
    guard !known.isEmpty else {
      let text = Phrase.gradeNoAnswers.text(in: request.language, [visible(request.directory)])
      throw LookupFailure((errors + [text]).joined(separator: "\n"))
    }
    if let learners = roster?.learners {
      for stranger in Set(known.map(\.learner)).subtracting(learners).sorted() {
        let text = Phrase.gradeStranger.text(in: request.language, [visible(stranger)])
        errors.append("viewshell: " + text)
      }
    }
    return known
  }

  private func part(of answers: [FoundAnswer]) -> [FoundAnswer] {
    guard let shard else { return answers }
    return answers.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }

  private mutating func gradeAll(_ answers: [FoundAnswer]) throws(LookupFailure) -> [ReportEntry] {
    guard !request.worker.isEmpty else { return answers.compactMap { grading.grade($0) } }
    let pool = WorkerPool(
      command: request.worker,
      environment: workerEnvironment(),
      count: min(request.jobs, answers.count),
      seconds: secondsPerAnswer
    )
    var entries: [ReportEntry] = []
    let isDone = pool.run(answers.map(\.task)) { index, outcome in
      let answer = answers[index]
      let entry: ReportEntry? =
        switch outcome {
        case .line(let line):
          JSON(line).flatMap { ReportEntry($0) } ?? grading.refuse(answer, .crashed)
        case .crashed: grading.refuse(answer, .crashed)
        case .timedOut: grading.refuse(answer, .timedOut(seconds: secondsPerAnswer))
        }
      if let entry { entries.append(entry) }
    }
    guard isDone else {
      throw LookupFailure(Phrase.gradeNoWorker.text(in: request.language), exitCode: 5)
    }
    return entries
  }

  /// Learners of the roster without an answer to an exercise that others answered.
  private mutating func missing(_ entries: [ReportEntry]) -> [ReportEntry] {
    guard let roster else { return [] }
    var result: [ReportEntry] = []
    for exercise in Set(entries.map(\.exercise)).sorted() {
      let present = Set(entries.lazy.filter { $0.exercise == exercise }.map(\.learner))
      for learner in roster.learners where !present.contains(learner) {
        if let entry = grading.missing(learner, exercise) { result.append(entry) }
      }
    }
    return result
  }
}

extension FoundAnswer {
  /// The answer as the line a worker reads.
  var task: String {
    JSON.members([
      "learner": .string(learner), "path": .string(path), "exercise": .string(exercise),
    ]).line
  }

  /// Reads such a line.
  init?(task: String) {
    guard let object = JSON(task), let learner = object["learner"]?.text,
      let path = object["path"]?.text, let exercise = object["exercise"]?.text
    else { return nil }
    self.init(learner: learner, path: path, exercise: exercise)
  }
}

/// Works for another `viewshell grade`: reads answers, one a line, and writes an entry for each.
///
/// - Parameters:
///   - request: What the other one was asked to do.
///   - shelf: The chapters.
///   - engine: What runs Swift.
public func workForGrade(
  _ request: GradeRequest,
  in shelf: Shelf,
  engine: Engine = .playground
) {
  limitMemory()
  var grading = AnswerGrading(
    shelf: shelf,
    engine: engine,
    options: request.options,
    language: request.language
  )
  while let line = readLine() {
    let entry = FoundAnswer(task: line).flatMap { grading.grade($0) }
    let text = (entry?.json ?? .null).line + "\n"
    guard writeAll(Array(text.utf8), to: STDOUT_FILENO) else { return }
  }
}

/// Budgets bound what an answer can use; this bounds what a hole in a budget could cost.
private func limitMemory() {
  var limit = rlimit(rlim_cur: 6 << 30, rlim_max: 6 << 30)
  setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
}

private func workerEnvironment() -> [String] {
  var variables: [String] = []
  var pointer = environ
  while let text = pointer.pointee {
    let entry = String(cString: text)
    if !entry.hasPrefix(gradeWorkerVariable + "=") { variables.append(entry) }
    pointer = pointer.advanced(by: 1)
  }
  return variables + [gradeWorkerVariable + "=1"]
}
