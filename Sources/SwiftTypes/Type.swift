/// A type as the checker and the evaluator know it: a value that compares and hashes quickly.
///
/// The tree is shared and immutable. Every node keeps its hash and a few flags, so comparing two
/// long view types is cheap and substitution skips whatever holds no generic parameter.
public struct Type: Hashable, Sendable {
  let node: Node

  final class Node: Sendable {
    let kind: Kind
    let hash: Int
    let flags: Flags
    let size: Int

    init(_ kind: Kind) {
      self.kind = kind
      var hasher = Hasher()
      var flags: Flags = []
      var size = 1
      Type.summarize(kind, &hasher, &flags, &size)
      hash = hasher.finalize()
      self.flags = flags
      self.size = size
    }
  }

  /// What occurs anywhere inside a type.
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Wraps raw bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// An inference variable.
    public static let variable = Flags(rawValue: 1)
    /// A generic parameter, or a member of one.
    public static let parameter = Flags(rawValue: 2)
    /// An opaque result type.
    public static let opaque = Flags(rawValue: 4)
    /// A part that could not be typed.
    public static let error = Flags(rawValue: 8)
    /// A pack or a pack expansion.
    public static let pack = Flags(rawValue: 16)
    /// An associated type of some type, even of a known one.
    public static let member = Flags(rawValue: 32)
  }

  /// The forms of a type.
  public indirect enum Kind: Hashable, Sendable {
    /// A struct, class, enum, or protocol used as a nominal, with its arguments.
    case nominal(NominalType)
    /// A tuple; `()` is empty.
    case tuple([TupleElement])
    /// A function type.
    case function(FunctionType)
    /// `any P & Q`; `Any` is empty.
    case existential([ProtocolType])
    /// `T.Type`.
    case metatype(Type)
    /// A generic parameter, or the `Self` of a protocol.
    case parameter(GenericParameter)
    /// `T.Element`: an associated type of a type that is not known yet.
    case member(Type, AssociatedTypeReference)
    /// The hidden result of a declaration, with the generic arguments of its owner.
    case opaque(OpaqueReference, [Type])
    /// The types bound to a parameter pack.
    case pack([Type])
    /// `repeat pattern`.
    case packExpansion(Type)
    /// A type still to be inferred.
    case variable(Int)
    /// A part that could not be typed; a diagnostic was given.
    case error
  }

  /// Makes a type of one form.
  public init(_ kind: Kind) { node = Node(kind) }

  /// The form of the type.
  public var kind: Kind { node.kind }
  /// What occurs inside.
  public var flags: Flags { node.flags }
  /// The number of nodes of the type.
  public var size: Int { node.size }

  /// Compares by identity first, then by hash, then by structure.
  public static func == (left: Type, right: Type) -> Bool {
    left.node === right.node || (left.node.hash == right.node.hash && left.kind == right.kind)
  }

  /// Feeds the stored hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(node.hash) }

  /// The type of a part that could not be typed.
  public static let error = Type(.error)
  /// `()`.
  public static let void = Type(.tuple([]))
  /// `Any`.
  public static let any = Type(.existential([]))

  private static func summarize(
    _ kind: Kind,
    _ hasher: inout Hasher,
    _ flags: inout Flags,
    _ size: inout Int
  ) {
    func add(_ type: Type) {
      hasher.combine(type.node.hash)
      flags.formUnion(type.node.flags)
      size += type.node.size
    }
    switch kind {
    case .nominal(let nominal):
      hasher.combine(0)
      hasher.combine(ObjectIdentifier(nominal.reference))
      if let parent = nominal.parent { add(parent) }
      for argument in nominal.arguments { add(argument) }
    case .tuple(let elements):
      hasher.combine(1)
      for element in elements {
        hasher.combine(element.label)
        add(element.type)
      }
    case .function(let function):
      hasher.combine(2)
      for parameter in function.parameters { add(parameter.type) }
      add(function.result)
    case .existential(let protocols):
      hasher.combine(3)
      for item in protocols {
        hasher.combine(ObjectIdentifier(item.reference))
        for argument in item.arguments { add(argument) }
      }
    case .metatype(let instance):
      hasher.combine(4)
      add(instance)
    case .parameter(let parameter):
      hasher.combine(ObjectIdentifier(parameter))
      flags.insert(.parameter)
      if parameter.isPack { flags.insert(.pack) }
    case .member(let base, let member):
      hasher.combine(5)
      hasher.combine(ObjectIdentifier(member))
      flags.insert(.member)
      add(base)
    case .opaque(let reference, let arguments):
      hasher.combine(ObjectIdentifier(reference))
      flags.insert(.opaque)
      for argument in arguments { add(argument) }
    case .pack(let elements):
      hasher.combine(6)
      flags.insert(.pack)
      for element in elements { add(element) }
    case .packExpansion(let pattern):
      hasher.combine(7)
      flags.insert(.pack)
      add(pattern)
    case .variable(let index):
      hasher.combine(8)
      hasher.combine(index)
      flags.insert(.variable)
    case .error:
      hasher.combine(9)
      flags.insert(.error)
    }
  }
}

/// The identity of a struct, class, enum, actor or protocol declaration.
public final class NominalReference: Hashable, Sendable {
  /// The name without parents: `Card`.
  public let name: String
  /// The name with its parents, without the module: `FocusState.Binding`.
  public let qualifiedName: String
  /// The module that declares it: `SwiftUI`, `Swift`, or the learner's `main`.
  public let module: String

  /// Makes a new identity; two references with one name are different types.
  public init(name: String, qualifiedName: String, module: String) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.module = module
  }

  /// Compares identities.
  public static func == (left: NominalReference, right: NominalReference) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A nominal type with its generic arguments.
public struct NominalType: Hashable, Sendable {
  /// Which declaration.
  public let reference: NominalReference
  /// The enclosing type when the declaration is nested in a generic one; else nil.
  public let parent: Type?
  /// The generic arguments; a parameter pack takes one argument, a pack.
  public let arguments: [Type]

  /// Applies a declaration to arguments.
  public init(_ reference: NominalReference, parent: Type? = nil, arguments: [Type] = []) {
    self.reference = reference
    self.parent = parent
    self.arguments = arguments
  }
}

/// One element of a tuple type.
public struct TupleElement: Hashable, Sendable {
  /// The label, when there is one.
  public let label: String?
  /// The type.
  public let type: Type

  /// Describes an element.
  public init(label: String? = nil, _ type: Type) {
    self.label = label
    self.type = type
  }
}

/// A function type.
public struct FunctionType: Hashable, Sendable {
  /// The parameters.
  public let parameters: [Parameter]
  /// The result.
  public let result: Type
  /// True for `async`.
  public let isAsync: Bool
  /// True for `throws`.
  public let isThrowing: Bool

  /// One parameter of a function type.
  public struct Parameter: Hashable, Sendable {
    /// The type; for a variadic parameter the element type.
    public let type: Type
    /// True for `inout`.
    public let isInOut: Bool
    /// True for `T...`.
    public let isVariadic: Bool

    /// Describes a parameter.
    public init(_ type: Type, isInOut: Bool = false, isVariadic: Bool = false) {
      self.type = type
      self.isInOut = isInOut
      self.isVariadic = isVariadic
    }
  }

  /// Describes a function type.
  public init(
    parameters: [Parameter],
    result: Type,
    isAsync: Bool = false,
    isThrowing: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }
}

/// A protocol in a constraint, with its primary associated types when written.
public struct ProtocolType: Hashable, Sendable {
  /// Which protocol.
  public let reference: NominalReference
  /// The primary associated types: `[Int]` in `Collection<Int>`.
  public let arguments: [Type]

  /// Names a protocol.
  public init(_ reference: NominalReference, arguments: [Type] = []) {
    self.reference = reference
    self.arguments = arguments
  }
}

/// The identity of a generic parameter.
public final class GenericParameter: Hashable, Sendable {
  /// The written name; `Self` in protocols.
  public let name: String
  /// True for `each T`.
  public let isPack: Bool

  /// Makes a new parameter.
  public init(name: String, isPack: Bool = false) {
    self.name = name
    self.isPack = isPack
  }

  /// Compares identities.
  public static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an associated type.
public final class AssociatedTypeReference: Hashable, Sendable {
  /// The name: `Element`.
  public let name: String
  /// The protocol that declares it.
  public let owner: NominalReference

  /// Makes a new associated type.
  public init(name: String, owner: NominalReference) {
    self.name = name
    self.owner = owner
  }

  /// Compares identities.
  public static func == (left: AssociatedTypeReference, right: AssociatedTypeReference) -> Bool {
    left === right
  }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of one `some P` in the result of a declaration.
public final class OpaqueReference: Hashable, Sendable {
  /// The declaration that hides the type: `body`.
  public let owner: String
  /// The protocols promised.
  public let constraints: [ProtocolType]

  /// Makes a new opaque type.
  public init(owner: String, constraints: [ProtocolType]) {
    self.owner = owner
    self.constraints = constraints
  }

  /// Compares identities.
  public static func == (left: OpaqueReference, right: OpaqueReference) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
