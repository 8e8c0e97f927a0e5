/// A view that goes through phases; here it shows the first.
///
/// **Source** — documented: Apple, `PhaseAnimator`; that phases go on is not shown.
@available(iOS 17.0, macOS 14.0, *)
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
  var _phases: [Phase]
  var _content: (Phase) -> Content

  /// Goes through the phases each time a value differs.
  ///
  /// **Source** — documented: Apple, `PhaseAnimator/init(_:trigger:content:animation:)`.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _phases = Array(phases)
    _content = content
  }

  /// Goes through the phases without end.
  ///
  /// **Source** — documented: Apple, `PhaseAnimator/init(_:content:animation:)`.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _phases = Array(phases)
    _content = content
  }

  /// The content of the first phase.
  public var body: some View {
    if let first = _phases.first { _content(first) }
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  /// Goes through phases each time a value differs; here the first is shown.
  ///
  /// **Source** — documented: Apple, `phaseAnimator(_:trigger:content:animation:)`; its type is
  /// private.
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    _PrivateView(
      content: PhaseAnimator(phases, trigger: trigger) { phase in
        content(PlaceholderContentView(_wrapping: self), phase)
      },
      modifier: _PrivateModifier(writtenName: "phaseAnimator", effect: .none)
    )
  }

  /// Goes through phases without end; here the first is shown.
  ///
  /// **Source** — documented: Apple, `phaseAnimator(_:content:animation:)`; its type is private.
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    _PrivateView(
      content: PhaseAnimator(phases) { phase in
        content(PlaceholderContentView(_wrapping: self), phase)
      },
      modifier: _PrivateModifier(writtenName: "phaseAnimator", effect: .none)
    )
  }
}
