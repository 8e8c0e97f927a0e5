import ViewLayout

/// A path as straight lines, to ask which points are inside.
struct PolygonSet {
  private(set) var polygons: [[Point]] = []
  /// The frame of all corners.
  let bounds: Rect?
  private let rectangle: Rect?

  init(_ path: PicturePath) {
    rectangle = path.rectangle
    var open: [Point] = []
    func finish(_ polygons: inout [[Point]]) {
      if open.count > 1 { polygons.append(open) }
      open = []
    }
    var list: [[Point]] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(&list)
        open = [point]
      case .line(let point): open.append(point)
      case .quadCurve(let end, let control):
        let start = open.last ?? end
        open += Self.curve(start, control, control, end, isQuadratic: true)
      case .curve(let end, let first, let second):
        open += Self.curve(open.last ?? end, first, second, end, isQuadratic: false)
      case .close:
        let start = open.first
        if let start { open.append(start) }
        finish(&list)
        if let start { open = [start] }
      }
    }
    finish(&list)
    polygons = list
    bounds = path.bounds
  }

  private static func curve(
    _ start: Point,
    _ first: Point,
    _ second: Point,
    _ end: Point,
    isQuadratic: Bool
  ) -> [Point] {
    let steps = 12
    return (1...steps).map { step in
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let weights =
        isQuadratic
        ? (u * u, 2 * u * t, 0, t * t) : (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        weights.0 * a + weights.1 * b + weights.2 * c + weights.3 * d
      }
      return Point(
        x: mix(start.x, first.x, second.x, end.x),
        y: mix(start.y, first.y, second.y, end.y)
      )
    }
  }

  /// Whether a point is inside: by how often lines turn around it, or by the even-odd rule.
  func contains(_ point: Point, isEvenOdd: Bool = false) -> Bool {
    if let rectangle {
      return point.x >= rectangle.minX && point.x < rectangle.maxX && point.y >= rectangle.minY
        && point.y < rectangle.maxY
    }
    var winding = 0
    var crossings = 0
    for polygon in polygons {
      for index in polygon.indices {
        let from = polygon[index]
        let to = polygon[index + 1 < polygon.count ? index + 1 : 0]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }
}
