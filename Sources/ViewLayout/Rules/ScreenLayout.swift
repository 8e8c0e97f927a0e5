/// A screen with bars: the content in the middle of what the bars leave.
///
/// `NavigationStack` and `TabView` are such screens: they take all the space offered. The bars count
/// as covered, so a background that ignores the safe area reaches below them.
///
/// **Source** — observed: UIKit's navigation bar is 44 high, 52 more with a large title, its tab bar
/// 49; newer systems draw both floating, so the heights are only about right.
public struct ScreenLayout: LayoutRule {
  /// The name of the view, such as `NavigationStack`.
  public let name: String
  /// The height of the bar above.
  public var top: Double
  /// The height of the bar below.
  public var bottom: Double
  /// Which child is shown.
  public var shown: Int
  /// Which child is the bar above, if it is drawn.
  public var topBar: Int?
  /// Which child is the bar below, if it is drawn.
  public var bottomBar: Int?

  /// The height of a navigation bar.
  public static let navigationBar = 44.0
  /// What a large title adds to it.
  public static let largeTitle = 52.0
  /// What a field for searching adds to it.
  public static let searchField = 52.0
  /// The height of a bar with items below.
  public static let toolbar = 44.0
  /// The height of a tab bar.
  public static let tabBar = 49.0

  /// Makes a screen.
  public init(
    _ name: String,
    top: Double = 0,
    bottom: Double = 0,
    shown: Int = 0,
    topBar: Int? = nil,
    bottomBar: Int? = nil
  ) {
    self.name = name
    self.top = top
    self.bottom = bottom
    self.shown = shown
    self.topBar = topBar
    self.bottomBar = bottomBar
  }

  /// The proposal, or the content and the bars where nothing is offered.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    guard shown < subviews.count else { return proposal.replacingUnspecified(by: .zero) }
    subviews.becomeContainer(rest(of: proposal))
    var size = subviews.size(shown, for: rest(of: proposal))
    size.height += top + bottom
    return proposal.replacingUnspecified(by: size)
  }

  /// The content in the middle of the rest.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    place(topBar, Rect(x: 0, y: 0, width: bounds.size.width, height: top), &placements)
    place(
      bottomBar,
      Rect(
        x: 0,
        y: bounds.size.height - bottom,
        width: bounds.size.width,
        height: bottom
      ),
      &placements
    )
    for index in 0..<subviews.count where index != shown && placements[index] == nil {
      placements.omit(index)
    }
    guard shown < subviews.count else { return }
    let offered = rest(of: Proposal(bounds.size))
    subviews.becomeContainer(offered)
    let content = subviews.size(shown, for: offered)
    placements[shown] = Placement(
      origin: Point(
        x: (bounds.size.width - content.width) / 2,
        y: top + (bounds.size.height - top - bottom - content.height) / 2
      ),
      proposal: offered
    )
    if top > 0 { placements.narrowSafeArea(of: shown, at: .top, to: top) }
    if bottom > 0 {
      placements.narrowSafeArea(of: shown, at: .bottom, to: bounds.size.height - bottom)
    }
  }

  private func place(_ bar: Int?, _ frame: Rect, _ placements: inout Placements) {
    guard let bar else { return }
    placements[bar] = Placement(origin: frame.origin, proposal: Proposal(frame.size))
  }

  private func rest(of proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width,
      height: proposal.height.map { max(0, $0 - top - bottom) }
    )
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }
}

/// `NavigationSplitView`: columns beside each other, or only the first where there is no room.
///
/// **Source** — observed: a sidebar is 320 wide; below the width of 640 a phone shows one column at a
/// time, here the first. Approximate.
public struct SplitLayout: LayoutRule {
  /// The width of all columns but the last.
  public var column: Double
  /// The width from which on columns stand beside each other.
  public var regularWidth: Double
  /// How many leading columns are put away where columns stand beside each other.
  public var hidden: Int

  /// Which column is shown where there is room for one only.
  public var front: Int

  /// Makes the view; its children are the columns.
  public init(
    column: Double = 320,
    regularWidth: Double = Self.regularWidth,
    hidden: Int = 0,
    front: Int = 0
  ) {
    self.column = column
    self.regularWidth = regularWidth
    self.hidden = hidden
    self.front = front
  }

  /// The least width with room for columns beside each other.
  public static let regularWidth = 640.0

  /// The name `NavigationSplitView`.
  public var name: String { "NavigationSplitView" }

  /// The proposal.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    guard let width = proposal.width, let height = proposal.height else {
      let first = subviews.isEmpty ? .zero : subviews.size(0, for: proposal)
      return proposal.replacingUnspecified(by: first)
    }
    return Size(width: width, height: height)
  }

  /// The columns from the leading edge, each view in the middle of its column.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let count = subviews.count
    let isRegular = bounds.size.width >= regularWidth && count > 1
    let first = isRegular ? min(max(hidden, 0), count - 1) : 0
    let shown = Double(max(count - first, 1))
    let narrow = isRegular ? min(column, bounds.size.width / shown) : bounds.size.width
    var x = 0.0
    for index in 0..<count {
      guard isRegular ? index >= first : index == min(front, count - 1) else {
        placements.omit(index)
        continue
      }
      let width = index == count - 1 ? bounds.size.width - x : narrow
      let offered = Proposal(width: width, height: bounds.size.height)
      let view = subviews.size(index, for: offered)
      placements[index] = Placement(
        origin: Point(
          x: x + (width - view.width) / 2,
          y: (bounds.size.height - view.height) / 2
        ),
        proposal: offered
      )
      x += width
    }
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }
}
