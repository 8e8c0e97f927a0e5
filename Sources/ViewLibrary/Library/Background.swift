/// A view behind the content.
///
/// **Source** — documented: Apple, `background(alignment:content:)`.
public struct _BackgroundModifier<Background>: _PrimitiveModifier where Background: View {
  /// What stands behind.
  public var background: Background
  /// Where it stands.
  public var alignment: Alignment
  /// Puts a view behind.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
  /// The view behind.
  public var _effect: _Effect { .background(background, alignment) }
}

/// A style behind the content.
///
/// **Source** — documented: Apple, `background(_:ignoresSafeAreaEdges:)`.
public struct _BackgroundStyleModifier<Style>: _PrimitiveModifier where Style: ShapeStyle {
  /// The style.
  public var style: Style
  var _edges: Edge.Set
  /// A rectangle of the style behind.
  public var _effect: _Effect {
    .background(_StyledShape(shape: Rectangle(), style: style), .center)
  }
}

/// A shape of a style behind the content.
///
/// **Source** — documented: Apple, `background(_:in:fillStyle:)`.
public struct _BackgroundShapeModifier<Style, Bounds>: _PrimitiveModifier
where Style: ShapeStyle, Bounds: Shape {
  /// The style.
  public var style: Style
  /// The shape.
  public var shape: Bounds
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// The shape behind.
  public var _effect: _Effect {
    .background(_StyledShape(shape: shape, style: style, fillStyle: fillStyle), .center)
  }
}

/// An insettable shape of a style behind the content.
///
/// **Source** — documented: Apple, `background(_:in:fillStyle:)`.
public struct _InsettableBackgroundShapeModifier<Style, Bounds>: _PrimitiveModifier
where Style: ShapeStyle, Bounds: InsettableShape {
  /// The style.
  public var style: Style
  /// The shape.
  public var shape: Bounds
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// The shape behind.
  public var _effect: _Effect {
    .background(_StyledShape(shape: shape, style: style, fillStyle: fillStyle), .center)
  }
}

/// A view before the content.
///
/// **Source** — documented: Apple, `overlay(alignment:content:)`.
public struct _OverlayModifier<Overlay>: _PrimitiveModifier where Overlay: View {
  /// What stands before.
  public var overlay: Overlay
  /// Where it stands.
  public var alignment: Alignment
  /// Puts a view before.
  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
  /// The view before.
  public var _effect: _Effect { .overlay(overlay, alignment) }
}

/// A style before the content.
///
/// **Source** — documented: Apple, `overlay(_:ignoresSafeAreaEdges:)`.
public struct _OverlayStyleModifier<Style>: _PrimitiveModifier where Style: ShapeStyle {
  /// The style.
  public var style: Style
  var _edges: Edge.Set
  /// A rectangle of the style before.
  public var _effect: _Effect {
    .overlay(_StyledShape(shape: Rectangle(), style: style), .center)
  }
}

/// A shape of a style before the content.
///
/// **Source** — documented: Apple, `overlay(_:in:fillStyle:)`.
public struct _OverlayShapeModifier<Style, Bounds>: _PrimitiveModifier
where Style: ShapeStyle, Bounds: Shape {
  /// The style.
  public var style: Style
  /// The shape.
  public var shape: Bounds
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// The shape before.
  public var _effect: _Effect {
    .overlay(_StyledShape(shape: shape, style: style, fillStyle: fillStyle), .center)
  }
}

extension View {
  /// Puts a view behind this one, as iOS 13 wrote it.
  ///
  /// Also chosen when an alignment is given.
  ///
  /// **Source** — documented: Apple, `background(_:alignment:)`.
  @_disfavoredOverload
  public func background<Background>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Puts the views of a builder behind this one.
  ///
  /// They are offered this view's size and never change it.
  ///
  /// **Source** — documented: Apple, `background(alignment:content:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func background<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts the background style behind this view.
  ///
  /// **Source** — documented: Apple, `background(ignoresSafeAreaEdges:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_BackgroundStyleModifier(style: BackgroundStyle(), _edges: edges))
  }

  /// Puts a style behind this view.
  ///
  /// **Source** — documented: Apple, `background(_:ignoresSafeAreaEdges:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func background<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(_BackgroundStyleModifier(style: style, _edges: edges))
  }

  /// Puts a shape of the background style behind this view.
  ///
  /// **Source** — documented: Apple, `background(in:fillStyle:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func background<S>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    modifier(
      _BackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle)
    )
  }

  /// Puts a shape of a style behind this view.
  ///
  /// **Source** — documented: Apple, `background(_:in:fillStyle:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Puts an insettable shape of the background style behind this view.
  ///
  /// **Source** — documented: Apple, `background(in:fillStyle:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func background<S>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: InsettableShape {
    modifier(
      _InsettableBackgroundShapeModifier(
        style: BackgroundStyle(),
        shape: shape,
        fillStyle: fillStyle
      )
    )
  }

  /// Puts an insettable shape of a style behind this view.
  ///
  /// **Source** — documented: Apple, `background(_:in:fillStyle:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    modifier(
      _InsettableBackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle)
    )
  }

  /// Puts a view before this one, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `overlay(_:alignment:)`.
  @_disfavoredOverload
  public func overlay<Overlay>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View where Overlay: View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Puts the views of a builder before this one.
  ///
  /// They are offered this view's size and never change it.
  ///
  /// **Source** — documented: Apple, `overlay(alignment:content:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func overlay<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a style before this view.
  ///
  /// **Source** — documented: Apple, `overlay(_:ignoresSafeAreaEdges:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func overlay<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(_OverlayStyleModifier(style: style, _edges: edges))
  }

  /// Puts a shape of a style before this view.
  ///
  /// **Source** — documented: Apple, `overlay(_:in:fillStyle:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func overlay<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Draws a line of a style along the edges of this view, inside its frame.
  ///
  /// The size does not differ.
  ///
  /// **Source** — documented: Apple, `border(_:width:)`; printed types.
  public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(
          shape: _StrokedShape(
            shape: Rectangle._Inset(amount: width / 2),
            style: StrokeStyle(lineWidth: width)
          ),
          style: content
        )
      )
    )
  }
}

/// A shape that a modifier draws for itself; it is no view of the learner's.
///
/// **Source** — inferred: a device of this library.
public struct _StyledShape<Content, Style>: _PrimitiveView
where Content: Shape, Style: ShapeStyle {
  var shape: Content
  var style: Style
  var fillStyle: FillStyle = FillStyle()
  /// The filled shape.
  public var _primitive: _Primitive { .shape(shape, style: style, fillStyle) }
}
