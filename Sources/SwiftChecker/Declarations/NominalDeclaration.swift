public import SwiftSource
public import SwiftTypes

/// A struct, class, enum, actor or protocol.
public final class NominalDeclaration: Declaration {
  /// The identity used inside types.
  public let reference: NominalReference
  /// Which keyword declared it.
  public let keyword: NominalSyntax.Keyword
  /// The declaration itself as a context; extensions follow in ``extensions``.
  public var body: TypeContext { storedBody[0] }
  private var storedBody: [TypeContext] = []
  /// The extensions in the order they were read.
  public internal(set) var extensions: [TypeContext] = []
  /// Its own generic parameters (the primary associated types of a protocol are not among them).
  public internal(set) var parameters: [GenericParameter] = []
  /// The parameter that stands for the conforming type; only in protocols.
  public let selfParameter: GenericParameter?
  /// The associated types of a protocol.
  public internal(set) var associatedTypes: [AssociatedTypeDeclaration] = []
  /// The stored properties in declaration order; inherited ones of a class are not among them.
  public internal(set) var storedProperties: [VariableDeclaration] = []
  /// The cases of an enum in declaration order.
  public internal(set) var cases: [EnumCaseDeclaration] = []
  /// The superclass of a class, resolved; nil without.
  public internal(set) var superclass: Type?
  /// The raw type of an enum, resolved; nil without.
  public internal(set) var rawType: Type?

  let genericsSyntax: GenericsSyntax
  /// The modifiers as written.
  let modifierNames: [String]
  private var memberTable: [String: [Declaration]] = [:]
  private var unreadMembers: [String: [UnreadMember]] = [:]
  var conformanceTable: [NominalReference: [ConformanceEntry]]?
  var isResolvingInheritance = false

  init(
    syntax: NominalSyntax,
    declaration: DeclarationSyntax,
    file: SourceText,
    module: String,
    parent: NominalDeclaration?,
    isLibrary: Bool
  ) {
    let name = syntax.name.text
    reference = NominalReference(
      name: name,
      qualifiedName: parent.map { $0.reference.qualifiedName + "." + name } ?? name,
      module: module
    )
    keyword = syntax.keyword
    genericsSyntax = syntax.generics
    modifierNames = declaration.modifiers.map(\.name)
    selfParameter = syntax.keyword == .protocolType ? GenericParameter(name: "Self") : nil
    super.init(
      name: name,
      file: file,
      span: syntax.name.span,
      attributes: declaration.attributes,
      documentation: declaration.documentation,
      isLibrary: isLibrary
    )
    let own = TypeContext(
      nominal: self,
      inherited: syntax.inherited,
      requirements: syntax.generics.requirements,
      file: file,
      isLibrary: isLibrary
    )
    storedBody = [own]
  }

  /// The members of a name, those of the type itself first.
  public func members(named name: String) -> [Declaration] {
    if !unreadMembers.isEmpty, let waiting = unreadMembers.removeValue(forKey: name) {
      for member in waiting { member.read() }
    }
    return memberTable[name] ?? []
  }

  /// The names of all members, read or not.
  var memberNames: [String] { Array(memberTable.keys) + Array(unreadMembers.keys) }

  func add(_ member: Declaration) {
    // The library's members of the name come first, as they do in source.
    if !member.isLibrary { _ = members(named: member.name) }
    memberTable[member.name, default: []].append(member)
  }

  /// Lets a member wait until its name is looked up.
  func await(_ member: UnreadMember, named name: String) {
    unreadMembers[name, default: []].append(member)
  }

  func readMembers() {
    for name in Array(unreadMembers.keys) { _ = members(named: name) }
  }

  /// The members of the session, to be remembered.
  var sessionMembers: [String: [Declaration]] {
    memberTable.compactMapValues { members in
      let own = members.filter { !$0.isLibrary }
      return own.isEmpty ? nil : own
    }
  }

  /// Goes back to remembered members of the session; those of the library stay.
  func restore(sessionMembers: [String: [Declaration]]) {
    for (name, members) in memberTable where members.contains(where: { !$0.isLibrary }) {
      let kept = members.filter(\.isLibrary) + (sessionMembers[name] ?? [])
      memberTable[name] = kept.isEmpty ? nil : kept
    }
  }

  /// True for protocols.
  public var isProtocol: Bool { keyword == .protocolType }
  /// True for classes and actors.
  public var isClass: Bool { keyword == .classType || keyword == .actor }
}

/// One way in which a nominal type conforms to a protocol.
struct ConformanceEntry {
  /// The protocol with its arguments as seen from the context.
  let conformance: ProtocolType
  /// Where it was declared; its `where` clause is the condition.
  let context: TypeContext
  /// True when the protocol itself is written, false when another one inherits it.
  let isWritten: Bool
}

/// A case of an enum.
public final class EnumCaseDeclaration: Declaration {
  /// The payload; nil without parentheses.
  public internal(set) var payload: [ParameterDeclaration]?
  /// The position among the cases of the enum.
  public let index: Int
  let syntax: EnumCaseSyntax
  /// True for `indirect case`.
  let isIndirect: Bool

  init(
    syntax: EnumCaseSyntax,
    index: Int,
    declaration: DeclarationSyntax,
    context: TypeContext
  ) {
    self.syntax = syntax
    self.index = index
    isIndirect = declaration.has("indirect")
    super.init(
      name: syntax.name.text,
      file: context.file,
      span: syntax.name.span,
      attributes: declaration.attributes,
      documentation: declaration.documentation,
      context: context,
      isStatic: true,
      isLibrary: context.isLibrary
    )
  }
  var isResolved = false
}

/// An associated type of a protocol.
public final class AssociatedTypeDeclaration: Declaration {
  /// The identity used inside types.
  public let reference: AssociatedTypeReference
  /// The default, resolved on demand.
  let defaultSyntax: TypeSyntax?
  let inheritedSyntax: [TypeSyntax]
  let requirementSyntax: [RequirementSyntax]

  init(
    name: NameSyntax,
    inherited: [TypeSyntax],
    defaultType: TypeSyntax?,
    requirements: [RequirementSyntax],
    context: TypeContext
  ) {
    reference = AssociatedTypeReference(name: name.text, owner: context.nominal.reference)
    defaultSyntax = defaultType
    inheritedSyntax = inherited
    requirementSyntax = requirements
    super.init(
      name: name.text,
      file: context.file,
      span: name.span,
      context: context,
      isStatic: true,
      isLibrary: context.isLibrary
    )
  }
}

/// A `typealias`.
public final class TypeAliasDeclaration: Declaration {
  let genericsSyntax: GenericsSyntax
  let syntax: TypeSyntax
  var parameters: [GenericParameter] = []
  var resolved: Type?
  var isResolving = false

  init(
    name: NameSyntax,
    generics: GenericsSyntax,
    type: TypeSyntax,
    file: SourceText,
    context: TypeContext?,
    isLibrary: Bool
  ) {
    genericsSyntax = generics
    syntax = type
    super.init(
      name: name.text,
      file: file,
      span: name.span,
      context: context,
      isStatic: true,
      isLibrary: isLibrary
    )
  }
}
