/// A view that goes through phases, each with an animation of its own.
///
/// Without a trigger it begins again after the last phase; with one it goes through all phases each
/// time the trigger differs, and rests in the first.
///
/// **Source** — documented: Apple, `PhaseAnimator`; that a phase begins when the one before looks
/// done is inferred.
@available(iOS 17.0, macOS 14.0, *)
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
  var _phases: [Phase]
  var _content: (Phase) -> Content
  var _animation: (Phase) -> Animation?
  var _trigger: _AnyEquatable?
  @State var _index: Int = 0

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
    _animation = animation
    _trigger = _AnyEquatable(trigger)
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
    _animation = animation
  }

  /// The content of the phase that is shown.
  public var body: some View {
    if _phases.indices.contains(_index) {
      _content(_phases[_index])
        .modifier(
          _DeviceModifier(
            _effect: .lifecycle(appear: { if _trigger == nil { _advance() } }, disappear: nil)
          )
        )
        .modifier(
          _DeviceModifier(
            _effect: .change(
              _ChangeWatch(
                value: _trigger as Any,
                isEqual: { ($0 as? _AnyEquatable) == _trigger },
                initial: false,
                usesFormerAction: false,
                action: { _, _ in if _trigger != nil { _advance() } }
              )
            )
          )
        )
    }
  }

  /// Goes to the next phase, and on from there.
  func _advance() {
    guard _phases.count > 1 else { return }
    let next = (_index + 1) % _phases.count
    withAnimation(_animation(_phases[next])) {
      _index = next
    } completion: {
      if _trigger == nil || next != 0 { _advance() }
    }
  }
}

/// A value that is compared without its type being known.
///
/// **Source** — inferred: a device of this library.
public struct _AnyEquatable: Equatable {
  var _value: Any
  var _isEqual: (Any) -> Bool

  init<T>(_ value: T) where T: Equatable {
    _value = value
    _isEqual = { ($0 as? T) == value }
  }

  /// Compares the values.
  public static func == (lhs: _AnyEquatable, rhs: _AnyEquatable) -> Bool {
    lhs._isEqual(rhs._value)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  /// Goes through phases each time a value differs.
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
      content: PhaseAnimator(
        phases,
        trigger: trigger,
        content: { phase in content(PlaceholderContentView(_wrapping: self), phase) },
        animation: animation
      ),
      modifier: _PrivateModifier(writtenName: "phaseAnimator", effect: .none)
    )
  }

  /// Goes through phases without end.
  ///
  /// **Source** — documented: Apple, `phaseAnimator(_:content:animation:)`; its type is private.
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    _PrivateView(
      content: PhaseAnimator(
        phases,
        content: { phase in content(PlaceholderContentView(_wrapping: self), phase) },
        animation: animation
      ),
      modifier: _PrivateModifier(writtenName: "phaseAnimator", effect: .none)
    )
  }
}
