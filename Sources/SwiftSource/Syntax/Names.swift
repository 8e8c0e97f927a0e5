/// A name as written, without its backticks.
public struct NameSyntax: Hashable, Sendable {
  /// The spelling: an identifier, `$x`, `$0`, an operator, a keyword used as a name, or a number
  /// after a dot (`pair.0`).
  public let text: String
  /// Where it stands, backticks included.
  public let span: Span

  /// Names something at a span.
  public init(_ text: String, _ span: Span) {
    self.text = text
    self.span = span
  }
}

/// An attribute such as `@State`, `@available(iOS 17, *)` or `@ViewBuilder`.
public struct AttributeSyntax: Sendable {
  /// The whole attribute, `@` included.
  public let span: Span
  /// The attribute's type: `State`, or `FocusState<Bool>.Something` for a nested wrapper.
  public let type: TypeSyntax
  /// Call arguments, when parsed as such; nil without parentheses.
  public let arguments: [ArgumentSyntax]?
  /// The versions of an `@available` attribute.
  public let availability: [AvailabilityItem]

  /// Describes an attribute.
  public init(
    span: Span,
    type: TypeSyntax,
    arguments: [ArgumentSyntax]? = nil,
    availability: [AvailabilityItem] = []
  ) {
    self.span = span
    self.type = type
    self.arguments = arguments
    self.availability = availability
  }

  /// The attribute's plain name without generic arguments or parents: `State`.
  public var name: String {
    switch type.kind {
    case .identifier(let name, _): name.text
    case .member(_, let name, _): name.text
    default: ""
    }
  }
}

/// One item of `@available(...)` or `#available(...)`.
public struct AvailabilityItem: Hashable, Sendable {
  /// A platform such as `iOS`, or `*`.
  public let platform: String
  /// The version after the platform or after `introduced:`: [17, 0]; empty for `*`.
  public let version: [Int]
  /// The words `unavailable`, `deprecated`, `noasync` found, or empty.
  public let flags: [String]
  /// The text of `message:` or `renamed:`, when given.
  public let message: String?
  /// The version after `obsoleted:`.
  public let obsoleted: [Int]?
  /// The version after `deprecated:`.
  public let deprecated: [Int]?

  /// Describes one availability item.
  public init(
    platform: String,
    version: [Int],
    flags: [String] = [],
    message: String? = nil,
    obsoleted: [Int]? = nil,
    deprecated: [Int]? = nil
  ) {
    self.platform = platform
    self.version = version
    self.flags = flags
    self.message = message
    self.obsoleted = obsoleted
    self.deprecated = deprecated
  }
}

/// A modifier of a declaration: `private`, `static`, `private(set)`, `unowned(unsafe)`.
public struct ModifierSyntax: Hashable, Sendable {
  /// The keyword: `static`.
  public let name: String
  /// The word in parentheses: `set` in `private(set)`.
  public let detail: String?
  /// Where it stands.
  public let span: Span

  /// Describes a modifier.
  public init(_ name: String, detail: String? = nil, span: Span) {
    self.name = name
    self.detail = detail
    self.span = span
  }
}
