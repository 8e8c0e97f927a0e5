import SwiftSource

/// What result builders do not take.
extension DiagnosticKind {
  static let builderControlFlow = DiagnosticKind(
    "checker.builder-control-flow",
    .error,
    Phrase(
      "closure containing control flow statement cannot be used with result builder '{0}'",
      "结果构建器 '{0}' 里不能用这种控制流语句"
    ),
    reason: Phrase(
      "A builder turns each line into a part of the result; it knows only `if`, `switch` and what it declares.",
      "结果构建器把每一行变成结果的一部分，只认识 `if`、`switch` 和它自己声明的写法。"
    ),
    remedy: Phrase(
      "For repeated views use `ForEach`.",
      "要重复视图请用 `ForEach`。"
    )
  )
  static let builderDeclaration = DiagnosticKind(
    "checker.builder-declaration",
    .error,
    Phrase(
      "closure containing a declaration cannot be used with a result builder",
      "结果构建器里不能声明函数"
    ),
    remedy: Phrase(
      "Move it out of the closure.",
      "把它移到闭包外面。"
    )
  )
  static let builderLacksMethod = DiagnosticKind(
    "checker.builder-lacks-method",
    .error,
    Phrase(
      "result builder '{0}' has no '{1}'",
      "结果构建器 '{0}' 没有 '{1}'"
    )
  )
  static let builderHasNoOptional = DiagnosticKind(
    "checker.builder-has-no-optional",
    .error,
    Phrase(
      "result builder '{0}' does not support 'if' without 'else'",
      "结果构建器 '{0}' 不支持没有 else 的 if"
    )
  )
  static let builderHasNoEither = DiagnosticKind(
    "checker.builder-has-no-either",
    .error,
    Phrase(
      "result builder '{0}' does not support 'if'-'else' or 'switch'",
      "结果构建器 '{0}' 不支持 if-else 或 switch"
    )
  )
}
