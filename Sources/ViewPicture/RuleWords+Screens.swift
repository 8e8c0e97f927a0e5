import SwiftSource

extension RuleWords {
  /// The words for screens, their bars, and what lies in front of them.
  static let screens: [String: RuleWords] = [
    "NavigationStack": screen, "NavigationSplitView": screen, "TabView": screen, "column": screen,
    "unavailable": screen,
    "navigation bar": RuleWords(
      offers: Phrase("offers its line, less the margins", "提议一行的空间，去掉边距"),
      takes: barSize,
      places: Phrase(
        "items at the ends, the title between them or large below",
        "按钮在两端，标题在中间，或以大标题排在下面"
      )
    ),
    "tab bar": RuleWords(
      offers: Phrase("offers every tab the same width", "给每个标签相同的宽度"),
      takes: barSize,
      places: Phrase("in the middle of its tab", "在它的标签正中")
    ),
    "bottom bar": RuleWords(
      offers: Phrase("offers its line, less the margins", "提议一行的空间，去掉边距"),
      takes: barSize,
      places: Phrase("spread from end to end", "从一端到另一端均匀分布")
    ),
    "screen": RuleWords(
      offers: Phrase(
        "hands the offer to the view, and its part of the window to what lies in front",
        "把提议传给视图，把窗口的一部分提议给前面的内容"
      ),
      takes: Phrase("it is as large as the view behind", "它与后面的视图一样大"),
      places: Phrase("in its part of the window", "在窗口里属于它的位置")
    ),
    "sheet": front, "fullScreenCover": front, "popover": front, "inspector": front,
    "alert": box, "answers": box,
  ]

  private static let screen = RuleWords(
    offers: Phrase("keeps room for its bars and offers the rest", "先留出栏的位置，再提议其余空间"),
    takes: Phrase("a screen takes all that is offered", "一屏内容占满提议的空间"),
    places: Phrase("between its bars", "在各个栏之间")
  )
  private static let barSize = Phrase(
    "a bar is as wide as offered, and has a height of its own",
    "栏的宽取提议，高是自己的"
  )
  private static let front = RuleWords(
    offers: Phrase("offers all of its room", "提议它的全部空间"),
    takes: Phrase("a screen in front takes all that is offered", "前面的一屏占满提议的空间"),
    places: Phrase("in its middle", "在它的正中")
  )
  private static let box = RuleWords(
    offers: Phrase("hands the offer on", "把提议原样传下去"),
    takes: Phrase("it is as high as its text and its answers", "高度由文字和按钮决定"),
    places: Phrase("in the box", "在框里")
  )
}
