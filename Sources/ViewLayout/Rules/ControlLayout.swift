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

/// A view whose distances to its neighbours are those of a plain view, whatever is inside.
///
/// **Source** — observed: the rows of a form of text fields lie as far apart as plain views.
public struct PlainEdgesLayout: TransparentRule {
  /// The name of the view, such as `field`.
  public let name: String

  /// Makes a view without wishes.
  public init(_ name: String) { self.name = name }

  /// None.
  public func spacing(subviews: Subviews) -> ViewSpacing { .plain }
}

/// Sizes of parts that the system draws; Apple publishes none of them.
///
/// **Source** — observed: those of UIKit's switch, stepper, wheels and segmented control have long
/// been the same, and the chevron of a row was measured on iOS 17; the others are only about right.
public enum SystemSizes {
  /// A switch.
  public static let toggle = Size(width: 51, height: 31)
  /// The height that a switch or stepper adds to a row of a list, whose own insets make it room.
  public static let partInRow = 18.0
  /// Minus and plus.
  public static let stepper = Size(width: 94, height: 32)
  /// A slider where no width is offered.
  public static let slider = Size(width: 118, height: 31)
  /// A color to be chosen.
  public static let colorWell = Size(width: 28, height: 28)
  /// The turning wheel of something that goes on.
  public static let wheel = Size(width: 20, height: 20)
  /// The bar of something whose progress is known, where no width is offered.
  public static let progressBar = Size(width: 100, height: 4)
  /// The bar of a gauge, where no width is offered.
  public static let gaugeBar = Size(width: 100, height: 6)
  /// The arrow at the end of a row that leads to another screen.
  public static let chevron = Size(width: 7, height: 12)
  /// The arrow that leads back to the screen before.
  public static let back = Size(width: 12, height: 20)
  /// The glass in a field for searching.
  public static let magnifier = Size(width: 20, height: 20)
  /// The handle of a sheet.
  public static let grabber = Size(width: 36, height: 5)
  /// The arrows of a menu that shows what is chosen.
  public static let arrows = Size(width: 10, height: 14)
  /// Wheels to choose from, where no width is offered.
  public static let wheels = Size(width: 320, height: 216)
  /// A month to choose a day from.
  public static let calendar = Size(width: 320, height: 334)
}
