import SwiftSource

extension DiagnosticKind {
  /// Why an action of a user does nothing.
  static let actions: [DiagnosticKind] = [
    noMountedView, noSuchControl, ambiguousControl, disabledControl, noHitTesting, hiddenControl,
    transparentControl, coveredControl, nothingListens, wrongControl, noSuchOption, noSuchState,
    badValue, nothingInFront, notEditable, nothingTouchable, nothingThere, noneOfKind,
    behindPresentation, nothingDrawn, noSuchOrdinal, nothingScrolls, notInList, notSwipeable,
    nothingToPull, notRefreshable, staysInFront,
  ]

  static let noMountedView = DiagnosticKind(
    "action.no-view",
    .error,
    Phrase("there is no view on the screen", "屏幕上还没有视图"),
    remedy: Phrase("type a view first", "先输入一个视图")
  )
  static let noSuchControl = DiagnosticKind(
    "action.no-such-control",
    .error,
    Phrase("nothing on the screen is called `{0}`", "屏幕上没有叫 `{0}` 的东西"),
    remedy: Phrase("these are there: {1}", "屏幕上有：{1}")
  )
  static let ambiguousControl = DiagnosticKind(
    "action.ambiguous",
    .error,
    Phrase("`{0}` could be any of {1}: {2}", "`{0}` 可能指 {1} 个中的任意一个：{2}"),
    remedy: Phrase(
      "say which: add #1, #2, … after the name",
      "说明是哪一个：在名字后面加 #1、#2……"
    )
  )
  static let disabledControl = DiagnosticKind(
    "action.disabled",
    .error,
    Phrase("`{0}` is disabled, so nothing happens", "`{0}` 被禁用，什么都不会发生"),
    reason: Phrase(
      "`.disabled(true)` around a view keeps every touch from it.",
      "视图外面的 `.disabled(true)` 会挡住所有触摸。"
    )
  )
  static let noHitTesting = DiagnosticKind(
    "action.no-hit-testing",
    .error,
    Phrase("touches pass through `{0}`, so nothing happens", "触摸会穿过 `{0}`，什么都不会发生"),
    reason: Phrase(
      "`.allowsHitTesting(false)` takes a view out of hit testing; what is behind it is touched.",
      "`.allowsHitTesting(false)` 让视图不参与点击测试，被触摸的是它后面的视图。"
    )
  )
  static let hiddenControl = DiagnosticKind(
    "action.hidden",
    .error,
    Phrase("`{0}` is hidden, so it cannot be touched", "`{0}` 被隐藏，无法触摸"),
    reason: Phrase(
      "`.hidden()` keeps a view's place and takes away its picture and its touches.",
      "`.hidden()` 保留位置，但不显示，也不接受触摸。"
    )
  )
  static let transparentControl = DiagnosticKind(
    "action.transparent",
    .error,
    Phrase("`{0}` has opacity 0, so it cannot be touched", "`{0}` 的不透明度为 0，无法触摸"),
    reason: Phrase(
      "A view that cannot be seen takes no touches; its state and its place stay.",
      "看不见的视图不接受触摸，但状态和位置都还在。"
    )
  )
  static let coveredControl = DiagnosticKind(
    "action.covered",
    .error,
    Phrase("`{0}` is covered by {1}, which takes the touch", "`{0}` 被 {1} 盖住，触摸由它接收"),
    reason: Phrase(
      "The front view at a point takes the touch, even when it does nothing with it.",
      "触摸由该点最前面的视图接收，即使它什么也不做。"
    ),
    remedy: Phrase(
      "`.allowsHitTesting(false)` on the view in front lets touches through",
      "在前面的视图上用 `.allowsHitTesting(false)` 让触摸穿过"
    )
  )
  static let nothingListens = DiagnosticKind(
    "action.nothing-listens",
    .error,
    Phrase("`{0}` is there, and nothing listens to this touch", "`{0}` 在屏幕上，但没有东西响应这个触摸"),
    reason: Phrase(
      "Only controls and views with a gesture answer to touches.",
      "只有控件和带手势的视图会响应触摸。"
    ),
    remedy: Phrase("these do: {1}", "可以响应的有：{1}")
  )
  static let wrongControl = DiagnosticKind(
    "action.wrong-control",
    .error,
    Phrase("`{0}` is no {1}", "`{0}` 不是{1}"),
    remedy: Phrase("these are: {2}", "可用的有：{2}")
  )
  static let noSuchOption = DiagnosticKind(
    "action.no-such-option",
    .error,
    Phrase("`{0}` is no option of {1}", "`{0}` 不是 {1} 的选项"),
    reason: Phrase(
      "An option needs a `.tag` of the selection's type, or a row whose id has that type.",
      "选项需要与选择值同类型的 `.tag`，或 id 为该类型的行。"
    ),
    remedy: Phrase("the options: {2}", "选项有：{2}")
  )
  static let noSuchState = DiagnosticKind(
    "action.no-such-state",
    .error,
    Phrase("no view on the screen keeps a state called `{0}`", "屏幕上没有视图保存名为 `{0}` 的状态"),
    remedy: Phrase("these are kept: {1}", "保存着的状态有：{1}")
  )
  static let badValue = DiagnosticKind(
    "action.bad-value",
    .error,
    Phrase("`{0}` cannot be written so: {1}", "不能这样写 `{0}`：{1}"),
    remedy: Phrase("{2}", "{2}")
  )
  static let nothingInFront = DiagnosticKind(
    "action.nothing-to-leave",
    .error,
    Phrase("there is no screen to go back from", "没有可以返回的页面")
  )
  static let notEditable = DiagnosticKind(
    "action.not-editable",
    .error,
    Phrase("the row `{0}` cannot be {1}", "行 `{0}` 不能{1}"),
    reason: Phrase(
      "Only rows of a `ForEach` with `.onDelete` or `.onMove` can.",
      "只有带 `.onDelete` 或 `.onMove` 的 `ForEach` 的行才可以。"
    )
  )
  static let nothingTouchable = DiagnosticKind(
    "action.nothing-touchable",
    .error,
    Phrase("`{0}` is there, and nothing listens to touches", "`{0}` 在屏幕上，但没有东西响应触摸"),
    reason: Phrase(
      "Only controls and views with a gesture answer to touches; this screen has none.",
      "只有控件和带手势的视图会响应触摸，而这个屏幕上没有。"
    )
  )
  static let nothingThere = DiagnosticKind(
    "action.nothing-there",
    .error,
    Phrase(
      "nothing on the screen is called `{0}`; nothing on it has a name",
      "屏幕上没有叫 `{0}` 的东西，也没有任何有名字的东西"
    )
  )
  static let noneOfKind = DiagnosticKind(
    "action.none-of-kind",
    .error,
    Phrase("`{0}` is no {1}, and there is none on the screen", "`{0}` 不是{1}，屏幕上也没有这样的控件")
  )
  static let behindPresentation = DiagnosticKind(
    "action.behind-presentation",
    .error,
    Phrase("`{0}` is behind {1}, which takes every touch", "`{0}` 在 {1} 后面，触摸都由它接收"),
    reason: Phrase(
      "While something is presented, nothing behind it can be touched.",
      "有内容弹出时，它后面的任何东西都碰不到。"
    ),
    remedy: Phrase(
      "close it first: tap one of its buttons, or `:back`",
      "先关闭它：点按它的按钮，或用 `:back`"
    )
  )
  static let nothingDrawn = DiagnosticKind(
    "action.nothing-drawn",
    .error,
    Phrase("touches pass through `{0}`: nothing is drawn there", "触摸会穿过 `{0}`：那里什么也没有画"),
    reason: Phrase(
      "A gesture is felt only where its view draws something; clear colors and empty space draw nothing.",
      "只有画出了内容的地方才能感受到手势；透明颜色和空白处什么也不画。"
    ),
    remedy: Phrase(
      "put `.contentShape(Rectangle())` before the gesture",
      "在手势之前加上 `.contentShape(Rectangle())`"
    )
  )
  static let noSuchOrdinal = DiagnosticKind(
    "action.no-such-ordinal",
    .error,
    Phrase("there is no #{1} of `{0}`: {2} on the screen", "`{0}` 没有 #{1}：屏幕上有 {2} 个"),
    remedy: Phrase("these are there: {3}", "屏幕上有：{3}")
  )
  static let notInList = DiagnosticKind(
    "action.not-in-list",
    .error,
    Phrase("`{0}` is no row of a `List`, so it cannot be swept aside", "`{0}` 不是 `List` 的行，无法滑开"),
    reason: Phrase(
      "`.swipeActions` and `.onDelete` work in a `List` alone; elsewhere they do nothing.",
      "`.swipeActions` 和 `.onDelete` 只在 `List` 里起作用，在别处什么也不做。"
    )
  )
  static let notSwipeable = DiagnosticKind(
    "action.not-swipeable",
    .error,
    Phrase("nothing comes when `{0}` is swept to the {1}", "向这个方向（{1}）滑动 `{0}` 不会出现任何按钮"),
    reason: Phrase(
      "A row has buttons at the trailing edge by `.swipeActions` or, without any of those, by "
        + "`.onDelete` on its `ForEach`; at the leading edge by `.swipeActions(edge: .leading)`.",
      "尾侧的按钮来自 `.swipeActions`，没有它时来自 `ForEach` 的 `.onDelete`；"
        + "首侧的按钮来自 `.swipeActions(edge: .leading)`。"
    )
  )
  static let nothingToPull = DiagnosticKind(
    "action.nothing-to-pull",
    .error,
    Phrase("there is nothing on the screen that scrolls", "屏幕上没有可以滚动的东西")
  )
  static let notRefreshable = DiagnosticKind(
    "action.not-refreshable",
    .error,
    Phrase("pulling down refreshes nothing here", "在这里下拉不会刷新"),
    reason: Phrase(
      "A `List` or a `ScrollView` refreshes when `.refreshable` is on it or around it.",
      "`List` 或 `ScrollView` 自身或外层有 `.refreshable` 时才能刷新。"
    )
  )
  static let staysInFront = DiagnosticKind(
    "action.stays-in-front",
    .error,
    Phrase("the {0} cannot be pulled down", "{0} 无法下拉关闭"),
    reason: Phrase(
      "`.interactiveDismissDisabled()` keeps a person from closing it; the program still can.",
      "`.interactiveDismissDisabled()` 不允许用户关闭它；程序仍可以关闭。"
    ),
    remedy: Phrase("tap one of its buttons", "点按它的按钮")
  )
}
