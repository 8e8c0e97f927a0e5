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

  /// Why a name of SwiftUI is not declared here, by name.
  ///
  /// A name stands here when nobody outside Apple knows the type it gives, or when nothing of what
  /// it does can be shown. A name with labels, such as `animation(_:body:)`, means that form only.
  public static let notModelled = pairs(of: "NotModelled.txt")

  /// The reasons of ``notModelled`` in Simplified Chinese, by the English ones.
  public static let chineseReasons = pairs(of: "NotModelledReasons.txt")

  /// The lines of a table with two columns.
  private static func pairs(of name: String) -> [String: String] {
    var pairs: [String: String] = [:]
    for file in LibrarySources.files where file.name == name {
      for line in file.text.split(separator: "\n") where !line.hasPrefix("#") {
        let parts = line.split(separator: "\t", maxSplits: 1)
        if parts.count == 2 { pairs[String(parts[0])] = String(parts[1]) }
      }
    }
    return pairs
  }
}
