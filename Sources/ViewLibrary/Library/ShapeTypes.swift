/// The outline of a line along a shape.
///
/// **Source** — documented: Apple, `_StrokedShape`.
public struct _StrokedShape<S>: Shape where S: Shape {
  /// The shape.
  public var shape: S
  /// The line.
  public var style: StrokeStyle
  /// Draws a line along a shape.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
  /// A line.
  public static var role: ShapeRole { .stroke }
  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// What moves in the shape, and the width of the line.
  public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second
    }
  }
  /// The answer of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A part of a shape's outline.
///
/// **Source** — documented: Apple, `_TrimmedShape`.
public struct _TrimmedShape<S>: Shape where S: Shape {
  /// The shape.
  public var shape: S
  /// Where the part starts, from 0 to 1.
  public var startFraction: CGFloat
  /// Where the part ends, from 0 to 1.
  public var endFraction: CGFloat
  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// Both ends move.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set {
      startFraction = newValue.first
      endFraction = newValue.second
    }
  }
}

/// A shape drawn elsewhere.
///
/// **Source** — documented: Apple, `OffsetShape`.
public struct OffsetShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How far it moves.
  public var offset: CGSize
  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape turned around a point.
///
/// **Source** — documented: Apple, `RotatedShape`.
public struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How far it turns.
  public var angle: Angle
  /// Around which point.
  public var anchor: UnitPoint
  /// Turns a shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x,
      y: rect.minY + rect.height * anchor.y
    )
    let cosine = CGFloat(cos(angle.radians))
    let sine = CGFloat(sin(angle.radians))
    return shape.path(in: rect)._mapped { point in
      let x = point.x - center.x
      let y = point.y - center.y
      return CGPoint(
        x: center.x + x * cosine - y * sine,
        y: center.y + x * sine + y * cosine
      )
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

/// A shape made larger or smaller around a point.
///
/// **Source** — documented: Apple, `ScaledShape`.
public struct ScaledShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// Around which point.
  public var anchor: UnitPoint
  /// Scales a shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x,
      y: rect.minY + rect.height * anchor.y
    )
    return shape.path(in: rect)._mapped {
      CGPoint(
        x: center.x + ($0.x - center.x) * scale.width,
        y: center.y + ($0.y - center.y) * scale.height
      )
    }
  }
}

/// A shape drawn through an affine map.
///
/// **Source** — documented: Apple, `TransformedShape`.
public struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The map.
  public var transform: CGAffineTransform
  /// Maps a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The mapped outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)._mapped { transform._apply($0) }
  }
}

/// A shape in a size of its own.
///
/// **Source** — documented: Apple, `_SizedShape`.
public struct _SizedShape<S>: Shape where S: Shape {
  /// The shape.
  public var shape: S
  /// The size.
  public var size: CGSize
  /// Gives a shape a size.
  public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }
  /// The outline in that size.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(x: rect.minX, y: rect.minY, width: size.width, height: size.height))
  }
}
