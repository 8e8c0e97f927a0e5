/// One of the four edges.
///
/// **Source** — documented: Apple, `Edge`.
@frozen
public enum Edge: Int8, CaseIterable {
  /// Above.
  case top
  /// Before, in reading direction.
  case leading
  /// Below.
  case bottom
  /// After, in reading direction.
  case trailing

  /// Several edges.
  public struct Set: OptionSet {
    /// The edges as bits.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }
    /// Above.
    public static let top = Set(.top)
    /// Before.
    public static let leading = Set(.leading)
    /// Below.
    public static let bottom = Set(.bottom)
    /// After.
    public static let trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Before and after.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge above or below.
///
/// **Source** — documented: Apple, `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable {
  /// Above.
  case top
  /// Below.
  case bottom

  /// Several vertical edges.
  public struct Set: OptionSet {
    /// The edges as bits.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge before or after.
///
/// **Source** — documented: Apple, `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable {
  /// Before.
  case leading
  /// After.
  case trailing

  /// Several horizontal edges.
  public struct Set: OptionSet {
    /// The edges as bits.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Before.
    public static let leading = Set(rawValue: 1)
    /// After.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The distances of four edges, in points.
///
/// **Source** — documented: Apple, `EdgeInsets`.
public struct EdgeInsets: Equatable {
  /// Above.
  public var top: CGFloat
  /// Before.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// After.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of one distance on some edges.
  public init(_all length: CGFloat, _edges edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}

/// Across or down.
///
/// **Source** — documented: Apple, `Axis`.
@frozen
public enum Axis: Int8, CaseIterable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// One or both axes.
  public struct Set: OptionSet {
    /// The axes as bits.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A point in the unit square: (0, 0) is the top leading corner.
///
/// **Source** — documented: Apple, `UnitPoint`.
public struct UnitPoint: Hashable {
  /// From 0 at the leading edge to 1 at the trailing edge.
  public var x: CGFloat
  /// From 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// The top leading corner.
  public init() {
    x = 0
    y = 0
  }

  /// A point of two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  public static let zero = UnitPoint()
  /// (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle, in radians or degrees.
///
/// **Source** — documented: Apple, `Angle`.
public struct Angle: Hashable, Comparable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees; 180 are π radians.
  public var degrees: Double {
    get { radians * 180 / Double.pi }
    set { radians = newValue * Double.pi / 180 }
  }

  /// The angle 0.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * Double.pi / 180 }

  /// The angle 0.
  public static let zero = Angle()
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Says which angle is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Adds two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// Subtracts an angle.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// Multiplies an angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Divides an angle.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle to another.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  /// Takes an angle from another.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
  /// Multiplies an angle in its place.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
  /// Divides an angle in its place.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

/// How content meets a size of another ratio.
///
/// **Source** — documented: Apple, `ContentMode`.
@frozen
public enum ContentMode: Hashable, CaseIterable {
  /// Wholly inside.
  case fit
  /// Wholly covering.
  case fill
}

/// A size that a parent offers.
///
/// `nil` asks for the ideal size, 0 for the least and `.infinity` for the greatest.
///
/// **Source** — documented: Apple, `ProposedViewSize`.
public struct ProposedViewSize: Equatable {
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  /// Offers two dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with 10 points, or another value, in place of `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// Makes an axis; the engine calls it.
func _engineMadeAxis(_ isHorizontal: Bool) -> Axis { isHorizontal ? .horizontal : .vertical }
