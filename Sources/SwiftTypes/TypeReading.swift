/// Why a text is no type name, and where.
public struct TypeNameError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: String, Sendable {
    /// A type was expected here.
    case expectedType
    /// A closing `>`, `)`, `]` or `}` is missing.
    case unclosed
    /// Text follows that belongs to no type.
    case trailingText
    /// The name is nested deeper, or is longer, than is read.
    case tooLarge
  }

  /// What is wrong.
  public let reason: Reason
  /// The UTF-8 offset in the text.
  public let offset: Int

  /// Makes an error.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

/// The bounds of ``readTypeName(_:)``.
public enum TypeNameLimit {
  /// How deeply types may be nested.
  public static let depth = 400
  /// The longest text read, in UTF-8 bytes.
  public static let length = 1_000_000
}

/// Reads a printed type name back into a tree.
///
/// It takes every spelling Swift prints: run-time names, module-qualified names, the sugar of
/// compiler messages, packs, function types and the opaque results of crash logs.
///
///     SwiftUI.ModifiedContent<SwiftUI.Text?, SwiftUI._PaddingLayout>
///     TupleContent<Pack{Text, Text}>
///     <<opaque return type of SwiftUI.View.bold(_:)>>.0
///
/// - Parameter text: Any text; it may be hostile.
/// - Returns: The tree; its depth is at most ``TypeNameLimit/depth``.
/// - Throws: ``TypeNameError`` with the offset of the first byte that does not fit.
/// - Complexity: O(n) in the length of the text.
public func readTypeName(_ text: String) throws(TypeNameError) -> TypeName {
  let bytes = Array(text.utf8)
  guard bytes.count <= TypeNameLimit.length else { throw TypeNameError(.tooLarge, at: 0) }
  var reader = TypeNameReader(bytes: bytes)
  let type = try reader.readType()
  reader.skipSpace()
  guard reader.isAtEnd else { throw TypeNameError(.trailingText, at: reader.position) }
  return type
}

/// Recursive descent over the bytes of a type name.
struct TypeNameReader {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }
  var current: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { position += 1 }
  }

  /// A whole type: attributes, compositions and the arrow of a function included.
  mutating func readType() throws(TypeNameError) -> TypeName {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TypeNameLimit.depth else { throw TypeNameError(.tooLarge, at: position) }
    skipSpace()
    var attributes: [String] = []
    while let attribute = readAttribute() { attributes.append(attribute) }
    for word in ["any", "some", "repeat", "each"] where take(word: word) {
      let operand = try readType()
      if word == "any" || word == "some" {
        if case .composition("", let items) = operand.kind {
          return TypeName(.composition(word == "any" ? "" : word, items))
        }
        return word == "any" ? operand : TypeName(.composition(word, [operand]))
      }
      return TypeName(.composition(word, [operand]))
    }
    var type = try readPostfix()
    var parts = [type]
    while take("&") { parts.append(try readPostfix()) }
    if parts.count > 1 { type = TypeName(.composition("", parts)) }
    if let function = try readArrow(after: type, attributes: attributes) { return function }
    return type
  }

  /// `async throws(E) -> Result` when it follows a parameter list.
  private mutating func readArrow(
    after type: TypeName,
    attributes: [String]
  ) throws(TypeNameError) -> TypeName? {
    guard case .tuple(let parameters) = type.kind else { return nil }
    let start = position
    var effects = attributes
    skipSpace()
    if take(word: "async") { effects.append("async") }
    skipSpace()
    for word in ["throws", "rethrows"] where take(word: word) {
      var effect = word
      if take("(") {
        effect += "(" + (try readType()).name + ")"
        try expect(")")
      }
      effects.append(effect)
    }
    guard take("->") else {
      position = start
      return nil
    }
    return TypeName(.function(parameters: parameters, effects: effects, result: try readType()))
  }

  /// A type with what may follow it: `?`, `!`, `.Type`, `.Inner<T>`.
  private mutating func readPostfix() throws(TypeNameError) -> TypeName {
    var type = try readPrimary()
    while true {
      if take("?") || take("!") {
        type = TypeName(.nominal("Optional", [type]))
      } else if take("...") {
        position -= 3
        return type
      } else if current == UInt8(ascii: "."), take(".") {
        type = try readMember(of: type)
      } else {
        return type
      }
    }
  }

  private mutating func readMember(of type: TypeName) throws(TypeNameError) -> TypeName {
    if take(word: "Type") || take(word: "Protocol") { return TypeName(.metatype(type)) }
    if case .opaque(let owner, _, let arguments) = type.kind, let index = readNumber() {
      let own = try readArguments()
      return TypeName(.opaque(owner, index, arguments + own))
    }
    guard type.qualifiers.count < TypeNameLimit.depth else {
      throw TypeNameError(.tooLarge, at: position)
    }
    let inner = try readPrimary()
    return TypeName(inner.kind, qualifiers: type.qualifiers + [type.head] + inner.qualifiers)
  }

  private mutating func readPrimary() throws(TypeNameError) -> TypeName {
    skipSpace()
    guard let byte = current else { throw TypeNameError(.expectedType, at: position) }
    switch byte {
    case UInt8(ascii: "("): return try readParenthesized()
    case UInt8(ascii: "["): return try readBrackets()
    case UInt8(ascii: "<"): return try readOpaque()
    case UInt8(ascii: "."), 0xE2:
      // People shorten what they paste; the gap is a type of its own.
      if take("...") || take("…") { return TypeName(.nominal("…", [])) }
      throw TypeNameError(.expectedType, at: position)
    case UInt8(ascii: "~"):
      position += 1
      return TypeName(.composition("~", [try readType()]))
    default:
      let name = try readIdentifier()
      if name == "Pack", take("{") { return TypeName(.pack(try readItems(until: "}"))) }
      let arguments = try readArguments()
      skipLocalContext()
      if name == "Void", arguments.isEmpty { return TypeName(.tuple([])) }
      return TypeName(.nominal(name, arguments))
    }
  }

  private mutating func readArguments() throws(TypeNameError) -> [TypeName] {
    guard current == UInt8(ascii: "<") else { return [] }
    position += 1
    return try readItems(until: ">")
  }

  private mutating func readItems(until close: String) throws(TypeNameError) -> [TypeName] {
    var items: [TypeName] = []
    if take(close) { return items }
    repeat { items.append(try readType()) } while take(",")
    try expect(close)
    return items
  }

  /// `[T]` and `[K : V]`.
  private mutating func readBrackets() throws(TypeNameError) -> TypeName {
    position += 1
    let first = try readType()
    if take(":") {
      let value = try readType()
      try expect("]")
      return TypeName(.nominal("Dictionary", [first, value]))
    }
    try expect("]")
    return TypeName(.nominal("Array", [first]))
  }

  /// A tuple, a parameter list, a type in parentheses, or the context of a private type.
  private mutating func readParenthesized() throws(TypeNameError) -> TypeName {
    if let context = readPrivateContext() { return context }
    position += 1
    var elements: [TypeName.Element] = []
    if !take(")") {
      repeat { elements.append(try readElement()) } while take(",")
      try expect(")")
    }
    let start = position
    skipSpace()
    let isParameterList = starts(with: "->") || starts(with: "async") || starts(with: "throws")
    position = start
    if elements.count == 1, elements[0].label == nil, elements[0].specifiers.isEmpty,
      !isParameterList
    {
      return elements[0].type
    }
    return TypeName(.tuple(elements))
  }

  private mutating func readElement() throws(TypeNameError) -> TypeName.Element {
    skipSpace()
    var specifiers: [String] = []
    var label: String?
    let start = position
    if let word = readWord(), take(":") {
      label = word
    } else {
      position = start
    }
    while true {
      if let attribute = readAttribute() {
        specifiers.append(attribute)
        continue
      }
      let words = ["inout", "__owned", "__shared", "owned", "borrowing", "consuming", "isolated"]
      guard let word = words.first(where: { take(word: $0) }) else { break }
      specifiers.append(word)
    }
    let type = try readType()
    if take("...") { specifiers.append("...") }
    return TypeName.Element(label: label, specifiers: specifiers, type)
  }

  /// `(unknown context at $10a)`, `(extension in App):SwiftUI.View`, `(Card in _5D2F)`.
  private mutating func readPrivateContext() -> TypeName? {
    let start = position
    for opening in ["(unknown context at ", "(extension in "] where starts(with: opening) {
      guard let close = bytes[position...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
      let text = String(decoding: bytes[position...close], as: UTF8.self)
      position = close + 1
      if take(":"), let inner = try? readPrimary() {
        return TypeName(inner.kind, qualifiers: [text] + inner.qualifiers)
      }
      return TypeName(.nominal(text, []))
    }
    position += 1
    if let name = readWord(), take(word: "in"),
      let close = bytes[position...].firstIndex(of: UInt8(ascii: ")"))
    {
      position = close + 1
      return TypeName(.nominal(name, (try? readArguments()) ?? []))
    }
    position = start
    return nil
  }

  /// `<<opaque return type of View.bold(_:)>>` and `<<error type>>`.
  private mutating func readOpaque() throws(TypeNameError) -> TypeName {
    guard starts(with: "<<") else { throw TypeNameError(.expectedType, at: position) }
    let start = position + 2
    var level = 0
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "<") { level += 1 }
      if byte == UInt8(ascii: ">"), end == start || bytes[end - 1] != UInt8(ascii: "-") {
        if level == 0 { break }
        level -= 1
      }
      end += 1
    }
    guard end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: ">") else {
      throw TypeNameError(.unclosed, at: start - 2)
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    position = end + 2
    let prefix = "opaque return type of "
    guard text.hasPrefix(prefix) else { return TypeName(.nominal("<<\(text)>>", [])) }
    return TypeName(.opaque(String(text.dropFirst(prefix.count)), 0, []))
  }

  /// ` #1 in main`, which stands behind the name of a local type.
  private mutating func skipLocalContext() {
    guard starts(with: " #") else { return }
    let start = position
    position += 2
    guard readNumber() != nil, take(word: "in"), (try? readIdentifier()) != nil else {
      position = start
      return
    }
    if current == UInt8(ascii: "("), let close = bytes[position...].firstIndex(of: 0x29) {
      position = close + 1
    }
  }
}
