/// An outline of lines and curves.
///
/// **Source** — documented: Apple, `Path`.
public struct Path: Equatable, Shape {
  /// One step of an outline.
  public enum Element: Equatable {
    /// Starts elsewhere.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to the start.
    case closeSubpath
  }

  /// The steps in order.
  public var _elements: [Element] = []

  /// An empty outline.
  public init() {}

  /// An outline that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    var path = Path()
    callback(&path)
    self = path
  }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// An ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  /// The outline itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  /// True without a step.
  public var isEmpty: Bool { _elements.isEmpty }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    for element in _elements { body(element) }
  }

  /// The last point.
  public var currentPoint: CGPoint? {
    switch _elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      return point
    case .closeSubpath, .none:
      return nil
    }
  }

  /// The smallest rectangle around all points.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in _elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let first, let second): points += [point, first, second]
      case .closeSubpath: break
      }
    }
    guard let start = points.first else { return CGRect.zero }
    var low = start
    var high = start
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Starts elsewhere.
  public mutating func move(to end: CGPoint) { _elements.append(.move(to: end)) }
  /// Draws a straight line.
  public mutating func addLine(to end: CGPoint) { _elements.append(.line(to: end)) }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    _elements.append(.quadCurve(to: end, control: control))
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    _elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Goes back to the start.
  public mutating func closeSubpath() { _elements.append(.closeSubpath) }

  /// Adds straight lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      _elements.append(index == 0 ? .move(to: point) : .line(to: point))
    }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds an ellipse inside a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
      style: .circular
    )
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    let reach: CGFloat = 0.447_715
    let left = rect.minX
    let right = rect.maxX
    let top = rect.minY
    let bottom = rect.maxY
    move(to: CGPoint(x: left + width, y: top))
    addLine(to: CGPoint(x: right - width, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + height),
      control1: CGPoint(x: right - width * reach, y: top),
      control2: CGPoint(x: right, y: top + height * reach)
    )
    addLine(to: CGPoint(x: right, y: bottom - height))
    addCurve(
      to: CGPoint(x: right - width, y: bottom),
      control1: CGPoint(x: right, y: bottom - height * reach),
      control2: CGPoint(x: right - width * reach, y: bottom)
    )
    addLine(to: CGPoint(x: left + width, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - height),
      control1: CGPoint(x: left + width * reach, y: bottom),
      control2: CGPoint(x: left, y: bottom - height * reach)
    )
    addLine(to: CGPoint(x: left, y: top + height))
    addCurve(
      to: CGPoint(x: left + width, y: top),
      control1: CGPoint(x: left, y: top + height * reach),
      control2: CGPoint(x: left + width * reach, y: top)
    )
    closeSubpath()
  }

  /// Adds a part of a circle, in straight steps of at most 6 degrees.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    var sweep = endAngle.degrees - startAngle.degrees
    if clockwise && sweep > 0 { sweep -= 360 }
    if !clockwise && sweep < 0 { sweep += 360 }
    let steps = max(Int((abs(sweep) / 6).rounded(.up)), 1)
    for step in 0...steps {
      let angle = Angle.degrees(startAngle.degrees + sweep * Double(step) / Double(steps))
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle.radians)),
        y: center.y + radius * CGFloat(sin(angle.radians))
      )
      _elements.append(step == 0 && isEmpty ? .move(to: point) : .line(to: point))
    }
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path) { _elements += path._elements }

  func _mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in _elements {
      switch element {
      case .move(let point): path._elements.append(.move(to: change(point)))
      case .line(let point): path._elements.append(.line(to: change(point)))
      case .quadCurve(let point, let control):
        path._elements.append(.quadCurve(to: change(point), control: change(control)))
      case .curve(let point, let first, let second):
        path._elements.append(
          .curve(to: change(point), control1: change(first), control2: change(second))
        )
      case .closeSubpath: path._elements.append(.closeSubpath)
      }
    }
    return path
  }

  /// The outline moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    _mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The outline of a line along this one.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// A part of the outline.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let count = _elements.count
    let first = Int((CGFloat(count) * from).rounded(.down))
    let last = Int((CGFloat(count) * to).rounded(.up))
    var path = Path()
    path._elements = Array(_elements[min(max(first, 0), count)..<min(max(last, first), count)])
    return path
  }
}
