public import Playground

/// One thing the tutor says; the shell decides how it looks.
public enum Paragraph: Sendable {
  /// The heading of a chapter or section.
  case heading(String)
  /// A paragraph, list item or inner heading of the lesson.
  case prose(ProseBlock)
  /// Swift to look at.
  case code(String)
  /// An input and what viewshell answered: to be shown as at the prompt.
  case transcript(input: String, answer: Answer)
  /// Swift to submit to the learner's own session without showing an answer.
  case declare(String)
  /// What one can do now.
  case note(String)
  /// Something went well.
  case success(String)
  /// Something did not, yet.
  case failure(String)
  /// A detail of what stands above.
  case detail(String)
  /// A text with a line of `^` below the part that matters.
  case pointer(text: String, underline: String)
}

extension Paragraph {
  /// The blocks of lesson prose.
  static func prose(_ blocks: [ProseBlock]) -> [Paragraph] { blocks.map { .prose($0) } }
}
