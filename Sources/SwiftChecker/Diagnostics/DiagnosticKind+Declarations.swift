import SwiftSource

/// Declarations that cannot stand as they are.
extension DiagnosticKind {
  static let classNeedsInitializer = DiagnosticKind(
    "checker.class-needs-initializer",
    .error,
    Phrase("class '{0}' has no initializers", "类 '{0}' 没有初始化方法"),
    reason: Phrase(
      "'{1}' has no value to begin with, and a class gets no memberwise initializer.",
      "'{1}' 没有初始值，而类不会自动得到逐成员的初始化方法。"
    ),
    remedy: Phrase(
      "Give '{1}' a value, or write `init`.",
      "给 '{1}' 一个初始值，或写一个 `init`。"
    )
  )
  static let recursiveValue = DiagnosticKind(
    "checker.recursive-value",
    .error,
    Phrase(
      "value type '{0}' cannot have a stored property that recursively contains it",
      "值类型 '{0}' 的存储属性里不能又含有它自己"
    ),
    reason: Phrase(
      "A value holds its parts inside itself, so it would never end.",
      "值类型把各部分直接放在自己里面，这样就没有尽头了。"
    ),
    remedy: Phrase("Use an array of it, or a class.", "改用它的数组，或改用类。")
  )
  static let recursiveEnum = DiagnosticKind(
    "checker.recursive-enum",
    .error,
    Phrase(
      "recursive enum '{0}' is not marked 'indirect'",
      "递归的枚举 '{0}' 要标上 'indirect'"
    ),
    remedy: Phrase("Write `indirect enum {0}`.", "写成 `indirect enum {0}`。")
  )
  static let refinesItself = DiagnosticKind(
    "checker.refines-itself",
    .error,
    Phrase("protocol '{0}' refines itself", "协议 '{0}' 继承了它自己")
  )
  static let overrideMissing = DiagnosticKind(
    "checker.override-missing",
    .error,
    Phrase(
      "'{0}' overrides a member of the superclass and needs 'override'",
      "'{0}' 重写了父类的成员，要写 'override'"
    ),
    remedy: Phrase("Write `override` in front.", "在前面加上 `override`。")
  )
  static let overridesNothing = DiagnosticKind(
    "checker.overrides-nothing",
    .error,
    Phrase(
      "'{0}' does not override anything from its superclass",
      "'{0}' 在父类里没有可重写的成员"
    )
  )
  static let finalSuperclass = DiagnosticKind(
    "checker.final-superclass",
    .error,
    Phrase("inheritance from a final class '{0}'", "'{0}' 是 final 类，不能被继承")
  )
  static let storedInExtension = DiagnosticKind(
    "checker.stored-in-extension",
    .error,
    Phrase(
      "extensions must not contain stored properties",
      "扩展里不能有存储属性"
    ),
    reason: Phrase(
      "An extension cannot make the values of a type larger.",
      "扩展不能让已有类型的值变大。"
    ),
    remedy: Phrase("Make '{0}' computed: `var {0}: T { … }`.", "把 '{0}' 写成计算属性：`var {0}: T { … }`。")
  )
  static let rawValueNotUnique = DiagnosticKind(
    "checker.raw-value-not-unique",
    .error,
    Phrase("raw value for enum case is not unique", "枚举的原始值重复了")
  )
  static let rawValueType = DiagnosticKind(
    "checker.raw-value-type",
    .error,
    Phrase(
      "cannot use this literal as a raw value of type '{0}'",
      "这个字面量不能当作 '{0}' 类型的原始值"
    )
  )
  static let weakNeedsClass = DiagnosticKind(
    "checker.weak-needs-class",
    .error,
    Phrase(
      "'weak' may only be applied to class types, not '{0}'",
      "'weak' 只能用于类，不能用于 '{0}'"
    )
  )
  static let inaccessible = DiagnosticKind(
    "checker.inaccessible",
    .error,
    Phrase(
      "'{0}' is inaccessible due to 'private' protection level",
      "'{0}' 是 private，这里不能用"
    ),
    reason: Phrase(
      "`private` hides it from everything outside its type.",
      "`private` 让它只在自己的类型里可见。"
    )
  )
  static let memberwiseInaccessible = DiagnosticKind(
    "checker.memberwise-inaccessible",
    .error,
    Phrase(
      "'{0}' initializer is inaccessible due to 'private' protection level",
      "'{0}' 的初始化方法是 private，这里不能用"
    ),
    reason: Phrase(
      "The memberwise initializer takes every property that needs a value; '{1}' is private, so it is private too.",
      "逐成员的初始化方法要给出 '{1}'，而它是 private，所以这个方法也是 private。"
    ),
    remedy: Phrase(
      "Drop `private` on '{1}', or write an `init`.",
      "去掉 '{1}' 的 `private`，或自己写一个 `init`。"
    )
  )
  static let escapingParameter = DiagnosticKind(
    "checker.escaping-parameter",
    .error,
    Phrase(
      "non-escaping parameter '{0}' may not be kept",
      "参数 '{0}' 是非逃逸闭包，不能留到以后用"
    ),
    reason: Phrase(
      "A closure parameter may be used only until the function returns, unless it is `@escaping`.",
      "闭包参数默认只能在函数返回前使用，除非标了 `@escaping`。"
    ),
    remedy: Phrase("Write `{0}: @escaping …`.", "写成 `{0}: @escaping …`。")
  )

  static let usedBeforeInitialized = DiagnosticKind(
    "checker.used-before-initialized",
    .error,
    Phrase(
      "'{0}' used before being initialized",
      "'{0}' 还没有值就被使用了"
    ),
    remedy: Phrase(
      "Give it a value on every path that leads here.",
      "在到达这里的每一条路径上都先给它赋值。"
    )
  )
  static let initializedTwice = DiagnosticKind(
    "checker.initialized-twice",
    .error,
    Phrase(
      "immutable value '{0}' may only be initialized once",
      "常量 '{0}' 只能赋值一次"
    ),
    remedy: Phrase("Declare it with `var`.", "改用 `var` 声明。")
  )
  static let selfBeforeInitialized = DiagnosticKind(
    "checker.self-before-initialized",
    .error,
    Phrase(
      "'self' used before all stored properties are initialized",
      "存储属性还没有全部赋值，就使用了 'self'"
    ),
    remedy: Phrase(
      "Set every property first, then call methods.",
      "先给所有属性赋值，再调用方法。"
    )
  )

  static let callNeedsAwait = DiagnosticKind(
    "checker.call-needs-await",
    .error,
    Phrase(
      "'{0}' is 'async', but the call is not marked with 'await'",
      "'{0}' 是 async，调用处要写 'await'"
    ),
    reason: Phrase(
      "Swift shows every place where the code may pause.",
      "Swift 要求在代码里看得出每一处可能暂停的地方。"
    ),
    remedy: Phrase("Write `await` in front.", "在前面写 `await`。")
  )
  static let cannotDerive = DiagnosticKind(
    "checker.cannot-derive",
    .error,
    Phrase(
      "type '{0}' does not conform to protocol '{1}'",
      "类型 '{0}' 没有遵循协议 '{1}'"
    ),
    reason: Phrase(
      "Swift can derive it only when every part conforms too; '{2}' does not.",
      "只有每个部分都遵循时 Swift 才能自动实现，而 '{2}' 没有。"
    ),
    remedy: Phrase(
      "Make that part conform, or write the members yourself.",
      "让这一部分也遵循，或自己写出所需的成员。"
    )
  )
  static let deinitNeedsClass = DiagnosticKind(
    "checker.deinit-needs-class",
    .error,
    Phrase(
      "'deinit' can only be declared in a class, not in '{0}'",
      "'deinit' 只能写在类里，'{0}' 不是类"
    )
  )
  static let parameterTwice = DiagnosticKind(
    "checker.parameter-twice",
    .error,
    Phrase("invalid redeclaration of parameter '{0}'", "参数 '{0}' 重名了")
  )

  static let wrapperAtTopLevel = DiagnosticKind(
    "checker.wrapper-at-top-level",
    .error,
    Phrase(
      "property wrappers are not supported in top-level code",
      "顶层代码里不能用属性包装器"
    ),
    reason: Phrase(
      "@{0} keeps its value for one place in the view tree; out here there is no such place.",
      "@{0} 的值属于视图树里的一个位置，而这里没有这样的位置。"
    ),
    remedy: Phrase(
      "Put it inside a `struct …: View`; to try a control alone, give it `.constant(…)`.",
      "把它写进 `struct …: View` 里；只想试一个控件时，用 `.constant(…)`。"
    )
  )

  static let expressionTooComplex = DiagnosticKind(
    "checker.expression-too-complex",
    .error,
    Phrase(
      "this expression is too complex to find its types in reasonable time",
      "这个表达式太复杂，无法在合理的时间里推断类型"
    ),
    reason: Phrase(
      "Each literal and operator has many meanings, and all combinations are tried.",
      "每个字面量和运算符都有多种含义，各种组合都要试一遍。"
    ),
    remedy: Phrase(
      "Break it up: give parts names with `let`, or write a type.",
      "把它拆开：用 `let` 给各部分起名，或写明类型。"
    )
  )

  static let typeTooLarge = DiagnosticKind(
    "checker.type-too-large",
    .error,
    Phrase(
      "the type of this expression has more than {0} parts",
      "这个表达式的类型超过 {0} 个部分"
    ),
    remedy: Phrase("Build it from smaller views.", "改用更小的视图来组成。")
  )

  /// All of this file, for the tables of messages.
  static let declarationKinds: [DiagnosticKind] = [
    classNeedsInitializer, recursiveValue, recursiveEnum, refinesItself, overrideMissing,
    overridesNothing, finalSuperclass, storedInExtension, rawValueNotUnique, rawValueType,
    weakNeedsClass, inaccessible, memberwiseInaccessible, escapingParameter, usedBeforeInitialized,
    initializedTwice, selfBeforeInitialized, callNeedsAwait, cannotDerive, deinitNeedsClass,
    parameterTwice, wrapperAtTopLevel, expressionTooComplex, typeTooLarge,
  ]
}
