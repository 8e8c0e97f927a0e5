import SwiftSource

extension ChapterReader {
  /// The translated words of a section, with what is missing, extra or out of order reported.
  mutating func translatedText(
    of part: LessonOutline.Part,
    original text: SectionText
  ) -> SectionText? {
    guard let translation else { return nil }
    let key = "## \(part.kind): \(part.id.text)"
    guard let other = translation.parts.first(where: { $0.id.text == part.id.text }) else {
      let end = translation.source.utf8.count
      report(
        [Diagnostic(.lessonTranslationMissing, at: Span(end, end), [key])],
        inTranslation: true
      )
      return nil
    }
    if other.kind != part.kind {
      report([Diagnostic(.lessonTranslationMissing, at: other.span, [key])], inTranslation: true)
    }
    if other.title == nil {
      report(
        [Diagnostic(.lessonTitleMissing, at: other.span, [part.id.text])],
        inTranslation: true
      )
    }
    let translated = SectionText(other, isTranslation: true)
    report(translated.problems, inTranslation: true)
    if translated.flow.map(\.shape) != text.flow.map(\.shape) {
      report(
        [Diagnostic(.lessonTranslationShape, at: other.span, [part.id.text])],
        inTranslation: true
      )
    }
    for key in text.keys where translated.notes[key] == nil {
      report([Diagnostic(.lessonTranslationMissing, at: other.span, [key])], inTranslation: true)
    }
    for key in translated.keys where text.notes[key] == nil {
      let span = translated.notes[key]?.span ?? other.span
      report([Diagnostic(.lessonTranslationExtra, at: span, [key])], inTranslation: true)
    }
    return translated
  }

  /// What concerns the translation as a whole: its front matter and extra sections.
  mutating func checkTranslation(ids: Set<String>) {
    guard let translation else { return }
    report(translation.problems, inTranslation: true)
    for key in ["viewshell", "id", "title", "lang"] where translation[key] == nil {
      report([Diagnostic(.lessonMissingKey, at: Span(0, 3), [key])], inTranslation: true)
    }
    for key in ["viewshell", "id"] {
      if let word = translation[key], word.text != original[key]?.text {
        report([Diagnostic(.lessonBadAttributes, at: word.span, [word.text])], inTranslation: true)
      }
    }
    for entry in translation.entries
    where !["viewshell", "id", "title", "lang"].contains(entry.key.text) {
      report(
        [Diagnostic(.lessonUnknownKey, at: entry.key.span, [entry.key.text])],
        inTranslation: true
      )
    }
    if let word = translation["lang"], word.text != Language.chinese.rawValue {
      report([Diagnostic(.lessonBadAttributes, at: word.span, [word.text])], inTranslation: true)
    }
    if let heading = translation.heading, let title = translation["title"],
      heading.text != title.text
    {
      report(
        [Diagnostic(.lessonTitleMismatch, at: heading.span, [title.text])],
        inTranslation: true
      )
    }
    for part in translation.parts where !ids.contains(part.id.text) {
      let key = "## \(part.kind): \(part.id.text)"
      report([Diagnostic(.lessonTranslationExtra, at: part.span, [key])], inTranslation: true)
    }
    let order = translation.parts.map(\.id.text).filter(ids.contains)
    let wanted = original.parts.map(\.id.text).filter(Set(order).contains)
    if order != wanted, let first = zip(order, wanted).first(where: { $0 != $1 }),
      let part = translation.parts.first(where: { $0.id.text == first.0 })
    {
      report([Diagnostic(.lessonTranslationShape, at: part.span, [first.0])], inTranslation: true)
    }
  }
}
