import SwiftSource

/// The words of one section in one language, keyed so that languages can be matched.
struct SectionText {
  /// One part of the flow.
  enum Piece {
    case prose([ProseBlock])
    case transcript(LessonOutline.Fence)
    case code(LessonOutline.Fence)

    /// What must be equal in a translation.
    var shape: Int {
      switch self {
      case .prose: 0
      case .transcript: 1
      case .code: 2
      }
    }
  }

  /// A block of words outside the flow.
  struct Note {
    let blocks: [ProseBlock]
    let span: Span
  }

  var flow: [Piece] = []
  /// `hint 1`, `feedback background-first`, `after`, `option a`.
  var notes: [String: Note] = [:]
  /// The keys of ``notes`` in source order.
  var keys: [String] = []
  /// The fences that hold no words: for the original only.
  var fences: [LessonOutline.Fence] = []
  var problems: [Diagnostic] = []

  init(_ part: LessonOutline.Part, isTranslation: Bool) {
    for item in part.items {
      switch item {
      case .prose(let text, let start): flow.append(.prose(readProse(text, at: start)))
      case .fence(let fence): read(fence, isTranslation: isTranslation)
      }
    }
  }

  private mutating func read(_ fence: LessonOutline.Fence, isTranslation: Bool) {
    let flags = fence.info.flags.map(\.text)
    switch flags.first {
    case "viewshell", "swift":
      if flags == ["viewshell"] {
        flow.append(.transcript(fence))
      } else if flags == ["swift"] || flags == ["swift", "context"] {
        flow.append(.code(fence))
      } else if isTranslation {
        problems.append(Diagnostic(.lessonTranslationExtra, at: fence.span, [fence.label]))
      }
      if !isTranslation {
        if flags.count > 1 { fences.append(fence) }
      } else if !fence.body.isEmpty {
        problems.append(Diagnostic(.lessonTranslationExtra, at: fence.span, [fence.label]))
      }
    case "hint":
      if flags.count == 2, let number = Int(flags[1]), number >= 1, number <= 9 {
        add(fence.body, at: fence.bodyStart, as: "hint \(number)", fence.span)
      } else {
        problems.append(Diagnostic(.lessonBadAttributes, at: fence.span, [fence.label]))
      }
    case "feedback":
      if let id = fence.info["misconception"] {
        add(fence.body, at: fence.bodyStart, as: "feedback \(id.text)", fence.span)
      } else {
        problems.append(Diagnostic(.lessonBadAttributes, at: fence.span, [fence.label]))
      }
    case "after": add(fence.body, at: fence.bodyStart, as: "after", fence.span)
    case "predict":
      if fence.info["kind"]?.text == "choice" { readOptions(of: fence) }
      if !isTranslation {
        fences.append(fence)
      } else if fence.info["kind"]?.text != "choice" {
        problems.append(Diagnostic(.lessonTranslationExtra, at: fence.span, [fence.label]))
      }
    case "check", "diagnose":
      if isTranslation {
        problems.append(Diagnostic(.lessonTranslationExtra, at: fence.span, [fence.label]))
      } else {
        fences.append(fence)
      }
    default: problems.append(Diagnostic(.lessonUnknownBlock, at: fence.span, [fence.label]))
    }
  }

  /// `a: text`, one option a line.
  private mutating func readOptions(of fence: LessonOutline.Fence) {
    var offset = fence.bodyStart
    for line in fence.body.split(separator: "\n", omittingEmptySubsequences: false) {
      defer { offset += line.utf8.count + 1 }
      if line.isEmpty { continue }
      guard let colon = line.firstIndex(of: ":"),
        line.distance(from: line.startIndex, to: colon) == 1
      else {
        let span = Span(offset, offset + line.utf8.count)
        problems.append(Diagnostic(.lessonBadPrediction, at: span, [String(line)]))
        continue
      }
      let text = String(line[line.index(after: colon)...])
      add(text, at: offset + 2, as: "option \(line[..<colon])", fence.span)
    }
  }

  private mutating func add(_ text: String, at start: Int, as key: String, _ span: Span) {
    guard notes[key] == nil else {
      problems.append(Diagnostic(.lessonDuplicateBlock, at: span, [key]))
      return
    }
    keys.append(key)
    notes[key] = Note(blocks: readProse(text, at: start), span: span)
  }

  private mutating func readProse(_ text: String, at start: Int) -> [ProseBlock] {
    let reader = ProseReader(text)
    for problem in reader.problems {
      let offset = start + problem.offset
      problems.append(
        Diagnostic(.lessonProseMark, at: Span(offset, offset + 1), [problem.mark])
      )
    }
    return reader.blocks
  }
}
