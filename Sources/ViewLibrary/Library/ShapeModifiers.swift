/// The outline of a line along a shape.
///
/// **Source** — documented: Apple, `_StrokedShape`.
public struct _StrokedShape<S>: Shape where S: Shape {
  /// The shape.
  public var shape: S
  /// The line.
  public var style: StrokeStyle
  /// Draws a line along a shape.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
  /// A line.
  public static var role: ShapeRole { .stroke }
  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// The answer of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A part of a shape's outline.
///
/// **Source** — documented: Apple, `_TrimmedShape`.
public struct _TrimmedShape<S>: Shape where S: Shape {
  /// The shape.
  public var shape: S
  /// Where the part starts, from 0 to 1.
  public var startFraction: CGFloat
  /// Where the part ends, from 0 to 1.
  public var endFraction: CGFloat
  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// Both ends move.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set {
      startFraction = newValue.first
      endFraction = newValue.second
    }
  }
}

/// A shape drawn elsewhere.
///
/// **Source** — documented: Apple, `OffsetShape`.
public struct OffsetShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How far it moves.
  public var offset: CGSize
  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape turned around a point.
///
/// **Source** — documented: Apple, `RotatedShape`.
public struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How far it turns.
  public var angle: Angle
  /// Around which point.
  public var anchor: UnitPoint
  /// Turns a shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x,
      y: rect.minY + rect.height * anchor.y
    )
    let cosine = CGFloat(cos(angle.radians))
    let sine = CGFloat(sin(angle.radians))
    return shape.path(in: rect)._mapped { point in
      let x = point.x - center.x
      let y = point.y - center.y
      return CGPoint(
        x: center.x + x * cosine - y * sine,
        y: center.y + x * sine + y * cosine
      )
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

/// A shape made larger or smaller around a point.
///
/// **Source** — documented: Apple, `ScaledShape`.
public struct ScaledShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// Around which point.
  public var anchor: UnitPoint
  /// Scales a shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x,
      y: rect.minY + rect.height * anchor.y
    )
    return shape.path(in: rect)._mapped {
      CGPoint(
        x: center.x + ($0.x - center.x) * scale.width,
        y: center.y + ($0.y - center.y) * scale.height
      )
    }
  }
}

/// A shape drawn through an affine map.
///
/// **Source** — documented: Apple, `TransformedShape`.
public struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The map.
  public var transform: CGAffineTransform
  /// Maps a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The mapped outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)._mapped { transform._apply($0) }
  }
}

/// A shape in a size of its own.
///
/// **Source** — documented: Apple, `_SizedShape`.
public struct _SizedShape<S>: Shape where S: Shape {
  /// The shape.
  public var shape: S
  /// The size.
  public var size: CGSize
  /// Gives a shape a size.
  public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }
  /// The outline in that size.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(x: rect.minX, y: rect.minY, width: size.width, height: size.height))
  }
}

/// An affine map of the plane.
///
/// **Source** — documented: Apple, `CGAffineTransform`.
public struct CGAffineTransform: Equatable {
  /// How x feeds x.
  public var a: CGFloat
  /// How x feeds y.
  public var b: CGFloat
  /// How y feeds x.
  public var c: CGFloat
  /// How y feeds y.
  public var d: CGFloat
  /// Added to x.
  public var tx: CGFloat
  /// Added to y.
  public var ty: CGFloat
  /// Makes a map of six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  /// Moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  /// Scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
  /// Turns, in radians.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
  /// Changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  func _apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

extension Shape {
  /// Fills the shape with a style.
  ///
  /// **Source** — documented: Apple, `Shape/fill(_:style:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func fill<S>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with a style, as iOS 13 to 16 do.
  ///
  /// **Source** — documented: Apple, `Shape/fill(_:style:)`.
  @_disfavoredOverload
  public func fill<S>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground.
  ///
  /// **Source** — documented: Apple, `Shape/fill(style:)`.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line in a style along the shape.
  ///
  /// **Source** — documented: Apple, `Shape/stroke(_:style:antialiased:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func stroke<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws a line in a style along the shape.
  ///
  /// **Source** — documented: Apple, `Shape/stroke(_:lineWidth:antialiased:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws a line in a style along the shape, as iOS 13 to 16 do.
  ///
  /// **Source** — documented: Apple, `Shape/stroke(_:style:)`.
  @_disfavoredOverload
  public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Draws a line in a style along the shape, as iOS 13 to 16 do.
  ///
  /// **Source** — documented: Apple, `Shape/stroke(_:lineWidth:)`.
  @_disfavoredOverload
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)),
      style: content
    )
  }

  /// The line along the shape: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/stroke(style:)`.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The line along the shape: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/stroke(lineWidth:)`.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the shape's outline: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/trim(from:to:)`.
  public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape drawn elsewhere: a shape again, no shell.
  ///
  /// **Source** — documented: Apple, `Shape/offset(_:)`.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape drawn elsewhere: a shape again, no shell.
  ///
  /// **Source** — documented: Apple, `Shape/offset(_:)`.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape drawn elsewhere: a shape again, no shell.
  ///
  /// **Source** — documented: Apple, `Shape/offset(x:y:)`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape turned: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/rotation(_:anchor:)`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape larger or smaller: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/scale(_:anchor:)`.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape larger or smaller: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/scale(x:y:anchor:)`.
  public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape through an affine map: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/transform(_:)`.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a size of its own: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/size(_:)`.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape in a size of its own: a shape again.
  ///
  /// **Source** — documented: Apple, `Shape/size(width:height:)`.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}

extension InsettableShape {
  /// Draws a line in a style inside the shape.
  ///
  /// **Source** — documented: Apple, `InsettableShape/strokeBorder(_:style:antialiased:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func strokeBorder<S>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws a line in a style inside the shape.
  ///
  /// **Source** — documented: Apple, `InsettableShape/strokeBorder(_:lineWidth:antialiased:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func strokeBorder<S>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws a line in a style inside the shape, as iOS 13 to 16 do.
  ///
  /// **Source** — documented: Apple, `InsettableShape/strokeBorder(_:style:antialiased:)`.
  @_disfavoredOverload
  public func strokeBorder<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    _ShapeView(
      shape: _StrokedShape(shape: inset(by: style.lineWidth / 2), style: style),
      style: content
    )
  }

  /// Draws a line in a style inside the shape, as iOS 13 to 16 do.
  ///
  /// **Source** — documented: Apple, `InsettableShape/strokeBorder(_:lineWidth:antialiased:)`.
  @_disfavoredOverload
  public func strokeBorder<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    _ShapeView(
      shape: _StrokedShape(
        shape: inset(by: lineWidth / 2),
        style: StrokeStyle(lineWidth: lineWidth)
      ),
      style: content
    )
  }

  /// Draws a line in the foreground inside the shape, as iOS 13 to 16 do.
  ///
  /// **Source** — documented: Apple, `InsettableShape/strokeBorder(style:antialiased:)`.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    _ShapeView(
      shape: _StrokedShape(shape: inset(by: style.lineWidth / 2), style: style),
      style: ForegroundStyle()
    )
  }

  /// Draws a line in the foreground inside the shape, as iOS 13 to 16 do.
  ///
  /// **Source** — documented: Apple, `InsettableShape/strokeBorder(lineWidth:antialiased:)`.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    _ShapeView(
      shape: _StrokedShape(
        shape: inset(by: lineWidth / 2),
        style: StrokeStyle(lineWidth: lineWidth)
      ),
      style: ForegroundStyle()
    )
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeView {
  /// Fills the shape once more, before this view.
  ///
  /// **Source** — documented: Apple, `ShapeView/fill(_:style:)`.
  public func fill<S>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the shape, before this view.
  ///
  /// **Source** — documented: Apple, `ShapeView/stroke(_:style:antialiased:)`.
  public func stroke<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Draws a line along the shape, before this view.
  ///
  /// **Source** — documented: Apple, `ShapeView/stroke(_:lineWidth:antialiased:)`.
  public func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased,
      background: self
    )
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape, before this view.
  ///
  /// **Source** — documented: Apple, `ShapeView/strokeBorder(_:style:antialiased:)`.
  public func strokeBorder<S>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Draws a line inside the shape, before this view.
  ///
  /// **Source** — documented: Apple, `ShapeView/strokeBorder(_:lineWidth:antialiased:)`.
  public func strokeBorder<S>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased,
      background: self
    )
  }
}
