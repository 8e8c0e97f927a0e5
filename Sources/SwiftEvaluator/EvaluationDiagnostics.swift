public import SwiftSource

/// The messages for programs that stop, and the one place that words them.
extension DiagnosticKind {
  /// Every message of the evaluator.
  public static let evaluator: [DiagnosticKind] = [
    .stepLimit, .depthLimit, .memoryLimit, .outputLimit, .stringLimit, .specializationLimit,
    .indexOutOfRange, .unexpectedNil, .divisionByZero, .overflow, .unrepresentable, .failedCast,
    .programStopped, .forcedTry, .uncaughtError, .emptyCollection, .duplicateKey,
    .overlappingAccess, .uncheckedBody, .missingNative, .unsupportedForm,
  ]

  static let stepLimit = DiagnosticKind(
    "evaluator.step-limit",
    .error,
    Phrase("stopped after {0} steps", "运行 {0} 步后停止"),
    reason: Phrase(
      "Every round of a loop and every call is a step; a loop that never ends would run for ever.",
      "循环的每一轮、每一次调用都算一步；停不下来的循环会一直运行下去。"
    ),
    remedy: Phrase(
      "Check that the loop's condition becomes false.",
      "检查循环条件是否会变成 false。"
    )
  )
  static let depthLimit = DiagnosticKind(
    "evaluator.depth-limit",
    .error,
    Phrase("calls are nested more than {0} deep", "调用嵌套超过 {0} 层"),
    reason: Phrase(
      "A function that calls itself needs a case that does not.",
      "调用自己的函数必须有一种不再调用自己的情况。"
    ),
    remedy: Phrase("Look for the call that repeats.", "找出反复出现的那个调用。")
  )
  static let memoryLimit = DiagnosticKind(
    "evaluator.memory-limit",
    .error,
    Phrase("values of more than {0} bytes were made", "创建的值超过 {0} 字节"),
    remedy: Phrase("Make fewer or smaller values.", "请减少值的数量或大小。")
  )
  static let outputLimit = DiagnosticKind(
    "evaluator.output-limit",
    .error,
    Phrase("more than {0} bytes were printed", "打印的内容超过 {0} 字节"),
    remedy: Phrase("Print less, or outside the loop.", "少打印一些，或放到循环外面打印。")
  )
  static let stringLimit = DiagnosticKind(
    "evaluator.string-limit",
    .error,
    Phrase("a String grew past {0} bytes", "字符串长度超过 {0} 字节"),
    remedy: Phrase("Check what is appended again and again.", "检查是什么被反复追加。")
  )
  static let specializationLimit = DiagnosticKind(
    "evaluator.specialization-limit",
    .error,
    Phrase("generic code was needed for more than {0} types", "泛型代码用到的类型超过 {0} 种"),
    remedy: Phrase(
      "Look for a generic function that calls itself with a larger type each time.",
      "检查是否有泛型函数每次都用更大的类型调用自己。"
    )
  )
  static let indexOutOfRange = DiagnosticKind(
    "evaluator.index-out-of-range",
    .error,
    Phrase("Index out of range: {0} of {1}", "下标越界：{0}（共 {1} 个）"),
    reason: Phrase(
      "Indices count from 0, so the last one is one less than the count.",
      "下标从 0 开始，所以最后一个下标是个数减 1。"
    ),
    remedy: Phrase("Compare with `count` or `indices` first.", "先与 `count` 或 `indices` 比较。")
  )
  static let unexpectedNil = DiagnosticKind(
    "evaluator.unexpected-nil",
    .error,
    Phrase(
      "Unexpectedly found nil while unwrapping an Optional value",
      "强制解包时遇到了 nil"
    ),
    remedy: Phrase("Use `if let` or `??` instead of `!`.", "用 `if let` 或 `??` 代替 `!`。")
  )
  static let divisionByZero = DiagnosticKind(
    "evaluator.division-by-zero",
    .error,
    Phrase("Division by zero", "除以零"),
    remedy: Phrase("Check the divisor first.", "先检查除数。")
  )
  static let overflow = DiagnosticKind(
    "evaluator.overflow",
    .error,
    Phrase("the result does not fit in {0}", "结果超出了 {0} 的范围"),
    reason: Phrase(
      "Swift stops rather than let a number wrap around; `&+` and its like wrap.",
      "Swift 宁可停止也不让数字绕回；`&+` 一类的运算符才会绕回。"
    )
  )
  static let unrepresentable = DiagnosticKind(
    "evaluator.unrepresentable",
    .error,
    Phrase("{0} cannot be converted to {1}", "{0} 不能转换成 {1}"),
    remedy: Phrase("`{1}(exactly:)` gives nil instead.", "`{1}(exactly:)` 会返回 nil。")
  )
  static let failedCast = DiagnosticKind(
    "evaluator.failed-cast",
    .error,
    Phrase("Could not cast value of type '{0}' to '{1}'", "不能把 '{0}' 类型的值转换为 '{1}'"),
    remedy: Phrase("`as?` gives nil instead of stopping.", "`as?` 失败时得到 nil，不会停止。")
  )
  static let programStopped = DiagnosticKind(
    "evaluator.program-stopped",
    .error,
    Phrase("{0}: {1}", "{0}：{1}")
  )
  static let forcedTry = DiagnosticKind(
    "evaluator.forced-try",
    .error,
    Phrase(
      "'try!' expression unexpectedly raised an error: {0}",
      "'try!' 表达式抛出了错误：{0}"
    ),
    remedy: Phrase("Use `do` and `catch`, or `try?`.", "用 `do`、`catch` 或 `try?`。")
  )
  static let uncaughtError = DiagnosticKind(
    "evaluator.uncaught-error",
    .error,
    Phrase("error that nobody caught: {0}", "没有被捕获的错误：{0}")
  )
  static let emptyCollection = DiagnosticKind(
    "evaluator.empty-collection",
    .error,
    Phrase("{0} needs at least one element", "{0} 至少需要一个元素"),
    remedy: Phrase("Check `isEmpty` first.", "先检查 `isEmpty`。")
  )
  static let duplicateKey = DiagnosticKind(
    "evaluator.duplicate-key",
    .error,
    Phrase("the key {0} occurs twice", "键 {0} 出现了两次")
  )
  static let overlappingAccess = DiagnosticKind(
    "evaluator.overlapping-access",
    .error,
    Phrase(
      "a value was used while it is being changed, or before it has one",
      "一个值在被修改的同时又被使用，或者还没有值就被使用"
    )
  )
  static let stageLimit = DiagnosticKind(
    "evaluator.stage-limit",
    .error,
    Phrase("too much of one thing: {0} (at most {1})", "数量太多：{0}（最多 {1}）"),
    remedy: Phrase("Make it smaller, or show a part of it.", "改小一些，或只显示一部分。")
  )
  static let uncheckedBody = DiagnosticKind(
    "evaluator.unchecked-body",
    .error,
    Phrase("'{0}' has errors and cannot run", "'{0}' 有错误，不能运行")
  )
  static let missingNative = DiagnosticKind(
    "evaluator.not-modelled",
    .error,
    Phrase("'{0}' is not modelled", "'{0}' 尚未支持")
  )
  static let unsupportedForm = DiagnosticKind(
    "evaluator.unsupported",
    .error,
    Phrase("this cannot run here: {0}", "这里不能运行：{0}")
  )
}

extension EvaluationError {
  /// The message to the learner.
  public var diagnostic: Diagnostic {
    let (kind, arguments) = wording
    return Diagnostic(kind, at: span, arguments)
  }

  private var wording: (DiagnosticKind, [String]) {
    switch kind {
    case .stepLimit(let count): (.stepLimit, [String(count)])
    case .depthLimit(let count): (.depthLimit, [String(count)])
    case .memoryLimit(let count): (.memoryLimit, [String(count)])
    case .outputLimit(let count): (.outputLimit, [String(count)])
    case .stringLimit(let count): (.stringLimit, [String(count)])
    case .specializationLimit(let count): (.specializationLimit, [String(count)])
    case .stageLimit(let what, let count): (.stageLimit, [what, String(count)])
    case .indexOutOfRange(let index, let count):
      (.indexOutOfRange, [String(index), String(count)])
    case .unexpectedNil: (.unexpectedNil, [])
    case .divisionByZero: (.divisionByZero, [])
    case .overflow(let type): (.overflow, [type])
    case .unrepresentable(let value, let type): (.unrepresentable, [value, type])
    case .failedCast(let from, let to): (.failedCast, [from, to])
    case .programStopped(let function, let message): (.programStopped, [function, message])
    case .forcedTry(let description): (.forcedTry, [description])
    case .uncaught(_, let description): (.uncaughtError, [description])
    case .emptyCollection(let operation): (.emptyCollection, [operation])
    case .duplicateKey(let key): (.duplicateKey, [key])
    case .overlappingAccess: (.overlappingAccess, [])
    case .unchecked(let name): (.uncheckedBody, [name])
    case .missingNative(let name): (.missingNative, [name])
    case .unsupported(let what): (.unsupportedForm, [what])
    }
  }
}
