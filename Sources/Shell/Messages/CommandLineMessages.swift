import SwiftSource

extension Message {
  /// The words of the command line: commands, options and what is wrong with them.
  static let commandLine: [Message: Phrase] = [
    .unknownCommand: Phrase("there is no command `{0}`.", "没有命令 `{0}`。"),
    .unknownOption: Phrase("there is no option `{0}`.", "没有选项 `{0}`。"),
    .misplacedOption: Phrase("`{0}` is not an option of `{1}`.", "`{0}` 不是 `{1}` 的选项。"),
    .missingValue: Phrase("`{0}` needs a value: {0} {1}", "`{0}` 后面要有值：{0} {1}"),
    .badValue: Phrase("`{0}` does not take `{1}`; it takes {2}.", "`{0}` 不接受 `{1}`；可用：{2}。"),
    .unexpectedValue: Phrase("`{0}` takes no value.", "`{0}` 不带值。"),
    .missingOperand: Phrase("`{0}` needs more: viewshell {0} {1}", "`{0}` 还缺参数：viewshell {0} {1}"),
    .extraOperand: Phrase("`{0}` does not know what to do with `{1}`.", "`{0}` 不知道拿 `{1}` 做什么。"),
    .codeAndFile: Phrase("give either -e CODE or a file, not both.", "-e CODE 和文件只能选一个。"),
    .didYouMean: Phrase("Did you mean {0}?", "是不是想写 {0}？"),
    .seeHelp: Phrase("`viewshell help` lists the commands.", "`viewshell help` 列出全部命令。"),
    .notThereYet: Phrase("`{0}` is not there yet in this version.", "这个版本还没有 `{0}`。"),
    .faultNotice: Phrase(
      "viewshell hit a fault of its own, not of your code. Please report what you typed.",
      "viewshell 自己出错了，不是你的代码的问题。请把刚才输入的内容告诉我们。"
    ),
    .helpTitle: Phrase(
      "viewshell: a shell to learn how SwiftUI views work",
      "viewshell：学习 SwiftUI 视图如何工作的命令行"
    ),
    .helpOptions: Phrase("Options", "选项"),
    .helpCommonOptions: Phrase("Options every command takes", "所有命令都有的选项"),
    .helpExitCodes: Phrase(
      "Exit codes: 0 fine, 1 something graded failed, 2 wrong usage, 3 invalid lesson, 4 code does not check or hit a limit, 5 our own fault, 130 interrupted",
      "退出码：0 正常，1 批改有未通过，2 用法错误，3 课程无效，4 代码未通过检查或超出限制，5 我们自己的错误，130 被中断"
    ),
    .commandNone: Phrase(
      "Starts the shell: resumes, or welcomes a newcomer.",
      "启动交互界面：接着上次，或欢迎新人。"
    ),
    .commandLearn: Phrase("Starts the lessons, there if a chapter is named.", "开始课程；写了章节就从那里开始。"),
    .commandRun: Phrase(
      "Runs a file as if its lines were typed, one answer after another.",
      "像逐行输入一样运行文件，逐个给出答案。"
    ),
    .commandType: Phrase(
      "Prints the type of the last expression, and nothing else.",
      "只打印最后一个表达式的类型。"
    ),
    .commandSize: Phrase("Prints the size of the last view, as 48x52.", "打印最后一个视图的尺寸，如 48x52。"),
    .commandLayout: Phrase(
      "Prints the frame of every node of the last view.",
      "打印最后一个视图每个节点的位置和尺寸。"
    ),
    .commandExplain: Phrase("Takes a printed type name apart, layer by layer.", "把一个类型名逐层拆开解释。"),
    .commandCheck: Phrase("Checks one answer to one exercise.", "检查一道练习的一份答案。"),
    .commandGrade: Phrase("Grades a folder of answers.", "批改一个文件夹里的答案。"),
    .commandMerge: Phrase("Puts the results of several graders together.", "合并多次批改的结果。"),
    .commandReport: Phrase("Tells how a class is doing.", "汇报全班的情况。"),
    .commandPresent: Phrase("Shows a chapter step by step, for a class.", "逐步展示一章，供课堂使用。"),
    .commandReview: Phrase("Asks again what was learnt some days ago.", "复习几天前学过的内容。"),
    .commandProgress: Phrase(
      "Shows, exports, imports or forgets your progress.",
      "查看、导出、导入或清除学习进度。"
    ),
    .commandLesson: Phrase("Makes, checks or audits a chapter of your own.", "新建、检查或审查自己写的章节。"),
    .commandDoctor: Phrase("Tells what is installed and what to fix.", "检查安装情况，说明要修什么。"),
    .commandHelp: Phrase("Lists the commands, or explains one.", "列出命令，或解释其中一个。"),
    .commandVersion: Phrase("Prints the version.", "打印版本号。"),
    .optionSDK: Phrase(
      "The SDK whose types and rules are used; ios26 unless told.",
      "使用哪个 SDK 的类型和规则；默认 ios26。"
    ),
    .optionMetrics: Phrase(
      "How text is measured: grid counts 10x20 cells, sf comes close to the system font.",
      "文字如何测量：grid 按 10x20 的格子，sf 接近系统字体。"
    ),
    .optionWindow: Phrase(
      "The size offered to the view; 393x852 unless told.",
      "提供给视图的尺寸；默认 393x852。"
    ),
    .optionLanguage: Phrase(
      "The language of messages; the locale's unless told.",
      "消息的语言；默认跟随系统语言环境。"
    ),
    .optionPlain: Phrase(
      "One fact a line, no columns, no colour: for screen readers.",
      "一行一个事实，不分栏、不上色：适合屏幕阅读器。"
    ),
    .optionColor: Phrase("When to colour; auto means on a terminal.", "何时上色；auto 指在终端上。"),
    .optionNoSave: Phrase("Writes no history and no progress.", "不写历史和进度。"),
    .optionHelp: Phrase("Shows this help.", "显示这份帮助。"),
    .optionCode: Phrase("Swift to use in the place of a file.", "直接写 Swift 代码，代替文件。"),
    .optionJSON: Phrase("Prints JSON.", "输出 JSON。"),
    .optionLog: Phrase("Prints who proposed what and who answered what.", "打印谁提议了什么、谁回答了什么。"),
    .optionSVG: Phrase("Writes a picture to a file.", "把图画写入文件。"),
    .optionLessons: Phrase(
      "The folder of the lessons, in the place of the built-in ones.",
      "课程所在的文件夹，代替内置课程。"
    ),
    .optionExercise: Phrase("The exercise the answer is for.", "答案对应的练习。"),
    .optionFormat: Phrase("The format of the results.", "结果的格式。"),
    .optionRoster: Phrase("The list of the class.", "班级名单。"),
    .optionJobs: Phrase("How many answers to grade at once.", "同时批改多少份。"),
    .optionShard: Phrase("Which part of the answers to grade.", "批改其中哪一份。"),
    .optionOut: Phrase("The folder for the results.", "结果放在哪个文件夹。"),
    .fileMissing: Phrase("there is no such file.", "没有这个文件。"),
    .fileIsDirectory: Phrase(
      "this is a folder; name a Swift file in it.",
      "这是文件夹；请写里面的某个 Swift 文件。"
    ),
    .fileIsSpecial: Phrase(
      "this is a pipe or a device; use - to read standard input.",
      "这是管道或设备；读标准输入请用 -。"
    ),
    .fileForbidden: Phrase("no permission to read it.", "没有读取权限。"),
    .fileTooLarge: Phrase(
      "it is larger than {0} MB, more than viewshell reads.",
      "超过 {0} MB，viewshell 不读这么大的文件。"
    ),
    .fileIsBinary: Phrase("it holds NUL bytes, so it is no text.", "里面有 NUL 字节，不是文本文件。"),
    .fileSystemError: Phrase("{0}.", "{0}。"),
    .missingType: Phrase(
      "nothing here has a type to print: end with an expression.",
      "这里没有可打印的类型：最后要写一个表达式。"
    ),
    .missingView: Phrase(
      "nothing here is a view: end with an expression that makes one.",
      "这里没有视图：最后要写一个得到视图的表达式。"
    ),
  ]
}
