/// The name of one alignment guide: a line in a view that can meet a line of another view.
public struct AlignmentKey: Sendable, Hashable {
  /// The built-in guides, and those a learner declares with `AlignmentID`.
  public enum Kind: Sendable, Hashable {
    /// The leading or top edge.
    case start
    /// The middle.
    case center
    /// The trailing or bottom edge.
    case end
    /// The baseline of the first line of text.
    case firstTextBaseline
    /// The baseline of the last line of text.
    case lastTextBaseline
    /// A declared guide; the number tells it apart from the others.
    case custom(Int)
  }

  /// Which guide it is.
  public let kind: Kind
  /// The axis along which its value is measured.
  public let axis: Axis

  /// Makes a key; give declared guides a number of their own on each axis.
  public init(_ kind: Kind, axis: Axis) {
    self.kind = kind
    self.axis = axis
  }

  /// The horizontal guide at the leading edge.
  public static let leading = AlignmentKey(.start, axis: .horizontal)
  /// The horizontal guide in the middle.
  public static let centerX = AlignmentKey(.center, axis: .horizontal)
  /// The horizontal guide at the trailing edge.
  public static let trailing = AlignmentKey(.end, axis: .horizontal)
  /// The vertical guide at the top edge.
  public static let top = AlignmentKey(.start, axis: .vertical)
  /// The vertical guide in the middle.
  public static let centerY = AlignmentKey(.center, axis: .vertical)
  /// The vertical guide at the bottom edge.
  public static let bottom = AlignmentKey(.end, axis: .vertical)
  /// The vertical guide at the first baseline.
  public static let firstTextBaseline = AlignmentKey(.firstTextBaseline, axis: .vertical)
  /// The vertical guide at the last baseline.
  public static let lastTextBaseline = AlignmentKey(.lastTextBaseline, axis: .vertical)

  /// The name as one writes it; declared guides have none here.
  public var writtenName: String {
    switch (kind, axis) {
    case (.start, .horizontal): "leading"
    case (.start, .vertical): "top"
    case (.center, _): "center"
    case (.end, .horizontal): "trailing"
    case (.end, .vertical): "bottom"
    case (.firstTextBaseline, _): "firstTextBaseline"
    case (.lastTextBaseline, _): "lastTextBaseline"
    case (.custom, _): ""
    }
  }

  /// The bit of this key in a ``GuideSet``.
  var bit: GuideSet {
    switch kind {
    case .start, .center, .end: .edges
    case .firstTextBaseline, .lastTextBaseline: .baselines
    case .custom: .custom
    }
  }
}

/// Which families of explicit guides occur somewhere in a subtree.
struct GuideSet: OptionSet {
  let rawValue: UInt8

  static let edges = GuideSet(rawValue: 1)
  static let baselines = GuideSet(rawValue: 2)
  static let custom = GuideSet(rawValue: 4)
}

/// One horizontal and one vertical guide; where they cross, two views are pinned together.
public struct Alignment: Sendable, Hashable {
  /// The guide that decides x.
  public var horizontal: AlignmentKey
  /// The guide that decides y.
  public var vertical: AlignmentKey

  /// Makes an alignment from its two guides.
  public init(_ horizontal: AlignmentKey, _ vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide along one axis.
  public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }

  /// The middle.
  public static let center = Alignment(.centerX, .centerY)
  /// The middle of the leading edge.
  public static let leading = Alignment(.leading, .centerY)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(.trailing, .centerY)
  /// The middle of the top edge.
  public static let top = Alignment(.centerX, .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(.centerX, .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(.leading, .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(.trailing, .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(.trailing, .bottom)
}
