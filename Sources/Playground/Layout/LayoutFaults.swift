import SwiftSource
import ViewLayout

extension DiagnosticKind {
  /// What a layout says about itself, beside sizes.
  static let layout: [DiagnosticKind] = [
    layoutLimit, layoutDepth, layoutViews, infiniteSize, infinitePosition, notANumber,
    invalidFrame, contradictoryFrame,
  ]

  static let layoutLimit = DiagnosticKind(
    "budget.layout",
    .warning,
    Phrase(
      "the layout was given up after {0} questions about sizes",
      "布局问了 {0} 次尺寸后停止"
    ),
    reason: Phrase(
      "Every run has a budget. A layout that asks each view many times multiplies with every level.",
      "每次运行都有预算。布局对每个子视图问很多次时，每深一层就成倍增加。"
    ),
    remedy: Phrase(
      "ask each view once for each offer, or nest fewer such layouts",
      "每个提议只问子视图一次，或减少这种布局的嵌套"
    )
  )
  static let layoutDepth = DiagnosticKind(
    "budget.layout-depth",
    .warning,
    Phrase("the layout was given up at {0} levels", "布局嵌套到 {0} 层后停止"),
    reason: layoutLimit.reason,
    remedy: Phrase("put fewer views inside each other", "减少视图的嵌套")
  )
  static let layoutViews = DiagnosticKind(
    "budget.layout-views",
    .warning,
    Phrase("the layout was given up at {0} views", "布局达到 {0} 个视图后停止"),
    reason: layoutLimit.reason,
    remedy: Phrase("show fewer views", "减少视图")
  )
  static let infiniteSize = DiagnosticKind(
    "layout.infinite-size",
    .warning,
    Phrase("{0} is offered {1} and answers {2}", "{0} 得到提议 {1}，回答 {2}"),
    reason: Phrase(
      "Nothing can be placed that has no end; `.infinity` belongs in `maxWidth` and `maxHeight`.",
      "没有尽头的视图无法放置；`.infinity` 只能用于 `maxWidth` 和 `maxHeight`。"
    ),
    remedy: Phrase("give the view a finite size", "给视图一个有限的尺寸")
  )
  static let infinitePosition = DiagnosticKind(
    "layout.infinite-position",
    .warning,
    Phrase("{0} puts its content at {1}", "{0} 把内容放到 {1}"),
    reason: Phrase(
      "A place without end cannot be drawn, and nothing near it could be either.",
      "没有尽头的位置无法绘制，附近的视图也一样。"
    ),
    remedy: Phrase("move the view by a finite length", "用有限的长度移动视图")
  )
  static let notANumber = DiagnosticKind(
    "layout.not-a-number",
    .warning,
    Phrase(
      "{0} is offered {1} and answers with something that is no number",
      "{0} 得到提议 {1}，回答的却不是数字"
    ),
    reason: Phrase(
      "Dividing 0 by 0 and taking infinity from infinity give no number.",
      "0 除以 0、无限减无限都得不到数字。"
    ),
    remedy: Phrase(
      "look at what it computes when it is offered nothing, 0 or infinity",
      "看看没有提议、提议 0 或无限时它算出什么"
    )
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
  ///
  /// - Parameters:
  ///   - span: The view that was laid out.
  ///   - name: How the view that failed is called.
  /// - Returns: The message.
  func diagnostic(at span: Span, _ name: String) -> Diagnostic {
    switch self {
    case .tooDeep(let limit): Diagnostic(.layoutDepth, at: span, [String(limit)])
    case .tooManyNodes(let limit): Diagnostic(.layoutViews, at: span, [String(limit)])
    case .tooManyEvaluations(let limit): Diagnostic(.layoutLimit, at: span, [String(limit)])
    case .learnerCode(_, let code): Diagnostic(.layoutLimit, at: span, [String(code)])
    case .notANumber(_, let offer):
      Diagnostic(.notANumber, at: span, [name, offer.lengthText])
    case .infiniteSize(_, let offer, let size):
      Diagnostic(.infiniteSize, at: span, [name, offer.lengthText, size.lengthText])
    case .infinitePosition(_, let origin):
      Diagnostic(
        .infinitePosition,
        at: span,
        [name, "\(origin.x.lengthText), \(origin.y.lengthText)"]
      )
    }
  }

  /// The number of the node that answered so; nil for budgets of the whole.
  var node: Int? {
    switch self {
    case .notANumber(let id, _), .infiniteSize(let id, _, _), .infinitePosition(let id, _),
      .learnerCode(let id, _):
      id
    case .tooDeep, .tooManyNodes, .tooManyEvaluations: nil
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
