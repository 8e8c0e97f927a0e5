// What the parser finds wrong in expressions and types.
extension DiagnosticKind {
  static let tooDeep = DiagnosticKind(
    "parser.too-deep",
    .error,
    Phrase(
      "this is nested more than {0} levels deep",
      "嵌套超过了 {0} 层"
    ),
    reason: Phrase(
      "viewshell reads no deeper, so that no text can exhaust its memory.",
      "为了不耗尽内存，viewshell 不再往里读。"
    ),
    remedy: Phrase(
      "Give the inner part a name of its own.",
      "请把里面的部分单独起名。"
    )
  )

  static let chainTooLong = DiagnosticKind(
    "parser.chain-too-long",
    .error,
    Phrase(
      "this chain has more than {0} links",
      "这条链超过了 {0} 节"
    ),
    remedy: Phrase(
      "Split it, for example into two views.",
      "请把它拆开，例如拆成两个视图。"
    )
  )

  static let sequenceTooLong = DiagnosticKind(
    "parser.sequence-too-long",
    .error,
    Phrase(
      "this expression has more than {0} operators",
      "这个表达式的运算符超过了 {0} 个"
    ),
    remedy: Phrase(
      "Split it with `let`.",
      "请用 `let` 把它拆开。"
    )
  )

  static let expectedToken = DiagnosticKind(
    "parser.expected-token",
    .error,
    Phrase(
      "`{0}` is expected here",
      "这里应该有 `{0}`"
    )
  )

  static let unclosedBracket = DiagnosticKind(
    "parser.unclosed-bracket",
    .error,
    Phrase(
      "the closing `{1}` for this `{0}` is missing",
      "与 `{0}` 对应的 `{1}` 缺失"
    ),
    reason: Phrase(
      "Every opening bracket needs its closing half.",
      "每个左括号都需要对应的右括号。"
    )
  )

  static let unexpectedCloser = DiagnosticKind(
    "parser.unexpected-closer",
    .error,
    Phrase(
      "`{0}` closes nothing",
      "`{0}` 没有对应的左括号"
    ),
    remedy: Phrase(
      "Remove it, or look for the opening half that is missing.",
      "请删掉它，或找找缺少的左括号。"
    )
  )

  static let unexpectedToken = DiagnosticKind(
    "parser.unexpected-token",
    .error,
    Phrase(
      "`{0}` makes no sense here",
      "`{0}` 不能出现在这里"
    )
  )

  static let expectedExpression = DiagnosticKind(
    "parser.expected-expression",
    .error,
    Phrase(
      "a value is expected here",
      "这里应该有一个值"
    ),
    remedy: Phrase(
      "Write a value, a view or a call.",
      "请写一个值、一个视图或一个调用。"
    )
  )

  static let expectedOperand = DiagnosticKind(
    "parser.expected-operand",
    .error,
    Phrase(
      "the operator lacks the value behind it",
      "运算符后面缺少一个值"
    )
  )

  static let unevenOperator = DiagnosticKind(
    "parser.uneven-operator",
    .error,
    Phrase(
      "`{0}` needs a space on both sides, or on neither",
      "`{0}` 两边要么都有空格，要么都没有"
    ),
    reason: Phrase(
      "With a space on one side only, Swift takes it for a sign of its neighbour, as in `-x`.",
      "只有一边有空格时，Swift 会把它当作旁边那个值的符号，例如 `-x`。"
    )
  )

  static let spacedPrefix = DiagnosticKind(
    "parser.spaced-prefix",
    .error,
    Phrase(
      "`{0}` must touch the value behind it",
      "`{0}` 必须紧挨着后面的值"
    )
  )

  static let expectedTernaryColon = DiagnosticKind(
    "parser.expected-ternary-colon",
    .error,
    Phrase(
      "`condition ? a : b` lacks its `:`",
      "`条件 ? a : b` 缺少 `:`"
    )
  )

  static let expectedType = DiagnosticKind(
    "parser.expected-type",
    .error,
    Phrase(
      "a type is expected here",
      "这里应该有一个类型"
    ),
    reason: Phrase(
      "Types begin with a capital letter: `Int`, `String`, `some View`.",
      "类型以大写字母开头：`Int`、`String`、`some View`。"
    )
  )

  static let expectedName = DiagnosticKind(
    "parser.expected-name",
    .error,
    Phrase(
      "a name is expected here",
      "这里应该有一个名字"
    ),
    reason: Phrase(
      "A name begins with a letter or `_`.",
      "名字以字母或 `_` 开头。"
    )
  )

  static let reservedWord = DiagnosticKind(
    "parser.reserved-word",
    .error,
    Phrase(
      "`{0}` is a word of the language and cannot stand here",
      "`{0}` 是语言保留的词，不能放在这里"
    ),
    remedy: Phrase(
      "As a name, write it in backticks: `` `{0}` ``.",
      "如果要当名字用，请加反引号：`` `{0}` ``。"
    )
  )

  static let expectedMember = DiagnosticKind(
    "parser.expected-member",
    .error,
    Phrase(
      "the name of a member is expected behind the dot",
      "点后面应该有成员的名字"
    )
  )

  static let spaceAfterDot = DiagnosticKind(
    "parser.space-after-dot",
    .error,
    Phrase(
      "no space may stand behind the dot",
      "点后面不能有空格"
    )
  )

  static let missingComma = DiagnosticKind(
    "parser.missing-comma",
    .error,
    Phrase(
      "a comma is missing here",
      "这里缺少逗号"
    ),
    reason: Phrase(
      "Values in a list are separated by `,`.",
      "列表中的值要用 `,` 隔开。"
    )
  )

  static let missingSeparator = DiagnosticKind(
    "parser.missing-separator",
    .error,
    Phrase(
      "`{0}` needs a line of its own",
      "`{0}` 要另起一行"
    ),
    reason: Phrase(
      "Two statements on one line are separated by `;`.",
      "同一行的两个语句要用 `;` 隔开。"
    )
  )

  static let commaBetweenStatements = DiagnosticKind(
    "parser.comma-between-statements",
    .error,
    Phrase("unexpected ',' separator", "这里不能有 `,`"),
    reason: Phrase(
      "Statements, and the views of a builder, follow each other on lines of their own.",
      "语句和构建器里的视图各占一行，之间不写逗号。"
    ),
    remedy: Phrase("Remove the `,`.", "去掉 `,`。")
  )

  static let emptyStatement = DiagnosticKind(
    "parser.empty-statement",
    .error,
    Phrase(
      "there is nothing before this `;`",
      "这个 `;` 前面没有语句"
    ),
    remedy: Phrase(
      "Remove it: Swift needs no `;` at the end of a line.",
      "请删掉它：Swift 的行尾不需要 `;`。"
    )
  )

  static let unknownOperator = DiagnosticKind(
    "parser.unknown-operator",
    .error,
    Phrase(
      "nobody declared the operator `{0}`",
      "没有声明过运算符 `{0}`"
    )
  )

  static let nonAssociative = DiagnosticKind(
    "parser.non-associative",
    .error,
    Phrase(
      "two operators like `{0}` cannot follow each other",
      "`{0}` 这样的运算符不能连用"
    ),
    reason: Phrase(
      "Swift would not know which to compute first.",
      "Swift 不知道该先算哪一个。"
    ),
    remedy: Phrase(
      "Put one of them in parentheses.",
      "请给其中一个加上括号。"
    )
  )

  static let unrelatedOperators = DiagnosticKind(
    "parser.unrelated-operators",
    .error,
    Phrase(
      "Swift does not know whether `{0}` goes first",
      "Swift 不知道要不要先算 `{0}`"
    ),
    remedy: Phrase(
      "Put parentheses around what goes first.",
      "请给要先算的部分加上括号。"
    )
  )

  static let emptyGenerics = DiagnosticKind(
    "parser.empty-generics",
    .error,
    Phrase(
      "there is no type between `<` and `>`",
      "`<` 和 `>` 之间没有类型"
    )
  )

  static let closureArgumentOutside = DiagnosticKind(
    "parser.closure-argument-outside",
    .error,
    Phrase(
      "`{0}` means something only inside a closure",
      "`{0}` 只在闭包里才有意义"
    ),
    reason: Phrase(
      "`$0` is the first argument a closure receives.",
      "`$0` 是闭包收到的第一个参数。"
    )
  )

  static let closureArgumentNamed = DiagnosticKind(
    "parser.closure-argument-named",
    .error,
    Phrase(
      "this closure names its arguments, so `{0}` cannot stand for one",
      "这个闭包的参数已有名字，不能再用 `{0}`"
    ),
    remedy: Phrase(
      "Use the name before `in`.",
      "请使用 `in` 前面的名字。"
    )
  )
}
