@_exported import Foundation
@_exported import Observation

/// Stands for what the engine does: the oracle only types programs, so it must never be reached.
public func native<T>(_ name: StaticString = #function) -> T {
  // An order without an answer, such as a warning, changes no type.
  if let nothing = () as? T { return nothing }
  fatalError("the engine's \(name) was asked for in the oracle")
}

/// What Foundation of Linux lacks and the engine's standard library has.
public struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// What is looked up.
  public let key: String
  /// Makes it of a literal.
  public init(stringLiteral value: String) { key = value }
}

extension String {
  /// Makes a text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

/// Stands for the engine's clock.
public func _engineEvery(_ seconds: Double, _ work: @escaping () -> Void) -> Int { native() }

/// Stands for the engine's clock.
public func _engineStop(_ number: Int) { native() as Void }

/// Stands for what the engine's attributed strings share.
public protocol _Attributed {}

extension _Attributed {
  /// Stands for an attribute by name.
  public func _attribute(_ name: String) -> AnyHashable? { nil }
  /// Stands for a change of an attribute.
  public mutating func _setAttribute(_ name: String, _ value: AnyHashable?) {
    let _: Void = native()
  }
}

extension AttributedString: _Attributed {
  /// Stands for the pieces of a text.
  public var _runsOfAttributes: [(String, AttributeContainer)] { [] }

  /// What Foundation of Linux lacks.
  public init(markdown: String) throws { self.init(markdown) }
}
extension AttributedSubstring: _Attributed {}
extension AttributeContainer: _Attributed {
  /// What Foundation of Linux lacks.
  public var inlinePresentationIntent: InlinePresentationIntent? { native() }
}
extension AttributedString.Runs.Run: _Attributed {}

/// What Foundation of Linux lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// A line through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension Formatter {
  /// Stands for the value in a text.
  public func _object(_ text: String) -> Any? { native() }
}

/// Stands for what is said about an effect that is not seen.
public func _engineRemark(_ kind: String, _ text: String) { native() as Void }

extension UserDefaults {
  /// Stands for the places of properties by key.
  public var _places: [String: Any] {
    get { native() }
    set {}
  }
  /// Stands for who is told of changes by key.
  public var _watchers: [String: (Any?) -> Void] {
    get { native() }
    set {}
  }
  /// Stands for the stored values.
  public var _values: [String: Any] {
    get { native() }
    set {}
  }
}

/// Stands for the elements of a tuple.
public func _engineElements(_ tuple: Any) -> [Any] { [] }

/// Stands for the engine's clock.
public func _engineAfter(_ seconds: Double, _ work: @escaping () -> Void) -> Int { native() }
