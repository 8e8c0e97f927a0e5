/// On glass.
///
/// Laid out like `bordered`; glass is not drawn.
///
/// **Source** — documented: Apple, `GlassButtonStyle`.
@available(iOS 26.0, macOS 26.0, *)
public struct GlassButtonStyle: _EngineButtonStyle {
  /// Makes it.
  public init() {}
}

/// On glass that stands out.
///
/// Laid out like `borderedProminent`; glass is not drawn.
///
/// **Source** — documented: Apple, `GlassProminentButtonStyle`.
@available(iOS 26.0, macOS 26.0, *)
public struct GlassProminentButtonStyle: _EngineButtonStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

@available(iOS 26.0, macOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// On glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
