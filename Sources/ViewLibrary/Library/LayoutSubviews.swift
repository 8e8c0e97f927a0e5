/// One of the views that a layout arranges.
///
/// **Source** — documented: Apple, `LayoutSubview`.
@available(iOS 16.0, macOS 13.0, *)
public struct LayoutSubview: Equatable {
  /// The number the engine knows it by.
  public var _number: Int
  /// Describes a view by its number.
  public init(_number: Int) { self._number = _number }
  /// The value the view hands up.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    (_engineLayoutValue(_number, "\(_LayoutTrait<K>.self)") as? K.Value) ?? K.defaultValue
  }
  /// The view's priority; default 0.
  public var priority: Double { _enginePriority(_number) }
  /// Answers a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    _engineSize(_number, proposal)
  }
  /// The size for a proposal, with the view's guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    _engineDimensions(_number, proposal)
  }
  /// The spacing the view wants.
  public var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    spacing._number = _engineSpacing(_number)
    return spacing
  }
  /// Puts a point of the view at a place; the last call counts.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    _enginePlace(_number, position, anchor, proposal)
  }
}

/// Asks the engine for a value that a view hands up.
public func _engineLayoutValue(_ view: Int, _ trait: String) -> Any? { native() }

/// Asks the engine for a view's priority.
public func _enginePriority(_ view: Int) -> Double { native() }

/// Asks the engine for a view's size.
public func _engineSize(_ view: Int, _ proposal: ProposedViewSize) -> CGSize { native() }

/// Asks the engine for a view's size and guides.
public func _engineDimensions(_ view: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
  native()
}

/// Asks the engine for the number of a view's spacing.
public func _engineSpacing(_ view: Int) -> Int { native() }

/// Tells the engine where a view stands.
public func _enginePlace(
  _ view: Int,
  _ position: CGPoint,
  _ anchor: UnitPoint,
  _ proposal: ProposedViewSize
) { native() as Void }

/// The views that a layout arranges.
///
/// **Source** — documented: Apple, `LayoutSubviews`.
@available(iOS 16.0, macOS 13.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// Any part of the views.
  public typealias SubSequence = LayoutSubviews
  /// The views in order.
  public var _views: [LayoutSubview]
  /// The reading direction.
  public var layoutDirection: LayoutDirection
  /// Collects views.
  public init(_views: [LayoutSubview], layoutDirection: LayoutDirection = .leftToRight) {
    self._views = _views
    self.layoutDirection = layoutDirection
  }
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { _views.count }
  /// The next place.
  public func index(after i: Int) -> Int { i + 1 }
  /// The place before.
  public func index(before i: Int) -> Int { i - 1 }
  /// One view.
  public subscript(index: Int) -> LayoutSubview { _views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(_views: Array(_views[bounds]), layoutDirection: layoutDirection)
  }
}
