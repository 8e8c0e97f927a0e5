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
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Bounce.
  public var _name: String { "bounce" }
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: BounceSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades and comes back.
///
/// **Source** — documented: Apple, `PulseSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Pulse.
  public var _name: String { "pulse" }
  /// Layer after layer.
  public var byLayer: PulseSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol's layers light up in turn.
///
/// **Source** — documented: Apple, `VariableColorSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Variable color.
  public var _name: String { "variableColor" }
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// One layer more each time.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Back and forth.
  public var reversing: VariableColorSymbolEffect { self }
  /// From the start again.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Layers at rest are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers at rest are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol grows or shrinks.
///
/// **Source** — documented: Apple, `ScaleSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// Scale.
  public var _name: String { "scale" }
  /// Upwards.
  public var up: ScaleSymbolEffect { self }
  /// Downwards.
  public var down: ScaleSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol comes.
///
/// **Source** — documented: Apple, `AppearSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  /// Appear.
  public var _name: String { "appear" }
  /// Upwards.
  public var up: AppearSymbolEffect { self }
  /// Downwards.
  public var down: AppearSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: AppearSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
///
/// **Source** — documented: Apple, `DisappearSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  /// Disappear.
  public var _name: String { "disappear" }
  /// Upwards.
  public var up: DisappearSymbolEffect { self }
  /// Downwards.
  public var down: DisappearSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol moves back and forth.
///
/// **Source** — documented: Apple, `WiggleSymbolEffect`.
@available(iOS 18.0, macOS 15.0, *)
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Wiggle.
  public var _name: String { "wiggle" }
  /// Upwards.
  public var up: WiggleSymbolEffect { self }
  /// Downwards.
  public var down: WiggleSymbolEffect { self }
  /// To the left.
  public var left: WiggleSymbolEffect { self }
  /// To the right.
  public var right: WiggleSymbolEffect { self }
  /// Forwards.
  public var forward: WiggleSymbolEffect { self }
  /// Backwards.
  public var backward: WiggleSymbolEffect { self }
  /// Clockwise.
  public var clockwise: WiggleSymbolEffect { self }
  /// Against the clock.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns.
///
/// **Source** — documented: Apple, `RotateSymbolEffect`.
@available(iOS 18.0, macOS 15.0, *)
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Rotate.
  public var _name: String { "rotate" }
  /// Clockwise.
  public var clockwise: RotateSymbolEffect { self }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: RotateSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks gently.
///
/// **Source** — documented: Apple, `BreatheSymbolEffect`.
@available(iOS 18.0, macOS 15.0, *)
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Breathe.
  public var _name: String { "breathe" }
  /// By its size alone.
  public var plain: BreatheSymbolEffect { self }
  /// By its size and opacity.
  public var pulse: BreatheSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks gently.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A change of one symbol into another.
///
/// **Source** — documented: Apple, `ContentTransitionSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A symbol gives way to another.
///
/// **Source** — documented: Apple, `ReplaceSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// Replace.
  public var _name: String { "replace" }
  /// The new one comes from below.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one goes down, the new one comes from below.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one goes out, the new one comes up.
  public var offUp: ReplaceSymbolEffect { self }
  /// Layer after layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol gives way to another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol comes into view.
///
/// **Source** — documented: Apple, `AutomaticSymbolEffect`.
@available(iOS 17.0, macOS 14.0, *)
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
  /// Automatic.
  public var _name: String { "automatic" }
}

@available(iOS 17.0, macOS 14.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the symbols ask.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
