import SwiftSource

extension Phrase {
  static let overviewChapter = Phrase("{0}: {1} of {2} solved", "{0}：{2} 道中完成 {1} 道")
  static let overviewSolved = Phrase("solved", "已完成")
  static let overviewSkipped = Phrase("left for later", "留到以后")
  static let overviewTried = Phrase("tried {0} times", "试过 {0} 次")
  static let overviewOpen = Phrase("open", "未做")
  static let overviewChanged = Phrase("changed since you solved it", "完成之后有改动")
}

/// One line for each chapter and exercise: what is solved, tried, left and open.
func overview(of progress: Progress, on shelf: Shelf, in language: Language) -> [String] {
  var lines: [String] = []
  for id in shelf.chapterIDs {
    guard case .success(let chapter) = shelf.load(id, in: language) else { continue }
    let solved = chapter.exercises.count { progress.standing($0).hasPassed }
    let arguments = [
      chapter.title.value(in: language), String(solved), String(chapter.exercises.count),
    ]
    lines.append(Phrase.overviewChapter.text(in: language, arguments))
    for exercise in chapter.exercises {
      let standing = progress.standing(exercise)
      let word: String
      if standing.hasPassed {
        word = Phrase.overviewSolved.text(in: language)
      } else if progress.hasChanged(exercise) {
        word = Phrase.overviewChanged.text(in: language)
      } else if standing.isSkipped {
        word = Phrase.overviewSkipped.text(in: language)
      } else if standing.attempts > 0 {
        word = Phrase.overviewTried.text(in: language, [String(standing.attempts)])
      } else {
        word = Phrase.overviewOpen.text(in: language)
      }
      lines.append("  \(exercise.fullID) \(exercise.title.value(in: language)): \(word)")
    }
  }
  return lines
}
