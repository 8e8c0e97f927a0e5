import Playground
import SwiftSource

/// Leads through one chapter: a pure machine from what is typed to what is said.
///
/// It reads and writes no file; what is worth keeping piles up in ``events``.
struct Tutor {
  let chapter: Chapter
  let grader: Grader
  var language: Language
  var progress: Progress
  /// What happened since it was last collected.
  var events: [ProgressEvent] = []
  /// The section at hand; past the end when the chapter is done.
  var index = 0
  var hintsShown = 0
  /// What was typed for the exercise at hand: declarations, and the last input.
  var pieces: [String] = []
  var lastInput: String?
  var isSolved = false
  private let now: () -> Int

  init(
    chapter: Chapter,
    grader: Grader,
    language: Language,
    progress: Progress,
    now: @escaping () -> Int
  ) {
    self.chapter = chapter
    self.grader = grader
    self.language = language
    self.progress = progress
    self.now = now
  }

  /// The section at hand; nil at the end.
  var section: Section? { chapter.sections.indices.contains(index) ? chapter.sections[index] : nil }
  /// The exercise at hand.
  var exercise: Exercise? { section?.exercise }
  /// Whether the next line is a prediction and not to be run.
  var takesPrediction: Bool {
    guard !isSolved, case .prediction? = exercise?.task else { return false }
    return true
  }

  func say(_ phrase: Phrase, _ arguments: String...) -> String {
    phrase.text(in: language, arguments)
  }

  mutating func note(
    _ kind: ProgressEvent.Kind,
    _ exercise: Exercise,
    misconception: String? = nil
  ) {
    let event = ProgressEvent(
      kind,
      chapter: chapter.id,
      exercise: exercise.id,
      hash: exercise.hash,
      time: now(),
      misconception: misconception
    )
    events.append(event)
    progress.add(event)
  }

  /// Goes to a section and says what it says.
  mutating func open(_ index: Int) -> [Paragraph] {
    self.index = index
    hintsShown = 0
    pieces = []
    lastInput = nil
    isSolved = false
    guard let section else { return chapterEnd() }
    let event = ProgressEvent(
      .read,
      chapter: chapter.id,
      exercise: section.id,
      hash: "",
      time: now()
    )
    events.append(event)
    progress.add(event)
    var paragraphs: [Paragraph] = [.heading(section.title.value(in: language))]
    paragraphs += flow(of: section)
    guard let exercise = section.exercise else {
      return paragraphs + [.note(say(.tutorNext))]
    }
    if progress.hasChanged(exercise) { paragraphs.append(.note(say(.tutorChanged))) }
    return paragraphs + task(of: exercise)
  }

  private func flow(of section: Section) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    let entries = section.transcriptEntries
    var answers = grader.play(entries.map(\.input))[...]
    let context = Set(section.exercise?.context.map(\.code) ?? [])
    for item in section.flow {
      switch item {
      case .prose(let prose): paragraphs += Paragraph.prose(prose.value(in: language))
      case .code(let block):
        paragraphs.append(.code(block.code))
        if context.contains(block.code) { paragraphs.append(.declare(block.code)) }
      case .transcript(let entries):
        for entry in entries {
          guard let answer = answers.popFirst() else { continue }
          paragraphs.append(.transcript(input: entry.input, answer: entry.promised(of: answer)))
          if answer.kind == .declaration { paragraphs.append(.declare(entry.input)) }
        }
      }
    }
    return paragraphs
  }

  private func task(of exercise: Exercise) -> [Paragraph] {
    switch exercise.task {
    case .code(let task):
      var paragraphs: [Paragraph] = []
      if let starter = task.starter {
        paragraphs += [.note(say(.tutorStarter)), .code(starter.code)]
      }
      return paragraphs + [.note(say(.tutorTask))]
    case .prediction(let prediction):
      var paragraphs: [Paragraph] = []
      if case .choice(let options, _) = prediction.kind {
        for option in options {
          let runs = [ProseBlock.Run.text(option.id + ": ")]
          let blocks = option.text.value(in: language)
          paragraphs.append(.prose(ProseBlock(.item, runs + blocks.flatMap(\.runs))))
        }
      } else {
        paragraphs.append(.code(prediction.code.code))
      }
      return paragraphs + [.note(say(.tutorPredict))]
    }
  }

  func chapterEnd() -> [Paragraph] {
    let solved = chapter.exercises.count { progress.standing($0).hasPassed }
    let total = String(chapter.exercises.count)
    return [.success(say(.tutorChapterEnd, String(solved), total))]
  }
}
