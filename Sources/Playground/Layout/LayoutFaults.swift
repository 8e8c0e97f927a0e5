import SwiftSource
import ViewLayout

extension DiagnosticKind {
  /// What a layout says about itself, beside sizes.
  static let layout: [DiagnosticKind] = [
    layoutLimit, infiniteSize, invalidFrame, contradictoryFrame,
  ]

  static let layoutLimit = DiagnosticKind(
    "budget.layout",
    .warning,
    Phrase("the layout was given up: {0}", "布局未能完成：{0}"),
    reason: Phrase("Every run has a budget.", "每次运行都有预算。"),
    remedy: Phrase("show fewer views", "减少视图")
  )
  static let infiniteSize = DiagnosticKind(
    "layout.infinite-size",
    .warning,
    Phrase("a view asks for an infinite size here", "这里有视图要求无限大的尺寸"),
    reason: Phrase(
      "Nothing can be placed that has no end; `.infinity` belongs in `maxWidth` and `maxHeight`.",
      "没有尽头的视图无法放置；`.infinity` 只能用于 `maxWidth` 和 `maxHeight`。"
    ),
    remedy: Phrase("give the view a finite size", "给视图一个有限的尺寸")
  )
  static let invalidFrame = DiagnosticKind(
    "layout.invalid-frame",
    .warning,
    Phrase(
      "Invalid frame dimension (negative or non-finite).",
      "frame 的尺寸无效：是负数或无限大（Invalid frame dimension）"
    ),
    reason: Phrase(
      "SwiftUI prints this while it runs and goes on: `frame(width:height:)` ignores such a length.",
      "SwiftUI 运行时会打印这条消息并继续：`frame(width:height:)` 忽略这样的长度。"
    ),
    remedy: Phrase(
      "use `maxWidth: .infinity` to take all the space that is offered",
      "想占满空间就用 `maxWidth: .infinity`"
    )
  )
  static let contradictoryFrame = DiagnosticKind(
    "layout.contradictory-frame",
    .warning,
    Phrase(
      "Contradictory frame constraints specified.",
      "frame 的限制互相矛盾（Contradictory frame constraints）"
    ),
    reason: Phrase(
      "SwiftUI prints this while it runs and goes on; minimum, ideal and maximum have to rise.",
      "SwiftUI 运行时会打印这条消息并继续；最小、理想、最大值应当依次增大。"
    ),
    remedy: Phrase("let min <= ideal <= max", "让 min <= ideal <= max")
  )
}

extension LayoutError {
  /// The failure in a learner's words.
  func diagnostic(at span: Span) -> Diagnostic {
    switch self {
    case .tooDeep(let limit): Diagnostic(.layoutLimit, at: span, ["depth \(limit)"])
    case .tooManyNodes(let limit): Diagnostic(.layoutLimit, at: span, ["\(limit) views"])
    case .tooManyEvaluations(let limit): Diagnostic(.layoutLimit, at: span, ["\(limit) questions"])
    case .learnerCode(_, let code): Diagnostic(.layoutLimit, at: span, ["\(code)"])
    case .notANumber, .infiniteSize: Diagnostic(.infiniteSize, at: span)
    }
  }
}

extension FrameProblem {
  /// The warning that says it.
  func diagnostic(at span: Span) -> Diagnostic {
    switch self {
    case .invalid: Diagnostic(.invalidFrame, at: span)
    case .contradictory: Diagnostic(.contradictoryFrame, at: span)
    }
  }
}
