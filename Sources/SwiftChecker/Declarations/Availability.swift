import SwiftSource

extension Checker {
  /// The clause of `#if` that counts: conditions are judged as on an iPhone.
  func activeStatements(of clauses: [CompilationClauseSyntax]) -> [StatementSyntax] {
    for clause in clauses {
      guard let condition = clause.condition else { return clause.statements }
      if isActive(condition) { return clause.statements }
    }
    return []
  }

  /// The clause that counts of an `#if` inside a chain.
  func activeClause(of clauses: [PostfixClauseSyntax]) -> ExpressionSyntax? {
    clauses.first { clause in clause.condition.map { isActive($0) } ?? true }?.value
  }

  private func isActive(_ condition: ExpressionSyntax) -> Bool {
    switch condition.kind {
    case .booleanLiteral(let value): value
    case .paren(let inner): isActive(inner)
    case .prefixOperator(_, let inner): !isActive(inner)
    case .identifier(let name, _): name.text == "DEBUG" ? false : name.text == "viewshell"
    case .sequence(let elements): isActive(operatorTable.fold(elements).0)
    case .binary(let left, let name, let right):
      name.text == "||" ? isActive(left) || isActive(right) : isActive(left) && isActive(right)
    case .call(let call): isActive(call)
    default: false
    }
  }

  private func isActive(_ call: CallSyntax) -> Bool {
    if case .identifier(let function, _) = call.callee.kind,
      function.text == "swift" || function.text == "compiler",
      case .prefixOperator(let comparison, _)? = call.arguments.first?.value.kind
    {
      return comparison.text == ">="
    }
    guard case .identifier(let function, _) = call.callee.kind, let first = call.arguments.first,
      case .identifier(let name, _) = first.value.kind
    else { return false }
    switch function.text {
    case "os": return name.text == "iOS"
    case "canImport": return moduleNames.contains(name.text)
    case "targetEnvironment": return name.text == "simulator"
    case "compiler", "swift", "hasFeature": return true
    default: return false
    }
  }

  /// Whether the profile satisfies `#available(...)`.
  func isAvailable(_ items: [AvailabilityItem]) -> Bool {
    guard let item = items.first(where: { $0.platform == "iOS" }) else { return true }
    return !profile.version.lexicographicallyPrecedes(item.version)
  }

  /// Whether a declaration exists in the profile: introduced, not obsoleted, not unavailable.
  func isAvailable(_ declaration: Declaration) -> Bool {
    for attribute in declaration.attributes where attribute.name == "available" {
      for item in attribute.availability where item.platform == "iOS" || item.platform == "*" {
        if item.flags.contains("unavailable") { return false }
        if item.platform == "iOS", profile.version.lexicographicallyPrecedes(item.version) {
          return false
        }
        if let obsoleted = item.obsoleted, !profile.version.lexicographicallyPrecedes(obsoleted) {
          return false
        }
      }
    }
    return true
  }
}
