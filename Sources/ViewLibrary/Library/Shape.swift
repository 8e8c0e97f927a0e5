/// A two-dimensional form that fills whatever it is offered.
///
/// As a view it is filled with the foreground; without an offer it is 10 by 10 points.
///
/// **Source** — documented: Apple, `Shape`.
public protocol Shape: Animatable, View {
  /// The outline inside a rectangle.
  func path(in rect: CGRect) -> Path
  /// What the shape is for.
  static var role: ShapeRole { get }
  /// What it answers to an offer.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
///
/// **Source** — documented: Apple, `ShapeRole`.
public enum ShapeRole {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between things.
  case separator
}

extension Shape {
  /// An area.
  public static var role: ShapeRole { .fill }

  /// What it is offered; 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides.
///
/// **Source** — documented: Apple, `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A view that shows a shape.
///
/// **Source** — documented: Apple, `ShapeView`.
@available(iOS 17.0, macOS 14.0, *)
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A shape filled with a style.
///
/// **Source** — documented: Apple, `_ShapeView`.
public struct _ShapeView<Content, Style>: _PrimitiveView
where Content: Shape, Style: ShapeStyle {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// Fills a shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  /// The filled shape.
  public var _primitive: _Primitive { .shape(shape, style: style, fillStyle) }
}

@available(iOS 17.0, macOS 14.0, *)
extension _ShapeView: ShapeView {}

/// A shape filled with a style, before another view.
///
/// **Source** — documented: Apple, `FillShapeView`.
@available(iOS 17.0, macOS 14.0, *)
public struct FillShapeView<Content, Style, Background>: ShapeView, _PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// What stands behind.
  public var background: Background
  /// The filled shape before the other view.
  public var _primitive: _Primitive {
    ._layers(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), background)
  }
}

/// The outline of a shape, before another view.
///
/// **Source** — documented: Apple, `StrokeShapeView`.
@available(iOS 17.0, macOS 14.0, *)
public struct StrokeShapeView<Content, Style, Background>: ShapeView, _PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What stands behind.
  public var background: Background
  /// The outline before the other view.
  public var _primitive: _Primitive {
    ._layers(
      _ShapeView(shape: _StrokedShape(shape: shape, style: strokeStyle), style: style),
      background
    )
  }
}

/// The outline of a shape inside its bounds, before another view.
///
/// **Source** — documented: Apple, `StrokeBorderShapeView`.
@available(iOS 17.0, macOS 14.0, *)
public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView, _PrimitiveView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What stands behind.
  public var background: Background
  /// The outline before the other view.
  public var _primitive: _Primitive {
    ._layers(
      _ShapeView(
        shape: _StrokedShape(
          shape: shape.inset(by: strokeStyle.lineWidth / 2),
          style: strokeStyle
        ),
        style: style
      ),
      background
    )
  }
}

extension _Primitive {
  /// A shape before another view, or alone.
  static func _layers(_ shape: any View, _ background: any View) -> _Primitive {
    background is EmptyView
      ? .group(shape) : .modified(shape, _DeviceModifier(_effect: .background(background, .center)))
  }
}

/// How the inside of an outline is found.
///
/// **Source** — documented: Apple, `FillStyle`.
public struct FillStyle: Equatable {
  /// Whether areas that overlap twice are outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// Describes a fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line looks.
///
/// **Source** — documented: Apple, `StrokeStyle`.
public struct StrokeStyle: Equatable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// How far corners reach.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// Where the dashes start.
  public var dashPhase: CGFloat
  /// Describes a line.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The end of a line.
///
/// **Source** — documented: Apple, `CGLineCap`.
public enum CGLineCap: Int32 {
  /// Cut at the point.
  case butt
  /// Round.
  case round
  /// Cut half a width behind the point.
  case square
}

/// The corner of a line.
///
/// **Source** — documented: Apple, `CGLineJoin`.
public enum CGLineJoin: Int32 {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut.
  case bevel
}

/// How the corners of a rectangle are rounded.
///
/// **Source** — documented: Apple, `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable {
  /// Quarters of circles.
  case circular
  /// Smoother curves.
  case continuous
}
