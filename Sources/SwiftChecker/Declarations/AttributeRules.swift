import SwiftSource

/// Attributes that nothing stands for: most often a wrapper's name with a typing error.
extension Checker {
  func checkAttributes(of declaration: Declaration) {
    guard !declaration.isLibrary else { return }
    for attribute in declaration.attributes {
      checkAttribute(attribute, from: declaration.context, in: declaration.file)
    }
    guard let function = declaration as? FunctionDeclaration else { return }
    for attribute in function.signatureSyntax.parameters.flatMap(\.attributes) {
      checkAttribute(attribute, from: declaration.context, in: declaration.file)
    }
  }

  /// True for attributes of other frameworks that are refused by name.
  func isNotModelled(_ attribute: AttributeSyntax) -> Bool {
    reasonNotModelled(attribute) != nil
  }

  private func reasonNotModelled(_ attribute: AttributeSyntax) -> String? {
    notModelled["@" + attribute.name] ?? notModelled[attribute.name]
  }

  func checkAttribute(
    _ attribute: AttributeSyntax,
    from context: TypeContext?,
    in file: SourceText
  ) {
    let name = attribute.name
    guard !name.hasPrefix("_"), !Self.builtInAttributes.contains(name),
      attributeNominal(attribute, from: context) == nil
    else { return }
    if case .member = attribute.type.kind { return }
    if let reason = reasonNotModelled(attribute) {
      return report(Diagnostic(.notModelled, at: attribute.span, ["@" + name, reason]), in: file)
    }
    let wrappers = (libraryNames + session.allNames).filter { known in
      guard known.first?.isUppercase ?? false else { return false }
      return abs(known.count - name.count) < 3 && isAttribute(known)
    }
    let known = wrappers + Self.builtInAttributes
    let found = NearSpelling.closest(to: name, among: known)
    let list = found.map { "`@\($0)`" }.joined(separator: ", ")
    let hints = found.isEmpty ? [] : [Phrase("Did you mean \(list)?", "是不是想写 \(list)？")]
    report(Diagnostic(.unknownAttribute, at: attribute.span, [name], hints: hints), in: file)
  }

  private func isAttribute(_ name: String) -> Bool {
    globals(named: name).contains { declaration in
      ["propertyWrapper", "resultBuilder", "globalActor"].contains {
        declaration.hasAttribute($0)
      }
    }
  }

  /// The attributes of the language and of Apple's macros; what one of them does not change in a
  /// program of ours is passed over.
  private static let builtInAttributes: Set<String> = [
    "Animatable", "AnimatableIgnored", "AnimatableValues", "Attribute", "ContextMenu", "Entry",
    "Generable", "Guide", "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet",
    "IBSegueAction", "MainActor", "Model", "NSApplicationMain", "NSCopying", "NSManaged",
    "Observable", "ObservationIgnored", "ObservationTracked", "Previewable", "Relationship",
    "Sendable", "Suite", "Test", "Transient", "UIApplicationMain", "Unique", "Index", "abi",
    "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention",
    "derivative", "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "eager_move", "escaping", "execution", "exclusivity", "export", "expression", "freestanding",
    "frozen", "globalActor", "implementation", "implementationOnly", "inlinable", "inline",
    "isolated", "lifetime", "main", "no_eager_move", "noDerivative", "noescape", "nonexhaustive",
    "nonisolated", "nonobjc", "nonsending", "noreturn", "objc", "objcMembers", "optimize",
    "preconcurrency", "propertyWrapper", "requires_stored_property_inits", "resultBuilder",
    "retroactive", "rethrows", "safe", "section", "specialize", "specialized",
    "storageRestrictions",
    "testable", "transpose", "unchecked", "unsafe", "unsafe_no_objc_tagged_pointer",
    "usableFromInline", "used", "warn_unqualified_access",
  ]
}
