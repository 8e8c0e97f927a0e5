import SwiftSource
import SwiftTypes

/// `T!`: an Optional that unwraps itself where its value is needed.
extension BodyChecker {
  /// What a declaration of type `T!` holds, taken out by force; nil for any other node.
  func forced(_ node: CheckedExpression) -> CheckedExpression? {
    guard isImplicitlyUnwrapped(node), let wrapped = checker.wrapped(solver.deep(node.type)) else {
      return nil
    }
    return make(.forceUnwrap(node), wrapped, node.span)
  }

  /// Infers the base of a member; what its literals leave open is decided here, since nothing that
  /// follows could: `Array("ab").map(String.init)`.
  func inferBase(_ syntax: ExpressionSyntax) -> CheckedExpression {
    let start = solver.count
    let node = unwrappedBase(infer(syntax))
    if isUndecided(node.type) {
      solver.settle()
      if isUndecided(node.type) { solver.applyDefaults(from: start) }
    }
    return node
  }

  /// True when more than literals is open inside a type.
  func isUndecided(_ type: Type) -> Bool {
    let known = solver.deep(type)
    guard known.flags.contains(.variable), solver.openVariable(known) == nil else { return false }
    var isFound = false
    known.forEachNode { part in
      if solver.openVariable(part) != nil, solver.literal(of: part) == nil { isFound = true }
      if case .member = part.kind, part.flags.contains(.variable) { isFound = true }
    }
    return isFound
  }

  /// The base of a member, call or subscript, of which the value is needed.
  func unwrappedBase(_ node: CheckedExpression) -> CheckedExpression { forced(node) ?? node }

  private func isImplicitlyUnwrapped(_ node: CheckedExpression) -> Bool {
    switch node.kind {
    case .local(let variable): variable.isImplicitlyUnwrapped
    case .global(let variable, _), .property(_, let variable, _, _):
      variable.isImplicitlyUnwrapped
    case .open(_, _, _, let inner): isImplicitlyUnwrapped(inner)
    default: false
    }
  }
}

extension TypeSyntax {
  /// True for `T!`.
  var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped = kind { return true }
    return false
  }
}
