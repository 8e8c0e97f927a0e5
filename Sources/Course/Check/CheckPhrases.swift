import SwiftSource

/// What the grader says, in every language; `{0}` is code or a number and never translated.
extension Phrase {
  // What a check looks at.
  static let checkHidden = Phrase("hidden check {0}", "隐藏检查 {0}")
  static let checkType = Phrase("the type is `{0}`", "类型是 `{0}`")
  static let checkSize = Phrase("the size is {0}", "尺寸是 {0}")
  static let checkSizeIn = Phrase("offered {1}, the size is {0}", "给出 {1} 的空间时，尺寸是 {0}")
  static let checkFrame = Phrase("`{0}` stands at {1}", "`{0}` 位于 {1}")
  static let checkValue = Phrase("the value is `{0}`", "值是 `{0}`")
  static let checkPrints = Phrase("it prints {0}", "打印 {0}")
  static let checkPrintsNothing = Phrase("it prints nothing", "不打印任何内容")
  static let checkSameType = Phrase("the type is the wanted one", "类型符合要求")
  static let checkSameLayout = Phrase("the layout is the wanted one", "布局符合要求")
  static let checkSameValue = Phrase("the value is the wanted one", "值符合要求")
  static let checkSameOutput = Phrase("it prints what is wanted", "打印内容符合要求")
  static let checkKeeps = Phrase("`{0}` keeps its state", "`{0}` 保留状态")
  static let checkResets = Phrase("`{0}` loses its state", "`{0}` 失去状态")
  static let checkUses = Phrase("it uses `{0}`", "用到 `{0}`")
  static let checkUsesBefore = Phrase("`{0}` comes before `{1}`", "`{0}` 在 `{1}` 之前")
  static let checkAvoids = Phrase("it does without `{0}`", "不使用 `{0}`")
  static let checkOf = Phrase("`{1}`: {0}", "`{1}`：{0}")
  static let checkPrediction = Phrase("your prediction", "你的预测")

  // Why it did not pass.
  static let foundType = Phrase("yours is `{0}`", "你的是 `{0}`")
  static let firstDifference = Phrase(
    "they differ first here: `{0}` where `{1}` is wanted",
    "最先不同的地方：这里是 `{0}`，应为 `{1}`"
  )
  static let differenceInside = Phrase("that is type {0} of `{1}`", "它是 `{1}` 的第 {0} 个类型")
  static let tooNarrow = Phrase("it is wider than {0}", "它比 {0} 宽")
  static let tooWide = Phrase("it is narrower than {0}", "它比 {0} 窄")
  static let tooLow = Phrase("it is higher than {0}", "它比 {0} 高")
  static let tooHigh = Phrase("it is lower than {0}", "它比 {0} 矮")
  static let foundSize = Phrase(
    "in a window of {2} yours is {0}, wanted is {1}",
    "在 {2} 的窗口里你的是 {0}，要求是 {1}"
  )
  static let agreesAt = Phrase("in a window of {0} both agree", "在 {0} 的窗口里两者一致")
  static let foundFrame = Phrase(
    "in a window of {3} your `{0}` stands at {1}, wanted is {2}",
    "在 {3} 的窗口里你的 `{0}` 位于 {1}，应在 {2}"
  )
  static let foundParts = Phrase(
    "in a window of {2} yours shows {0} parts, wanted are {1}",
    "在 {2} 的窗口里你的有 {0} 个部分，应为 {1} 个"
  )
  static let foundSurplus = Phrase(
    "in a window of {2} yours shows one part more than wanted: `{0}` at {1}",
    "在 {2} 的窗口里你的比要求的多一个部分：`{0}`，位于 {1}"
  )
  static let foundMissing = Phrase(
    "in a window of {2} yours lacks a part: `{0}` at {1}",
    "在 {2} 的窗口里你的少一个部分：`{0}`，位于 {1}"
  )
  static let foundValue = Phrase("yours is `{0}`, wanted is `{1}`", "你的是 `{0}`，要求是 `{1}`")
  static let foundLine = Phrase(
    "line {0} of the output is `{1}`, wanted is `{2}`",
    "输出第 {0} 行是 `{1}`，应为 `{2}`"
  )
  static let foundLineCount = Phrase(
    "it prints {0} lines, wanted are {1}",
    "打印了 {0} 行，应为 {1} 行"
  )
  static let noView = Phrase(
    "your answer ends with no view: the last line should be the view itself",
    "答案的最后没有视图：最后一行应当是视图本身"
  )
  static let noValue = Phrase(
    "your answer ends with no value: the last line should be an expression",
    "答案的最后没有值：最后一行应当是一个表达式"
  )
  static let noSuchNode = Phrase("there is no `{0}` in your view", "你的视图里没有 `{0}`")
  static let subjectFails = Phrase(
    "`{0}` does not work with your answer: {1}",
    "`{0}` 与你的答案合不起来：{1}"
  )
  static let stateReset = Phrase("`{0}` starts anew here", "`{0}` 在这里重新开始了")
  static let stateKept = Phrase("`{0}` is still the same one here", "`{0}` 在这里仍是原来那个")
  static let notUsed = Phrase("`{0}` does not occur in your code", "你的代码里没有 `{0}`")
  static let notInOrder = Phrase(
    "nowhere is `{1}` applied to something that already has `{0}`",
    "没有任何地方是先有 `{0}` 再用 `{1}`"
  )
  static let stillUsed = Phrase("`{0}` occurs in your code", "你的代码里有 `{0}`")

  // Why nothing could be judged.
  static let refusedEmpty = Phrase(
    "there is no code in this answer",
    "这份答案里没有代码"
  )
  static let refusedTooLarge = Phrase(
    "the answer is larger than {0} bytes",
    "答案超过了 {0} 字节"
  )
  static let refusedNotText = Phrase("the answer is no UTF-8 text", "答案不是 UTF-8 文本")
  static let refusedRedeclares = Phrase(
    "the answer declares `{0}` itself, but the check needs the library's; give yours another name",
    "答案自己声明了 `{0}`，而检查需要用库里的；请换一个名字"
  )
  static let refusedDoesNotRun = Phrase(
    "the answer does not run, so there is nothing to judge yet; this costs no attempt",
    "答案还不能运行，所以没有可评判的内容；这不算一次尝试"
  )
  static let refusedNotUnderstood = Phrase(
    "`{0}` is not understood as a prediction",
    "`{0}` 看不懂，不算一次预测"
  )
  static let refusedUnreadable = Phrase("the answer cannot be read: {0}", "答案无法读取：{0}")
  static let refusedCrashed = Phrase(
    "grading this answer failed by a fault of viewshell; this costs no attempt",
    "viewshell 自身出错，未能评判这份答案；这不算一次尝试"
  )
  static let refusedTimedOut = Phrase(
    "grading this answer took longer than {0} seconds",
    "评判这份答案超过了 {0} 秒"
  )
  static let refusedLessonBroken = Phrase(
    "the lesson's own solution does not run ({0}); please tell its author",
    "课程自带的答案不能运行（{0}）；请告知课程作者"
  )

  // The outcome.
  static let passed = Phrase("passed", "通过")
  static let notYet = Phrase("not yet", "还没有")
  static let notGradable = Phrase("not gradable", "无法评判")
}
