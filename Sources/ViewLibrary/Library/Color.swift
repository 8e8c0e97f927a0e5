/// A color, which is also a view that fills all the space it is offered.
///
/// Without an offer it is 10 by 10 points.
///
/// **Source** — documented: Apple, `Color`.
public struct Color: Hashable, _PrimitiveView, _PrimitiveShapeStyle {
  enum _Kind: Hashable {
    case named(String)
    case components(Double, Double, Double)
  }
  var _kind: _Kind
  var _opacity: Double = 1

  init(_kind: _Kind) { self._kind = _kind }

  /// How the parts of a color are measured.
  public enum RGBColorSpace: Hashable {
    /// The usual space.
    case sRGB
    /// The usual space without its curve.
    case sRGBLinear
    /// A wider space.
    case displayP3
  }

  /// A color of a catalogue, by name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(_kind: .named(name)) }

  /// A color of its parts, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(_kind: .components(red, green, blue))
    _opacity = opacity
  }

  /// A grey, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(_kind: .components(white, white, white))
    _opacity = opacity
  }

  /// A color of hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = hue * 6
    let chroma = brightness * saturation
    let low = brightness - chroma
    let rest = sector - 2 * (sector / 2).rounded(.down)
    let middle = chroma * (1 - abs(rest - 1)) + low
    let high = chroma + low
    switch sector {
    case ..<1: self.init(_kind: .components(high, middle, low))
    case ..<2: self.init(_kind: .components(middle, high, low))
    case ..<3: self.init(_kind: .components(low, high, middle))
    case ..<4: self.init(_kind: .components(low, middle, high))
    case ..<5: self.init(_kind: .components(middle, low, high))
    default: self.init(_kind: .components(high, low, middle))
    }
    _opacity = opacity
  }

  /// The color as a view.
  public var _primitive: _Primitive { .style(self) }

  /// The color as a paint.
  public var _paint: _Paint {
    switch _kind {
    case .components(let red, let green, let blue):
      return .components(red: red, green: green, blue: blue, opacity: _opacity)
    case .named(let name):
      var solid = self
      solid._opacity = 1
      return _opacity == 1 ? .named(name) : .opacity(solid, _opacity)
    }
  }

  /// The color with less opacity: still a color, no shell.
  ///
  /// **Source** — documented: Apple, `Color/opacity(_:)`.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy._opacity = _opacity * opacity
    return copy
  }

  /// A gentle gradient of the color.
  ///
  /// **Source** — documented: Apple, `Color/gradient`.
  @available(iOS 16.0, macOS 13.0, *)
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.8), self])) }

  /// The color mixed with another.
  ///
  /// **Source** — documented: Apple, `Color/mix(with:by:in:)`.
  @available(iOS 18.0, macOS 15.0, *)
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    fraction < 0.5 ? self : rhs
  }
}

extension Color {
  /// Red.
  public static let red = Color(_kind: .named("red"))
  /// Orange.
  public static let orange = Color(_kind: .named("orange"))
  /// Yellow.
  public static let yellow = Color(_kind: .named("yellow"))
  /// Green.
  public static let green = Color(_kind: .named("green"))
  /// Mint.
  public static let mint = Color(_kind: .named("mint"))
  /// Teal.
  public static let teal = Color(_kind: .named("teal"))
  /// Cyan.
  public static let cyan = Color(_kind: .named("cyan"))
  /// Blue.
  public static let blue = Color(_kind: .named("blue"))
  /// Indigo.
  public static let indigo = Color(_kind: .named("indigo"))
  /// Purple.
  public static let purple = Color(_kind: .named("purple"))
  /// Pink.
  public static let pink = Color(_kind: .named("pink"))
  /// Brown.
  public static let brown = Color(_kind: .named("brown"))
  /// White.
  public static let white = Color(_kind: .named("white"))
  /// Gray.
  public static let gray = Color(_kind: .named("gray"))
  /// Black.
  public static let black = Color(_kind: .named("black"))
  /// Nothing to be seen.
  public static let clear = Color(_kind: .named("clear"))
  /// The color of the main content.
  public static let primary = Color(_kind: .named("primary"))
  /// The color of lesser content.
  public static let secondary = Color(_kind: .named("secondary"))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent of the application.
  public static let accentColor = Color(_kind: .named("accentColor"))
}

extension Color: CustomStringConvertible {
  /// The name of the color, or its parts: `red`, `50% red`, `#FF0000FF`.
  ///
  /// **Source** — observed by many in consoles: system colors by name, parts in hexadecimal.
  public var description: String {
    switch _kind {
    case .named(let name):
      return _opacity == 1 ? name : "\(Int((_opacity * 100).rounded()))% \(name)"
    case .components(let red, let green, let blue):
      return "#" + Color._hex(red) + Color._hex(green) + Color._hex(blue) + Color._hex(_opacity)
    }
  }

  static func _hex(_ part: Double) -> String {
    let value = Int((min(max(part, 0), 1) * 255).rounded())
    return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// Nothing to be seen.
  public static var clear: Color { .clear }
}
