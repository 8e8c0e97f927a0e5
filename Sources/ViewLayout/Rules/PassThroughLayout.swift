/// A modifier that changes how a view looks or behaves but not its layout.
///
/// `opacity`, `scaleEffect`, `rotationEffect`, `clipShape`, `shadow`, `zIndex`, `onAppear`, `id`
/// and all that only set the environment are such; the name tells them apart.
public struct PassThroughLayout: TransparentRule {
  /// The name of the modifier.
  public let name: String

  /// Makes a modifier without layout.
  public init(_ name: String) { self.name = name }
}

/// `layoutPriority(_:)`: the rank of a view in the stack around it.
public struct PriorityLayout: UnaryRule {
  /// The rank; higher ones are asked first.
  public var value: Double

  /// Makes the modifier.
  public init(_ value: Double) { self.value = value }

  /// The name `layoutPriority`.
  public var name: String { "layoutPriority" }

  /// The rank given.
  public func priority(subviews: Subviews) -> Double { value }

  /// The child's wishes.
  public func spacing(subviews: Subviews) -> ViewSpacing { subviews.firstSpacing }

  /// The rank.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [LayoutFact("priority", value)]
  }
}

/// A rule whose bounds are the coordinate spaces of some names.
public protocol CoordinateSpaceHolder {
  /// The caller's numbers of the names.
  var spaces: [Int] { get }
}

/// `coordinateSpace(_:)`: gives the frame of a view a name, without changing layout.
public struct CoordinateSpaceLayout: TransparentRule, CoordinateSpaceHolder {
  /// The caller's number of the name.
  public var space: Int

  /// Makes the modifier.
  public init(_ space: Int) { self.space = space }

  /// The one.
  public var spaces: [Int] { [space] }

  /// The name `coordinateSpace`.
  public var name: String { "coordinateSpace" }
}
