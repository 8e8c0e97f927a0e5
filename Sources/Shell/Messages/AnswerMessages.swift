import SwiftSource

extension Message {
  /// The words of an answer.
  static let answer: [Message: Phrase] = [
    .colon: Phrase(": ", "："),
    .comma: Phrase(", ", "，"),
    .labelType: Phrase("type", "类型"),
    .labelValue: Phrase("value", "值"),
    .labelDeclared: Phrase("new", "声明"),
    .labelSize: Phrase("size", "尺寸"),
    .labelShells: Phrase("shells", "外壳"),
    .labelChanges: Phrase("changes", "变化"),
    .labelBodies: Phrase("bodies", "body"),
    .labelOutput: Phrase("printed", "输出"),
    .shellNumber: Phrase("shell {0} of {1}: ", "第 {0} 层，共 {1} 层："),
    .changeKept: Phrase("{0} kept: {1}", "{0} 个保留：{1}"),
    .changeUpdated: Phrase("updated", "更新"),
    .changeInserted: Phrase("inserted", "插入"),
    .changeRemoved: Phrase("removed", "移除"),
    .changeMoved: Phrase("moved", "移动"),
    .changeReset: Phrase("state lost", "状态丢失"),
    .changeEntry: Phrase("{0} {1}: {2}", "{0} {1}：{2}"),
    .changeInside: Phrase(" and {0} inside", "（连同里面 {0} 个）"),
    .changeReplaced: Phrase(
      "{0} stands where {1} stood: another type, so another identity; nothing inside is kept",
      "原来是 {1} 的地方现在是 {0}：类型不同，身份也就不同，里面什么都不保留"
    ),
    .changesMore: Phrase("{0}: {1} more", "{0}：还有 {1} 个"),
    .changeNothing: Phrase("nothing changed", "没有变化"),
    .bodyCount: Phrase("{0} ran {1}×", "{0} 运行 {1} 次"),
    .bodyNewClosure: Phrase(": {0} is a new closure", "：{0} 是新的闭包"),
    .bodyCountBecause: Phrase("{0} ran {1}× ({2})", "{0} 运行 {1} 次（{2}）"),
    .labelNotes: Phrase("touch", "触摸"),
    .treeLevel: Phrase("level {0}: {1} at {2}, path {3}", "第 {0} 层：{1}，位于 {2}，路径 {3}"),
    .drawUnderway: Phrase(
      "an animation is under way: this is the screen {0} s after it began",
      "动画正在进行：这是开始后 {0} 秒的画面"
    ),
    .layoutUnderway: Phrase(
      "an animation is under way, {0} s since it began: the layout is already that of its end; "
        + "`:draw` shows the screen as it is now",
      "动画已进行 {0} 秒：布局已经是结束时的布局；`:draw` 显示现在的画面"
    ),
    .whyUnderway: Phrase(
      "an animation is under way: {0} s after it began it is drawn at {1} in the window",
      "动画正在进行：开始后 {0} 秒，它在窗口中画在 {1}"
    ),
    .treeRow: Phrase("(row {0})", "（行 {0}）"),
    .treeCopies: Phrase("({0} times: {1})", "（{0} 次：{1}）"),
    .diagnosticWhy: Phrase("  why: ", "  原因："),
    .diagnosticTry: Phrase("  try: ", "  试试："),
    .diagnosticHint: Phrase("  hint: ", "  提示："),
    .atLineColumn: Phrase("line {0} column {1}", "第 {0} 行第 {1} 列"),
    .explainLayer: Phrase("level {0}: {1}", "第 {0} 级：{1}"),
    .explainWhole: Phrase("a type of {0} letters, {1} layers", "{0} 个字符，{1} 层"),
    .notATypeName: Phrase(
      "`{0}` does not read as a type name: its brackets do not match.",
      "`{0}` 不像类型名：括号不匹配。"
    ),
  ]
}
