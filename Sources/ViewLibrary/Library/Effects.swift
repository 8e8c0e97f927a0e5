extension View {
  /// Lets a part of the content show, from 0 to 1; the layout stays.
  ///
  /// **Source** — documented: Apple, `opacity(_:)`.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Draws the content out of focus.
  ///
  /// **Source** — documented: Apple, `blur(radius:opaque:)`.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Draws the content brighter.
  ///
  /// **Source** — documented: Apple, `brightness(_:)`.
  public func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Draws the content with more contrast.
  ///
  /// **Source** — documented: Apple, `contrast(_:)`.
  public func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

  /// Draws the content with more color.
  ///
  /// **Source** — documented: Apple, `saturation(_:)`.
  public func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Draws the content with less color.
  ///
  /// **Source** — documented: Apple, `grayscale(_:)`.
  public func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Draws the content with its colors turned.
  ///
  /// **Source** — documented: Apple, `hueRotation(_:)`.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Draws the content in opposite colors.
  ///
  /// **Source** — documented: Apple, `colorInvert()`.
  public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  /// Draws the content multiplied with a color.
  ///
  /// **Source** — documented: Apple, `colorMultiply(_:)`.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Draws the content as a mask of its brightness.
  ///
  /// **Source** — documented: Apple, `luminanceToAlpha()`.
  public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }

  /// Mixes the content with what is behind it.
  ///
  /// **Source** — documented: Apple, `blendMode(_:)`.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Draws the content as one before further effects.
  ///
  /// **Source** — documented: Apple, `compositingGroup()`.
  public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Gives the content a shadow; the layout stays.
  ///
  /// **Source** — documented: Apple, `shadow(color:radius:x:y:)`.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Turns the content when it is drawn; the layout stays.
  ///
  /// **Source** — documented: Apple, `rotationEffect(_:anchor:)`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns the content in space when it is drawn; the layout stays.
  ///
  /// **Source** — documented: Apple, `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle,
        axis: [axis.x, axis.y, axis.z],
        anchor: anchor,
        perspective: perspective
      )
    )
  }

  /// Draws the content larger or smaller; the layout stays.
  ///
  /// **Source** — documented: Apple, `scaleEffect(_:anchor:)`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the content larger or smaller; the layout stays.
  ///
  /// **Source** — documented: Apple, `scaleEffect(_:anchor:)`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the content larger or smaller; the layout stays.
  ///
  /// **Source** — documented: Apple, `scaleEffect(x:y:anchor:)`.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the content through an affine map; the layout stays.
  ///
  /// **Source** — documented: Apple, `transformEffect(_:)`.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the content through a projection; the layout stays.
  ///
  /// **Source** — documented: Apple, `projectionEffect(_:)`.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Cuts the content to a shape; the layout stays.
  ///
  /// **Source** — documented: Apple, `clipShape(_:style:)`.
  public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts the content to its own frame.
  ///
  /// **Source** — documented: Apple, `clipped(antialiased:)`.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts the content to its own frame with rounded corners.
  ///
  /// **Source** — documented: Apple, `cornerRadius(_:antialiased:)`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius),
      style: FillStyle(antialiased: antialiased)
    )
  }

  /// Shows the content through the views of a builder.
  ///
  /// **Source** — documented: Apple, `mask(alignment:_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func mask<Mask>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Shows the content through a view, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `mask(_:)`.
  public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(_MaskEffect(mask: mask))
  }

  /// Sets the shape that takes touches.
  ///
  /// **Source** — documented: Apple, `contentShape(_:eoFill:)`.
  public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(_ContentShapeModifier(shape: shape, _eoFill: eoFill))
  }

  /// Sets the shape of some purposes.
  ///
  /// **Source** — documented: Apple, `contentShape(_:_:eoFill:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func contentShape<S>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View where S: Shape {
    modifier(_ContentShapeKindModifier(shape: shape, _kind: kind, _eoFill: eoFill))
  }

  /// Sets the shape that `ContainerRelativeShape` takes inside.
  ///
  /// **Source** — documented: Apple, `containerShape(_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    modifier(_ContainerShapeModifier(shape: shape))
  }

  /// Moves the content as one when its place changes.
  ///
  /// **Source** — documented: Apple, `geometryGroup()`.
  @available(iOS 17.0, macOS 14.0, *)
  public func geometryGroup() -> some View { modifier(_GeometryGroupEffect()) }

  /// Keeps the place of the content and does not draw it.
  ///
  /// **Source** — documented: Apple, `hidden()`.
  public func hidden() -> some View { modifier(_HiddenModifier()) }

  /// Says whether the content takes part in touches.
  ///
  /// **Source** — documented: Apple, `allowsHitTesting(_:)`.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }

  /// Shows the content as if it were not there yet.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content as it is.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
