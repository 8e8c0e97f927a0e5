/// The view library: Swift source that the checker reads as it reads a learner's code.
///
/// Everything a learner imports with `import SwiftUI` is declared there, with Apple's signatures;
/// a view or modifier without a body says in ``_Primitive`` or ``_Effect`` what it is.
public enum ViewLibrary {
  /// One file of the library.
  public struct File: Sendable {
    /// Its name, such as `Text.swift`.
    public let name: String
    /// Its text, which ends with a line break.
    public let text: String
  }

  /// The Swift files of the library, sorted by name.
  public static let files: [File] = LibrarySources.files
    .filter { $0.name.hasSuffix(".swift") }
    .map { File(name: $0.name, text: $0.text) }
}
