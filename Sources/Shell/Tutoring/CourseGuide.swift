import Course
import Playground
import SwiftSource

/// The course at the prompt: hands inputs on to it and puts what it says into lines.
final class CourseGuide: CourseCommands {
  private let course: CourseSession
  /// Where to begin: nil greets only those who were here before, "" resumes.
  private let place: String?

  init(_ course: CourseSession, place: String?) {
    self.course = course
    self.place = place
  }

  var language: Language {
    get { course.language }
    set { course.language = newValue }
  }

  var takesNextLine: Bool { course.takesPrediction }

  func greeting(in session: Session) -> [String] {
    if place == nil, course.isNewcomer { return [] }
    return lines(course.start(place?.isEmpty == false ? place : nil), session)
  }

  func take(_ line: String, in session: Session) -> [String] {
    lines(course.predict(line), session)
  }

  func perform(_ command: String, _ argument: String, in session: Session) -> [String] {
    lines(course.perform(command, argument) ?? [], session)
  }

  func observe(_ answer: Answer, in session: Session) -> [String] {
    lines(course.handle(answer), session)
  }

  private func lines(_ paragraphs: [Paragraph], _ session: Session) -> [String] {
    var lines: [String] = []
    for paragraph in paragraphs {
      if case .declare(let code) = paragraph {
        session.declare(code)
      } else {
        // What one can do now stands apart from what was said.
        if case .note = paragraph, lines.last?.isEmpty == false { lines.append("") }
        lines += session.presentation.paragraph(paragraph)
      }
    }
    return lines
  }
}
