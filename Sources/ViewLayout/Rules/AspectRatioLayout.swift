/// `aspectRatio(_:contentMode:)`, `scaledToFit()` and `scaledToFill()`.
///
/// The child is offered the largest rectangle of the ratio inside the proposal, or the smallest
/// one around it. The modifier is as large as the child's answer, so a child that ignores
/// proposals, such as a text, is not scaled.
public struct AspectRatioLayout: UnaryRule {
  /// Whether the rectangle lies inside the proposal or around it.
  public enum ContentMode: String, Sendable, Hashable {
    /// Inside.
    case fit
    /// Around.
    case fill
  }

  /// Width over height; `nil` is that of the child's ideal size.
  public var ratio: Double?
  /// Inside or around the proposal.
  public var contentMode: ContentMode

  /// Makes the modifier.
  public init(_ ratio: Double? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// The name `aspectRatio`.
  public var name: String { "aspectRatio" }

  /// A rectangle of the ratio; nothing where nothing is offered on either axis.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    guard proposal != .unspecified else { return proposal }
    let base = base(subviews)
    let scaleX = Self.scale(proposal.width, of: base.width)
    let scaleY = Self.scale(proposal.height, of: base.height)
    let scale = contentMode == .fit ? min(scaleX, scaleY) : max(scaleX, scaleY)
    return Proposal(
      width: Self.product(base.width, scale),
      height: Self.product(base.height, scale)
    )
  }

  private func base(_ subviews: Subviews) -> Size {
    if let ratio { return Size(width: ratio, height: 1) }
    guard !subviews.isEmpty else { return Size(width: 1, height: 1) }
    let ideal = subviews.size(0, for: .unspecified, question: .ideal)
    return ideal.width == ideal.height ? Size(width: 1, height: 1) : ideal
  }

  private static func scale(_ length: Double?, of base: Double) -> Double {
    guard let length else { return .infinity }
    let scale = length / base
    return scale.isNaN ? .infinity : scale
  }

  private static func product(_ length: Double, _ scale: Double) -> Double {
    let product = length * scale
    return product.isNaN ? 0 : product
  }

  /// The child's wishes.
  public func spacing(subviews: Subviews) -> ViewSpacing { subviews.firstSpacing }
}
