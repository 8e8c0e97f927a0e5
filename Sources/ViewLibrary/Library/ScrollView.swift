/// Content that may be larger than the view, and moves.
///
/// Offers its content nothing along the axis, so a text in it never wraps away.
///
/// **Source** — documented: Apple, `ScrollView`.
public struct ScrollView<Content>: _PrimitiveView where Content: View {
  /// The content.
  public var content: Content
  /// Along which axes it moves.
  public var axes: Axis.Set
  /// Whether bars are shown.
  public var showsIndicators: Bool

  /// Makes content move.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The moving content.
  public var _primitive: _Primitive {
    .scroll(axes, showsIndicators: showsIndicators, content: content)
  }
}

/// A view that can move the scroll views inside.
///
/// **Source** — documented: Apple, `ScrollViewReader`.
public struct ScrollViewReader<Content>: _PrimitiveView where Content: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  /// Gives the content a way to scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// The reader.
  public var _primitive: _Primitive {
    .reader(.scroll, { proxy in content((proxy as? ScrollViewProxy) ?? ScrollViewProxy()) })
  }
}

/// A way to scroll.
///
/// **Source** — documented: Apple, `ScrollViewProxy`.
public struct ScrollViewProxy {
  var _scroll: (AnyHashable, UnitPoint?) -> Void = { _, _ in }
  /// Scrolls to the view with an id.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    _scroll(AnyHashable(id), anchor)
  }
}

/// A proxy of a reader that the engine knows by a number.
func _engineScrollProxy(_ number: Int) -> Any {
  ScrollViewProxy(_scroll: { id, anchor in _engineScrollTo(number, id, anchor) })
}

/// Tells the engine to scroll to a view.
public func _engineScrollTo(_ reader: Int, _ id: AnyHashable, _ anchor: UnitPoint?) {
  native() as Void
}

/// A point as shares of a size.
func _engineUnitPoint(_ x: CGFloat, _ y: CGFloat) -> UnitPoint { UnitPoint(x: x, y: y) }
