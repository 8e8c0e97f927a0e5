extension View {
  /// Says where a scroll view inside comes to rest.
  ///
  /// **Source** — documented: Apple, `scrollTargetBehavior(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    _private("scrollTargetBehavior")
  }

  /// Marks the layout whose views are places to rest at.
  ///
  /// **Source** — documented: Apple, `scrollTargetLayout(isEnabled:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    _private("scrollTargetLayout")
  }

  /// Follows the view at which a scroll view stands.
  ///
  /// **Source** — documented: Apple, `scrollPosition(id:anchor:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func scrollPosition<ID>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  where ID: Hashable {
    _private(
      "scrollPosition",
      .trait(
        "ScrollPosition",
        _ScrollPositionAccess(
          get: { id.wrappedValue.map { AnyHashable($0) } },
          set: { value in id.wrappedValue = value?.base as? ID },
          anchor: anchor
        )
      )
    )
  }

  /// Follows where a scroll view stands.
  ///
  /// **Source** — documented: Apple, `scrollPosition(_:anchor:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    _private("scrollPosition")
  }

  /// Shows or hides the bars at the side of scroll views.
  ///
  /// **Source** — documented: Apple, `scrollIndicators(_:axes:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    _private("scrollIndicators")
  }

  /// Shows the bars at the side of scroll views for a moment.
  ///
  /// **Source** — documented: Apple, `scrollIndicatorsFlash(onAppear:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    _private("scrollIndicatorsFlash")
  }

  /// Holds scroll views inside still.
  ///
  /// **Source** — documented: Apple, `scrollDisabled(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func scrollDisabled(_ disabled: Bool) -> some View { _private("scrollDisabled") }

  /// Lets content be seen outside its scroll view.
  ///
  /// **Source** — documented: Apple, `scrollClipDisabled(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    _private("scrollClipDisabled")
  }

  /// Says when scroll views inside spring back.
  ///
  /// **Source** — documented: Apple, `scrollBounceBehavior(_:axes:)`; its type is private.
  @available(iOS 16.4, macOS 13.3, *)
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    _private("scrollBounceBehavior")
  }

  /// Says how scrolling closes the keyboard.
  ///
  /// **Source** — documented: Apple, `scrollDismissesKeyboard(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    _private("scrollDismissesKeyboard")
  }

  /// Says which part of the content is seen at first.
  ///
  /// **Source** — documented: Apple, `defaultScrollAnchor(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    _private("defaultScrollAnchor")
  }

  /// Changes this view while it comes into a scroll view; here it is always in it.
  ///
  /// **Source** — documented: Apple, `scrollTransition(_:axis:transition:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    _private("scrollTransition")
  }

  /// Changes this view while it comes and goes in a scroll view; here it is always in it.
  ///
  /// **Source** — documented: Apple, `scrollTransition(topLeading:bottomTrailing:axis:transition:)`;
  /// its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    _private("scrollTransition")
  }

  /// Runs an action when something about a scroll view differs.
  ///
  /// **Source** — documented: Apple, `onScrollGeometryChange(for:of:action:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    _private("onScrollGeometryChange")
  }

  /// Runs an action when a scroll view does something else.
  ///
  /// **Source** — documented: Apple, `onScrollPhaseChange(_:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    _private("onScrollPhaseChange")
  }

  /// Runs an action when this view comes into sight and goes out of it.
  ///
  /// **Source** — documented: Apple, `onScrollVisibilityChange(threshold:_:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    _private("onScrollVisibilityChange")
  }

  /// Runs an action when other targets come into sight.
  ///
  /// **Source** — documented: Apple, `onScrollTargetVisibilityChange(idType:threshold:_:)`; its type
  /// is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable {
    _private("onScrollTargetVisibilityChange")
  }

  /// Refreshes on a pull from above.
  ///
  /// **Source** — documented: Apple, `refreshable(action:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    _private(
      "refreshable",
      .environment { values in
        var copy = values
        copy.refresh = RefreshAction(_action: action)
        return copy
      }
    )
  }
}

/// Refreshes what a view shows.
///
/// **Source** — documented: Apple, `RefreshAction`.
@available(iOS 15.0, macOS 12.0, *)
public struct RefreshAction {
  var _action: () async -> Void
  /// Runs the action.
  public func callAsFunction() async { await _action() }
}

extension EnvironmentValues {
  /// Refreshes what the view shows; nil when nothing does.
  @available(iOS 15.0, macOS 12.0, *)
  public var refresh: RefreshAction? {
    get { self[_RefreshKey.self] }
    set { self[_RefreshKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
struct _RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

/// How the id of the view at which a scroll view stands is read and written.
///
/// **Source** — inferred: a device of this library.
public struct _ScrollPositionAccess {
  var get: () -> AnyHashable?
  var set: (AnyHashable?) -> Void
  var anchor: UnitPoint?
}
