/// A kind of alignment guide: where its default lies.
///
/// **Source** — documented: Apple, `AlignmentID`.
public protocol AlignmentID {
  /// The guide of a view that says nothing.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The name of an alignment guide, horizontal or vertical.
///
/// **Source** — inferred: SwiftUI's `AlignmentKey` is private in parts.
public struct AlignmentKey: Hashable {
  /// The type that tells the default.
  public var id: ObjectIdentifier
  /// True for a horizontal position.
  public var isHorizontal: Bool
  /// The name of the type that tells the default.
  public var name: String
  let _default: (ViewDimensions) -> CGFloat

  /// Makes a key of an alignment type.
  public init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
    self.id = ObjectIdentifier(id)
    self.isHorizontal = isHorizontal
    self.name = "\(id)"
    self._default = { id.defaultValue(in: $0) }
  }

  /// The guide of a view that says nothing.
  public func defaultValue(in context: ViewDimensions) -> CGFloat { _default(context) }

  /// Compares type and axis.
  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.isHorizontal == rhs.isHorizontal
  }

  /// Hashes type and axis.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isHorizontal)
  }
}

/// A horizontal position that views share.
///
/// **Source** — documented: Apple, `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable {
  /// The name of the guide.
  public let key: AlignmentKey
  /// Makes an alignment of its kind.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  init(_key key: AlignmentKey) { self.key = key }

  /// The leading edges; default 0.
  public static let leading = HorizontalAlignment(_LeadingAlignment.self)
  /// The centers; default half the width.
  public static let center = HorizontalAlignment(_HorizontalCenterAlignment.self)
  /// The trailing edges; default the width.
  public static let trailing = HorizontalAlignment(_TrailingAlignment.self)
  /// The leading edge of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(_SeparatorStart.self)
  /// The trailing edge of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(_SeparatorEnd.self)
}

/// A vertical position that views share.
///
/// **Source** — documented: Apple, `VerticalAlignment`.
public struct VerticalAlignment: Equatable {
  /// The name of the guide.
  public let key: AlignmentKey
  /// Makes an alignment of its kind.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  init(_key key: AlignmentKey) { self.key = key }

  /// The top edges; default 0.
  public static let top = VerticalAlignment(_TopAlignment.self)
  /// The centers; default half the height.
  public static let center = VerticalAlignment(_VerticalCenterAlignment.self)
  /// The bottom edges; default the height.
  public static let bottom = VerticalAlignment(_BottomAlignment.self)
  /// The baseline of the first line; without text the bottom edge.
  public static let firstTextBaseline = VerticalAlignment(_FirstBaseline.self)
  /// The baseline of the last line; without text the bottom edge.
  public static let lastTextBaseline = VerticalAlignment(_LastBaseline.self)
}

/// A point that views share.
///
/// **Source** — documented: Apple, `Alignment`.
public struct Alignment: Equatable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// Makes it of two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centers.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edges, centered vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edges, centered vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edges, centered horizontally.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edges, centered horizontally.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baselines, centered horizontally.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The last baselines, centered horizontally.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The first baselines at the leading edges.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The last baselines at the leading edges.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The first baselines at the trailing edges.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The last baselines at the trailing edges.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

/// The size of a view and where its guides lie.
///
/// **Source** — documented: Apple, `ViewDimensions`.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  let _explicit: (AlignmentKey) -> CGFloat?

  /// Describes a view of a size with the guides it sets.
  public init(
    _width: CGFloat,
    _height: CGFloat,
    _explicit: @escaping (AlignmentKey) -> CGFloat?
  ) {
    width = _width
    height = _height
    self._explicit = _explicit
  }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    _explicit(guide.key) ?? guide.key.defaultValue(in: self)
  }

  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    _explicit(guide.key) ?? guide.key.defaultValue(in: self)
  }

  /// The position of a horizontal guide, if the view sets one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { _explicit(guide.key) }

  /// The position of a vertical guide, if the view sets one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { _explicit(guide.key) }
}

/// Makes the dimensions of a view that sets some guides, by the names of their keys; the engine
/// calls it.
func _engineMadeDimensions(
  _ width: CGFloat,
  _ height: CGFloat,
  _ names: [String],
  _ values: [CGFloat]
) -> ViewDimensions {
  ViewDimensions(
    _width: width,
    _height: height,
    _explicit: { key in
      for index in names.indices where names[index] == key.name { return values[index] }
      return nil
    }
  )
}

/// The keys of the guides that the engine knows by itself; the engine calls it.
func _engineGuideKeys() -> [AlignmentKey] {
  [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
    VerticalAlignment.bottom.key, VerticalAlignment.firstTextBaseline.key,
    VerticalAlignment.lastTextBaseline.key,
  ]
}

enum _LeadingAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum _HorizontalCenterAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum _TrailingAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum _SeparatorStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum _SeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum _TopAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum _VerticalCenterAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum _BottomAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum _FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum _LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
