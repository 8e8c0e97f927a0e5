import SwiftSource

/// Statements that cannot stand as they are.
extension DiagnosticKind {
  static let cannotAssign = DiagnosticKind(
    "checker.cannot-assign",
    .error,
    Phrase(
      "cannot assign to property: {0}",
      "不能赋值：{0}"
    )
  )
  static let returnOutsideFunction = DiagnosticKind(
    "checker.return-outside-function",
    .error,
    Phrase(
      "return invalid outside of a func",
      "return 只能写在函数里"
    )
  )
  static let returnNeedsValue = DiagnosticKind(
    "checker.return-needs-value",
    .error,
    Phrase(
      "non-void function should return a value of type '{0}'",
      "这个函数应当返回 '{0}' 类型的值"
    )
  )
  static let unexpectedReturnValue = DiagnosticKind(
    "checker.unexpected-return-value",
    .error,
    Phrase(
      "unexpected non-void return value in void function",
      "没有返回值的函数不能返回值"
    )
  )
  static let missingReturn = DiagnosticKind(
    "checker.missing-return",
    .error,
    Phrase(
      "missing return in a function expected to return '{0}'",
      "应当返回 '{0}'，但有的路径没有 return"
    )
  )
  static let throwNeedsError = DiagnosticKind(
    "checker.throw-needs-error",
    .error,
    Phrase(
      "thrown expression type '{0}' does not conform to 'Error'",
      "抛出的 '{0}' 没有遵循 'Error'"
    )
  )
  static let awaitOutsideAsync = DiagnosticKind(
    "checker.await-outside-async",
    .error,
    Phrase(
      "'async' call in a function that does not support concurrency",
      "不支持并发的函数里不能 await"
    ),
    remedy: Phrase(
      "Start it in `.task { }`, or mark the function `async`.",
      "放进 `.task { }` 里，或把函数标成 `async`。"
    )
  )
  static let breakOutsideLoop = DiagnosticKind(
    "checker.break-outside-loop",
    .error,
    Phrase(
      "'break' is only allowed inside a loop, if, do, or switch",
      "break 只能用在循环、if、do 或 switch 里"
    )
  )
  static let continueOutsideLoop = DiagnosticKind(
    "checker.continue-outside-loop",
    .error,
    Phrase(
      "'continue' is only allowed inside a loop",
      "continue 只能用在循环里"
    )
  )
  static let guardFallsThrough = DiagnosticKind(
    "checker.guard-falls-through",
    .error,
    Phrase(
      "'guard' body must not fall through",
      "guard 的 else 里必须离开：return、break、continue 或 throw"
    )
  )
  static let switchNotExhaustive = DiagnosticKind(
    "checker.switch-not-exhaustive",
    .error,
    Phrase(
      "switch must be exhaustive; add missing case: '{0}'",
      "switch 要覆盖所有情况，缺少：'{0}'"
    )
  )
  static let emptyCase = DiagnosticKind(
    "checker.empty-case",
    .error,
    Phrase(
      "'case' label in a 'switch' must have at least one executable statement",
      "switch 的每个 case 至少要有一条语句"
    )
  )
  static let casePayloadCount = DiagnosticKind(
    "checker.case-payload-count",
    .error,
    Phrase(
      "case '{0}' carries {1} values, the pattern names {2}",
      "case '{0}' 带 {1} 个值，模式里写了 {2} 个"
    )
  )
  static let patternMismatch = DiagnosticKind(
    "checker.pattern-mismatch",
    .error,
    Phrase(
      "pattern cannot match values of type '{0}' (it is for '{1}')",
      "这个模式对不上 '{0}' 类型的值（它用于 '{1}'）"
    )
  )
  static let notASequence = DiagnosticKind(
    "checker.not-a-sequence",
    .error,
    Phrase(
      "for-in loop requires '{0}' to conform to 'Sequence'",
      "for-in 需要 '{0}' 遵循 'Sequence'"
    )
  )
  static let notAnAsyncSequence = DiagnosticKind(
    "checker.not-an-async-sequence",
    .error,
    Phrase(
      "for-in loop requires '{0}' to conform to 'AsyncSequence'",
      "for await 需要 '{0}' 遵循 'AsyncSequence'"
    ),
    remedy: Phrase(
      "`for await` waits for each element; values that are all there need a plain `for`.",
      "`for await` 会等待每一个元素；已经齐备的值用普通的 `for` 就行。"
    )
  )
  static let propertyNotInitialized = DiagnosticKind(
    "checker.property-not-initialized",
    .error,
    Phrase(
      "return from initializer without initializing property '{0}'",
      "构造器结束时属性 '{0}' 还没有值"
    )
  )
  static let globalNeedsValue = DiagnosticKind(
    "checker.global-needs-value",
    .error,
    Phrase(
      "'{0}' needs an initial value here",
      "'{0}' 在这里要有初始值"
    )
  )
  static let onlyAtFileLevel = DiagnosticKind(
    "checker.only-at-file-level",
    .error,
    Phrase(
      "this declaration is only valid at file scope",
      "这种声明只能写在最外层"
    )
  )
  static let branchMismatch = DiagnosticKind(
    "checker.branch-mismatch",
    .error,
    Phrase(
      "branches have mismatching types '{0}' and '{1}'",
      "各分支类型不同：'{0}' 和 '{1}'"
    )
  )
  static let branchNeedsValue = DiagnosticKind(
    "checker.branch-needs-value",
    .error,
    Phrase(
      "a branch of an 'if' or 'switch' used as a value must end with one",
      "作为值的 if / switch，每个分支都要以一个值结束"
    )
  )
  static let ifNeedsElse = DiagnosticKind(
    "checker.if-needs-else",
    .error,
    Phrase(
      "'if' must have an unconditional 'else' to be used as expression",
      "作为值的 if 必须有 else"
    )
  )
  static let expressionTooDeep = DiagnosticKind(
    "checker.expression-too-deep",
    .error,
    Phrase(
      "nested too deeply to check",
      "嵌套太深，无法检查"
    ),
    remedy: Phrase(
      "Take parts out into properties or views of their own.",
      "把一部分拆成单独的属性或视图。"
    )
  )
}
