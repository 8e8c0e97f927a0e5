import SwiftSource

extension ExpressionSyntax {
  /// The keys and values of a table that is written down and looked up at once.
  private var lookedUpIn: [ExpressionSyntax] {
    guard case .subscriptCall(let call) = kind else { return [] }
    switch call.callee.kind {
    case .arrayLiteral(let elements): return elements
    case .dictionaryLiteral(let elements): return elements.map(\.value)
    default: return []
    }
  }

  /// True for a name or a chain of members: its type is the same whatever is expected.
  var isNamed: Bool {
    switch kind {
    case .identifier: isIndependent
    case .member(let base, _, _): base.isNamed
    default: false
    }
  }

  /// True when the meaning of the expression does not depend on what its context expects.
  var isIndependent: Bool {
    switch kind {
    case .closure, .implicitMember, .arrayLiteral, .dictionaryLiteral, .nilLiteral, .keyPath,
      .inOut, .ifExpression, .switchExpression, .doExpression, .discard, .error:
      return false
    case .sequence(let elements):
      return elements.allSatisfy { element in
        switch element {
        case .operand(let operand): operand.isIndependent
        case .ternary(let yes, _): yes.isIndependent
        default: true
        }
      }
    case .binary(let left, _, let right): return left.isIndependent && right.isIndependent
    case .ternary(_, let yes, let no): return yes.isIndependent && no.isIndependent
    case .paren(let inner), .prefixOperator(_, let inner), .tryExpression(_, let inner),
      .awaitExpression(let inner):
      return inner.isIndependent
    case .tuple(let elements): return elements.allSatisfy(\.value.isIndependent)
    case .identifier(let name, _):
      // `sorted(by: <)`: which operator is meant depends on the parameter.
      return !name.isOperator
    default: return !startsImplicitly && !lookedUpIn.contains(where: \.startsImplicitly)
    }
  }
}
