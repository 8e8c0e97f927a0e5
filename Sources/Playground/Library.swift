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
    let standard = StandardSources.files.map { parse(SourceText($0.text, name: $0.name)) }
    _ = checker.addLibrary(standard, module: "Swift")
    let views = ViewLibrary.files.map { parse(SourceText($0.text, name: $0.name)) }
    _ = checker.addLibrary(views, module: "SwiftUI")
    return checker
  }
}
