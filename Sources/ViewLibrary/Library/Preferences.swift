/// The name of a value that views hand up.
///
/// **Source** — documented: Apple, `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value when no view says anything.
  static var defaultValue: Value { get }
  /// Adds the next view's value to what there is.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// Hands a value up.
///
/// **Source** — documented: Apple, `_PreferenceWritingModifier`.
public struct _PreferenceWritingModifier<Key>: _PrimitiveModifier where Key: PreferenceKey {
  /// The value.
  public var value: Key.Value
  /// Hands a value up.
  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
  /// The value added to what is there.
  public var _effect: _Effect {
    .preference(
      ObjectIdentifier(Key.self),
      { former in
        guard var total = former as? Key.Value else { return value }
        Key.reduce(value: &total, nextValue: { value })
        return total
      }
    )
  }
}

/// Changes a value on its way up.
///
/// **Source** — documented: Apple, `_PreferenceTransformModifier`.
public struct _PreferenceTransformModifier<Key>: _PrimitiveModifier where Key: PreferenceKey {
  /// The change.
  public var transform: (inout Key.Value) -> Void
  /// The items of a bar, when it is those that are handed up.
  var _bar: AnyView?
  /// Changes a value.
  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
  /// The changed value.
  public var _effect: _Effect {
    if let _bar { return .chrome("toolbar", _bar) }
    return .preferenceTransform(
      ObjectIdentifier(Key.self),
      { former in
        var total = (former as? Key.Value) ?? Key.defaultValue
        transform(&total)
        return total
      },
      join: { former, value in
        guard var total = former as? Key.Value, let value = value as? Key.Value else {
          return value
        }
        Key.reduce(value: &total, nextValue: { value })
        return total
      }
    )
  }
}

/// Runs an action when a value that was handed up differs.
///
/// **Source** — documented: Apple, `_PreferenceActionModifier`.
public struct _PreferenceActionModifier<Key>: _PrimitiveModifier
where Key: PreferenceKey, Key.Value: Equatable {
  /// The action.
  public var action: (Key.Value) -> Void
  /// The watch.
  public var _effect: _Effect {
    .preferenceChange(
      ObjectIdentifier(Key.self),
      { action(($0 as? Key.Value) ?? Key.defaultValue) }
    )
  }
}

/// Puts a view made of what was handed up before the content.
///
/// **Source** — documented: Apple, `_OverlayPreferenceModifier`.
public struct _OverlayPreferenceModifier<Key, Content>: _PrimitiveModifier
where Key: PreferenceKey, Content: View {
  var _alignment: Alignment
  var _transform: (Key.Value) -> Content
  /// The view before.
  public var _effect: _Effect {
    .preferenceLayer(
      ObjectIdentifier(Key.self),
      isBehind: false,
      _alignment,
      { _transform(($0 as? Key.Value) ?? Key.defaultValue) }
    )
  }
}

/// Puts a view made of what was handed up behind the content.
///
/// **Source** — documented: Apple, `_BackgroundPreferenceModifier`.
public struct _BackgroundPreferenceModifier<Key, Content>: _PrimitiveModifier
where Key: PreferenceKey, Content: View {
  var _alignment: Alignment
  var _transform: (Key.Value) -> Content
  /// The view behind.
  public var _effect: _Effect {
    .preferenceLayer(
      ObjectIdentifier(Key.self),
      isBehind: true,
      _alignment,
      { _transform(($0 as? Key.Value) ?? Key.defaultValue) }
    )
  }
}

/// A point, frame or other place of a view, to be read elsewhere.
///
/// It is measured when it is handed up; a reader gets it in its own coordinates.
///
/// **Source** — documented: Apple, `Anchor`.
public struct Anchor<Value> {
  var _bounds: CGRect
  var _read: (CGRect) -> Value
  /// What is measured.
  public struct Source {
    var _read: (CGRect) -> Value
    /// The place in a view whose frame is known.
    func _anchor(in bounds: CGRect) -> Anchor<Value> { Anchor(_bounds: bounds, _read: _read) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Compares the measured places.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs._read(lhs._bounds) == rhs._read(rhs._bounds)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the measured place.
  public func hash(into hasher: inout Hasher) { hasher.combine(_read(_bounds)) }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(_read: { $0 }) }
  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(_read: { bounds in
      CGRect(
        x: bounds.origin.x + rect.origin.x,
        y: bounds.origin.y + rect.origin.y,
        width: rect.size.width,
        height: rect.size.height
      )
    })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(_read: { bounds in
      CGPoint(x: bounds.origin.x + point.x, y: bounds.origin.y + point.y)
    })
  }
  /// A point by its share of width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(_read: { bounds in
      CGPoint(
        x: bounds.origin.x + bounds.size.width * point.x,
        y: bounds.origin.y + bounds.size.height * point.y
      )
    })
  }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Reads an anchor in this reader's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = frame(in: CoordinateSpace.global).origin
    let bounds = anchor._bounds
    return anchor._read(
      CGRect(
        x: bounds.origin.x - origin.x,
        y: bounds.origin.y - origin.y,
        width: bounds.size.width,
        height: bounds.size.height
      )
    )
  }
}

/// Asks the engine for the frame, in the window, of the view that hands an anchor up.
public func _engineAnchorBounds() -> CGRect { native() }

/// Hands an anchor up.
///
/// **Source** — documented: Apple, `_AnchorWritingModifier`.
public struct _AnchorWritingModifier<AnchorValue, Key>: _PrimitiveModifier
where Key: PreferenceKey {
  /// The anchor.
  public var anchor: Anchor<AnchorValue>.Source
  /// What is handed up.
  public var transform: (Anchor<AnchorValue>) -> Key.Value
  /// The value added to what is there.
  public var _effect: _Effect {
    .preference(
      ObjectIdentifier(Key.self),
      { former in
        let value = transform(anchor._anchor(in: _engineAnchorBounds()))
        guard var total = former as? Key.Value else { return value }
        Key.reduce(value: &total, nextValue: { value })
        return total
      }
    )
  }
}

/// Changes a value on its way up, given an anchor.
///
/// **Source** — documented: Apple, `_AnchorTransformModifier`.
public struct _AnchorTransformModifier<AnchorValue, Key>: _PrimitiveModifier
where Key: PreferenceKey {
  /// The anchor.
  public var anchor: Anchor<AnchorValue>.Source
  /// The change.
  public var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
  /// The changed value.
  public var _effect: _Effect {
    .preferenceTransform(
      ObjectIdentifier(Key.self),
      { former in
        var total = (former as? Key.Value) ?? Key.defaultValue
        transform(&total, anchor._anchor(in: _engineAnchorBounds()))
        return total
      },
      join: { former, value in
        guard var total = former as? Key.Value, let value = value as? Key.Value else {
          return value
        }
        Key.reduce(value: &total, nextValue: { value })
        return total
      }
    )
  }
}

/// The color scheme a view asks for.
///
/// **Source** — documented: Apple, `PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// None.
  public static var defaultValue: ColorScheme? { nil }
  /// The first that is asked for.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Hands a value up to the views around.
  ///
  /// **Source** — documented: Apple, `preference(key:value:)`.
  public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes a value on its way up.
  ///
  /// **Source** — documented: Apple, `transformPreference(_:_:)`.
  public func transformPreference<K>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Hands a place of this view up.
  ///
  /// **Source** — documented: Apple, `anchorPreference(key:value:transform:)`.
  public func anchorPreference<A, K>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }

  /// Changes a value on its way up, given a place of this view.
  ///
  /// **Source** — documented: Apple, `transformAnchorPreference(key:value:transform:)`.
  public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }

  /// Runs an action when a value that was handed up differs.
  ///
  /// **Source** — documented: Apple, `onPreferenceChange(_:perform:)`.
  public func onPreferenceChange<K>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts a view made of what was handed up before this view.
  ///
  /// **Source** — documented: Apple, `overlayPreferenceValue(_:alignment:_:)`.
  public func overlayPreferenceValue<K, V>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(_OverlayPreferenceModifier<K, V>(_alignment: alignment, _transform: transform))
  }

  /// Puts a view made of what was handed up behind this view.
  ///
  /// **Source** — documented: Apple, `backgroundPreferenceValue(_:alignment:_:)`.
  public func backgroundPreferenceValue<K, V>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(_BackgroundPreferenceModifier<K, V>(_alignment: alignment, _transform: transform))
  }

  /// Asks the window for light or dark.
  ///
  /// **Source** — documented: Apple, `preferredColorScheme(_:)`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
