/// The rectangle that nothing covers, and the one it lies in, both in the root.
public struct SafeArea: Sendable, Hashable {
  /// What a view that ignores the safe area may reach.
  public var outer: Rect
  /// What nothing covers.
  public var safe: Rect

  /// Makes a safe area.
  public init(outer: Rect, safe: Rect) {
    self.outer = outer
    self.safe = safe
  }

  /// How far the safe area lies inside a frame, at the edges where the frame touches it.
  func insets(of frame: Rect) -> EdgeInsets {
    let nearly = 1e-6
    return EdgeInsets(
      top: frame.minY <= safe.minY + nearly ? max(0, frame.minY - outer.minY) : 0,
      leading: frame.minX <= safe.minX + nearly ? max(0, frame.minX - outer.minX) : 0,
      bottom: frame.maxY >= safe.maxY - nearly ? max(0, outer.maxY - frame.maxY) : 0,
      trailing: frame.maxX >= safe.maxX - nearly ? max(0, outer.maxX - frame.maxX) : 0
    )
  }

  /// Moves one edge of the safe area to a coordinate of the root, or out to the outer edge.
  mutating func move(_ edge: Edge, to coordinate: Double?) {
    var sides = EdgeInsets(
      top: safe.minY,
      leading: safe.minX,
      bottom: safe.maxY,
      trailing: safe.maxX
    )
    let outermost = EdgeInsets(
      top: outer.minY,
      leading: outer.minX,
      bottom: outer.maxY,
      trailing: outer.maxX
    )
    sides[edge] = coordinate ?? outermost[edge]
    safe = Rect(
      x: sides.leading,
      y: sides.top,
      width: sides.trailing - sides.leading,
      height: sides.bottom - sides.top
    )
  }
}

extension PlacedBounds {
  /// How far the node may grow at some edges if it ignores the safe area; 0 when only tried out.
  public func coveredInsets(at edges: EdgeSet) -> EdgeInsets {
    guard let rootOrigin, let safeArea else { return .zero }
    var insets = safeArea.insets(of: Rect(origin: rootOrigin, size: size))
    for edge in Edge.allCases where !edges.contains(edge) { insets[edge] = 0 }
    return insets
  }
}

extension Placements {
  /// A change of the safe area that a child sees.
  struct SafeAreaChange {
    var child: Int
    var edge: Edge
    /// A coordinate of the parent, or `nil` for the outer edge.
    var limit: Double?
  }

  /// Tells a child that beyond a coordinate of its parent something covers it.
  public mutating func narrowSafeArea(of child: Int, at edge: Edge, to limit: Double) {
    safeAreaChanges.append(SafeAreaChange(child: child, edge: edge, limit: limit))
  }

  /// Tells a child that nothing covers it at an edge.
  public mutating func widenSafeArea(of child: Int, at edge: Edge) {
    safeAreaChanges.append(SafeAreaChange(child: child, edge: edge, limit: nil))
  }
}
