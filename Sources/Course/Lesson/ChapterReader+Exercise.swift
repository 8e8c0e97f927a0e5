import Playground
import SwiftSource

extension ChapterReader {
  mutating func readExercise(
    _ part: LessonOutline.Part,
    _ text: SectionText,
    _ translated: SectionText?
  ) -> Exercise {
    let worth = readAttributes(of: part)
    let task: Exercise.Task
    if text.fences.contains(where: { $0.info.flags.first?.text == "predict" }) {
      task = .prediction(readPrediction(part, text, translated))
    } else {
      task = .code(readCodeTask(part, text))
    }
    checkFeedback(of: task, text)
    var feedback: [String: Localized<[ProseBlock]>] = [:]
    for key in text.keys where key.hasPrefix("feedback ") {
      feedback[String(key.dropFirst(9))] = note(key, text, translated)
    }
    let context = text.fences.filter { $0.label == "swift context" }.map(\.block)
    return Exercise(
      id: part.id.text,
      chapter: chapterID,
      title: title(of: part),
      points: worth.points,
      givesPartialCredit: worth.givesPartialCredit,
      concepts: worth.concepts,
      context: context,
      task: task,
      hints: readHints(part, text, translated),
      feedback: feedback,
      after: note("after", text, translated),
      hash: contentHash(text.fences.flatMap { [$0.label, $0.body] })
    )
  }

  /// `{points=2 credit=parts concepts=a,b}`: what an exercise is worth and what it trains.
  private mutating func readAttributes(
    of part: LessonOutline.Part
  ) -> (points: Double, givesPartialCredit: Bool, concepts: [String]) {
    var points = 1.0
    var givesPartialCredit = false
    var trained: [String] = []
    for flag in part.info.flags { report(.lessonBadAttributes, at: flag.span, [flag.text]) }
    for (key, value) in part.info.values {
      switch key.text {
      case "points":
        if let number = Double(value.text), number >= 0, number <= 1000 {
          points = number
        } else {
          report(.lessonBadAttributes, at: value.span, [value.text])
        }
      case "credit":
        if value.text == "parts" || value.text == "all" {
          givesPartialCredit = value.text == "parts"
        } else {
          report(.lessonBadAttributes, at: value.span, [value.text])
        }
      case "concepts":
        trained = list(value)
        for concept in trained where !concepts.contains(concept) {
          report(.lessonUnknownConcept, at: value.span, [concept])
        }
      default: report(.lessonBadAttributes, at: key.span, [key.text])
      }
    }
    return (points, givesPartialCredit, trained)
  }

  private func note(
    _ key: String,
    _ text: SectionText,
    _ translated: SectionText?
  ) -> Localized<[ProseBlock]>? {
    text.notes[key].map { Localized($0.blocks, chinese: translated?.notes[key]?.blocks) }
  }

  /// Hints are numbered from 1 without a gap.
  private mutating func readHints(
    _ part: LessonOutline.Part,
    _ text: SectionText,
    _ translated: SectionText?
  ) -> [Localized<[ProseBlock]>] {
    let count = text.keys.count { $0.hasPrefix("hint ") }
    if count == 0 { report(.lessonMissingBlock, at: part.span, ["hint 1"]) }
    return (0..<count).compactMap { index in
      let key = "hint \(index + 1)"
      if text.notes[key] == nil { report(.lessonMissingBlock, at: part.span, [key]) }
      return note(key, text, translated)
    }
  }

  private mutating func readCodeTask(_ part: LessonOutline.Part, _ text: SectionText) -> CodeTask {
    var starter: SwiftBlock?
    var solutions: [SwiftBlock] = []
    var wrong: [WrongAnswer] = []
    var checks: [Check] = []
    var diagnoses: [Diagnosis] = []
    for fence in text.fences {
      switch fence.label {
      case "swift context": break
      case "swift starter":
        if starter != nil { report(.lessonDuplicateBlock, at: fence.span, [fence.label]) }
        starter = fence.block
      case "swift solution": solutions.insert(fence.block, at: 0)
      case "swift solution also": solutions.append(fence.block)
      case "swift wrong": wrong += readWrong(fence)
      case "check", "check hidden": checks += readChecks(fence)
      case "diagnose":
        if let id = fence.info["misconception"] {
          diagnoses.append(Diagnosis(misconception: id.text, checks: readChecks(fence)))
        } else {
          report(.lessonBadAttributes, at: fence.span, [fence.label])
        }
      default: report(.lessonUnknownBlock, at: fence.span, [fence.label])
      }
    }
    if text.fences.count(where: { $0.label == "swift solution" }) != 1 {
      report(.lessonMissingBlock, at: part.span, ["swift solution"])
    }
    if starter == nil { report(.lessonMissingBlock, at: part.span, ["swift starter"]) }
    if checks.isEmpty { report(.lessonMissingBlock, at: part.span, ["check"]) }
    return CodeTask(
      starter: starter,
      solutions: solutions,
      wrong: wrong,
      checks: checks,
      diagnoses: diagnoses
    )
  }

  private mutating func readWrong(_ fence: LessonOutline.Fence) -> [WrongAnswer] {
    guard let id = fence.info["misconception"] else {
      report(.lessonBadAttributes, at: fence.span, [fence.label])
      return []
    }
    return [WrongAnswer(block: fence.block, misconception: id.text)]
  }

  private mutating func readChecks(_ fence: LessonOutline.Fence) -> [Check] {
    var reader = CheckReader(isHidden: fence.label == "check hidden")
    reader.read(fence.body, at: fence.bodyStart)
    report(reader.problems)
    return reader.checks
  }

  private mutating func readPrediction(
    _ part: LessonOutline.Part,
    _ text: SectionText,
    _ translated: SectionText?
  ) -> Prediction {
    var question: LessonOutline.Fence?
    var wrong: [WrongAnswer] = []
    for fence in text.fences {
      switch fence.label {
      case "swift context": break
      case "predict":
        if question != nil { report(.lessonDuplicateBlock, at: fence.span, [fence.label]) }
        question = fence
      case "predict wrong": wrong += readWrong(fence)
      default: report(.lessonMisplacedBlock, at: fence.span, [fence.label])
      }
    }
    guard let question else {
      report(.lessonMissingBlock, at: part.span, ["predict"])
      let empty = SwiftBlock(code: "", span: part.span)
      return Prediction(kind: .type, code: empty, wrong: wrong)
    }
    let kind = readKind(question, text, translated)
    return Prediction(kind: kind, code: question.block, wrong: wrong)
  }

  private mutating func readKind(
    _ fence: LessonOutline.Fence,
    _ text: SectionText,
    _ translated: SectionText?
  ) -> Prediction.Kind {
    let info = fence.info
    switch info["kind"]?.text {
    case "type": return .type
    case "size":
      guard let word = info["at"] else { return .size(window: nil) }
      if let size = readSize(word.text) { return .size(window: size) }
      report(.lessonBadPrediction, at: word.span, [word.text])
    case "identity":
      if let view = info["view"], let from = info["from"], let to = info["to"] {
        return .identity(view: view.text, from: from.text, to: to.text)
      }
      report(.lessonBadPrediction, at: fence.span, ["view= from= to="])
    case "choice":
      let options = text.keys.filter { $0.hasPrefix("option ") }.compactMap { key in
        note(key, text, translated).map {
          Prediction.Option(id: String(key.dropFirst(7)), text: $0)
        }
      }
      if let right = info["answer"], options.contains(where: { $0.id == right.text }) {
        return .choice(options, right: right.text)
      }
      report(.lessonBadPrediction, at: fence.span, ["answer="])
    default: report(.lessonBadPrediction, at: fence.span, ["kind=type|size|identity|choice"])
    }
    return .type
  }

  /// Every misconception named must have words, and all words must belong to one.
  private mutating func checkFeedback(of task: Exercise.Task, _ text: SectionText) {
    var named: [(String, Span)] = []
    switch task {
    case .code(let code):
      named = code.wrong.map { ($0.misconception, $0.block.span) }
      named += code.diagnoses.map { ($0.misconception, $0.checks.first?.span ?? Span(0, 0)) }
    case .prediction(let prediction):
      named = prediction.wrong.map { ($0.misconception, $0.block.span) }
    }
    for (id, span) in named where text.notes["feedback \(id)"] == nil {
      report(.lessonNoFeedback, at: span, [id])
    }
  }
}

/// A hash of texts that stays the same on every machine: FNV-1a, 64 bits, as 16 hex digits.
func contentHash(_ texts: [String]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for text in texts {
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01B3
    }
    hash ^= 0xFF
    hash = hash &* 0x100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
