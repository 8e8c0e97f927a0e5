import SwiftSource
import SwiftTypes

/// The keys that the compiler writes for Codable types, and what makes an enum a key.
///
/// They are written as source, as one would by hand, and checked like the library's own.
struct KeySynthesis {
  let checker: Checker
  let nominal: NominalDeclaration

  /// What meets a requirement of `CodingKey` in an enum without payloads.
  func member(for requirement: Declaration) -> Declaration? {
    guard nominal.keyword == .enumeration,
      nominal.cases.allSatisfy({ $0.syntax.payload == nil })
    else { return nil }
    if requirement.name == "stringValue" { return made(stringValueText) }
    guard let function = requirement as? FunctionDeclaration,
      function.signatureSyntax.parameters.first?.label?.text == "stringValue"
    else { return nil }
    return made(initializerText)
  }

  /// The private `CodingKeys` of a type that is Codable and writes none.
  func codingKeys() -> NominalDeclaration? {
    let names = CodingSynthesis(checker: checker, nominal: nominal).properties.map { stored in
      "  case `\((stored.wrapped ?? stored).name)`"
    }
    let text = "enum CodingKeys: String, CodingKey {\n\(names.joined(separator: "\n"))\n}"
    return made(text) as? NominalDeclaration
  }

  private func made(_ text: String) -> Declaration? { checker.synthesized(text, in: nominal) }

  private var stringValueText: String {
    let branches = nominal.cases.map { "  case .`\($0.name)`: \"\($0.name)\"" }
    let body =
      branches.isEmpty ? "  \"\"" : "  switch self {\n\(branches.joined(separator: "\n"))\n  }"
    return "var stringValue: String {\n\(body)\n}"
  }

  private var initializerText: String {
    let branches = nominal.cases.map { "  case \"\($0.name)\": self = .`\($0.name)`" }
    return """
      init?(stringValue: String) {
        switch stringValue {
      \(branches.joined(separator: "\n"))
        default: return nil
        }
      }
      """
  }
}

extension Checker {
  /// The `CodingKeys` that a Codable type gets when somebody names them.
  func synthesizedKeys(of nominal: NominalDeclaration) -> NominalDeclaration? {
    guard !nominal.isLibrary, !nominal.isProtocol, nominal.keyword != .enumeration,
      nominal.members(named: "CodingKeys").isEmpty
    else { return nil }
    let found = conformances(of: nominal)
    let isCodable = ["Decodable", "Encodable"].contains { name in
      standardProtocol(name).map { found[$0] != nil } ?? false
    }
    guard isCodable, let made = KeySynthesis(checker: self, nominal: nominal).codingKeys() else {
      return nil
    }
    nominal.add(made)
    return made
  }
}
