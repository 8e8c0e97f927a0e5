public import SwiftSource

extension Phrase {
  static let reviewNothing = Phrase(
    "Nothing to review today. {0}",
    "今天没有要复习的。{0}"
  )
  static let reviewNext = Phrase("The next is due in {0} days.", "最近的一道在 {0} 天后。")
  static let reviewFirst = Phrase("Solve an exercise first.", "先做一道练习吧。")
  static let reviewDue = Phrase("To review: {0}", "待复习：{0}")
}

/// What is due for review, by a fixed schedule: 1, 3 and 7 days, then every 7.
///
/// Spaced practice helps; how the gaps grow matters little, so the schedule is simple.
public struct Review: Sendable {
  /// The exercises due, the longest overdue first, as `CHAPTER#EXERCISE`.
  public let due: [String]
  /// In how many days the next one is due; nil when nothing was solved yet.
  public let nextInDays: Int?

  private static let days = [1, 3, 7]
  private static let day = 86_400

  /// Looks through all solved exercises.
  init(_ progress: Progress, on shelf: Shelf, now: Int) {
    var due: [(id: String, since: Int)] = []
    var next: Int?
    for id in shelf.chapterIDs {
      guard let chapter = try? shelf.chapter(id) else { continue }
      for exercise in chapter.exercises {
        let standing = progress.standing(exercise)
        guard let passedAt = standing.passedAt else { continue }
        let index = min(max(standing.rounds, 1), Self.days.count) - 1
        let wait = passedAt + Self.days[index] * Self.day - now
        if wait <= 0 { due.append((exercise.fullID, wait)) }
        next = min(next ?? wait, wait)
      }
    }
    self.due = due.sorted { ($0.since, $0.id) < ($1.since, $1.id) }.map(\.id)
    nextInDays = next.map { max(0, ($0 + Self.day - 1) / Self.day) }
  }

  /// Looks through the progress file of a learner.
  ///
  /// - Parameters:
  ///   - file: The progress file; nil counts as empty.
  ///   - shelf: The chapters.
  ///   - now: The time, in seconds since 1970; nil is now.
  public init(_ file: ProgressFile?, on shelf: Shelf, now: Int? = nil) {
    let events = (try? file?.read().events) ?? []
    self.init(Progress(events), on: shelf, now: now ?? currentTime())
  }

  /// What there is to review, in one sentence.
  public func text(in language: Language) -> String {
    if !due.isEmpty {
      return Phrase.reviewDue.text(in: language, [due.joined(separator: ", ")])
    }
    let next = nextInDays.map { Phrase.reviewNext.text(in: language, [String($0)]) }
    return Phrase.reviewNothing.text(
      in: language,
      [next ?? Phrase.reviewFirst.text(in: language)]
    )
  }
}
