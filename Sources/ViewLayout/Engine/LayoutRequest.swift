/// Everything a layout depends on beside the tree.
public struct LayoutRequest {
  /// The size of the window, which is what the root is offered, less the safe area.
  public var window: Size
  /// What the root is offered instead of the window less its safe area; `nil` for the usual offer.
  public var proposal: Proposal?
  /// What the screen covers at the edges of the window.
  public var safeArea: EdgeInsets
  /// How text is measured.
  public var metrics: any TextMetrics
  /// Whether ``LayoutResult/log`` is kept; off costs nothing.
  public var keepsLog: Bool
  /// Whether each placed node carries its facts.
  public var explains: Bool
  /// How much work the layout may take.
  public var limits: LayoutLimits
  /// The default values of declared alignment guides.
  public var guideDefaults: [AlignmentKey: (ViewDimensions) -> Double]

  /// The window every lesson uses.
  public static let defaultWindow = Size(width: 393, height: 852)

  /// Makes a request; the defaults are those of the prompt.
  public init(
    window: Size = Self.defaultWindow,
    safeArea: EdgeInsets = .zero,
    metrics: any TextMetrics = GridMetrics(),
    keepsLog: Bool = false,
    explains: Bool = false,
    limits: LayoutLimits = .standard,
    guideDefaults: [AlignmentKey: (ViewDimensions) -> Double] = [:]
  ) {
    self.window = window
    self.safeArea = safeArea
    self.metrics = metrics
    self.keepsLog = keepsLog
    self.explains = explains
    self.limits = limits
    self.guideDefaults = guideDefaults
  }
}

/// Lays out a tree in a window, whose safe area is offered to the root and in which it is centred.
///
///     let root = LayoutNode(id: 0, PaddingLayout(16), [LayoutNode(id: 1, TextLayout("Hello"))])
///     let result = try layout(root)
///     result.size            // 82x52
///     result[id: 1]?.frame   // x 171.5, y 416, 50x20
///
/// - Parameters:
///   - root: The tree; several views at the top stand in a `StackLayout(.vertical)`.
///   - request: The window and how text is measured.
/// - Returns: The frame of every node, in the coordinates of the window.
/// - Throws: ``LayoutError`` when a limit is hit or a size is infinite or no number.
/// - Complexity: Linear in the nodes for ordinary trees, deep ones included.
public func layout(
  _ root: LayoutNode,
  _ request: LayoutRequest = LayoutRequest()
) throws(LayoutError) -> LayoutResult {
  let engine = try LayoutEngine(root, request)
  return try engine.run()
}

/// Asks a tree for its size without placing it, as `sizeThatFits` of a hosting controller does.
///
/// - Throws: ``LayoutError`` as ``layout(_:_:)`` does; an infinite answer is no error here.
public func size(
  of root: LayoutNode,
  for proposal: Proposal,
  _ request: LayoutRequest = LayoutRequest()
) throws(LayoutError) -> Size {
  let engine = try LayoutEngine(root, request)
  return try engine.settledSize(of: 0, for: proposal)
}
