import SwiftSource
import SwiftTypes

extension GradingSession {
  /// Why the submission is not even run; nil when it is.
  func refusal() -> Refusal? {
    let size = bench.pieces.reduce(0) { $0 + $1.text.utf8.count }
    if size > Grader.largestAnswer { return .tooLarge(limit: Grader.largestAnswer) }
    if bench.pieces.contains(where: { $0.text.utf8.contains(0) }) { return .notText }
    if names.isEmpty { return .empty }
    return redeclaration()
  }

  /// A declaration that could make the checks look at something else than they mean.
  ///
  /// Printed type names carry no modules, so `struct ModifiedContent<A, B>` in an answer would
  /// print like the library's; and a check that evaluates `Card(title: "a").body` must not meet
  /// other functions than the library's on its way. So an answer may not declare names that the
  /// solutions, the context or the checks use without declaring them in a solution.
  private func redeclaration() -> Refusal? {
    let needed = NeededNames(task: task, context: context)
    for piece in bench.pieces {
      let source = SourceText(piece.text, name: piece.name)
      for item in CodeNames(parse(source).statements).declared where needed.forbids(item) {
        return .redeclares(name: item.name, source, item.span)
      }
    }
    return nil
  }
}

/// The names that an answer must leave to the library.
struct NeededNames {
  private var types: Set<String> = [
    "IntegerLiteralType", "FloatLiteralType", "StringLiteralType", "BooleanLiteralType",
  ]
  private var globals: Set<String> = []
  private var members: Set<String> = []

  init(task: CodeTask, context: [Engine.Input]) {
    let reference = names(of: task.solutions.map(\.code))
    let surroundings = names(of: context.map(\.text))
    let expressions = names(of: task.checks.flatMap(\.expressions))
    let used = reference.identifiers.union(surroundings.identifiers)
    types.formUnion(used.union(expressions.identifiers))
    types.formUnion(surroundings.declared.filter { $0.kind == .type }.map(\.name))
    globals.formUnion(expressions.identifiers)
    globals.formUnion(surroundings.declared.filter { $0.kind != .addedMember }.map(\.name))
    globals.formUnion(used.filter { $0.first?.isUppercase == true })
    members = reference.members.union(surroundings.members).union(expressions.members)
    members.formUnion(["init", "body", "subscript"])
    for check in task.checks {
      for type in check.typeNames { types.formUnion(type.nominalNames) }
      for term in check.terms {
        if term.isMember { members.insert(term.name) } else { types.insert(term.name) }
      }
    }
    let own = Set(reference.declared.map(\.name))
    types.subtract(own)
    globals.subtract(own)
    members.subtract(own)
  }

  /// Whether a declaration of an answer gets in the way.
  func forbids(_ item: CodeNames.Declared) -> Bool {
    switch item.kind {
    case .type: types.contains(item.name) || globals.contains(item.name)
    case .global: globals.contains(item.name)
    case .addedMember: members.contains(item.name)
    }
  }

  private func names(of codes: [String]) -> CodeNames {
    CodeNames(codes.flatMap { parse(SourceText($0)).statements })
  }
}

extension Check {
  /// The expressions evaluated after the answer.
  var expressions: [String] {
    switch rule {
    case .keeps(_, let from, let to), .resets(_, let from, let to): [from, to]
    default: subject.map { [$0] } ?? []
    }
  }

  /// The type names it mentions.
  var typeNames: [TypeName] { if case .type(let name) = rule { [name] } else { [] } }

  /// The names it looks for in the code.
  var terms: [Term] {
    switch rule {
    case .uses(let term), .avoids(let term): [term]
    case .usesBefore(let first, let second): [first, second]
    default: []
    }
  }
}

extension TypeName {
  /// The names of all nominal types inside.
  var nominalNames: Set<String> {
    var names: Set<String> = []
    var work = [self]
    while let type = work.popLast() {
      if case .nominal(let name, _) = type.kind { names.insert(name) }
      work += type.children
    }
    return names
  }
}
