import Playground
import SwiftSource

/// Grades found answers of any chapter, reading each chapter once.
struct AnswerGrading {
  let shelf: Shelf
  let engine: Engine
  let options: PlaygroundOptions
  let language: Language
  private var chapters: [String: Result<Chapter, LookupFailure>] = [:]

  init(shelf: Shelf, engine: Engine, options: PlaygroundOptions, language: Language) {
    self.shelf = shelf
    self.engine = engine
    self.options = options
    self.language = language
  }

  /// The exercise of an answer, or what to say.
  mutating func exercise(
    _ id: String
  ) -> Result<(chapter: Chapter, exercise: Exercise), LookupFailure> {
    let parts = id.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return shelf.find(id, in: language) }
    let chapter = chapters[parts[0]] ?? shelf.load(parts[0], in: language)
    chapters[parts[0]] = chapter
    return chapter.flatMap { chapter in
      if let exercise = chapter.exercise(parts[1]) { return .success((chapter, exercise)) }
      return shelf.find(id, in: language).map { $0 }
    }
  }

  /// Reads and grades one answer; nil when there is no such exercise.
  mutating func grade(_ answer: FoundAnswer) -> ReportEntry? {
    guard case .success(let found) = exercise(answer.exercise) else { return nil }
    let grader = Grader(chapter: found.chapter, engine: engine, options: options)
    let verdict: Verdict
    do throws(FileProblem) {
      let text = try readText(answer.path, as: .found, limit: Grader.largestAnswer)
      verdict = grader.grade([text], for: found.exercise, name: answer.path)
    } catch .tooLarge(let limit) {
      verdict = grader.refuse(.tooLarge(limit: limit), found.exercise)
    } catch .notText {
      verdict = grader.refuse(.notText, found.exercise)
    } catch {
      verdict = grader.refuse(.unreadable(error.text), found.exercise)
    }
    return entry(answer, verdict)
  }

  /// The entry of an answer that could not be graded at all.
  mutating func refuse(_ answer: FoundAnswer, _ refusal: Refusal) -> ReportEntry? {
    guard case .success(let found) = exercise(answer.exercise) else { return nil }
    return entry(answer, Grader(chapter: found.chapter).refuse(refusal, found.exercise))
  }

  /// The entry of a learner who handed in nothing.
  mutating func missing(_ learner: String, _ id: String) -> ReportEntry? {
    let answer = FoundAnswer(learner: learner, path: "", exercise: id)
    guard var entry = refuse(answer, .empty) else { return nil }
    entry.status = .missing
    entry.reason = nil
    entry.message = nil
    return entry
  }

  private func entry(_ answer: FoundAnswer, _ verdict: Verdict) -> ReportEntry {
    let graded = GradedAnswer(learner: answer.learner, file: answer.path, verdict: verdict)
    return ReportEntry(graded, in: language)
  }
}
