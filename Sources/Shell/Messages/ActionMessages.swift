import SwiftSource

extension Message {
  /// The words of the commands that act on the view.
  static let action: [Message: Phrase] = [
    .shellTap: Phrase("taps something, by what is written on it", "点按屏幕上的某个东西（按它显示的文字）"),
    .shellDoubleTap: Phrase("taps something twice", "双击某个东西"),
    .shellLongPress: Phrase("keeps a finger on something", "长按某个东西"),
    .shellToggle: Phrase("turns a toggle", "拨动开关"),
    .shellEnter: Phrase(
      "types into a field; `\\n` at the end submits; a number moves a slider",
      "在输入框里输入；末尾的 `\\n` 表示提交；数字可移动滑块"
    ),
    .shellPick: Phrase("chooses an option of a picker", "选择选择器的一个选项"),
    .shellDrag: Phrase("drags something by some points", "把某个东西拖动若干点"),
    .shellMagnify: Phrase("moves two fingers apart on something", "在某个东西上双指张开"),
    .shellRotate: Phrase("turns two fingers on something", "在某个东西上双指旋转"),
    .shellScroll: Phrase("scrolls until something is in sight", "滚动到看得见某个东西"),
    .shellSwipe: Phrase(
      "sweeps a row aside, so that its buttons come; `full` runs the first of them",
      "滑开一行，显示它的按钮；`full` 直接执行第一个"
    ),
    .shellRefresh: Phrase("pulls a list down until it refreshes", "下拉列表直到刷新"),
    .shellSubmit: Phrase("presses the return key of a field", "在输入框里按回车键"),
    .shellDelete: Phrase(
      "takes a row away, as `.onDelete` allows",
      "删除一行（需要 `.onDelete`）"
    ),
    .shellMove: Phrase("drags a row to another position", "把一行拖到另一个位置"),
    .shellBack: Phrase("goes back to the screen before", "返回上一个页面"),
    .shellAppear: Phrase("the view comes on the screen again", "视图重新出现在屏幕上"),
    .shellDisappear: Phrase("the view goes from the screen", "视图离开屏幕"),
    .shellSet: Phrase("writes a state by its path", "按路径写入一个状态"),
    .shellEnvironment: Phrase("writes a value of the environment", "写入一个环境值"),
    .shellWait: Phrase("lets time pass", "让时间流逝"),
    .shellRedo: Phrase("does again what was taken back", "重做被撤销的操作"),
    .shellDiff: Phrase("what differs between two steps of :history", "比较 :history 中的两步"),
    .shellState: Phrase("everything that is kept, and whose it is", "保存着的所有状态及其主人"),
    .shellIdentities: Phrase("the tree of identities", "身份树"),
    .shellProfile: Phrase("how often each body ran, and why", "每个 body 运行了几次、为什么"),
    .nothingToRedo: Phrase("there is nothing to do again.", "没有可重做的操作。"),
    .redone: Phrase("done again: {0}", "已重做：{0}"),
    .historyStep: Phrase("{0}  {1}   {2}", "{0}  {1}   {2}"),
    .nothingKept: Phrase("no view here keeps a state.", "这里没有视图保存状态。"),
    .nothingRan: Phrase("no body of yours has run yet.", "你的 body 还没有运行过。"),
    .actionUsage: Phrase(
      "{0} is written so: {0} {1}",
      "{0} 的写法：{0} {1}"
    ),
  ]
}
