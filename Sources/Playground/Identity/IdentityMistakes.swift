import SwiftSource
import ViewGraph

extension DiagnosticKind {
  /// Why state is lost, stale or not seen.
  static let identity: [DiagnosticKind] = [
    lostByBranch, lostByErasure, idMadeAnew, rowIDsMadeAnew, rowsByPosition, repeatedID,
    constantRange, objectMadeAnew, objectThrownAway, initialValueIgnored, staleRead, plainClass,
    notPublished, observationIgnored, nestedObject, writeDuringUpdate, writeBeforeInstalled,
    noDestination, missingObject, selectionWithoutTag, rowsReplaced, idIsEdited, readAfterRemoval,
    publishedDuringUpdate, readWithoutObserving, plainObjectMadeAnew, equalityHides,
    tabOfOtherType, pathOfOtherType, publisherMadeAnew, presentationWaits, flagShared,
    scrollTargetMissing, objectMakerIgnored, bindingKeepsValue, bindingUnheard,
    selectionOfOtherType, dismissedNothing,
  ]

  static let lostByBranch = DiagnosticKind(
    "identity.lost-by-branch",
    .warning,
    Phrase(
      "`{0}` stands in more than one branch, so it lost its state when the condition changed",
      "`{0}` 出现在多个分支里，所以条件一变，它的状态就丢了"
    ),
    reason: Phrase(
      "Each branch of an `if` or `switch` is an identity of its own, even with the same view in it; a "
        + "conditional modifier hides such an `if`.",
      "`if` 或 `switch` 的每个分支都是独立的身份，里面的视图相同也一样；“条件修饰符”里就藏着这样的 `if`。"
    ),
    remedy: Phrase(
      "write the view once and put the condition into an argument: `.background(on ? .yellow : .clear)`",
      "视图只写一次，把条件放进参数：`.background(on ? .yellow : .clear)`"
    )
  )
  static let lostByErasure = DiagnosticKind(
    "identity.lost-by-erasure",
    .warning,
    Phrase(
      "`{0}` lost its state: the `AnyView` around it holds `{2}` now, and held `{1}`",
      "`{0}` 丢了状态：外面的 `AnyView` 现在装的是 `{2}`，之前是 `{1}`"
    ),
    reason: Phrase(
      "The identity of what an `AnyView` holds is its static type; another type is another view.",
      "`AnyView` 里视图的身份就是它的静态类型；类型变了就是另一个视图。"
    ),
    remedy: Phrase(
      "keep one type, and put what differs into arguments of its modifiers",
      "保持同一个类型，把差别放进修饰符的参数里"
    )
  )
  static let idMadeAnew = DiagnosticKind(
    "identity.id-made-anew",
    .warning,
    Phrase(
      "`{0}` lost its state: its `.id` is made anew each time the body runs",
      "`{0}` 丢了状态：它的 `.id` 在每次运行 body 时都重新生成"
    ),
    reason: Phrase(
      "A new id is a new view, which starts with new state and appears again.",
      "新的 id 就是新的视图：状态重新开始，也会再次出现。"
    ),
    remedy: Phrase(
      "keep the id in `@State` or in the data, or take the `.id` away",
      "把 id 存进 `@State` 或数据里，或者去掉 `.id`"
    )
  )
  static let rowIDsMadeAnew = DiagnosticKind(
    "identity.row-ids-made-anew",
    .warning,
    Phrase(
      "all {0} rows were exchanged: their ids are made anew each time",
      "{0} 行全部被换掉：它们的 id 每次都重新生成"
    ),
    reason: Phrase(
      "A row is known by the id of its element. A `UUID()` in a computed property, or elements made in "
        + "`body`, is another id each time.",
      "行由元素的 id 认出。计算属性里的 `UUID()`，或在 `body` 里新建的元素，每次都是另一个 id。"
    ),
    remedy: Phrase(
      "make the elements once and store the id with `let id = UUID()`",
      "元素只创建一次，用 `let id = UUID()` 把 id 存下来"
    )
  )
  static let rowsByPosition = DiagnosticKind(
    "identity.rows-by-position",
    .warning,
    Phrase(
      "the state of `{0}` in row `{1}` now belongs to another element: rows are known by their position",
      "`{1}` 行里 `{0}` 的状态现在归了另一个元素：行是按位置认出的"
    ),
    reason: Phrase(
      "With `indices` or `offset` as ids, taking out or putting in an element takes away or adds the last "
        + "row; the other rows stay, keep their state and show other data.",
      "用 `indices` 或 `offset` 作 id 时，删除或插入一个元素只会移除或增加最后一行；其余的行保留各自的状态，却显示别的数据。"
    ),
    remedy: Phrase(
      "use an id that belongs to the element: `ForEach(items)` with `Identifiable`, or `id: \\.name`",
      "用属于元素自己的 id：让元素符合 `Identifiable` 再写 `ForEach(items)`，或写 `id: \\.name`"
    )
  )
  static let repeatedID = DiagnosticKind(
    "identity.repeated-id",
    .warning,
    Phrase(
      "{1} rows have the id `{0}`: the later ones show the first one's content and share its state",
      "{1} 行的 id 都是 `{0}`：后面的行显示第一行的内容，并共享它的状态"
    ),
    reason: Phrase(
      "An id stands for one view; SwiftUI promises nothing when several elements have it.",
      "一个 id 只代表一个视图；多个元素用同一个 id 时，SwiftUI 不保证结果。"
    ),
    remedy: Phrase("give each element an id of its own", "让每个元素有自己的 id")
  )
  static let selectionWithoutTag = DiagnosticKind(
    "identity.selection-without-tag",
    .warning,
    Phrase(
      "no option of the picker has the tag {0}, so none is selected",
      "选择器里没有标签为 {0} 的选项，所以没有选中任何一项"
    ),
    reason: Phrase(
      "A tag must have the type of the selection and be equal to it: `\"1\"` is no `1`.",
      "标签的类型必须与选择值一致，而且相等：`\"1\"` 不是 `1`。"
    ),
    remedy: Phrase(
      "give an option `.tag` with this value, or begin with a value that has one",
      "给某个选项加上这个值的 `.tag`，或让初始值对应一个选项"
    )
  )
  static let constantRange = DiagnosticKind(
    "identity.constant-range",
    .warning,
    Phrase(
      "this `ForEach` still shows {0} rows although its range counts {1} now",
      "这个 `ForEach` 仍显示 {0} 行，虽然范围现在有 {1} 个"
    ),
    reason: Phrase(
      "`ForEach(0..<n)` without an id is for constant data: the range is read once.",
      "没有 id 的 `ForEach(0..<n)` 只适合不变的数据：范围只读取一次。"
    ),
    remedy: Phrase(
      "write `ForEach(0..<n, id: \\.self)`, or better iterate over the elements",
      "写成 `ForEach(0..<n, id: \\.self)`，更好的做法是直接遍历元素"
    )
  )
}
