extension TreePrinter {
  func text(_ expression: ExpressionSyntax) -> String {
    switch expression.kind {
    case .integerLiteral(let spelling), .floatLiteral(let spelling), .regexLiteral(let spelling):
      return spelling
    case .booleanLiteral(let value): return value ? "true" : "false"
    case .nilLiteral: return "nil"
    case .stringLiteral(let segments): return text(segments)
    case .arrayLiteral(let elements): return list("array", elements.map { text($0) })
    case .dictionaryLiteral(let pairs):
      return list("dictionary", pairs.map { text($0.key) + ": " + text($0.value) })
    case .identifier(let name, let arguments): return name.text + generics(arguments)
    case .discard: return "_"
    case .implicitMember(let name, let arguments): return "." + name.text + generics(arguments)
    case .member(let base, let name, let arguments):
      return list(".", [text(base), name.text + generics(arguments)])
    case .call(let call): return text(call, "call")
    case .subscriptCall(let call): return text(call, "subscript")
    case .closure(let closure): return text(closure)
    case .paren(let inner): return list("paren", [text(inner)])
    case .tuple(let arguments): return list("tuple", arguments.map { text($0) })
    case .error: return "<error>"
    default: return operatorText(expression)
    }
  }

  private func operatorText(_ expression: ExpressionSyntax) -> String {
    switch expression.kind {
    case .optionalUnwrap(let base): return list("?", [text(base)])
    case .forceUnwrap(let base): return list("!", [text(base)])
    case .prefixOperator(let name, let operand):
      return list("prefix", [name.text, text(operand)])
    case .postfixOperator(let operand, let name):
      return list("postfix", [text(operand), name.text])
    case .inOut(let operand): return list("inout", [text(operand)])
    case .sequence(let elements): return list("sequence", elements.map { text($0) })
    case .binary(let left, let name, let right):
      return list(name.text, [text(left), text(right)])
    case .assignment(let left, let right): return list("=", [text(left), text(right)])
    case .ternary(let condition, let first, let second):
      return list("?:", [text(condition), text(first), text(second)])
    case .cast(let value, let cast, let type):
      return list(cast.rawValue, [text(value), text(type)])
    default: return markedText(expression)
    }
  }

  private func markedText(_ expression: ExpressionSyntax) -> String {
    switch expression.kind {
    case .tryExpression(let mark, let value): return list("try" + mark, [text(value)])
    case .awaitExpression(let value): return list("await", [text(value)])
    case .keywordExpression(let word, let value): return list(word, [text(value)])
    case .ifExpression(let value): return text(value)
    case .switchExpression(let value): return text(value)
    case .doExpression(let value): return text(value)
    case .keyPath(let root, let components):
      let steps = components.map { text($0) }.joined()
      return "\\" + (root.map { text($0) } ?? "") + steps
    case .type(let type): return list("type", [text(type)])
    case .macro(let name, let call):
      return call.map { text($0, "macro") } ?? "#" + name.text
    case .postfixConditional(let base, let clauses):
      let parts = clauses.map {
        list("when", [$0.condition.map { text($0) } ?? "else", text($0.value)])
      }
      return list("#if", [text(base)] + parts)
    default: return "<unknown>"
    }
  }

  private func text(_ element: SequenceElementSyntax) -> String {
    switch element {
    case .operand(let operand): text(operand)
    case .binaryOperator(let name): name.text
    case .assignment: "="
    case .ternary(let middle, _): "? " + text(middle) + " :"
    case .cast(let cast, let type, _): cast.rawValue + " " + text(type)
    }
  }

  private func text(_ segments: [StringSegmentSyntax]) -> String {
    let parts = segments.map { segment -> String in
      switch segment {
      case .text(let text, _): return quoted(text)
      case .interpolation(let arguments, _): return list("\\", arguments.map { text($0) })
      }
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? "\"\"" : list("string", parts)
  }

  func text(_ argument: ArgumentSyntax) -> String {
    (text(argument.label).map { $0 + ": " } ?? "") + text(argument.value)
  }

  private func text(_ call: CallSyntax, _ head: String) -> String {
    let closures = call.trailingClosures.map { "{" + text($0) + "}" }
    return list(head, [text(call.callee)] + call.arguments.map { text($0) } + closures)
  }

  private func text(_ component: KeyPathComponentSyntax) -> String {
    switch component {
    case .property(let name): "." + name.text
    case .subscriptStep(let arguments, _):
      "[" + arguments.map { text($0) }.joined(separator: ", ") + "]"
    case .optionalChain: "?"
    case .forceUnwrap: "!"
    }
  }

  private func text(_ closure: ClosureSyntax) -> String {
    let captures = closure.captures.map { capture in
      ([capture.specifier, capture.name.text, capture.value.map { "= " + text($0) }] as [String?])
        .compactMap { $0 }.joined(separator: " ")
    }
    let parameters = closure.parameters.map { parameters in
      let names = parameters.map { $0.name.text + ($0.type.map { ": " + text($0) } ?? "") }
      return "|" + names.joined(separator: ", ") + "|"
    }
    let effects = [
      closure.isAsync ? "async" : nil, closure.isThrowing ? "throws" : nil,
      closure.thrownType.map { text($0) }, closure.result.map { "-> " + text($0) },
    ]
    return list(
      "closure",
      closure.attributes.map { text($0) }
        + [captures.isEmpty ? nil : "[" + captures.joined(separator: ", ") + "]", parameters]
        + effects + closure.body.map { text($0) }
    )
  }
}
