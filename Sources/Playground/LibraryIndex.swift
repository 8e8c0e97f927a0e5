import SwiftSource
import ViewLibrary

/// What the view library says about one of its declarations.
public struct LibraryEntry: Hashable, Sendable {
  /// The name: `padding`, `VStack`.
  public var name: String
  /// The type it belongs to: `View`; empty for a type itself.
  public var owner: String
  /// The declaration up to its body, on one line.
  public var signature: String
  /// The lines of its documentation comment: summary, rules and numbers, how sure it is.
  public var documentation: [String]
}

/// The declarations of the view library by name, for help and completion.
///
/// Only what a learner may write is listed in ``names``; the types behind modifiers, such as
/// `_PaddingLayout`, can be looked up all the same.
public struct LibraryIndex: Sendable {
  /// The names a learner may write, in alphabetical order.
  public let names: [String]
  private let entries: [String: [LibraryEntry]]

  /// The index of the library viewshell comes with; read when it is first asked for.
  public static let builtIn = LibraryIndex(
    ViewLibrary.files.map { SourceText($0.text, name: $0.name) }
  )

  /// Reads the declarations of some files.
  init(_ files: [SourceText]) {
    var found: [LibraryEntry] = []
    for file in files {
      for statement in parse(file).statements {
        if case .declaration(let declaration) = statement.kind {
          LibraryIndex.collect(declaration, owner: "", file, &found)
        }
      }
    }
    entries = Dictionary(grouping: found, by: \.name)
    let written = found.filter { !$0.name.hasPrefix("_") && !$0.owner.hasPrefix("_") }
    names = Set(written.map(\.name)).sorted()
  }

  /// Everything of one name: members of `View` first, then in the order of the library.
  ///
  /// Members of types that a learner does not write are left out.
  public func entries(named name: String) -> [LibraryEntry] {
    let all = (entries[name] ?? []).filter { name.hasPrefix("_") || !$0.owner.hasPrefix("_") }
    return all.filter { $0.owner == "View" } + all.filter { $0.owner != "View" }
  }

  private static func collect(
    _ declaration: DeclarationSyntax,
    owner: String,
    _ file: SourceText,
    _ found: inout [LibraryEntry]
  ) {
    let start = declaration.attributes.last?.span.end ?? declaration.span.start
    func add(_ name: String, until end: Int) {
      let entry = LibraryEntry(
        name: name,
        owner: owner,
        signature: oneLine(file.text(in: Span(start, max(start, end)))),
        documentation: declaration.documentation
      )
      found.append(entry)
    }
    switch declaration.kind {
    case .nominal(let nominal):
      let head = file.text(in: Span(start, declaration.span.end)).prefix { $0 != "{" }
      add(nominal.name.text, until: start + head.utf8.count)
      for member in nominal.members { collect(member, owner: nominal.name.text, file, &found) }
    case .extensionDeclaration(let extended):
      let name = file.text(in: extended.type.span)
      for member in extended.members { collect(member, owner: name, file, &found) }
    case .function(let function):
      add(function.name.text, until: function.body?.span.start ?? declaration.span.end)
    case .initializer(let initializer):
      add(owner, until: initializer.body?.span.start ?? declaration.span.end)
    case .variable(let variable) where variable.bindings.count == 1:
      let head = file.text(in: Span(start, declaration.span.end))
        .prefix { $0 != "{" && $0 != "=" }
      let pattern = file.text(in: variable.bindings[0].pattern.span)
      add(pattern, until: start + head.utf8.count)
    case .enumCases(let cases):
      for enumCase in cases { add(enumCase.name.text, until: declaration.span.end) }
    default: break
    }
  }

  /// The text with each run of blanks and line breaks as one blank, without `public`.
  private static func oneLine(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0 != "public" }
    return words.joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
