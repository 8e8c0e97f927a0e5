/// A control of the system, with an approximate size that is declared, not measured.
///
/// Text fields, sliders, toggles and steppers stretch horizontally and keep their height.
public struct ControlLayout: LayoutRule {
  /// The name of the control, such as `Slider`.
  public let name: String
  /// The size where nothing is offered.
  public var natural: Size
  /// The axes on which the control takes what it is offered.
  public var flexibleAxes: AxisSet
  /// The size below which it does not go.
  public var smallest: Size

  /// Makes a control.
  public init(
    _ name: String,
    natural: Size,
    flexibleAxes: AxisSet = .horizontal,
    smallest: Size = .zero
  ) {
    self.name = name
    self.natural = natural
    self.flexibleAxes = flexibleAxes
    self.smallest = smallest
  }

  /// The proposal on flexible axes, the natural size on the others.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    func length(_ axis: Axis) -> Double {
      guard flexibleAxes.contains(axis), let offered = proposal[axis] else { return natural[axis] }
      return max(offered, smallest[axis])
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}
