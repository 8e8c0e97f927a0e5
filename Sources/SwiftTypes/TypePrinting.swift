extension Type {
  /// The ways a type is spelled.
  public enum Spelling: Sendable {
    /// As `String(describing: type(of:))` prints at run time: no sugar, no module, no parents.
    case runtime
    /// As `String(reflecting:)` prints: modules and parents, no sugar.
    case qualified
    /// As the compiler writes in messages: `Text?`, `[Int]`, `some View`.
    case source
  }

  /// The exact name of the type.
  ///
  ///     ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>
  ///
  /// **Source** - observed: output of Swift 6.3.1 on Linux.
  public func name(_ spelling: Spelling = .runtime) -> String {
    var printer = TypePrinter(spelling: spelling)
    printer.write(self)
    return printer.text
  }
}

extension NominalType {
  /// True for what the view library gives where SwiftUI keeps a type to itself.
  ///
  /// No name is known for it, so it is printed as the compiler shows it: `some View`.
  public var isPrivateResult: Bool {
    reference.name == "_PrivateView" && reference.module == "SwiftUI"
  }
}

/// Writes a type from left to right into one string, so cost is linear in the length of the name.
struct TypePrinter {
  let spelling: Type.Spelling
  var text = ""

  mutating func write(_ type: Type) {
    switch type.kind {
    case .nominal(let nominal): writeNominal(nominal)
    case .tuple(let elements): writeTuple(elements)
    case .function(let function): writeFunction(function)
    case .existential(let protocols): writeExistential(protocols)
    case .metatype(let instance):
      writeOperand(instance)
      text += ".Type"
    case .parameter(let parameter):
      if parameter.isPack, spelling == .source { text += "each " }
      text += parameter.name
    case .member(let base, let member):
      write(base)
      text += "." + member.name
    case .opaque(let reference, _):
      text += "some "
      writeProtocols(reference.constraints)
    case .pack(let elements):
      text += "Pack{"
      writeList(elements)
      text += "}"
    case .packExpansion(let pattern):
      text += "repeat "
      write(pattern)
    case .variable: text += "_"
    case .error: text += "<<error type>>"
    }
  }

  private mutating func writeList(_ types: [Type]) {
    for (index, type) in types.enumerated() {
      if index > 0 { text += ", " }
      write(type)
    }
  }

  private mutating func writeNominal(_ nominal: NominalType) {
    if nominal.isPrivateResult {
      text += "some View"
      return
    }
    if spelling == .source, writeSugar(nominal) { return }
    switch spelling {
    case .runtime: text += nominal.reference.name
    case .qualified:
      if !nominal.reference.module.isEmpty { text += nominal.reference.module + "." }
      if let parent = nominal.parent {
        var inner = TypePrinter(spelling: .qualified)
        inner.write(parent)
        text += inner.text.dropFirst(nominal.reference.module.count + 1) + "."
        text += nominal.reference.name
      } else {
        text += nominal.reference.qualifiedName
      }
    case .source:
      if let parent = nominal.parent {
        write(parent)
        text += "." + nominal.reference.name
      } else {
        text += nominal.reference.qualifiedName
      }
    }
    guard !nominal.arguments.isEmpty else { return }
    text += "<"
    if spelling == .source {
      writeList(nominal.arguments.flatMap(\.packElements))
    } else {
      writeList(nominal.arguments)
    }
    text += ">"
  }

  private mutating func writeSugar(_ nominal: NominalType) -> Bool {
    guard nominal.reference.module == "Swift" else { return false }
    switch (nominal.reference.name, nominal.arguments.count) {
    case ("Optional", 1):
      writeOperand(nominal.arguments[0])
      text += "?"
    case ("Array", 1):
      text += "["
      write(nominal.arguments[0])
      text += "]"
    case ("Dictionary", 2):
      text += "["
      write(nominal.arguments[0])
      text += " : "
      write(nominal.arguments[1])
      text += "]"
    default: return false
    }
    return true
  }

  private mutating func writeTuple(_ elements: [TupleElement]) {
    text += "("
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      if let label = element.label { text += label + ": " }
      write(element.type)
    }
    text += ")"
  }

  private mutating func writeFunction(_ function: FunctionType) {
    text += "("
    for (index, parameter) in function.parameters.enumerated() {
      if index > 0 { text += ", " }
      if parameter.isInOut { text += "inout " }
      write(parameter.type)
      if parameter.isVariadic { text += "..." }
    }
    text += ")"
    if function.isAsync { text += " async" }
    if function.isThrowing { text += " throws" }
    text += " -> "
    write(function.result)
  }

  private mutating func writeExistential(_ protocols: [ProtocolType]) {
    if protocols.isEmpty {
      text += "Any"
      return
    }
    if spelling == .source { text += "any " }
    writeProtocols(protocols)
  }

  private mutating func writeProtocols(_ protocols: [ProtocolType]) {
    for (index, item) in protocols.enumerated() {
      if index > 0 { text += " & " }
      if spelling == .qualified, !item.reference.module.isEmpty {
        text += item.reference.module + "."
      }
      text += item.reference.name
      if !item.arguments.isEmpty {
        text += "<"
        writeList(item.arguments)
        text += ">"
      }
    }
  }

  private mutating func writeOperand(_ type: Type) {
    let needsParentheses: Bool
    switch type.kind {
    case .function: needsParentheses = true
    case .existential(let protocols):
      needsParentheses = spelling == .source ? !protocols.isEmpty : protocols.count > 1
    case .opaque: needsParentheses = true
    default: needsParentheses = false
    }
    if needsParentheses { text += "(" }
    write(type)
    if needsParentheses { text += ")" }
  }
}

extension Type {
  /// The elements of a pack, or the type itself when it is none.
  public var packElements: [Type] {
    if case .pack(let elements) = kind { return elements }
    return [self]
  }
}
