public import SwiftSource

/// Reads a chapter from its lesson file and, when there is one, its translation.
///
/// - Parameters:
///   - source: The English file.
///   - translation: The Simplified Chinese file: front matter, headings and prose, with empty blocks
///     where the original has transcripts and code.
/// - Returns: The chapter; its code has not been run.
/// - Throws: ``LessonProblems`` with everything wrong in both files.
public func readChapter(
  _ source: SourceText,
  translation: SourceText? = nil
) throws(LessonProblems) -> Chapter {
  var reader = ChapterReader(source: source, translation: translation)
  let chapter = reader.read()
  guard reader.problems.isEmpty else { throw LessonProblems(reader.problems) }
  return chapter
}

/// Understands the outline of a lesson.
struct ChapterReader {
  let original: LessonOutline
  let translation: LessonOutline?
  var problems: [LessonProblem] = []
  /// What was declared in the front matter.
  var concepts: [String] = []
  var chapterID = ""

  init(source: SourceText, translation: SourceText?) {
    original = LessonOutline(source)
    self.translation = translation.map { LessonOutline($0) }
  }

  mutating func read() -> Chapter {
    report(original.problems)
    readFrontMatter()
    var sections: [Section] = []
    var seen: Set<String> = []
    for part in original.parts {
      checkID(part.id)
      if !seen.insert(part.id.text).inserted {
        report(.lessonDuplicateID, at: part.id.span, [part.id.text])
      }
      sections.append(readSection(part))
    }
    checkTranslation(ids: seen)
    problems = problems.sorted { order($0) < order($1) }
    return Chapter(
      id: chapterID,
      title: Localized(original["title"]?.text ?? "", chinese: translation?["title"]?.text),
      needs: list(original["needs"]),
      concepts: concepts,
      sections: sections,
      source: original.source
    )
  }

  /// Problems of the original come first, each file in source order.
  private func order(_ problem: LessonProblem) -> (Int, Int) {
    (problem.source === original.source ? 0 : 1, problem.diagnostic.span.start)
  }

  mutating func report(_ diagnostics: [Diagnostic], inTranslation: Bool = false) {
    let source = inTranslation ? translation?.source ?? original.source : original.source
    problems += diagnostics.map { LessonProblem($0, in: source) }
  }

  mutating func report(_ kind: DiagnosticKind, at span: Span, _ arguments: [String] = []) {
    report([Diagnostic(kind, at: span, arguments)])
  }

  private mutating func readFrontMatter() {
    let known = ["viewshell", "id", "title", "lang", "needs", "concepts"]
    let top = Span(0, 3)
    for entry in original.entries where !known.contains(entry.key.text) {
      report(.lessonUnknownKey, at: entry.key.span, [entry.key.text])
    }
    for key in known.prefix(4) where original[key] == nil {
      report(.lessonMissingKey, at: top, [key])
    }
    if let version = original["viewshell"], version.text != "1" {
      report(.lessonNewerVersion, at: version.span, [version.text])
    }
    if let language = original["lang"], language.text != "en" {
      report(.lessonBadAttributes, at: language.span, [language.text])
    }
    if let id = original["id"] {
      checkID(id)
      chapterID = id.text
    }
    concepts = list(original["concepts"])
    if let heading = original.heading, let title = original["title"], heading.text != title.text {
      report(.lessonTitleMismatch, at: heading.span, [title.text])
    }
  }

  /// `[a, b]` or `a, b`.
  func list(_ word: LessonOutline.Word?) -> [String] {
    guard let word else { return [] }
    return word.text.split { "[], ".contains($0) }.map(String.init)
  }

  mutating func checkID(_ word: LessonOutline.Word) {
    let isID =
      word.text.utf8.count <= 40 && word.text.first?.isLetter == true
      && word.text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
    if !isID { report(.lessonBadID, at: word.span, [word.text]) }
  }

  private mutating func readSection(_ part: LessonOutline.Part) -> Section {
    if part.title == nil { report(.lessonTitleMissing, at: part.span, [part.id.text]) }
    let text = SectionText(part, isTranslation: false)
    report(text.problems)
    let translated = translatedText(of: part, original: text)
    var exercise: Exercise?
    if part.kind == "exercise" {
      exercise = readExercise(part, text, translated)
    } else {
      let exerciseBlocks = text.fences.filter { $0.label != "swift context" }
      for fence in exerciseBlocks {
        report(.lessonMisplacedBlock, at: fence.span, [fence.label])
      }
      for key in text.keys where !key.hasPrefix("option") {
        report(.lessonMisplacedBlock, at: text.notes[key]?.span ?? part.span, [key])
      }
    }
    return Section(
      id: part.id.text,
      title: title(of: part),
      flow: readFlow(text, translated),
      exercise: exercise,
      span: part.span
    )
  }

  func title(of part: LessonOutline.Part) -> Localized<String> {
    let translated = translation?.parts.first { $0.id.text == part.id.text }
    return Localized(part.title?.text ?? "", chinese: translated?.title?.text)
  }

  private mutating func readFlow(_ text: SectionText, _ translated: SectionText?) -> [FlowItem] {
    var flow: [FlowItem] = []
    for (index, piece) in text.flow.enumerated() {
      switch piece {
      case .prose(let blocks):
        var chinese: [ProseBlock]?
        if let translated, translated.flow.indices.contains(index),
          case .prose(let blocks) = translated.flow[index]
        {
          chinese = blocks
        }
        flow.append(.prose(Localized(blocks, chinese: chinese)))
      case .transcript(let fence): flow.append(.transcript(readTranscript(fence)))
      case .code(let fence): flow.append(.code(fence.block))
      }
    }
    return flow
  }

  /// Lines `> input`, `. continued input`, and facts between them.
  private mutating func readTranscript(_ fence: LessonOutline.Fence) -> [TranscriptEntry] {
    var entries: [TranscriptEntry] = []
    var offset = fence.bodyStart
    for line in fence.body.split(separator: "\n", omittingEmptySubsequences: false) {
      let span = Span(offset, offset + line.utf8.count)
      offset += line.utf8.count + 1
      if line.hasPrefix("> ") {
        entries.append(
          TranscriptEntry(input: String(line.dropFirst(2)), expected: [], span: span)
        )
      } else if line == "." || line.hasPrefix(". "), let last = entries.last, last.expected.isEmpty
      {
        entries[entries.count - 1] = TranscriptEntry(
          input: last.input + "\n" + line.dropFirst(2),
          expected: [],
          span: last.span.union(span)
        )
      } else if TranscriptFact.isFact(line), let last = entries.last {
        entries[entries.count - 1] = TranscriptEntry(
          input: last.input,
          expected: last.expected + [String(line)],
          span: last.span
        )
      } else if !line.isEmpty {
        report(.lessonBadTranscript, at: span, [String(line)])
      }
    }
    return entries
  }
}
