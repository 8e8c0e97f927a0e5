import Course
import Playground
import SwiftSource

/// The course in the interactive shell: hands on what is typed and shows what the tutor says.
final class CourseGuide: CourseCommands {
  private let course: CourseSession
  private let opensAtOnce: Bool
  private let place: String?

  /// Wraps a course session.
  ///
  /// - Parameters:
  ///   - course: The session.
  ///   - opensAtOnce: Whether a chapter opens as the shell starts.
  ///   - place: The chapter or exercise to open; nil resumes.
  init(_ course: CourseSession, opensAtOnce: Bool, place: String?) {
    self.course = course
    self.opensAtOnce = opensAtOnce
    self.place = place
  }

  var takesPrediction: Bool { course.takesPrediction }

  func greeting(in session: Session) -> [String] {
    if opensAtOnce { return lines(course.start(place), in: session) }
    if !course.isNewcomer { return [""] + lines(course.start(), in: session) }
    return [Message.courseOffer.text(in: session.language)]
  }

  func perform(_ command: String, argument: String, in session: Session) -> [Session.Reply] {
    course.language = session.language
    guard let paragraphs = course.perform(command, argument) else { return [] }
    return [.lines(lines(paragraphs, in: session))]
  }

  func predict(_ line: String, in session: Session) -> [Session.Reply] {
    course.language = session.language
    return [.lines(lines(course.predict(line), in: session))]
  }

  func observe(_ answer: Answer, in session: Session) -> [String] {
    course.language = session.language
    return lines(course.handle(answer), in: session)
  }

  /// The paragraphs as lines; what the lesson declares is declared in the learner's session too.
  private func lines(_ paragraphs: [Paragraph], in session: Session) -> [String] {
    for case .declare(let code) in paragraphs {
      _ = session.engine.submit(code, name: "lesson")
    }
    return session.presentation.lesson(paragraphs)
  }
}
