/// Corners of a rectangle.
///
/// **Source** — documented: Apple, `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Above on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Below on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Below on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path as Core Graphics has it; what `Path` is made of.
///
/// **Source** — documented: Apple, `CGPath`.
public struct CGPath {
  var _path: Path
}

extension Path {
  /// Makes the path of a path of Core Graphics.
  ///
  /// **Source** — documented: Apple, `Path/init(_:)`.
  public init(_ path: CGPath) { self = path._path }
  /// The path as Core Graphics has it.
  ///
  /// **Source** — documented: Apple, `Path/cgPath`.
  public var cgPath: CGPath { CGPath(_path: self) }
}

/// A path as UIKit has it.
///
/// **Source** — documented: Apple, `UIBezierPath`.
public class UIBezierPath {
  var _path: Path
  /// Makes an empty path.
  public init() { _path = Path() }
  /// Makes the edge of a rectangle.
  public init(rect: CGRect) { _path = Path(rect) }
  /// Makes an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { _path = Path(ellipseIn: rect) }
  /// Makes a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    _path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// Makes a rectangle of which some corners are round.
  ///
  /// **Source** — documented: Apple, `init(roundedRect:byRoundingCorners:cornerRadii:)`; corners
  /// are drawn as quarters of a circle, at most half a side.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func round(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    _path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: round(.topLeft),
        bottomLeading: round(.bottomLeft),
        bottomTrailing: round(.bottomRight),
        topTrailing: round(.topRight)
      )
    )
  }
  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(_path: _path) }
  /// The smallest rectangle around the path.
  public var bounds: CGRect { _path.boundingRect }
  /// Begins a new part.
  public func move(to point: CGPoint) { _path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { _path.addLine(to: point) }
  /// Adds a curve with two points that draw it.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    _path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one point that draws it.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    _path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; angles in radians.
  public func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    _path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise
    )
  }
  /// Closes the part.
  public func close() { _path.closeSubpath() }
  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) { _path.addPath(bezierPath._path) }
}
