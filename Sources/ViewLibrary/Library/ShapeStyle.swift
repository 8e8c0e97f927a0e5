/// A color or pattern that fills a shape.
///
/// **Source** — documented: Apple, `ShapeStyle`.
public protocol ShapeStyle {
  /// The style it becomes.
  associatedtype Resolved: ShapeStyle = Never
  /// Becomes another style, given the surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style the engine knows without resolving it.
///
/// **Source** — inferred: a device of this library.
public protocol _PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
  /// What the style paints.
  var _paint: _Paint { get }
}

extension ShapeStyle where Resolved == Never {
  /// Never asked for.
  public func resolve(in environment: EnvironmentValues) -> Never { native() }
}

extension Never: ShapeStyle {
  /// A style that does not exist.
  public typealias Resolved = Never
}

/// What a style paints, in the engine's words.
///
/// **Source** — inferred: a device of this library.
public indirect enum _Paint {
  /// A color by name: `red`, `accentColor`.
  case named(String)
  /// A color by its parts, from 0 to 1.
  case components(red: Double, green: Double, blue: Double, opacity: Double)
  /// The foreground style of the environment.
  case foreground
  /// The background style of the environment.
  case background
  /// The tint of the environment.
  case tint
  /// A weaker form of the foreground: 0 is the foreground itself.
  case hierarchical(Int)
  /// A style of the system by name.
  case system(String)
  /// What shines through: its thickness.
  case material(String)
  /// A gradient.
  case gradient(Gradient, _GradientShape)
  /// A picture in tiles.
  case image(String)
  /// A style with less opacity.
  case opacity(any ShapeStyle, Double)
  /// A style mixed with what is below it.
  case blend(any ShapeStyle, BlendMode)
  /// A style with a shadow.
  case shadow(any ShapeStyle, ShadowStyle)
  /// A style whose type is hidden.
  case erased(any ShapeStyle)
}

/// How a gradient runs.
///
/// **Source** — inferred: a device of this library.
public enum _GradientShape {
  /// Along a line.
  case linear(UnitPoint, UnitPoint)
  /// Around a point, between two radii.
  case radial(UnitPoint, CGFloat, CGFloat)
  /// Around a point, between two radii that are fractions.
  case elliptical(UnitPoint, CGFloat, CGFloat)
  /// Around a point, between two angles.
  case angular(UnitPoint, Angle, Angle)
  /// As the color asks.
  case automatic
}

/// The foreground style of the surroundings.
///
/// **Source** — documented: Apple, `ForegroundStyle`.
public struct ForegroundStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The foreground.
  public var _paint: _Paint { .foreground }
}

/// The background style of the surroundings.
///
/// **Source** — documented: Apple, `BackgroundStyle`.
public struct BackgroundStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The background.
  public var _paint: _Paint { .background }
}

/// The tint of the surroundings.
///
/// **Source** — documented: Apple, `TintShapeStyle`.
public struct TintShapeStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The tint.
  public var _paint: _Paint { .tint }
}

/// A level of the foreground: primary, secondary and so on.
///
/// **Source** — documented: Apple, `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: _PrimitiveShapeStyle {
  var _level: Int
  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(_level: 0)
  /// Weaker.
  public static let secondary = HierarchicalShapeStyle(_level: 1)
  /// Weaker still.
  public static let tertiary = HierarchicalShapeStyle(_level: 2)
  /// Very weak.
  public static let quaternary = HierarchicalShapeStyle(_level: 3)
  /// The weakest.
  public static let quinary = HierarchicalShapeStyle(_level: 4)
  /// The level.
  public var _paint: _Paint { .hierarchical(_level) }
}

/// A level of any style: weaker and weaker.
///
/// **Source** — documented: Apple, `HierarchicalShapeStyleModifier`; how weak a level of a color is
/// is inferred from the labels of the system: 50 %, 25 %, 18 % and 12 %.
@available(iOS 17.0, macOS 14.0, *)
public struct HierarchicalShapeStyleModifier<Base>: _PrimitiveShapeStyle where Base: ShapeStyle {
  var base: Base
  var level: UInt32
  /// The weaker style.
  public var _paint: _Paint {
    .opacity(base, level == 1 ? 0.5 : level == 2 ? 0.25 : level == 3 ? 0.18 : 0.12)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle {
  /// The second level of the style.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/secondary`.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/tertiary`.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/quaternary`.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/quinary`.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The style of what is selected.
///
/// **Source** — documented: Apple, `SelectionShapeStyle`.
public struct SelectionShapeStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The selection.
  public var _paint: _Paint { .system("selection") }
}

/// The style of lines between things.
///
/// **Source** — documented: Apple, `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The separator.
  public var _paint: _Paint { .system("separator") }
}

/// The style of filled areas.
///
/// **Source** — documented: Apple, `FillShapeStyle`.
@available(iOS 17.0, macOS 14.0, *)
public struct FillShapeStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The fill.
  public var _paint: _Paint { .system("fill") }
}

/// The style of text that stands in for a value.
///
/// **Source** — documented: Apple, `PlaceholderTextShapeStyle`.
@available(iOS 17.0, macOS 14.0, *)
public struct PlaceholderTextShapeStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The placeholder.
  public var _paint: _Paint { .system("placeholder") }
}

/// The style of links.
///
/// **Source** — documented: Apple, `LinkShapeStyle`.
@available(iOS 17.0, macOS 14.0, *)
public struct LinkShapeStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The link.
  public var _paint: _Paint { .system("link") }
}

/// The style behind a window's content.
///
/// **Source** — documented: Apple, `WindowBackgroundShapeStyle`.
@available(iOS 17.0, macOS 14.0, *)
public struct WindowBackgroundShapeStyle: _PrimitiveShapeStyle {
  /// Makes it.
  public init() {}
  /// The window's background.
  public var _paint: _Paint { .system("windowBackground") }
}

/// A surface that lets what is behind it shine through.
///
/// **Source** — documented: Apple, `Material`.
public struct Material: _PrimitiveShapeStyle {
  var _name: String
  /// Mostly transparent.
  public static let ultraThin = Material(_name: "ultraThin")
  /// More transparent than not.
  public static let thin = Material(_name: "thin")
  /// Somewhat transparent.
  public static let regular = Material(_name: "regular")
  /// More opaque than not.
  public static let thick = Material(_name: "thick")
  /// Mostly opaque.
  public static let ultraThick = Material(_name: "ultraThick")
  /// The surface of bars.
  public static let bar = Material(_name: "bar")
  /// The material.
  public var _paint: _Paint { .material(_name) }
}

/// A style whose type is hidden.
///
/// **Source** — documented: Apple, `AnyShapeStyle`.
public struct AnyShapeStyle: _PrimitiveShapeStyle {
  var _style: any ShapeStyle
  /// Hides the type of a style.
  public init<S>(_ style: S) where S: ShapeStyle { _style = style }
  /// The hidden style.
  public var _paint: _Paint { .erased(_style) }
}

/// A style with less opacity.
///
/// **Source** — documented: Apple, `ShapeStyle/opacity(_:)`.
public struct _OpacityShapeStyle<Style>: _PrimitiveShapeStyle where Style: ShapeStyle {
  /// The style.
  public var style: Style
  /// From 0 to 1.
  public var opacity: Float
  /// The weaker style.
  public var _paint: _Paint { .opacity(style, Double(opacity)) }
}

/// A style mixed with what is below it.
///
/// **Source** — documented: Apple, `ShapeStyle/blendMode(_:)`.
public struct _BlendModeShapeStyle<Style>: _PrimitiveShapeStyle where Style: ShapeStyle {
  /// The style.
  public var style: Style
  /// How it is mixed.
  public var blendMode: BlendMode
  /// The mixed style.
  public var _paint: _Paint { .blend(style, blendMode) }
}

/// A style with a shadow.
///
/// **Source** — documented: Apple, `ShapeStyle/shadow(_:)`.
public struct _ShadowShapeStyle<Style>: _PrimitiveShapeStyle where Style: ShapeStyle {
  /// The style.
  public var style: Style
  /// The shadow.
  public var shadowStyle: ShadowStyle
  /// The style and its shadow.
  public var _paint: _Paint { .shadow(style, shadowStyle) }
}

/// A shadow inside or behind a shape.
///
/// **Source** — documented: Apple, `ShadowStyle`.
public struct ShadowStyle: Equatable {
  var _isInner: Bool
  var _color: Color
  var _radius: CGFloat
  var _x: CGFloat
  var _y: CGFloat
  /// A shadow behind.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(_isInner: false, _color: color, _radius: radius, _x: x, _y: y)
  }
  /// A shadow inside.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(_isInner: true, _color: color, _radius: radius, _x: x, _y: y)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/shadow(_:)`.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadowStyle: style)
  }
}

extension ShapeStyle {
  /// The style with less opacity.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/opacity(_:)`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Float(opacity))
  }

  /// The style mixed with what is below it.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/blendMode(_:)`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }

  /// The style with a shadow.
  ///
  /// **Source** — documented: Apple, `ShapeStyle/shadow(_:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands in for a value.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style behind a window's content.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Weaker than the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Weaker still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Very weak.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The weakest.
  @available(iOS 16.0, macOS 12.0, *)
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Material {
  /// Mostly transparent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More transparent than not.
  public static var thinMaterial: Material { .thin }
  /// Somewhat transparent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than not.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The surface of bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A picture in tiles.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> AnyShapeStyle {
    AnyShapeStyle(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
  }
}

/// A picture in tiles.
///
/// **Source** — documented: Apple, `ImagePaint`.
public struct ImagePaint: _PrimitiveShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it.
  public var sourceRect: CGRect
  /// The scale of a tile.
  public var scale: CGFloat
  /// Makes tiles of a picture.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
  /// The picture.
  public var _paint: _Paint { .image(image._content.name) }
}
