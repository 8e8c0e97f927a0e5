/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// The size of nothing.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a size from an extent along an axis and one across it.
  @inlinable
  public init(_ axis: Axis, _ along: Double, across: Double) {
    self =
      axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// The extent along one axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Whether both extents are ordinary numbers.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

/// A position in points; x grows to the right, y downward.
public struct Point: Sendable, Hashable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a point from a coordinate along an axis and one across it.
  @inlinable
  public init(_ axis: Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// The coordinate along one axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// Moves a point by another one.
  @inlinable
  public static func + (point: Point, offset: Point) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
  }
}

/// A rectangle: where its top leading corner is and how large it is.
public struct Rect: Sendable, Hashable {
  /// The top leading corner.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// The rectangle of no size at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left side.
  public var minX: Double { origin.x }
  /// The upper side.
  public var minY: Double { origin.y }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The lower side.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// The rectangle whose corners lie on whole pixels, as a screen of some scale draws it.
  ///
  /// Halves round up, so at scale 2 a side at 34.75 goes to pixel 70.
  ///
  /// - Parameter scale: Pixels per point, such as 3.
  /// - Returns: The rectangle in points.
  public func roundedToPixels(scale: Double) -> Rect {
    func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
    let x = round(minX)
    let y = round(minY)
    return Rect(x: x, y: y, width: round(maxX) - x, height: round(maxY) - y)
  }
}

/// A place inside a rectangle, from 0, 0 (top leading) to 1, 1 (bottom trailing).
public struct UnitPoint: Sendable, Hashable {
  /// The share of the width.
  public var x: Double
  /// The share of the height.
  public var y: Double

  /// Makes a unit point from its shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
