import Course
import Glibc
import SwiftSource

extension FileProblem {
  /// Why a file could not be written, in one language.
  func text(in language: Language) -> String {
    switch self {
    case .system(EEXIST): Message.fileExists.text(in: language)
    case .system(let code): Message.fileSystemError.text(in: language, [systemMessage(code)])
    case .notAFile: Message.fileIsSpecial.text(in: language)
    case .tooLarge(let limit): Message.fileTooLarge.text(in: language, [String(limit >> 20)])
    case .notText: Message.fileIsBinary.text(in: language)
    }
  }
}
