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

/// Tells the engine that nothing around the view can be left.
public func _engineDismissedNothing() { native() as Void }

/// A style whose dynamic properties have the values of the control it makes a look for.
func _engineInstalled<Style>(_ style: Style) -> Style { native() }

/// The key under which destinations are handed up.
public func _engineDestinationsKey() -> ObjectIdentifier { ObjectIdentifier(_DestinationsKey.self) }

/// What a stack has for a value: of several, the one declared closest to its root; nil when none fits.
public func _engineDestination(_ all: Any?, _ value: AnyHashable) -> _Destination? {
  ((all as? [_Destination]) ?? []).first { $0.fits(value) }
}

/// Makes the places of what the engine itself keeps for the whole window: the edit mode, and whether
/// something is searched.
public func _engineWindowPlaces() -> [AnyObject] {
  [_Location(EditMode.inactive), _Location(false)]
}

/// The environment at the top, which knows the places of the engine.
public func _engineWindow(_ values: EnvironmentValues, _ places: [AnyObject]) -> EnvironmentValues {
  var copy = values
  if let mode = places[0] as? _Location<EditMode> {
    copy.editMode = Binding(get: { mode.get() }, set: { mode.set($0) })
  }
  copy._searchPlace = places[1] as? _Location<Bool>
  return copy
}

/// Whether rows are being edited in some surroundings.
public func _engineIsEditing(_ values: EnvironmentValues) -> Bool {
  values.editMode?.wrappedValue.isEditing == true
}

/// What pulling down does in some surroundings.
@available(iOS 15.0, macOS 12.0, *)
public func _engineRefreshing(_ values: EnvironmentValues) -> (() async -> Void)? {
  values.refresh?._action
}

/// What runs when a field is done: 1 for a field of text, 2 for one of a search.
public func _engineSubmits(_ values: EnvironmentValues, _ trigger: Int) -> [() -> Void] {
  values._submits.filter { $0.triggers & trigger != 0 }.map { $0.action }
}
