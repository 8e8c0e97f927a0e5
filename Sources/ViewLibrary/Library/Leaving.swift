/// The surroundings of a screen that can be left, such as a sheet's.
///
/// **Source** — inferred: a device of this library; `dismiss` and `isPresented` are documented.
public func _engineDismissing(
  _ values: EnvironmentValues,
  _ number: Int,
  _ level: Int
) -> EnvironmentValues {
  var copy = values
  copy._isPresented = true
  copy._dismiss = { _engineDismiss(number, level) }
  return copy
}

/// Tells the engine to leave a screen.
public func _engineDismiss(_ number: Int, _ level: Int) { native() as Void }

/// The key under which destinations are handed up.
public func _engineDestinationsKey() -> ObjectIdentifier { ObjectIdentifier(_DestinationsKey.self) }

/// What a stack has for a value: of several, the one declared closest to its root; nil when none fits.
public func _engineDestination(_ all: Any?, _ value: AnyHashable) -> _Destination? {
  ((all as? [_Destination]) ?? []).first { $0.fits(value) }
}
