import SwiftSource

extension DiagnosticKind {
  static let bindingKeepsValue = DiagnosticKind(
    "identity.binding-keeps-value",
    .warning,
    Phrase(
      "{0} has written its value, and the binding still gives the old one",
      "{0} 写入了新值，但绑定给出的仍是旧值"
    ),
    reason: Phrase(
      "`.constant(…)` never changes, and a `Binding(get:set:)` gives what its `get` says; the control "
        + "shows that value again.",
      "`.constant(…)` 永远不变，`Binding(get:set:)` 给出的是 `get` 的结果；控件会重新显示那个值。"
    ),
    remedy: Phrase(
      "bind it to a `@State` or to another property that is kept",
      "绑定到 `@State` 或其他会保存的属性"
    )
  )
  static let bindingUnheard = DiagnosticKind(
    "identity.binding-unheard",
    .warning,
    Phrase(
      "{0} has written its value, and no view hears of it: what the binding writes is not observed",
      "{0} 写入了新值，但没有视图得知：绑定写入的内容没有被观察"
    ),
    reason: Phrase(
      "Views run again for state and for objects they observe; a static or plain variable, or an object "
        + "that nobody observes, changes in silence.",
      "视图只会因为状态和所观察的对象而重新运行；静态变量、普通变量或无人观察的对象变化时不会通知。"
    ),
    remedy: Phrase(
      "keep the value in `@State`, or in an `@Observable` object that the body reads",
      "把值放进 `@State`，或放进 body 会读取的 `@Observable` 对象"
    )
  )
  static let selectionOfOtherType = DiagnosticKind(
    "identity.selection-of-other-type",
    .warning,
    Phrase(
      "the row `{0}` was tapped and nothing is selected: its id has another type than the selection",
      "点按了 `{0}` 行，但没有选中任何内容：它的 id 与选择值的类型不同"
    ),
    reason: Phrase(
      "A list selects rows by their tag, or else their id, and only values of the selection's own type "
        + "count: `Int` is no `String`, and an element is no id.",
      "列表按行的标签（没有时按 id）选择，只有与选择值类型相同的才算：`Int` 不是 `String`，元素也不是 id。"
    ),
    remedy: Phrase(
      "declare the selection with the id's type, or give the row a `.tag` of the selection's type",
      "用 id 的类型声明选择值，或给行加上选择值类型的 `.tag`"
    )
  )
  static let dismissedNothing = DiagnosticKind(
    "identity.dismissed-nothing",
    .warning,
    Phrase("`dismiss()` closes nothing here", "这里的 `dismiss()` 不会关闭任何内容"),
    reason: Phrase(
      "`dismiss` closes what shows the view in which it was declared; in the view that has the `.sheet`, "
        + "that is the presenter and not the sheet.",
      "`dismiss` 关闭的是显示“声明它的那个视图”的界面；声明在带 `.sheet` 的视图里时，指的是弹出者，而不是弹出的页面。"
    ),
    remedy: Phrase(
      "declare `@Environment(\\.dismiss)` in the view inside the sheet",
      "在弹出页面内部的视图里声明 `@Environment(\\.dismiss)`"
    )
  )
  static let presentationWaits = DiagnosticKind(
    "identity.presentation-waits",
    .warning,
    Phrase(
      "the `{0}` is not shown: a `{1}` is up already",
      "`{0}` 没有显示：已经有一个 `{1}` 在显示"
    ),
    reason: Phrase(
      "One view shows one thing at a time; a second one waits until the first is closed, and what stands "
        + "behind a sheet shows nothing over it.",
      "一个视图同一时间只显示一个；第二个要等第一个关闭，而位于弹出页面后面的视图不能在它上面再显示内容。"
    ),
    remedy: Phrase(
      "close the first one before, or put the second modifier inside what is shown",
      "先关闭第一个，或把第二个修饰符放到弹出内容里面"
    )
  )
  static let flagShared = DiagnosticKind(
    "identity.flag-shared",
    .warning,
    Phrase(
      "{1} rows have a `{0}` for one and the same flag, and only one of them comes up",
      "{1} 行都用同一个标志显示 `{0}`，但只会出现其中一个"
    ),
    reason: Phrase(
      "Every row has the modifier and all read the same flag; which row's comes up is not promised, so it "
        + "may act on another element than the one that was tapped.",
      "每一行都有这个修饰符，而且读取同一个标志；出现的是哪一行的并无保证，所以操作的可能不是点按的那个元素。"
    ),
    remedy: Phrase(
      "put one modifier outside of the rows and keep the chosen element: `.sheet(item:)`, `presenting:`",
      "在行的外面只放一个修饰符，并保存所选的元素：`.sheet(item:)`、`presenting:`"
    )
  )
  static let scrollTargetMissing = DiagnosticKind(
    "identity.scroll-target-missing",
    .warning,
    Phrase("nothing in the scroll view has the id `{0}`", "滚动视图里没有 id 为 `{0}` 的视图"),
    reason: Phrase(
      "`scrollTo` looks for a row's id or an explicit `.id` that equals its argument, type included; a "
        + "position is no id.",
      "`scrollTo` 查找与参数相等（类型也要相同）的行 id 或显式 `.id`；位置不是 id。"
    ),
    remedy: Phrase(
      "hand over the id of the element, or give the view an `.id`",
      "传入元素的 id，或给视图加上 `.id`"
    )
  )
  static let tabOfOtherType = DiagnosticKind(
    "identity.tab-of-other-type",
    .warning,
    Phrase(
      "the tab with the tag {0} was tapped, and the selection does not take it",
      "点按了标签为 {0} 的标签页，但选择值没有接受它"
    ),
    reason: Phrase(
      "A tab is chosen by its tag, and only a tag of the selection's own type counts: `\"1\"` is no `1`.",
      "标签页按标签选择，只有与选择值类型相同的标签才算：`\"1\"` 不是 `1`。"
    ),
    remedy: Phrase("give the tab a `.tag` of the selection's type", "给标签页加上选择值类型的 `.tag`")
  )
  static let pathOfOtherType = DiagnosticKind(
    "identity.path-of-other-type",
    .warning,
    Phrase(
      "the link's value {0} of type `{1}` does not fit the path, so nothing is pushed",
      "链接的值 {0}（类型 `{1}`）与路径不符，所以没有推入任何页面"
    ),
    reason: Phrase(
      "A path that is an array holds values of one type; a link with a value of another type is dead.",
      "数组形式的路径只能存放一种类型的值；其他类型的链接不起作用。"
    ),
    remedy: Phrase(
      "use `NavigationPath`, or values of the path's type",
      "改用 `NavigationPath`，或使用路径元素类型的值"
    )
  )
}
