/// `Image`: its own size, or whatever is offered once it is resizable.
public struct ImageLayout: LayoutRule {
  /// Where the size of an image comes from.
  public enum Source: Sendable, Hashable {
    /// A declared size in points.
    case size(Size)
    /// A system symbol beside text of a font, larger or smaller by a factor.
    case symbol(TextFont, scale: Double = 1)
  }

  /// The size of a picture of the catalogue, which is not there.
  ///
  /// **Source** — a convention of viewshell.
  public static let standIn = Size(width: 100, height: 100)

  /// Where the natural size comes from.
  public var source: Source
  /// Whether `resizable()` is set.
  public var isResizable: Bool
  /// The edges that do not shrink.
  public var capInsets: EdgeInsets

  /// Makes an image.
  public init(_ source: Source, isResizable: Bool = false, capInsets: EdgeInsets = .zero) {
    self.source = source
    self.isResizable = isResizable
    self.capInsets = capInsets
  }

  /// The name `Image`.
  public var name: String { "Image" }

  /// The natural size, or the proposal if the image is resizable.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let natural = natural(subviews.metrics)
    guard isResizable else { return natural }
    let size = proposal.replacingUnspecified(by: natural)
    return Size(
      width: max(size.width, capInsets.total(.horizontal)),
      height: max(size.height, capInsets.total(.vertical))
    )
  }

  private func natural(_ metrics: any TextMetrics) -> Size {
    switch source {
    case .size(let size): size
    case .symbol(let font, let scale):
      Size(
        width: metrics.symbolSize(in: font).width * scale,
        height: metrics.symbolSize(in: font).height * scale
      )
    }
  }
}
