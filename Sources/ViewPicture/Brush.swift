import ViewLayout

/// Paints the paths of one item onto the cells of a terminal.
struct Brush {
  private let drawing: TerminalPicture
  private let effect: Picture.Effect
  private let paint: PicturePaint
  private let frame: Rect
  private let clips: [PolygonSet]

  init(
    _ drawing: TerminalPicture,
    _ effect: Picture.Effect,
    _ paint: PicturePaint,
    _ frame: Rect
  ) {
    self.drawing = drawing
    self.effect = effect
    self.paint = paint
    self.frame = effect.transform.frame(of: frame)
    clips = effect.clips.map(PolygonSet.init)
  }

  private var bounds: Rect { drawing.picture.bounds }
  private var width: Double { drawing.pointsPerColumn }
  /// The height of the coloured parts of a cell.
  private var height: Double { drawing.colors == .none ? width * 2 : width }

  private func color(at point: Point) -> PictureColor {
    paint.color(at: point, in: frame).faded(to: effect.opacity)
  }

  private func isShown(_ point: Point) -> Bool { clips.allSatisfy { $0.contains(point) } }

  private func middle(_ part: Int, _ column: Int) -> Point {
    Point(
      x: bounds.minX + (Double(column) + 0.5) * width,
      y: bounds.minY + (Double(part) + 0.5) * height
    )
  }

  /// The columns and coloured parts that could touch a frame.
  private func parts(of frame: Rect, on canvas: Canvas) -> (columns: Range<Int>, parts: Range<Int>)
  {
    func clamped(_ value: Double, _ limit: Int) -> Int {
      Int(max(0, min(Double(limit), value)))
    }
    let left = clamped(((frame.minX - bounds.minX) / width).rounded(.down), canvas.columns)
    let right = clamped(((frame.maxX - bounds.minX) / width).rounded(.up), canvas.columns)
    let limit = canvas.rows * canvas.parts
    let top = clamped(((frame.minY - bounds.minY) / height).rounded(.down), limit)
    let bottom = clamped(((frame.maxY - bounds.minY) / height).rounded(.up), limit)
    return (left..<max(left, right), top..<max(top, bottom))
  }

  /// Colours what is inside a path: the parts whose middle is.
  func fill(_ path: PicturePath, isEvenOdd: Bool, on canvas: inout Canvas) {
    let path = path.transformed(by: effect.transform)
    guard let box = path.bounds, box.width > 0, box.height > 0 else { return }
    // What is thinner than half a part could fall between the middles.
    if box.height < height / 2 || box.width < width / 2 {
      return thin(box, on: &canvas)
    }
    let shape = PolygonSet(path)
    let reach = parts(of: box, on: canvas)
    var isVisible = false
    for part in reach.parts {
      for column in reach.columns {
        let point = middle(part, column)
        guard shape.contains(point, isEvenOdd: isEvenOdd) else { continue }
        isVisible = true
        if isShown(point) { canvas.paint(part, column, color(at: point)) }
      }
    }
    guard !isVisible else { return }
    let point = Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    guard isShown(point) else { return }
    canvas.paint(
      Int(((point.y - bounds.minY) / height).rounded(.down)),
      Int(((point.x - bounds.minX) / width).rounded(.down)),
      color(at: point)
    )
  }

  /// A line in place of an area that is thinner than a cell.
  private func thin(_ box: Rect, on canvas: inout Canvas) {
    let point = Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let color = color(at: point)
    guard color.opacity > 0, isShown(point) else { return }
    let isHorizontal = box.width >= box.height
    var area = drawing.area(box)
    let column = Int(((point.x - bounds.minX) / width).rounded(.down))
    let row = Int(((point.y - bounds.minY) / (width * 2)).rounded(.down))
    if isHorizontal || area.rows.isEmpty { area.rows = row..<(row + 1) }
    if !isHorizontal || area.columns.isEmpty { area.columns = column..<(column + 1) }
    canvas.line(area, isHorizontal: isHorizontal, color.opacity < 1 ? color.over(.white) : color)
  }

  /// Draws a line along a path: around rectangles with the characters for it, else in colour.
  func stroke(_ path: PicturePath, width line: Double, on canvas: inout Canvas) {
    let path = path.transformed(by: effect.transform)
    let thickness = line * effect.transform.horizontalScale
    guard line > 0 else { return }
    if thickness < width, let (frame, radius) = path.roundedRectangle, clips.isEmpty {
      let outside = Rect(
        x: frame.minX - thickness / 2,
        y: frame.minY - thickness / 2,
        width: frame.width + thickness,
        height: frame.height + thickness
      )
      let color = color(at: Point(x: outside.minX, y: outside.minY))
      guard color.opacity > 0 else { return }
      canvas.frame(
        drawing.area(outside),
        color.opacity < 1 ? color.over(.white) : color,
        isRounded: radius > 0
      )
      return
    }
    let shape = PolygonSet(path)
    guard let box = shape.bounds else { return }
    // A line has to be found between the middles of parts, however thin it is: where parts are
    // higher than wide, it is looked for in a plane in which they are squares.
    let isStretched = height != width && thickness < height
    let flat = PictureTransform(a: 1, b: 0, c: 0, d: width / height, tx: 0, ty: 0)
    let flattened = isStretched ? PolygonSet(path.transformed(by: flat)) : shape
    let reach = max(thickness, min(width, height)) / 2
    let around = Rect(
      x: box.minX - reach,
      y: box.minY - max(reach, height / 2),
      width: box.width + 2 * reach,
      height: box.height + 2 * max(reach, height / 2)
    )
    let touched = parts(of: around, on: canvas)
    for part in touched.parts {
      for column in touched.columns {
        let point = middle(part, column)
        let isNear =
          shape.distance(to: point) <= reach
          || (isStretched
            && flattened.distance(to: Point(x: point.x, y: point.y * width / height)) <= width / 2)
        guard isNear, isShown(point) else { continue }
        canvas.paint(part, column, color(at: point))
      }
    }
  }
}

extension PolygonSet {
  /// How far a point is from the nearest line.
  func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let along =
          length > 0
          ? max(0, min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length)) : 0
        let (x, y) = (from.x + along * dx - point.x, from.y + along * dy - point.y)
        nearest = min(nearest, (x * x + y * y).squareRoot())
      }
    }
    return nearest
  }
}
