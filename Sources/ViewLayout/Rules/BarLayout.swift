/// The bar above a screen: items at both ends, a title between them or large below them.
///
/// **Source** — observed: UIKit keeps items 16 from the sides and the title in the middle, as far as
/// the items leave room; a large title begins 16 from the side. Approximate.
public struct NavigationBarLayout: LayoutRule {
  /// What a child of the bar is.
  public enum Part: Sendable, Hashable {
    /// What lies behind the bar.
    case background
    /// The items at the start.
    case leading
    /// The title, or what stands in its place.
    case title
    /// The items at the end.
    case trailing
    /// The title below the line of items.
    case largeTitle
    /// The field for searching, at the bottom.
    case search
  }

  /// What the children are, in order.
  public var parts: [Part]
  /// The height of the whole bar.
  public var height: Double

  /// The distance of items from the sides.
  public static let margin = 16.0

  /// Makes a bar.
  public init(_ parts: [Part], height: Double) {
    self.parts = parts
    self.height = height
  }

  /// The name `navigation bar`.
  public var name: String { "navigation bar" }

  /// As wide as offered, of its own height.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let widths = (0..<subviews.count).map { subviews.size($0, for: .unspecified).width }
    let ideal = widths.reduce(2 * Self.margin, +)
    return Size(width: proposal.width ?? ideal, height: height)
  }

  /// The items at both ends of the first line, the titles in what they leave.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let line = min(height, ScreenLayout.navigationBar)
    let room = max(0, bounds.size.width - 2 * Self.margin)
    let offer = Proposal(width: room, height: line)
    let sides = [Part.leading, .trailing].map { part in
      parts.firstIndex(of: part).map { subviews.size($0, for: offer).width } ?? 0
    }
    let search = parts.contains(.search) ? ScreenLayout.searchField : 0
    for (index, part) in parts.enumerated() where index < subviews.count {
      var offered = offer
      var band = (top: 0.0, height: line)
      switch part {
      case .background: offered = Proposal(bounds.size)
      case .title: offered = Proposal(width: max(0, room - 2 * (sides.max() ?? 0)), height: line)
      case .largeTitle:
        band = (line, height - line - search)
        offered = Proposal(width: room, height: band.height)
      case .search:
        band = (height - search, search)
        offered = Proposal(width: room, height: band.height)
      case .leading, .trailing: break
      }
      let size = subviews.size(index, for: offered)
      let x: Double
      switch part {
      case .background: x = 0
      case .leading, .largeTitle, .search: x = Self.margin
      case .title: x = (bounds.size.width - size.width) / 2
      case .trailing: x = bounds.size.width - Self.margin - size.width
      }
      let y = part == .background ? 0 : band.top + (band.height - size.height) / 2
      placements[index] = Placement(origin: Point(x: x, y: y), proposal: offered)
    }
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .along(.horizontal) }
}

/// The bar below a screen: tabs of equal width, or items spread from end to end.
///
/// **Source** — observed: UIKit's tab bar gives its items equal widths on a phone; a tool bar
/// spreads its items. Approximate.
public struct BottomBarLayout: LayoutRule {
  /// Whether every child has the same width.
  public var isEven: Bool
  /// The height of the bar.
  public var height: Double

  /// Makes a bar.
  public init(isEven: Bool, height: Double) {
    self.isEven = isEven
    self.height = height
  }

  /// The name `tab bar` or `bottom bar`.
  public var name: String { isEven ? "tab bar" : "bottom bar" }

  /// As wide as offered, of its own height.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let widths = (0..<subviews.count).map { subviews.size($0, for: .unspecified).width }
    return Size(width: proposal.width ?? widths.reduce(0, +), height: height)
  }

  /// Each child in the middle of its place.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let count = subviews.count
    guard count > 0 else { return }
    let margin = isEven ? 0 : NavigationBarLayout.margin
    let room = max(0, bounds.size.width - 2 * margin)
    let offer = Proposal(width: isEven ? room / Double(count) : room, height: height)
    let sizes = (0..<count).map { subviews.size($0, for: offer) }
    let free = max(0, room - sizes.map(\.width).reduce(0, +))
    var x = margin
    for (index, size) in sizes.enumerated() {
      var origin = x
      if isEven {
        origin = (Double(index) + 0.5) * room / Double(count) - size.width / 2
      } else if count == 1 {
        origin = margin + free / 2
      }
      placements[index] = Placement(
        origin: Point(x: origin, y: (height - size.height) / 2),
        proposal: offer
      )
      x += size.width + (count > 1 ? free / Double(count - 1) : 0)
    }
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .along(.horizontal) }
}
