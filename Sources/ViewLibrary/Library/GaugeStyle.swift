/// How gauges look.
///
/// **Source** — documented: Apple, `GaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public protocol GaugeStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style knows of one of the gauges.
///
/// **Source** — documented: Apple, `GaugeStyleConfiguration`.
@available(iOS 16.0, macOS 13.0, *)
public struct GaugeStyleConfiguration {
  /// A part of the control.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct CurrentValueLabel: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct MinimumValueLabel: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct MaximumValueLabel: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// How far it is, from 0 to 1.
  public var value: Double
  /// A part of the control.
  public var label: Label
  /// A part of the control.
  public var currentValueLabel: CurrentValueLabel?
  /// A part of the control.
  public var minimumValueLabel: MinimumValueLabel?
  /// A part of the control.
  public var maximumValueLabel: MaximumValueLabel?

  init(_ control: _Control) {
    let parts = control.content
    value = control._fraction ?? 0
    label = Label(_view: control.label)
    currentValueLabel = parts.first.map { CurrentValueLabel(_view: $0) }
    if parts.count > 2 {
      minimumValueLabel = MinimumValueLabel(_view: parts[1])
      maximumValueLabel = MaximumValueLabel(_view: parts[2])
    }
  }
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
@available(iOS 16.0, macOS 13.0, *)
public protocol _EngineGaugeStyle: GaugeStyle {}

@available(iOS 16.0, macOS 13.0, *)
extension _EngineGaugeStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultGaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct DefaultGaugeStyle: _EngineGaugeStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills.
///
/// **Source** — documented: Apple, `LinearCapacityGaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct LinearCapacityGaugeStyle: _EngineGaugeStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A line with a mark.
///
/// **Source** — documented: Apple, `AccessoryLinearGaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct AccessoryLinearGaugeStyle: _EngineGaugeStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A line that fills.
///
/// **Source** — documented: Apple, `AccessoryLinearCapacityGaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct AccessoryLinearCapacityGaugeStyle: _EngineGaugeStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A line that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A ring with a mark.
///
/// **Source** — documented: Apple, `AccessoryCircularGaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct AccessoryCircularGaugeStyle: _EngineGaugeStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that fills.
///
/// **Source** — documented: Apple, `AccessoryCircularCapacityGaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct AccessoryCircularCapacityGaugeStyle: _EngineGaugeStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 16.0, macOS 13.0, *)
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Gives gauges inside a look.
  ///
  /// **Source** — documented: Apple, `gaugeStyle(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    guard !(style is any _EngineGaugeStyle) else {
      return _private("gaugeStyle", .style(.gauge, name: "\(S.self)", nil))
    }
    return _private(
      "gaugeStyle",
      .style(
        .gauge,
        name: "\(S.self)",
        { control, _ in
          _engineInstalled(style).makeBody(configuration: GaugeStyleConfiguration(control))
        }
      )
    )
  }
}
