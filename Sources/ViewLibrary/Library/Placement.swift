extension View {
  /// Gives the view's coordinate space a name.
  ///
  /// **Source** — documented: Apple, `coordinateSpace(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    var effect = _Effect.none
    if case .named(let value) = name.coordinateSpace { effect = .coordinateSpace(value) }
    return _private("coordinateSpace", effect)
  }

  /// Puts a view beside this one at an edge, over the bar.
  ///
  /// **Source** — documented: Apple, `safeAreaBar(edge:alignment:spacing:content:)`; its type is
  /// private.
  @available(iOS 26.0, macOS 26.0, *)
  public func safeAreaBar<V>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    _private("safeAreaBar", .inset(content(), .vertical(edge, alignment), spacing: spacing))
  }

  /// Changes the width of the column at the end.
  ///
  /// **Source** — documented: Apple, `inspectorColumnWidth(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    _private("inspectorColumnWidth")
  }

  /// Says how content looks where it scrolls out of sight.
  ///
  /// **Source** — documented: Apple, `scrollEdgeEffectStyle(_:for:)`; its type is private.
  @available(iOS 26.0, macOS 26.0, *)
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    _private("scrollEdgeEffectStyle")
  }

  /// Says what can be done behind a sheet.
  ///
  /// **Source** — documented: Apple, `presentationBackgroundInteraction(_:)`; its type is private.
  @available(iOS 16.4, macOS 13.3, *)
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    _private("presentationBackgroundInteraction")
  }

  /// Says what a sweep in a sheet does.
  ///
  /// **Source** — documented: Apple, `presentationContentInteraction(_:)`; its type is private.
  @available(iOS 16.4, macOS 13.3, *)
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    _private("presentationContentInteraction")
  }

  /// Runs an action for a key; none is pressed here.
  ///
  /// **Source** — documented: Apple, `onKeyPress(_:action:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  {
    _private("onKeyPress")
  }

  /// Runs an action for some keys; none is pressed here.
  ///
  /// **Source** — documented: Apple, `onKeyPress(keys:phases:action:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    _private("onKeyPress")
  }

  /// Runs an action for any key; none is pressed here.
  ///
  /// **Source** — documented: Apple, `onKeyPress(phases:action:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    _private("onKeyPress")
  }

  /// Marks views that take the focus one after another.
  ///
  /// **Source** — documented: Apple, `focusSection()`; its type is private.
  @available(macOS 13.0, *)
  public func focusSection() -> some View { _private("focusSection") }

  /// Takes the look of the focus away.
  ///
  /// **Source** — documented: Apple, `focusEffectDisabled(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    _private("focusEffectDisabled")
  }

  /// Says whether a button acts again while it is pressed.
  ///
  /// **Source** — documented: Apple, `buttonRepeatBehavior(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    _private("buttonRepeatBehavior")
  }

  /// Animates the changes that a closure makes.
  ///
  /// **Source** — documented: Apple, `animation(_:body:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    _PrivateView(
      content: body(
        PlaceholderContentView(
          _wrapping: modifier(_DeviceModifier(_effect: .transaction { $0._leaving() }))
        )
      ),
      modifier: _PrivateModifier(
        writtenName: "animation",
        effect: .transaction { $0._entering(animation) }
      )
    )
  }
}

/// A pressed key.
///
/// **Source** — documented: Apple, `KeyPress`.
@available(iOS 17.0, macOS 14.0, *)
public struct KeyPress {
  /// When a key is told.
  ///
  /// **Source** — documented: Apple, `KeyPress/Phases`.
  public struct Phases: OptionSet, Hashable {
    /// The phases as bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// When it goes down.
    public static let down = Phases(rawValue: 1)
    /// While it stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// When it comes up.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// Whether a key was used.
  public enum Result: Hashable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }
  /// When it is told.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String
  /// The keys held with it.
  public let modifiers: EventModifiers
}

/// What can be done behind a sheet.
///
/// **Source** — documented: Apple, `PresentationBackgroundInteraction`.
@available(iOS 16.4, macOS 13.3, *)
public struct PresentationBackgroundInteraction {
  var _name: String
  /// As usual.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(_name: "automatic")
  }
  /// All.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(_name: "enabled")
  }
  /// All up to a height.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    PresentationBackgroundInteraction(_name: "enabled")
  }
  /// Nothing.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(_name: "disabled")
  }
}

/// What a sweep in a sheet does.
///
/// **Source** — documented: Apple, `PresentationContentInteraction`.
@available(iOS 16.4, macOS 13.3, *)
public struct PresentationContentInteraction {
  var _name: String
  /// As usual.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(_name: "automatic")
  }
  /// Makes the sheet larger.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(_name: "resizes")
  }
  /// Scrolls the content.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(_name: "scrolls")
  }
}

/// How content looks where it scrolls out of sight.
///
/// **Source** — documented: Apple, `ScrollEdgeEffectStyle`.
@available(iOS 26.0, macOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable {
  var _name: String
  /// As usual.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(_name: "automatic") }
  /// Cut.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(_name: "hard") }
  /// Faded.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(_name: "soft") }
}

/// Whether a button acts again while it is pressed.
///
/// **Source** — documented: Apple, `ButtonRepeatBehavior`.
@available(iOS 17.0, macOS 14.0, *)
public struct ButtonRepeatBehavior: Hashable {
  var _name: String
  /// As usual.
  public static let automatic = ButtonRepeatBehavior(_name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(_name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(_name: "disabled")
}

/// Colors spread over a grid of points.
///
/// Takes all the space it is offered; its colors are not drawn here.
///
/// **Source** — documented: Apple, `MeshGradient`.
@available(iOS 18.0, macOS 15.0, *)
public struct MeshGradient: _PrimitiveView, _PrimitiveShapeStyle {
  var _colors: [Color]
  /// Makes a gradient of points and their colors.
  ///
  /// **Source** — documented: Apple, `MeshGradient/init(width:height:points:colors:…)`.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    _colors = colors
  }
  /// The gradient as a view.
  public var _primitive: _Primitive { .style(_colors.first ?? Color.clear) }
  /// The gradient as a paint.
  public var _paint: _Paint { (_colors.first ?? Color.clear)._paint }
}
