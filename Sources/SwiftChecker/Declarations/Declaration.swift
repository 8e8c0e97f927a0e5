public import SwiftSource
public import SwiftTypes

/// Anything that has a name: the common part of every declaration.
///
/// Declarations are made cheaply when a file is read; what needs work (types, conformances,
/// bodies) is resolved by the ``Checker`` when first asked for.
public class Declaration: Hashable {
  /// The base name: `padding`, `init`, `subscript`, `+`.
  public let name: String
  /// The file it stands in.
  public let file: SourceText
  /// The bytes of the whole declaration.
  public let span: Span
  /// The attributes as written.
  public let attributes: [AttributeSyntax]
  /// The documentation lines.
  public let documentation: [String]
  /// The type or extension it is a member of; nil at file level and for locals.
  public internal(set) var context: TypeContext?
  /// True for `static` and `class` members.
  public let isStatic: Bool
  /// True for a declaration of the library or the standard library, false for learner code.
  public let isLibrary: Bool

  init(
    name: String,
    file: SourceText,
    span: Span,
    attributes: [AttributeSyntax] = [],
    documentation: [String] = [],
    context: TypeContext? = nil,
    isStatic: Bool = false,
    isLibrary: Bool = false
  ) {
    self.name = name
    self.file = file
    self.span = span
    self.attributes = attributes
    self.documentation = documentation
    self.context = context
    self.isStatic = isStatic
    self.isLibrary = isLibrary
  }

  /// True when an attribute of this name is present.
  public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Compares identities.
  public static func == (left: Declaration, right: Declaration) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Generic parameters with what is required of them, outer ones first.
public struct GenericSignature {
  /// Every parameter in scope, those of the enclosing types first; `Self` leads in a protocol.
  public var parameters: [GenericParameter] = []
  /// What is required of them.
  public var requirements: [Requirement] = []
  /// How many of the parameters belong to the enclosing contexts.
  public var outerCount = 0
}

/// One requirement of a generic signature.
public enum Requirement: Hashable {
  /// `T: P`.
  case conformance(Type, ProtocolType)
  /// `T == U`.
  case sameType(Type, Type)
  /// `T: SomeClass`.
  case superclass(Type, Type)
}

/// A type declaration or an extension: what members belong to.
public class TypeContext {
  /// The declaration of the type that the members belong to.
  public unowned let nominal: NominalDeclaration
  /// The members as declared here, in source order.
  public internal(set) var members: [Declaration] = []
  /// The signature the members see: the type's own parameters and, in an extension, its `where`.
  public internal(set) var signature = GenericSignature()
  /// The type the members see as `Self`: `Box<T>`, or the parameter `Self` in a protocol.
  public internal(set) var selfType = Type.error
  var isSignatureResolved = false
  /// What `extension Box<Int>` requires beyond its `where` clause.
  var aliasRequirements: [Requirement] = []
  let inheritedSyntax: [TypeSyntax]
  let requirementSyntax: [RequirementSyntax]
  let file: SourceText
  let isLibrary: Bool

  init(
    nominal: NominalDeclaration,
    inherited: [TypeSyntax],
    requirements: [RequirementSyntax],
    file: SourceText,
    isLibrary: Bool
  ) {
    self.nominal = nominal
    inheritedSyntax = inherited
    requirementSyntax = requirements
    self.file = file
    self.isLibrary = isLibrary
  }
}
