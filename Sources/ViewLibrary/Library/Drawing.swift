// What the engine asks when it draws a picture; a learner never writes these.

/// The path of a shape in a rectangle.
func _enginePath(
  _ shape: any Shape,
  _ x: CGFloat,
  _ y: CGFloat,
  _ width: CGFloat,
  _ height: CGFloat
) -> [Path.Element] {
  shape.path(in: CGRect(x: x, y: y, width: width, height: height))._elements
}

/// What a style paints with; nothing for a style that resolves itself.
func _enginePaint(_ style: any ShapeStyle) -> _Paint? {
  (style as? any _PrimitiveShapeStyle)?._paint
}

/// A transform as the four numbers of its matrix and the point that stays; six numbers of a whole
/// affine map when they are given; nothing for a turn in space.
func _engineMatrix(_ transform: _DrawingTransform) -> [CGFloat] {
  switch transform {
  case .scale(let size, let anchor): return [size.width, 0, 0, size.height, anchor.x, anchor.y]
  case .rotation(let angle, let anchor):
    let cosine = CGFloat(cos(angle.radians))
    let sine = CGFloat(sin(angle.radians))
    return [cosine, sine, -sine, cosine, anchor.x, anchor.y]
  case .rotation3D: return []
  case .affine(let numbers): return numbers
  case .geometry(let map): return map(.zero)
  }
}

/// A transform for content of a known size.
func _engineSized(_ transform: _DrawingTransform, _ width: CGFloat, _ height: CGFloat)
  -> _DrawingTransform
{
  guard case .geometry(let map) = transform else { return transform }
  return .affine(map(CGSize(width: width, height: height)))
}
