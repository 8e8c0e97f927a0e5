import SwiftSource

/// What the tutor says beside the lesson's own words.
extension Phrase {
  static let tutorNext = Phrase(
    "Try things out as long as you like. :next goes on.",
    "想试多久就试多久。输入 :next 继续。"
  )
  static let tutorTask = Phrase(
    "Type your answer. :hint helps, :skip leaves it for later.",
    "请输入答案。:hint 给提示，:skip 留到以后。"
  )
  static let tutorPredict = Phrase(
    "Type your prediction. :hint helps, :skip leaves it for later.",
    "请输入你的预测。:hint 给提示，:skip 留到以后。"
  )
  static let tutorStarter = Phrase("You can start from this:", "可以从这里开始：")
  static let tutorRight = Phrase("Right. Points: {0} of {1}.", "正确。得分：{0}，满分 {1}。")
  static let tutorAgain = Phrase("Right again.", "又对了。")
  static let tutorNotYet = Phrase("Not yet: {0}.", "还没有：{0}。")
  static let tutorNotQuite = Phrase("Not quite.", "还不对。")
  static let tutorHidden = Phrase(
    "Almost: everything shown passes, but a check you cannot see does not. Think of other values.",
    "差一点：看得见的都通过了，但有一条看不见的检查没有通过。想想别的取值。"
  )
  static let tutorGoOn = Phrase(":next goes on.", "输入 :next 继续。")
  static let tutorHintOffer = Phrase(":hint helps.", ":hint 给提示。")
  static let tutorOpen = Phrase(
    "This exercise is still open. :hint helps, :skip leaves it for later.",
    "这道练习还没做完。:hint 给提示，:skip 留到以后。"
  )
  static let tutorLastHint = Phrase(
    "That is the last hint. :solution shows one way to do it.",
    "这是最后一条提示。:solution 会显示一种做法。"
  )
  static let tutorNoExercise = Phrase(
    "There is no exercise here. :next goes on.",
    "这里没有练习。输入 :next 继续。"
  )
  static let tutorNothingToCheck = Phrase(
    "You have not typed an answer yet.",
    "你还没有输入答案。"
  )
  static let tutorSolution = Phrase(
    "One way to do it. Type it, change it, and say to yourself why it works:",
    "一种做法。把它打一遍，改一改，再对自己说说它为什么可行："
  )
  static let tutorSolutionPrediction = Phrase("This is what viewshell answers:", "viewshell 的回答是：")
  static let tutorSkipped = Phrase(
    "Left for later: :learn {0} comes back to it.",
    "留到以后：:learn {0} 可以回到这里。"
  )
  static let tutorChapterEnd = Phrase(
    "That was the chapter. You solved {0} of {1} exercises.",
    "这一章结束了。你完成了 {1} 道练习中的 {0} 道。"
  )
  static let tutorNextChapter = Phrase(":learn {0} opens the next one.", ":learn {0} 打开下一章。")
  static let tutorWelcome = Phrase(
    "Welcome. :next goes on, :help lists what you can type.",
    "欢迎。:next 继续，:help 列出可以输入的内容。"
  )
  static let tutorResume = Phrase("Back at {0}.", "回到 {0}。")
  static let tutorNoChapter = Phrase(
    "No chapter is open. :learn {0} opens one.",
    "还没有打开章节。:learn {0} 打开一章。"
  )
  static let tutorDamaged = Phrase(
    "{0} lines of {1} could not be read and were skipped.",
    "{1} 中有 {0} 行无法读取，已跳过。"
  )
  static let tutorNotSaved = Phrase(
    "Progress could not be saved: {0}.",
    "进度无法保存：{0}。"
  )
  static let tutorChanged = Phrase(
    "This exercise has changed since you solved it.",
    "这道练习在你完成之后有了改动。"
  )
}
