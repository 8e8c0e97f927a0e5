import SwiftSource

extension CodeNames {
  mutating func visit(_ expression: ExpressionSyntax) {
    switch expression.kind {
    case .identifier(let name, let arguments):
      identifiers.insert(name.text)
      for type in arguments { add(type) }
    case .implicitMember(let name, _): members.insert(name.text)
    case .member(let base, let name, let arguments):
      members.insert(name.text)
      noteChain(of: base, before: name.text)
      add(base)
      for type in arguments { add(type) }
    case .call(let call), .subscriptCall(let call): visit(call)
    case .closure(let closure): visit(closure)
    case .stringLiteral(let segments):
      for case .interpolation(let arguments, _) in segments { add(arguments) }
    case .arrayLiteral(let items): for item in items { add(item) }
    case .dictionaryLiteral(let elements):
      for element in elements {
        add(element.key)
        add(element.value)
      }
    case .tuple(let arguments): add(arguments)
    case .paren(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner), .inOut(let inner),
      .prefixOperator(_, let inner), .postfixOperator(let inner, _), .tryExpression(_, let inner),
      .awaitExpression(let inner), .keywordExpression(_, let inner):
      add(inner)
    case .binary(let left, _, let right), .assignment(let left, let right):
      add(left)
      add(right)
    case .ternary(let first, let second, let third):
      add(first)
      add(second)
      add(third)
    case .cast(let value, _, let type):
      add(value)
      add(type)
    case .sequence(let elements): visit(elements)
    case .ifExpression(let syntax): visit(syntax)
    case .switchExpression(let syntax): visit(syntax)
    case .doExpression(let syntax): visit(syntax)
    case .keyPath(let root, let components):
      add(root)
      for case .property(let name) in components { members.insert(name.text) }
    case .type(let type): add(type)
    case .macro(let name, let call):
      identifiers.insert(name.text)
      if let call { visit(call) }
    case .postfixConditional(let base, let clauses):
      add(base)
      for clause in clauses { add(clause.value) }
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .discard,
      .error:
      break
    }
  }

  mutating func visit(_ call: CallSyntax) {
    add(call.callee)
    add(call.arguments)
    add(call.trailingClosures)
  }

  mutating func visit(_ closure: ClosureSyntax) {
    for capture in closure.captures { add(capture.value) }
    for parameter in closure.parameters ?? [] { add(parameter.type) }
    add(closure.result)
    add(closure.body)
  }

  mutating func visit(_ elements: [SequenceElementSyntax]) {
    for element in elements {
      switch element {
      case .operand(let value), .ternary(let value, _): add(value)
      case .cast(_, let type, _): add(type)
      case .binaryOperator, .assignment: break
      }
    }
  }

  /// Notes every member applied further inside the chain that a member is applied to.
  mutating func noteChain(of base: ExpressionSyntax, before name: String) {
    var current = base
    for _ in 0..<1000 {
      switch current.kind {
      case .call(let call), .subscriptCall(let call): current = call.callee
      case .member(let inner, let member, _):
        chains.insert(["." + member.text, "." + name])
        current = inner
      case .paren(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner): current = inner
      case .identifier(let first, _):
        chains.insert([first.text, "." + name])
        return
      default: return
      }
    }
  }

  mutating func visit(_ type: TypeSyntax) {
    switch type.kind {
    case .identifier(let name, let arguments):
      identifiers.insert(name.text)
      for argument in arguments { add(argument) }
    case .member(let base, let name, let arguments):
      members.insert(name.text)
      add(base)
      for argument in arguments { add(argument) }
    case .array(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .some(let inner), .any(let inner), .packExpansion(let inner), .packElement(let inner),
      .attributed(_, _, let inner), .suppressed(let inner):
      add(inner)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .tuple(let elements): for element in elements { add(element.type) }
    case .function(let function):
      for parameter in function.parameters { add(parameter.type) }
      add(function.result)
    case .composition(let parts): for part in parts { add(part) }
    case .placeholder, .error: break
    }
  }

  mutating func visit(_ pattern: PatternSyntax) {
    switch pattern.kind {
    case .tuple(let elements): for element in elements { add(element.pattern) }
    case .binding(_, let inner), .optional(let inner): add(inner)
    case .enumCase(let type, let name, let payload):
      add(type)
      members.insert(name.text)
      for element in payload ?? [] { add(element.pattern) }
    case .isType(let type): add(type)
    case .asType(let inner, let type), .typed(let inner, let type):
      add(inner)
      add(type)
    case .expression(let value): add(value)
    case .identifier, .wildcard, .error: break
    }
  }
}
