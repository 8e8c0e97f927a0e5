/// A movement of a symbol.
///
/// **Source** — documented: Apple, `SymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public protocol SymbolEffect {
  /// The name of the movement.
  var _name: String { get }
}

/// A movement that lasts while it is wanted.
///
/// **Source** — documented: Apple, `IndefiniteSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that happens once.
///
/// **Source** — documented: Apple, `DiscreteSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// The symbol jumps.
///
/// **Source** — documented: Apple, `BounceSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct BounceSymbolEffect: DiscreteSymbolEffect {
  /// Bounce.
  public var _name: String { "bounce" }
}

/// The symbol fades and comes back.
///
/// **Source** — documented: Apple, `PulseSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Pulse.
  public var _name: String { "pulse" }
}

/// The symbol's layers light up in turn.
///
/// **Source** — documented: Apple, `VariableColorSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Variable color.
  public var _name: String { "variableColor" }
}

/// The symbol grows or shrinks.
///
/// **Source** — documented: Apple, `ScaleSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// Scale.
  public var _name: String { "scale" }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// How a symbol moves.
///
/// **Source** — documented: Apple, `SymbolEffectOptions`.
@available(iOS 17.0, macOS 14.0, *)
public struct SymbolEffectOptions {
  var _count: Int?
  var _speed: Double = 1
  /// As usual.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions(_count: 1) }
  /// For ever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(_count: nil) }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(_count: 1) }
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(_count: count)
  }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(_count: 1, _speed: speed)
  }
}

/// Moves symbols while it is wanted.
///
/// **Source** — documented: Apple, `symbolEffect(_:options:isActive:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _IndefiniteSymbolEffectModifier: _PrimitiveModifier {
  var name: String
  var isActive: Bool
  /// The movement.
  public var _effect: _Effect { .visual("symbolEffect", ["isActive": isActive ? 1 : 0]) }
}

/// Moves symbols when a value differs.
///
/// **Source** — documented: Apple, `symbolEffect(_:options:value:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _DiscreteSymbolEffectModifier<Value>: _PrimitiveModifier where Value: Equatable {
  var name: String
  var value: Value
  /// The movement.
  public var _effect: _Effect { .visual("symbolEffect", [:]) }
}

/// Keeps symbols from moving.
///
/// **Source** — documented: Apple, `symbolEffectsRemoved(_:)`.
@available(iOS 17.0, macOS 14.0, *)
public struct _SymbolEffectsRemovedModifier: _PrimitiveModifier {
  var isEnabled: Bool
  /// The stop.
  public var _effect: _Effect { .visual("symbolEffectsRemoved", [:]) }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  /// Moves the symbols inside while it is wanted.
  ///
  /// **Source** — documented: Apple, `symbolEffect(_:options:isActive:)`.
  public func symbolEffect<T>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    modifier(_IndefiniteSymbolEffectModifier(name: effect._name, isActive: isActive))
  }

  /// Moves the symbols inside when a value differs.
  ///
  /// **Source** — documented: Apple, `symbolEffect(_:options:value:)`.
  public func symbolEffect<T, U>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    modifier(_DiscreteSymbolEffectModifier(name: effect._name, value: value))
  }

  /// Keeps the symbols inside from moving.
  ///
  /// **Source** — documented: Apple, `symbolEffectsRemoved(_:)`.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_SymbolEffectsRemovedModifier(isEnabled: isEnabled))
  }
}
