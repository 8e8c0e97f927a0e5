extension DiagnosticKind {
  /// Every message about the inside of a regular expression.
  public static let regex: [DiagnosticKind] = [
    .regexOpenGroup, .regexStrayParenthesis, .regexOpenClass, .regexEmptyClass,
    .regexNothingToRepeat, .regexRepeatedAnchor, .regexReversedCount, .regexNumberTooLarge,
    .regexReversedRange, .regexBadRangeBound, .regexTrailingBackslash, .regexUnknownEscape,
    .regexBadScalar, .regexUnknownProperty, .regexOpenName, .regexBadName, .regexDuplicateName,
    .regexUnknownGroup, .regexUnknownOption, .regexLookbehind, .regexNotModelled, .regexTooDeep,
  ]

  static let regexOpenGroup = DiagnosticKind(
    "regex.open-group",
    Phrase("expected ')' to close this group", "这个分组缺少结尾的 `)`"),
    remedy: Phrase(
      "Close the group, or write `\\(` for the parenthesis itself.",
      "请补上 `)`；如果要匹配括号本身，请写 `\\(`。"
    )
  )

  static let regexStrayParenthesis = DiagnosticKind(
    "regex.stray-parenthesis",
    Phrase("this `)` closes no group", "这个 `)` 前面没有对应的 `(`"),
    remedy: Phrase(
      "Take it away, or write `\\)` for the parenthesis itself.",
      "请删掉它；如果要匹配括号本身，请写 `\\)`。"
    )
  )

  static let regexOpenClass = DiagnosticKind(
    "regex.open-class",
    Phrase("expected ']' to close this set of characters", "这个字符集合缺少结尾的 `]`"),
    remedy: Phrase(
      "Close the set, or write `\\[` for the bracket itself.",
      "请补上 `]`；如果要匹配方括号本身，请写 `\\[`。"
    )
  )

  static let regexEmptyClass = DiagnosticKind(
    "regex.empty-class",
    Phrase("this set holds no characters", "这个字符集合是空的"),
    remedy: Phrase(
      "Write the characters that may stand here, as in `[a-z]`; `]` itself is `\\]`.",
      "请写出可以出现的字符，例如 `[a-z]`；`]` 本身要写成 `\\]`。"
    )
  )

  static let regexNothingToRepeat = DiagnosticKind(
    "regex.nothing-to-repeat",
    Phrase("there is nothing before this `{0}` to repeat", "这个 `{0}` 前面没有可以重复的内容"),
    reason: Phrase(
      "`*`, `+` and `?` say how often the part before them may come.",
      "`*`、`+` 和 `?` 说明前面的部分可以出现几次。"
    ),
    remedy: Phrase(
      "Write what to repeat before it, or `\\{0}` for the character itself.",
      "请在它前面写出要重复的内容；如果要匹配这个字符本身，请写 `\\{0}`。"
    )
  )

  static let regexRepeatedAnchor = DiagnosticKind(
    "regex.repeated-anchor",
    Phrase("a place between characters cannot be repeated", "字符之间的位置不能重复"),
    remedy: Phrase("Take the repetition away.", "请去掉后面的重复符号。")
  )

  static let regexReversedCount = DiagnosticKind(
    "regex.reversed-count",
    Phrase("at least {0} times and at most {1} times cannot both hold", "至少 {0} 次和至多 {1} 次不能同时成立"),
    remedy: Phrase("Write the smaller number first.", "请把较小的数写在前面。")
  )

  static let regexNumberTooLarge = DiagnosticKind(
    "regex.number-too-large",
    Phrase("{0} repetitions are more than viewshell counts", "重复 {0} 次超出了 viewshell 的范围"),
    remedy: Phrase("Write a number up to 100000.", "请写不超过 100000 的数。")
  )

  static let regexReversedRange = DiagnosticKind(
    "regex.reversed-range",
    Phrase("this range ends before it begins: `{1}` comes before `{0}`", "这个范围反了：`{1}` 在 `{0}` 之前"),
    remedy: Phrase("Write `{1}-{0}`.", "请写 `{1}-{0}`。")
  )

  static let regexBadRangeBound = DiagnosticKind(
    "regex.bad-range-bound",
    Phrase(
      "a range goes from one single character to another",
      "范围要从一个单独的字符到另一个单独的字符"
    ),
    remedy: Phrase("Write `\\-` for the dash itself.", "如果要匹配连字符本身，请写 `\\-`。")
  )

  static let regexTrailingBackslash = DiagnosticKind(
    "regex.trailing-backslash",
    Phrase("a backslash needs a character after it", "反斜杠后面还要有一个字符"),
    remedy: Phrase("Write `\\\\` for the backslash itself.", "如果要匹配反斜杠本身，请写 `\\\\`。")
  )

  static let regexUnknownEscape = DiagnosticKind(
    "regex.unknown-escape",
    Phrase("`\\{0}` means nothing in a regular expression", "`\\{0}` 在正则表达式里没有含义"),
    remedy: Phrase("Write `{0}` for the character itself.", "如果要匹配这个字符本身，请直接写 `{0}`。")
  )

  static let regexBadScalar = DiagnosticKind(
    "regex.bad-scalar",
    Phrase("`{0}` names no character", "`{0}` 不是任何字符"),
    remedy: Phrase(
      "Write the number of a character in hexadecimal: `\\u{1F600}`.",
      "请用十六进制写出字符的编号，例如 `\\u{1F600}`。"
    )
  )

  static let regexUnknownProperty = DiagnosticKind(
    "regex.unknown-property",
    Phrase("`{0}` is no property of characters that is known here", "这里没有名为 `{0}` 的字符属性"),
    remedy: Phrase(
      "Common ones are `\\p{L}` (letters), `\\p{N}` (numbers) and `\\p{Han}`.",
      "常用的有 `\\p{L}`（字母）、`\\p{N}`（数字）和 `\\p{Han}`（汉字）。"
    )
  )

  static let regexOpenName = DiagnosticKind(
    "regex.open-name",
    Phrase("this name has no end", "这个名字没有结束"),
    remedy: Phrase("Write `(?<name>…)` or `\\k<name>`.", "请写 `(?<名字>…)` 或 `\\k<名字>`。")
  )

  static let regexBadName = DiagnosticKind(
    "regex.bad-name",
    Phrase("`{0}` cannot be the name of a group", "`{0}` 不能作为分组的名字"),
    remedy: Phrase(
      "A name begins with a letter and holds letters, digits and `_`.",
      "名字以字母开头，由字母、数字和 `_` 组成。"
    )
  )

  static let regexDuplicateName = DiagnosticKind(
    "regex.duplicate-name",
    Phrase("two groups are named `{0}`", "有两个分组都叫 `{0}`"),
    remedy: Phrase("Give each group a name of its own.", "请给每个分组不同的名字。")
  )

  static let regexUnknownGroup = DiagnosticKind(
    "regex.unknown-group",
    Phrase("there is no group `{0}` to refer to", "没有可以引用的分组 `{0}`"),
    remedy: Phrase(
      "Groups count from 1, in the order of their opening parentheses.",
      "分组按左括号的顺序从 1 开始编号。"
    )
  )

  static let regexUnknownOption = DiagnosticKind(
    "regex.unknown-option",
    Phrase("`{0}` is no option of a group", "`{0}` 不是分组的选项"),
    remedy: Phrase(
      "`(?:…)` groups without capturing, `(?i)` ignores case, `(?<name>…)` names a group.",
      "`(?:…)` 分组但不捕获，`(?i)` 忽略大小写，`(?<名字>…)` 给分组命名。"
    )
  )

  static let regexLookbehind = DiagnosticKind(
    "regex.lookbehind",
    Phrase("looking behind is not supported in Swift's regular expressions", "Swift 的正则表达式不支持向后查看"),
    remedy: Phrase(
      "Match what stands before too and use a group for the rest: `a(b)`.",
      "请把前面的内容也匹配进来，再用分组取出其余部分：`a(b)`。"
    )
  )

  static let regexNotModelled = DiagnosticKind(
    "regex.not-modelled",
    Phrase("`{0}` in a regular expression is not modelled", "正则表达式里的 `{0}` 尚未实现"),
    remedy: Phrase("Write the pattern without it.", "请换一种不用它的写法。")
  )

  static let regexTooDeep = DiagnosticKind(
    "regex.too-deep",
    Phrase("groups stand more than {0} deep inside each other", "分组嵌套超过了 {0} 层"),
    remedy: Phrase("Take a group out into a regex of its own.", "请把其中一部分拆成单独的正则表达式。")
  )
}

extension DiagnosticKind {
  /// A mistake inside a pattern, which is always an error.
  fileprivate init(
    _ id: String,
    _ headline: Phrase,
    reason: Phrase? = nil,
    remedy: Phrase? = nil
  ) {
    self.init(id, .error, headline, reason: reason, remedy: remedy)
  }
}
