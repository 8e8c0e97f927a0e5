/// What lies in front of a screen, and where.
public enum FrontPlace: Sendable, Hashable {
  /// A sheet from the bottom, at the lowest of some heights.
  case sheet([SheetHeight])
  /// Over the whole screen.
  case cover
  /// A box in the middle.
  case alert
  /// Answers at the bottom.
  case dialog
  /// A box beside what it belongs to, whose frame in the window is known after a first layout.
  case popover(Rect?)
  /// A column at the end.
  case inspector
}

/// A height at which a sheet rests.
public enum SheetHeight: Sendable, Hashable {
  /// Nearly the whole screen.
  case large
  /// A share of the height of a large sheet.
  case fraction(Double)
  /// A height of the content.
  case height(Double)
}

/// A screen with what lies in front of it; the screen itself is as it would be alone.
///
/// **Source** — observed: a large sheet leaves 10 points above; an alert is 270 wide; answers keep 8
/// from the sides; below the width of 640 a popover comes as a sheet. Approximate.
public struct FrontLayout: LayoutRule {
  /// Where the children after the first one stand.
  public var places: [FrontPlace]
  /// The size of the window.
  public var window: Size
  /// What the screen covers at the edges of the window.
  public var safeArea: EdgeInsets

  private static let alertWidth = 270.0
  private static let gap = 8.0
  private static let sheetTop = 10.0
  private static let columnWidth = 270.0
  private static let formSheet = Size(width: 540, height: 620)
  private static let regularWidth = 640.0

  /// Makes a screen; its children are the view and what lies in front of it.
  public init(_ places: [FrontPlace], window: Size, safeArea: EdgeInsets = .zero) {
    self.places = places
    self.window = window
    self.safeArea = safeArea
  }

  /// The name `screen`.
  public var name: String { "screen" }

  /// The size of the view behind.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    subviews.isEmpty ? .zero : subviews.size(0, for: proposal)
  }

  /// The view in its place, the others in the window.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    guard !subviews.isEmpty else { return }
    placements[0] = Placement(origin: .zero, proposal: bounds.proposal)
    let corner = bounds.rootOrigin ?? .zero
    for (index, place) in places.enumerated() where index + 1 < subviews.count {
      let (frame, proposal) = frame(of: index + 1, place, subviews)
      placements[index + 1] = Placement(
        origin: Point(x: frame.minX - corner.x, y: frame.minY - corner.y),
        proposal: proposal
      )
    }
  }

  private func frame(of index: Int, _ place: FrontPlace, _ subviews: Subviews)
    -> (Rect, Proposal)
  {
    switch place {
    case .sheet(let heights): return given(sheet(heights))
    case .cover: return given(Rect(origin: .zero, size: window))
    case .inspector:
      guard window.width >= Self.regularWidth else { return given(sheet([.large])) }
      return given(
        Rect(
          x: window.width - Self.columnWidth,
          y: 0,
          width: Self.columnWidth,
          height: window.height
        )
      )
    case .alert:
      let proposal = Proposal(width: Self.alertWidth, height: nil)
      let size = subviews.size(index, for: proposal)
      return (centred(size), proposal)
    case .dialog:
      let proposal = Proposal(width: window.width - 2 * Self.gap, height: nil)
      let size = subviews.size(index, for: proposal)
      let bottom = window.height - max(safeArea.bottom, Self.gap)
      return (Rect(origin: Point(x: Self.gap, y: bottom - size.height), size: size), proposal)
    case .popover(let anchor):
      let size = subviews.size(index, for: .unspecified)
      let proposal = Proposal(
        width: min(size.width, window.width - 2 * Self.gap),
        height: min(size.height, window.height - 2 * Self.gap)
      )
      let fitted = subviews.size(index, for: proposal)
      return (beside(anchor ?? centred(fitted), fitted), proposal)
    }
  }

  private func given(_ frame: Rect) -> (Rect, Proposal) { (frame, Proposal(frame.size)) }

  private func centred(_ size: Size) -> Rect {
    Rect(
      x: (window.width - size.width) / 2,
      y: (window.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  private func sheet(_ heights: [SheetHeight]) -> Rect {
    guard window.width < Self.regularWidth else { return centred(Self.formSheet) }
    let large = window.height - safeArea.top - Self.sheetTop
    let lengths = heights.map { height in
      switch height {
      case .large: large
      case .fraction(let share): large * share
      case .height(let length): min(large, length + safeArea.bottom)
      }
    }
    let height = max(0, lengths.min() ?? large)
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  /// Below an anchor, or above it where there is no room, inside the window.
  private func beside(_ anchor: Rect, _ size: Size) -> Rect {
    let middle = (anchor.minX + anchor.maxX) / 2 - size.width / 2
    let right = window.width - Self.gap - size.width
    var y = anchor.maxY + Self.gap
    if y + size.height > window.height - Self.gap {
      y = max(Self.gap, anchor.minY - Self.gap - size.height)
    }
    return Rect(
      x: max(Self.gap, min(middle, right)),
      y: y,
      width: size.width,
      height: size.height
    )
  }

  /// The rank of the view.
  public func priority(subviews: Subviews) -> Double { subviews.firstPriority }
}

/// A screen of its own in front of another: its view stands in the middle of the room it has.
public struct FrontScreenLayout: UnaryRule {
  /// What kind of screen it is, such as `sheet`.
  public let name: String
  /// What is covered at its edges.
  public var insets: EdgeInsets

  /// Makes a screen.
  public init(_ name: String, insets: EdgeInsets = .zero) {
    self.name = name
    self.insets = insets
  }

  /// What the insets leave.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(.vertical)) }
    )
  }

  /// All that is offered.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    proposal.replacingUnspecified(
      by: Size(
        width: child.width + insets.total(.horizontal),
        height: child.height + insets.total(.vertical)
      )
    )
  }

  /// The view in the middle.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    let offered = childProposal(for: Proposal(bounds.size), subviews: subviews)
    let child = subviews.size(0, for: offered)
    let room = bounds.size
    return Placement(
      origin: Point(
        x: insets.leading + (room.width - insets.total(.horizontal) - child.width) / 2,
        y: insets.top + (room.height - insets.total(.vertical) - child.height) / 2
      ),
      proposal: offered
    )
  }
}
