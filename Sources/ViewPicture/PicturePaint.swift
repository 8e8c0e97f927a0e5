public import ViewLayout

/// What a shape of a picture is filled with.
public enum PicturePaint: Sendable, Hashable {
  /// A colour at a place of a gradient, the whole length being 1.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: PictureColor
    /// Its place.
    public var location: Double

    /// Makes a stop.
    public init(_ color: PictureColor, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// One colour.
  case color(PictureColor)
  /// Colours along the line between two points of the frame.
  case linear([Stop], from: UnitPoint, to: UnitPoint)
  /// Colours on circles around a point of the frame, their radii in points.
  case radial([Stop], center: UnitPoint, from: Double, to: Double)

  /// The colour at a point of a frame that is painted.
  func color(at point: Point, in frame: Rect) -> PictureColor {
    switch self {
    case .color(let color): return color
    case .linear(let stops, let from, let to):
      let start = Self.point(from, in: frame)
      let end = Self.point(to, in: frame)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return Self.color(at: 1, of: stops) }
      let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
      return Self.color(at: along, of: stops)
    case .radial(let stops, let center, let from, let to):
      let middle = Self.point(center, in: frame)
      let (dx, dy) = (point.x - middle.x, point.y - middle.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      guard to != from else { return Self.color(at: 1, of: stops) }
      return Self.color(at: (distance - from) / (to - from), of: stops)
    }
  }

  /// A point of a frame by its share of width and height.
  static func point(_ unit: UnitPoint, in frame: Rect) -> Point {
    Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
  }

  private static func color(at place: Double, of stops: [Stop]) -> PictureColor {
    guard let first = stops.first, let last = stops.last else { return .white }
    if place <= first.location { return first.color }
    if place >= last.location { return last.color }
    for (left, right) in zip(stops, stops.dropFirst()) where place <= right.location {
      let length = right.location - left.location
      guard length > 0 else { return right.color }
      return left.color.mixed(with: right.color, (place - left.location) / length)
    }
    return last.color
  }

  /// The paint with a share of its opacity.
  public func faded(to share: Double) -> PicturePaint {
    func faded(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop($0.color.faded(to: share), at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.faded(to: share))
    case .linear(let stops, let from, let to): return .linear(faded(stops), from: from, to: to)
    case .radial(let stops, let center, let from, let to):
      return .radial(faded(stops), center: center, from: from, to: to)
    }
  }

  /// The first and the last colour of a gradient.
  var ends: (first: PictureColor, last: PictureColor)? {
    switch self {
    case .color: return nil
    case .linear(let stops, _, _), .radial(let stops, _, _, _):
      guard let first = stops.first, let last = stops.last else { return nil }
      return (first.color, last.color)
    }
  }

  /// One colour that stands for all of it.
  public var middle: PictureColor {
    switch self {
    case .color(let color): return color
    case .linear(let stops, _, _), .radial(let stops, _, _, _):
      guard let first = stops.first else { return .white }
      var mean = first.color
      for (index, stop) in stops.enumerated().dropFirst() {
        mean = mean.mixed(with: stop.color, 1 / Double(index + 1))
      }
      return mean
    }
  }
}

extension PictureColor {
  /// A colour between this one and another.
  func mixed(with other: PictureColor, _ share: Double) -> PictureColor {
    func mix(_ mine: Double, _ theirs: Double) -> Double { mine + (theirs - mine) * share }
    return PictureColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity)
    )
  }

  /// The colour with a share of its opacity.
  public func faded(to share: Double) -> PictureColor {
    PictureColor(red: red, green: green, blue: blue, opacity: opacity * share)
  }

  /// The name of the system colour it is, or its parts in hexadecimal.
  public var spokenName: String {
    let solid = PictureColor(red: red, green: green, blue: blue)
    let names = Self.named.filter { $0.value == solid && $0.value.opacity == 1 }.keys.sorted()
    return names.first { $0 != "primary" && $0 != "accentColor" } ?? names.first ?? hexText
  }
}
