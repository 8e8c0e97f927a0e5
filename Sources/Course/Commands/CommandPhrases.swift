import SwiftSource

/// What course commands say when they cannot do their work.
extension Phrase {
  static let cannotRead = Phrase("cannot read '{0}': {1}", "无法读取 '{0}'：{1}")
  static let cannotWrite = Phrase("cannot write '{0}': {1}", "无法写入 '{0}'：{1}")
  static let noSuchChapter = Phrase(
    "there is no chapter '{0}'; there are: {1}",
    "没有章节 '{0}'；现有：{1}"
  )
  static let noSuchExercise = Phrase(
    "chapter '{0}' has no exercise '{1}'; it has: {2}",
    "章节 '{0}' 没有练习 '{1}'；现有：{2}"
  )
  static let badExerciseID = Phrase(
    "'{0}' names no exercise; write CHAPTER#EXERCISE, for example values#card",
    "'{0}' 不是练习名；请写 章节#练习，例如 values#card"
  )
  static let noLessons = Phrase("there are no lessons in '{0}'", "'{0}' 里没有课程")
  static let unknownFormat = Phrase(
    "there is no format '{0}'; there are: {1}",
    "没有格式 '{0}'；可用：{1}"
  )
}
