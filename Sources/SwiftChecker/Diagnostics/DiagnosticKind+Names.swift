import SwiftSource

/// Names and members that mean nothing here.
extension DiagnosticKind {
  static let unknownName = DiagnosticKind(
    "checker.unknown-name",
    .error,
    Phrase(
      "cannot find '{0}' in scope",
      "在当前作用域里找不到 '{0}'"
    )
  )
  static let unknownType = DiagnosticKind(
    "checker.unknown-type",
    .error,
    Phrase(
      "cannot find type '{0}' in scope",
      "在当前作用域里找不到类型 '{0}'"
    )
  )
  static let unknownTypeMember = DiagnosticKind(
    "checker.unknown-type-member",
    .error,
    Phrase(
      "'{0}' is not a member type of '{1}'",
      "'{1}' 里没有叫 '{0}' 的类型"
    )
  )
  static let unknownMember = DiagnosticKind(
    "checker.unknown-member",
    .error,
    Phrase(
      "value of type '{1}' has no member '{0}'",
      "'{1}' 类型的值没有成员 '{0}'"
    )
  )
  static let unknownStaticMember = DiagnosticKind(
    "checker.unknown-static-member",
    .error,
    Phrase(
      "type '{1}' has no member '{0}'",
      "类型 '{1}' 没有成员 '{0}'"
    )
  )
  static let instanceMemberOnType = DiagnosticKind(
    "checker.instance-member-on-type",
    .error,
    Phrase(
      "instance member '{0}' cannot be used on type '{1}'",
      "实例成员 '{0}' 不能用在类型 '{1}' 上"
    ),
    remedy: Phrase(
      "Make a value first: `{1}(…).{0}`.",
      "先造一个值：`{1}(…).{0}`。"
    )
  )
  static let staticMemberOnInstance = DiagnosticKind(
    "checker.static-member-on-instance",
    .error,
    Phrase(
      "static member '{0}' cannot be used on instance of type '{1}'",
      "静态成员 '{0}' 不能用在 '{1}' 的值上"
    ),
    remedy: Phrase(
      "Write the type in front: `{1}.{0}`.",
      "写成类型名在前：`{1}.{0}`。"
    )
  )
  static let memberOfOptional = DiagnosticKind(
    "checker.member-of-optional",
    .error,
    Phrase(
      "value of optional type '{1}' must be unwrapped to refer to member '{0}' of wrapped base type '{2}'",
      "可选类型 '{1}' 的值要先解包，才能使用 '{2}' 的成员 '{0}'"
    ),
    remedy: Phrase(
      "Use `?.` to go on only when there is a value, or `if let`.",
      "用 `?.`（有值才继续），或者 `if let`。"
    )
  )
  static let memberOfUnknownType = DiagnosticKind(
    "checker.member-of-unknown-type",
    .error,
    Phrase(
      "cannot infer the type that '{0}' is a member of",
      "推断不出 '{0}' 属于哪个类型"
    )
  )
  static let implicitMemberNeedsContext = DiagnosticKind(
    "checker.implicit-member-needs-context",
    .error,
    Phrase(
      "cannot infer contextual base in reference to member '{0}'",
      "'.{0}' 前面省略的类型推断不出来"
    ),
    reason: Phrase(
      "A leading dot stands for a type the context must name.",
      "开头的点代表一个类型，要由上下文说明是哪一个。"
    )
  )
  static let notModelled = DiagnosticKind(
    "checker.not-modelled",
    .error,
    Phrase(
      "not modelled: '{0}' ({1})",
      "尚未模拟：'{0}'（{1}）"
    ),
    reason: Phrase(
      "viewshell refuses by name what it cannot answer exactly; it never guesses a type.",
      "viewshell 答不准的就直说，绝不猜一个类型。"
    )
  )
  static let notModelledLanguage = DiagnosticKind(
    "checker.not-modelled-language",
    .error,
    Phrase(
      "this part of Swift is not modelled: {0}",
      "这部分 Swift 尚未支持：{0}"
    )
  )
  static let unknownModule = DiagnosticKind(
    "checker.unknown-module",
    .error,
    Phrase(
      "no such module '{0}'",
      "没有模块 '{0}'"
    ),
    reason: Phrase(
      "Only SwiftUI and the parts of the standard library and Foundation that views use are here.",
      "这里只有 SwiftUI，以及视图用得到的标准库和 Foundation 部分。"
    )
  )
  static let unknownMacro = DiagnosticKind(
    "checker.unknown-macro",
    .error,
    Phrase(
      "no macro named '{0}'",
      "没有名为 '{0}' 的宏"
    )
  )
  static let unknownOperator = DiagnosticKind(
    "checker.unknown-operator",
    .error,
    Phrase(
      "cannot find operator '{0}' in scope",
      "找不到运算符 '{0}'"
    )
  )
  static let redeclaration = DiagnosticKind(
    "checker.redeclaration",
    .error,
    Phrase(
      "invalid redeclaration of '{0}'",
      "重复声明 '{0}'"
    )
  )
  static let wrapperOnLet = DiagnosticKind(
    "checker.wrapper-on-let",
    .error,
    Phrase(
      "property wrapper '{0}' can only be applied to a 'var'",
      "属性包装器 '{0}' 只能用在 var 上"
    ),
    reason: Phrase(
      "A wrapper keeps a value that changes.",
      "包装器里存的是会变的值。"
    ),
    remedy: Phrase(
      "Write `var` instead of `let`.",
      "把 `let` 改成 `var`。"
    )
  )
  static let wrapperNeedsObject = DiagnosticKind(
    "checker.wrapper-needs-object",
    .error,
    Phrase(
      "'@{0}' needs an object; '{1}' is a plain value",
      "'@{0}' 只能包装对象，而 '{1}' 是普通的值"
    ),
    reason: Phrase(
      "A plain value has no identity that others could share.",
      "普通的值没有可以共享的身份。"
    ),
    remedy: Phrase(
      "Make it an @Observable class, or use @State and @Binding.",
      "改成 @Observable 的类，或者用 @State 和 @Binding。"
    )
  )
  static let needsClass = DiagnosticKind(
    "checker.needs-class",
    .error,
    Phrase(
      "non-class type '{0}' cannot conform to a class-only protocol",
      "'{0}' 不是类，不能遵循只给类用的协议"
    ),
    remedy: Phrase(
      "Make it a `final class`.",
      "把它改成 `final class`。"
    )
  )
  static let circularInheritance = DiagnosticKind(
    "checker.circular-inheritance",
    .error,
    Phrase(
      "'{0}' inherits from itself",
      "'{0}' 继承了它自己"
    )
  )
  static let circularType = DiagnosticKind(
    "checker.circular-type",
    .error,
    Phrase(
      "the type of '{0}' depends on itself",
      "'{0}' 的类型依赖它自己"
    ),
    remedy: Phrase(
      "Write its type out.",
      "请写出它的类型。"
    )
  )
  static let keyPathNeedsRoot = DiagnosticKind(
    "checker.key-path-needs-root",
    .error,
    Phrase(
      "cannot infer key path type from context; consider explicitly specifying a root type",
      "推断不出键路径的根类型，请写明，例如 `\\Item.name`"
    )
  )
}
