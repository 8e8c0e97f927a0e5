/// A layout whose type is hidden; the views keep their identity when it differs.
///
/// **Source** — documented: Apple, `AnyLayout`.
@available(iOS 16.0, macOS 13.0, *)
public struct AnyLayout: Layout, _EngineLayout {
  var _layout: any Layout
  /// Hides the type of a layout.
  public init<L>(_ layout: L) where L: Layout { _layout = layout }
  /// What the hidden layout is.
  public var _kind: _LayoutKind? { (_layout as? any _EngineLayout)?._kind }
  /// What the hidden layout keeps.
  public struct Cache {
    var _cache: Any
  }
  /// Keeps what the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(_cache: _makeAny(_layout, subviews))
  }
  /// Asks the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    _sizeAny(_layout, proposal, subviews, &cache._cache)
  }
  /// Lets the hidden layout place the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    _placeAny(_layout, bounds, proposal, subviews, &cache._cache)
  }
}

@available(iOS 16.0, macOS 13.0, *)
func _makeAny<L>(_ layout: L, _ subviews: LayoutSubviews) -> Any where L: Layout {
  layout.makeCache(subviews: subviews)
}

@available(iOS 16.0, macOS 13.0, *)
func _sizeAny<L>(
  _ layout: L,
  _ proposal: ProposedViewSize,
  _ subviews: LayoutSubviews,
  _ cache: inout Any
) -> CGSize where L: Layout {
  guard var typed = cache as? L.Cache else { return CGSize.zero }
  let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed)
  cache = typed
  return size
}

@available(iOS 16.0, macOS 13.0, *)
func _placeAny<L>(
  _ layout: L,
  _ bounds: CGRect,
  _ proposal: ProposedViewSize,
  _ subviews: LayoutSubviews,
  _ cache: inout Any
) where L: Layout {
  guard var typed = cache as? L.Cache else { return }
  layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
  cache = typed
}

@available(iOS 16.0, macOS 13.0, *)
func _updateAny<L>(_ layout: L, _ cache: inout Any, _ subviews: LayoutSubviews) where L: Layout {
  guard var typed = cache as? L.Cache else { return }
  layout.updateCache(&typed, subviews: subviews)
  cache = typed
}

@available(iOS 16.0, macOS 13.0, *)
func _spacingAny<L>(_ layout: L, _ cache: inout Any, _ subviews: LayoutSubviews) -> ViewSpacing
where L: Layout {
  guard var typed = cache as? L.Cache else { return ViewSpacing() }
  let spacing = layout.spacing(subviews: subviews, cache: &typed)
  cache = typed
  return spacing
}

@available(iOS 16.0, macOS 13.0, *)
func _guideAny<L>(
  _ layout: L,
  _ key: AlignmentKey,
  _ bounds: CGRect,
  _ proposal: ProposedViewSize,
  _ subviews: LayoutSubviews,
  _ cache: inout Any
) -> CGFloat? where L: Layout {
  guard var typed = cache as? L.Cache else { return nil }
  let guide: CGFloat?
  if key.isHorizontal {
    guide = layout.explicitAlignment(
      of: HorizontalAlignment(_key: key),
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &typed
    )
  } else {
    guide = layout.explicitAlignment(
      of: VerticalAlignment(_key: key),
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &typed
    )
  }
  cache = typed
  return guide
}

@available(iOS 16.0, macOS 13.0, *)
func _propertiesAny<L>(_ layout: L) -> LayoutProperties where L: Layout { L.layoutProperties }
