import SwiftSource
import SwiftTypes

/// The names of one module: the library's, or the session's.
struct ModuleScope {
  private(set) var names: [String: [Declaration]] = [:]

  /// The declarations of a name, oldest first.
  subscript(_ name: String) -> [Declaration] { names[name] ?? [] }

  /// Adds a declaration beside others of its name: an overload.
  mutating func add(_ declaration: Declaration) {
    names[declaration.name, default: []].append(declaration)
  }

  /// Makes a declaration replace earlier ones of its name, as a new line at the prompt does; functions with
  /// other labels stay.
  mutating func redeclare(_ declaration: Declaration) {
    let kept = (names[declaration.name] ?? []).filter { earlier in
      guard let new = declaration as? FunctionDeclaration,
        let old = earlier as? FunctionDeclaration
      else { return false }
      return new.span == old.span || !new.hasSameSignature(as: old)
    }
    names[declaration.name] = kept + [declaration]
  }
}

extension FunctionDeclaration {
  /// True when labels and written parameter types are alike: a redeclaration, no overload.
  func hasSameSignature(as other: FunctionDeclaration) -> Bool {
    let mine = signatureSyntax.parameters
    let theirs = other.signatureSyntax.parameters
    guard mine.count == theirs.count else { return false }
    func written(_ function: FunctionDeclaration) -> String {
      function.signatureSyntax.result.map { function.file.text(in: $0.span) } ?? "Void"
    }
    // Functions may differ in their result alone; at the prompt the later one still replaces.
    if file === other.file, written(self) != written(other) { return false }
    return zip(mine, theirs).allSatisfy { left, right in
      left.label?.text == right.label?.text
        && file.text(in: left.type.span) == other.file.text(in: right.type.span)
    }
  }
}
