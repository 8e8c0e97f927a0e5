import SwiftSource

/// Calls that cannot be made.
extension DiagnosticKind {
  static let missingArgument = DiagnosticKind(
    "checker.missing-argument",
    .error,
    Phrase(
      "missing argument for parameter '{0}' in call to '{1}'",
      "调用 '{1}' 时缺少参数 '{0}'"
    )
  )
  static let extraArgument = DiagnosticKind(
    "checker.extra-argument",
    .error,
    Phrase(
      "extra argument '{0}' in call to '{1}'",
      "调用 '{1}' 时多了参数 '{0}'"
    )
  )
  static let extraUnnamedArgument = DiagnosticKind(
    "checker.extra-unnamed-argument",
    .error,
    Phrase(
      "extra argument in call to '{0}'",
      "调用 '{0}' 时多了一个参数"
    )
  )
  static let takesNoArguments = DiagnosticKind(
    "checker.takes-no-arguments",
    .error,
    Phrase(
      "argument passed to '{0}', which takes no arguments",
      "'{0}' 不接受参数，调用时却给了参数"
    )
  )
  static let wrongLabel = DiagnosticKind(
    "checker.wrong-label",
    .error,
    Phrase(
      "incorrect argument label in call to '{2}' (have '{0}', expected '{1}')",
      "调用 '{2}' 的参数标签不对：写的是 '{0}'，应为 '{1}'"
    )
  )
  static let extraneousLabel = DiagnosticKind(
    "checker.extraneous-label",
    .error,
    Phrase(
      "extraneous argument label '{0}' in call",
      "调用函数值时不写标签 '{0}'"
    )
  )
  static let noMatchingCall = DiagnosticKind(
    "checker.no-matching-call",
    .error,
    Phrase(
      "no exact matches in call to '{0}'",
      "没有与这次调用 '{0}' 相符的声明"
    )
  )
  static let notCallable = DiagnosticKind(
    "checker.not-callable",
    .error,
    Phrase(
      "cannot call value of non-function type '{0}'",
      "'{0}' 不是函数，不能调用"
    )
  )
  static let noInitializer = DiagnosticKind(
    "checker.no-initializer",
    .error,
    Phrase(
      "'{0}' has no initializer that can be called",
      "'{0}' 没有可用的构造器"
    )
  )
  static let protocolHasNoInitializer = DiagnosticKind(
    "checker.protocol-has-no-initializer",
    .error,
    Phrase(
      "'{0}' cannot be made: a protocol is no concrete type",
      "协议 '{0}' 不是具体类型，不能直接造"
    )
  )
  static let noSubscript = DiagnosticKind(
    "checker.no-subscript",
    .error,
    Phrase(
      "value of type '{0}' has no subscripts",
      "'{0}' 不能用下标"
    )
  )
  static let inOutNeeded = DiagnosticKind(
    "checker.in-out-needed",
    .error,
    Phrase(
      "passing a value to an inout parameter requires '&'",
      "inout 参数前要写 '&'"
    )
  )
  static let inOutNotAllowed = DiagnosticKind(
    "checker.in-out-not-allowed",
    .error,
    Phrase(
      "'&' may only be used to pass an argument to an inout parameter",
      "'&' 只能用于传给 inout 参数"
    )
  )
  static let inOutOfImmutable = DiagnosticKind(
    "checker.in-out-of-immutable",
    .error,
    Phrase(
      "cannot pass immutable value as inout argument: {0}",
      "不可变的值不能作 inout 参数：{0}"
    )
  )
  static let mutatingOnImmutable = DiagnosticKind(
    "checker.mutating-on-immutable",
    .error,
    Phrase(
      "cannot use mutating member '{0}' on immutable value: {1}",
      "不能对不可变的值调用会修改它的 '{0}'：{1}"
    )
  )
  static let closureParameterCount = DiagnosticKind(
    "checker.closure-parameter-count",
    .error,
    Phrase(
      "contextual closure type expects {0} arguments, but {1} were used in closure body",
      "闭包应有 {0} 个参数，写了 {1} 个"
    )
  )
  static let closureUsesFewer = DiagnosticKind(
    "checker.closure-uses-fewer",
    .error,
    Phrase(
      "contextual closure type '{0}' expects {1} arguments, but {2} was used in closure body",
      "这里的闭包类型是 '{0}'，有 {1} 个参数，只用到了 {2} 个"
    ),
    reason: Phrase(
      "Swift counts the parameters of a closure without names by the highest `$` it uses.",
      "没有写参数名的闭包，Swift 按用到的最大的 `$` 数出参数个数。"
    ),
    remedy: Phrase(
      "Use the others too, or name them all and write `_` for those you do not need.",
      "把其余的也用上，或写出全部参数名，不需要的写 `_`。"
    )
  )
  static let closureIgnoresParameters = DiagnosticKind(
    "checker.closure-ignores-parameters",
    .error,
    Phrase(
      "contextual type for closure argument expects {0} arguments, which cannot be implicitly ignored",
      "闭包有 {0} 个参数，不能不提就忽略"
    ),
    remedy: Phrase(
      "Write `_ in` at the start of the closure.",
      "在闭包开头写 `_ in`。"
    )
  )
  static let callNeedsTry = DiagnosticKind(
    "checker.call-needs-try",
    .error,
    Phrase(
      "'{0}' can throw, but the call is not marked with 'try'",
      "'{0}' 可能抛出错误，调用处要写 'try'"
    ),
    reason: Phrase(
      "Swift shows every place where an error may leave the code.",
      "Swift 要求在代码里看得出每一处可能抛出错误的地方。"
    ),
    remedy: Phrase(
      "Write `try` in front, or `try?` for nil instead of the error.",
      "在前面写 `try`；写 `try?` 则出错时得到 nil。"
    )
  )
  static let throwingClosure = DiagnosticKind(
    "checker.throwing-closure",
    .error,
    Phrase(
      "this closure can throw, but '{0}' must not",
      "这个闭包会抛出错误，而这里要的 '{0}' 不能抛出"
    ),
    remedy: Phrase(
      "Handle the error inside: `try?`, or `do { try … } catch { … }`.",
      "在闭包里处理错误：用 `try?`，或 `do { try … } catch { … }`。"
    )
  )
  static let unhandledThrow = DiagnosticKind(
    "checker.unhandled-throw",
    .error,
    Phrase(
      "'{0}' can throw, but the error is not handled",
      "'{0}' 可能抛出错误，但没有处理"
    ),
    remedy: Phrase(
      "Use `try?`, or `do { try … } catch { … }`.",
      "用 `try?`，或 `do { try … } catch { … }`。"
    )
  )
  static let unusedResult = DiagnosticKind(
    "checker.unused-result",
    .warning,
    Phrase(
      "result of call to '{0}' is unused",
      "'{0}' 的结果没有用到"
    )
  )
  static let discardNotAllowed = DiagnosticKind(
    "checker.discard-not-allowed",
    .error,
    Phrase(
      "'_' can only appear in a pattern or on the left side of an assignment",
      "'_' 只能出现在模式里或赋值的左边"
    )
  )
}
