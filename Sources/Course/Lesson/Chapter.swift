public import Playground
public import SwiftSource

/// One chapter of the course: what its lesson file says, read and checked.
public struct Chapter: Sendable {
  /// The stable id: `values`.
  public let id: String
  /// The title.
  public let title: Localized<String>
  /// The ids of the chapters to read before.
  public let needs: [String]
  /// The ideas it teaches.
  public let concepts: [String]
  /// Its sections in order.
  public let sections: [Section]
  /// The lesson file.
  public let source: SourceText

  /// The exercise with an id, or nil.
  public func exercise(_ id: String) -> Exercise? {
    exercises.first { $0.id == id }
  }

  /// All exercises in order.
  public var exercises: [Exercise] { sections.compactMap(\.exercise) }
}

/// A part of a chapter: prose with transcripts, and in most chapters an exercise.
public struct Section: Sendable {
  /// The id, unique in the chapter.
  public let id: String
  /// The heading.
  public let title: Localized<String>
  /// What the learner reads, in order.
  public let flow: [FlowItem]
  /// The exercise that follows the prose; nil in a mere step.
  public let exercise: Exercise?
  /// Where the section begins in the lesson file.
  public let span: Span
}

/// One thing a learner reads.
public enum FlowItem: Sendable {
  /// Prose.
  case prose(Localized<[ProseBlock]>)
  /// Inputs and what viewshell answers.
  case transcript([TranscriptEntry])
  /// Swift code to look at.
  case code(SwiftBlock)
}

/// One input of a transcript with the answer the author promises.
public struct TranscriptEntry: Hashable, Sendable {
  /// What is typed; several lines joined by line breaks.
  public let input: String
  /// The promised facts, one a line: `type: Text`.
  public let expected: [String]
  /// Where it stands in the lesson file.
  public let span: Span
}

/// Swift code in a lesson.
public struct SwiftBlock: Hashable, Sendable {
  /// The code.
  public let code: String
  /// Where it stands in the lesson file.
  public let span: Span
}

/// Something to solve.
public struct Exercise: Sendable {
  /// The id, unique in the chapter.
  public let id: String
  /// The id of its chapter.
  public let chapter: String
  /// The heading.
  public let title: Localized<String>
  /// What it is worth.
  public let points: Double
  /// Whether checks that pass earn their share when others fail.
  public let givesPartialCredit: Bool
  /// The ideas it trains.
  public let concepts: [String]
  /// Swift declared before the answer.
  public let context: [SwiftBlock]
  /// What the learner does: writes code, or predicts.
  public let task: Task
  /// The hints, from a question to a worked example.
  public let hints: [Localized<[ProseBlock]>]
  /// What is said when a misconception is recognized.
  public let feedback: [String: Localized<[ProseBlock]>]
  /// What is said after success.
  public let after: Localized<[ProseBlock]>?
  /// A hash of everything that decides a verdict; progress is kept per hash.
  public let hash: String

  /// What the learner does.
  public enum Task: Sendable {
    /// Writes Swift that is checked.
    case code(CodeTask)
    /// Says beforehand what viewshell will answer.
    case prediction(Prediction)
  }

  /// `values#order-1`.
  public var fullID: String { "\(chapter)#\(id)" }
}

/// An exercise answered in Swift.
public struct CodeTask: Sendable {
  /// What the learner starts from; it must not pass.
  public let starter: SwiftBlock?
  /// Reference answers; the first is the one shown.
  public let solutions: [SwiftBlock]
  /// Wrong answers, each with the misconception it must be diagnosed as.
  public let wrong: [WrongAnswer]
  /// The checks in order.
  public let checks: [Check]
  /// Further rules that recognize a misconception: all checks of one hold.
  public let diagnoses: [Diagnosis]
}

/// A wrong answer and the misconception behind it.
public struct WrongAnswer: Sendable {
  /// The answer: code, or a prediction.
  public let block: SwiftBlock
  /// The misconception's id.
  public let misconception: String
}

/// A rule that recognizes a misconception in an answer.
public struct Diagnosis: Sendable {
  /// The misconception's id.
  public let misconception: String
  /// The checks that must all hold.
  public let checks: [Check]
}

/// An exercise in which the learner says beforehand what viewshell answers.
public struct Prediction: Sendable {
  /// What is predicted.
  public enum Kind: Sendable {
    /// The type name.
    case type
    /// The size in a window; nil for the default one.
    case size(window: Size?)
    /// Whether a view keeps its state when the first state becomes the second.
    case identity(view: String, from: String, to: String)
    /// One of several options.
    case choice([Option], right: String)
  }

  /// One option of a choice.
  public struct Option: Sendable {
    /// The letter to type.
    public let id: String
    /// What it says.
    public let text: Localized<[ProseBlock]>
  }

  /// What is predicted.
  public let kind: Kind
  /// The code in question; empty for a choice.
  public let code: SwiftBlock
  /// Wrong predictions, each with the misconception it must be diagnosed as.
  public let wrong: [WrongAnswer]
}
