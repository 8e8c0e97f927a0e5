/// Actions when the content comes and goes.
///
/// **Source** — documented: Apple, `onAppear(perform:)`, `onDisappear(perform:)`.
public struct _AppearanceActionModifier: _PrimitiveModifier {
  /// When the content comes.
  public var appear: (() -> Void)?
  /// When the content goes.
  public var disappear: (() -> Void)?
  /// Collects the actions.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
  /// The actions.
  public var _effect: _Effect { .lifecycle(appear: appear, disappear: disappear) }
}

/// An action when a value differs, in the form of iOS 14.
///
/// **Source** — documented: Apple, `onChange(of:perform:)`.
public struct _ValueActionModifier<Value>: _PrimitiveModifier where Value: Equatable {
  /// The value.
  public var value: Value
  /// The action, given the new value.
  public var action: (Value) -> Void
  /// The watch.
  public var _effect: _Effect {
    .change(
      _ChangeWatch(
        value: value,
        isEqual: { ($0 as? Value) == value },
        initial: false,
        usesFormerAction: true,
        action: { _, new in if let new = new as? Value { action(new) } }
      )
    )
  }
}

/// An action when a value differs, in the form of iOS 17.
///
/// **Source** — observed: printed types of several authors.
public struct _ValueActionModifier2<Value>: _PrimitiveModifier where Value: Equatable {
  var value: Value
  var action: (Value, Value) -> Void
  /// The watch.
  public var _effect: _Effect {
    .change(
      _ChangeWatch(
        value: value,
        isEqual: { ($0 as? Value) == value },
        initial: false,
        usesFormerAction: false,
        action: { old, new in
          if let old = old as? Value, let new = new as? Value { action(old, new) }
        }
      )
    )
  }
}

/// Work that lasts while the content is there.
///
/// **Source** — documented: Apple, `task(priority:_:)`.
public struct _TaskModifier: _PrimitiveModifier {
  var priority: TaskPriority
  var action: @Sendable () async -> Void
  /// The work.
  public var _effect: _Effect { .task(id: nil, action) }
}

/// Work that lasts while the content is there and a value does not differ.
///
/// **Source** — documented: Apple, `task(id:priority:_:)`.
public struct _TaskValueModifier<Value>: _PrimitiveModifier where Value: Equatable {
  var value: Value
  var priority: TaskPriority
  var action: @Sendable () async -> Void
  /// The work.
  public var _effect: _Effect { .task(id: _anyHashable(value), action) }
}

/// Work that lasts while the content is there, as iOS 26.4 names it.
///
/// **Source** — observed: printed types and decompiled applications of 2026.
public struct _TaskModifier2: _PrimitiveModifier {
  var action: @Sendable () async -> Void
  /// The work.
  public var _effect: _Effect { .task(id: nil, action) }
}

/// Work that lasts while a value does not differ, as iOS 26.4 names it.
///
/// **Source** — observed: a symbol of that name.
public struct _TaskValueModifier2<Value>: _PrimitiveModifier where Value: Equatable {
  var value: Value
  var action: @Sendable () async -> Void
  /// The work.
  public var _effect: _Effect { .task(id: _anyHashable(value), action) }
}

/// The value under a hashable cover.
func _anyHashable(_ value: Any) -> AnyHashable {
  (value as? AnyHashable) ?? AnyHashable("\(value)")
}

extension View {
  /// Runs an action when the view comes, before it is drawn first.
  ///
  /// **Source** — documented: Apple, `onAppear(perform:)`.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view is gone, after its transition.
  ///
  /// **Source** — documented: Apple, `onDisappear(perform:)`.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Starts work when the view comes and ends it when it goes.
  ///
  /// **Source** — documented: Apple, `task(priority:_:)`; another name from iOS 26.4 on.
  @available(iOS, introduced: 15.0, obsoleted: 26.4)
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Starts work when the view comes, and again when a value differs.
  ///
  /// **Source** — documented: Apple, `task(id:priority:_:)`; another name from iOS 26.4 on.
  @available(iOS, introduced: 15.0, obsoleted: 26.4)
  public func task<T>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(_TaskValueModifier(value: value, priority: priority, action: action))
  }

  /// Starts work when the view comes and ends it when it goes, as iOS 26.4 does.
  ///
  /// **Source** — observed: printed types and decompiled applications of 2026.
  @available(iOS 26.4, macOS 26.4, *)
  @_disfavoredOverload
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier2> {
    modifier(_TaskModifier2(action: action))
  }

  /// Starts work when the view comes, and again when a value differs, as iOS 26.4 does.
  ///
  /// **Source** — observed: a symbol of that name.
  @available(iOS 26.4, macOS 26.4, *)
  @_disfavoredOverload
  public func task<T>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _TaskValueModifier2<T>> where T: Equatable {
    modifier(_TaskValueModifier2(value: value, action: action))
  }

  /// Runs an action when a value differs, in the form of iOS 14.
  ///
  /// **Source** — documented: Apple, `onChange(of:perform:)`.
  @available(
    iOS,
    introduced: 14.0,
    deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public func onChange<V>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(_ValueActionModifier(value: value, action: action))
  }

  /// Runs an action, given the old and the new value, when a value differs.
  ///
  /// Two shells, whether it also runs at first or not.
  ///
  /// **Source** — documented: Apple, `onChange(of:initial:_:)`; printed types.
  @available(iOS 17.0, macOS 14.0, *)
  public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(_ValueActionModifier2(value: value, action: action))
      .modifier(_AppearanceActionModifier(appear: initial ? { action(value, value) } : nil))
  }

  /// Runs an action when a value differs.
  ///
  /// Two shells, whether it also runs at first or not.
  ///
  /// **Source** — documented: Apple, `onChange(of:initial:_:)`; printed types.
  @available(iOS 17.0, macOS 14.0, *)
  public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(_ValueActionModifier2(value: value, action: { _, _ in action() }))
      .modifier(_AppearanceActionModifier(appear: initial ? action : nil))
  }
}
