// What the parser finds wrong in statements and declarations.
extension DiagnosticKind {
  static let expectedBrace = DiagnosticKind(
    "parser.expected-brace",
    .error,
    Phrase(
      "a `{` is expected here",
      "这里应该有 `{`"
    )
  )

  static let expectedCondition = DiagnosticKind(
    "parser.expected-condition",
    .error,
    Phrase(
      "the condition is missing",
      "缺少条件"
    )
  )

  static let assignmentInCondition = DiagnosticKind(
    "parser.assignment-in-condition",
    .error,
    Phrase(
      "`=` gives a value; a condition compares with `==`",
      "`=` 用来赋值；比较请用 `==`"
    )
  )

  static let expectedElse = DiagnosticKind(
    "parser.expected-else",
    .error,
    Phrase(
      "`guard` needs an `else`",
      "`guard` 需要 `else`"
    ),
    reason: Phrase(
      "What stands in its braces runs when the condition is false, and must leave the block.",
      "条件不成立时会执行花括号里的内容，它必须离开当前代码块。"
    )
  )

  static let expectedIn = DiagnosticKind(
    "parser.expected-in",
    .error,
    Phrase(
      "`for` needs an `in` before what it runs over",
      "`for` 在要遍历的内容前需要 `in`"
    ),
    reason: Phrase(
      "It is written `for item in items { }`.",
      "写法是 `for item in items { }`。"
    )
  )

  static let expectedCase = DiagnosticKind(
    "parser.expected-case",
    .error,
    Phrase(
      "a `switch` holds `case` and `default` only",
      "`switch` 里只能写 `case` 和 `default`"
    )
  )

  static let expectedCaseColon = DiagnosticKind(
    "parser.expected-case-colon",
    .error,
    Phrase(
      "a `:` is missing behind the case",
      "`case` 后面缺少 `:`"
    )
  )

  static let emptyCase = DiagnosticKind(
    "parser.empty-case",
    .error,
    Phrase(
      "this case does nothing",
      "这个 `case` 里什么也没有"
    ),
    reason: Phrase(
      "In Swift a case does not fall into the next one.",
      "Swift 的 `case` 不会自动进入下一个。"
    ),
    remedy: Phrase(
      "Write `break` to do nothing, or list the patterns in one case: `case a, b:`.",
      "什么都不做请写 `break`；多个模式可以写在一起：`case a, b:`。"
    )
  )

  static let strayCase = DiagnosticKind(
    "parser.stray-case",
    .error,
    Phrase(
      "`{0}` stands outside of a `switch`",
      "`{0}` 不在 `switch` 里"
    ),
    remedy: Phrase(
      "Cases of a type are declared in its `enum`.",
      "类型的情况要在 `enum` 里声明。"
    )
  )

  static let strayElse = DiagnosticKind(
    "parser.stray-else",
    .error,
    Phrase(
      "`{0}` has no statement to belong to",
      "`{0}` 前面没有对应的语句"
    ),
    remedy: Phrase(
      "It stands on the line of the closing `}` or directly below it.",
      "它要写在 `}` 的同一行或紧接的下一行。"
    )
  )

  static let topLevelBrace = DiagnosticKind(
    "parser.top-level-brace",
    .error,
    Phrase(
      "a statement cannot begin with `{`",
      "语句不能以 `{` 开头"
    ),
    remedy: Phrase(
      "For a block of its own write `do { }`.",
      "单独的代码块请写 `do { }`。"
    )
  )

  static let expectedDeclaration = DiagnosticKind(
    "parser.expected-declaration",
    .error,
    Phrase(
      "a declaration is expected here",
      "这里应该有声明"
    ),
    reason: Phrase(
      "Attributes and modifiers belong to a `var`, `func`, `struct`, ...",
      "属性和修饰词要放在 `var`、`func`、`struct` 等声明之前。"
    )
  )

  static let statementInType = DiagnosticKind(
    "parser.statement-in-type",
    .error,
    Phrase(
      "`{0}` cannot stand directly inside a type",
      "`{0}` 不能直接写在类型里"
    ),
    reason: Phrase(
      "A type holds declarations: properties, functions and other types.",
      "类型里只能有声明：属性、函数和其他类型。"
    ),
    remedy: Phrase(
      "Views go into `var body: some View { }`.",
      "视图请写在 `var body: some View { }` 里。"
    )
  )

  static let expectedAccessor = DiagnosticKind(
    "parser.expected-accessor",
    .error,
    Phrase(
      "`get`, `set`, `willSet` or `didSet` is expected here",
      "这里应该是 `get`、`set`、`willSet` 或 `didSet`"
    )
  )

  static let expectedParameters = DiagnosticKind(
    "parser.expected-parameters",
    .error,
    Phrase(
      "the parameters in parentheses are missing",
      "缺少括号里的参数"
    ),
    reason: Phrase(
      "Even without parameters a function is declared with `()`.",
      "即使没有参数，函数也要写 `()`。"
    )
  )

  static let expectedParameterType = DiagnosticKind(
    "parser.expected-parameter-type",
    .error,
    Phrase(
      "the parameter `{0}` lacks its type",
      "参数 `{0}` 缺少类型"
    ),
    remedy: Phrase(
      "Write `{0}: Type`.",
      "请写成 `{0}: 类型`。"
    )
  )

  static let colonForArrow = DiagnosticKind(
    "parser.colon-for-arrow",
    .error,
    Phrase(
      "the result of a function is written behind `->`",
      "函数的结果类型要写在 `->` 后面"
    )
  )

  static let misplacedEffect = DiagnosticKind(
    "parser.misplaced-effect",
    .error,
    Phrase(
      "`{0}` does not belong here",
      "`{0}` 不该在这里"
    ),
    reason: Phrase(
      "The order is `async throws`, both before `->`.",
      "顺序是 `async throws`，都写在 `->` 之前。"
    )
  )

  static let unexpectedDefault = DiagnosticKind(
    "parser.unexpected-default",
    .error,
    Phrase(
      "a function type has no default values",
      "函数类型不能有默认值"
    )
  )

  static let expectedRequirement = DiagnosticKind(
    "parser.expected-requirement",
    .error,
    Phrase(
      "a requirement reads `T: P` or `T == U`",
      "约束要写成 `T: P` 或 `T == U`"
    )
  )

  static let dotInEnumCase = DiagnosticKind(
    "parser.dot-in-enum-case",
    .error,
    Phrase(
      "a case is declared without a dot",
      "声明 `case` 时不写点"
    )
  )

  static let expectedAttributeName = DiagnosticKind(
    "parser.expected-attribute-name",
    .error,
    Phrase(
      "`@` needs the name of an attribute directly behind it",
      "`@` 后面要紧跟属性的名字"
    )
  )

  static let expectedPlatform = DiagnosticKind(
    "parser.expected-platform",
    .error,
    Phrase(
      "a platform such as `iOS 17` or `*` is expected here",
      "这里应该是平台，例如 `iOS 17` 或 `*`"
    )
  )

  static let expectedOperatorName = DiagnosticKind(
    "parser.expected-operator-name",
    .error,
    Phrase(
      "an operator is made of signs such as `+` or `<`",
      "运算符要由 `+`、`<` 这样的符号组成"
    )
  )

  static let operatorFixity = DiagnosticKind(
    "parser.operator-fixity",
    .error,
    Phrase(
      "`prefix`, `infix` or `postfix` is missing before `operator`",
      "`operator` 前缺少 `prefix`、`infix` 或 `postfix`"
    )
  )

  static let expectedGroupAttribute = DiagnosticKind(
    "parser.expected-group-attribute",
    .error,
    Phrase(
      "a precedence group holds `higherThan:`, `lowerThan:`, `associativity:` and `assignment:`",
      "优先级组里只能有 `higherThan:`、`lowerThan:`、`associativity:` 和 `assignment:`"
    )
  )

  static let misplacedDirective = DiagnosticKind(
    "parser.misplaced-directive",
    .error,
    Phrase(
      "`{0}` must stand first on its line",
      "`{0}` 必须写在一行的开头"
    )
  )

  static let expectedEndif = DiagnosticKind(
    "parser.expected-endif",
    .error,
    Phrase(
      "this `#if` has no `#endif`",
      "这个 `#if` 没有 `#endif`"
    )
  )

  static let emptyInterpolation = DiagnosticKind(
    "parser.empty-interpolation",
    .error,
    Phrase(
      "there is no value in `\\()`",
      "`\\()` 里没有值"
    )
  )

  static let emptyKeyPath = DiagnosticKind(
    "parser.empty-key-path",
    .error,
    Phrase(
      "a key path names a property: `\\Type.name` or `\\.name`",
      "键路径要写出属性：`\\类型.名字` 或 `\\.名字`"
    )
  )

  static let initializerResult = DiagnosticKind(
    "parser.initializer-result",
    .error,
    Phrase(
      "an initializer has no result type",
      "初始化方法没有结果类型"
    )
  )

  static let rawValueLiteral = DiagnosticKind(
    "parser.raw-value-literal",
    .error,
    Phrase(
      "the raw value of a case is a plain literal",
      "`case` 的原始值要写成字面量"
    )
  )

  static let patternNeedsCase = DiagnosticKind(
    "parser.pattern-needs-case",
    .error,
    Phrase(
      "`if let` takes a name; a pattern is matched with `if case`",
      "`if let` 后面是名字；匹配模式要用 `if case`"
    ),
    remedy: Phrase(
      "Write `if case let x? = value` or `if case .name(let x) = value`.",
      "请写成 `if case let x? = 值` 或 `if case .名字(let x) = 值`。"
    )
  )

  static let misplacedAvailability = DiagnosticKind(
    "parser.misplaced-availability",
    .error,
    Phrase(
      "`#available` is a condition of `if`, `guard` or `while`",
      "`#available` 只能作为 `if`、`guard` 或 `while` 的条件"
    )
  )
}
