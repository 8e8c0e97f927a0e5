/// Colors and where they stand on a line from 0 to 1.
///
/// **Source** — documented: Apple, `Gradient`.
public struct Gradient: Hashable, _PrimitiveShapeStyle {
  /// One color and its place.
  public struct Stop: Hashable {
    /// The color.
    public var color: Color
    /// Its place, from 0 to 1.
    public var location: CGFloat
    /// Puts a color at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colors in order.
  public var stops: [Stop]
  /// Makes a gradient of colors at places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Makes a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.indices.map {
      Stop(color: colors[$0], location: CGFloat($0) / CGFloat(last))
    }
  }
  /// The colors from top to bottom.
  public var _paint: _Paint { .gradient(self, .automatic) }
}

/// A gentle gradient of one color.
///
/// **Source** — documented: Apple, `AnyGradient`.
@available(iOS 16.0, macOS 13.0, *)
public struct AnyGradient: Hashable, _PrimitiveShapeStyle {
  var _gradient: Gradient
  /// Makes it of a gradient.
  public init(_ gradient: Gradient) { _gradient = gradient }
  /// The gradient.
  public var _paint: _Paint { .gradient(_gradient, .automatic) }
}

/// A gradient along a line.
///
/// **Source** — documented: Apple, `LinearGradient`.
public struct LinearGradient: View, _PrimitiveShapeStyle {
  var _gradient: Gradient
  var _start: UnitPoint
  var _end: UnitPoint
  /// Makes it of a gradient and two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
    _start = startPoint
    _end = endPoint
  }
  /// Makes it of colors and two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Makes it of colors at places and two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// A rectangle filled with it.
  public var body: _ShapeView<Rectangle, LinearGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
  /// The gradient.
  public var _paint: _Paint { .gradient(_gradient, .linear(_start, _end)) }
}

/// A gradient around a point.
///
/// **Source** — documented: Apple, `RadialGradient`.
public struct RadialGradient: View, _PrimitiveShapeStyle {
  var _gradient: Gradient
  var _center: UnitPoint
  var _startRadius: CGFloat
  var _endRadius: CGFloat
  /// Makes it of a gradient, a point and two radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = gradient
    _center = center
    _startRadius = startRadius
    _endRadius = endRadius
  }
  /// Makes it of colors, a point and two radii.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
  /// Makes it of colors at places, a point and two radii.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
  /// A rectangle filled with it.
  public var body: _ShapeView<Rectangle, RadialGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
  /// The gradient.
  public var _paint: _Paint { .gradient(_gradient, .radial(_center, _startRadius, _endRadius)) }
}

/// A gradient around a point that follows the shape's ratio.
///
/// **Source** — documented: Apple, `EllipticalGradient`.
public struct EllipticalGradient: View, _PrimitiveShapeStyle {
  var _gradient: Gradient
  var _center: UnitPoint
  var _startRadius: CGFloat
  var _endRadius: CGFloat
  /// Makes it of a gradient, a point and two radii.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = gradient
    _center = center
    _startRadius = startRadiusFraction
    _endRadius = endRadiusFraction
  }
  /// Makes it of colors, a point and two radii.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
  /// A rectangle filled with it.
  public var body: _ShapeView<Rectangle, EllipticalGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
  /// The gradient.
  public var _paint: _Paint {
    .gradient(_gradient, .elliptical(_center, _startRadius, _endRadius))
  }
}

/// A gradient that turns around a point.
///
/// **Source** — documented: Apple, `AngularGradient`.
public struct AngularGradient: View, _PrimitiveShapeStyle {
  var _gradient: Gradient
  var _center: UnitPoint
  var _start: Angle
  var _end: Angle
  /// Makes it of a gradient, a point and two angles.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    _gradient = gradient
    _center = center
    _start = startAngle
    _end = endAngle
  }
  /// Makes it of a gradient, a point and the angle where it starts and ends.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }
  /// Makes it of colors, a point and two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }
  /// Makes it of colors, a point and the angle where it starts and ends.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// A rectangle filled with it.
  public var body: _ShapeView<Rectangle, AngularGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
  /// The gradient.
  public var _paint: _Paint { .gradient(_gradient, .angular(_center, _start, _end)) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient around a point that follows the shape's ratio.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient that turns around a point.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient that turns once around a point.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
