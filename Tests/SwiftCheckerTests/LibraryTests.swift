import SwiftChecker
import SwiftEvaluator
import SwiftSource
import TestSupport
import Testing
import ViewLibrary

/// The library is checked as a learner's code is.
@Suite struct LibraryTests {
  @Test func `every body of the library checks without a message`() throws {
    let messages = try withLargeStack { () -> [String] in
      Checking.checker().checkLibrary().map { item in
        let place = item.file.location(of: item.diagnostic.span.start)
        return "\(item.file.name):\(place.line) \(item.diagnostic.message(in: .english))"
      }
    }
    #expect(messages.isEmpty, "\(messages.joined(separator: "\n"))")
  }

  @Test func `every message has both languages and the same placeholders`() {
    for kind in CheckerDiagnostics.all {
      for phrase in [kind.headline, kind.reason, kind.remedy].compactMap({ $0 }) {
        #expect(!phrase.english.isEmpty && !phrase.chinese.isEmpty, "\(kind.id)")
        for index in 0..<4 {
          let mark = "{\(index)}"
          #expect(
            phrase.english.contains(mark) == phrase.chinese.contains(mark),
            "\(kind.id) \(mark)"
          )
        }
      }
    }
    #expect(Set(CheckerDiagnostics.all.map(\.id)).count == CheckerDiagnostics.all.count)
  }
}
