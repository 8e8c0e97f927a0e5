/// The result of a modifier whose type SwiftUI keeps to itself.
///
/// It is a shell like any other, but nobody outside Apple knows its name, and it differs between
/// systems: it is printed as `some View`, and who asks for the exact type is told so.
///
/// **Source** — inferred: a device of this library.
public struct _PrivateView<Content, Modifier>: _PrimitiveView
where Content: View, Modifier: _PrimitiveModifier {
  var content: Content
  var modifier: Modifier
  /// The content inside the modifier's effect.
  public var _primitive: _Primitive { .modified(content, modifier) }
}

/// A modifier of which only its effect is known.
///
/// **Source** — inferred: a device of this library.
public struct _PrivateModifier: _PrimitiveModifier {
  /// The name of the function a learner writes.
  var writtenName: String
  var effect: _Effect
  /// What the modifier does, in the engine's words.
  public var _effect: _Effect { effect }
}

/// A modifier that the library puts in for itself; no learner writes or sees it.
///
/// **Source** — inferred: a device of this library.
public struct _DeviceModifier: _PrimitiveModifier {
  /// What the modifier does, in the engine's words.
  public var _effect: _Effect
}

extension View {
  /// Lays a shell around this view whose type is not to be known.
  func _private(_ name: String, _ effect: _Effect = .none) -> _PrivateView<Self, _PrivateModifier> {
    _PrivateView(content: self, modifier: _PrivateModifier(writtenName: name, effect: effect))
  }
}
