/// A printed type name as a tree: what ``readTypeName(_:)`` makes of a text.
///
/// Unlike ``Type`` it knows no declarations: every spelling of the same type (with or without
/// modules, `T?` or `Optional<T>`) becomes a tree whose ``name`` is the same.
public struct TypeName: Sendable {
  /// The forms of a printed name.
  public indirect enum Kind: Sendable {
    /// `ModifiedContent<Text, _PaddingLayout>`.
    case nominal(String, [TypeName])
    /// `(A, label: B)`; `()` is empty.
    case tuple([Element])
    /// `Pack{A, B}`.
    case pack([TypeName])
    /// `(Int, inout Int) async throws -> Void` with its attributes and effects in order.
    case function(parameters: [Element], effects: [String], result: TypeName)
    /// `any P & Q`, `some P`: the word before (empty when none is written) and the parts.
    case composition(String, [TypeName])
    /// `T.Type`.
    case metatype(TypeName)
    /// `<<opaque return type of View.bold(_:)>>.0`: what hides it, which of its results, arguments.
    case opaque(String, Int, [TypeName])
  }

  /// One element of a tuple or one parameter.
  public struct Element: Sendable {
    /// The label, when one is written.
    public let label: String?
    /// `inout`, `@escaping` and the like, in order; `...` for a variadic parameter.
    public let specifiers: [String]
    /// The type.
    public let type: TypeName

    /// Describes an element.
    public init(label: String? = nil, specifiers: [String] = [], _ type: TypeName) {
      self.label = label
      self.specifiers = specifiers
      self.type = type
    }
  }

  /// The form.
  public let kind: Kind
  /// The module and the enclosing types as written: `["SwiftUI", "Text"]` for `SwiftUI.Text.Case`.
  public let qualifiers: [String]

  /// Makes a name.
  public init(_ kind: Kind, qualifiers: [String] = []) {
    self.kind = kind
    self.qualifiers = qualifiers
  }

  /// The types written inside, in order.
  public var children: [TypeName] {
    switch kind {
    case .nominal(_, let arguments), .opaque(_, _, let arguments): arguments
    case .tuple(let elements): elements.map(\.type)
    case .pack(let items), .composition(_, let items): items
    case .function(let parameters, _, let result): parameters.map(\.type) + [result]
    case .metatype(let instance): [instance]
    }
  }

  /// The number of types written, this one included.
  public var size: Int { children.reduce(1) { $0 + $1.size } }

  /// The name as `String(describing:)` prints it: no modules, no parents, no sugar.
  public var name: String {
    var writer = TypeNameWriter()
    writer.write(self, marking: nil)
    return writer.text
  }

  /// What stands before the arguments: `ModifiedContent`, `(…)`, `Pack{…}`.
  public var head: String {
    switch kind {
    case .nominal(let name, _): name
    case .tuple(let elements): elements.isEmpty ? "()" : "(…)"
    case .pack: "Pack{…}"
    case .function: "(…) -> …"
    case .composition(let word, _): word.isEmpty ? "… & …" : word
    case .metatype: "….Type"
    case .opaque(let owner, let index, _): "<<opaque return type of \(owner)>>.\(index)"
    }
  }
}

/// Writes a name and remembers where one marked part of it came to stand.
struct TypeNameWriter {
  var text = ""
  /// The UTF-8 offsets of the marked part.
  var mark: Range<Int>?

  mutating func write(_ type: TypeName, marking path: ArraySlice<Int>?) {
    let start = text.utf8.count
    writeForm(type, marking: path)
    if let path, path.isEmpty { mark = start..<text.utf8.count }
  }

  private mutating func writeForm(_ type: TypeName, marking path: ArraySlice<Int>?) {
    switch type.kind {
    case .nominal(let name, let arguments):
      text += name
      writeArguments(arguments, marking: path)
    case .tuple(let elements): writeElements(elements, marking: path)
    case .pack(let items):
      text += "Pack{"
      writeList(items, separator: ", ", marking: path)
      text += "}"
    case .function(let parameters, let effects, let result):
      for effect in effects where effect.hasPrefix("@") { text += effect + " " }
      writeElements(parameters, marking: path)
      for effect in effects where !effect.hasPrefix("@") { text += " " + effect }
      text += " -> "
      write(result, marking: step(path, parameters.count))
    case .composition(let word, let items):
      if !word.isEmpty { text += word + " " }
      writeList(items, separator: " & ", marking: path)
    case .metatype(let instance):
      write(instance, marking: step(path, 0))
      text += ".Type"
    case .opaque(_, _, let arguments):
      text += type.head
      writeArguments(arguments, marking: path)
    }
  }

  private mutating func writeArguments(_ items: [TypeName], marking path: ArraySlice<Int>?) {
    guard !items.isEmpty else { return }
    text += "<"
    writeList(items, separator: ", ", marking: path)
    text += ">"
  }

  private mutating func writeList(
    _ items: [TypeName],
    separator: String,
    marking path: ArraySlice<Int>?
  ) {
    for (index, item) in items.enumerated() {
      if index > 0 { text += separator }
      write(item, marking: step(path, index))
    }
  }

  private mutating func writeElements(_ items: [TypeName.Element], marking path: ArraySlice<Int>?) {
    text += "("
    for (index, item) in items.enumerated() {
      if index > 0 { text += ", " }
      if let label = item.label { text += label + ": " }
      for specifier in item.specifiers where specifier != "..." { text += specifier + " " }
      write(item.type, marking: step(path, index))
      if item.specifiers.contains("...") { text += "..." }
    }
    text += ")"
  }

  private func step(_ path: ArraySlice<Int>?, _ index: Int) -> ArraySlice<Int>? {
    guard let path, path.first == index else { return nil }
    return path.dropFirst()
  }
}
