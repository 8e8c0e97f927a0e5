import SwiftEvaluator
import SwiftSource

extension DiagnosticKind {
  /// Why a program that checks did not finish.
  static let run: [DiagnosticKind] = [
    indexOutOfRange, unexpectedNil, divisionByZero, overflow, unrepresentable, failedCast,
    programStopped, forcedTry, uncaught, emptyCollection, duplicateKey, overlappingAccess,
    deadReference, unchecked, missingNative, unsupported, waitsForever, noEffect,
  ]
  /// Budgets that ran out.
  static let budget: [DiagnosticKind] = [
    stepLimit, depthLimit, nestingLimit, memoryLimit, outputLimit, stringLimit, specializationLimit,
    viewLimit, updateLimit, alarmLimit, stageLimit, regexLimit,
  ]
  /// What a mistake elsewhere in a file brings with it.
  static let file: [DiagnosticKind] = [usesMistaken]

  static let usesMistaken = DiagnosticKind(
    "file.uses-mistaken",
    .error,
    Phrase(
      "this uses '{0}', which has a mistake of its own",
      "这里用到的 '{0}' 本身有错误"
    ),
    remedy: Phrase("mend '{0}' first", "先改正 '{0}'")
  )

  static let indexOutOfRange = DiagnosticKind(
    "run.index-out-of-range",
    .error,
    Phrase("index {0} is out of range: there are {1} elements", "下标 {0} 越界：只有 {1} 个元素"),
    reason: Phrase(
      "An array traps when it is asked for an element it does not have.",
      "访问数组中不存在的元素会让程序停止。"
    ),
    remedy: Phrase("check `indices.contains(index)` first", "先用 `indices.contains(index)` 检查")
  )
  static let unexpectedNil = DiagnosticKind(
    "run.unexpected-nil",
    .error,
    Phrase("this value is nil and was force-unwrapped", "强制解包时值为 nil"),
    reason: Phrase("`!` stops the program when there is no value.", "没有值时 `!` 会让程序停止。"),
    remedy: Phrase("use `if let` or `??`", "改用 `if let` 或 `??`")
  )
  static let divisionByZero = DiagnosticKind(
    "run.division-by-zero",
    .error,
    Phrase("division by zero", "除数为零"),
    reason: Phrase("Integers have no value for it, so the program stops.", "整数没有这样的结果，程序会停止。"),
    remedy: Phrase("check the divisor first", "先检查除数")
  )
  static let overflow = DiagnosticKind(
    "run.overflow",
    .error,
    Phrase("the result does not fit in {0}", "结果超出 {0} 的范围"),
    reason: Phrase("Arithmetic of integers traps instead of losing digits.", "整数运算溢出时会停止，而不是丢失位数。"),
    remedy: Phrase("use `&+` and relatives, or a larger type", "使用 `&+` 等运算符或更大的类型")
  )
  static let unrepresentable = DiagnosticKind(
    "run.unrepresentable",
    .error,
    Phrase("{0} cannot be converted to {1}", "{0} 不能转换成 {1}"),
    reason: Phrase("The conversion traps when the value does not fit.", "值放不下时转换会让程序停止。"),
    remedy: Phrase("use `init(exactly:)`", "使用 `init(exactly:)`")
  )
  static let failedCast = DiagnosticKind(
    "run.failed-cast",
    .error,
    Phrase("a value of type {0} is no {1}", "类型为 {0} 的值不是 {1}"),
    reason: Phrase("`as!` stops the program when the types do not match.", "类型不符时 `as!` 会让程序停止。"),
    remedy: Phrase("use `as?`", "改用 `as?`")
  )
  static let programStopped = DiagnosticKind(
    "run.stopped",
    .error,
    Phrase("the program stopped itself with {0}: {1}", "程序用 {0} 停止了自己：{1}"),
    remedy: Phrase("make the condition hold, or remove the call", "让条件成立，或去掉这个调用")
  )
  static let forcedTry = DiagnosticKind(
    "run.forced-try",
    .error,
    Phrase("`try!` met an error: {0}", "`try!` 遇到了错误：{0}"),
    remedy: Phrase("use `do` and `catch`", "改用 `do` 和 `catch`")
  )
  static let uncaught = DiagnosticKind(
    "run.uncaught-error",
    .error,
    Phrase("nobody caught this error: {0}", "没有代码捕获这个错误：{0}"),
    remedy: Phrase("use `do` and `catch`", "使用 `do` 和 `catch`")
  )
  static let emptyCollection = DiagnosticKind(
    "run.empty-collection",
    .error,
    Phrase("`{0}` needs an element, and there is none", "`{0}` 需要至少一个元素，但这里没有"),
    remedy: Phrase("check `isEmpty` first", "先检查 `isEmpty`")
  )
  static let duplicateKey = DiagnosticKind(
    "run.duplicate-key",
    .error,
    Phrase("the key {0} occurs twice", "键 {0} 出现了两次"),
    remedy: Phrase("give every entry a key of its own", "让每个条目有不同的键")
  )
  static let overlappingAccess = DiagnosticKind(
    "run.overlapping-access",
    .error,
    Phrase(
      "this variable is read while it gets its value",
      "变量在获得值的过程中被读取"
    ),
    remedy: Phrase("copy the value first", "先复制这个值")
  )
  static let deadReference = DiagnosticKind(
    "run.dead-reference",
    .error,
    Phrase(
      "`{0}` is unowned, and its instance is already gone",
      "`{0}` 是 unowned，而它的实例已经不在了"
    ),
    remedy: Phrase("write `weak` and unwrap it", "改用 `weak` 并先解包")
  )
  static let unchecked = DiagnosticKind(
    "run.unchecked",
    .error,
    Phrase("`{0}` has errors and cannot run", "`{0}` 有错误，不能运行"),
    remedy: Phrase("correct it first", "先改正它")
  )
  static let missingNative = DiagnosticKind(
    "run.not-modelled",
    .error,
    Phrase("`{0}` is known to viewshell but cannot run here", "viewshell 认识 `{0}`，但不能在这里运行它"),
    reason: Phrase("What is not modelled is said and never guessed.", "没有模拟的功能会说明，绝不猜测。"),
    remedy: Phrase("leave it out", "去掉它")
  )
  static let unsupported = DiagnosticKind(
    "run.unsupported",
    .error,
    Phrase("viewshell cannot run this form: {0}", "viewshell 不能运行这种写法：{0}"),
    remedy: Phrase("write it another way", "换一种写法")
  )
  static let waitsForever = DiagnosticKind(
    "run.waits-forever",
    .error,
    Phrase("this waits for something that never comes", "这里等待的东西永远不会来"),
    reason: Phrase(
      "No task is left that could resume a continuation, end a stream or give a value.",
      "已经没有任务能恢复 continuation、结束流或给出值了。"
    ),
    remedy: Phrase(
      "see that every path resumes the continuation once, or finishes the stream",
      "确认每条路径都恢复一次 continuation，或结束这个流"
    )
  )
  static let privateType = DiagnosticKind(
    "type.private",
    .note,
    Phrase(
      "the type that {0} gives is private to SwiftUI; `some View` stands for it",
      "{0} 给出的类型是 SwiftUI 私有的；用 `some View` 代表"
    ),
    reason: Phrase(
      "its name differs between systems and is never guessed; everything else in the name is exact.",
      "这个名字因系统而异，绝不猜测；名字里其余部分都是准确的。"
    )
  )
  static let notModelled = DiagnosticKind(
    "layout.not-modelled",
    .warning,
    Phrase("the layout of `{0}` is not modelled, so no size is given", "没有模拟 `{0}` 的布局，所以不给出尺寸"),
    reason: Phrase(
      "What is not modelled is said and never guessed; the type is exact.",
      "没有模拟的功能会说明，绝不猜测；类型是准确的。"
    ),
    remedy: Phrase("leave it out to see sizes", "去掉它就能看到尺寸")
  )
}

extension DiagnosticKind {
  static let stepLimit = limit(
    "budget.steps",
    Phrase("stopped after {0} steps", "运行 {0} 步后停止"),
    Phrase("look for a loop that does not end", "检查是否有不会结束的循环")
  )
  static let depthLimit = limit(
    "budget.depth",
    Phrase("stopped at {0} calls inside each other", "嵌套调用达到 {0} 层后停止"),
    Phrase("look for a function that calls itself without end", "检查是否有无限递归的函数")
  )
  static let nestingLimit = limit(
    "budget.nesting",
    Phrase("stopped at {0} values inside each other", "值的嵌套达到 {0} 层后停止"),
    Phrase("keep long lists in an array", "很长的列表请放在数组里")
  )
  static let memoryLimit = limit(
    "budget.memory",
    Phrase("stopped after making {0} bytes of values", "创建了 {0} 字节的值后停止"),
    Phrase("make smaller collections", "使用更小的集合")
  )
  static let outputLimit = limit(
    "budget.output",
    Phrase("stopped after printing {0} bytes", "打印 {0} 字节后停止"),
    Phrase("print less", "少打印一些")
  )
  static let stringLimit = limit(
    "budget.string",
    Phrase("stopped at a string of {0} bytes", "字符串达到 {0} 字节后停止"),
    Phrase("make shorter strings", "使用更短的字符串")
  )
  static let specializationLimit = limit(
    "budget.generics",
    Phrase("stopped after {0} generic functions", "用到 {0} 个泛型函数后停止"),
    Phrase("nest fewer views and generic calls", "减少视图和泛型调用的嵌套")
  )
  static let viewLimit = limit(
    "budget.views",
    Phrase("stopped at {0} {1}", "{2}达到 {0} 个后停止"),
    Phrase("show fewer views, or look for a view that holds itself", "减少视图，或检查视图是否包含了自己")
  )
  static let updateLimit = limit(
    "budget.updates",
    Phrase("stopped after {0} updates in a row", "连续更新 {0} 次后停止"),
    Phrase(
      "look for an `onChange` or a body that changes what it depends on each time",
      "检查是否有 `onChange` 或 body 每次都改动自己依赖的值"
    )
  )
  static let alarmLimit = limit(
    "budget.alarms",
    Phrase("stopped after {0} timers and delays", "定时器和延迟达到 {0} 个后停止"),
    Phrase(
      "let timers fire less often, wait for a shorter time, or look for a task that never ends",
      "降低定时器的频率、缩短等待时间，或检查是否有不会结束的任务"
    )
  )
  static let regexLimit = limit(
    "budget.regex",
    Phrase(
      "this regular expression was stopped after {0} steps: it can match in too many ways",
      "这个正则表达式运行 {0} 步后停止：它的匹配方式太多"
    ),
    Phrase(
      "repeat a part once only: `(a+)+` tries every way to divide what `a+` takes",
      "不要重复嵌套：`(a+)+` 会尝试 `a+` 的每一种划分方式"
    )
  )
  static let stageLimit = limit(
    "budget.stages",
    Phrase("stopped at {0} {1}", "达到 {0} 个（{1}）后停止"),
    Phrase("combine fewer of them", "少组合一些")
  )

  private static func limit(_ id: String, _ headline: Phrase, _ remedy: Phrase) -> DiagnosticKind {
    DiagnosticKind(
      id,
      .error,
      headline,
      reason: Phrase(
        "Every run has a budget, so that nothing typed here can hang or fill the machine.",
        "每次运行都有预算，输入的任何代码都不会让机器卡死或耗尽。"
      ),
      remedy: remedy
    )
  }
}

extension EvaluationError {
  /// The stop in a learner's words.
  var diagnostic: Diagnostic {
    let (kind, arguments) = message
    return Diagnostic(kind, at: span, arguments)
  }

  private var message: (DiagnosticKind, [String]) {
    switch kind {
    case .stepLimit(let limit): (.stepLimit, [String(limit)])
    case .depthLimit(let limit): (.depthLimit, [String(limit)])
    case .nestingLimit(let limit): (.nestingLimit, [String(limit)])
    case .memoryLimit(let limit): (.memoryLimit, [String(limit)])
    case .outputLimit(let limit): (.outputLimit, [String(limit)])
    case .stringLimit(let limit): (.stringLimit, [String(limit)])
    case .specializationLimit(let limit): (.specializationLimit, [String(limit)])
    case .stageLimit("views", let limit): (.viewLimit, [String(limit), "views", "视图"])
    case .stageLimit("nested views", let limit):
      (.viewLimit, [String(limit), "views inside each other", "嵌套的视图"])
    case .stageLimit("updates", let limit): (.updateLimit, [String(limit)])
    case .stageLimit("alarms", let limit): (.alarmLimit, [String(limit)])
    case .stageLimit("regular expression", let limit): (.regexLimit, [String(limit)])
    case .stageLimit(let what, let limit): (.stageLimit, [String(limit), what])
    case .indexOutOfRange(let index, let count): (.indexOutOfRange, [String(index), String(count)])
    case .unexpectedNil: (.unexpectedNil, [])
    case .divisionByZero: (.divisionByZero, [])
    case .overflow(let type): (.overflow, [type])
    case .unrepresentable(let value, let type): (.unrepresentable, [value, type])
    case .failedCast(let from, let to): (.failedCast, [from, to])
    case .programStopped("@EnvironmentObject", let message):
      (.missingObject, [message, ".environmentObject(_:)"])
    case .programStopped("@Environment", let message):
      (.missingObject, [message, ".environment(_:)"])
    case .programStopped(let function, let message): (.programStopped, [function, message])
    case .forcedTry(let description): (.forcedTry, [description])
    case .uncaught(_, let description): (.uncaught, [description])
    case .emptyCollection(let operation): (.emptyCollection, [operation])
    case .duplicateKey(let key): (.duplicateKey, [key])
    case .overlappingAccess: (.overlappingAccess, [])
    case .deadReference(let name): (.deadReference, [name])
    case .unchecked(let name): (.unchecked, [name])
    case .missingNative(let name): (.missingNative, [name])
    case .suspended: (.unsupported, ["await"])
    case .waitsForever: (.waitsForever, [])
    case .unsupported(let form): (.unsupported, [form])
    }
  }
}
