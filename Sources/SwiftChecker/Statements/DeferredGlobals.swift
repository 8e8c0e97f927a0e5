import SwiftSource
import SwiftTypes

/// Constants of the top level that get their value later: `let a: String`, then `if … { a = "x" }`.
///
/// Until they have it they are variables of the file's own code; then they live on in the session.
extension SessionChecker {
  /// Checks such constants with the statements up to the one that completes them; nil where none
  /// begins.
  mutating func checkDeferred(
    _ rest: inout ArraySlice<StatementSyntax>,
    _ declared: inout [Declaration]
  ) -> CheckedInputStatement? {
    guard let first = rest.first, isDeferred(first, rest.dropFirst()) else { return nil }
    let analysis = InitializationAnalysis(checker: checker, file: input.source)
    var state = InitializationAnalysis.State()
    var constants: [LocalVariable] = []
    var statements: [CheckedStatement] = []
    var span = first.span
    while let next = rest.popFirst() {
      span = span.union(next.span)
      var made: [CheckedStatement] = []
      if isDeferred(next, rest) {
        made = body.checkStatement(next)
        for case .variable(let constant, nil) in made { constants.append(constant) }
      } else {
        for item in check(next, &declared) {
          made += item.statements + (item.value.map { [.expression($0)] } ?? [])
        }
      }
      statements += made
      analysis.follow(made, &state)
      if constants.allSatisfy({ state.contains(.local($0)) }) { break }
    }
    for constant in constants {
      if !state.contains(.local(constant)) {
        body.report(.globalNeedsValue, constant.span, [constant.name])
      }
      statements.append(publish(constant, isLet: true, &declared))
    }
    return CheckedInputStatement(statements: statements, value: nil, span: span)
  }

  /// True for constants without a value to which a later statement seems to give one.
  private func isDeferred(
    _ statement: StatementSyntax,
    _ later: ArraySlice<StatementSyntax>
  ) -> Bool {
    guard case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind, variable.isLet,
      declaration.attributes.isEmpty, variable.bindings.last?.type != nil
    else { return false }
    return variable.bindings.allSatisfy { binding in
      guard binding.value == nil, binding.accessors == nil, let name = binding.pattern.boundName
      else { return false }
      return later.contains { input.source.text(in: $0.span).assigns(name.text) }
    }
  }

  /// Makes a variable of the file's own code a global with its value.
  func publish(
    _ variable: LocalVariable,
    isLet: Bool,
    _ declared: inout [Declaration]
  ) -> CheckedStatement {
    let made = VariableDeclaration(
      name: variable.name,
      file: input.source,
      span: variable.span,
      isLet: isLet,
      type: nil,
      value: nil,
      context: nil,
      isStatic: false,
      isLibrary: false
    )
    made.state = .resolved
    made.type = variable.type
    let place = CheckedExpression(.global(made, Substitutions()), variable.type, variable.span)
    let local = CheckedExpression(.local(variable), variable.type, variable.span)
    checker.session.redeclare(made)
    declared.append(made)
    body.scope.forget(variable.name)
    return .expression(CheckedExpression(.assignment(place, local), .void, variable.span))
  }
}

extension String {
  /// True when `name =` stands somewhere in this text.
  fileprivate func assigns(_ name: String) -> Bool {
    var words = split {
      $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "{" || $0 == ";" || $0 == "}"
    }[...]
    while let word = words.popFirst() {
      if word == name, words.first == "=" { return true }
    }
    return false
  }
}
