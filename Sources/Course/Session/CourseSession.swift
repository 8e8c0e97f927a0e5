public import Playground
public import SwiftSource

/// A learner's way through the course: what the shell calls, and nothing it has to know besides.
///
///     start(nil)            say where we are; again after `:learn CHAPTER#EXERCISE`
///     takesPrediction       true: hand the next line to predict(_:) instead of the engine
///     handle(answer)        after every other line, with the engine's answer
///     perform("hint", "")   for :hint, :solution, :next, :skip, :check, :learn, :progress
public final class CourseSession {
  /// The language of everything said.
  public var language: Language { didSet { tutor?.language = language } }

  private let shelf: Shelf
  private let options: PlaygroundOptions
  private let engine: Engine
  private let file: ProgressFile?
  private let now: () -> Int
  private var progress = Progress()
  private var tutor: Tutor?
  private var pending: [Paragraph] = []

  /// Opens the course.
  ///
  /// - Parameters:
  ///   - shelf: The chapters.
  ///   - language: The language of everything said.
  ///   - options: The settings of the playground.
  ///   - engine: What runs Swift.
  ///   - file: Where progress is kept; nil keeps none.
  ///   - now: The clock, in seconds since 1970; nil is the system's.
  public init(
    shelf: Shelf = .builtIn,
    language: Language = .english,
    options: PlaygroundOptions = PlaygroundOptions(),
    engine: Engine = .playground,
    file: ProgressFile? = nil,
    now: (() -> Int)? = nil
  ) {
    self.shelf = shelf
    self.language = language
    self.options = options
    self.engine = engine
    self.file = file
    self.now = now ?? currentTime
    guard let file else { return }
    do throws(FileProblem) {
      let content = try file.read()
      progress = Progress(content.events)
      if !content.damagedLines.isEmpty {
        let count = String(content.damagedLines.count)
        pending.append(.note(Phrase.tutorDamaged.text(in: language, [count, visible(file.path)])))
      }
    } catch {
      pending.append(.note(Phrase.tutorNotSaved.text(in: language, [error.text])))
    }
  }

  /// Whether the next line is a prediction: hand it to ``predict(_:)`` and do not run it.
  public var takesPrediction: Bool { tutor?.takesPrediction ?? false }

  /// `values`, or `values#card` in an exercise; nil before ``start(_:)``.
  public var place: String? {
    guard let tutor else { return nil }
    guard let section = tutor.section else { return tutor.chapter.id }
    return tutor.chapter.id + "#" + section.id
  }

  /// Whether this learner has been here before.
  public var isNewcomer: Bool { progress.lastChapter == nil }

  /// Opens a chapter, an exercise, or the place where the learner left off.
  ///
  /// - Parameter place: `CHAPTER` or `CHAPTER#SECTION`; nil resumes or welcomes.
  /// - Returns: What to say; one failure when there is no such place.
  public func start(_ place: String? = nil) -> [Paragraph] {
    let parts = (place ?? "").split(separator: "#", omittingEmptySubsequences: false).map(
      String.init
    )
    let first = shelf.chapterIDs.first ?? ""
    var id = parts.first ?? ""
    if id.isEmpty { id = progress.lastChapter ?? first }
    if place == nil, !shelf.chapterIDs.contains(id) { id = first }
    let chapter: Chapter
    switch shelf.load(id, in: language) {
    case .failure(let failure): return collect(failure.result.errors.map { .failure($0) })
    case .success(let found): chapter = found
    }
    var section = parts.count > 1 ? parts[1] : nil
    var isResumed = false
    if section == nil, let last = progress.lastSection[id], place == nil || parts.count == 1 {
      section = last
      isResumed = true
    }
    let index = section.flatMap { name in chapter.sections.firstIndex { $0.id == name } }
    if let section, index == nil, !isResumed {
      let known = chapter.exercises.map(\.id).joined(separator: ", ")
      let arguments = [id, visible(section), known]
      return collect([.failure(Phrase.noSuchExercise.text(in: language, arguments))])
    }
    var tutor = Tutor(
      chapter: chapter,
      grader: Grader(chapter: chapter, engine: engine, options: options),
      language: language,
      progress: progress,
      now: now
    )
    var paragraphs: [Paragraph] = []
    if isResumed, (index ?? 0) > 0 {
      let title = chapter.title.value(in: language)
      paragraphs.append(.note(Phrase.tutorResume.text(in: language, [title])))
    }
    paragraphs += tutor.open(index ?? 0)
    self.tutor = tutor
    return collect(paragraphs)
  }

  /// What to say to the engine's answer to a line.
  public func handle(_ answer: Answer) -> [Paragraph] {
    collect(tutor?.handle(answer) ?? [])
  }

  /// What to say to a prediction.
  public func predict(_ line: String) -> [Paragraph] {
    collect(tutor?.predict(line) ?? [])
  }

  /// Carries out a command of the course.
  ///
  /// - Returns: Nil when the course has no such command.
  public func perform(_ command: String, _ argument: String = "") -> [Paragraph]? {
    let argument = trimmed(argument)
    switch command {
    case "learn": return start(argument.isEmpty ? nil : argument)
    case "progress": return progressOverview()
    case "hint", "solution", "next", "skip", "check": break
    default: return nil
    }
    guard tutor != nil else {
      let first = shelf.chapterIDs.first ?? ""
      return collect([.note(Phrase.tutorNoChapter.text(in: language, [first]))])
    }
    let paragraphs =
      switch command {
      case "hint": tutor?.hint()
      case "solution": tutor?.solution()
      case "skip": tutor?.skip()
      case "check": tutor?.check()
      default: tutor?.next()
      }
    return collect((paragraphs ?? []) + chapterOffer())
  }

  /// The next chapter, when this one is done.
  private func chapterOffer() -> [Paragraph] {
    guard let tutor, tutor.section == nil, let next = shelf.chapterID(after: tutor.chapter.id)
    else { return [] }
    return [.note(Phrase.tutorNextChapter.text(in: language, [next]))]
  }

  private func progressOverview() -> [Paragraph] {
    collect(overview(of: progress, on: shelf, in: language).map { .detail($0) })
  }

  /// Saves what happened and adds what was still to be said.
  private func collect(_ paragraphs: [Paragraph]) -> [Paragraph] {
    var paragraphs = pending + paragraphs
    pending = []
    guard let events = tutor?.events, !events.isEmpty else { return paragraphs }
    tutor?.events = []
    for event in events { progress.add(event) }
    guard let file else { return paragraphs }
    do throws(FileProblem) {
      try file.append(events)
    } catch {
      paragraphs.append(.note(Phrase.tutorNotSaved.text(in: language, [error.text])))
    }
    return paragraphs
  }
}
