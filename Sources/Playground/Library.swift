import SwiftChecker
import SwiftEvaluator
import SwiftSource
import ViewLibrary

/// Reads the library files into a checker.
enum Library {
  /// A checker that knows the standard library and the view library.
  ///
  /// The files are outlined; a declaration is read when its name is first looked up.
  static func checker(profile: Profile) -> Checker {
    let checker = Checker(profile: profile)
    checker.notModelled = ViewLibrary.notModelled.mapValues { reason in
      Phrase(reason, ViewLibrary.chineseReasons[reason] ?? reason).argument
    }
    checker.addLibrary(standard, module: "Swift")
    checker.addLibrary(views, module: "SwiftUI")
    return checker
  }

  /// Outlined once for all playgrounds of a process.
  private static let standard = StandardSources.files.map {
    LibraryFile(SourceText($0.text, name: $0.name))
  }
  private static let views = ViewLibrary.files.map {
    LibraryFile(SourceText($0.text, name: $0.name))
  }
}
