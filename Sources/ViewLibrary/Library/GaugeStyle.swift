/// How gauges look.
///
/// **Source** — documented: Apple, `GaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public protocol GaugeStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultGaugeStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct DefaultGaugeStyle: GaugeStyle {
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
public struct LinearCapacityGaugeStyle: GaugeStyle {
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
public struct AccessoryLinearGaugeStyle: GaugeStyle {
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
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
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
public struct AccessoryCircularGaugeStyle: GaugeStyle {
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
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
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
    _private("gaugeStyle", .style(.gauge, name: "\(S.self)", nil))
  }
}
