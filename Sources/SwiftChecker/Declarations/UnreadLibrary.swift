public import SwiftSource
import SwiftTypes

/// What the library declares and nobody has asked for yet, by name.
///
/// A file of the library is outlined when it is added; a declaration is parsed when its name is
/// first looked up, an extension together with the type it extends, and a member of an extension
/// when a member of its name is looked up. So a start costs what is used, not what there is.
struct UnreadLibrary {
  /// A declaration at file level, or an extension.
  struct Piece {
    let item: SourceOutline.Item
    let file: SourceText
    let module: String
  }

  private var declarations: [String: [Piece]] = [:]
  private var unboundExtensions: [String: [Piece]] = [:]
  /// All extensions of a type, read or not.
  private(set) var extensions: [String: [Piece]] = [:]
  /// The protocols that have members of a name, in their extensions too.
  private var protocolsByMember: [String: [String]] = [:]
  /// The types and protocols that declare an operator; an empty name stands for the file level.
  private var typesByOperator: [String: [String]] = [:]
  private var protocols: Set<String> = []

  /// Adds the outline of a file; its operators and precedence groups are given back to be read now.
  mutating func add(_ outline: SourceOutline, _ file: SourceText, module: String) -> [Piece] {
    var operators: [Piece] = []
    for item in outline.items {
      let piece = Piece(item: item, file: file, module: module)
      switch item.keyword {
      case "operator", "precedencegroup": operators.append(piece)
      case "extension":
        extensions[item.name, default: []].append(piece)
        unboundExtensions[item.name, default: []].append(piece)
        note(item)
      default:
        if item.keyword == "protocol" { protocols.insert(item.name) }
        declarations[item.name, default: []].append(piece)
        if item.isOperator { typesByOperator[item.name, default: []].append("") }
        note(item)
      }
    }
    return operators
  }

  private mutating func note(_ item: SourceOutline.Item) {
    for member in item.members {
      if member.isOperator { typesByOperator[member.name, default: []].append(item.name) }
      if item.keyword == "protocol" || item.keyword == "extension" {
        protocolsByMember[member.name, default: []].append(item.name)
      }
    }
  }

  /// The names that can be looked up at file level.
  var names: [String] { Array(declarations.keys) }

  /// Takes out the declarations of a name; they count as read from then on.
  mutating func takeDeclarations(_ name: String) -> [Piece]? {
    declarations.removeValue(forKey: name)
  }

  /// Takes out the extensions of a type.
  mutating func takeExtensions(of name: String) -> [Piece] {
    unboundExtensions.removeValue(forKey: name) ?? []
  }

  /// Takes out the protocols that have members of a name.
  mutating func takeProtocols(withMember name: String) -> [String] {
    (protocolsByMember.removeValue(forKey: name) ?? []).filter(protocols.contains)
  }

  /// Takes out the types that declare an operator.
  mutating func takeTypes(withOperator name: String) -> [String] {
    typesByOperator.removeValue(forKey: name) ?? []
  }
}

/// A member of a library extension that is parsed when its name is looked up.
struct UnreadMember {
  unowned let checker: Checker
  let context: TypeContext
  let file: SourceText
  let span: Span

  func read() {
    checker.reading {
      var collector = Collector(
        checker: checker,
        file: file,
        module: context.nominal.reference.module,
        isLibrary: true
      )
      collector.collectMembers(
        parseDeclarations(of: file, in: span, members: true),
        into: context
      )
      checker.bind(collector)
    }
  }
}

extension Checker {
  /// The declarations of a library name at file level, oldest first.
  public func libraryDeclarations(named name: String) -> [Declaration] {
    readLibrary(name)
    return library[name]
  }

  /// Every name of the library at file level, read or not.
  var libraryNames: [String] { library.allNames + unread.names }

  /// Members of a name in all protocols and their extensions.
  func protocolMembers(named name: String) -> [Declaration] {
    for owner in unread.takeProtocols(withMember: name) {
      for case let nominal as NominalDeclaration in libraryDeclarations(named: owner) {
        _ = nominal.members(named: name)
      }
    }
    let own = protocolMembers[name] ?? []
    guard let library = libraryProtocolMembers[name] else { return own }
    return own.isEmpty ? library : library + own
  }

  /// The operator functions of a name, wherever they are declared.
  func operators(named name: String) -> [FunctionDeclaration] {
    for owner in unread.takeTypes(withOperator: name) {
      guard !owner.isEmpty else {
        readLibrary(name)
        continue
      }
      for case let nominal as NominalDeclaration in libraryDeclarations(named: owner) {
        _ = nominal.members(named: name)
      }
    }
    let own = operators[name] ?? []
    guard let library = libraryOperators[name] else { return own }
    return own.isEmpty ? library : library + own
  }

  /// Does what reading the library needs done apart from whatever is being inferred just now.
  func reading(_ work: () -> Void) {
    let before = (placeholder, ambient)
    (placeholder, ambient) = (nil, GenericEnvironment())
    work()
    (placeholder, ambient) = before
  }

  private func readLibrary(_ name: String) {
    guard let pieces = unread.takeDeclarations(name) else { return }
    reading {
      var collectors: [Collector] = []
      for piece in pieces {
        var collector = self.collector(for: piece)
        let syntax = parseDeclarations(of: piece.file, in: piece.item.span, members: false)
        for declaration in syntax {
          for made in collector.collect(declaration, in: nil) { library.add(made) }
        }
        collectors.append(collector)
      }
      for piece in unread.takeExtensions(of: name) { bindLibraryExtension(piece) }
      for collector in collectors { bind(collector) }
    }
  }

  /// Gives a type one of its extensions; the members wait until they are looked up.
  func bindLibraryExtension(_ piece: UnreadLibrary.Piece) {
    var collector = self.collector(for: piece)
    let heads = parseDeclarations(of: piece.file, in: piece.item.head, members: false)
    for head in heads { _ = collector.collect(head, in: nil) }
    let made = bindExtensions(&collector)
    for context in made {
      for member in piece.item.members {
        let waiting = UnreadMember(
          checker: self,
          context: context,
          file: piece.file,
          span: member.span
        )
        context.nominal.await(waiting, named: member.name)
      }
    }
    for nominal in collector.nominals { synthesizeStorage(of: nominal) }
  }

  private func collector(for piece: UnreadLibrary.Piece) -> Collector {
    Collector(checker: self, file: piece.file, module: piece.module, isLibrary: true)
  }

  /// Reads everything, for those who list the library.
  func readWholeLibrary() {
    for name in unread.names { readLibrary(name) }
    for nominal in Array(nominals.values) where nominal.isLibrary { nominal.readMembers() }
  }

  /// The members that the library's extensions give a type, as pieces of text.
  public func libraryExtensionMembers(
    of name: String
  ) -> [(name: String, file: SourceText, span: Span)] {
    (unread.extensions[name] ?? []).flatMap { piece in
      piece.item.members.map { ($0.name, piece.file, $0.span) }
    }
  }
}
