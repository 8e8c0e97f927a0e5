/// A layout at work: its views, what it keeps, and its last answer; the engine holds it.
@available(iOS 16.0, macOS 13.0, *)
struct _LayoutRun {
  var layout: any Layout
  var views: LayoutSubviews
  var cache: Any
  var size: CGSize = CGSize.zero
  var guide: CGFloat?
  var spacing: Int = 0
}

/// Sets a layout to work on as many views as the engine has numbered; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineBeginLayout(
  _ layout: any Layout,
  _ count: Int,
  _ isMirrored: Bool,
  _ former: _LayoutRun?
) -> _LayoutRun {
  let views = LayoutSubviews(
    _views: (0..<count).map { LayoutSubview(_number: $0) },
    layoutDirection: isMirrored ? .rightToLeft : .leftToRight
  )
  guard let former else {
    return _LayoutRun(layout: layout, views: views, cache: _makeAny(layout, views))
  }
  var cache = former.cache
  _updateAny(layout, &cache, views)
  return _LayoutRun(layout: layout, views: views, cache: cache)
}

/// Asks a layout for its size; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineAskLayout(_ run: _LayoutRun, _ width: CGFloat?, _ height: CGFloat?) -> _LayoutRun {
  var run = run
  let proposal = ProposedViewSize(width: width, height: height)
  var cache = run.cache
  run.size = _sizeAny(run.layout, proposal, run.views, &cache)
  run.cache = cache
  return run
}

/// Lets a layout place its views; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineRunLayout(
  _ run: _LayoutRun,
  _ bounds: CGRect,
  _ width: CGFloat?,
  _ height: CGFloat?
) -> _LayoutRun {
  var run = run
  let proposal = ProposedViewSize(width: width, height: height)
  var cache = run.cache
  _placeAny(run.layout, bounds, proposal, run.views, &cache)
  run.cache = cache
  return run
}

/// Asks a layout for a guide; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineAskGuide(
  _ run: _LayoutRun,
  _ key: AlignmentKey,
  _ bounds: CGRect,
  _ width: CGFloat?,
  _ height: CGFloat?
) -> _LayoutRun {
  var run = run
  let proposal = ProposedViewSize(width: width, height: height)
  var cache = run.cache
  run.guide = _guideAny(run.layout, key, bounds, proposal, run.views, &cache)
  run.cache = cache
  return run
}

/// Asks a layout for its spacing; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineAskSpacing(_ run: _LayoutRun) -> _LayoutRun {
  var run = run
  var cache = run.cache
  run.spacing = _spacingAny(run.layout, &cache, run.views)._number
  run.cache = cache
  return run
}

/// The axis of spacers in a layout: 0 across, 1 down; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineOrientation(_ layout: any Layout) -> Int? {
  _propertiesAny(layout).stackOrientation.map { $0 == .horizontal ? 0 : 1 }
}

/// Makes a size; the engine calls it.
func _engineMadeSize(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a rectangle; the engine calls it.
func _engineMadeRect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
