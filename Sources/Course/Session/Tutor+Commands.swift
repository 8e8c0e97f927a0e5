import Playground
import SwiftSource

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
