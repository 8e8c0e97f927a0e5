import SwiftSource
import SwiftTypes

/// An operator between number literals that have no type yet.
///
/// `1 + 2` is as open as `1`: what it becomes is decided where its literals are. Until then the
/// declaration of a protocol stands for the one that runs.
struct OpenOperator {
  /// Kept, so that its identity stays its own.
  let node: CheckedExpression
  let name: NameSyntax
  let arguments: [Argument]
  let operand: Type
  let proto: NominalReference
  let candidates: [Candidate]
}

extension BodyChecker {
  /// Applies an operator to literals alone without choosing a type for them; nil when it has to
  /// choose.
  func applyOpen(
    _ candidates: [Candidate],
    _ name: NameSyntax,
    _ arguments: [Argument],
    _ span: Span
  ) -> CheckedExpression? {
    var operands: [CheckedExpression] = []
    for argument in arguments {
      guard case .checked(let node) = argument.value, solver.isOpenNumber(node.type) else {
        return nil
      }
      operands.append(node)
    }
    guard let type = operands.first?.type,
      let (candidate, function) = uniform(candidates, operands.map(\.type)),
      operands.dropFirst().allSatisfy({ tryUnify($0.type, type) }),
      let context = function.context,
      let map = open(function.signature, context, .none),
      solver.unify(checker.selfType(of: context).substituting(map), type)
    else { return nil }
    let (argument, dispatch) = selfArgument(of: candidate, function, map, span)
    let callee = CheckedCall.Callee.function(function, map, selfArgument: argument, dispatch)
    let call = CheckedCall(callee: callee, arguments: operands.map { .value($0) })
    let node = make(.call(call), solver.deep(function.result.substituting(map)), span)
    openOperators[ObjectIdentifier(node)] = OpenOperator(
      node: node,
      name: name,
      arguments: arguments,
      operand: type,
      proto: context.nominal.reference,
      candidates: candidates
    )
    return node
  }

  /// The operator that a protocol declares for operands of one type and that the literals' own
  /// type has.
  private func uniform(
    _ candidates: [Candidate],
    _ operands: [Type]
  ) -> (Candidate, FunctionDeclaration)? {
    let isFloat = operands.contains { solver.literal(of: $0) == .float }
    let standard = checker.standard(isFloat ? "Double" : "Int")
    for candidate in candidates {
      guard let function = candidate.declaration as? FunctionDeclaration,
        let context = function.context, context.nominal.isProtocol
      else { continue }
      checker.resolve(function)
      let own = checker.selfType(of: context)
      if function.parameters.count == operands.count,
        function.parameters.allSatisfy({ $0.type == own && !$0.isInOut }),
        checker.conforms(standard, to: context.nominal.reference, in: solver.environment)
      {
        return (candidate, function)
      }
    }
    return nil
  }

  /// Takes the operator that the literals' type has, when it is not the one that stood for it.
  func settleOpenOperator(_ node: CheckedExpression) {
    guard let item = openOperators[ObjectIdentifier(node)], item.node === node else { return }
    let type = solver.deep(item.operand)
    guard !type.flags.contains(.variable) else { return }
    openOperators[ObjectIdentifier(node)] = nil
    if checker.conforms(type, to: item.proto, in: solver.environment) { return }
    let before = mark()
    let made = apply(item.candidates, item.arguments, nil, node.span, item.name.span)
    if diagnostics.count == before.diagnostics.count, solver.deep(made.type) == node.type {
      node.kind = made.kind
      return
    }
    undo(to: before)
    let names = item.arguments.map { _ in spelled(type) }
    report(.operandMismatch, item.name.span, [item.name.text] + [names[0], names.last ?? names[0]])
  }
}

extension Solver {
  /// True for a number literal without a type, or what is the same type as one.
  func isOpenNumber(_ type: Type) -> Bool {
    let kind = literal(of: type)
    return kind == .integer || kind == .float
  }

  /// True for a type of which nothing is known.
  func isBare(_ type: Type) -> Bool { openVariable(type) != nil && literal(of: type) == nil }
}
