// What stands where it has no meaning, or is said twice.
extension DiagnosticKind {
  static let staticOutsideType = DiagnosticKind(
    "parser.static-outside-type",
    .error,
    Phrase(
      "`{0}` belongs to members of a type",
      "`{0}` 只能用于类型的成员"
    ),
    remedy: Phrase(
      "Remove it: outside of a type there is only one anyway.",
      "请删掉它：在类型之外本来就只有一份。"
    )
  )

  static let classMember = DiagnosticKind(
    "parser.class-member",
    .error,
    Phrase(
      "`class` members exist only in classes",
      "只有类才有 `class` 成员"
    ),
    remedy: Phrase(
      "Write `static`.",
      "请写 `static`。"
    )
  )

  static let misplacedModifier = DiagnosticKind(
    "parser.misplaced-modifier",
    .error,
    Phrase(
      "this declaration cannot be marked `{0}`",
      "这个声明不能标记为 `{0}`"
    ),
    remedy: Phrase(
      "Remove `{0}`.",
      "请删掉 `{0}`。"
    )
  )

  static let duplicateModifier = DiagnosticKind(
    "parser.duplicate-modifier",
    .error,
    Phrase(
      "`{0}` is written twice",
      "`{0}` 写了两次"
    )
  )

  static let accessLevels = DiagnosticKind(
    "parser.access-levels",
    .error,
    Phrase(
      "a declaration has one access level, not `{0}` besides another",
      "一个声明只能有一个访问级别，不能再加 `{0}`"
    )
  )

  static let expectedSet = DiagnosticKind(
    "parser.expected-set",
    .error,
    Phrase(
      "only `(set)` may follow `{0}`",
      "`{0}` 后面只能写 `(set)`"
    )
  )

  static let outsideType = DiagnosticKind(
    "parser.outside-type",
    .error,
    Phrase(
      "`{0}` belongs inside a type",
      "`{0}` 只能写在类型里"
    )
  )

  static let misplacedDeinit = DiagnosticKind(
    "parser.misplaced-deinit",
    .error,
    Phrase(
      "`deinit` belongs to a class or an actor",
      "`deinit` 只能写在类或 actor 里"
    )
  )

  static let caseOutsideEnum = DiagnosticKind(
    "parser.case-outside-enum",
    .error,
    Phrase(
      "`case` declares a case of an `enum`, but this is none",
      "`case` 用来声明 `enum` 的情况，但这里不是 `enum`"
    )
  )

  static let fileScopeOnly = DiagnosticKind(
    "parser.file-scope-only",
    .error,
    Phrase(
      "`{0}` stands outside of all types and functions",
      "`{0}` 只能写在所有类型和函数之外"
    )
  )

  static let outsideProtocol = DiagnosticKind(
    "parser.outside-protocol",
    .error,
    Phrase(
      "`associatedtype` belongs to a protocol",
      "`associatedtype` 只能写在协议里"
    ),
    remedy: Phrase(
      "A type names another with `typealias`.",
      "类型里请用 `typealias`。"
    )
  )

  static let protocolBody = DiagnosticKind(
    "parser.protocol-body",
    .error,
    Phrase(
      "a protocol only names what is required; it has no bodies",
      "协议只写要求，不写实现"
    ),
    remedy: Phrase(
      "Move the body to an extension of the protocol.",
      "请把实现移到协议的扩展里。"
    )
  )

  static let accessorBody = DiagnosticKind(
    "parser.accessor-body",
    .error,
    Phrase(
      "`{0}` needs a body in braces",
      "`{0}` 需要花括号里的内容"
    ),
    reason: Phrase(
      "Only in a protocol `{ get }` stands alone.",
      "只有在协议里才能只写 `{ get }`。"
    )
  )

  static let computedNeedsType = DiagnosticKind(
    "parser.computed-needs-type",
    .error,
    Phrase(
      "a computed property needs its type",
      "计算属性必须写出类型"
    ),
    reason: Phrase(
      "Swift does not look into the braces to find it.",
      "Swift 不会从花括号里的内容推断类型。"
    ),
    remedy: Phrase(
      "Write `var name: Type { ... }`.",
      "请写成 `var 名字: 类型 { ... }`。"
    )
  )

  static let computedWithValue = DiagnosticKind(
    "parser.computed-with-value",
    .error,
    Phrase(
      "a computed property has no initial value",
      "计算属性不能有初始值"
    ),
    reason: Phrase(
      "Its value is computed anew each time.",
      "它的值每次都会重新计算。"
    )
  )

  static let computedLet = DiagnosticKind(
    "parser.computed-let",
    .error,
    Phrase(
      "a computed property is declared with `var`",
      "计算属性要用 `var` 声明"
    ),
    reason: Phrase(
      "Its value may differ each time.",
      "它的值每次都可能不同。"
    )
  )

  static let defaultLast = DiagnosticKind(
    "parser.default-last",
    .error,
    Phrase(
      "nothing can follow `default`",
      "`default` 后面不能再有 `case`"
    ),
    reason: Phrase(
      "`default` takes everything that is left.",
      "`default` 会接住剩下的所有情况。"
    ),
    remedy: Phrase(
      "Move `default` to the end.",
      "请把 `default` 移到最后。"
    )
  )

  static let unboundInPattern = DiagnosticKind(
    "parser.unbound-in-pattern",
    .error,
    Phrase(
      "`{0}` must be bound in every pattern of the case",
      "`{0}` 必须在这个 `case` 的每个模式里都绑定"
    ),
    reason: Phrase(
      "Whichever pattern matches, the statements need the same names.",
      "无论匹配哪个模式，后面的语句都要用到同样的名字。"
    )
  )

  static let closureLabel = DiagnosticKind(
    "parser.closure-label",
    .error,
    Phrase(
      "the parameters of a closure have no labels",
      "闭包的参数没有标签"
    )
  )

  static let emptyPayload = DiagnosticKind(
    "parser.empty-payload",
    .error,
    Phrase(
      "a case with parentheses carries at least one value",
      "带括号的 `case` 至少要有一个值"
    ),
    remedy: Phrase(
      "Without a value write the name alone.",
      "没有值时只写名字。"
    )
  )

  static let duplicateSpecifier = DiagnosticKind(
    "parser.duplicate-specifier",
    .error,
    Phrase(
      "`{0}` cannot follow another such word",
      "`{0}` 不能和同类的词连用"
    )
  )

  static let attributeArguments = DiagnosticKind(
    "parser.attribute-arguments",
    .error,
    Phrase(
      "`@{0}` takes no arguments",
      "`@{0}` 不带参数"
    )
  )

  static let typeAttribute = DiagnosticKind(
    "parser.type-attribute",
    .error,
    Phrase(
      "`@{0}` belongs to a type, behind the colon",
      "`@{0}` 要写在冒号后面的类型前"
    )
  )

  static let expectedArguments = DiagnosticKind(
    "parser.expected-arguments",
    .error,
    Phrase(
      "`{0}` needs arguments in parentheses",
      "`{0}` 需要括号里的参数"
    )
  )

  static let badAvailability = DiagnosticKind(
    "parser.bad-availability",
    .error,
    Phrase(
      "`@available` reads `(iOS 17, *)` or `(*, deprecated)`",
      "`@available` 的写法是 `(iOS 17, *)` 或 `(*, deprecated)`"
    )
  )

  static let nestedBinding = DiagnosticKind(
    "parser.nested-binding",
    .error,
    Phrase(
      "`{0}` has been said already for this pattern",
      "这个模式里已经写过 `let` 或 `var`"
    ),
    reason: Phrase(
      "One `let` or `var` covers the whole pattern.",
      "一个 `let` 或 `var` 作用于整个模式。"
    )
  )

  static let protocolAccessor = DiagnosticKind(
    "parser.protocol-accessor",
    .error,
    Phrase(
      "a property of a protocol says `{ get }` or `{ get set }`",
      "协议里的属性要写 `{ get }` 或 `{ get set }`"
    ),
    reason: Phrase(
      "The protocol only names what is required.",
      "协议只写要求什么。"
    )
  )

  static let duplicateAccessor = DiagnosticKind(
    "parser.duplicate-accessor",
    .error,
    Phrase(
      "there is already a `{0}`",
      "已经有 `{0}` 了"
    )
  )

  static let setterWithoutGetter = DiagnosticKind(
    "parser.setter-without-getter",
    .error,
    Phrase(
      "a property with `set` needs a `get` too",
      "有 `set` 的属性也要有 `get`"
    )
  )

  static let attributeOrder = DiagnosticKind(
    "parser.attribute-order",
    .error,
    Phrase(
      "attributes such as `{0}` stand before words such as `private`",
      "`{0}` 这样的属性要写在 `private` 这样的词之前"
    )
  )

  static let duplicateAttribute = DiagnosticKind(
    "parser.duplicate-attribute",
    .error,
    Phrase(
      "`@{0}` is written twice",
      "`@{0}` 写了两次"
    )
  )
}
