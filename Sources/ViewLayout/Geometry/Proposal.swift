/// The size a parent offers to a child.
///
/// Each dimension asks one of four questions: `nil` "how large would you like to be?", `0` "how
/// small can you be?", infinity "how large can you be?", and any other number "you may have this
/// much". A child answers with a size of its own choice and is never clamped to the proposal.
public struct Proposal: Sendable, Hashable {
  // NaN stands for nil: half the memory of two optionals, and equality is one comparison of bits.
  @usableFromInline let widthBits: UInt64
  @usableFromInline let heightBits: UInt64

  /// The question for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)
  /// The question for the smallest size.
  public static let zero = Proposal(width: 0, height: 0)
  /// The question for the largest size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// Makes a proposal; `nil` leaves a dimension to the child.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.widthBits = Self.bits(width)
    self.heightBits = Self.bits(height)
  }

  /// Makes a proposal of exactly one size.
  @inlinable
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Makes a proposal from a length along an axis and one across it.
  @inlinable
  public init(_ axis: Axis, _ along: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
  }

  /// The width offered.
  @inlinable public var width: Double? { Self.value(widthBits) }
  /// The height offered.
  @inlinable public var height: Double? { Self.value(heightBits) }

  /// The length offered along one axis.
  @inlinable
  public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The same proposal with another length along one axis.
  @inlinable
  public func with(_ axis: Axis, _ length: Double?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }

  /// The size a view without wishes takes: what is offered, or 10 where nothing is.
  @inlinable
  public func replacingUnspecified(by fallback: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? fallback.width, height: height ?? fallback.height)
  }

  @inlinable
  static func bits(_ value: Double?) -> UInt64 {
    guard let value, !value.isNaN else { return Double.nan.bitPattern }
    // Adding zero turns -0 into 0, so that equal numbers have equal bits.
    return (value + 0).bitPattern
  }

  @inlinable
  static func value(_ bits: UInt64) -> Double? {
    bits == Double.nan.bitPattern ? nil : Double(bitPattern: bits)
  }
}
