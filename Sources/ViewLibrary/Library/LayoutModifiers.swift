/// Space inside the shell.
///
/// Each proposed dimension loses the insets before the content sees it, and the content's answer
/// grows by them. Without a length an edge takes 16 points.
///
/// **Source** — documented: Apple, `padding`; 16 observed.
public struct _PaddingLayout: _PrimitiveModifier {
  /// The edges.
  public var edges: Edge.Set
  /// The insets; nil is 16 points.
  public var insets: EdgeInsets?
  /// Makes space at edges.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
  /// The space.
  public var _effect: _Effect { .padding(edges, insets) }
}

/// A shell of fixed width or height.
///
/// **Source** — documented: Apple, `frame(width:height:alignment:)`.
public struct _FrameLayout: _PrimitiveModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment
  /// The frame.
  public var _effect: _Effect { .frame(width: width, height: height, alignment) }
}

/// A shell with bounds.
///
/// **Source** — documented: Apple, `frame(minWidth:…)`.
public struct _FlexFrameLayout: _PrimitiveModifier {
  var bounds: _FrameBounds
  var alignment: Alignment
  /// The frame.
  public var _effect: _Effect { .flexFrame(bounds, alignment) }
}

/// The content at its ideal size.
///
/// **Source** — documented: Apple, `fixedSize`.
public struct _FixedSizeLayout: _PrimitiveModifier {
  var horizontal: Bool
  var vertical: Bool
  /// Proposes nothing along the chosen axes.
  public var _effect: _Effect { .fixedSize(horizontal: horizontal, vertical: vertical) }
}

/// The content drawn elsewhere.
///
/// **Source** — documented: Apple, `offset`.
public struct _OffsetEffect: _PrimitiveModifier {
  /// How far it moves.
  public var offset: CGSize
  /// Moves the content.
  public init(offset: CGSize) { self.offset = offset }
  /// The move.
  public var _effect: _Effect { .offset(offset) }
}

/// The center of the content at a point.
///
/// **Source** — documented: Apple, `position`.
public struct _PositionLayout: _PrimitiveModifier {
  /// The point.
  public var position: CGPoint
  /// Puts the center at a point.
  public init(position: CGPoint) { self.position = position }
  /// The place.
  public var _effect: _Effect { .position(position) }
}

/// The content offered a size of a ratio.
///
/// **Source** — documented: Apple, `aspectRatio`.
public struct _AspectRatioLayout: _PrimitiveModifier {
  /// Width by height; nil is the content's own.
  public var aspectRatio: CGFloat?
  /// Inside or covering.
  public var contentMode: ContentMode
  /// Offers a ratio.
  public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
  /// The ratio.
  public var _effect: _Effect { .aspectRatio(aspectRatio, contentMode) }
}

/// Another value of an alignment guide.
///
/// **Source** — documented: Apple, `alignmentGuide`.
public struct _AlignmentWritingModifier: _PrimitiveModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
  /// The guide.
  public var _effect: _Effect { .alignmentGuide(key, computeValue) }
}

/// The content may reach beyond the safe area.
///
/// **Source** — documented: Apple, `ignoresSafeArea`.
public struct _SafeAreaRegionsIgnoringLayout: _PrimitiveModifier {
  var regions: SafeAreaRegions
  var edges: Edge.Set
  /// The reach.
  public var _effect: _Effect { .ignoresSafeArea(edges) }
}

/// The content may reach beyond the safe area, in the older form.
///
/// **Source** — documented: Apple, `edgesIgnoringSafeArea`.
public struct _SafeAreaIgnoringLayout: _PrimitiveModifier {
  var edges: Edge.Set
  /// The reach.
  public var _effect: _Effect { .ignoresSafeArea(edges) }
}

/// What the safe area keeps free of.
///
/// **Source** — documented: Apple, `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet {
  /// The regions as bits.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Makes space inside the shell, on each edge by its own length.
  ///
  /// **Source** — documented: Apple, `padding(_:)`.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Makes space inside the shell on the chosen edges; nil is 16 points.
  ///
  /// **Source** — documented: Apple, `padding(_:_:)`; 16 observed.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = length.map { EdgeInsets(_all: $0, _edges: edges) }
    return modifier(_PaddingLayout(edges: edges, insets: insets))
  }

  /// Makes space inside the shell on all edges.
  ///
  /// **Source** — documented: Apple, `padding(_:)`.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(_all: length, _edges: .all)))
  }

  /// Gives the shell a fixed width or height; a content that is larger hangs over.
  ///
  /// **Source** — documented: Apple, `frame(width:height:alignment:)`.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Gives the shell the size of its content.
  ///
  /// **Source** — documented: Apple, `frame()`.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Gives the shell bounds.
  ///
  /// With a greatest width of `.infinity` the shell takes all the width it is offered.
  ///
  /// **Source** — documented: Apple, `frame(minWidth:…)`; the arithmetic observed.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        bounds: _FrameBounds(
          minWidth: minWidth,
          idealWidth: idealWidth,
          maxWidth: maxWidth,
          minHeight: minHeight,
          idealHeight: idealHeight,
          maxHeight: maxHeight
        ),
        alignment: alignment
      )
    )
  }

  /// Gives the content its ideal size.
  ///
  /// **Source** — documented: Apple, `fixedSize()`.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the content its ideal size along the chosen axes.
  ///
  /// **Source** — documented: Apple, `fixedSize(horizontal:vertical:)`.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Draws the content elsewhere; the place it takes stays.
  ///
  /// **Source** — documented: Apple, `offset(_:)`.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws the content elsewhere; the place it takes stays.
  ///
  /// **Source** — documented: Apple, `offset(x:y:)`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the center of the content at a point; the shell takes all it is offered.
  ///
  /// **Source** — documented: Apple, `position(_:)`.
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the center of the content at a point; the shell takes all it is offered.
  ///
  /// **Source** — documented: Apple, `position(x:y:)`.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Offers the content a size of a ratio; nil is the content's own.
  ///
  /// **Source** — documented: Apple, `aspectRatio(_:contentMode:)`.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the content a size of a ratio.
  ///
  /// **Source** — documented: Apple, `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the content into what is offered, in its own ratio.
  ///
  /// **Source** — documented: Apple, `scaledToFit()`.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers what is offered with the content, in its own ratio.
  ///
  /// **Source** — documented: Apple, `scaledToFill()`.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets where a horizontal guide of this view lies.
  ///
  /// **Source** — documented: Apple, `alignmentGuide(_:computeValue:)`.
  public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets where a vertical guide of this view lies.
  ///
  /// **Source** — documented: Apple, `alignmentGuide(_:computeValue:)`.
  public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Lets the content reach beyond the safe area.
  ///
  /// **Source** — documented: Apple, `ignoresSafeArea(_:edges:)`.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the content reach beyond the safe area.
  ///
  /// **Source** — documented: Apple, `edgesIgnoringSafeArea(_:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: edges))
  }
}
