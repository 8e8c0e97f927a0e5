/// A direction in which lengths are measured.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// Left to right: widths and x positions.
  case horizontal
  /// Top to bottom: heights and y positions.
  case vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes, as `ScrollView` and `ViewThatFits` take it.
public struct AxisSet: OptionSet, Sendable, Hashable {
  /// The bits of the set: 1 for horizontal, 2 for vertical.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The set of only the horizontal axis.
  public static let horizontal = AxisSet(rawValue: 1)
  /// The set of only the vertical axis.
  public static let vertical = AxisSet(rawValue: 2)
  /// The set of both axes.
  public static let both: AxisSet = [.horizontal, .vertical]

  /// Whether the set holds one axis.
  public func contains(_ axis: Axis) -> Bool {
    isSuperset(of: axis == .horizontal ? .horizontal : .vertical)
  }
}

/// One side of a rectangle; leading is left, for layout direction is left to right.
public enum Edge: Int, Sendable, Hashable, CaseIterable {
  /// The upper side.
  case top
  /// The left side.
  case leading
  /// The lower side.
  case bottom
  /// The right side.
  case trailing

  /// The axis along which a view touches its neighbour at this edge.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

/// A set of edges, as `padding(_:_:)` takes it.
public struct EdgeSet: OptionSet, Sendable, Hashable {
  /// One bit for each ``Edge``, at the place of its raw value.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Makes the set of one edge.
  public init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }

  /// The set of only the top edge.
  public static let top = EdgeSet(.top)
  /// The set of only the leading edge.
  public static let leading = EdgeSet(.leading)
  /// The set of only the bottom edge.
  public static let bottom = EdgeSet(.bottom)
  /// The set of only the trailing edge.
  public static let trailing = EdgeSet(.trailing)
  /// The set of the leading and trailing edges.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The set of the top and bottom edges.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// The set of all four edges.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Whether the set holds one edge.
  public func contains(_ edge: Edge) -> Bool { isSuperset(of: EdgeSet(edge)) }
}

/// Distances inward from the four edges, in points; negative ones reach outward.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// No distance at any edge.
  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets from four distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of one length at the edges of a set.
  public init(_ length: Double, at edges: EdgeSet = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// The distance at one edge.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of the two distances on one axis.
  public func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
