import SwiftSource

extension Message {
  /// The words of the commands that show layout: `:layout`, `:why`, `:draw`, `:compare`, devices.
  static let layout: [Message: Phrase] = [
    .shellWhy: Phrase(
      "why a view has its size and stands where it does",
      "视图为什么是这个尺寸、在这个位置"
    ),
    .shellDraw: Phrase("draws a view to scale, or outlines its shells", "按比例画出视图，或画出每层外壳"),
    .shellCompare: Phrase(
      "two views, or one view in two windows, beside each other",
      "并排比较两个视图，或同一视图在两个窗口里"
    ),
    .shellMetrics: Phrase("how text is measured", "文字如何测量"),
    .shellDevice: Phrase("the window and safe area of a device", "某个设备的窗口和安全区"),
    .layoutFolded: Phrase(
      "folded: `:layout --unfold` tells every question, `:layout --unfold 0.1` those of one view",
      "已折叠：`:layout --unfold` 展开每个问题，`:layout --unfold 0.1` 只展开一个视图"
    ),
    .noSuchView: Phrase(
      "nothing here is at, shows or is called `{0}`; `:layout --frames` lists the paths.",
      "这里没有路径、文字或名称是 `{0}` 的视图；`:layout --frames` 列出路径。"
    ),
    .alsoAt: Phrase("also at {0}", "还有 {0}"),
    .shellStands: Phrase("{0}, {1} at {2}", "{0}，{1}，位于 {2}"),
    .drawScale: Phrase("one column is {0} points, one row {1}", "一列 {0} 点，一行 {1} 点"),
    .drawOmits: Phrase("not drawn: {0}", "没有画出：{0}"),
    .unknownFlag: Phrase("`{0}` takes no `{1}`; it takes {2}.", "`{0}` 没有 `{1}`；可用：{2}。"),
    .badOffer: Phrase(
      "`{0}` is no offer; write it as 100xnil, 0x0 or infxinf.",
      "`{0}` 不是提议；请写成 100xnil、0x0 或 infxinf。"
    ),
    .metricsGrid: Phrase(
      "text is measured on a grid: a letter is 10x20, 汉 is 20x20",
      "文字按格子测量：一个字母 10x20，一个汉字 20x20"
    ),
    .metricsSystem: Phrase(
      "text is measured close to the system font: widths are 0.6 % off on average, 2 % at worst",
      "文字测量接近系统字体：宽度平均误差 0.6%，最大 2%"
    ),
    .badMetrics: Phrase(
      "there are no metrics `{0}`; there are grid and sf.",
      "没有 `{0}` 这种测量方式；可用 grid 和 sf。"
    ),
    .deviceIs: Phrase(
      "{0}: {1} points at {2}x; the safe area leaves {3}",
      "{0}：{1} 点，{2} 倍像素；安全区内 {3}"
    ),
    .deviceNone: Phrase("no device: views are offered {0}", "没有选设备：提供给视图的尺寸是 {0}"),
    .deviceList: Phrase("{0}  {1}, safe area {2} above and {3} below", "{0}  {1}，安全区上 {2}、下 {3}"),
    .deviceHowTo: Phrase(
      "`:device iPhone 16` chooses one, `:device iPhone 16 landscape` on its side, `:device off` none.",
      "`:device iPhone 16` 选择设备，加 landscape 横放，`:device off` 取消。"
    ),
    .badDevice: Phrase(
      "there is no device `{0}`; `:device list` names them.",
      "没有设备 `{0}`；`:device list` 列出全部。"
    ),
    .lastViewIs: Phrase("the last view is {0} there", "上一个视图在其中是 {0}"),
    .optionDevice: Phrase(
      "The window, safe area and pixels of a device, such as \"iPhone 16\".",
      "某个设备的窗口、安全区和像素，比如 \"iPhone 16\"。"
    ),
    .optionUnfold: Phrase("With --log: every question, not only the last.", "与 --log 同用：展开每个问题。"),
    .compareNeedsTwo: Phrase(
      ":compare takes two sides with | between: two views, or two windows such as 320x568 | iPhone 16",
      ":compare 用 | 隔开两边：两个视图，或两个窗口，如 320x568 | iPhone 16"
    ),
    .compareSame: Phrase("no number differs", "没有不同的数字"),
    .compareSize: Phrase("the first difference is the {0}: {1} and {2}", "第一处不同是{0}：{1} 与 {2}"),
    .compareOf: Phrase(
      "the first difference is the {0} of {1}: {2} and {3}",
      "第一处不同是 {1} 的{0}：{2} 与 {3}"
    ),
    .compareMissing: Phrase(
      "the first difference is {0}, which only {1} has",
      "第一处不同是 {0}，只有 {1} 里有"
    ),
    .compareTypes: Phrase("types: {0} in A, {1} in B", "类型：A 是 {0}，B 是 {1}"),
    .compareSameType: Phrase("both have the same type", "两边类型相同"),
    .wholeWidth: Phrase("whole width", "总宽度"),
    .wholeHeight: Phrase("whole height", "总高度"),
    .partWidth: Phrase("width", "宽度"),
    .partHeight: Phrase("height", "高度"),
    .partX: Phrase("x", " x"),
    .partY: Phrase("y", " y"),
  ]
}
