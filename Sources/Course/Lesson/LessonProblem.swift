public import SwiftSource

/// Something wrong in a lesson file: for authors, with its place.
public struct LessonProblem: Error, Sendable {
  /// What is wrong and where.
  public let diagnostic: Diagnostic
  /// The file.
  public let source: SourceText

  /// Places a diagnostic in a file.
  public init(_ diagnostic: Diagnostic, in source: SourceText) {
    self.diagnostic = diagnostic
    self.source = source
  }

  /// `lessons/values.md:12:1: error: … [lesson.unknown-block]`, with what to try behind it.
  public func text(in language: Language) -> String {
    let place = source.location(of: diagnostic.span.start)
    var text = "\(visible(source.name)):\(place.line):\(place.column): "
    text += "\(diagnostic.severity.rawValue): "
    text += visible(diagnostic.message(in: language)) + " [\(diagnostic.id)]"
    if let remedy = diagnostic.kind.remedy {
      text += "\n  " + visible(remedy.text(in: language, diagnostic.arguments))
    }
    return text
  }
}

/// The problems that stop a lesson from being used.
public struct LessonProblems: Error, Sendable {
  /// The problems in source order, at least one.
  public let problems: [LessonProblem]

  /// Collects problems.
  public init(_ problems: [LessonProblem]) { self.problems = problems }
}

extension DiagnosticKind {
  /// What can be wrong with the form of a lesson file.
  public static let lessonFormat: [DiagnosticKind] = [
    .lessonNoFrontMatter, .lessonBadFrontMatter, .lessonUnknownKey, .lessonMissingKey,
    .lessonNewerVersion, .lessonBadID, .lessonDuplicateID, .lessonTitleMismatch,
    .lessonUnknownSection, .lessonUnclosedFence, .lessonUnknownBlock, .lessonBadAttributes,
    .lessonMisplacedBlock, .lessonDuplicateBlock, .lessonMissingBlock, .lessonProseMark,
    .lessonBadTranscript, .lessonBadCheck, .lessonBadPrediction, .lessonNoFeedback,
    .lessonTooLarge, .lessonTranslationShape, .lessonTranslationMissing,
    .lessonTranslationExtra, .lessonTitleMissing, .lessonUnknownConcept,
  ]

  static let lessonNoFrontMatter = DiagnosticKind(
    "lesson.no-front-matter",
    .error,
    Phrase("a lesson begins with a line '---'", "课程文件的第一行必须是 '---'"),
    remedy: Phrase(
      "Start the file with ---, then viewshell: 1, id, title, lang, and another ---.",
      "文件开头写 ---，接着 viewshell: 1、id、title、lang，再写一行 ---。"
    )
  )
  static let lessonBadFrontMatter = DiagnosticKind(
    "lesson.bad-front-matter",
    .error,
    Phrase("this line is no 'key: value'", "这一行不是 'key: value'")
  )
  static let lessonUnknownKey = DiagnosticKind(
    "lesson.unknown-key",
    .error,
    Phrase("unknown key '{0}'", "未知的键 '{0}'"),
    remedy: Phrase(
      "Known keys: viewshell, id, title, lang, needs, concepts.",
      "可用的键：viewshell、id、title、lang、needs、concepts。"
    )
  )
  static let lessonMissingKey = DiagnosticKind(
    "lesson.missing-key",
    .error,
    Phrase("the front matter has no '{0}'", "文件头缺少 '{0}'")
  )
  static let lessonNewerVersion = DiagnosticKind(
    "lesson.newer-version",
    .error,
    Phrase(
      "this lesson has format {0}; this viewshell reads format 1",
      "这份课程是格式 {0}；当前的 viewshell 只读格式 1"
    ),
    remedy: Phrase("Install a newer viewshell.", "请安装更新的 viewshell。")
  )
  static let lessonBadID = DiagnosticKind(
    "lesson.bad-id",
    .error,
    Phrase("'{0}' is no id", "'{0}' 不是合法的标识"),
    remedy: Phrase(
      "Ids have 1 to 40 characters of a-z, 0-9 and '-', beginning with a letter.",
      "标识由 1 到 40 个 a-z、0-9 和 '-' 组成，以字母开头。"
    )
  )
  static let lessonDuplicateID = DiagnosticKind(
    "lesson.duplicate-id",
    .error,
    Phrase("the id '{0}' is used twice", "标识 '{0}' 出现了两次")
  )
  static let lessonTitleMismatch = DiagnosticKind(
    "lesson.title-mismatch",
    .error,
    Phrase("the heading differs from the title '{0}'", "标题与文件头的 title '{0}' 不一致")
  )
  static let lessonUnknownSection = DiagnosticKind(
    "lesson.unknown-section",
    .error,
    Phrase("this heading opens no section", "这个标题不开启任何小节"),
    remedy: Phrase(
      "Write '## step: id' or '## exercise: id {points=1}'; '### ' is a heading inside one.",
      "请写 '## step: 标识' 或 '## exercise: 标识 {points=1}'；小节内的标题用 '### '。"
    )
  )
  static let lessonUnclosedFence = DiagnosticKind(
    "lesson.unclosed-fence",
    .error,
    Phrase("this block is never closed", "这个代码块没有结束"),
    remedy: Phrase("End it with a line of '{0}'.", "用一行 '{0}' 结束它。")
  )
  static let lessonUnknownBlock = DiagnosticKind(
    "lesson.unknown-block",
    .error,
    Phrase("unknown block '{0}'", "未知的块 '{0}'"),
    remedy: Phrase(
      "Blocks: viewshell, swift, predict, check, diagnose, hint, feedback, after.",
      "可用的块：viewshell、swift、predict、check、diagnose、hint、feedback、after。"
    )
  )
  static let lessonBadAttributes = DiagnosticKind(
    "lesson.bad-attributes",
    .error,
    Phrase("'{0}' is not understood here", "这里不认识 '{0}'")
  )
  static let lessonMisplacedBlock = DiagnosticKind(
    "lesson.misplaced-block",
    .error,
    Phrase("'{0}' does not belong into this section", "'{0}' 不能出现在这个小节里")
  )
  static let lessonDuplicateBlock = DiagnosticKind(
    "lesson.duplicate-block",
    .error,
    Phrase("this section already has '{0}'", "这个小节里已经有 '{0}'")
  )
  static let lessonMissingBlock = DiagnosticKind(
    "lesson.missing-block",
    .error,
    Phrase("this exercise has no '{0}' block", "这道练习缺少 '{0}' 块")
  )
  static let lessonProseMark = DiagnosticKind(
    "lesson.prose-mark",
    .error,
    Phrase("'{0}' has no meaning in prose", "正文里的 '{0}' 没有含义"),
    remedy: Phrase(
      "Prose knows `code`, **strong**, '- ' and '### '; put other signs between backticks.",
      "正文只认 `代码`、**强调**、'- ' 和 '### '；其他符号请放进反引号。"
    )
  )
  static let lessonBadTranscript = DiagnosticKind(
    "lesson.bad-transcript",
    .error,
    Phrase("this line is neither input nor an expected fact", "这一行既不是输入也不是预期结果"),
    remedy: Phrase(
      "Input begins with '> ' or '. '; facts: type, value, size, prints, shell, error, kept, reset.",
      "输入以 '> ' 或 '. ' 开头；结果可写：type、value、size、prints、shell、error、kept、reset。"
    )
  )
  static let lessonBadCheck = DiagnosticKind(
    "lesson.bad-check",
    .error,
    Phrase("this check is not understood: {0}", "看不懂这条检查：{0}")
  )
  static let lessonBadPrediction = DiagnosticKind(
    "lesson.bad-prediction",
    .error,
    Phrase("this prediction is not understood: {0}", "看不懂这个预测题：{0}")
  )
  static let lessonNoFeedback = DiagnosticKind(
    "lesson.no-feedback",
    .error,
    Phrase("the misconception '{0}' has no feedback block", "误解 '{0}' 没有对应的 feedback 块")
  )
  static let lessonTooLarge = DiagnosticKind(
    "lesson.too-large",
    .error,
    Phrase("this is larger than a lesson may be", "超出了课程文件允许的大小")
  )
  static let lessonTranslationShape = DiagnosticKind(
    "lesson.translation-shape",
    .error,
    Phrase(
      "section '{0}' has other parts, or another order of parts, than the original",
      "小节 '{0}' 的组成或顺序与原文不同"
    ),
    remedy: Phrase(
      "Keep prose and blocks in the original's order; leave transcripts and code empty.",
      "正文与块的顺序要与原文相同；对话记录和代码块留空。"
    )
  )
  static let lessonTranslationMissing = DiagnosticKind(
    "lesson.translation-missing",
    .error,
    Phrase("the translation has no '{0}'", "译文缺少 '{0}'")
  )
  static let lessonTranslationExtra = DiagnosticKind(
    "lesson.translation-extra",
    .error,
    Phrase("the original has no '{0}'", "原文没有 '{0}'")
  )
  static let lessonTitleMissing = DiagnosticKind(
    "lesson.title-missing",
    .error,
    Phrase("section '{0}' has no '### ' heading", "小节 '{0}' 没有 '### ' 标题")
  )
  static let lessonUnknownConcept = DiagnosticKind(
    "lesson.unknown-concept",
    .error,
    Phrase("'{0}' is not among the chapter's concepts", "'{0}' 不在本章的 concepts 里")
  )
}
