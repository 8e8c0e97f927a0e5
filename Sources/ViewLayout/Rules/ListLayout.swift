/// `List` and `Form`: rows under each other in all the space that is offered.
///
/// **Source** — observed: inset grouped rows of iOS 26 lie 16 from both sides; the margins between
/// sections are inferred and only about right.
public struct ListLayout: LayoutRule {
  /// How a list looks.
  public enum Style: Sendable, Hashable {
    /// Rows from side to side.
    case plain
    /// Groups of rows from side to side.
    case grouped
    /// Rounded groups of rows with a margin at both sides.
    case insetGrouped
  }

  /// How the list looks.
  public var style: Style
  /// The distance between rows of one group.
  public var rowSpacing: Double

  /// How far the rows have been moved up.
  public var offset: Double

  /// Makes a list; its children are ``ListRowLayout`` nodes.
  public init(_ style: Style = .insetGrouped, rowSpacing: Double = 0, offset: Double = 0) {
    self.style = style
    self.rowSpacing = rowSpacing
    self.offset = offset
  }

  /// The name `List`.
  public var name: String { "List" }

  /// The distance of rows from the sides.
  private var margin: Double { style == .insetGrouped ? 16 : 0 }
  /// The distance above a group of rows.
  private var groupGap: Double { style == .plain ? 0 : 35 }

  /// The proposal, or the rows where there is none.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let offered = offer(proposal.width)
    var size = Size(width: 0, height: 0)
    for index in 0..<subviews.count {
      let row = subviews.size(index, for: offered)
      size.width = max(size.width, row.width + 2 * margin)
      size.height += row.height + gap(before: index, subviews)
    }
    return proposal.replacingUnspecified(by: size)
  }

  /// The rows from the top.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let offered = offer(bounds.size.width)
    var y = -offset
    for index in 0..<subviews.count {
      y += gap(before: index, subviews)
      placements[index] = Placement(origin: Point(x: margin, y: y), proposal: offered)
      y += subviews.size(index, for: offered).height
    }
  }

  private func offer(_ width: Double?) -> Proposal {
    Proposal(width: width.map { max(0, $0 - 2 * margin) }, height: nil)
  }

  private func gap(before index: Int, _ subviews: Subviews) -> Double {
    let row = subviews.rule(index) as? ListRowLayout
    return index == 0 || row?.startsGroup == true ? groupGap : rowSpacing
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }
}

/// One row of a list: the view inside insets, as wide as the list, of a least height.
public struct ListRowLayout: UnaryRule {
  /// The insets of the view in the row.
  public var insets: EdgeInsets
  /// The least height of the row.
  public var minimumHeight: Double
  /// Whether a new group begins here, as at the first row of a section.
  public var startsGroup: Bool
  /// What the row is to its section.
  public var place = SectionPart.Place.row
  /// At which edges no line stands between the row and its neighbour.
  public var hiddenSeparators: EdgeSet = []

  /// Makes a row of iOS 26, whose insets are 16 at the sides and 17 above and below.
  public init(
    insets: EdgeInsets = EdgeInsets(top: 17, leading: 16, bottom: 17, trailing: 16),
    minimumHeight: Double = 52,
    startsGroup: Bool = false
  ) {
    self.insets = insets
    self.minimumHeight = minimumHeight
    self.startsGroup = startsGroup
  }

  /// The row of a plain list of iOS 17.
  public static var plain: ListRowLayout {
    ListRowLayout(
      insets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
      minimumHeight: 44
    )
  }

  /// A row of a list of a style.
  public static func row(_ style: ListLayout.Style) -> ListRowLayout {
    style == .plain ? .plain : ListRowLayout()
  }

  /// What stands above the rows of a section.
  ///
  /// **Source** — inferred.
  public static func header(_ style: ListLayout.Style) -> ListRowLayout {
    var row = ListRowLayout(
      insets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
      minimumHeight: style == .plain ? 28 : 0
    )
    row.place = .header
    return row
  }

  /// What stands below the rows of a section.
  ///
  /// **Source** — inferred.
  public static func footer(_ style: ListLayout.Style) -> ListRowLayout {
    var row = header(style)
    row.place = .footer
    return row
  }

  /// The name `list row`.
  public var name: String { "list row" }

  /// What is left inside the insets.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) }, height: nil)
  }

  /// The width offered, the view and the insets, but at least the least height.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    Size(
      width: proposal.width ?? child.width + insets.total(.horizontal),
      height: max(minimumHeight, child.height + insets.total(.vertical))
    )
  }

  /// The view inside the insets, and behind it what the row has as its background.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    guard !subviews.isEmpty else { return }
    placements[0] = childPlacement(in: bounds, subviews: subviews)
    for index in 1..<max(1, subviews.count) {
      placements[index] = Placement(origin: .zero, proposal: Proposal(bounds.size))
    }
  }

  /// The view at the leading inset, in the middle of the height.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    let proposal = childProposal(for: bounds.proposal, subviews: subviews)
    guard !subviews.isEmpty else { return Placement(origin: .zero, proposal: proposal) }
    let child = subviews.size(0, for: proposal)
    return Placement(
      origin: Point(x: insets.leading, y: (bounds.size.height - child.height) / 2),
      proposal: proposal
    )
  }
}
