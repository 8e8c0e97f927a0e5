public import SwiftSource
public import SwiftTypes

/// Knows every declaration and answers what the evaluator and the prompt ask about them.
///
/// Library files are added once; what is typed in a session comes on top and may redeclare names.
/// Nothing is resolved before it is needed, so adding a file costs little more than reading it.
public final class Checker {
  var library = ModuleScope()
  var session = ModuleScope()
  let sessionModule = "main"
  var moduleNames: Set<String> = ["Swift", "main"]
  var operatorTable = OperatorTable()
  /// What the library declares and nobody has asked for yet.
  var unread = UnreadLibrary()
  var libraryOperators: [String: [FunctionDeclaration]] = [:]
  var libraryProtocolMembers: [String: [Declaration]] = [:]
  /// The operators of the session.
  var operators: [String: [FunctionDeclaration]] = [:]
  /// The protocol members of the session.
  var protocolMembers: [String: [Declaration]] = [:]
  var nominals: [NominalReference: NominalDeclaration] = [:]
  var protocolFacts: [NominalReference: ProtocolFacts] = [:]
  var standardNames: [String: NominalDeclaration] = [:]
  var typeWitnesses: [WitnessKey: Type?] = [:]
  var witnessesInProgress: Set<WitnessKey> = []
  var valueWitnesses: [ValueWitnessKey: Declaration] = [:]
  var derivedMembers: [ValueWitnessKey: Declaration] = [:]
  var opaqueOwners: [OpaqueReference: FunctionDeclaration] = [:]
  var underlyingTypes: [OpaqueReference: Type] = [:]
  /// The variables of types and files whose written type is `some P`.
  var opaqueVariables: [OpaqueReference: VariableDeclaration] = [:]
  /// The generic parameters in scope where a variable's `some P` stands.
  var opaqueParameters: [OpaqueReference: [GenericParameter]] = [:]
  var openedExistentials: [GenericParameter: [ProtocolType]] = [:]
  var libraryFiles: Set<ObjectIdentifier> = []
  var simplifyDepth = 0
  var conformanceDepth = 0
  /// What is known of a type's own parameters while its conformances are judged.
  var ambient = GenericEnvironment()
  /// Types the session has extended, as they were before.
  var extendedNominals: [NominalReference: NominalState] = [:]
  /// Makes a type to be inferred where a generic argument is left out; nil outside expressions.
  var placeholder: (() -> Type)?
  var reported: [(diagnostic: Diagnostic, file: SourceText)] = []
  /// What is known of names that exist in SwiftUI but are not modelled: the reason.
  public var notModelled: [String: String] = [:]
  /// The system version that availability is judged by.
  public let profile: Profile

  /// Makes a checker that knows nothing yet; library files are added first.
  public init(profile: Profile = .ios26) { self.profile = profile }

  /// Adds files of the library; their declarations are read when they are first looked up.
  public func addLibrary(_ files: [LibraryFile], module: String) {
    moduleNames.insert(module)
    for file in files {
      libraryFiles.insert(ObjectIdentifier(file.source))
      let operators = unread.add(file.outline, file.source, module: module)
      for piece in operators {
        let syntax = parseDeclarations(of: piece.file, in: piece.item.span, members: false)
        operatorTable.addDeclarations(in: syntax.map { StatementSyntax(.declaration($0), $0.span) })
      }
      for item in file.outline.items where item.keyword == "extension" {
        guard !library[item.name].isEmpty else { continue }
        reading { unread.takeExtensions(of: item.name).forEach(bindLibraryExtension) }
      }
    }
  }

  /// Finishes a batch: extensions find their types, structs get their storage.
  func bind(_ collector: Collector) {
    var collector = collector
    _ = bindExtensions(&collector)
    for nominal in collector.nominals { synthesizeStorage(of: nominal) }
  }

  /// Gives the types their extensions; one whose type is unknown is left out.
  func bindExtensions(_ collector: inout Collector) -> [TypeContext] {
    var made: [TypeContext] = []
    var index = 0
    while index < collector.extensions.count {
      let (declaration, syntax) = collector.extensions[index]
      if let context = bindExtension(declaration, syntax, &collector) { made.append(context) }
      index += 1
    }
    return made
  }

  private func bindExtension(
    _ declaration: DeclarationSyntax,
    _ syntax: ExtensionSyntax,
    _ collector: inout Collector
  ) -> TypeContext? {
    guard let (nominal, requirements) = extendedNominal(syntax.type, in: collector.file) else {
      return nil
    }
    let context = TypeContext(
      nominal: nominal,
      inherited: syntax.inherited,
      requirements: syntax.requirements,
      file: collector.file,
      isLibrary: collector.isLibrary
    )
    context.aliasRequirements = requirements
    nominal.extensions.append(context)
    nominal.conformanceTable = nil
    if !collector.isLibrary {
      typeWitnesses = typeWitnesses.filter {
        $0.key.nominal != nominal.reference || $0.value != nil
      }
    }
    collector.collectMembers(syntax.members, into: context)
    return context
  }

  /// The nominal type an extension names; `extension Box<Int>` also gives requirements.
  private func extendedNominal(
    _ syntax: TypeSyntax,
    in file: SourceText
  ) -> (NominalDeclaration, [Requirement])? {
    var resolver = TypeResolver(
      checker: self,
      context: nil,
      environment: GenericEnvironment(),
      file: file
    )
    let outside = placeholder
    placeholder = { .error }
    defer { placeholder = outside }
    let type = resolver.resolve(syntax)
    switch type.kind {
    case .nominal(let nominal):
      guard let declaration = nominals[nominal.reference] else { return nil }
      let requirements = zip(declaration.parameters, nominal.arguments).compactMap {
        parameter,
        argument -> Requirement? in
        argument.flags.contains(.error) ? nil : .sameType(Type(.parameter(parameter)), argument)
      }
      return (declaration, requirements)
    case .existential(let items):
      guard items.count == 1, let declaration = nominals[items[0].reference] else { return nil }
      return (declaration, [])
    default: return nil
    }
  }

  /// The declarations of a name at file level: the session's if it has any, else the library's.
  ///
  /// A file of the library sees the library alone: what a learner redeclares is not meant there.
  func globals(named name: String, from file: SourceText? = nil) -> [Declaration] {
    if let file, libraryFiles.contains(ObjectIdentifier(file)) {
      return libraryDeclarations(named: name)
    }
    let own = session[name]
    if own.isEmpty { return libraryDeclarations(named: name) }
    if own.allSatisfy({ $0 is FunctionDeclaration }) {
      return libraryDeclarations(named: name) + own
    }
    return own
  }

  func declarations(in statements: [StatementSyntax]) -> [DeclarationSyntax] {
    statements.flatMap { statement -> [DeclarationSyntax] in
      switch statement.kind {
      case .declaration(let declaration): return [declaration]
      case .conditionalCompilation(let clauses):
        return declarations(in: activeStatements(of: clauses))
      default: return []
      }
    }
  }

  func report(_ diagnostic: Diagnostic, in file: SourceText) {
    guard diagnosticsAreKept else { return }
    if reported.contains(where: { $0.diagnostic == diagnostic && $0.file === file }) { return }
    reported.append((diagnostic, file))
  }

  /// False while a message would only repeat one already given.
  private var diagnosticsAreKept: Bool { reported.count < 200 }

  /// The declaration behind a nominal type.
  public func declaration(of reference: NominalReference) -> NominalDeclaration? {
    nominals[reference]
  }
}

/// A file of the library with its outline.
public struct LibraryFile: Sendable {
  /// The text.
  public let source: SourceText
  /// Where each declaration stands.
  public let outline: SourceOutline

  /// Outlines a file.
  public init(_ source: SourceText) {
    self.source = source
    outline = SourceOutline(source)
  }
}

/// The SDK, deployment target and system that an answer is for.
public struct Profile: Hashable, Sendable {
  /// The name on the command line: `ios26`.
  public let name: String
  /// The iOS version availability is compared with.
  public let version: [Int]

  /// Names a profile.
  public init(name: String, version: [Int]) {
    self.name = name
    self.version = version
  }

  /// The default: the iOS 26 SDK, target and system.
  public static let ios26 = Profile(name: "ios26", version: [26, 0])
  /// Every profile the command line knows.
  public static let all = [
    Profile(name: "ios17", version: [17, 4]), Profile(name: "ios18", version: [18, 0]), ios26,
    Profile(name: "ios27", version: [27, 0]),
  ]
}
