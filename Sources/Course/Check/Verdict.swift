public import SwiftSource

/// What grading one submission came to.
public struct Verdict: Sendable {
  /// How it ended.
  public enum Status: Sendable {
    /// Every check passed.
    case passed
    /// At least one check did not pass.
    case failed
    /// Nothing could be judged; this costs no attempt.
    case notGradable(Refusal)
  }

  /// Which exercise.
  public let exercise: Exercise
  /// The chapter's title.
  public let chapterTitle: Localized<String>
  /// How it ended.
  public let status: Status
  /// The checks in order; empty when nothing could be judged.
  public let results: [CheckResult]
  /// The misconception that was recognized.
  public let misconception: String?
  /// What the submission printed, cut to a reasonable length.
  public let output: [String]

  /// Whether it passed.
  public var hasPassed: Bool { if case .passed = status { true } else { false } }

  /// The points earned: all, none, or a share when the exercise gives partial credit.
  public var score: Double {
    switch status {
    case .passed: return exercise.points
    case .notGradable: return 0
    case .failed:
      guard exercise.givesPartialCredit, !results.isEmpty else { return 0 }
      let share = results.reduce(0) { $0 + $1.share } / Double(results.count)
      return (exercise.points * share * 100).rounded(.down) / 100
    }
  }

  /// What to say about the misconception; nil when none was recognized.
  public var feedback: Localized<[ProseBlock]>? {
    misconception.flatMap { exercise.feedback[$0] }
  }
}

/// Why a submission could not be judged.
public enum Refusal: Sendable {
  /// There is no code in it.
  case empty
  /// It is larger than is read.
  case tooLarge(limit: Int)
  /// It holds a NUL or is not UTF-8.
  case notText
  /// It declares a name that the check needs for itself.
  case redeclares(name: String, SourceText, Span)
  /// It does not check, or a budget stopped it.
  case doesNotRun([Diagnostic], SourceText)
  /// A prediction of the wrong form.
  case notUnderstood(String)
  /// It could not be read; the system's reason.
  case unreadable(String)
  /// The process that graded it died.
  case crashed
  /// Grading it took too long.
  case timedOut(seconds: Int)
  /// The lesson's own solution does not run: our fault or the author's.
  case lessonBroken(String)
}

/// How one check ended.
public struct CheckResult: Sendable {
  /// What the check looks at, without what a hidden one expects.
  public let name: Message
  /// Whether only the author may see what it expects.
  public let isHidden: Bool
  /// Whether it passed.
  public let passed: Bool
  /// How much of it was right, from 0 to 1.
  public let share: Double
  /// Why it did not pass; empty for hidden checks.
  public let findings: [Message]
  /// A type name with the part to look at, in UTF-8 offsets.
  public let pointer: Pointer?

  /// A text with an underlined part.
  public struct Pointer: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The part, in UTF-8 offsets.
    public let mark: Range<Int>

    /// `^^^^` below the part, for texts of single-width characters.
    public var underline: String {
      let before = String(decoding: text.utf8.prefix(mark.lowerBound), as: UTF8.self).count
      let part = String(
        decoding: text.utf8.dropFirst(mark.lowerBound).prefix(mark.count),
        as: UTF8.self
      )
      return String(repeating: " ", count: before)
        + String(repeating: "^", count: max(1, part.count))
    }
  }

  /// Describes a result.
  init(
    _ name: Message,
    isHidden: Bool = false,
    passed: Bool,
    share: Double? = nil,
    findings: [Message] = [],
    pointer: Pointer? = nil
  ) {
    self.name = name
    self.isHidden = isHidden
    self.passed = passed
    self.share = share ?? (passed ? 1 : 0)
    self.findings = isHidden || passed ? [] : findings
    self.pointer = isHidden || passed ? nil : pointer
  }
}
