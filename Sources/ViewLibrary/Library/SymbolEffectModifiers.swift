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
  /// For ever.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(_count: nil, _speed: _speed) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(_count: 1, _speed: _speed) }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(_count: count, _speed: _speed)
  }
  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(_count: _count, _speed: speed)
  }
  /// How often a symbol moves again.
  ///
  /// **Source** — documented: Apple, `SymbolEffectOptions/RepeatBehavior`.
  @available(iOS 18.0, macOS 15.0, *)
  public struct RepeatBehavior {
    var _count: Int?
    /// For ever, without a rest.
    public static var continuous: RepeatBehavior { RepeatBehavior(_count: nil) }
    /// For ever, with a rest after each time.
    public static var periodic: RepeatBehavior { RepeatBehavior(_count: nil) }
    /// Some times, with a rest after each time.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(_count: count)
    }
  }
  /// As often as is said.
  @available(iOS 18.0, macOS 15.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(_count: behavior._count)
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

/// Symbols come and go by a movement of their own; here they fade.
///
/// **Source** — documented: Apple, `SymbolEffectTransition`; its look is inferred.
@available(iOS 17.0, macOS 14.0, *)
public struct SymbolEffectTransition: Transition {
  /// The view, faded.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go by a movement of their own.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}
