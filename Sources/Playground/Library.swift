import SwiftChecker
import SwiftEvaluator
import SwiftSource
import ViewLibrary

/// Reads the library files into a checker.
enum Library {
  /// A checker that knows the standard library and the view library.
  ///
  /// The files are read and their names collected; nothing is resolved before it is used.
  static func checker(profile: Profile) -> Checker {
    let checker = Checker(profile: profile)
    checker.notModelled = ViewLibrary.notModelled
    _ = checker.addLibrary(standard, module: "Swift")
    _ = checker.addLibrary(views, module: "SwiftUI")
    return checker
  }

  /// Parsed once for all playgrounds of a process; a syntax tree never changes.
  private static let standard = StandardSources.files.map {
    parse(SourceText($0.text, name: $0.name), keepsDocumentation: false)
  }
  private static let views = ViewLibrary.files.map {
    parse(SourceText($0.text, name: $0.name), keepsDocumentation: false)
  }
}
