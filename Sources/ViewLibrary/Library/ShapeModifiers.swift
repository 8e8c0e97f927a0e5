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
