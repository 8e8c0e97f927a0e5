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
  private(set) var index = 0
  private(set) var hintsShown = 0
  /// What was typed for the exercise at hand: declarations, and the last input.
  private var pieces: [String] = []
  private var lastInput: String?
  private(set) var isSolved = false
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

  private mutating func note(
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
          paragraphs.append(.transcript(input: entry.input, answer: answer))
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

  private func chapterEnd() -> [Paragraph] {
    let solved = chapter.exercises.count { progress.standing($0).hasPassed }
    let total = String(chapter.exercises.count)
    return [.success(say(.tutorChapterEnd, String(solved), total))]
  }
}

// MARK: - What is typed

extension Tutor {
  /// An answer of the learner's session to a line they typed.
  mutating func handle(_ answer: Answer) -> [Paragraph] {
    guard let exercise, case .code(let task) = exercise.task, answer.kind != .error,
      answer.kind != .command
    else { return [] }
    remember(answer)
    return wantsGrading(answer, task) ? grade(exercise) : []
  }

  /// Keeps declarations; a new one of the same name takes the place of the old.
  private mutating func remember(_ answer: Answer) {
    let names = Set(declaredNames(in: answer.input))
    if let lastInput, !declaredNames(in: lastInput).isEmpty { pieces.append(lastInput) }
    pieces = pieces.filter { names.isDisjoint(with: declaredNames(in: $0)) }
    lastInput = answer.input
  }

  private func declaredNames(in code: String) -> [String] {
    CodeNames(parse(SourceText(code)).statements).declared.map(\.name)
  }

  /// Whether an input looks like an answer, and not like something tried on the way.
  private func wantsGrading(_ answer: Answer, _ task: CodeTask) -> Bool {
    let wantsOwnValue = task.checks.contains { $0.expressions.isEmpty && $0.terms.isEmpty }
    if wantsOwnValue { return answer.kind == .view || answer.kind == .value }
    let wanted = Set(task.solutions.flatMap { declaredNames(in: $0.code) })
    let declared = Set(declaredNames(in: answer.input))
    return wanted.isEmpty ? answer.kind != .declaration : !wanted.isDisjoint(with: declared)
  }

  /// Grades what was typed: the last input alone or, when it needs them, the declarations before.
  mutating func grade(_ exercise: Exercise) -> [Paragraph] {
    guard let lastInput else { return [.note(say(.tutorNothingToCheck))] }
    var verdict = grader.grade([lastInput], for: exercise)
    if !verdict.hasPassed, !pieces.isEmpty {
      let together = grader.grade(pieces + [lastInput], for: exercise)
      if verdict.refusal != nil || together.hasPassed { verdict = together }
    }
    return tell(verdict, exercise)
  }

  /// A line typed where a prediction is asked for.
  mutating func predict(_ line: String) -> [Paragraph] {
    guard takesPrediction, let exercise else { return [] }
    return tell(grader.grade([line], for: exercise), exercise)
  }

  private mutating func tell(_ verdict: Verdict, _ exercise: Exercise) -> [Paragraph] {
    switch verdict.status {
    case .notGradable(let refusal):
      return [.failure(refusal.text(in: language))]
        + refusal.details(in: language).map { .detail($0) }
    case .passed:
      if isSolved { return [.success(say(.tutorAgain))] }
      isSolved = true
      note(.passed, exercise)
      var paragraphs: [Paragraph] = [
        .success(say(.tutorRight, points(verdict.score), points(exercise.points)))
      ]
      paragraphs += Paragraph.prose(exercise.after?.value(in: language) ?? [])
      return paragraphs + [.note(say(.tutorGoOn))]
    case .failed:
      if !isSolved { note(.failed, exercise, misconception: verdict.misconception) }
      return explain(verdict, exercise)
    }
  }

  /// The first check that does not pass, and the misconception's words when one was recognized.
  private func explain(_ verdict: Verdict, _ exercise: Exercise) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    if let failing = verdict.results.first(where: { !$0.passed && !$0.isHidden }) {
      paragraphs.append(.failure(say(.tutorNotYet, failing.title(in: language))))
      paragraphs += failing.lines(in: language).map { .detail($0) }
      if let pointer = failing.pointer {
        paragraphs.append(.pointer(text: visible(pointer.text), underline: pointer.underline))
      }
    } else {
      paragraphs.append(.failure(say(.tutorHidden)))
    }
    paragraphs += Paragraph.prose(verdict.feedback?.value(in: language) ?? [])
    if verdict.feedback == nil, hintsShown < exercise.hints.count {
      paragraphs.append(.note(say(.tutorHintOffer)))
    }
    return paragraphs
  }
}

// MARK: - Commands

extension Tutor {
  /// `:next`: on to the next section, unless an exercise is open.
  mutating func next() -> [Paragraph] {
    if let exercise, !isSolved, !progress.standing(exercise).hasPassed {
      return [.note(say(.tutorOpen))]
    }
    return section == nil ? chapterEnd() : open(index + 1)
  }

  /// `:skip`: on to the next section in any case.
  mutating func skip() -> [Paragraph] {
    guard section != nil else { return chapterEnd() }
    var paragraphs: [Paragraph] = []
    if let exercise, !isSolved, !progress.standing(exercise).hasPassed {
      note(.skipped, exercise)
      paragraphs.append(.note(say(.tutorSkipped, exercise.fullID)))
    }
    return paragraphs + open(index + 1)
  }

  /// `:hint`: the next rung of the ladder; the last one again when there is no further.
  mutating func hint() -> [Paragraph] {
    guard let exercise, !exercise.hints.isEmpty else { return [.note(say(.tutorNoExercise))] }
    let isRepeat = hintsShown >= exercise.hints.count
    if !isRepeat {
      hintsShown += 1
      note(.hint, exercise)
    }
    let blocks = exercise.hints[hintsShown - 1].value(in: language)
    return Paragraph.prose(blocks) + (isRepeat ? [.note(say(.tutorLastHint))] : [])
  }

  /// `:solution`: one way to do it.
  mutating func solution() -> [Paragraph] {
    guard let exercise else { return [.note(say(.tutorNoExercise))] }
    note(.solution, exercise)
    switch exercise.task {
    case .code(let task):
      return [.note(say(.tutorSolution))] + task.solutions.prefix(1).map { .code($0.code) }
    case .prediction(let prediction):
      isSolved = true
      var paragraphs: [Paragraph] = [.note(say(.tutorSolutionPrediction))]
      switch prediction.kind {
      case .choice(_, let right): paragraphs.append(.detail(right))
      case .type, .size:
        var window: Size?
        if case .size(let wanted) = prediction.kind { window = wanted }
        let answer = grader.answer(to: prediction, of: exercise, in: window)
        paragraphs.append(.transcript(input: prediction.code.code, answer: answer))
      case .identity(let view, let from, let to):
        let keeps = grader.keeps(view, from, to, prediction, exercise) ?? false
        paragraphs.append(.detail(say(keeps ? .stateKept : .stateReset, view)))
      }
      paragraphs += Paragraph.prose(exercise.after?.value(in: language) ?? [])
      return paragraphs + [.note(say(.tutorGoOn))]
    }
  }

  /// `:check`: grades what was typed last.
  mutating func check() -> [Paragraph] {
    guard let exercise else { return [.note(say(.tutorNoExercise))] }
    if takesPrediction { return [.note(say(.tutorPredict))] }
    return grade(exercise)
  }
}

extension Section {
  /// The entries of all transcripts, in order: they are typed in one session.
  var transcriptEntries: [TranscriptEntry] {
    flow.flatMap { item -> [TranscriptEntry] in
      if case .transcript(let entries) = item { entries } else { [] }
    }
  }
}

extension Grader {
  /// What viewshell answers to inputs typed one after the other.
  func play(_ inputs: [String]) -> [Answer] {
    inputs.isEmpty ? [] : engine.evaluate(inputs.map { .init($0, name: "transcript") }, options)
  }

  /// Whether a view keeps its state between the two states of a prediction.
  func keeps(
    _ view: String,
    _ from: String,
    _ to: String,
    _ prediction: Prediction,
    _ exercise: Exercise
  ) -> Bool? {
    let context = exercise.context.map { Engine.Input($0.code, name: "context") }
    let code = Engine.Input(prediction.code.code, name: "question")
    var bench = Bench(engine: engine, options: options, context: context, pieces: [code])
    return bench.observe([from, to]).answer.diff?.fate(of: view)?.isKept
  }
}
