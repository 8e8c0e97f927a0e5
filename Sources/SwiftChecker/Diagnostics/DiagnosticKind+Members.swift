import SwiftSource

/// Members that their type, or what they override, does not allow.
extension DiagnosticKind {
  static let overrideNeedsClass = DiagnosticKind(
    "checker.override-needs-class",
    .error,
    Phrase(
      "'override' can only be specified on class members",
      "'override' 只能写在类的成员上"
    ),
    reason: Phrase(
      "Only a class inherits members that could be replaced.",
      "只有类才会继承成员，才有东西可以重写。"
    ),
    remedy: Phrase("Leave `override` out.", "去掉 `override`。")
  )
  static let convenienceNeedsClass = DiagnosticKind(
    "checker.convenience-needs-class",
    .error,
    Phrase(
      "initializers in structs are not marked with 'convenience'",
      "结构体和枚举的构造器不写 'convenience'"
    ),
    reason: Phrase(
      "Only in a class do initializers differ by who may inherit them.",
      "只有类的构造器才分指定构造器和便利构造器。"
    ),
    remedy: Phrase("Leave `convenience` out.", "去掉 `convenience`。")
  )
  static let mutatingOnlyOnFunctions = DiagnosticKind(
    "checker.mutating-only-on-functions",
    .error,
    Phrase(
      "'mutating' may only be used on 'func' declarations",
      "'mutating' 只能写在 `func` 前面"
    ),
    reason: Phrase("An initializer may always set its value.", "构造器本来就可以给自己的值赋值。"),
    remedy: Phrase("Leave `mutating` out.", "去掉 `mutating`。")
  )
  static let staticMutating = DiagnosticKind(
    "checker.static-mutating",
    .error,
    Phrase(
      "static functions must not be declared mutating",
      "静态函数不能写 'mutating'"
    ),
    reason: Phrase(
      "A static function belongs to the type; there is no value it could change.",
      "静态函数属于类型本身，没有可以修改的值。"
    ),
    remedy: Phrase("Leave `static` or `mutating` out.", "去掉 `static` 或 `mutating`。")
  )
  static let observerBesideGetter = DiagnosticKind(
    "checker.observer-beside-getter",
    .error,
    Phrase(
      "'{0}' cannot be provided together with a getter",
      "'{0}' 不能和 getter 一起写"
    ),
    reason: Phrase(
      "Observers watch a stored value; a computed property stores none.",
      "观察器观察的是存储的值，而计算属性没有存储。"
    ),
    remedy: Phrase("Do the work in `set`.", "把要做的事写在 `set` 里。")
  )
  static let modifierInProtocol = DiagnosticKind(
    "checker.modifier-in-protocol",
    .error,
    Phrase(
      "'{0}' modifier cannot be used in protocols",
      "协议里不能写 '{0}'"
    ),
    reason: Phrase(
      "Whoever sees the protocol must be able to use all that it asks for.",
      "能看到协议的人，就要能用到它要求的一切。"
    ),
    remedy: Phrase("Leave `{0}` out.", "去掉 `{0}`。")
  )
  static let requirementNeedsGet = DiagnosticKind(
    "checker.requirement-needs-get",
    .error,
    Phrase(
      "property in protocol must have explicit { get } or { get set } specifier",
      "协议里的属性要写明 { get } 或 { get set }"
    ),
    reason: Phrase(
      "A protocol does not say how '{0}' is stored, only whether it can be set.",
      "协议不规定 '{0}' 怎样存储，只规定它能不能被赋值。"
    ),
    remedy: Phrase("Write `{ get }` behind its type.", "在类型后面写 `{ get }`。")
  )
  static let variadicNeedsLabel = DiagnosticKind(
    "checker.variadic-needs-label",
    .error,
    Phrase(
      "a parameter following a variadic parameter requires a label",
      "可变参数后面的参数必须有标签"
    ),
    reason: Phrase(
      "Without one nobody could tell where the values before it end.",
      "否则看不出前面的那些值到哪里为止。"
    ),
    remedy: Phrase("Write `{0}:` without `_`.", "去掉 `_`，写成 `{0}:`。")
  )
  static let rawValueWithoutType = DiagnosticKind(
    "checker.raw-value-without-type",
    .error,
    Phrase(
      "enum case cannot have a raw value if the enum does not have a raw type",
      "枚举没有原始值类型，它的成员不能写原始值"
    ),
    remedy: Phrase("Write `enum {0}: Int`, or `String`.", "写成 `enum {0}: Int`，或 `String`。")
  )
  static let rawTypeWithPayload = DiagnosticKind(
    "checker.raw-type-with-payload",
    .error,
    Phrase(
      "enum with raw type cannot have cases with arguments",
      "有原始值类型的枚举，成员不能带关联值"
    ),
    reason: Phrase(
      "A raw value stands for one case alone; a payload would make many values of it.",
      "一个原始值只对应一个成员，带关联值的成员却有许多种值。"
    ),
    remedy: Phrase("Leave the raw type or the arguments out.", "去掉原始值类型或关联值。")
  )
  static let rawTypeWithoutCases = DiagnosticKind(
    "checker.raw-type-without-cases",
    .error,
    Phrase(
      "an enum with no cases cannot declare a raw type",
      "没有成员的枚举不能写原始值类型"
    )
  )
  static let storedInEnum = DiagnosticKind(
    "checker.stored-in-enum",
    .error,
    Phrase(
      "enums must not contain stored properties",
      "枚举里不能有存储属性"
    ),
    reason: Phrase(
      "A value of an enum is one of its cases; what it holds belongs to the case.",
      "枚举的值就是某个成员，要存放的东西写在成员的关联值里。"
    ),
    remedy: Phrase(
      "Make '{0}' computed, `static`, or part of a case.",
      "把 '{0}' 写成计算属性、`static`，或成员的关联值。"
    )
  )
  static let builderWithoutBlock = DiagnosticKind(
    "checker.builder-without-block",
    .error,
    Phrase(
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'",
      "结果构造器至少要有一个静态方法 'buildBlock'，或同时有两个 'buildPartialBlock'"
    )
  )
  static let multipleInheritance = DiagnosticKind(
    "checker.multiple-inheritance",
    .error,
    Phrase(
      "multiple inheritance from classes '{0}' and '{1}'",
      "不能同时继承 '{0}' 和 '{1}' 两个类"
    ),
    reason: Phrase(
      "A class has at most one superclass; of protocols it may have many.",
      "一个类最多有一个父类，协议可以有很多个。"
    ),
    remedy: Phrase("Keep one class, and make the other a protocol.", "保留一个类，把另一个改成协议。")
  )
  static let superclassNotFirst = DiagnosticKind(
    "checker.superclass-not-first",
    .error,
    Phrase(
      "superclass '{0}' must appear first in the inheritance clause",
      "父类 '{0}' 必须写在冒号后面的第一个"
    ),
    remedy: Phrase("Put it right after the colon.", "把它移到冒号后面。")
  )
  static let overrideThrows = DiagnosticKind(
    "checker.override-throws",
    .error,
    Phrase(
      "cannot override non-throwing instance method with throwing instance method",
      "父类的方法不抛出错误，重写的方法也不能抛出"
    ),
    reason: Phrase(
      "Whoever calls '{0}' on the superclass is not ready for an error.",
      "通过父类调用 '{0}' 的代码没有准备处理错误。"
    ),
    remedy: Phrase(
      "Handle the error inside, or let the superclass throw too.",
      "在里面处理错误，或让父类的方法也写 `throws`。"
    )
  )
  static let overrideType = DiagnosticKind(
    "checker.override-type",
    .error,
    Phrase(
      "property '{0}' with type '{1}' cannot override a property with type '{2}'",
      "属性 '{0}' 的类型是 '{1}'，不能重写类型为 '{2}' 的属性"
    ),
    reason: Phrase(
      "Code that knows only the superclass reads a '{2}' here.",
      "只知道父类的代码，在这里读到的应是 '{2}'。"
    )
  )
  static let overrideOfLet = DiagnosticKind(
    "checker.override-of-let",
    .error,
    Phrase(
      "cannot override immutable 'let' property '{0}' with the getter of a 'var'",
      "不能用 'var' 重写 'let' 属性 '{0}'"
    ),
    reason: Phrase(
      "A `let` promises that its value never changes.",
      "`let` 保证它的值永远不变。"
    ),
    remedy: Phrase("Make it `var` in the superclass.", "在父类里改成 `var`。")
  )
  static let overrideReadOnly = DiagnosticKind(
    "checker.override-read-only",
    .error,
    Phrase(
      "cannot override mutable property with read-only property '{0}'",
      "不能用只读属性 '{0}' 重写可写的属性"
    ),
    reason: Phrase(
      "Code that knows only the superclass may set it.",
      "只知道父类的代码会给它赋值。"
    ),
    remedy: Phrase("Add a `set`.", "加上 `set`。")
  )
  static let unknownAttribute = DiagnosticKind(
    "checker.unknown-attribute",
    .error,
    Phrase("unknown attribute '{0}'", "没有 '@{0}' 这个属性标记"),
    reason: Phrase(
      "A word after `@` must be part of the language, or a wrapper, builder or macro that exists.",
      "`@` 后面必须是语言自带的标记，或已有的包装器、构造器、宏。"
    )
  )
  static let mutatingGetter = DiagnosticKind(
    "checker.mutating-getter",
    .error,
    Phrase(
      "cannot use mutating getter on immutable value: {0}",
      "不能在不可修改的值上读取会修改它的属性：{0}"
    ),
    reason: Phrase(
      "'{1}' changes its owner when it is read: a lazy property stores its value then.",
      "读取 '{1}' 会修改它所在的值：懒加载属性在这时存下结果。"
    ),
    remedy: Phrase("Keep the owner in a `var`.", "把它所在的值放进 `var`。")
  )

  /// All of this file, for the tables of messages.
  static let memberKinds: [DiagnosticKind] = [
    overrideNeedsClass, convenienceNeedsClass, mutatingOnlyOnFunctions, staticMutating,
    observerBesideGetter, modifierInProtocol, requirementNeedsGet, variadicNeedsLabel,
    rawValueWithoutType, rawTypeWithPayload, rawTypeWithoutCases, storedInEnum,
    builderWithoutBlock, multipleInheritance, superclassNotFirst, overrideThrows, overrideType,
    overrideOfLet, overrideReadOnly, unknownAttribute, mutatingGetter,
  ]
}
