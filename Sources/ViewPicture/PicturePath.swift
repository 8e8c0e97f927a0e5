public import ViewLayout

/// A line of points and curves in the coordinates of a picture.
public struct PicturePath: Sendable, Hashable {
  /// One step of the line.
  public enum Element: Sendable, Hashable {
    /// Begins anew at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A curve to a point that one point bends.
    case quadCurve(Point, control: Point)
    /// A curve to a point that two points bend.
    case curve(Point, Point, Point)
    /// Back to where this part began.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Makes a path of its steps.
  public init(_ elements: [Element]) { self.elements = elements }

  /// Makes a rectangle, its corners round if there is a radius.
  public init(_ frame: Rect, cornerRadius: Double = 0) {
    let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
    let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    guard radius > 0 else {
      elements = [
        .move(Point(x: left, y: top)), .line(Point(x: right, y: top)),
        .line(Point(x: right, y: bottom)), .line(Point(x: left, y: bottom)), .close,
      ]
      return
    }
    // The usual four curves that come within a thousandth of a circle.
    let reach = radius * 0.447_715
    elements = [
      .move(Point(x: left + radius, y: top)), .line(Point(x: right - radius, y: top)),
      .curve(
        Point(x: right, y: top + radius),
        Point(x: right - reach, y: top),
        Point(x: right, y: top + reach)
      ),
      .line(Point(x: right, y: bottom - radius)),
      .curve(
        Point(x: right - radius, y: bottom),
        Point(x: right, y: bottom - reach),
        Point(x: right - reach, y: bottom)
      ),
      .line(Point(x: left + radius, y: bottom)),
      .curve(
        Point(x: left, y: bottom - radius),
        Point(x: left + reach, y: bottom),
        Point(x: left, y: bottom - reach)
      ),
      .line(Point(x: left, y: top + radius)),
      .curve(
        Point(x: left + radius, y: top),
        Point(x: left, y: top + reach),
        Point(x: left + reach, y: top)
      ),
      .close,
    ]
  }

  /// The path with every point moved by a map.
  public func transformed(by transform: PictureTransform) -> PicturePath {
    guard transform != .identity else { return self }
    return PicturePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quadCurve(let point, let control):
          .quadCurve(transform(point), control: transform(control))
        case .curve(let point, let first, let second):
          .curve(transform(point), transform(first), transform(second))
        case .close: .close
        }
      }
    )
  }

  /// The frame when the path is an upright rectangle with sharp corners.
  var rectangle: Rect? {
    guard elements.count == 5, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], case .close = elements[4],
      first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x,
      second.x >= first.x, third.y >= second.y
    else { return nil }
    return Rect(origin: first, size: Size(width: second.x - first.x, height: third.y - second.y))
  }

  /// The frame and the radius when the path is a rectangle whose corners are equally round.
  var roundedRectangle: (frame: Rect, radius: Double)? {
    if let rectangle { return (rectangle, 0) }
    guard elements.count == 10, case .move(let first) = elements[0], let frame = bounds else {
      return nil
    }
    let radius = first.x - frame.minX
    guard radius > 0, PicturePath(frame, cornerRadius: radius).isNear(self) else { return nil }
    return (frame, radius)
  }

  private func isNear(_ other: PicturePath) -> Bool {
    let (mine, theirs) = (points, other.points)
    return mine.count == theirs.count
      && zip(mine, theirs).allSatisfy {
        ($0.x - $1.x).magnitude < 0.01 && ($0.y - $1.y).magnitude < 0.01
      }
  }

  private var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let first, let second): [point, first, second]
      case .close: []
      }
    }
  }

  /// The frame of all its points, those that bend curves included.
  var bounds: Rect? {
    let points = points.filter { $0.x.isFinite && $0.y.isFinite }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A map of the plane that keeps lines straight.
public struct PictureTransform: Sendable, Hashable {
  private var a: Double
  private var b: Double
  private var c: Double
  private var d: Double
  private var tx: Double
  private var ty: Double

  /// The map that moves nothing.
  public static let identity = PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the map to `(a·x + c·y + tx, b·x + d·y + ty)`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map of its six numbers around a point that stays where it is.
  public init(a: Double, b: Double, c: Double, d: Double, around center: Point) {
    self.init(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: center.x - a * center.x - c * center.y,
      ty: center.y - b * center.x - d * center.y
    )
  }

  /// Where a point goes.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This map after another one.
  public func after(_ first: PictureTransform) -> PictureTransform {
    let origin = self(first(.zero))
    let right = self(first(Point(x: 1, y: 0)))
    let down = self(first(Point(x: 0, y: 1)))
    return PictureTransform(
      a: right.x - origin.x,
      b: right.y - origin.y,
      c: down.x - origin.x,
      d: down.y - origin.y,
      tx: origin.x,
      ty: origin.y
    )
  }

  /// How much longer horizontal lines become.
  var horizontalScale: Double { (a * a + b * b).squareRoot() }

  /// The upright frame around a moved rectangle.
  func frame(of rect: Rect) -> Rect {
    PicturePath(rect).transformed(by: self).bounds ?? rect
  }

  /// The value of the `transform` attribute of SVG.
  var svg: String {
    "matrix(" + [a, b, c, d, tx, ty].map(\.lengthText).joined(separator: " ") + ")"
  }
}
