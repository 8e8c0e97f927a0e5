import SwiftSource
import SwiftTypes

/// The `init(from:)` and `encode(to:)` that the compiler writes for a type that is Codable.
///
/// They are written as source, as one would by hand, and checked like the library's own.
struct CodingSynthesis {
  let checker: Checker
  let nominal: NominalDeclaration

  /// The function that meets a requirement of `Decodable` or `Encodable`.
  func function(for requirement: FunctionDeclaration) -> FunctionDeclaration? {
    let isDecoding = requirement.name == "init"
    let text = isDecoding ? decodingText : encodingText
    let made = checker.synthesized(text, in: nominal) as? FunctionDeclaration
    made?.isSynthesized = true
    return made
  }

  // MARK: Keys

  /// What one writes in place of the key of a name.
  private struct Keys {
    let type: String
    let key: (String) -> String
  }

  /// The `CodingKeys` of the type, or keys made of the names themselves.
  private var keys: Keys {
    if ownKeys != nil { return Keys(type: "CodingKeys") { "." + $0 } }
    return Keys(type: "_Key") { "_Key(\"\($0)\")" }
  }

  private var ownKeys: NominalDeclaration? {
    nominal.members(named: "CodingKeys").lazy.compactMap { $0 as? NominalDeclaration }.first
  }

  /// The stored properties that are read and written.
  var properties: [VariableDeclaration] {
    let names = ownKeys.map { Set($0.cases.map(\.name)) }
    return nominal.storedProperties.filter { stored in
      let name = (stored.wrapped ?? stored).name
      return !stored.isLazy && names?.contains(name) ?? true
    }
  }

  // MARK: Text

  private var decodingText: String {
    if nominal.keyword == .enumeration { return enumDecodingText }
    let lines = properties.compactMap { stored -> String? in
      if stored.isLet, stored.valueSyntax != nil { return nil }
      let name = (stored.wrapped ?? stored).name
      return "  self.\(name) = try container._take(\(keys.key(name)))"
    }
    return """
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: \(keys.type).self)
      \(lines.joined(separator: "\n"))
      }
      """
  }

  private var encodingText: String {
    if nominal.keyword == .enumeration { return enumEncodingText }
    let lines = properties.map { stored -> String in
      let name = (stored.wrapped ?? stored).name
      return "  try container._put(self.\(name), \(keys.key(name)))"
    }
    return """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: \(keys.type).self)
      \(lines.joined(separator: "\n"))
      }
      """
  }

  /// The labels under which a case keeps its payload: those written, else `_0`, `_1`.
  private func labels(of item: EnumCaseDeclaration) -> [String] {
    checker.resolve(item)
    return (item.payload ?? []).enumerated().map { $1.label ?? "_\($0)" }
  }

  private var enumDecodingText: String {
    let branches = nominal.cases.map { item -> String in
      let parts = zip(labels(of: item), item.payload ?? []).map { label, part in
        (part.label.map { $0 + ": " } ?? "") + "try parts._take(_Key(\"\(label)\"))"
      }
      let value = parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
      let nested =
        parts.isEmpty
        ? ""
        : "let parts = try container.nestedContainer(keyedBy: _Key.self, "
          + "forKey: \(keys.key(item.name)))\n    "
      return """
          if container.contains(\(keys.key(item.name))) {
            \(nested)self = .\(item.name)\(value)
            return
          }
        """
    }
    return """
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: \(keys.type).self)
      \(branches.joined(separator: "\n"))
        throw DecodingError.typeMismatch(
          Self.self,
          DecodingError.Context(
            codingPath: container.codingPath,
            debugDescription: "Invalid number of keys found, expected one."
          )
        )
      }
      """
  }

  private var enumEncodingText: String {
    let branches = nominal.cases.map { item -> String in
      let labels = labels(of: item)
      let bound = labels.indices.map { "let part\($0)" }.joined(separator: ", ")
      let lines = labels.enumerated().map { index, label in
        "    try parts._put(part\(index), _Key(\"\(label)\"))"
      }
      let opening = lines.isEmpty ? "_ = " : "var parts = "
      return """
          case .\(item.name)\(labels.isEmpty ? "" : "(\(bound))"):
            \(opening)container.nestedContainer(keyedBy: _Key.self, forKey: \(keys.key(item.name)))
        \(lines.joined(separator: "\n"))
        """
    }
    return """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: \(keys.type).self)
        switch self {
      \(branches.joined(separator: "\n"))
        }
      }
      """
  }
}

extension Checker {
  /// A member that the compiler writes into a type, given as source.
  func synthesized(_ text: String, in nominal: NominalDeclaration) -> Declaration? {
    let file = SourceText("extension \(nominal.name) {\n\(text)\n}\n", name: "Codable")
    guard case .declaration(let outer)? = parse(file).statements.first?.kind,
      case .extensionDeclaration(let item) = outer.kind, let member = item.members.first
    else { return nil }
    var collector = Collector(
      checker: self,
      file: file,
      module: nominal.reference.module,
      isLibrary: true
    )
    let found = collector.collect(member, in: nominal.body).first
    bind(collector)
    return found
  }
}
