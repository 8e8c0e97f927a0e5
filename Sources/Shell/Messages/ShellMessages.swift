import SwiftSource

extension Message {
  /// The words of the interactive shell.
  static let shell: [Message: Phrase] = [
    .unknownShellCommand: Phrase(
      "there is no command `{0}`; :help lists them.",
      "没有命令 `{0}`；:help 列出全部命令。"
    ),
    .shellHelpTitle: Phrase("Type Swift, or one of these:", "输入 Swift，或者这些命令："),
    .shellHelpKeys: Phrase(
      "Enter answers once the code is complete; Alt-Enter begins a new line; Tab completes; Ctrl-R searches what you typed before; Ctrl-C clears the line; Ctrl-D leaves.",
      "代码完整时回车给出答案；Alt-回车换行；Tab 补全；Ctrl-R 搜索历史；Ctrl-C 清空当前输入；Ctrl-D 退出。"
    ),
    .shellAliases: Phrase("also written {0}", "也可写作 {0}"),
    .noHelp: Phrase(
      "there is no command and nothing in the library called `{0}`.",
      "没有叫 `{0}` 的命令，库里也没有这个名字。"
    ),
    .shellHelp: Phrase("lists the commands, or explains one", "列出命令，或解释其中一个"),
    .shellType: Phrase("the type of some code, or of the last view", "一段代码或上一个视图的类型"),
    .shellSize: Phrase("the size of every shell of a view", "视图每层外壳的尺寸"),
    .shellLayout: Phrase("who offered what to whom, and what came back", "谁向谁提议了什么，得到什么回答"),
    .shellExplain: Phrase("takes a type name apart", "拆开解释一个类型名"),
    .shellWrap: Phrase("the last view with one more shell", "给上一个视图再包一层"),
    .shellUndo: Phrase("takes back the last input", "撤销上一次输入"),
    .shellReset: Phrase("forgets everything declared here", "忘掉这里声明的一切"),
    .shellLoad: Phrase("runs the lines of a file", "运行文件里的每一行"),
    .shellSave: Phrase("writes what you typed to a file", "把输入过的内容写入文件"),
    .shellEdit: Phrase("opens the last input in your editor", "用编辑器打开上一次输入"),
    .shellHistory: Phrase("what you typed before", "以前输入过的内容"),
    .shellWindow: Phrase("the size offered to your views", "提供给视图的尺寸"),
    .shellLang: Phrase("the language of messages", "消息的语言"),
    .shellPlain: Phrase("one fact a line, for screen readers", "一行一个事实，适合屏幕阅读器"),
    .shellColor: Phrase("colour on or off", "是否上色"),
    .shellCheck: Phrase("checks your answer to the exercise", "检查练习的答案"),
    .shellHint: Phrase("one more hint for the exercise", "再给一条练习提示"),
    .shellSolution: Phrase("shows a solution of the exercise", "显示练习的一种解法"),
    .shellNext: Phrase("goes on to the next exercise", "进入下一道练习"),
    .shellSkip: Phrase("leaves this exercise for later", "先跳过这道练习"),
    .shellQuit: Phrase("leaves", "退出"),
    .noViewYet: Phrase(
      "there is no view yet: type one first, such as Text(\"Hello\").",
      "还没有视图：先输入一个，比如 Text(\"Hello\")。"
    ),
    .wrapNeedsModifier: Phrase(
      ":wrap takes a modifier, such as :wrap .padding()",
      ":wrap 后面写修饰符，比如 :wrap .padding()"
    ),
    .nothingToUndo: Phrase("there is nothing to take back.", "没有可撤销的输入。"),
    .undone: Phrase("taken back: {0}", "已撤销：{0}"),
    .resetDone: Phrase("everything declared here is forgotten.", "这里声明的一切都已忘掉。"),
    .needsArgument: Phrase("{0} needs more: {0} {1}", "{0} 还缺参数：{0} {1}"),
    .tooLargeToDraw: Phrase(
      "a picture of a million points or more is not drawn.",
      "一百万点以上的画面不绘制。"
    ),
    .filesOfScripts: Phrase(
      "a script writes no files, and reads only files below the folder it runs in.",
      "脚本不能写文件，也只能读取所在文件夹里的文件。"
    ),
    .loadsTooDeep: Phrase("files load one another too deeply.", "文件互相加载得太深。"),
    .fileExists: Phrase("there is such a file already; choose another name.", "已经有这个文件；请换个名字。"),
    .saved: Phrase("{0} inputs written to {1}", "已把 {0} 条输入写入 {1}"),
    .needsTerminal: Phrase("{0} works at a terminal only.", "{0} 只能在终端上用。"),
    .editorFailed: Phrase(
      "the editor did not start; set EDITOR to one you have.",
      "编辑器没有启动；请把 EDITOR 设为已安装的编辑器。"
    ),
    .historyEmpty: Phrase("nothing yet.", "还没有。"),
    .badWindow: Phrase("`{0}` is no size; write it as 393x852.", "`{0}` 不是尺寸；请写成 393x852 这样。"),
    .windowIs: Phrase("views are offered {0}", "提供给视图的尺寸是 {0}"),
    .badLanguage: Phrase("there is no language `{0}`; there are {1}.", "没有语言 `{0}`；可用：{1}。"),
    .languageIs: Phrase("Messages are in English.", "消息使用简体中文。"),
    .plainOn: Phrase("plain output is on", "已打开朴素输出"),
    .plainOff: Phrase("plain output is off", "已关闭朴素输出"),
    .colorOn: Phrase("colour is on", "已打开颜色"),
    .colorOff: Phrase("colour is off", "已关闭颜色"),
    .welcomeTitle: Phrase("Welcome to viewshell.", "欢迎使用 viewshell。"),
    .welcomeWhat: Phrase(
      "Type Swift that makes a view. viewshell answers with its exact type, its size, and what kept or lost its identity. Nothing here needs a Mac.",
      "输入得到视图的 Swift 代码，viewshell 会给出它确切的类型、尺寸，以及什么保留或丢失了身份。这里不需要 Mac。"
    ),
    .welcomeTry: Phrase("Three things to try:", "先试三件事："),
    .welcomeGrid: Phrase(
      "Text is measured on a grid: a letter is 10 wide and 20 high, 汉 is 20 wide.",
      "文字按格子测量：一个字母宽 10 高 20，一个汉字宽 20。"
    ),
    .welcomeSystemFont: Phrase(
      "Text is measured close to the system font, 0.6 % off on average.",
      "文字测量接近系统字体，平均误差 0.6%。"
    ),
    .welcomeHelp: Phrase(
      ":learn starts the lessons, :help lists the commands, :quit leaves.",
      ":learn 开始课程，:help 列出命令，:quit 退出。"
    ),
    .welcomeBack: Phrase("viewshell · {0} · :help", "viewshell · {0} · :help"),
    .bannerGrid: Phrase("letters are 10x20", "字母 10x20"),
    .bannerSystemFont: Phrase("close to the system font", "接近系统字体"),
    .newLineHeld: Phrase("(the lines above stay; go on)", "（上面的行已记住，请继续）"),
    .interruptedAgain: Phrase("(interrupted)", "（已中断）"),
    .noUTF8: Phrase(
      "No UTF-8 locale is installed, so Chinese and emoji may look wrong.",
      "系统没有 UTF-8 语言环境，中文和表情可能显示不正确。"
    ),
  ]
}
