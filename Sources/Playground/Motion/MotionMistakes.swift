import SwiftSource

extension DiagnosticKind {
  /// Why something does not move, or not as meant.
  static let motion: [DiagnosticKind] = [
    twoSources, twoNamespaces, matchedWithoutAnimation, frameBeforeEffect, placeholderJumps,
    transitionWithoutAnimation, animationInsideBranch, drawnBehind, transitionInList,
  ]

  static let twoSources = DiagnosticKind(
    "motion.two-sources",
    .warning,
    Phrase(
      "{1} views share the frame `{0}` and each says that it is the source",
      "{1} 个视图共享位置 `{0}`，而且都声明自己是来源"
    ),
    reason: Phrase(
      "Only one view of a group gives the frame; the one that came last is taken here, and SwiftUI "
        + "promises nothing. A view with opacity 0 counts.",
      "一组里只有一个视图提供位置；这里取最后出现的那个，SwiftUI 不保证结果。不透明度为 0 的视图也算。"
    ),
    remedy: Phrase(
      "take one of them away with an `if`, or give the others `isSource: false`",
      "用 `if` 移除其中一个，或给其他的写上 `isSource: false`"
    )
  )
  static let transitionInList = DiagnosticKind(
    "motion.transition-in-list",
    .warning,
    Phrase(
      "`{0}` of a row does not run: a `List` moves its rows in its own way",
      "行上的 `{0}` 不会执行：`List` 用自己的方式移动各行"
    ),
    reason: Phrase(
      "The rows of a list belong to the system's own view, which inserts and removes them with its own "
        + "animation.",
      "列表的行属于系统自己的视图，插入和移除都用它自己的动画。"
    ),
    remedy: Phrase(
      "use `ScrollView` with `LazyVStack` where rows are to come and go by a transition",
      "想让各行用转场进出时，改用 `ScrollView` 加 `LazyVStack`"
    )
  )
  static let twoNamespaces = DiagnosticKind(
    "motion.two-namespaces",
    .warning,
    Phrase(
      "the id `{0}` leaves one namespace and comes in another, so the two views share nothing",
      "id `{0}` 从一个命名空间离开，却在另一个命名空间出现，两个视图毫无关联"
    ),
    reason: Phrase(
      "A group is an id together with a namespace, and each `@Namespace` is one of its own; each view "
        + "only runs its own transition.",
      "一组由 id 和命名空间共同决定，每个 `@Namespace` 各不相同；两个视图只会各自转场。"
    ),
    remedy: Phrase(
      "declare `@Namespace` once in the view around both and hand it down as `Namespace.ID`",
      "在外层视图里只声明一次 `@Namespace`，把 `Namespace.ID` 传下去"
    )
  )
  static let matchedWithoutAnimation = DiagnosticKind(
    "motion.matched-without-animation",
    .warning,
    Phrase(
      "the shared frame `{0}` jumps: the change runs without an animation",
      "共享位置 `{0}` 直接跳变：这次变化没有动画"
    ),
    reason: Phrase(
      "`matchedGeometryEffect` moves nothing by itself; it lends the frame to the animation of the "
        + "transaction.",
      "`matchedGeometryEffect` 自己不会移动任何东西，它只把位置交给事务中的动画。"
    ),
    remedy: Phrase(
      "write the state inside `withAnimation { }`",
      "把状态写入放进 `withAnimation { }`"
    )
  )
  static let frameBeforeEffect = DiagnosticKind(
    "motion.frame-before-effect",
    .warning,
    Phrase(
      "`{0}` stands before `matchedGeometryEffect`, so {1} keeps its own size on the way",
      "`{0}` 写在 `matchedGeometryEffect` 之前，所以 {1} 在途中保持自己的大小"
    ),
    reason: Phrase(
      "The effect offers its content the size of the source, and a fixed frame inside ignores every "
        + "offer: only the places match, and two sizes fade into each other.",
      "这个修饰符把来源的大小提议给内容，而里面的固定 frame 不理会任何提议：只有位置一致，两个大小只是淡入淡出。"
    ),
    remedy: Phrase(
      "write `.matchedGeometryEffect(…)` first and `.frame(…)` after it",
      "先写 `.matchedGeometryEffect(…)`，再写 `.frame(…)`"
    )
  )
  static let placeholderJumps = DiagnosticKind(
    "motion.placeholder-jumps",
    .warning,
    Phrase(
      "the place of {0} is not kept: it was {1}, now {2}, and {3} beside it must move",
      "{0} 的位置没有保留：原来是 {1}，现在是 {2}，旁边的 {3} 个视图被迫移动"
    ),
    reason: Phrase(
      "A view that leaves takes no part in the layout any more, so its siblings close up at once.",
      "离场的视图不再参与布局，所以同级视图会立刻补位。"
    ),
    remedy: Phrase(
      "keep a `Color.clear` of the same frame in its place, without the effect",
      "在原处放一个同样大小、不带该修饰符的 `Color.clear`"
    )
  )
  static let transitionWithoutAnimation = DiagnosticKind(
    "motion.transition-without-animation",
    .warning,
    Phrase(
      "`.transition({1})` of {0} does not run: there is no animation in the transaction",
      "{0} 的 `.transition({1})` 没有运行：事务里没有动画"
    ),
    reason: Phrase(
      "A transition only says what moves; whether it moves is decided by the animation of the update "
        + "that inserts or removes the view.",
      "转场只说明如何变化；是否有动画取决于插入或移除该视图的那次更新。"
    ),
    remedy: Phrase(
      "write the state inside `withAnimation { }`, or put `.animation(_:value:)` on a container that "
        + "stays",
      "把状态写入放进 `withAnimation { }`，或在一直存在的容器上加 `.animation(_:value:)`"
    )
  )
  static let animationInsideBranch = DiagnosticKind(
    "motion.animation-inside-branch",
    .warning,
    Phrase(
      "`.animation(_:value:)` stands on {0} itself, which comes and goes with it",
      "`.animation(_:value:)` 加在 {0} 自己身上，它会随视图一起出现和消失"
    ),
    reason: Phrase(
      "The modifier compares its value with the update before, and a new one has none; when the view "
        + "goes, it is gone too.",
      "这个修饰符要和上一次更新的值比较，新出现时没有旧值；视图离开时它也一起离开。"
    ),
    remedy: Phrase(
      "move `.animation(_:value:)` to the container around the `if`",
      "把 `.animation(_:value:)` 移到 `if` 外面的容器上"
    )
  )
  static let drawnBehind = DiagnosticKind(
    "motion.drawn-behind",
    .warning,
    Phrase(
      "while {0} leaves it is drawn behind {1}",
      "{0} 离场时被画在 {1} 的后面"
    ),
    reason: Phrase(
      "Of views with the same z-index those that leave are drawn first, so what stood behind may "
        + "cover the transition.",
      "z-index 相同时，正在离场的视图先画，所以原本在后面的视图可能盖住转场。"
    ),
    remedy: Phrase("give the leaving view `.zIndex(1)`", "给要离场的视图加 `.zIndex(1)`")
  )
}
