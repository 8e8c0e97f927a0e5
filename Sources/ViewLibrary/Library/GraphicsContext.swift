/// What a canvas is drawn with; what is drawn is not shown here.
///
/// It is a value: what is set in a copy does not change the original.
///
/// **Source** — documented: Apple, `GraphicsContext`.
@available(iOS 15.0, macOS 12.0, *)
public struct GraphicsContext {
  /// A color or pattern.
  public struct Shading {
    var _style: any ShapeStyle
    /// What stands below.
    public static var backdrop: Shading { Shading(_style: Color.clear) }
    /// The foreground of the surroundings.
    public static var foreground: Shading { Shading(_style: Color.primary) }
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(_style: color) }
    /// A color of its parts, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(_style: Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(_style: Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(_style: style)
    }
    /// Colors along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(_style: LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
    /// Colors from a center outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        _style: RadialGradient(
          gradient: gradient,
          center: .center,
          startRadius: startRadius,
          endRadius: endRadius
        )
      )
    }
    /// Colors around a center.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(_style: AngularGradient(gradient: gradient, center: .center))
    }
  }

  /// What happens outside a gradient.
  public struct GradientOptions: OptionSet {
    /// The choices as bits.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// In the space without a curve.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How what is drawn mixes with what is there.
  public struct BlendMode: Hashable {
    var _name: String
    /// Over it.
    public static var normal: BlendMode { BlendMode(_name: "normal") }
    /// Darker.
    public static var multiply: BlendMode { BlendMode(_name: "multiply") }
    /// Lighter.
    public static var screen: BlendMode { BlendMode(_name: "screen") }
    /// More contrast.
    public static var overlay: BlendMode { BlendMode(_name: "overlay") }
    /// The sum.
    public static var plusLighter: BlendMode { BlendMode(_name: "plusLighter") }
    /// What is there, erased.
    public static var destinationOut: BlendMode { BlendMode(_name: "destinationOut") }
  }

  /// A change of what is drawn.
  public struct Filter {
    var _name: String
    /// Out of focus.
    public static func blur(radius: CGFloat) -> Filter { Filter(_name: "blur") }
    /// A shadow below.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter(_name: "shadow") }
    /// Brighter.
    public static func brightness(_ amount: Double) -> Filter { Filter(_name: "brightness") }
    /// More contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(_name: "contrast") }
    /// Greyer.
    public static func grayscale(_ amount: Double) -> Filter { Filter(_name: "grayscale") }
    /// Other colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(_name: "hueRotation") }
    /// Stronger colors.
    public static func saturation(_ amount: Double) -> Filter { Filter(_name: "saturation") }
    /// Where it shows enough, in a color.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter(_name: "alphaThreshold") }
  }

  /// A picture ready to be drawn.
  public struct ResolvedImage {
    var _image: Image
    /// The size of the picture.
    public var size: CGSize { CGSize(width: 20, height: 20) }
  }

  /// A text ready to be drawn.
  public struct ResolvedText {
    var _text: Text
    /// How it is painted.
    public var shading: Shading = .foreground
    /// The size of the text when it is offered a size.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  /// A view among the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    /// The size of the view.
    public var size: CGSize { CGSize(width: 20, height: 20) }
  }

  /// How much shows.
  public var opacity: Double = 1
  /// How what is drawn mixes with what is there.
  public var blendMode: BlendMode = .normal
  /// The values handed down to the canvas.
  public var environment: EnvironmentValues = EnvironmentValues()
  /// How points are mapped.
  public var transform: CGAffineTransform = CGAffineTransform.identity

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) {}
  /// Maps what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  /// Draws next only inside an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Changes what is drawn next.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws several things as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Prepares a picture.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(_image: image) }
  /// Prepares a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(_text: text) }
  /// Prepares a paint.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Prepares the view with a tag.
  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable { ResolvedSymbol() }
  /// Draws a picture into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text into a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
