public import SwiftSource

extension DiagnosticKind {
  /// What can be wrong with what a lesson claims, once its code is run.
  public static let lessonClaims: [DiagnosticKind] = [
    .lessonTranscriptDiffers, .lessonTranscriptFails, .lessonCodeInvalid, .lessonSolutionFails,
    .lessonStarterPasses, .lessonWrongPasses, .lessonWrongUnnamed, .lessonQuestionFails,
    .lessonHintTells, .lessonFeedbackUnused, .lessonNotTranslated,
  ]

  static let lessonTranscriptDiffers = DiagnosticKind(
    "lesson.transcript-differs",
    .error,
    Phrase("the transcript promises '{0}'; viewshell answers {1}", "记录写的是 '{0}'；viewshell 的回答是 {1}")
  )
  static let lessonTranscriptFails = DiagnosticKind(
    "lesson.transcript-fails",
    .error,
    Phrase("this input does not run: {0}", "这条输入不能运行：{0}"),
    remedy: Phrase(
      "If that is what it should show, promise it with a line 'error: ID'.",
      "如果本来就要展示错误，请用一行 'error: 标识' 写明。"
    )
  )
  static let lessonCodeInvalid = DiagnosticKind(
    "lesson.code-invalid",
    .error,
    Phrase("this is no correct Swift: {0}", "这不是正确的 Swift：{0}")
  )
  static let lessonSolutionFails = DiagnosticKind(
    "lesson.solution-fails",
    .error,
    Phrase("this solution does not pass: {0}", "这份答案没有通过：{0}")
  )
  static let lessonStarterPasses = DiagnosticKind(
    "lesson.starter-passes",
    .error,
    Phrase("the starter passes as it is", "起始代码原样就能通过"),
    remedy: Phrase("Add a check that only the solution meets.", "请加一条只有答案才满足的检查。")
  )
  static let lessonWrongPasses = DiagnosticKind(
    "lesson.wrong-passes",
    .error,
    Phrase("this wrong answer passes", "这份错误答案通过了")
  )
  static let lessonWrongUnnamed = DiagnosticKind(
    "lesson.wrong-unnamed",
    .error,
    Phrase("this wrong answer is diagnosed as '{0}', not '{1}'", "这份错误答案被判为 '{0}'，而不是 '{1}'")
  )
  static let lessonQuestionFails = DiagnosticKind(
    "lesson.question-fails",
    .error,
    Phrase("the question cannot be answered: {0}", "这个问题无法得出答案：{0}")
  )
  static let lessonHintTells = DiagnosticKind(
    "lesson.hint-tells",
    .error,
    Phrase("hint {0} contains the whole answer", "提示 {0} 包含了完整的答案")
  )
  static let lessonFeedbackUnused = DiagnosticKind(
    "lesson.feedback-unused",
    .warning,
    Phrase("no wrong answer leads to the feedback '{0}'", "没有错误答案会用到反馈 '{0}'")
  )
  static let lessonNotTranslated = DiagnosticKind(
    "lesson.not-translated",
    .warning,
    Phrase("there is no translation '{0}'", "缺少译文 '{0}'")
  )
}
