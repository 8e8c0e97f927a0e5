import ViewLayout

/// The clips and gradients that the elements of an SVG document refer to.
struct VectorDefinitions {
  private(set) var lines: [String] = []
  private var known: [[PicturePath]: String] = [:]

  /// The name of the clip to the common part of some paths; `nil` without any.
  mutating func clip(_ paths: [PicturePath]) -> String? {
    guard let last = paths.last else { return nil }
    if let name = known[paths] { return name }
    // A clip of a clip is the part both have in common.
    let outer = clip(Array(paths.dropLast()))
    let name = "clip\(known.count + 1)"
    known[paths] = name
    let inside = outer.map { " clip-path=\"url(#\($0))\"" } ?? ""
    lines.append(
      "<clipPath id=\"\(name)\"\(inside)><path d=\"\(VectorPicture.data(of: last))\"/></clipPath>"
    )
    return name
  }

  private var gradientCount = 0

  /// The attributes of a paint: `fill="#ffcc00"`.
  mutating func attributes(_ name: String, _ paint: PicturePaint, _ frame: Rect) -> String {
    switch paint {
    case .color(let color):
      let opacity = color.opacity < 1 ? " \(name)-opacity=\"\(color.opacity.lengthText)\"" : ""
      return "\(name)=\"\(color.hexText)\"\(opacity)"
    case .linear(let stops, let from, let to):
      let start = PicturePaint.point(from, in: frame)
      let end = PicturePaint.point(to, in: frame)
      let id = gradient(
        "linearGradient",
        "x1=\"\(start.x.lengthText)\" y1=\"\(start.y.lengthText)\" "
          + "x2=\"\(end.x.lengthText)\" y2=\"\(end.y.lengthText)\"",
        stops.map { ($0.color, $0.location) }
      )
      return "\(name)=\"url(#\(id))\""
    case .radial(let stops, let center, let from, let to):
      let middle = PicturePaint.point(center, in: frame)
      let radius = max(from, to)
      // A gradient of SVG begins in the middle, so the stops move outwards.
      let moved = stops.map { stop in
        (stop.color, radius > 0 ? (from + (to - from) * stop.location) / radius : 1)
      }
      let id = gradient(
        "radialGradient",
        "cx=\"\(middle.x.lengthText)\" cy=\"\(middle.y.lengthText)\" r=\"\(radius.lengthText)\"",
        moved.sorted { $0.1 < $1.1 }
      )
      return "\(name)=\"url(#\(id))\""
    }
  }

  private mutating func gradient(
    _ kind: String,
    _ place: String,
    _ stops: [(color: PictureColor, location: Double)]
  ) -> String {
    gradientCount += 1
    let id = "gradient\(gradientCount)"
    let inner = stops.map { stop in
      let color = stop.color
      let opacity = color.opacity < 1 ? " stop-opacity=\"\(color.opacity.lengthText)\"" : ""
      return
        "<stop offset=\"\(stop.location.lengthText)\" stop-color=\"\(color.hexText)\"\(opacity)/>"
    }.joined()
    lines.append(
      "<\(kind) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(place)>\(inner)</\(kind)>"
    )
    return id
  }
}
