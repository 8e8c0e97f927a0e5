import SwiftSource
import SwiftTypes

/// Attributes are the language's, or name a property wrapper, a result builder or an actor.
extension Checker {
  func checkKnownAttributes(of nominal: NominalDeclaration) {
    checkKnownAttributes(nominal.attributes, from: nominal.context, in: nominal.file)
    for context in [nominal.body] + nominal.extensions where !context.isLibrary {
      for member in context.members where !(member is NominalDeclaration) && !isMade(member) {
        checkKnownAttributes(member.attributes, from: context, in: member.file)
      }
    }
  }

  func checkKnownAttributes(
    _ attributes: [AttributeSyntax],
    from context: TypeContext?,
    in file: SourceText
  ) {
    for attribute in attributes { checkKnown(attribute, from: context, in: file) }
  }

  private func checkKnown(
    _ attribute: AttributeSyntax,
    from context: TypeContext?,
    in file: SourceText
  ) {
    let name = attribute.name
    guard !name.isEmpty, !name.hasPrefix("_"), !languageAttributes.contains(name),
      attributeNominal(attribute, from: context) == nil
    else { return }
    let made =
      foreignAttributes.contains(name)
      ? Diagnostic(.attributeNotModelled, at: attribute.span, [name])
      : Diagnostic(.unknownAttribute, at: attribute.span, [name], hints: likely(name))
    if !reported.contains(where: { $0.diagnostic == made && $0.file === file }) {
      report(made, in: file)
    }
  }

  private func likely(_ name: String) -> [Phrase] {
    let known = languageAttributes.union(wrapperNames).sorted()
    guard let best = NearSpelling.closest(to: name, among: known).first else { return [] }
    return [Phrase("Did you mean `@\(best)`?", "是不是想写 `@\(best)`？")]
  }

  private var wrapperNames: Set<String> {
    [
      "State", "Binding", "Bindable", "Environment", "EnvironmentObject", "ObservedObject",
      "StateObject", "Published", "AppStorage", "SceneStorage", "FocusState", "GestureState",
      "Namespace", "ScaledMetric", "ViewBuilder",
    ]
  }

  private func isMade(_ member: Declaration) -> Bool {
    (member as? VariableDeclaration)?.wrapped != nil
  }
}

/// The attributes of the language and those that the checker reads by name.
private let languageAttributes: Set<String> = [
  "available", "discardableResult", "main", "MainActor", "globalActor", "inlinable", "inline",
  "usableFromInline", "frozen", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
  "dynamicCallable", "Observable", "ObservationIgnored", "ObservationTracked", "Entry",
  "Previewable", "preconcurrency", "Sendable", "testable", "unchecked", "retroactive", "objc",
  "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
  "NSManaged", "NSCopying", "NSApplicationMain", "UIApplicationMain", "escaping", "autoclosure",
  "convention", "differentiable", "warn_unqualified_access", "implementationOnly", "exported",
  "unknown", "concurrent", "nonexhaustive", "rethrows", "backDeployed", "attached",
  "freestanding", "GKInspectable", "requires_stored_property_inits", "Animatable",
  "AnimatableIgnored", "specialized", "abi", "isolated", "lifetime", "section", "export",
]

/// Attributes of frameworks that are no part of SwiftUI.
private let foreignAttributes: Set<String> = [
  "Model", "Query", "Attribute", "Relationship", "Transient", "ModelActor", "FetchRequest",
  "SectionedFetchRequest", "Test", "Suite", "Parameter", "AppEntity", "Generable", "Guide",
  "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
]
