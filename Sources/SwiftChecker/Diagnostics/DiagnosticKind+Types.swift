import SwiftSource

/// Types that do not fit.
extension DiagnosticKind {
  static let cannotConvertValue = DiagnosticKind(
    "checker.cannot-convert-value",
    .error,
    Phrase(
      "cannot convert value of type '{0}' to specified type '{1}'",
      "'{0}' 类型的值不能当作 '{1}'"
    )
  )
  static let cannotConvertArgument = DiagnosticKind(
    "checker.cannot-convert-argument",
    .error,
    Phrase(
      "cannot convert value of type '{0}' to expected argument type '{1}'",
      "参数需要 '{1}'，给的是 '{0}'"
    )
  )
  static let cannotConvertReturn = DiagnosticKind(
    "checker.cannot-convert-return",
    .error,
    Phrase(
      "cannot convert return expression of type '{0}' to return type '{1}'",
      "返回的是 '{0}'，应当返回 '{1}'"
    )
  )
  static let cannotConvertInCoercion = DiagnosticKind(
    "checker.cannot-convert-in-coercion",
    .error,
    Phrase(
      "cannot convert value of type '{0}' to type '{1}' in coercion",
      "`as` 不能把 '{0}' 变成 '{1}'"
    ),
    remedy: Phrase(
      "`as?` tries at run time; an initializer makes a new value.",
      "`as?` 在运行时尝试；构造器会造一个新值。"
    )
  )
  static let cannotAssignType = DiagnosticKind(
    "checker.cannot-assign-type",
    .error,
    Phrase(
      "cannot assign value of type '{0}' to type '{1}'",
      "不能把 '{0}' 赋给 '{1}'"
    )
  )
  static let conditionNotBool = DiagnosticKind(
    "checker.condition-not-bool",
    .error,
    Phrase(
      "cannot convert value of type '{0}' to expected condition type '{1}'",
      "条件需要 '{1}'，给的是 '{0}'"
    )
  )
  static let optionalNotUnwrapped = DiagnosticKind(
    "checker.optional-not-unwrapped",
    .error,
    Phrase(
      "value of optional type '{0}' must be unwrapped to a value of type '{1}'",
      "可选值 '{0}' 要先解包成 '{1}'"
    ),
    remedy: Phrase(
      "Give a default with `??`, or bind it with `if let`.",
      "用 `??` 给个默认值，或用 `if let` 取出。"
    )
  )
  static let nilNotAllowed = DiagnosticKind(
    "checker.nil-not-allowed",
    .error,
    Phrase(
      "'nil' is not compatible with expected type '{0}'",
      "'{0}' 不能是 nil"
    )
  )
  static let nilNeedsContext = DiagnosticKind(
    "checker.nil-needs-context",
    .error,
    Phrase(
      "'nil' requires a contextual type",
      "nil 需要上下文说明它的类型"
    )
  )
  static let ternaryMismatch = DiagnosticKind(
    "checker.ternary-mismatch",
    .error,
    Phrase(
      "result values in '? :' expression have mismatching types '{0}' and '{1}'",
      "`? :` 两边的类型不同：'{0}' 和 '{1}'"
    ),
    reason: Phrase(
      "A ternary is one expression, so both sides need one type.",
      "三元运算是一个表达式，两边必须是同一个类型。"
    )
  )
  static let mixedElements = DiagnosticKind(
    "checker.mixed-elements",
    .error,
    Phrase(
      "elements have different types: '{0}' and '{1}'",
      "元素类型不一致：'{0}' 和 '{1}'"
    )
  )
  static let elementMismatch = DiagnosticKind(
    "checker.element-mismatch",
    .error,
    Phrase(
      "cannot convert element of type '{0}' to expected type '{1}'",
      "元素 '{0}' 不能当作 '{1}'"
    )
  )
  static let needsConformance = DiagnosticKind(
    "checker.needs-conformance",
    .error,
    Phrase(
      "'{0}' requires that '{1}' conform to '{2}'",
      "'{0}' 要求 '{1}' 遵循 '{2}'"
    )
  )
  static let literalNeedsConformance = DiagnosticKind(
    "checker.literal-needs-conformance",
    .error,
    Phrase(
      "a value of type '{0}' does not conform to '{1}'",
      "'{0}' 类型的值没有遵循 '{1}'"
    )
  )
  static let needsSameType = DiagnosticKind(
    "checker.needs-same-type",
    .error,
    Phrase(
      "'{0}' requires the types '{1}' and '{2}' be equivalent",
      "'{0}' 要求 '{1}' 和 '{2}' 是同一个类型"
    )
  )
  static let requirementFails = DiagnosticKind(
    "checker.requirement-fails",
    .error,
    Phrase(
      "a requirement of the call does not hold",
      "这个调用的约束不成立"
    )
  )
  static let returnNeedsConformance = DiagnosticKind(
    "checker.return-needs-conformance",
    .error,
    Phrase(
      "return type requires that '{0}' conform to '{1}'",
      "返回类型要求 '{0}' 遵循 '{1}'"
    )
  )
  static let missingRequirement = DiagnosticKind(
    "checker.missing-requirement",
    .error,
    Phrase(
      "type '{0}' does not conform to protocol '{1}': '{2}' is missing",
      "类型 '{0}' 没有遵循协议 '{1}'：缺少 '{2}'"
    )
  )
  static let notAProtocol = DiagnosticKind(
    "checker.not-a-protocol",
    .error,
    Phrase(
      "'{0}' is neither a protocol nor a class",
      "'{0}' 既不是协议也不是类"
    )
  )
  static let opaqueNotAllowed = DiagnosticKind(
    "checker.opaque-not-allowed",
    .error,
    Phrase(
      "'some' types are only permitted for parameters, results and properties",
      "`some` 只能用在参数、返回值和属性上"
    )
  )
  static let opaqueNeedsValue = DiagnosticKind(
    "checker.opaque-needs-value",
    .error,
    Phrase(
      "property declares an opaque return type, but has no initializer expression",
      "属性的类型写成 `some`，却没有初始值"
    ),
    reason: Phrase(
      "`some` hides one type, and here only a value can tell which.",
      "`some` 隐藏的是一个确定的类型，在这里只有初始值能说明它是什么。"
    )
  )
  static let opaqueMismatch = DiagnosticKind(
    "checker.opaque-mismatch",
    .error,
    Phrase(
      "branches have mismatching types '{0}' and '{1}'",
      "各分支类型不同：'{0}' 和 '{1}'"
    ),
    reason: Phrase(
      "`some View` hides one type; without @ViewBuilder nothing joins two.",
      "`some View` 背后只能是一个类型；没有 @ViewBuilder 就没有东西把两个合起来。"
    ),
    remedy: Phrase(
      "Put `@ViewBuilder` in front of the declaration and drop `return`.",
      "在声明前加 `@ViewBuilder`，并去掉 `return`。"
    )
  )
  static let missingTypeAnnotation = DiagnosticKind(
    "checker.missing-type-annotation",
    .error,
    Phrase(
      "type annotation missing: '{0}' has neither a type nor a value",
      "'{0}' 既没有类型也没有初始值"
    )
  )
  static let missingGenericArguments = DiagnosticKind(
    "checker.missing-generic-arguments",
    .error,
    Phrase(
      "generic type '{0}' needs {1} type arguments",
      "泛型类型 '{0}' 需要 {1} 个类型参数"
    )
  )
  static let wrongGenericArgumentCount = DiagnosticKind(
    "checker.wrong-generic-argument-count",
    .error,
    Phrase(
      "generic type '{0}' takes {1} type arguments, {2} given",
      "泛型类型 '{0}' 要 {1} 个类型参数，给了 {2} 个"
    )
  )
  static let cannotInferGeneric = DiagnosticKind(
    "checker.cannot-infer-generic",
    .error,
    Phrase(
      "generic parameter '{0}' could not be inferred",
      "推断不出泛型参数 '{0}'"
    )
  )
  static let cannotInferType = DiagnosticKind(
    "checker.cannot-infer-type",
    .error,
    Phrase(
      "the type of this expression is ambiguous without more context",
      "上下文不够，推断不出这个表达式的类型"
    )
  )
  static let integerTooLarge = DiagnosticKind(
    "checker.integer-too-large",
    .error,
    Phrase(
      "integer literal '{0}' overflows when stored into '{1}'",
      "整数字面量 '{0}' 存不进 '{1}'"
    ),
    reason: Phrase(
      "Each integer type holds only the numbers from its `min` to its `max`.",
      "每种整数类型只能存放从 `min` 到 `max` 的数。"
    ),
    remedy: Phrase("Use `Int`, or a smaller number.", "改用 `Int`，或换一个小一些的数。")
  )
  static let negativeUnsigned = DiagnosticKind(
    "checker.negative-unsigned",
    .error,
    Phrase(
      "negative integer '{0}' overflows when stored into unsigned type '{1}'",
      "负数 '{0}' 存不进无符号类型 '{1}'"
    ),
    reason: Phrase("Unsigned integers begin at 0.", "无符号整数从 0 开始。"),
    remedy: Phrase("Use `Int`.", "改用 `Int`。")
  )
  static let optionalChainOnNonOptional = DiagnosticKind(
    "checker.optional-chain-on-non-optional",
    .error,
    Phrase(
      "cannot use optional chaining on non-optional value of type '{0}'",
      "'{0}' 不是可选类型，不能用 `?.`"
    )
  )
  static let forceUnwrapOfNonOptional = DiagnosticKind(
    "checker.force-unwrap-of-non-optional",
    .error,
    Phrase(
      "cannot force unwrap value of non-optional type '{0}'",
      "'{0}' 不是可选类型，不用 `!` 解包"
    )
  )
  static let bindingNeedsOptional = DiagnosticKind(
    "checker.binding-needs-optional",
    .error,
    Phrase(
      "initializer for conditional binding must have Optional type, not '{0}'",
      "`if let` 需要可选值，而这是 '{0}'"
    )
  )
  static let emptyInterpolation = DiagnosticKind(
    "checker.empty-interpolation",
    .error,
    Phrase(
      "an interpolation needs a value",
      "插值里要有一个值"
    )
  )
}
