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
}
