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
