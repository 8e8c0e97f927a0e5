import SwiftSource
import ViewGraph
import ViewMotion

/// The words for why something moves or jumps.
enum MotionReason {
  static func moves(
    _ seen: SeenTransaction,
    _ animation: MotionAnimation?,
    _ names: (GraphNode) -> String
  ) -> Phrase {
    switch seen.source {
    case .modifier(let node):
      let name = names(node)
      switch seen.overridden {
      case .nobody: break
      case .modifier(let outer):
        return filled(
          "`{0}` puts its animation in the place of the one of `{1}` further out",
          "`{0}` 用自己的动画取代了更外层 `{1}` 的动画",
          [name, names(outer)]
        )
      case .writer:
        return filled(
          "`{0}` puts its animation in the place of the one from `withAnimation`",
          "`{0}` 用自己的动画取代了 `withAnimation` 的动画",
          [name]
        )
      }
      return filled("`{0}` around it animates this update", "外层的 `{0}` 为这次更新加上动画", [name])
    case .writer, .nobody:
      return Phrase(
        "the write ran in a transaction with this animation (`withAnimation`, or the binding's "
          + "`.animation()`)",
        "写入发生在带有此动画的事务中（`withAnimation`，或绑定的 `.animation()`）"
      )
    }
  }

  static func jumps(_ seen: SeenTransaction, _ names: (GraphNode) -> String) -> Phrase {
    switch seen.source {
    case .nobody:
      return Phrase(
        "no animation in the transaction: the write ran outside `withAnimation` (or inside "
          + "`withAnimation(nil)`), and no `.animation(_:value:)` around it watches a value that "
          + "changed",
        "事务里没有动画：写入不在 `withAnimation` 中（或在 `withAnimation(nil)` 中），外层也没有 "
          + "`.animation(_:value:)` 监视的值发生变化"
      )
    case .writer:
      return Phrase(
        "the transaction says there is no animation, as `withAnimation(nil)` and "
          + "`disablesAnimations` do",
        "事务指明没有动画，例如 `withAnimation(nil)` 或 `disablesAnimations`"
      )
    case .modifier(let node):
      return filled(
        "`{0}` around it takes the animation out of the transaction",
        "外层的 `{0}` 去掉了事务中的动画",
        [names(node)]
      )
    }
  }

  static let ownAnimation = Phrase(
    "the transition has an animation of its own",
    "转场自带动画"
  )
  static let retargeted = Phrase(
    "; it was on its way already and goes on from there",
    "；它原本就在途中，从当前位置继续"
  )
  static let notAnimatable = Phrase(
    "nothing in this change is a number that could move step by step",
    "这次变化里没有可以逐步移动的数值"
  )
  static let textSwitches = Phrase(
    "the letters switch at once: the `contentTransition` here is `.identity`; `.numericText()` rolls "
      + "digits and `.opacity` fades",
    "文字立即切换：这里的 `contentTransition` 是 `.identity`；`.numericText()` 会滚动数字，`.opacity` 会淡入淡出"
  )
  static func contentGivesWay(_ name: String) -> Phrase {
    filled(
      "the old letters give way to the new ones in place by `.contentTransition(.{0})`, with the "
        + "animation of the transaction; no number of the view moves",
      "旧文字按 `.contentTransition(.{0})` 原地换成新文字，使用事务的动画；视图本身没有数值移动",
      [name]
    )
  }
  static let identityTransition = Phrase(
    "its transition is `.identity`, which is at once",
    "它的转场是 `.identity`，即刻完成"
  )
  static let erased = Phrase(
    "an `AnyView` that changes its type exchanges views at once; nothing there can have a transition",
    "`AnyView` 换类型时立即替换视图，那里不能有转场"
  )
  static func insideNew(_ top: String) -> Phrase {
    filled(
      "its `.transition` is not used: only the top of what comes moves, and that is {0}",
      "它的 `.transition` 不起作用：只有插入内容的最外层会动，也就是 {0}",
      [top]
    )
  }
  static let inList = Phrase(
    "a `List` moves its rows in its own way; a transition of a row is not used",
    "`List` 用自己的方式移动各行，行上的转场不起作用"
  )
  static let firstAppearance = Phrase(
    "the container around it is new too, so its children are simply there",
    "外层容器本身也是新的，所以里面的视图直接出现"
  )

  static func joined(_ first: Phrase, _ second: Phrase) -> Phrase {
    Phrase(first.english + second.english, first.chinese + second.chinese)
  }

  static func filled(_ english: String, _ chinese: String, _ arguments: [String]) -> Phrase {
    let phrase = Phrase(english, chinese)
    return Phrase(phrase.text(in: .english, arguments), phrase.text(in: .chinese, arguments))
  }
}
