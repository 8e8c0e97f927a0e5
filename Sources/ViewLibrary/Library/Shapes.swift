/// A rectangle.
///
/// **Source** — documented: Apple, `Rectangle`.
public struct Rectangle: InsettableShape {
  /// Makes it.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle, smaller on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// A rectangle that is smaller on each side.
  public struct _Inset: InsettableShape {
    var amount: CGFloat
    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    /// Smaller still.
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// A rectangle with rounded corners.
///
/// **Source** — documented: Apple, `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  /// Makes it with the size of a corner.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Makes it with the radius of a corner.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// The corners' width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
  /// The rectangle, smaller on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// A rounded rectangle that is smaller on each side.
  public struct _Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat
    /// The outline.
    public func path(in rect: CGRect) -> Path {
      Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount),
        cornerSize: CGSize(
          width: max(base.cornerSize.width - amount, 0),
          height: max(base.cornerSize.height - amount, 0)
        ),
        style: base.style
      )
    }
    /// Smaller still.
    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }
  }
}

/// The radii of four corners.
///
/// **Source** — documented: Apple, `RectangleCornerRadii`.
@available(iOS 16.0, macOS 13.0, *)
public struct RectangleCornerRadii: Equatable {
  /// The top leading radius.
  public var topLeading: CGFloat
  /// The bottom leading radius.
  public var bottomLeading: CGFloat
  /// The bottom trailing radius.
  public var bottomTrailing: CGFloat
  /// The top trailing radius.
  public var topTrailing: CGFloat
  /// Collects four radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have radii of their own.
///
/// **Source** — documented: Apple, `UnevenRoundedRectangle`.
@available(iOS 16.0, macOS 13.0, *)
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  /// Makes it of four radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Makes it of four radii.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// The rectangle, smaller on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// The rectangle, smaller on each side.
  public struct _Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat
    /// The outline.
    public func path(in rect: CGRect) -> Path {
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
    /// Smaller still.
    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }
  }
}

/// A circle in the middle of what it is offered.
///
/// In 300 by 100 points it is 100 by 100.
///
/// **Source** — documented: Apple, `Circle`; square since iOS 16, observed.
public struct Circle: InsettableShape {
  /// Makes it.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }
  /// The smaller dimension, twice.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  /// The circle, smaller on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// A circle that is smaller on each side.
  public struct _Inset: InsettableShape {
    var amount: CGFloat
    /// The outline.
    public func path(in rect: CGRect) -> Path {
      Circle().path(in: rect.insetBy(dx: amount, dy: amount))
    }
    /// As the circle.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      Circle().sizeThatFits(proposal)
    }
    /// Smaller still.
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// An ellipse that touches all four sides.
///
/// **Source** — documented: Apple, `Ellipse`.
public struct Ellipse: InsettableShape {
  /// Makes it.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse, smaller on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// An ellipse that is smaller on each side.
  public struct _Inset: InsettableShape {
    var amount: CGFloat
    /// The outline.
    public func path(in rect: CGRect) -> Path {
      Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
    }
    /// Smaller still.
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// A rectangle whose shorter sides are half circles.
///
/// **Source** — documented: Apple, `Capsule`.
public struct Capsule: InsettableShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  /// Makes it.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(
      roundedRect: rect,
      cornerSize: CGSize(width: radius, height: radius),
      style: style
    )
  }
  /// The capsule, smaller on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(style: style, amount: amount)
  }

  /// A capsule that is smaller on each side.
  public struct _Inset: InsettableShape {
    var style: RoundedCornerStyle
    var amount: CGFloat
    /// The outline.
    public func path(in rect: CGRect) -> Path {
      Capsule(style: style).path(in: rect.insetBy(dx: amount, dy: amount))
    }
    /// Smaller still.
    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(style: style, amount: self.amount + amount)
    }
  }
}

/// The shape that a surrounding view sets.
///
/// **Source** — documented: Apple, `ContainerRelativeShape`.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes it.
  public init() {}
  /// The outline; a rectangle without a container.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape, smaller on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// The shape, smaller on each side.
  public struct _Inset: InsettableShape {
    var amount: CGFloat
    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    /// Smaller still.
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// A shape whose type is hidden.
///
/// **Source** — documented: Apple, `AnyShape`.
@available(iOS 16.0, macOS 13.0, *)
public struct AnyShape: Shape {
  var _shape: any Shape
  /// Hides the type of a shape.
  public init<S>(_ shape: S) where S: Shape { _shape = shape }
  /// The outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { _shape.path(in: rect) }
  /// The answer of the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    _shape.sizeThatFits(proposal)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with ends of a kind.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that a surrounding view sets.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
  /// A rectangle whose corners have radii of their own.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
