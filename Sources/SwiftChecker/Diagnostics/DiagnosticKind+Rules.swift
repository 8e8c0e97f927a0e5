import SwiftSource

/// What a type, a member or a place in the program may not do.
extension DiagnosticKind {
  static let initializerNotRequired = DiagnosticKind(
    "checker.initializer-not-required",
    .error,
    Phrase(
      "initializer requirement '{0}' can only be satisfied by a 'required' initializer in non-final class '{1}'",
      "类 '{1}' 不是 `final`，满足协议要求的 '{0}' 必须写成 `required`"
    ),
    remedy: Phrase(
      "Write `required init`, or make the class `final`.",
      "写成 `required init`，或把类写成 `final`。"
    )
  )
  static let witnessTooPrivate = DiagnosticKind(
    "checker.witness-too-private",
    .error,
    Phrase(
      "'{0}' must be as visible as protocol '{1}', whose requirement it meets",
      "'{0}' 满足协议 '{1}' 的要求，可见范围不能比协议小"
    )
  )
  static let mutatingInClass = DiagnosticKind(
    "checker.mutating-in-class",
    .error,
    Phrase(
      "'mutating' is not valid on instance methods in classes",
      "类的方法不能写 `mutating`"
    ),
    reason: Phrase(
      "A class instance can always be changed; only values need `mutating`.",
      "类的实例本来就能修改；只有值类型才需要 `mutating`。"
    )
  )
  static let observableNeedsClass = DiagnosticKind(
    "checker.observable-needs-class",
    .error,
    Phrase(
      "'@Observable' cannot be applied to struct type '{0}'",
      "`@Observable` 不能用在 '{0}' 上，它不是类"
    ),
    reason: Phrase(
      "Observation tells of changes to an object that several views share; a struct is copied, and `@State` keeps it.",
      "Observation 报告的是多个视图共享的对象的变化；结构体会被复制，用 `@State` 保存即可。"
    ),
    remedy: Phrase("Write `class`, or leave the attribute out.", "改成 `class`，或去掉这个标记。")
  )
  static let wrapperWithoutValue = DiagnosticKind(
    "checker.wrapper-without-value",
    .error,
    Phrase(
      "property wrapper type '{0}' does not contain a non-static property named 'wrappedValue'",
      "属性包装器 '{0}' 没有名为 `wrappedValue` 的属性"
    )
  )
  static let lazyLet = DiagnosticKind(
    "checker.lazy-let",
    .error,
    Phrase("'lazy' cannot be used on a let", "`lazy` 不能和 `let` 一起用"),
    reason: Phrase("A lazy property changes when it is first read.", "懒加载属性在第一次读取时才会改变。"),
    remedy: Phrase("Write `lazy var`.", "写成 `lazy var`。")
  )
  static let lazyNeedsValue = DiagnosticKind(
    "checker.lazy-needs-value",
    .error,
    Phrase("lazy properties must have an initializer", "懒加载属性必须有初始值")
  )
  static let overridesFinal = DiagnosticKind(
    "checker.overrides-final",
    .error,
    Phrase("'{0}' overrides a 'final' member", "'{0}' 覆盖了 `final` 成员")
  )
  static let overridesWithStorage = DiagnosticKind(
    "checker.overrides-with-storage",
    .error,
    Phrase(
      "cannot override with a stored property '{0}'",
      "不能用存储属性 '{0}' 来覆盖"
    ),
    remedy: Phrase("Set the value in `init`.", "在 `init` 里赋值。")
  )
  static let requiredInitializerMissing = DiagnosticKind(
    "checker.required-initializer-missing",
    .error,
    Phrase(
      "'required' initializer '{0}' must be provided by subclass of '{1}'",
      "'{1}' 的子类必须提供 `required` 构造器 '{0}'"
    )
  )
  static let superInitTooEarly = DiagnosticKind(
    "checker.super-init-too-early",
    .error,
    Phrase(
      "property 'self.{0}' not initialized at super.init call",
      "调用 super.init 时，属性 'self.{0}' 还没有值"
    ),
    reason: Phrase(
      "A subclass fills its own properties before its superclass may use the instance.",
      "子类要先填好自己的属性，父类才可以使用这个实例。"
    )
  )
  static let superInitMissing = DiagnosticKind(
    "checker.super-init-missing",
    .error,
    Phrase(
      "'super.init' isn't called on all paths before returning from initializer",
      "构造器返回之前没有调用 'super.init'"
    )
  )
  static let mainActorFromOutside = DiagnosticKind(
    "checker.main-actor-from-outside",
    .error,
    Phrase(
      "call to main actor-isolated '{0}' in a synchronous nonisolated context",
      "'{0}' 属于主线程，这里是普通的同步代码，不能直接使用"
    ),
    reason: Phrase(
      "What is marked @MainActor runs on the main thread only; other code has to wait for its turn.",
      "标了 @MainActor 的代码只在主线程运行；其他代码要等待。"
    ),
    remedy: Phrase(
      "Mark this code `@MainActor` too, or make it `async` and write `await`.",
      "给这段代码也标上 `@MainActor`，或改成 `async` 并写 `await`。"
    )
  )
  static let operatorOnImmutable = DiagnosticKind(
    "checker.operator-on-immutable",
    .error,
    Phrase(
      "left side of mutating operator isn't mutable: {0}",
      "运算符左边的值不能修改：{0}"
    )
  )
  static let missingLabel = DiagnosticKind(
    "checker.missing-label",
    .error,
    Phrase(
      "missing argument label '{0}' in call to '{1}'",
      "调用 '{1}' 时缺少参数标签 '{0}'"
    )
  )
  static let argumentOrder = DiagnosticKind(
    "checker.argument-order",
    .error,
    Phrase(
      "argument '{0}' must precede argument '{1}'",
      "参数 '{0}' 要写在 '{1}' 前面"
    )
  )
  static let operandMismatch = DiagnosticKind(
    "checker.operand-mismatch",
    .error,
    Phrase(
      "binary operator '{0}' cannot be applied to operands of type '{1}' and '{2}'",
      "运算符 '{0}' 不能用在 '{1}' 和 '{2}' 之间"
    )
  )
  static let associatedTypeUnmet = DiagnosticKind(
    "checker.associated-type-unmet",
    .error,
    Phrase(
      "type '{0}' does not conform to protocol '{1}'",
      "类型 '{0}' 没有遵循协议 '{1}'"
    ),
    reason: Phrase(
      "Its '{2}' would be '{3}', which does not conform to '{4}'.",
      "它的 '{2}' 会是 '{3}'，而 '{3}' 没有遵循 '{4}'。"
    )
  )
  static let associatedTypeMissing = DiagnosticKind(
    "checker.associated-type-missing",
    .error,
    Phrase(
      "type '{0}' does not conform to protocol '{1}'",
      "类型 '{0}' 没有遵循协议 '{1}'"
    ),
    reason: Phrase("Nothing says what its '{2}' is.", "没有写出它的 '{2}' 是什么类型。"),
    remedy: Phrase("Write `typealias {2} = …`.", "写上 `typealias {2} = …`。")
  )
  private static let keepsInstance = Phrase(
    "A closure that is kept for later keeps the instance alive; Swift wants that to be seen.",
    "留到以后用的闭包会让实例一直活着；Swift 要求把这一点写明。"
  )
  static let implicitSelfProperty = DiagnosticKind(
    "checker.implicit-self",
    .error,
    Phrase(
      "reference to property '{0}' in closure requires explicit use of 'self' to make capture semantics explicit",
      "闭包里用属性 '{0}' 要写明 'self'"
    ),
    reason: keepsInstance,
    remedy: Phrase(
      "Write `self.{0}`, or begin the closure with `[weak self] in`.",
      "写成 `self.{0}`，或让闭包以 `[weak self] in` 开头。"
    )
  )
  static let implicitSelfCall = DiagnosticKind(
    "checker.implicit-self-call",
    .error,
    Phrase(
      "call to method '{0}' in closure requires explicit use of 'self' to make capture semantics explicit",
      "闭包里调用方法 '{0}' 要写明 'self'"
    ),
    reason: keepsInstance,
    remedy: Phrase(
      "Write `self.{0}(…)`, or begin the closure with `[weak self] in`.",
      "写成 `self.{0}(…)`，或让闭包以 `[weak self] in` 开头。"
    )
  )
  static let implicitSelfOptional = DiagnosticKind(
    "checker.implicit-self-optional",
    .error,
    Phrase(
      "explicit use of 'self' is required when 'self' is optional, to make control flow explicit",
      "'self' 是可选值时要写明 'self'"
    ),
    reason: Phrase(
      "With `[weak self]` the instance may be gone when the closure runs.",
      "用了 `[weak self]`，闭包运行时实例可能已经不在了。"
    ),
    remedy: Phrase(
      "Write `self?.{0}`, or first `guard let self else { return }`.",
      "写成 `self?.{0}`，或先写 `guard let self else { return }`。"
    )
  )
  static let witnessMismatch = DiagnosticKind(
    "checker.witness-mismatch",
    .error,
    Phrase(
      "type '{0}' does not conform to protocol '{1}': '{2}' has the type '{3}', not '{4}'",
      "类型 '{0}' 没有遵循协议 '{1}'：'{2}' 的类型是 '{3}'，应是 '{4}'"
    ),
    reason: Phrase(
      "Code that knows only the protocol relies on its types.",
      "只知道协议的代码依靠协议里写的类型。"
    )
  )

  /// All of this file, for the tables of messages.
  static let ruleKinds: [DiagnosticKind] = [
    initializerNotRequired, witnessTooPrivate, mutatingInClass, observableNeedsClass,
    wrapperWithoutValue, lazyLet, lazyNeedsValue, overridesFinal, overridesWithStorage,
    requiredInitializerMissing, superInitTooEarly, superInitMissing, mainActorFromOutside,
    operandMismatch, operatorOnImmutable, missingLabel, argumentOrder, implicitSelfProperty,
    implicitSelfCall, implicitSelfOptional, witnessMismatch, associatedTypeUnmet,
    associatedTypeMissing,
  ]
}
