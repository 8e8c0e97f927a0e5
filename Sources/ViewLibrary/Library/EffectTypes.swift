/// How much of the content shows.
///
/// **Source** — documented: Apple, `opacity(_:)`.
public struct _OpacityEffect: _PrimitiveModifier {
  var opacity: Double
  /// The effect.
  public var _effect: _Effect { .opacity(opacity) }
}

/// The content out of focus.
///
/// **Source** — documented: Apple, `blur(radius:opaque:)`.
public struct _BlurEffect: _PrimitiveModifier {
  var radius: CGFloat
  var isOpaque: Bool
  /// The effect.
  public var _effect: _Effect { .visual("blur", ["radius": Double(radius)]) }
}

/// The content brighter.
///
/// **Source** — documented: Apple, `brightness(_:)`.
public struct _BrightnessEffect: _PrimitiveModifier {
  var amount: Double
  /// The effect.
  public var _effect: _Effect { .visual("brightness", ["amount": amount]) }
}

/// The content with more contrast.
///
/// **Source** — documented: Apple, `contrast(_:)`.
public struct _ContrastEffect: _PrimitiveModifier {
  var amount: Double
  /// The effect.
  public var _effect: _Effect { .visual("contrast", ["amount": amount]) }
}

/// The content with more color.
///
/// **Source** — documented: Apple, `saturation(_:)`.
public struct _SaturationEffect: _PrimitiveModifier {
  var amount: Double
  /// The effect.
  public var _effect: _Effect { .visual("saturation", ["amount": amount]) }
}

/// The content with less color.
///
/// **Source** — documented: Apple, `grayscale(_:)`.
public struct _GrayscaleEffect: _PrimitiveModifier {
  var amount: Double
  /// The effect.
  public var _effect: _Effect { .visual("grayscale", ["amount": amount]) }
}

/// The content with its colors turned.
///
/// **Source** — documented: Apple, `hueRotation(_:)`.
public struct _HueRotationEffect: _PrimitiveModifier {
  var angle: Angle
  /// The effect.
  public var _effect: _Effect { .visual("hueRotation", ["degrees": angle.degrees]) }
}

/// The content in opposite colors.
///
/// **Source** — documented: Apple, `colorInvert()`.
public struct _ColorInvertEffect: _PrimitiveModifier {
  /// Makes it.
  public init() {}
  /// The effect.
  public var _effect: _Effect { .visual("colorInvert", [:]) }
}

/// The content multiplied with a color.
///
/// **Source** — documented: Apple, `colorMultiply(_:)`.
public struct _ColorMultiplyEffect: _PrimitiveModifier {
  var color: Color
  /// The effect.
  public var _effect: _Effect { .visual("colorMultiply", [:]) }
}

/// The content as a mask of its brightness.
///
/// **Source** — documented: Apple, `luminanceToAlpha()`.
public struct _LuminanceToAlphaEffect: _PrimitiveModifier {
  /// Makes it.
  public init() {}
  /// The effect.
  public var _effect: _Effect { .visual("luminanceToAlpha", [:]) }
}

/// The content mixed with what is behind it.
///
/// **Source** — documented: Apple, `blendMode(_:)`.
public struct _BlendModeEffect: _PrimitiveModifier {
  var blendMode: BlendMode
  /// The effect.
  public var _effect: _Effect { .visual("blendMode", [:]) }
}

/// The content drawn as one before further effects.
///
/// **Source** — documented: Apple, `compositingGroup()`.
public struct _CompositingGroupEffect: _PrimitiveModifier {
  /// Makes it.
  public init() {}
  /// The effect.
  public var _effect: _Effect { .visual("compositingGroup", [:]) }
}

/// The content with a shadow.
///
/// **Source** — documented: Apple, `shadow(color:radius:x:y:)`.
public struct _ShadowEffect: _PrimitiveModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  /// The effect.
  public var _effect: _Effect {
    .visual(
      "shadow",
      ["radius": Double(radius), "x": Double(offset.width), "y": Double(offset.height)]
    )
  }
}

/// The content turned when drawn.
///
/// **Source** — documented: Apple, `rotationEffect(_:anchor:)`.
public struct _RotationEffect: _PrimitiveModifier {
  var angle: Angle
  var anchor: UnitPoint
  /// The effect.
  public var _effect: _Effect { .transform(.rotation(angle, anchor: anchor)) }
}

/// The content turned in space when drawn.
///
/// **Source** — documented: Apple, `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
public struct _Rotation3DEffect: _PrimitiveModifier {
  var angle: Angle
  var axis: [CGFloat]
  var anchor: UnitPoint
  var perspective: CGFloat
  /// The effect.
  public var _effect: _Effect {
    .transform(.rotation3D(angle, axis: axis, anchor: anchor, perspective: perspective))
  }
}

/// The content larger or smaller when drawn.
///
/// **Source** — documented: Apple, `scaleEffect(_:anchor:)`.
public struct _ScaleEffect: _PrimitiveModifier {
  var scale: CGSize
  var anchor: UnitPoint
  /// The effect.
  public var _effect: _Effect { .transform(.scale(scale, anchor: anchor)) }
}

/// The content drawn through an affine map.
///
/// **Source** — documented: Apple, `transformEffect(_:)`.
public struct _TransformEffect: _PrimitiveModifier {
  var transform: CGAffineTransform
  /// The effect.
  public var _effect: _Effect {
    .transform(
      .affine([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    )
  }
}

/// The content drawn through a projection.
///
/// **Source** — documented: Apple, `projectionEffect(_:)`.
public struct _ProjectionEffect: _PrimitiveModifier {
  var transform: ProjectionTransform
  /// The effect.
  public var _effect: _Effect { .transform(.affine(transform._parts)) }
}

/// A change of the drawing by the size of the content, which can move in small steps.
///
/// The layout stays. While its `animatableData` moves, `effectValue(size:)` is asked again at each
/// moment.
///
/// **Source** — documented: Apple, `GeometryEffect`.
public protocol GeometryEffect: Animatable, _PrimitiveModifier {
  /// The map for content of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The map.
  public var _effect: _Effect {
    .transform(.geometry { effectValue(size: $0)._parts })
  }
}

/// The content moves as one.
///
/// **Source** — documented: Apple, `geometryGroup()`.
public struct _GeometryGroupEffect: _PrimitiveModifier {
  /// Makes it.
  public init() {}
  /// The effect.
  public var _effect: _Effect { .geometryGroup }
}

/// The content takes its place and is not drawn.
///
/// **Source** — documented: Apple, `hidden()`.
public struct _HiddenModifier: _PrimitiveModifier {
  /// Makes it.
  public init() {}
  /// The effect.
  public var _effect: _Effect { .hidden }
}

/// Whether the content takes part in touches.
///
/// **Source** — documented: Apple, `allowsHitTesting(_:)`.
public struct _AllowsHitTestingModifier: _PrimitiveModifier {
  var allowsHitTesting: Bool
  /// The effect.
  public var _effect: _Effect { .hitTesting(allowsHitTesting) }
}
/// The content cut to a shape.
///
/// **Source** — documented: Apple, `clipShape(_:style:)`.
public struct _ClipEffect<ClipShape>: _PrimitiveModifier where ClipShape: Shape {
  /// The shape.
  public var shape: ClipShape
  /// How the inside is found.
  public var style: FillStyle
  /// Cuts to a shape.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
  /// The cut.
  public var _effect: _Effect { .clip(shape, style) }
}

/// The content seen through a view.
///
/// **Source** — documented: Apple, `mask(_:)`.
public struct _MaskEffect<Mask>: _PrimitiveModifier where Mask: View {
  /// The view.
  public var mask: Mask
  /// The mask.
  public var _effect: _Effect { .mask(mask, .center) }
}

/// The content seen through the views of a builder.
///
/// **Source** — documented: Apple, `mask(alignment:_:)`.
public struct _MaskAlignmentEffect<Mask>: _PrimitiveModifier where Mask: View {
  /// Where the mask stands.
  public var alignment: Alignment
  /// The view.
  public var mask: Mask
  /// The mask.
  public var _effect: _Effect { .mask(mask, alignment) }
}

/// The shape that takes touches.
///
/// **Source** — documented: Apple, `contentShape(_:eoFill:)`.
public struct _ContentShapeModifier<ContentShape>: _PrimitiveModifier where ContentShape: Shape {
  /// The shape.
  public var shape: ContentShape
  var _eoFill: Bool
  /// The shape that takes touches.
  public var _effect: _Effect { .contentShape(shape) }
}

/// The shape of one purpose.
///
/// **Source** — documented: Apple, `contentShape(_:_:eoFill:)`.
public struct _ContentShapeKindModifier<ContentShape>: _PrimitiveModifier
where ContentShape: Shape {
  /// The shape.
  public var shape: ContentShape
  var _kind: ContentShapeKinds
  var _eoFill: Bool
  /// The shape that takes touches, when that is its purpose.
  public var _effect: _Effect {
    _kind.contains(.interaction) ? .contentShape(shape) : .none
  }
}

/// What a shape is for.
///
/// **Source** — documented: Apple, `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet {
  /// The purposes as bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The picture under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Those who listen.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The shape that `ContainerRelativeShape` takes inside.
///
/// **Source** — documented: Apple, `containerShape(_:)`.
public struct _ContainerShapeModifier<ContainerShape>: _PrimitiveModifier
where ContainerShape: InsettableShape {
  /// The shape.
  public var shape: ContainerShape
  /// The environment with the shape.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy._containerShape = shape
      return copy
    }
  }
}

/// How colors are mixed with what is behind them.
///
/// **Source** — documented: Apple, `BlendMode`.
public enum BlendMode: Hashable {
  /// The color itself.
  case normal
  /// Darker: the product.
  case multiply
  /// Brighter: the product of the opposites.
  case screen
  /// Multiply where dark, screen where bright.
  case overlay
  /// The darker one.
  case darken
  /// The brighter one.
  case lighten
  /// Brightens what is behind.
  case colorDodge
  /// Darkens what is behind.
  case colorBurn
  /// A soft lamp.
  case softLight
  /// A hard lamp.
  case hardLight
  /// The difference.
  case difference
  /// A softer difference.
  case exclusion
  /// The hue alone.
  case hue
  /// The saturation alone.
  case saturation
  /// Hue and saturation.
  case color
  /// The brightness alone.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Only where nothing is behind.
  case destinationOver
  /// Cuts out.
  case destinationOut
  /// Darker sum.
  case plusDarker
  /// Brighter sum.
  case plusLighter
}

/// A projection of the plane.
///
/// **Source** — documented: Apple, `ProjectionTransform`.
public struct ProjectionTransform: Equatable {
  /// The affine part: a, b, c, d, tx, ty.
  public var _parts: [CGFloat] = [1, 0, 0, 1, 0, 0]
  /// Changes nothing.
  public init() {}
  /// Makes it of an affine map.
  public init(_ m: CGAffineTransform) { _parts = [m.a, m.b, m.c, m.d, m.tx, m.ty] }
}
