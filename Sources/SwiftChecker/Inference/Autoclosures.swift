import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Makes the closure that an `@autoclosure` parameter takes of an argument.
  func autoclosure(_ item: Argument, _ result: Type, _ type: Type) -> CheckedExpression {
    let frame = LocalScope.Frame(parent: scope.frame)
    let saved = scope
    scope = LocalScope(parent: saved, frame: frame)
    let node = convert(value(of: item, expected: result), to: result, .cannotConvertArgument)
    scope = saved
    let captures = captured(by: node, frame)
    let closure = CheckedClosure(
      parameters: [],
      body: CheckedBody(statements: [.returns(node, item.span)]),
      captures: captures,
      captureList: []
    )
    return make(.closure(closure), type, item.span)
  }

  /// An argument inferred before its autoclosure existed has to be captured afterwards.
  private func captured(by node: CheckedExpression, _ frame: LocalScope.Frame) -> [LocalVariable] {
    var found = frame.captures
    node.forEachLocal { variable in
      if variable.depth < frame.depth, !found.contains(variable) {
        variable.isCaptured = true
        found.append(variable)
        frame.parent?.capture(variable)
      }
    }
    return found
  }
}
