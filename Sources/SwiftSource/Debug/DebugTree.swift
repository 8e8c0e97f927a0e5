/// The tree of some statements as nested lists, one statement a line.
///
///     x = a + 1        (sequence x = a + 1)
///     f(1) { $0 }      (call f 1 (closure $0))
///
/// For tests and for people who work on the parser; the form may change.
public func debugTree(_ statements: [StatementSyntax]) -> String {
  statements.map { TreePrinter().text($0) }.joined(separator: "\n")
}

/// The tree of one expression as nested lists.
public func debugTree(_ expression: ExpressionSyntax) -> String {
  TreePrinter().text(expression)
}

/// Writes trees as nested lists; the files next to this one hold a part each.
struct TreePrinter {
  func list(_ head: String, _ parts: [String?]) -> String {
    let rest = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return "(" + ([head] + rest).joined(separator: " ") + ")"
  }

  func text(_ name: NameSyntax?) -> String? { name.map { $0.text.isEmpty ? "<none>" : $0.text } }

  func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\\": "\\\\"
      case "\"": "\\\""
      default: scalar.value < 0x20 ? "\\u{\(scalar.value)}" : String(Character(scalar))
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  // MARK: Types

  func text(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .identifier(let name, let arguments): return name.text + generics(arguments)
    case .member(let base, let name, let arguments):
      return text(base) + "." + name.text + generics(arguments)
    case .array(let element): return "[" + text(element) + "]"
    case .dictionary(let key, let value): return "[" + text(key) + ": " + text(value) + "]"
    case .optional(let base): return text(base) + "?"
    case .implicitlyUnwrapped(let base): return text(base) + "!"
    case .tuple(let elements): return text(elements)
    case .function(let function): return text(function)
    case .some(let base): return list("some", [text(base)])
    case .any(let base): return list("any", [text(base)])
    case .composition(let parts): return list("&", parts.map { text($0) })
    case .packExpansion(let pattern): return list("repeat", [text(pattern)])
    case .packElement(let pattern): return list("each", [text(pattern)])
    case .attributed(let attributes, let specifiers, let base):
      return list("attributed", attributes.map { text($0) } + specifiers + [text(base)])
    case .suppressed(let base): return "~" + text(base)
    case .placeholder: return "_"
    case .error: return "<error>"
    }
  }

  func generics(_ arguments: [TypeSyntax]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map { text($0) }.joined(separator: ", ") + ">"
  }

  private func text(_ elements: [TupleTypeElementSyntax]) -> String {
    let parts = elements.map {
      (text($0.label).map { $0 + ": " } ?? "") + text($0.type) + ($0.isVariadic ? "..." : "")
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func text(_ function: FunctionTypeSyntax) -> String {
    let effects =
      (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      + (function.thrownType.map { "(" + text($0) + ")" } ?? "")
    return text(function.parameters) + effects + " -> " + text(function.result)
  }

  func text(_ attribute: AttributeSyntax) -> String {
    let name = "@" + text(attribute.type)
    if !attribute.availability.isEmpty {
      let items = attribute.availability.map { item in
        ([item.platform] + [item.version.map(String.init).joined(separator: ".")] + item.flags)
          .filter { !$0.isEmpty }.joined(separator: " ")
      }
      return name + "(" + items.joined(separator: ", ") + ")"
    }
    guard let arguments = attribute.arguments else { return name }
    return name + "(" + arguments.map { text($0) }.joined(separator: ", ") + ")"
  }

  // MARK: Patterns

  func text(_ pattern: PatternSyntax) -> String {
    switch pattern.kind {
    case .identifier(let name): return name.text
    case .wildcard: return "_"
    case .tuple(let elements): return list("tuple", elements.map { text($0) })
    case .binding(let isVar, let inner): return list(isVar ? "var" : "let", [text(inner)])
    case .enumCase(let type, let name, let payload):
      let head = (type.map { text($0) } ?? "") + "." + name.text
      return payload.map { list(head, $0.map { text($0) }) } ?? head
    case .optional(let inner): return text(inner) + "?"
    case .isType(let type): return list("is", [text(type)])
    case .asType(let inner, let type): return list("as", [text(inner), text(type)])
    case .expression(let expression): return list("match", [text(expression)])
    case .typed(let inner, let type): return list("typed", [text(inner), text(type)])
    case .error: return "<error>"
    }
  }

  private func text(_ element: TuplePatternElementSyntax) -> String {
    (text(element.label).map { $0 + ": " } ?? "") + text(element.pattern)
  }
}
