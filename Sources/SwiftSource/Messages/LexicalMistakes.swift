// What the lexer finds wrong: characters, quotes, comments and numbers.
extension DiagnosticKind {
  static let unexpectedCharacter = DiagnosticKind(
    "parser.unexpected-character",
    .error,
    Phrase(
      "the character `{0}` has no meaning in Swift",
      "字符 `{0}` 在 Swift 中没有意义"
    ),
    remedy: Phrase(
      "Remove it; in text it may stand between quotes.",
      "请删掉它；如果是文字内容，请放在引号里。"
    )
  )

  static let fullwidthCharacter = DiagnosticKind(
    "parser.fullwidth-character",
    .error,
    Phrase(
      "`{0}` is not the Swift character `{1}`",
      "`{0}` 不是 Swift 需要的 `{1}`"
    ),
    reason: Phrase(
      "It looks alike, but an input method or a word processor put in another character.",
      "它们看起来很像，但这是输入法或文字处理软件换上的另一个字符。"
    ),
    remedy: Phrase(
      "Type `{1}` with the keyboard set to English.",
      "请切换到英文输入法，输入 `{1}`。"
    )
  )

  static let fullwidthSpace = DiagnosticKind(
    "parser.fullwidth-space",
    .error,
    Phrase(
      "this is a full-width space, not a plain one",
      "这里是全角空格，不是普通空格"
    ),
    remedy: Phrase(
      "Replace it with a plain space.",
      "请换成普通（半角）空格。"
    )
  )

  static let unterminatedComment = DiagnosticKind(
    "parser.unterminated-comment",
    .error,
    Phrase(
      "this `/*` comment has no `*/`",
      "这个 `/*` 注释没有用 `*/` 结束"
    ),
    reason: Phrase(
      "Comments nest: each `/*` needs a `*/` of its own.",
      "注释可以嵌套：每个 `/*` 都需要自己的 `*/`。"
    )
  )

  static let strayCommentEnd = DiagnosticKind(
    "parser.stray-comment-end",
    .error,
    Phrase(
      "`*/` ends no comment",
      "这个 `*/` 前面没有注释"
    ),
    remedy: Phrase(
      "Remove it, or begin the comment with `/*`.",
      "请删掉它，或用 `/*` 开始注释。"
    )
  )

  static let unterminatedString = DiagnosticKind(
    "parser.unterminated-string",
    .error,
    Phrase(
      "the closing quote `\"` of this text is missing",
      "这段文字缺少结尾的引号 `\"`"
    ),
    reason: Phrase(
      "A text in quotes ends on the line where it began.",
      "普通字符串必须在同一行内结束。"
    ),
    remedy: Phrase(
      "Add `\"` at its end; for several lines use `\"\"\"`.",
      "请在末尾加上 `\"`；多行文字请用 `\"\"\"`。"
    )
  )

  static let unterminatedMultilineString = DiagnosticKind(
    "parser.unterminated-multiline-string",
    .error,
    Phrase(
      "this text has no closing `\"\"\"`",
      "这段多行文字没有用 `\"\"\"` 结束"
    ),
    remedy: Phrase(
      "Write `\"\"\"` on a line of its own below the text.",
      "请在文字下面另起一行写 `\"\"\"`。"
    )
  )

  static let unterminatedInterpolation = DiagnosticKind(
    "parser.unterminated-interpolation",
    .error,
    Phrase(
      "the `)` of this interpolation is missing",
      "这个字符串插值缺少 `)`"
    ),
    reason: Phrase(
      "A value is put into a text as `\\(value)`.",
      "把值放进文字的写法是 `\\(值)`。"
    )
  )

  static let unterminatedRegex = DiagnosticKind(
    "parser.unterminated-regex",
    .error,
    Phrase(
      "this regular expression has no end",
      "这个正则表达式没有结束"
    ),
    remedy: Phrase(
      "Close it with the same signs that opened it.",
      "请用与开头相同的符号结束它。"
    )
  )

  static let unterminatedBackticks = DiagnosticKind(
    "parser.unterminated-backticks",
    .error,
    Phrase(
      "a name in backticks needs a second backtick",
      "用反引号括起来的名字缺少另一个反引号"
    )
  )

  static let badBackticks = DiagnosticKind(
    "parser.bad-backticks",
    .error,
    Phrase(
      "{0} is not a name, even in backticks",
      "{0} 即使加了反引号也不是名字"
    )
  )

  static let badNumber = DiagnosticKind(
    "parser.bad-number",
    .error,
    Phrase(
      "`{0}` is not a number",
      "`{0}` 不是一个数"
    ),
    reason: Phrase(
      "Names cannot begin with a digit, and a number ends before the first letter.",
      "名字不能以数字开头，数字里也不能夹字母。"
    )
  )

  static let badClosureArgument = DiagnosticKind(
    "parser.bad-closure-argument",
    .error,
    Phrase(
      "`{0}` is not a closure argument",
      "`{0}` 不是闭包参数"
    ),
    reason: Phrase(
      "They are numbered: `$0`, `$1`, ...",
      "它们按编号书写：`$0`、`$1`……"
    )
  )

  static let lonelyPound = DiagnosticKind(
    "parser.lonely-pound",
    .error,
    Phrase(
      "`#` needs a name directly behind it",
      "`#` 后面要紧跟一个名字"
    )
  )

  static let unevenAssignment = DiagnosticKind(
    "parser.uneven-assignment",
    .error,
    Phrase(
      "`=` needs a space on both sides, or on neither",
      "`=` 两边要么都有空格，要么都没有"
    )
  )

  static let badEscape = DiagnosticKind(
    "parser.bad-escape",
    .error,
    Phrase(
      "`{0}` stands for no character",
      "`{0}` 不表示任何字符"
    ),
    reason: Phrase(
      "Behind a backslash Swift knows `n`, `t`, `r`, `0`, `\"`, `'`, `\\`, `u{...}` and `(value)`.",
      "反斜杠后面只能是 `n`、`t`、`r`、`0`、`\"`、`'`、`\\`、`u{...}` 或 `(值)`。"
    ),
    remedy: Phrase(
      "For a backslash itself write two.",
      "如果要写反斜杠本身，请写两个。"
    )
  )

  static let badUnicodeEscape = DiagnosticKind(
    "parser.bad-unicode-escape",
    .error,
    Phrase(
      "`{0}` names no Unicode character",
      "`{0}` 不是有效的 Unicode 字符"
    ),
    reason: Phrase(
      "One to eight hexadecimal digits stand in the braces: `\\u{1F600}`.",
      "花括号里写一到八位十六进制数：`\\u{1F600}`。"
    )
  )

  static let multilineContent = DiagnosticKind(
    "parser.multiline-content",
    .error,
    Phrase(
      "the text begins on the line below `\"\"\"`",
      "多行文字要从 `\"\"\"` 的下一行开始"
    )
  )

  static let multilineEnd = DiagnosticKind(
    "parser.multiline-end",
    .error,
    Phrase(
      "the closing `\"\"\"` stands on a line of its own",
      "结尾的 `\"\"\"` 要单独占一行"
    )
  )

  static let multilineIndentation = DiagnosticKind(
    "parser.multiline-indentation",
    .error,
    Phrase(
      "this line is indented less than the closing `\"\"\"`",
      "这一行的缩进比结尾的 `\"\"\"` 少"
    ),
    reason: Phrase(
      "The blank space before the closing quotes is taken off every line.",
      "结尾引号前的空白会从每一行去掉。"
    )
  )

  static let multilineContinuation = DiagnosticKind(
    "parser.multiline-continuation",
    .error,
    Phrase(
      "the last line cannot be continued with `\\`",
      "最后一行不能用 `\\` 续行"
    )
  )

  static let regexEnd = DiagnosticKind(
    "parser.regex-end",
    .error,
    Phrase(
      "the end of a regular expression over several lines stands on a line of its own",
      "跨行的正则表达式要在单独一行结束"
    )
  )
}
