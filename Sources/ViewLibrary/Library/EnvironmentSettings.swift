extension EnvironmentValues {
  /// Whether colors alone must not tell things apart.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilityDifferentiateWithoutColor`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the colors of the screen are turned round.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilityInvertColors`.
  public var accessibilityInvertColors: Bool { false }
  /// Whether an assistive technology is in use.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilityEnabled`.
  public var accessibilityEnabled: Bool { false }
  /// Whether the reader uses Switch Control.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilitySwitchControlEnabled`.
  @available(iOS 15.0, macOS 12.0, *)
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether buttons show their shapes.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilityShowButtonShapes`.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights are dimmed.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilityDimFlashingLights`.
  @available(iOS 17.0, macOS 14.0, *)
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilityPlayAnimatedImages`.
  @available(iOS 17.0, macOS 14.0, *)
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether large content views are shown.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/accessibilityLargeContentViewerEnabled`.
  @available(iOS 15.0, macOS 12.0, *)
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// How bold letters have to be.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/legibilityWeight`.
  public var legibilityWeight: LegibilityWeight? {
    get { _legibilityWeight }
    set { _legibilityWeight = newValue }
  }
  /// Whether the screen is dimmed.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/isLuminanceReduced`.
  @available(iOS 16.0, macOS 13.0, *)
  public var isLuminanceReduced: Bool {
    get { _isLuminanceReduced }
    set { _isLuminanceReduced = newValue }
  }
  /// Whether the screen is recorded.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/isSceneCaptured`.
  @available(iOS 17.0, macOS 14.0, *)
  public var isSceneCaptured: Bool { false }
  /// Whether more windows can be opened.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/supportsMultipleWindows`.
  @available(iOS 16.0, macOS 13.0, *)
  public var supportsMultipleWindows: Bool { false }
  /// How headers of sections stand out.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/headerProminence`.
  @available(iOS 15.0, macOS 12.0, *)
  public var headerProminence: Prominence {
    get { _headerProminence }
    set { _headerProminence = newValue }
  }
  /// How the view is shown by another, in the way before `dismiss`.
  ///
  /// **Source** — documented: Apple, `EnvironmentValues/presentationMode`, deprecated.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: _isPresented, _dismiss: _dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}

/// Whether a view is shown by another, and a way to close it.
///
/// **Source** — documented: Apple, `PresentationMode`.
public struct PresentationMode {
  /// Whether the view is shown by another.
  public private(set) var isPresented: Bool
  var _dismiss: () -> Void
  /// Closes the view when another shows it.
  public mutating func dismiss() { _dismiss() }
}

/// How bold letters have to be.
///
/// **Source** — documented: Apple, `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// As they are.
  case regular
  /// Bold.
  case bold
}
