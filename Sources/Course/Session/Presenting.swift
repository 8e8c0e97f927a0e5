import Playground
public import SwiftSource

extension Chapter {
  /// The whole chapter for showing to a class: prose, transcripts as viewshell answers them, and
  /// the tasks; no hints, no solutions.
  ///
  /// - Parameters:
  ///   - language: The language of the prose.
  ///   - engine: What runs the transcripts.
  /// - Returns: The parts of every section, each beginning with a heading.
  public func presented(in language: Language, engine: Engine = .playground) -> [[Paragraph]] {
    var tutor = Tutor(
      chapter: self,
      grader: Grader(chapter: self, engine: engine),
      language: language,
      progress: Progress(),
      now: { 0 }
    )
    return sections.indices.map { index in
      tutor.open(index).filter { if case .note = $0 { false } else { true } }
    }
  }
}
