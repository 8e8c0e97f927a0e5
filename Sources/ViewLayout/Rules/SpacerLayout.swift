/// `Spacer`: takes what is left along the stack around it, at least 8.
///
/// In a stack it has no extent across; anywhere else it stretches both ways. Its rank is below
/// all others, so a stack asks it last, and it wishes no gap beside itself.
public struct SpacerLayout: LayoutRule {
  /// The smallest length, `nil` for the default of 8.
  public var minLength: Double?

  /// Makes a spacer.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// The name `Spacer`.
  public var name: String { "Spacer" }

  /// The proposal along the stack, but never less than the smallest length.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let least = minLength ?? ViewSpacing.defaultDistance
    switch subviews.orientation {
    case let axis?: return Size(axis, max(proposal[axis] ?? -.infinity, least), across: 0)
    case nil:
      return Size(
        width: max(proposal.width ?? -.infinity, least),
        height: max(proposal.height ?? -.infinity, least)
      )
    }
  }

  /// The lowest rank.
  public func priority(subviews: Subviews) -> Double { -.infinity }

  /// No distance along the stack.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    switch subviews.orientation {
    case .horizontal: Self.horizontal
    case .vertical: Self.vertical
    case nil: .zero
    }
  }

  private static let horizontal = ViewSpacing(
    wishes: [(.leading, .unspecified, 0), (.trailing, .unspecified, 0)]
  )
  private static let vertical = ViewSpacing(
    wishes: [(.top, .unspecified, 0), (.bottom, .unspecified, 0)]
  )
}

/// `Divider`: a thin line across the stack around it.
public struct DividerLayout: LayoutRule {
  /// How thick the line is; `nil` is one pixel of the screen, or 1 where there are no pixels.
  public var thickness: Double?

  /// Makes a divider.
  public init(thickness: Double? = nil) { self.thickness = thickness }

  /// The name `Divider`.
  public var name: String { "Divider" }

  /// The thickness along the stack, the proposal across it.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let thickness = thickness ?? subviews.metrics.pixel ?? 1
    return subviews.orientation == .horizontal
      ? Size(width: thickness, height: proposal.height ?? 10)
      : Size(width: proposal.width ?? 10, height: thickness)
  }
}
