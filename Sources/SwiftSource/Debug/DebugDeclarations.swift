extension TreePrinter {
  func text(_ declaration: DeclarationSyntax) -> String {
    let modifiers = declaration.modifiers.map { $0.name + ($0.detail.map { "(\($0))" } ?? "") }
    let documentation = declaration.documentation.map { "doc:" + quoted($0) }
    let before = documentation + declaration.attributes.map { text($0) } + modifiers
    let body = text(declaration.kind)
    return before.isEmpty ? body : list("declare", before + [body])
  }

  private func text(_ kind: DeclarationSyntax.Kind) -> String {
    switch kind {
    case .importModule(let path): return list("import", path.map(\.text))
    case .variable(let variable): return text(variable)
    case .function(let function): return text(function)
    case .initializer(let initializer):
      return list(
        "init" + initializer.mark,
        [
          text(initializer.generics), text(initializer.signature),
          initializer.body.map { text($0) },
        ]
      )
    case .deinitializer(let block): return list("deinit", [text(block)])
    case .subscriptDeclaration(let value):
      return list(
        "subscript",
        [
          text(value.generics), text(value.parameters), "-> " + text(value.result),
          value.accessors.map { text($0) },
        ]
      )
    case .nominal(let value):
      return list(
        value.keyword.rawValue,
        [value.name.text, text(value.generics), inherited(value.inherited)]
          + value.members.map { text($0) }
      )
    case .extensionDeclaration(let value):
      return list(
        "extension",
        [text(value.type), inherited(value.inherited), text(value.requirements)]
          + value.members.map { text($0) }
      )
    default: return smallText(kind)
    }
  }

  private func smallText(_ kind: DeclarationSyntax.Kind) -> String {
    switch kind {
    case .typeAlias(let name, let generics, let type):
      return list("typealias", [name.text, text(generics), text(type)])
    case .associatedType(let name, let types, let type, let requirements):
      return list(
        "associatedtype",
        [name.text, inherited(types), type.map { text($0) }, text(requirements)]
      )
    case .enumCases(let cases): return list("case", cases.map { text($0) })
    case .operatorDeclaration(let name, let fixity, let group):
      return list("operator", [fixity, name.text, text(group)])
    case .precedenceGroup(let group):
      return list(
        "precedencegroup",
        [group.name, group.associativity] + group.higherThan.map { ">" + $0 }
          + group.lowerThan.map { "<" + $0 } + [group.isAssignment ? "assignment" : nil]
      )
    case .macroExpansion(let name, let call):
      let call = ExpressionSyntax(.macro(name, call), name.span)
      return text(call)
    case .macroDeclaration(let name): return list("macro", [name.text])
    case .conditionalCompilation(let clauses): return text(clauses)
    default: return "<error>"
    }
  }

  private func inherited(_ types: [TypeSyntax]) -> String? {
    types.isEmpty ? nil : ": " + types.map { text($0) }.joined(separator: ", ")
  }

  private func text(_ variable: VariableSyntax) -> String {
    let bindings = variable.bindings.map { binding in
      let parts: [String?] = [
        text(binding.pattern), binding.type.map { ": " + text($0) },
        binding.value.map { "= " + text($0) }, binding.accessors.map { text($0) },
      ]
      return parts.compactMap { $0 }.joined(separator: " ")
    }
    return list(variable.isLet ? "let" : "var", [bindings.joined(separator: ", ")])
  }

  private func text(_ accessors: AccessorsSyntax) -> String {
    switch accessors {
    case .getter(let block): text(block)
    case .list(let list): "{" + list.map { text($0) }.joined(separator: " ") + "}"
    }
  }

  private func text(_ accessor: AccessorSyntax) -> String {
    let parts: [String?] = [
      accessor.mutation, accessor.keyword, accessor.parameter.map { "(\($0.text))" },
      accessor.isAsync ? "async" : nil, accessor.isThrowing ? "throws" : nil,
      accessor.body.map { text($0) },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func text(_ function: FunctionSyntax) -> String {
    list(
      "func",
      [
        function.name.text, text(function.generics), text(function.signature),
        function.body.map { text($0) },
      ]
    )
  }

  private func text(_ signature: SignatureSyntax) -> String {
    let parts: [String?] = [
      text(signature.parameters), signature.isAsync ? "async" : nil,
      signature.isThrowing ? "throws" : nil, signature.thrownType.map { text($0) },
      signature.result.map { "-> " + text($0) },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func text(_ parameters: [ParameterSyntax]) -> String {
    let parts = parameters.map { parameter -> String in
      let names =
        parameter.label.map { label in
          label.text == parameter.name.text ? label.text : label.text + " " + parameter.name.text
        } ?? "_ " + parameter.name.text
      let attributes = parameter.attributes.map { text($0) + " " }.joined()
      let value = parameter.defaultValue.map { " = " + text($0) } ?? ""
      return attributes + names + ": " + text(parameter.type)
        + (parameter.isVariadic ? "..." : "") + value
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func text(_ value: EnumCaseSyntax) -> String {
    value.name.text + (value.payload.map { text($0) } ?? "")
      + (value.rawValue.map { " = " + text($0) } ?? "")
  }

  private func text(_ generics: GenericsSyntax) -> String? {
    let parameters = generics.parameters.map {
      ($0.isPack ? "each " : "") + $0.name.text + ($0.inherited.map { ": " + text($0) } ?? "")
    }
    let head = parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
    let tail = text(generics.requirements) ?? ""
    let whole = head + (head.isEmpty || tail.isEmpty ? "" : " ") + tail
    return whole.isEmpty ? nil : whole
  }

  private func text(_ requirements: [RequirementSyntax]) -> String? {
    guard !requirements.isEmpty else { return nil }
    let parts = requirements.map { requirement in
      switch requirement {
      case .conformance(let left, let right): text(left) + ": " + text(right)
      case .sameType(let left, let right): text(left) + " == " + text(right)
      }
    }
    return "where " + parts.joined(separator: ", ")
  }
}
